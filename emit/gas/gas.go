package gas

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Machine assembles instructions. Safe for concurrent use.
type Machine interface {
	// Instr assembles one instruction, in Intel or AT&T syntax. An error names the part that is not supported.
	Instr(x *Context, s string, intel bool) (Instr, error)
	// Data returns the relocation type of a data field that refers to a symbol with a modifier (such as @GOTOFF, or
	// ""), PC-relative or not. ok is false if there is none.
	Data(size int, modifier string, pcrel bool) (reloc uint32, ok bool)
	// Pad appends n bytes of nops.
	Pad(b []byte, n int) []byte
	// Register returns the DWARF number of a register.
	Register(name string) (n int, ok bool)
	// Word returns the size of an address in bytes.
	Word() int
	// Dialect returns the machine's assembler dialect.
	Dialect() *Dialect
}

// A Dialect describes how a machine's assembler differs from that for x86, which is the zero value.
type Dialect struct {
	HashNumbers bool           // # starts line numbers and comments only at the start of a line; else comments anywhere
	AlignLog2   bool           // .align counts in powers of two
	Data        map[string]int // element sizes of data directives that differ or are additional
	Ignored     []string       // directives without effect
	Comment     byte           // starts comments anywhere, besides //; 0: none
	FuncMark    string         // the directive that marks the next label as a function, or ""
}

// An Instr is an instruction's machine code.
type Instr struct {
	Code  []byte
	Fixes []Field
	// Jump, if not nil, is a relaxable jump, which replaces Code.
	Jump *Jump
}

// A Field of code or data depends on the addresses of symbols.
type Field struct {
	Off   int // in the code
	Size  int
	PCRel bool   // relative to the field
	Reloc uint32 // type, if a relocation is needed
	Jump  bool   // needs no relocation for a global symbol of the same section
	Keep  bool   // needs a relocation even if the distance is known
	E     *Expr
}

// A Jump is a relaxable jump within a section.
type Jump struct {
	Short, Long []byte // without the 1- or 4-byte distance; Long may be missing
	To          *Expr
	Reloc       uint32
	Prefix      []byte
}

// A Section is a section specification.
type Section struct {
	Name  string
	Flags string // as in the directive: "aw"
	Kind  string // progbits, nobits, init_array, fini_array or note; "": by its name
	Entry int    // entry size of mergeable sections, else 0
	Group string // COMDAT group, or ""
	// Plain: only the section's name is specified.
	Plain bool
}

// An Error reports a statement that is wrong or not supported.
type Error struct {
	Line int // of the text, from 1
	Text string
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("line %d, %q: %v", e.Line, e.Text, e.Err) }
func (e *Error) Unwrap() error { return e.Err }

// A WrongError reports an instruction that the processor lacks, or that is not allowed where it stands: another assembler
// would reject it too, or accept it only because it assumes more features of the processor.
type WrongError struct{ Err error }

func (e *WrongError) Error() string { return e.Err.Error() }
func (e *WrongError) Unwrap() error { return e.Err }

// Wrong returns a *WrongError.
func Wrong(format string, args ...any) error { return &WrongError{fmt.Errorf(format, args...)} }

// A Unit is parsed text.
type Unit struct {
	m        Machine
	sections []section
	syms     []symbol
	byName   map[string]int32
	Symvers  []Symver
	CFI      []CFI
}

// A Symver is a versioned name of a symbol.
type Symver struct{ Name, Version string }

// A section is the contents of a section.
type section struct {
	Section
	frags []frag
	align int64
}

// fragKind is the kind of a fragment.
type fragKind uint8

const (
	isData fragKind = iota
	isJump
	isAlign
	isFill
)

// A frag is a part of a section of fixed or position-dependent length.
type frag struct {
	kind   fragKind
	long   bool
	code   bool // isData: contains instructions
	filled bool // isAlign: pad with value instead of nops
	data   []byte
	fields []Field
	jump   *Jump
	n, max int64 // isAlign
	count  *Expr // isFill
	value  uint64
	width  int
	off    int64
	size   int64
	line   int
}

// A symbol is a symbol of the text, or a label without a name.
type symbol struct {
	name    string // "": a local label, or a position
	defined bool
	sec     int32
	frag    int32
	at      int64
	set     *Expr
	size    *Expr
	common  int64
	align   int64
	bind    Bind
	kind    string
	vis     string
	used    bool
	line    int
}

// Bind is the binding of a symbol.
type Bind uint8

// The bindings.
const (
	NoBind Bind = iota
	Global
	Weak
	Local
)

// A CFI is an operation of call frame information.
type CFI struct {
	Op      string // the directive without .cfi_
	Args    []int64
	Section int
	frag    int32
	at      int64
	Off     int64 // after Layout
}

// A Context is the context of an instruction.
type Context struct {
	u   *Unit
	Mod string // modifier of the last parsed expression
	// State is what the machine remembers between instructions, 0 at first. Open says why the text cannot end after the
	// last instruction, or is "".
	State   uint32
	Open    string
	ignored []string // directives without effect so far
	a       *assembler
}

// Ignored reports whether the text has that directive, which has no effect, before this.
func (x *Context) Ignored(name string) bool { return slices.Contains(x.ignored, name) }

// assembler is the working state of Assemble.
type assembler struct {
	Context
	cur    int
	prev   int // the previous section, or -1
	stack  [][2]int
	intel  bool
	marked bool // the next label is a function (Dialect.FuncMark)
	line   int
	local  map[string]*numberedLabel
	expansion
}

type numberedLabel struct{ back, next int32 }

// Assemble parses text that starts in section start; unless anywhere is set, it must also end there. The error is an
// *Error. O(length after macro expansion), which is bounded.
func Assemble(m Machine, text string, start Section, anywhere bool) (*Unit, error) {
	u := &Unit{m: m, sections: []section{{Section: start, align: 1}}, byName: make(map[string]int32)}
	a := &assembler{local: make(map[string]*numberedLabel), prev: -1}
	a.u, a.Context.a = u, a
	for len(text) > 0 || a.line == 0 {
		a.line++
		line, rest, _ := strings.Cut(text, "\n")
		if i := strings.Index(line, "/*"); i >= 0 && !strings.Contains(line[:i], "\"") {
			end := strings.Index(text[i+2:], "*/")
			if end < 0 {
				return nil, &Error{a.line, line, fmt.Errorf("unterminated /*")}
			}
			comment := text[i : i+2+end+2]
			text = text[:i] + " " + text[i+len(comment):]
			a.line += strings.Count(comment, "\n") - 1
			continue
		}
		text = rest
		for _, s := range statements(line, m.Dialect()) {
			if err := a.take(s); err != nil {
				return nil, &Error{a.line, strings.TrimSpace(s), err}
			}
		}
		if text == "" {
			break
		}
	}
	if err := a.finished(); err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(a.local)) {
		if a.local[name].next >= 0 {
			return nil, &Error{a.line, name + "f", fmt.Errorf("no label %s: follows", name)}
		}
	}
	if len(a.stack) > 0 || a.cur != 0 && !anywhere {
		return nil, &Error{a.line, "", fmt.Errorf("the text does not end in the section in which it begins")}
	}
	return u, nil
}

// statements splits a line at semicolons and strips comments.
func statements(line string, d *Dialect) (list []string) {
	start, quoted := 0, false
	if d.HashNumbers && strings.HasPrefix(strings.TrimLeft(line, " \t"), "#") {
		return nil
	}
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && quoted:
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '\'' && i+1 < len(line) && i+2 < len(line):
			if line[i+1] == ';' || line[i+1] == '#' || line[i+1] == '"' {
				i++
			}
		case c == '#' && !d.HashNumbers, c == d.Comment && c != 0, c == '/' && strings.HasPrefix(line[i:], "//"): // as in LLVM
			return append(list, line[start:i])
		case c == ';':
			list, start = append(list, line[start:i]), i+1
		}
	}
	return append(list, line[start:])
}

func (a *assembler) statement(s string) error {
	for {
		s = strings.TrimSpace(s)
		if s == "" {
			return nil
		}
		n := 0
		for n < len(s) && s[n] >= '0' && s[n] <= '9' {
			n++
		}
		if n > 0 && n < len(s) && strings.HasPrefix(strings.TrimLeft(s[n:], " \t"), ":") {
			l := a.numberedLabel(s[:n])
			l.back = l.next
			if l.back < 0 {
				l.back = a.newSymbol("")
			}
			l.next = -1
			a.define(l.back)
			if s = strings.TrimLeft(s[n:], " \t")[1:]; divides(s) {
				return a.take(s)
			}
			continue
		}
		name, rest, err := symbolName(s)
		if err != nil {
			return err
		}
		after := strings.TrimLeft(rest, " \t")
		switch {
		case strings.HasPrefix(after, ":") && !strings.HasPrefix(after, "::"):
			sym := a.symbol(name)
			if x := &a.u.syms[sym]; x.defined || x.set != nil {
				return fmt.Errorf("%s is defined twice", name)
			}
			a.define(sym)
			if a.marked {
				a.u.syms[sym].kind, a.marked = "function", false
			}
			if s = after[1:]; divides(s) {
				return a.take(s)
			}
		case strings.HasPrefix(after, "="):
			return a.set(name, strings.TrimLeft(after, "="))
		case a.macros[name] != nil:
			return a.call(name, a.macros[name], strings.TrimSpace(after))
		case name[0] == '.':
			return a.directive(strings.ToLower(name), strings.TrimSpace(after))
		default:
			return a.instruction(s)
		}
	}
}

// place returns the fragment to which labels at the current position are relative: the last one, if it is data.
func (a *assembler) place() *frag {
	sec := &a.u.sections[a.cur]
	if n := len(sec.frags); n == 0 || sec.frags[n-1].kind != isData {
		sec.frags = append(sec.frags, frag{line: a.line})
	}
	return &sec.frags[len(sec.frags)-1]
}

// frag returns the current fragment for data or, if code is set, for instructions.
func (a *assembler) frag(code bool) *frag {
	f := a.place()
	if f.code != code && len(f.data) > 0 {
		a.add(frag{})
		f = a.place()
	}
	f.code = code
	return f
}

func (a *assembler) add(f frag) {
	f.line = a.line
	sec := &a.u.sections[a.cur]
	sec.frags = append(sec.frags, f)
}

func (a *assembler) newSymbol(name string) int32 {
	a.u.syms = append(a.u.syms, symbol{name: name, sec: -1})
	return int32(len(a.u.syms) - 1)
}

// symbol returns the number of the symbol with the given name, creating it if necessary.
func (x *Context) symbol(name string) int32 {
	n, ok := x.u.byName[name]
	if !ok {
		n = x.a.newSymbol(name)
		x.u.byName[name] = n
	}
	x.u.syms[n].used = true
	return n
}

func (a *assembler) define(n int32) {
	f := a.place()
	s := &a.u.syms[n]
	s.defined, s.sec, s.frag, s.at, s.line = true, int32(a.cur), int32(len(a.u.sections[a.cur].frags)-1), int64(len(f.data)), a.line
}

// here returns a new label at the current position.
func (x *Context) here() int32 {
	n := x.a.newSymbol("")
	x.a.define(n)
	return n
}

func (a *assembler) numberedLabel(name string) *numberedLabel {
	l := a.local[name]
	if l == nil {
		l = &numberedLabel{-1, -1}
		a.local[name] = l
	}
	return l
}

// numbered returns the nearest local label n before or, if forward is set, after the current position.
func (x *Context) numbered(name string, forward bool) (int32, error) {
	l := x.a.numberedLabel(name)
	if !forward {
		if l.back < 0 {
			return 0, fmt.Errorf("no label %s: before this", name)
		}
		return l.back, nil
	}
	if l.next < 0 {
		l.next = x.a.newSymbol("")
	}
	return l.next, nil
}

func (a *assembler) instruction(s string) error {
	in, err := a.u.m.Instr(&a.Context, s, a.intel)
	if err != nil {
		return err
	}
	if in.Jump != nil {
		a.add(frag{kind: isJump, jump: in.Jump})
		return nil
	}
	f := a.frag(true)
	for _, x := range in.Fixes {
		x.Off += len(f.data)
		f.fields = append(f.fields, x)
	}
	f.data = append(f.data, in.Code...)
	return nil
}

// set assigns the value of an expression to a symbol.
func (a *assembler) set(name, s string) error {
	a.Mod = ""
	e, rest, err := a.Expr(s)
	if err != nil {
		return err
	}
	if strings.TrimSpace(rest) != "" || a.Mod != "" {
		return fmt.Errorf("unexpected %q", rest)
	}
	if name == "." {
		return fmt.Errorf("an assignment to . is not supported")
	}
	x := &a.u.syms[a.symbol(name)]
	if x.defined || x.set != nil {
		return fmt.Errorf("%s is defined twice", name)
	}
	x.set = e
	return nil
}

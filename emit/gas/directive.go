package gas

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// fields splits the operands of a directive at commas.
func fields(s string) (list []string) {
	if strings.TrimSpace(s) == "" {
		return nil
	}
	depth, quoted, start := 0, false, 0
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\' && quoted:
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth == 0:
			list, start = append(list, strings.TrimSpace(s[start:i])), i+1
		}
	}
	return append(list, strings.TrimSpace(s[start:]))
}

// dataSize is the element size of data directives.
var dataSize = map[string]int{".byte": 1, ".short": 2, ".value": 2, ".hword": 2, ".2byte": 2, ".word": 2, ".long": 4, ".int": 4, ".4byte": 4,
	".quad": 8, ".8byte": 8, ".dc.b": 1, ".dc.w": 2, ".dc.l": 4}

// ignored are directives with no effect on object files.
var ignored = []string{".file", ".loc", ".ident", ".addrsig", ".addrsig_sym", ".arch", ".cfi_sections", ".end", ".nop_insn", ".extern"}

func (a *assembler) directive(name, rest string) error {
	dialect := a.u.m.Dialect()
	size := dialect.Data[name]
	if size == 0 {
		size = dataSize[name]
	}
	if size > 0 {
		for _, s := range fields(rest) {
			if err := a.data(size, s); err != nil {
				return err
			}
		}
		return nil
	}
	if op, ok := strings.CutPrefix(name, ".cfi_"); ok && name != ".cfi_sections" {
		return a.cfi(op, fields(rest))
	}
	args := fields(rest)
	switch name {
	case ".ascii", ".asciz", ".string":
		return a.strings(args, name != ".ascii")
	case ".float", ".single", ".double":
		return a.floats(args, name == ".double")
	case ".zero", ".skip", ".space", ".fill", ".nops":
		return a.fill(name, args)
	case ".align", ".balign", ".p2align", ".balignw", ".balignl", ".p2alignw", ".p2alignl":
		return a.align(name, args)
	case ".text", ".data", ".bss", ".section", ".pushsection", ".popsection", ".previous":
		return a.change(name, rest, args)
	case ".globl", ".global", ".weak", ".local", ".hidden", ".protected", ".internal":
		return a.attribute(name, args)
	case ".type", ".size", ".set", ".equ", ".equiv", ".symver", ".comm", ".lcomm":
		return a.about(name, args)
	case ".intel_syntax", ".att_syntax":
		switch a.intel = name == ".intel_syntax"; {
		case rest == "", rest == "noprefix" && a.intel, rest == "prefix" && !a.intel:
			return nil
		}
		return fmt.Errorf("%s %s is not supported", name, rest)
	case ".code64", ".code32":
		if a.u.m.Word()*8 == 64 == (name == ".code64") {
			return nil
		}
	}
	if name == dialect.FuncMark {
		a.marked = true
		return nil
	}
	if slices.Contains(ignored, name) || slices.Contains(dialect.Ignored, name) {
		if !a.Ignored(name) {
			a.ignored = append(a.ignored, name)
		}
		return nil
	}
	return fmt.Errorf("unknown directive %s", name)
}

// change changes the current section.
func (a *assembler) change(name, rest string, args []string) error {
	switch name {
	case ".section", ".pushsection":
		s, err := a.section(args)
		if err != nil {
			return err
		}
		if name == ".pushsection" {
			a.stack = append(a.stack, [2]int{a.cur, a.prev})
		}
		a.enter(s)
	case ".popsection":
		n := len(a.stack) - 1
		if n < 0 {
			return fmt.Errorf("no matching .pushsection")
		}
		a.cur, a.prev = a.stack[n][0], a.stack[n][1]
		a.stack = a.stack[:n]
	case ".previous":
		if a.prev < 0 {
			return fmt.Errorf("no previous section")
		}
		a.cur, a.prev = a.prev, a.cur
	default:
		if rest != "" {
			return fmt.Errorf("subsections are not supported")
		}
		a.enter(plainSection(name))
	}
	return nil
}

// data adds an element of size bytes.
func (a *assembler) data(size int, s string) error {
	a.Mod = ""
	e, rest, err := a.Expr(s)
	if err != nil {
		return err
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		return fmt.Errorf("unexpected %q", rest)
	}
	f := a.frag(false)
	if v, ok := a.Const(e); ok {
		if size < 8 && (v < -1<<(8*size-1) || v >= 1<<(8*size)) {
			return fmt.Errorf("%d is longer than %d bytes", v, size)
		}
		f.data = binary.LittleEndian.AppendUint64(f.data, uint64(v))[:len(f.data)+size]
		return nil
	}
	reloc, ok := a.u.m.Data(size, a.Mod, false)
	if !ok && a.Mod != "" {
		return fmt.Errorf("no relocation of %d bytes for %s", size, a.Mod)
	}
	f.fields = append(f.fields, Field{Off: len(f.data), Size: size, Reloc: reloc, E: e})
	f.data = append(f.data, make([]byte, size)...)
	return nil
}

func (a *assembler) strings(args []string, zero bool) error {
	for _, s := range args {
		for s != "" {
			b, rest, err := quotedString(s)
			if err != nil {
				return err
			}
			s = strings.TrimSpace(rest)
			f := a.frag(false)
			f.data = append(f.data, b...)
			if zero && s == "" {
				f.data = append(f.data, 0)
			}
		}
	}
	return nil
}

func (a *assembler) floats(args []string, double bool) error {
	for _, s := range args {
		v, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimPrefix(s, "0f"), "0d"), 64)
		if err != nil {
			return fmt.Errorf("%q is not a number", s)
		}
		if f := float32(v); !double && math.IsInf(float64(f), 0) && !math.IsInf(v, 0) {
			return fmt.Errorf("%s is beyond the range of a float of 4 bytes", s)
		}
		f := a.frag(false)
		if double {
			f.data = binary.LittleEndian.AppendUint64(f.data, math.Float64bits(v))
		} else {
			f.data = binary.LittleEndian.AppendUint32(f.data, math.Float32bits(float32(v)))
		}
	}
	return nil
}

// quotedString parses a quoted string.
func quotedString(s string) (b []byte, rest string, err error) {
	if s == "" || s[0] != '"' {
		return nil, s, fmt.Errorf("want a string in quotes, not %q", s)
	}
	s = s[1:]
	for s != "" && s[0] != '"' {
		c := s[0]
		if c == '\\' {
			if c, s, err = unescape(s); err != nil {
				return nil, s, err
			}
			b = append(b, c)
			continue
		}
		b, s = append(b, c), s[1:]
	}
	if s == "" {
		return nil, s, fmt.Errorf("a string is not terminated")
	}
	return b, s[1:], nil
}

// unescape parses an escape sequence.
func unescape(s string) (c byte, rest string, err error) {
	if len(s) < 2 {
		return 0, s, fmt.Errorf("the text ends with a backslash")
	}
	const letters, meant = "bfnrtv\\\"'", "\b\f\n\r\t\v\\\"'"
	switch c := s[1]; {
	case strings.IndexByte(letters, c) >= 0:
		return meant[strings.IndexByte(letters, c)], s[2:], nil
	case c >= '0' && c <= '7':
		v, n := 0, 1
		for n < 4 && n < len(s) && s[n] >= '0' && s[n] <= '7' {
			v, n = v*8+int(s[n]-'0'), n+1
		}
		return byte(v), s[n:], nil
	case c == 'x':
		n := 2
		for n < len(s) && strings.IndexByte("0123456789abcdefABCDEF", s[n]) >= 0 {
			n++
		}
		v, err := strconv.ParseUint(s[max(2, n-2):n], 16, 8)
		return byte(v), s[n:], err
	}
	return 0, s, fmt.Errorf("unknown escape \\%c", s[1])
}

// expr parses an expression that spans all of s.
func (a *assembler) expr(s string) (*Expr, error) {
	a.Mod = ""
	e, rest, err := a.Expr(s)
	if err == nil && (strings.TrimSpace(rest) != "" || a.Mod != "") {
		err = fmt.Errorf("unexpected %q", rest)
	}
	return e, err
}

// constant parses an expression whose value is known before layout.
func (a *assembler) constant(s string) (int64, error) {
	e, err := a.expr(s)
	if err != nil {
		return 0, err
	}
	v, ok := a.Const(e)
	if !ok {
		return 0, fmt.Errorf("%q is not known here", s)
	}
	return v, nil
}

// fill implements .skip and .fill.
func (a *assembler) fill(name string, args []string) error {
	if len(args) == 0 || len(args) > 3 || name == ".nops" {
		return fmt.Errorf("%s with %d operands is not supported", name, len(args))
	}
	e, err := a.expr(args[0])
	if err != nil {
		return err
	}
	f := frag{kind: isFill, count: e, width: 1}
	value := args[1:]
	if name == ".fill" && len(args) > 1 {
		w, err := a.constant(args[1])
		if err != nil || w < 0 || w > 8 {
			return fmt.Errorf("%q is not an element length", args[1])
		}
		f.width, value = int(w), args[2:]
	}
	if len(value) > 1 {
		return fmt.Errorf("unexpected %q", value[1])
	}
	if len(value) == 1 {
		v, err := a.constant(value[0])
		if err != nil {
			return err
		}
		if f.value = uint64(v); f.width > 4 {
			f.value = uint64(uint32(v)) // as in GNU as
		}
	}
	if n, ok := a.Const(e); ok && n >= 0 && n < 1<<16 {
		to := a.frag(false)
		for range n {
			to.data = binary.LittleEndian.AppendUint64(to.data, f.value)[:len(to.data)+f.width]
		}
		return nil
	}
	a.add(f)
	return nil
}

// align implements the alignment directives.
func (a *assembler) align(name string, args []string) error {
	if len(args) == 0 || len(args) > 3 || strings.HasSuffix(name, "w") || strings.HasSuffix(name, "l") {
		return fmt.Errorf("%s with %d operands is not supported", name, len(args))
	}
	var v [3]int64
	for i, s := range args {
		if s == "" && i > 0 {
			continue
		}
		n, err := a.constant(s)
		if err != nil {
			return err
		}
		v[i] = n
	}
	n := v[0]
	if name == ".p2align" || name == ".align" && a.u.m.Dialect().AlignLog2 {
		if n < 0 || n > 20 {
			return fmt.Errorf("an alignment of 1<<%d is too large", n)
		}
		n = 1 << n
	}
	if n == 0 {
		n = 1
	}
	if n < 0 || n&(n-1) != 0 || n > 1<<20 {
		return fmt.Errorf("%d is not a power of two", n)
	}
	sec := &a.u.sections[a.cur]
	sec.align = max(sec.align, n)
	a.add(frag{kind: isAlign, n: n, max: v[2], filled: len(args) > 1 && args[1] != "", value: uint64(v[1])})
	return nil
}

// sectionDefaults are the flags and kinds of sections by name prefix.
var sectionDefaults = []struct{ name, flags, kind string }{
	{".text", "ax", "progbits"}, {".init_array", "aw", "init_array"}, {".fini_array", "aw", "fini_array"}, {".init", "ax", "progbits"}, {".fini", "ax", "progbits"},
	{".data", "aw", "progbits"}, {".bss", "aw", "nobits"}, {".rodata", "a", "progbits"}, {".tdata", "awT", "progbits"}, {".tbss", "awT", "nobits"},
	{".note", "", "note"}, {".comment", "", "progbits"},
}

// plainSection returns the section with only a name given.
func plainSection(name string) Section {
	s := Section{Name: name, Kind: "progbits", Plain: true}
	if name == ".note.GNU-stack" {
		return s
	}
	for _, d := range sectionDefaults {
		if name == d.name || strings.HasPrefix(name, d.name+".") {
			s.Flags, s.Kind = d.flags, d.kind
			break
		}
	}
	return s
}

// section parses name, "flags", @kind and the further operands that flags require.
func (a *assembler) section(args []string) (Section, error) {
	var s Section
	if len(args) == 0 {
		return s, fmt.Errorf("a section's name is missing")
	}
	name := args[0]
	if strings.HasPrefix(name, "\"") {
		b, _, err := quotedString(name)
		if err != nil {
			return s, err
		}
		name = string(b)
	}
	s = plainSection(name)
	if len(args) > 1 && !strings.HasPrefix(args[1], "\"") {
		return s, fmt.Errorf("subsections are not supported")
	}
	if len(args) == 1 {
		return s, nil
	}
	flags, rest, err := quotedString(args[1])
	if err != nil || strings.TrimSpace(rest) != "" {
		return s, fmt.Errorf("%q are not flags", args[1])
	}
	s.Plain = false
	group := false
	s.Flags = ""
	for _, f := range string(flags) {
		switch {
		case f == 'G':
			group = true
		case strings.ContainsRune("awxMSTR", f):
			s.Flags += string(f)
		default:
			return s, fmt.Errorf("unknown section flag %c", f)
		}
	}
	s.Flags = inOrder(s.Flags)
	args = args[2:]
	take := func() (w string) {
		if len(args) > 0 {
			w, args = args[0], args[1:]
		}
		return w
	}
	if kind := take(); kind != "" {
		s.Kind = strings.TrimLeft(kind, "@%")
		if !slices.Contains([]string{"progbits", "nobits", "note", "init_array", "fini_array"}, s.Kind) || s.Kind == kind {
			return s, fmt.Errorf("unknown section type %s", kind)
		}
	}
	if strings.Contains(s.Flags, "M") {
		n, err := a.constant(take())
		if err == nil && (n < 0 || n > math.MaxInt32) {
			err = fmt.Errorf("%d is not an entry size", n)
		}
		if err != nil {
			return s, err
		}
		s.Entry = int(n)
	}
	if group {
		if s.Group = take(); s.Group == "" {
			return s, fmt.Errorf("the group's name is missing")
		}
		if c := take(); c != "" && c != "comdat" {
			return s, fmt.Errorf("%q is not a kind of group", c)
		}
	}
	if len(args) > 0 {
		return s, fmt.Errorf("unexpected %q", args[0])
	}
	return s, nil
}

// inOrder sorts flags in the order that package asm uses.
func inOrder(flags string) (s string) {
	for _, f := range "awxMSTR" {
		if strings.ContainsRune(flags, f) {
			s += string(f)
		}
	}
	return s
}

// enter switches to a section.
func (a *assembler) enter(s Section) {
	a.prev = a.cur
	for i := range a.u.sections {
		have := &a.u.sections[i].Section
		if *have == s || have.Name == s.Name && (s.Plain || have.Plain) && have.Group == s.Group {
			a.cur = i
			return
		}
	}
	a.cur = len(a.u.sections)
	a.u.sections = append(a.u.sections, section{Section: s, align: 1})
}

// attribute implements directives on lists of symbols.
func (a *assembler) attribute(name string, args []string) error {
	for _, s := range args {
		id, rest, err := symbolName(s)
		if err != nil || rest != "" {
			return fmt.Errorf("%q is not a symbol", s)
		}
		x := &a.u.syms[a.symbol(id)]
		switch name {
		case ".globl", ".global":
			x.bind = max(x.bind, Global)
		case ".weak":
			x.bind = Weak
		case ".local":
			x.bind = Local
		default:
			x.vis = name[1:]
		}
	}
	return nil
}

// about implements directives for a single symbol.
func (a *assembler) about(name string, args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("%s needs two operands", name)
	}
	id, rest, err := symbolName(args[0])
	if err != nil || rest != "" {
		return fmt.Errorf("%q is not a symbol", args[0])
	}
	switch name {
	case ".set", ".equ", ".equiv":
		return a.set(id, args[1])
	case ".symver":
		if len(args) != 2 || !strings.Contains(args[1], "@") || strings.Contains(args[1], "@@@") {
			return fmt.Errorf("this kind of version is not supported")
		}
		a.symbol(id)
		a.u.Symvers = append(a.u.Symvers, Symver{id, args[1]})
		return nil
	}
	n := a.symbol(id)
	if name == ".size" {
		e, err := a.expr(args[1]) // may append to the symbols
		a.u.syms[n].size = e
		return err
	}
	x := &a.u.syms[n]
	switch name {
	case ".type":
		kind := strings.TrimLeft(strings.Trim(args[1], "\""), "@%#")
		kind = strings.ToLower(strings.TrimPrefix(kind, "STT_"))
		if !slices.Contains([]string{"function", "func", "object", "notype", "gnu_indirect_function", "tls_object"}, kind) {
			return fmt.Errorf("unknown symbol type %s", args[1])
		}
		x.kind = kind
	case ".comm", ".lcomm":
		if x.common, err = a.constant(args[1]); err == nil && len(args) > 2 {
			x.align, err = a.constant(args[2])
		}
		if err == nil && (x.common < 0 || x.align < 0 || x.align&(x.align-1) != 0) {
			return fmt.Errorf("%d bytes cannot be aligned to %d", x.common, x.align)
		}
		if name == ".lcomm" || x.defined || x.bind == Local {
			return fmt.Errorf("%s here is not supported", name)
		}
	}
	return err
}

// cfi implements the call frame information directives.
func (a *assembler) cfi(op string, args []string) error {
	c := CFI{Op: op, Section: a.cur}
	want := map[string]string{"startproc": "", "endproc": "", "remember_state": "", "negate_ra_state": "", "b_key_frame": "", "restore_state": "", "def_cfa": "rn", "def_cfa_register": "r",
		"def_cfa_offset": "n", "adjust_cfa_offset": "n", "offset": "rn", "rel_offset": "rn", "restore": "r", "undefined": "r", "same_value": "r", "register": "rr", "escape": "*"}
	form, ok := want[op]
	if !ok || form != "*" && len(form) != len(args) {
		return fmt.Errorf(".cfi_%s cannot have %d operands", op, len(args))
	}
	for i, s := range args {
		if form != "*" && form[i] == 'r' {
			if n, ok := a.u.m.Register(s); ok {
				c.Args = append(c.Args, int64(n))
				continue
			}
		}
		n, err := a.constant(s)
		if err != nil {
			return err
		}
		switch most := int64(math.MaxUint16); {
		case op == "escape" && (n < -128 || n > 255):
			return fmt.Errorf("%d is longer than a byte", n)
		case form != "*" && form[i] == 'r' && (n < 0 || n > most):
			return fmt.Errorf("%d is not a register number", n)
		}
		c.Args = append(c.Args, n)
	}
	f := a.place()
	c.frag, c.at = int32(len(a.u.sections[a.cur].frags)-1), int64(len(f.data))
	a.u.CFI = append(a.u.CFI, c)
	return nil
}

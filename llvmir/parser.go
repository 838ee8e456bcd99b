package llvmir

import (
	"fmt"
	"runtime/debug"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/llvmir/bitcode"
)

// Limits on files; exceeding them is an error. They bound the parser's time and memory on any input, and are far beyond
// real programs.
const (
	maxDepth      = 256       // nesting of types, constants and brackets
	maxTypeWeight = 1 << 17   // number of fields in a type, nested ones counted
	maxTypeSize   = 1 << 46   // bytes
	maxInitBytes  = 256 << 20 // bytes of all initializers up to their last non-zero
)

// symbol is the entity that a global name refers to.
type symbol struct {
	sym       ir.Symbol
	fn        *funcDef // of a function
	intrinsic bool
	meaning   *intrinsicFunc // of an intrinsic; nil: it is not known
	bad       bool           // its definition has an error; uses of it are not reported
	verbatim  bool           // its name starts with the byte 1, which disables mangling
	id        int32          // one-based id by which readers of bodies record its address; 0: they do not
}

// symbolUse is the address of a symbol in a body.
type symbolUse struct {
	user *function
	addr *ir.Value
}

// funcDef is a function between the two passes.
type funcDef struct {
	f      *ir.Func
	params []paramName
	groups []uint64 // attribute groups of the function
	body   mark     // of the brace
	length int      // of the body in bytes, about
	hasBody,
	hasPrefix,
	hasPersonality,
	hasSignature,
	hasType bool
	traced      traced
	collector   string // gc
	signature   mark   // of the node that !func_sanitize names, or !kcfi_type if hasType
	prefix      mark
	personality mark
	pending     map[localKey]*ir.Block // blocks whose address was taken before the body was read
	pendingKeys []localKey
	read        bool                 // the body has been read
	blockNums   []blockNum           // of the numbered blocks
	byName      map[string]*ir.Block // of the named blocks; built on demand
}

// paramName is the name of a parameter: text, or a number.
type paramName struct {
	name      string
	num       uint64
	numbered  bool
	line, col int
}

// localKey names a local value or block.
type localKey struct {
	name string
	num  uint64 // if name is empty
}

type blockNum struct {
	num uint64
	b   *ir.Block
}

// globalDef is a variable whose initial value is read in the second pass.
type globalDef struct {
	g    *ir.Global
	init mark
	has  bool
}

// aliasDef is an alias whose target is read in the second pass.
type aliasDef struct {
	a      *ir.Alias
	target mark
}

// A parser reads one file in two passes: the first declares every symbol, type,
// attribute group and metadata node; the second reads the bodies of functions
// and then the initial values.
type parser struct {
	lexer
	file     string
	m        *ir.Module
	machines []*intrinsic.Machine // that it knows
	builder  intrinsic.Builder    // of what a machine's intrinsics mean
	layout   ir.Layout
	triple   string // if the text says neither that nor its layout
	errs     ErrorList

	types typeTable

	lazy    bool    // bodies are read on demand
	library *shared // C library functions called without a declaration; nil: they go to symbols

	meta metadata
	mem  memory

	fn                *function // of the body being read
	instLine, instCol int32     // of the instruction being read
	origin            origin
	names             names
	later             entities
	reading           position
	coroutine         coroutines
}

// origin is the source of the text.
type origin struct {
	bitcode []byte // the bitcode the text was converted from, or nil
	places  []bitcode.Place
}

// names are the named entities of a module.
type names struct {
	symbols   map[string]*symbol
	symbolIDs int32
	unnamed   map[uint64]*symbol // @0, @1, ...
	nextAnon  uint64
	groups    map[uint64]*attrs
}

// entities are completed once the whole text is read.
type entities struct {
	defs    []*funcDef
	globals []globalDef
	aliases []aliasDef
	shadows []shadowFrame
}

// position is the entity being read.
type position struct {
	entityLine int   // where the current top-level entity begins
	declares   bool  // a function declaration, which may use types wider than values may have
	space      int64 // the segment, as an address space, of the pointer type just read, or 0
	incomplete bool  // an entity has an error: undefined symbols are not reported
	initLeft   int64 // bytes of initializers still allowed
	depth      int
}

// metadata is the contents of the numbered nodes read so far.
type metadata struct {
	profs       map[uint64][]uint64 // branch weights by metadata number
	numberNodes map[uint64][]uint64 // metadata that is one number or two, by number
	texts       map[uint64]string   // metadata that is one string, such as the name of a register, by number
	diNumbers   []ir.DebugID        // by metadata number
	diInline    map[string]ir.DebugID
	diFields    []ir.DebugField // scratch
}

// memory is memory not yet used by function bodies, and scratch.
type memory struct {
	values    []*ir.Value
	blocks    []ir.Block
	lists     []*ir.Block
	phiArgs   []*ir.Value
	phiFrom   []*ir.Block
	phiAt     []int32    // by block
	counts    []int32    // by block
	blockNums []blockNum // for the next body
	calls     callScratch
	header    headerScratch
	names     nameTable
	verify    ir.Verifier
	consts    [32]constUse // the last ones, by number
	uses      []symbolUse  // by the ids of symbols
	users     []int32      // ids of those with an address in the body being read
}

// Parse reads LLVM IR text or bitcode as written by LLVM 14 to 22. The error, if not nil, is an ErrorList, and the
// module is nil; otherwise the module satisfies ir.VerifyModule. filename is used in messages only. O(n) except for
// sorting.
//
// machines provide machine-specific intrinsics such as llvm.x86.sse2.pause, and those that each machine lowers
// itself, such as llvm.thread.pointer. spillway.Parse passes all machines of the compiler.
func Parse(filename string, src []byte, machines ...*intrinsic.Machine) (*ir.Module, error) {
	return ParseFor(filename, src, "", machines...)
}

// ParseFor is Parse for text that may lack a target triple and data layout: it is then read for the given triple,
// which the module gets.
func ParseFor(filename string, src []byte, triple string, machines ...*intrinsic.Machine) (*ir.Module, error) {
	p := newParser(filename, src, triple, machines)
	if !p.module() {
		return nil, p.findings()
	}
	return p.m, nil
}

// newParser returns a parser at the beginning of src.
func newParser(filename string, src []byte, triple string, machines []*intrinsic.Machine) *parser {
	p := &parser{
		machines: machines,
		triple:   triple,
		lexer:    lexer{src: src, line: 1},
		file:     filename,
		m:        &ir.Module{Name: filename},
		names:    names{symbols: make(map[string]*symbol), unnamed: make(map[uint64]*symbol), groups: make(map[uint64]*attrs)},
		meta:     metadata{profs: make(map[uint64][]uint64)},
		reading:  position{initLeft: maxInitBytes},
	}
	p.builder.Source = source{p}
	return p
}

// module reads the module and reports whether it is valid.
func (p *parser) module() bool {
	if bitcode.Is(p.src) {
		var err error
		p.origin.bitcode = p.src
		if p.src, p.origin.places, err = bitcode.Text(p.src); err != nil {
			p.report(0, 0, "%v", err)
			return false
		}
	}
	if !p.lazy && hasDebug(p.src) {
		p.m.Debug, p.meta.diInline = new(ir.Debug), make(map[string]ir.DebugID)
	}
	p.coroutine.some = hasCoroutines(p.src)
	p.parse()
	return len(p.errs) == 0
}

// guarded runs f, up to giveUp errors. Any other panic is an internal error, reported at the parser's position.
func (p *parser) guarded(f func()) {
	defer func() {
		switch r := recover().(type) {
		case nil, tooMany:
		default:
			msg := fmt.Sprintf("internal error: %v; report it with this file\n%s", r, debug.Stack())
			p.errs = append(p.errs, &Error{p.file, max(p.tokLine, 1), max(p.col(), 1), msg})
		}
	}()
	f()
}

// parse runs both passes.
func (p *parser) parse() {
	p.guarded(p.passes)
}

func (p *parser) passes() {
	p.next()
	for p.tok != tEOF {
		if !recovered(p.entities) {
			p.reading.depth = 0
			p.syncEntity()
		}
	}
	p.checkTypes()
	p.checkDebug()
	p.reading.incomplete = len(p.errs) > 0
	if p.m.Triple == "" && p.m.Layout == "" {
		p.m.Triple = p.triple
	}
	p.layout = ir.LayoutOf(p.m)
	p.resolveGroups()
	for _, d := range p.later.defs {
		if d.hasPersonality {
			recovered(func() { p.personality(d) })
			p.reading.depth = 0
		}
	}
	for _, d := range p.later.defs {
		if d.hasBody && !p.lazy {
			p.body(d)
		}
	}
	for i := range p.later.globals {
		if d := &p.later.globals[i]; d.has {
			recovered(func() { p.globalInit(d) })
			p.reading.depth = 0
		}
	}
	for _, d := range p.later.defs {
		if d.hasPrefix {
			recovered(func() { p.prefixData(d) })
			p.reading.depth = 0
		}
		if d.hasSignature {
			recovered(func() { p.signatureData(d) })
		}
	}
	for i := range p.later.aliases {
		recovered(func() { p.aliasTarget(&p.later.aliases[i]) })
		p.reading.depth = 0
	}
	p.special()
	p.lowerRoots()
	p.splitCoroutines()
}

// syncEntity skips to the next line that looks like the start of a top-level entity.
func (p *parser) syncEntity() {
	for ; p.tok != tEOF; p.skipLine() {
		if p.col() != 1 || p.tokLine == p.reading.entityLine {
			continue
		}
		switch p.tok {
		case tGlobal, tGlobalNum, tLocal, tLocalNum, tComdat, tMeta:
			return
		case tWord:
			switch string(p.text) {
			case "define", "declare", "attributes", "target", "module", "source_filename":
				return
			}
		}
	}
}

// is reports whether the current token is the given word.
func (p *parser) is(word string) bool { return p.tok == tWord && string(p.text) == word }

// accept skips the given word if it is the current token.
func (p *parser) accept(word string) bool {
	if p.is(word) {
		p.next()
		return true
	}
	return false
}

// got skips the given punctuation if it is the current token.
func (p *parser) got(c token) bool {
	if p.tok == c {
		p.next()
		return true
	}
	return false
}

// expect skips the given punctuation or fails.
func (p *parser) expect(c token) {
	if p.tok != c {
		p.fail("expected '%c' but found %s, insert it or correct the construct before it", rune(c), p.found())
	}
	p.next()
}

// expectWord skips the given word or fails.
func (p *parser) expectWord(word string) {
	if !p.accept(word) {
		p.fail("expected '%s' but found %s, insert it or correct the construct before it", word, p.found())
	}
}

// found describes the current token for messages.
func (p *parser) found() string {
	if p.tok == tEOF {
		return "the end of the file"
	}
	end := min(p.pos, len(p.src), p.tokPos+40)
	if end <= p.tokPos {
		return "nothing"
	}
	return "'" + printable(p.src[p.tokPos:end]) + "'"
}

// printable replaces unprintable bytes in b for messages.
func printable(b []byte) string {
	out := make([]byte, len(b))
	for i, c := range b {
		if c < ' ' || c > '~' {
			c = '?'
		}
		out[i] = c
	}
	return string(out)
}

// stringToken reads a string.
func (p *parser) stringToken() string {
	if p.tok != tString {
		p.fail("expected a string but found %s, write it in double quotes", p.found())
	}
	s := string(p.text)
	p.next()
	return s
}

// smallInt reads a non-negative number below limit.
func (p *parser) smallInt(limit uint64) int64 {
	if p.tok != tInt && p.tok != tHexInt {
		p.fail("expected a number but found %s, write a decimal number", p.found())
	}
	n := uint64(0)
	if p.tok == tInt {
		for _, c := range p.text {
			if n = n*10 + uint64(c-'0'); c == '-' || n >= limit {
				p.outOfRange(limit)
			}
		}
	} else {
		lo, hi := p.hexInteger()
		if n = lo; hi != 0 || len(p.text) > 3+16 {
			p.outOfRange(limit)
		}
	}
	if n >= limit {
		p.outOfRange(limit)
	}
	p.next()
	return int64(n)
}

func (p *parser) outOfRange(limit uint64) {
	p.fail("number %s is out of range, use one from 0 to %d", printable(p.text), limit-1)
}

// skipBrackets skips a bracketed part that starts at the current token.
func (p *parser) skipBrackets() {
	line, col := p.tokLine, p.col()
	if !p.skipBalanced() {
		p.failAt(line, col, "this bracket is never closed, close it")
	}
}

// enter guards a recursion; the caller must leave when done.
func (p *parser) enter() {
	p.reading.depth++
	if p.reading.depth > maxDepth {
		p.fail("nesting deeper than %d levels, flatten the construct", maxDepth)
	}
}

func (p *position) leave() { p.depth-- }

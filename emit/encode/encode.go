package encode

import (
	"fmt"
	"sync"
	"sync/atomic"

	"spillway/emit/asm"
	"spillway/emit/gas"
	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/target"
)

// An Encoder encodes machine code for a target, including functions that use other extensions of it. Safe for
// concurrent use.
type Encoder struct {
	t        *target.Target
	mu       sync.Mutex
	machines []*machine
}

// A machine is a target with a particular set of extensions, which has its own tile numbers.
type machine struct {
	t     *target.Target
	forms []atomic.Pointer[tileForms] // by tile: built lazily
}

// tileForms are the parsed lines of a tile, by fall-through (see target.Tile.Lines); nil for a line that only defines a
// label.
type tileForms [target.FallsBoth + 1][]target.LineCoder

// New returns an Encoder for t, or an error if t has no encoder.
func New(t *target.Target) (*Encoder, error) {
	if t.Code == nil || t.Object == nil {
		return nil, fmt.Errorf("target %s has no machine code: only assembly text can be made for it", t.Name)
	}
	return &Encoder{t: t}, nil
}

// machine returns the machine of t.
func (e *Encoder) machine(t *target.Target) *machine {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, m := range e.machines {
		if m.t == t {
			return m
		}
	}
	m := &machine{t: t, forms: make([]atomic.Pointer[tileForms], len(t.Tiles))}
	e.machines = append(e.machines, m)
	return m
}

// lines returns the lines of a tile.
func (e *machine) lines(id target.TileID) (*tileForms, error) {
	if f := e.forms[id].Load(); f != nil {
		return f, nil
	}
	tile := &e.t.Tiles[id]
	f := new(tileForms)
	for falls := range f {
		lines := tile.Lines(int8(falls))
		if falls > 0 && tile.Flags&target.TileTerm == 0 {
			f[falls] = f[0]
			continue
		}
		f[falls] = make([]target.LineCoder, len(lines))
		for k := range lines {
			if lines[k].Enc.Label != "" {
				continue
			}
			c, err := e.t.Code.Line(tile, &lines[k])
			if err != nil {
				return nil, err
			}
			f[falls][k] = c
		}
	}
	e.forms[id].Store(f)
	return f, nil
}

// A Code is the machine code of one function with its data and tables, except constants.
type Code struct {
	fn     *ir.Func
	rows   []lineRow
	marks  []debugMark
	pieces []piece
	code   int         // index of the piece with the instructions, which data may precede
	minus  []asm.Place // subtrahends of fixes in data before it
	syms   []symbol
	blocks []blockAddress
	pool   asm.Pool
	maps   *asm.StackMaps // or nil
	frame  frame
	span   asm.Span  // of the instructions
	tail   tail      // if span ends with a jump to another function
	data   []stretch // data in the code
}

// A stretch is a half-open range of offsets.
type stretch struct{ from, to int64 }

// Bytes returns the length of the function's instructions.
func (c *Code) Bytes() int { return len(c.pieces[c.code].data) }

// A piece is a contiguous contribution to a section.
type piece struct {
	section asm.Section
	align   int64
	data    []byte
	zeros   int64 // size, in a section without contents
	fixes   []fix
	plain   bool  // specified in assembly text by its name only
	order   int32 // in a module, the section that a link-order section is ordered by
}

// A symbol is defined, or given attributes, by the module.
type symbol struct {
	sym   ir.Symbol
	piece int32 // if negative, isAbsolute to isMentioned
	fn    bool
	ifunc bool
	off   int64
	size  int64
	align int64 // common
	// From assembly text: text has the attributes of a symbol defined there, added additions to those of a symbol
	// defined in the module; to is the target of an alias.
	text, added *gas.Symbol
	to          ir.Symbol
	version     bool
}

// A blockAddress is the place of an address-taken block.
type blockAddress struct {
	fn    ir.Symbol
	n     int32
	piece int32
	off   int64
}

// A frame is the call frame information of a function.
type frame struct {
	on    bool
	atRun bool   // used at run time, not only by debuggers
	bytes []byte // CFA instructions
	size  int64  // of the function, in bytes
	keyB  bool   // return addresses are signed with the B key
	// personality, if not nil, interprets the exception table in the piece numbered table.
	personality ir.Symbol
	table       int32
}

// refKind is the kind of a fix's operand.
type refKind uint8

const (
	toSymbol   refKind = iota
	toPlace            // offset bits of piece n
	toBlock            // block n of function sym, whose address is taken
	toConstant         // constant of n bytes, the low 8 of which are bits
	toTable            // the global offset table
	toLabel            // label kind bits, number n; resolved when the function is complete
)

// A fix is a field whose value depends on addresses.
type fix struct {
	off   int64
	add   int64
	sym   ir.Symbol
	bits  uint64
	n     int32
	minus int32 // 1 + index into contents.minus, or 0
	reloc uint32
	size  int8
	kind  refKind
	pcrel bool
	tail  bool // a short tail call within the section
}

// A Workspace is memory reused between functions. The zero value is ready; it serves one goroutine.
type Workspace struct {
	b funcBuilder
}

// Func returns the machine code of f, at stage Framed: asm.Size bytes. An error names the inline assembly that is not
// supported, with advice. O(instructions + jumps * rounds of relaxation).
func (ws *Workspace) Func(e *Encoder, f *mach.Func) (*Code, error) {
	b := &ws.b
	b.reset(e, f)
	asm.Func(f, b)
	if b.err != nil {
		return nil, fmt.Errorf("function @%s: %w", f.Name, b.err)
	}
	return b.take(), nil
}

// contents is the part of a Stream common to functions and data: sections and their contents.
type contents struct {
	t      *target.Target
	pieces []piece
	cur    int
	syms   []symbol
	minus  []asm.Place // subtrahends of fixes
	blocks []blockAddress
	err    error
}

func (c *contents) fail(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(format, args...)
	}
}

// Symbol implements asm.Stream.
func (c *contents) Symbol(s ir.Symbol, kind asm.SymbolKind) {
	c.syms = append(c.syms, symbol{sym: s, fn: kind == asm.Function, ifunc: kind == asm.IndirectFunction})
}

// symbolOf returns the latest entry for s.
func (c *contents) symbolOf(s ir.Symbol) *symbol { return &c.syms[c.symbolIndex(s)] }

// symbolIndex returns the index of that entry.
func (c *contents) symbolIndex(s ir.Symbol) int {
	for i := len(c.syms) - 1; i >= 0; i-- {
		if c.syms[i].sym == s {
			return i
		}
	}
	c.syms = append(c.syms, symbol{sym: s})
	return len(c.syms) - 1
}

// here returns the current piece.
func (c *contents) here() *piece { return &c.pieces[c.cur] }

// offset returns the size of the current piece.
func (p *piece) offset() int64 { return int64(len(p.data)) + p.zeros }

// Define implements asm.Stream.
func (c *contents) Define(s ir.Symbol) {
	x := c.symbolOf(s)
	x.piece, x.off = int32(c.cur), c.here().offset()
}

// Size implements asm.Stream.
func (c *contents) Size(s ir.Symbol, n int64) {
	x := c.symbolOf(s)
	if n < 0 {
		n = c.here().offset() - x.off
	}
	x.size = n
}

// Common implements asm.Stream.
func (c *contents) Common(s ir.Symbol, size, align int64) {
	c.syms = append(c.syms, symbol{sym: s, piece: isCommon, size: size, align: align})
}

// Special piece numbers.
const (
	isAbsolute  = -1
	isCommon    = -2
	isAlias     = -3
	isWeak      = -4 // undefined weak
	isMentioned = -5 // mentioned in assembly text
)

// Weak implements asm.Stream.
func (c *contents) Weak(s ir.Symbol) { c.syms = append(c.syms, symbol{sym: s, piece: isWeak}) }

// Bytes implements asm.Stream.
func (c *contents) Bytes(p []byte) {
	h := c.here()
	if h.section.Kind == object.KindZeros {
		h.zeros += int64(len(p))
		return
	}
	h.data = append(h.data, p...)
}

// Zero implements asm.Stream.
func (c *contents) Zero(n int64) {
	h := c.here()
	if h.section.Kind == object.KindZeros {
		h.zeros += n
		return
	}
	h.data = append(h.data, make([]byte, n)...)
}

// Int implements asm.Stream.
func (c *contents) Int(size int, v uint64) {
	h := c.here()
	for range size {
		h.data = append(h.data, byte(v))
		v >>= 8
	}
}

// Value implements asm.Stream.
func (c *contents) Value(size int, v asm.Value) {
	if v.Of == (asm.Place{}) {
		c.Int(size, uint64(v.Add))
		return
	}
	h := c.here()
	uses := &c.t.Object.Uses
	x := fix{off: h.offset(), add: v.Add, size: int8(size), reloc: uses.Addr}
	switch {
	case v.Entry && c.t.Syntax.TableOffset != "":
		x.reloc = uses.GOTOff
	case size == c.t.Layout.PtrBytes:
	case size == 4:
		x.reloc = uses.Addr32
	default:
		x.reloc = 0 // must evaluate to a constant
	}
	x.to(v.Of)
	if v.Minus != (asm.Place{}) {
		c.minus = append(c.minus, v.Minus)
		x.minus = int32(len(c.minus))
	}
	h.fixes = append(h.fixes, x)
	h.data = append(h.data, zeros[:size]...)
}

var zeros [8]byte

// to makes x refer to p.
func (x *fix) to(p asm.Place) {
	if p.Sym != nil {
		x.kind, x.sym = toSymbol, p.Sym
		return
	}
	l := &p.Label
	x.n = l.N
	switch l.Kind {
	case asm.StackMapLabel:
		x.kind, x.sym, x.n = toBlock, l.Of, -1-l.N
	case asm.AddressLabel:
		x.kind, x.sym = toBlock, l.Of
	case asm.ConstantLabel:
		x.kind, x.n, x.bits = toConstant, int32(l.Constant.Bytes), l.Constant.Bits
	default:
		x.kind, x.bits = toLabel, uint64(l.Kind)
	}
}

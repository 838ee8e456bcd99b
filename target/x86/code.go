package x86

import (
	"fmt"
	mathbits "math/bits"
	"strconv"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// A Coder makes machine code for x86 and x86-64 [Intel SDM vol. 2 §2].
type Coder struct {
	t       *target.Target
	wide    bool
	number  []uint8 // by register: as encodings have it
	literal func() map[string]uint8
	nops    [][]byte // by length less one
	maxNops int      // how many there may be of the longest
	cfi     target.CFIFormat
	// Relocations of a symbol: in an address with registers or an absolute one, and
	// of the entry that holds its offset from the thread pointer.
	address, gottp uint32
	thread         byte // the prefix of an address relative to the thread pointer
	// accum is the accumulator with its low part.
	accum regalloc.RegSet
}

// NewCoder returns the Coder of t, whose registers, syntax and object format are filled in.
// number are the registers' numbers in encodings.
func NewCoder(t *target.Target, c Config, number []uint8) *Coder {
	x := &Coder{t: t, wide: c.Wide, number: number, nops: nops32, maxNops: 2}
	x.literal = sync.OnceValue(func() map[string]uint8 {
		literal := make(map[string]uint8, len(t.RegNames)*len(number))
		for _, names := range t.RegNames {
			for r, name := range names {
				if name != "" {
					literal[name] = number[r]
				}
			}
		}
		return literal
	})
	uses := &t.Object.Uses
	x.address, x.gottp = uses.Addr32S, uses.GOTTPOff
	switch t.Syntax.GOTTPOff {
	case "@INDNTPOFF":
		x.gottp = uses.GOTTPOffAbs
	}
	if t.Syntax.Offset == "@GOTOFF" {
		x.address = uses.GOTOff
	}
	if x.thread = 0x65; c.Wide {
		x.thread = 0x64
	}
	x.accum.Add(t.Accum)
	for r := range t.Machine.Regs {
		if p := t.Machine.Regs[r].Part; p != nil && p.Of == t.Accum && p.Bit == 0 {
			x.accum.Add(regalloc.Reg(r))
		}
	}
	word := int64(t.Layout.PtrBytes)
	x.cfi = target.CFIFormat{CodeAlign: 1, DataAlign: -word, ReturnReg: 8, Regs: t.DebugRegs,
		Reg: int(t.DebugRegs[t.SP]), Offset: word, ReturnOffset: -word, Align: int(word)}
	if c.Wide {
		x.nops, x.maxNops, x.cfi.ReturnReg = nops64, 7, 16
	}
	return x
}

// CFI implements target.Coder.
func (x *Coder) CFI() *target.CFIFormat { return &x.cfi }

// Pad implements target.Coder.
func (x *Coder) Pad(b []byte, n int) []byte {
	if jump := n - 2; n/len(x.nops) > x.maxNops { // over them
		if jump <= 127 {
			b = append(b, 0xEB, byte(jump))
		} else {
			jump -= 3
			b = append(b, 0xE9, byte(jump), byte(jump>>8), byte(jump>>16), byte(jump>>24))
		}
		n = jump
	}
	for n > 0 {
		k := min(n, len(x.nops))
		b = append(b, x.nops[k-1]...)
		n -= k
	}
	return b
}

// The instructions by which GNU's assembler aligns code.
var (
	nops64 = [][]byte{
		{0x90},
		{0x66, 0x90},
		{0x0F, 0x1F, 0x00},
		{0x0F, 0x1F, 0x40, 0x00},
		{0x0F, 0x1F, 0x44, 0x00, 0x00},
		{0x66, 0x0F, 0x1F, 0x44, 0x00, 0x00},
		{0x0F, 0x1F, 0x80, 0x00, 0x00, 0x00, 0x00},
		{0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00},
		{0x66, 0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00},
		{0x66, 0x2E, 0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00},
		{0x66, 0x66, 0x2E, 0x0F, 0x1F, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00},
	}
	nops32 = [][]byte{
		{0x90},
		{0x66, 0x90},
		{0x8D, 0x76, 0x00},
		{0x8D, 0x74, 0x26, 0x00},
		{0x8D, 0x74, 0x26, 0x00, 0x90},
		{0x8D, 0xB6, 0x00, 0x00, 0x00, 0x00},
		{0x8D, 0xB4, 0x26, 0x00, 0x00, 0x00, 0x00},
	}
)

// opKind is what an operand of an instruction is.
type opKind uint8

const (
	opNone    opKind = iota
	opReg            // operand k of the tile
	opFixed          // the register of number n
	opImm            // the tile's constant; its form in part
	opLiteral        // the number value
	opGOTBase        // the distance of the global offset table from label k of the tile
	opTLSGet         // the function that finds thread-local variables
	opTarget         // where a jump or call goes
	opMem            // the tile's address
	opInline         // base, index and what else is in ref
)

// An operand of an instruction.
type operand struct {
	kind  opKind
	part  target.PartKind // what it is in the text
	k     int8            // operand of the tile, label or successor
	n     uint8           // number of a register
	width uint16          // of a register
	value int64
	bits  uint64 // pool
	size  uint8  // pool
	ref   *reference
	// thread: a symbol in it stands for its offset from the thread pointer.
	thread bool
}

// A reference is an address that a row writes out.
type reference struct {
	base, index  operand
	scale        int
	disp         int64
	out, raw, ip bool
	fix          bool // a symbol, label or table
	kind         target.FixupKind
	reloc        uint32
}

// A form is a line of a tile, taken apart.
type form struct {
	x *Coder
	opcodeBytes
	signed  bool // an address as its constant is extended with its sign
	relaxes bool // the linker may change its load from the global offset table
	branch  bool
	cc      target.PartKind // 0: none, or what the condition in the opcode comes from
	immSize int8
	short   int8 // width of the constant that has a form of one byte, or 0
	accum   [2]int8
	abs     bool
	jump    byte // opcode of the short form of a jump
	vex     bool
	pp, mm  byte
	l, w    byte
	imm     operand
	reg, rm operand
	v, is4  operand
	ax      operand // of a short form with the accumulator: the other register
}

// opcodeBytes are those of an instruction that depend on no operand except for bits of the prefixes.
type opcodeBytes struct {
	prefix  [4]byte // in the order in which they are written
	numPre  int8
	rexW    bool
	opcode  [3]byte
	numOp   int8
	modRM   int8 // -1: none; 8: /r; 0 to 7: that digit
	plus    bool // a register in the opcode
	reverse byte // opcode for the two operands the other way around, or 0
}

// Line implements target.Coder.
func (x *Coder) Line(tile *target.Tile, l *target.AsmLine) (target.LineCoder, error) {
	f := &form{x: x, opcodeBytes: opcodeBytes{modRM: -1}, short: int8(l.ShortImm())}
	f.accum, f.abs = l.Accumulators()
	mnemonic, ops, err := x.operands(tile, l)
	named := [3]int8{-1, -1, -1}
	if err == nil {
		err = f.encoding(tile, l.Enc.Text, &named)
	}
	if err == nil {
		err = f.condition(l, mnemonic)
	}
	if err == nil {
		err = f.place(ops, &named)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: tile %s, line %q: %w", x.t.Name, tile.Name, l.Text, err)
	}
	return f, nil
}

// operands takes the text of l apart: the mnemonic, with the parts in it left
// out, and the operands in their order.
func (x *Coder) operands(tile *target.Tile, l *target.AsmLine) (mnemonic string, ops []operand, err error) {
	text := make([]byte, 0, 64) // with 0x80+i for part i
	for i := range l.NumParts() {
		if p := l.Part(i); p.Kind == target.PartText {
			text = append(text, p.Text...)
		} else {
			text = append(text, byte(0x80+i))
		}
	}
	s := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(string(text), "lock "), "data16 "), "notrack ")
	mnemonic, rest, _ := strings.Cut(s, " ")
	if mnemonic[0] == '.' { // prefixes written as data
		return mnemonic, nil, nil
	}
	depth, start := 0, 0
	for i := 0; i <= len(rest); i++ {
		switch {
		case i == len(rest), rest[i] == ',' && depth == 0:
			if word := strings.TrimSpace(rest[start:i]); word != "" {
				o, err := x.operand(tile, l, word)
				if err != nil {
					return "", nil, err
				}
				ops = append(ops, o)
			}
			start = i + 1
		case rest[i] == '(':
			depth++
		case rest[i] == ')':
			depth--
		}
	}
	return mnemonic, ops, nil
}

// operand reads one operand.
func (x *Coder) operand(tile *target.Tile, l *target.AsmLine, s string) (operand, error) {
	s = strings.TrimPrefix(s, "*")
	if len(s) == 1 && s[0] >= 0x80 {
		return x.partOperand(tile, l.Part(int(s[0]-0x80)))
	}
	if name, ok := strings.CutPrefix(s, "%"); ok && !strings.Contains(name, ":") {
		return x.register(name)
	}
	if num, ok := strings.CutPrefix(s, "$"); ok {
		if label, ok := strings.CutPrefix(num, "_GLOBAL_OFFSET_TABLE_+(.-"); ok {
			return operand{kind: opGOTBase, k: l.Part(int(label[0] - 0x80)).A}, nil
		}
		v, err := strconv.ParseInt(num, 10, 64)
		return operand{kind: opLiteral, value: v}, err
	}
	return x.written(l, s)
}

// register reads the name of a register.
func (x *Coder) register(name string) (operand, error) {
	if strings.HasPrefix(name, "st") {
		return operand{}, nil // the opcode has it
	}
	n, ok := x.literal()[name]
	if !ok {
		return operand{}, fmt.Errorf("no register %%%s", name)
	}
	return operand{kind: opFixed, n: n}, nil
}

// partOperand returns an operand that is one part of the text.
func (x *Coder) partOperand(tile *target.Tile, p target.LinePart) (operand, error) {
	o := operand{part: p.Kind, k: p.A}
	uses := &x.t.Object.Uses
	symbol := func(kind target.FixupKind, reloc uint32) (operand, error) {
		o.kind, o.ref = opInline, &reference{ip: x.wide, fix: true, kind: kind, reloc: reloc}
		return o, nil
	}
	switch p.Kind {
	case target.PartReg:
		o.kind, o.width = opReg, p.Width
	case target.PartMem:
		o.kind = opMem
	case target.PartImm, target.PartUns, target.PartLog2, target.PartRaw:
		o.kind = opImm
		if t := tile.Operands[p.A].Type; t.IsInt() {
			o.width = uint16(t.Bits)
		}
		o.thread = tile.Operands[p.A].Imm.Thread
	case target.PartSucc, target.PartLocal:
		o.kind = opTarget
	case target.PartPC:
		return symbol(target.FixSymbol, uses.PCRel)
	case target.PartPool:
		o.size = 8
		if tile.Operands[p.A].Type == ir.F32 {
			o.size = 4
		}
		return symbol(target.FixPool, x.alone())
	case target.PartPool16:
		o.size, o.bits = 16, p.Value
		return symbol(target.FixPool, x.alone())
	case target.PartGOT:
		return symbol(target.FixSymbol, uses.GOT)
	case target.PartGOTTP:
		return symbol(target.FixSymbol, x.gottp)
	case target.PartTLSGD:
		return symbol(target.FixSymbol, uses.TLSGD)
	case target.PartTLSGet:
		o.kind = opTLSGet
	case target.PartInline:
		o.kind = opInline
		o.ref = &reference{base: operand{kind: opReg, k: p.A}, index: operand{kind: opReg, k: p.B}, scale: int(p.Scale)}
	default:
		return o, fmt.Errorf("part %d is not an operand", p.Kind)
	}
	return o, nil
}

// alone returns the relocation of an address that is a symbol alone.
func (x *Coder) alone() uint32 {
	if x.wide {
		return x.t.Object.Uses.PCRel
	}
	return x.t.Object.Uses.Addr
}

// written reads an address that the row writes out: segment:disp(base,index,scale).
func (x *Coder) written(l *target.AsmLine, s string) (operand, error) {
	r := &reference{}
	o := operand{kind: opInline, ref: r}
	if _, rest, ok := strings.Cut(s, ":"); ok { // the encoding has the segment's prefix
		s = rest
	}
	disp, regs, _ := strings.Cut(strings.TrimSuffix(s, ")"), "(")
	words := append(strings.Split(regs, ","), "", "", "")
	var err error
	for i, to := range []*operand{&r.base, &r.index} {
		switch w := words[i]; {
		case w == "":
		case w == "%rip":
			r.ip = true
		case w[0] == '%':
			*to, err = x.register(w[1:])
		case w[0] >= 0x80:
			*to = operand{kind: opReg, k: l.Part(int(w[0] - 0x80)).A}
		default:
			err = fmt.Errorf("%q is not a register", w)
		}
		if err != nil {
			return o, err
		}
	}
	if words[2] != "" {
		if r.scale, err = strconv.Atoi(words[2]); err != nil {
			return o, err
		}
	}
	uses := &x.t.Object.Uses
	switch {
	case disp == "":
	case disp[0] < 0x80:
		r.disp, err = strconv.ParseInt(disp, 10, 64)
	default:
		switch p := l.Part(int(disp[0] - 0x80)); p.Kind {
		case target.PartOut:
			r.out = true
		case target.PartRaw:
			r.raw = true
		case target.PartTable:
			r.fix, r.kind, r.reloc = true, target.FixTable, uses.Addr32S
			if r.ip {
				r.reloc = uses.PCRel
			} else if disp[1:] == "@GOTOFF" {
				r.reloc = uses.GOTOff
			}
		case target.PartGOT:
			r.fix, r.reloc = true, uses.GOT
		case target.PartGOTTP:
			r.fix, r.reloc = true, x.gottp
		case target.PartTLSGD:
			r.fix, r.reloc = true, uses.TLSGD
		default:
			err = fmt.Errorf("%q is not an address", s)
		}
	}
	return o, err
}

// The fields of instructions for which a row may name the operand.
const (
	fieldRM = iota
	fieldV
	fieldIs4
)

// encoding reads the text of an encoding; see Encoding. The operands that it names are put
// into named, by field.
func (f *form) encoding(tile *target.Tile, s string, named *[3]int8) error {
	for _, w := range strings.Fields(s) {
		if kind, arg, ok := strings.Cut(w, ":"); ok {
			switch kind {
			case "rm":
				named[fieldRM] = operandOf(tile, arg)
			case "vvvv":
				named[fieldV] = operandOf(tile, arg)
			case "is4":
				named[fieldIs4] = operandOf(tile, arg)
			case "rev":
				v, err := strconv.ParseUint(arg, 16, 8)
				if err != nil {
					return err
				}
				f.reverse = byte(v)
			}
			continue
		}
		switch {
		case strings.HasPrefix(w, "VEX."):
			if err := f.vexPrefix(w); err != nil {
				return err
			}
		case w == "REX.W":
			f.rexW = true
		case w == "/r":
			f.modRM = 8
		case w[0] == '/' && len(w) == 2:
			f.modRM = int8(w[1] - '0')
		case w == "jmp":
			f.branch, f.jump, f.immSize = true, 0xEB, 1
		case w == "jcc":
			f.branch, f.jump, f.immSize = true, 0x70, 1
		case w == "ib", w == "cb":
			f.immSize = 1
		case w == "iw", w == "iw*":
			f.immSize = 2
		case w == "id", w == "cd", w == "id*":
			f.immSize = 4
		case w == "io":
			f.immSize = 8
		case w[0] == '+':
		default:
			hex, plus := strings.CutSuffix(w, "+r")
			v, err := strconv.ParseUint(hex, 16, 8)
			if err != nil || f.numOp == int8(len(f.opcode)) {
				return fmt.Errorf("encoding: unexpected %q", w)
			}
			f.plus = f.plus || plus
			if f.numOp == 0 && isPrefix(byte(v)) && !f.vex {
				f.addPrefix(byte(v))
				continue
			}
			f.opcode[f.numOp] = byte(v)
			f.numOp++
		}
	}
	return nil
}

// operandOf returns the number of the operand of the given name, or -1.
func operandOf(tile *target.Tile, name string) int8 {
	for k := range tile.Operands {
		if tile.Operands[k].Name == name {
			return int8(k)
		}
	}
	return -1
}

// The prefixes in the order in which the assembler writes them.
const prefixOrder = "\x3E\x64\x65\x66\xF2\xF3\xF0"

func isPrefix(b byte) bool { return strings.IndexByte(prefixOrder, b) >= 0 }

func (f *form) addPrefix(b byte) {
	i := f.numPre
	for i > 0 && strings.IndexByte(prefixOrder, f.prefix[i-1]) > strings.IndexByte(prefixOrder, b) {
		f.prefix[i] = f.prefix[i-1]
		i--
	}
	f.prefix[i] = b
	f.numPre++
}

// vexPrefix reads VEX.128.66.0F38.W0.
func (f *form) vexPrefix(w string) error {
	f.vex = true
	for _, word := range strings.Split(w, ".")[1:] {
		switch word {
		case "128", "LZ", "LIG", "NP", "W0", "WIG":
		case "256":
			f.l = 1
		case "66":
			f.pp = 1
		case "F3":
			f.pp = 2
		case "F2":
			f.pp = 3
		case "0F":
			f.mm = 1
		case "0F38":
			f.mm = 2
		case "0F3A":
			f.mm = 3
		case "W1":
			f.w = 1
		default:
			return fmt.Errorf("encoding: unexpected %q in %q", word, w)
		}
	}
	return nil
}

// condition finds where the condition of a jump, set or conditional move comes
// from: the opcode's low four bits are its number.
func (f *form) condition(l *target.AsmLine, mnemonic string) error {
	rest, ok := strings.CutPrefix(mnemonic, "cmov")
	if ok {
		rest = rest[:len(rest)-1]
	} else if rest, ok = strings.CutPrefix(mnemonic, "set"); !ok {
		rest, ok = strings.CutPrefix(mnemonic, "j")
	}
	if !ok || rest == "mp" {
		return nil
	}
	last := &f.jump
	if !f.branch {
		last = &f.opcode[f.numOp-1]
	}
	name := rest
	if rest[0] >= 0x80 {
		switch p := l.Part(int(rest[0] - 0x80)); p.Kind {
		case target.PartCC, target.PartNegated:
			f.cc = p.Kind
			*last &^= 15
			return nil
		default:
			name = p.Text
		}
	}
	n, ok := conditionNumbers[name]
	if !ok {
		return fmt.Errorf("no condition %q", name)
	}
	*last = *last&^15 | n
	return nil
}

// The numbers of the conditions.
var conditionNumbers = map[string]byte{"o": 0, "no": 1, "b": 2, "ae": 3, "e": 4, "ne": 5, "be": 6, "a": 7,
	"s": 8, "ns": 9, "p": 10, "np": 11, "l": 12, "ge": 13, "le": 14, "g": 15}

// place finds what becomes of each operand.
func (f *form) place(all []operand, named *[3]int8) error {
	var ops []operand
	for _, o := range all {
		switch o.kind {
		case opNone:
		case opImm, opLiteral, opGOTBase, opTLSGet, opTarget:
			f.imm = o
		default:
			ops = append(ops, o)
		}
	}
	if f.imm.kind == opNone && f.immSize > 0 && len(all) > 0 && f.modRM == 8 && f.opcode[0] == 0x8D {
		f.immSize, f.short = 0, 0 // of an address: lea
	}
	if len(ops) > 1 && ops[0].kind == opFixed && ops[0].n == 1 && f.immSize == 0 && f.implied() {
		ops = ops[1:] // %cl
	}
	n := len(ops)
	switch {
	case f.vex:
		return f.placeVEX(ops, named)
	case f.plus:
		if n == 0 {
			return fmt.Errorf("no register for the opcode")
		}
		f.rm = ops[n-1]
	case f.modRM < 0:
	case named[fieldRM] >= 0:
		f.rm = pick(&ops, named[fieldRM])
		if len(ops) > 0 {
			f.reg = ops[len(ops)-1]
		}
	case n == 0:
		return fmt.Errorf("no operand")
	case f.modRM < 8:
		f.rm = ops[n-1]
	case n == 1:
		f.reg, f.rm = ops[0], ops[0]
	case ops[n-1].isMem(), n == 2 && !ops[0].isMem() && f.stores():
		f.reg, f.rm = ops[n-2], ops[n-1]
	case ops[n-2].isMem(): // what is before it is implied
		f.reg, f.rm = ops[n-1], ops[n-2]
	default:
		f.reg, f.rm = ops[n-1], ops[0]
	}
	if f.accum[0] >= 0 && f.numOp == 1 && f.opcode[0] == 0x87 {
		f.ax = f.reg
	}
	op := f.opcode[0]
	f.relaxes = f.numOp == 1 && f.numPre == 0 && (op == 0x8B || op == 0x85 || op|0x38 == 0x3B || op == 0xFF && (f.modRM == 2 || f.modRM == 4))
	f.signed = f.rexW || op == 0x68
	return nil
}

func (o *operand) isMem() bool { return o.kind == opMem || o.kind == opInline }

// implied reports whether the opcode is one of a shift by cl.
func (f *form) implied() bool {
	if f.numOp == 2 {
		return f.opcode[1] == 0xA5 || f.opcode[1] == 0xAD
	}
	return f.opcode[0]&^1 == 0xD2
}

// stores reports whether of two registers the destination is the one in ModRM's field for
// memory, as in the form that stores.
func (f *form) stores() bool {
	op, table := f.opcode[0], storing
	switch {
	case f.vex:
		table = [...]string{1: storing0F, 2: "", 3: storing0F3A}[f.mm]
	case f.numOp == 2 && op == 0x0F:
		op, table = f.opcode[1], storing0F
		if op == 0x7E && f.numPre > 0 && f.prefix[f.numPre-1] == 0xF3 {
			return false
		}
	case f.numOp == 3 && f.opcode[1] == 0x3A:
		op, table = f.opcode[2], storing0F3A
	case f.numOp == 3:
		return false
	}
	if f.vex && f.mm == 1 && op == 0x7E && f.pp == 2 {
		return false
	}
	return strings.IndexByte(table, op) >= 0
}

// The opcodes that write to the operand in ModRM's field for memory, or that GNU's
// assembler encodes that way, by their map.
const (
	storing     = "\x00\x01\x08\x09\x10\x11\x18\x19\x20\x21\x28\x29\x30\x31\x38\x39\x84\x85\x86\x87\x88\x89"
	storing0F   = "\x11\x13\x17\x29\x2B\x7E\x7F\xA3\xA4\xA5\xAB\xAC\xAD\xB0\xB1\xB3\xBB\xC0\xC1\xC3\xD6\xE7"
	storing0F3A = "\x14\x15\x16\x17\x19\x1D\x39"
)

// pick takes the operand of number k out of ops.
func pick(ops *[]operand, k int8) operand {
	for i, o := range *ops {
		if o.k == k && o.kind == opReg {
			*ops = append((*ops)[:i:i], (*ops)[i+1:]...)
			return o
		}
	}
	return operand{}
}

// placeVEX is place for instructions with a VEX prefix.
func (f *form) placeVEX(ops []operand, named *[3]int8) error {
	if k := named[fieldIs4]; k >= 0 {
		f.is4 = pick(&ops, k)
	}
	if k := named[fieldV]; k >= 0 {
		f.v = pick(&ops, k)
	}
	if k := named[fieldRM]; k >= 0 {
		f.rm = pick(&ops, k)
	}
	n := len(ops)
	mem := -1
	for i := range ops {
		if ops[i].isMem() {
			mem = i
		}
	}
	switch {
	case f.rm.kind != opNone:
	case mem >= 0:
		f.rm = ops[mem]
		ops = append(ops[:mem:mem], ops[mem+1:]...)
	case n == 2 && f.stores():
		f.reg, f.rm = ops[0], ops[1]
		return nil
	case n > 0:
		f.rm, ops = ops[0], ops[1:]
	}
	switch n := len(ops); {
	case n == 0:
	case f.modRM < 8 && n == 1:
		f.v = ops[0]
	case n == 1:
		f.reg = ops[0]
	case n == 2 && f.v.kind == opNone:
		f.v, f.reg = ops[0], ops[1]
	default:
		return fmt.Errorf("%d operands too many with a VEX prefix", n)
	}
	return nil
}

// An address in numbers: of registers as encodings have them, or -1.
type address struct {
	base, index int
	scale       int
	disp        int64
	ip          bool // relative to the program counter
	fix         bool
	fixup       target.Fixup // without its place
}

// Append implements target.LineCoder.
func (f *form) Append(c *target.Code, p *target.Assignment) {
	if f.branch {
		f.appendJump(c, p)
		return
	}
	var a address
	mem := f.rm.isMem()
	if mem {
		f.address(&a, c, p)
	}
	e := f.choose(p)
	reg, base := int(e.modRM), -1
	if e.modRM == 8 {
		reg = f.x.regNumber(&f.reg, p)
	}
	if !mem {
		base = f.x.regNumber(e.rm, p)
	}
	b := c.Bytes
	if p.Thread && f.rm.kind == opMem {
		b = append(b, f.x.thread)
	}
	if p.Segment != 0 && f.rm.kind == opMem {
		b = append(b, f.x.t.Address.Segments[p.Segment-1].Prefix)
	}
	b = append(b, f.prefix[:f.numPre]...)
	if f.reverse != 0 && !mem && base >= 8 && reg < 8 {
		e.op[0], reg, base = f.reverse, base, reg
	}
	if f.vex {
		b = f.appendVEX(b, p, &a, reg, base, mem)
	} else if rex := f.rex(&e, &a, reg, base); rex != 0 {
		b = append(b, rex)
		if uses := &f.x.t.Object.Uses; a.fix && a.fixup.Reloc == uses.GOTRelax {
			a.fixup.Reloc = uses.GOTRelaxEx
		}
	}
	if e.plus {
		e.op[f.numOp-1] |= byte(base & 7)
	}
	b = append(b, e.op[:f.numOp]...)
	fixAt := len(c.Fixups)
	switch {
	case e.modRM >= 0 && mem:
		b = f.appendAddress(c, b, &a, byte(reg&7))
	case e.modRM >= 0:
		b = append(b, 0xC0|byte(reg&7)<<3|byte(base&7))
	case mem: // the address itself
		b = appendField(c, b, &a)
	}
	end := len(b)
	c.Bytes = b
	f.appendImm(c, p, e.immSize)
	if f.is4.kind != opNone {
		c.Bytes = append(c.Bytes, byte(f.x.regNumber(&f.is4, p))<<4)
	}
	if mem && a.ip && a.fix {
		c.Fixups[fixAt].Addend -= 4 + int64(len(c.Bytes)-end)
	}
}

// A variant is the encoding of a form that its registers, constant and condition allow.
type variant struct {
	op      [3]byte
	modRM   int8
	plus    bool
	immSize int
	rm      *operand
}

// choose returns the shortest variant.
func (f *form) choose(p *target.Assignment) variant {
	e := variant{op: f.opcode, modRM: f.modRM, plus: f.plus, immSize: int(f.immSize), rm: &f.rm}
	switch {
	case f.short != 0 && f.imm.kind == opImm && !p.ImmSym && fitsByte(p.Imm, int(f.short)):
		e.op[0] |= 2
		e.immSize = 1
	case f.accum[0] >= 0 && f.usesAccum(p):
		f.useAccum(&e, p)
	}
	if f.cc != 0 {
		pred := p.Pred
		if f.cc == target.PartNegated {
			pred = pred.Negate()
		}
		e.op[f.numOp-1] |= predNumbers[pred]
	}
	return e
}

// useAccum makes e the form without the accumulator's number.
func (f *form) useAccum(e *variant, p *target.Assignment) {
	op := &e.op[0]
	switch {
	case *op&^3 == 0x88: // mov with an address in full
		*op, e.modRM = 0xA0|*op&1|^*op&2, -1
	case *op == 0x87: // xchg
		*op, e.modRM, e.plus = 0x90, -1, true
		if f.x.accum.Has(p.Regs[e.rm.k]) {
			e.rm = &f.ax
		}
	case *op >= 0xF6: // test
		*op, e.modRM = 0xA8|*op&1, -1
		e.rm = &noOperand
	default:
		*op, e.modRM = byte(e.modRM)<<3|4|*op&1, -1
		e.rm = &noOperand
	}
}

// rex returns the REX prefix of an instruction, or 0 where it needs none.
func (f *form) rex(e *variant, a *address, reg, base int) byte {
	rex := byte(0)
	if f.rexW {
		rex = 0x48
	}
	if e.modRM == 8 {
		if reg >= 8 {
			rex |= 0x44
		} else if f.reg.width == 8 && reg >= 4 && f.x.wide && f.reg.kind == opReg {
			rex |= 0x40
		}
	}
	switch {
	case f.rm.isMem():
		if a.base >= 8 {
			rex |= 0x41
		}
		if a.index >= 8 {
			rex |= 0x42
		}
	case base >= 8:
		rex |= 0x41
	case base >= 4 && e.rm.width == 8 && f.x.wide && e.rm.kind == opReg:
		rex |= 0x40
	}
	return rex
}

var noOperand operand

// fitsByte reports whether v, a constant of the given width, is one of 8 bits with a sign.
func fitsByte(v int64, width int) bool {
	v = ir.SignExtend(uint64(v), width)
	return v == int64(int8(v))
}

// usesAccum reports whether the form with the accumulator is taken.
func (f *form) usesAccum(p *target.Assignment) bool {
	if f.abs && (p.Base >= 0 || p.Index >= 0) {
		return false
	}
	for _, k := range f.accum {
		if k >= 0 && p.Regs[k] >= 0 && f.x.accum.Has(p.Regs[k]) {
			return true
		}
	}
	return false
}

// regNumber returns the number of the register that o is, or -1.
func (x *Coder) regNumber(o *operand, p *target.Assignment) int {
	switch o.kind {
	case opReg:
		return int(x.number[p.Regs[o.k]])
	case opFixed:
		return int(o.n)
	}
	return -1
}

// appendJump appends a jump to another block, short or long.
func (f *form) appendJump(c *target.Code, p *target.Assignment) {
	op := f.jump
	if f.cc != 0 {
		pred := p.Pred
		if f.cc == target.PartNegated {
			pred = pred.Negate()
		}
		op |= predNumbers[pred]
	}
	size := 1
	switch {
	case !p.Long:
		c.Bytes = append(c.Bytes, op)
	case op == 0xEB:
		c.Bytes = append(c.Bytes, 0xE9)
		size = 4
	default:
		c.Bytes = append(c.Bytes, 0x0F, op+0x10)
		size = 4
	}
	reloc := f.x.t.Object.Uses.PCRel
	if f.x.wide {
		reloc = f.x.t.Object.Uses.PLT
	}
	c.Fixups = append(c.Fixups, target.Fixup{At: len(c.Bytes), Size: int8(size), Kind: target.FixSucc, N: uint8(f.imm.k), PCRel: true,
		Reloc: reloc, Addend: -int64(size)})
	c.Bytes = append(c.Bytes, 0, 0, 0, 0)[:len(c.Bytes)+size]
}

// predNumbers are the numbers of the conditions by predicate.
var predNumbers = func() (n [ir.NumPreds]byte) {
	for p, name := range Conditions() {
		n[p] = conditionNumbers[name]
	}
	return n
}()

// address finds the address of the operand in memory.
func (f *form) address(a *address, c *target.Code, p *target.Assignment) {
	x := f.x
	uses := &x.t.Object.Uses
	a.base, a.index = -1, -1
	if f.rm.kind == opMem {
		if p.Base >= 0 {
			a.base = int(x.number[p.Base])
		}
		if p.Index >= 0 {
			a.index, a.scale = int(x.number[p.Index]), p.Scale
		}
		a.disp = p.Off
		if !p.Sym {
			return
		}
		a.fix, a.fixup.Kind = true, target.FixSymbol
		switch {
		case c.GOT:
			a.fixup.Reloc = f.gotReloc(a)
		case p.Thread:
			a.fixup.Reloc = uses.TPOff
		case x.wide && a.base < 0 && a.index < 0:
			a.fixup.Reloc = uses.PCRel
		case x.wide && f.numOp == 1 && f.opcode[0] == 0x8D && !f.rexW: // lea of 32 bits
			a.fixup.Reloc = uses.Addr32
		default:
			a.fixup.Reloc = x.address
		}
		a.ip = x.wide && a.base < 0 && a.index < 0 && !p.Thread
		a.fixup.Addend, a.disp = a.disp, 0
		return
	}
	r := f.rm.ref
	a.base, a.index, a.scale = x.regNumber(&r.base, p), x.regNumber(&r.index, p), r.scale
	a.disp, a.ip = r.disp, r.ip
	switch {
	case r.out:
		a.disp = p.Out
	case r.raw && p.ImmSym:
		a.fix, a.fixup.Reloc, a.fixup.Addend = true, x.address, p.Imm
	case r.raw:
		a.disp = p.Imm
	}
	if !r.fix {
		return
	}
	a.fix, a.fixup.Kind, a.fixup.Reloc = true, r.kind, r.reloc
	switch {
	case r.reloc == uses.GOT:
		a.fixup.Reloc = f.gotReloc(a)
	case r.kind == target.FixPool:
		a.fixup.N, a.fixup.Bits = f.rm.size, f.rm.bits
		if f.rm.part == target.PartPool {
			a.fixup.Bits = uint64(p.Imm)
		}
	case f.rm.part == target.PartPC:
		a.fixup.Addend = p.Imm
	}
}

// gotReloc returns the relocation of a load from the global offset table.
func (f *form) gotReloc(a *address) uint32 {
	if f.relaxes && (a.base >= 0 || a.index < 0) {
		return f.x.t.Object.Uses.GOTRelax
	}
	return f.x.t.Object.Uses.GOT
}

// appendAddress appends ModRM, SIB and displacement.
func (f *form) appendAddress(c *target.Code, b []byte, a *address, reg byte) []byte {
	reg <<= 3
	if a.base < 0 && a.index < 0 {
		if f.x.wide && !a.ip {
			b = append(b, reg|4, 0x25)
		} else {
			b = append(b, reg|5)
		}
		return appendField(c, b, a)
	}
	mod := byte(0x80)
	switch {
	case a.base < 0:
		mod = 0
	case a.fix:
	case a.disp == 0 && a.base&7 != 5:
		mod = 0
	case a.disp == int64(int8(a.disp)):
		mod = 0x40
	}
	if a.index >= 0 || a.base&7 == 4 {
		index, scale := byte(4), byte(0)
		if a.index >= 0 {
			index, scale = byte(a.index&7), byte(mathbits.TrailingZeros8(uint8(a.scale)))
		}
		base := byte(5)
		if a.base >= 0 {
			base = byte(a.base & 7)
		}
		b = append(b, mod|reg|4, scale<<6|index<<3|base)
	} else {
		b = append(b, mod|reg|byte(a.base&7))
	}
	switch {
	case mod == 0 && a.base >= 0:
		return b
	case mod == 0x40:
		return append(b, byte(a.disp))
	}
	return appendField(c, b, a)
}

// appendField appends the 4 bytes of an address.
func appendField(c *target.Code, b []byte, a *address) []byte {
	if a.fix {
		x := a.fixup
		x.At, x.Size, x.PCRel = len(b), 4, a.ip
		c.Fixups = append(c.Fixups, x)
		return append(b, 0, 0, 0, 0)
	}
	d := uint32(a.disp)
	return append(b, byte(d), byte(d>>8), byte(d>>16), byte(d>>24))
}

// appendImm appends the constant, or the distance that a jump goes.
func (f *form) appendImm(c *target.Code, p *target.Assignment, size int) {
	if size == 0 {
		return
	}
	uses := &f.x.t.Object.Uses
	v := f.imm.value
	x := target.Fixup{At: len(c.Bytes), Size: int8(size)}
	switch f.imm.kind {
	case opTarget:
		x.Kind, x.N, x.PCRel, x.Addend, x.Reloc = target.FixLocal, uint8(f.imm.k), true, -int64(size), uses.PCRel
		c.Fixups = append(c.Fixups, x)
		v = 0
	case opTLSGet:
		x.Kind, x.PCRel, x.Addend, x.Reloc = target.FixTLSGet, true, -int64(size), uses.PLT
		c.Fixups = append(c.Fixups, x)
		v = 0
	case opGOTBase:
		x.Kind, x.N, x.Reloc = target.FixGOTBase, uint8(f.imm.k), uses.GOTBase
		c.Fixups = append(c.Fixups, x)
		v = 0
	case opImm:
		v = p.Imm
		switch {
		case p.ImmSym && f.imm.thread:
			x.Addend, x.Reloc = p.Imm, uses.TPOff
			c.Fixups = append(c.Fixups, x)
			v = 0
		case p.ImmSym:
			x.Addend = p.Imm
			f.symbolImm(c, &x)
			c.Fixups = append(c.Fixups, x)
			v = 0
		case f.imm.width == 1:
			v &= 1
		case f.imm.part == target.PartLog2:
			v = int64(mathbits.TrailingZeros64(uint64(v)))
		}
	}
	for range size {
		c.Bytes = append(c.Bytes, byte(v))
		v >>= 8
	}
}

// symbolImm says how a symbol in an immediate is relocated.
func (f *form) symbolImm(c *target.Code, x *target.Fixup) {
	uses := &f.x.t.Object.Uses
	op := f.opcode[0]
	switch {
	case f.numOp == 1 && (op == 0xE8 || op == 0xE9):
		x.PCRel, x.Reloc = true, uses.PCRel
		x.Addend -= 4
		if f.x.wide && x.Addend == -4 || !f.x.wide && c.PLT && f.x.t.Syntax.PLT != "" {
			x.Reloc = uses.PLT
		}
	case x.Size == 8:
		x.Reloc = uses.Addr
	case f.x.t.Syntax.Offset != "":
		x.Reloc = f.x.address
	case f.signed:
		x.Reloc = uses.Addr32S
	default:
		x.Reloc = uses.Addr32
	}
}

// appendVEX appends a VEX prefix, of two bytes where that is enough.
func (f *form) appendVEX(b []byte, p *target.Assignment, a *address, reg, base int, mem bool) []byte {
	v := 0
	if n := f.x.regNumber(&f.v, p); n >= 0 {
		v = n
	}
	rest := byte(^v&15)<<3 | f.l<<2 | f.pp
	r, x, bb := byte(0x80), byte(0x40), byte(0x20)
	if reg >= 8 && f.modRM == 8 {
		r = 0
	}
	if mem && a.index >= 8 {
		x = 0
	}
	if mem && a.base >= 8 || !mem && base >= 8 {
		bb = 0
	}
	if x != 0 && bb != 0 && f.mm == 1 && f.w == 0 {
		return append(b, 0xC5, r|rest)
	}
	return append(b, 0xC4, r|x|bb|f.mm, f.w<<7|rest)
}

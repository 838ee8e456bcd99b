package risc

import (
	"encoding/binary"
	"fmt"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// The types of relocation, each with a field that x86 has not: split, shifted, counted in units, relative to
// a page, or rounded.
const (
	RelocNone   = iota
	RelocWord   // an address
	RelocPCRel  // a distance of 4 bytes
	RelocPage   // adrp: which page, relative to that of the place; 20 bits in two parts
	RelocLow    // add: the address in the page
	RelocCall   // bl and b: 24 bits, in units of two bytes
	RelocBranch // a conditional branch of 4 bytes
	RelocTest   // one of 2 bytes
	RelocJump   // b of 2 bytes
	RelocLit20  // a load of a literal, in words
	RelocLit16  // the same with fewer bits
	RelocHigh   // the high part of an address of which the low part is added as a signed number
	RelocLow12S // that low part, in two parts
	RelocNear   // a load from the literal pool: words from the word that the instruction begins in
)

// Object is how the machine's files look. No system has them.
var Object = &target.ObjectFormat{
	Name: "risc", Machine: 0xf15c, Bits: 32,
	Relocs: []target.RelocType{
		RelocNone:  {Name: "R_RISC_NONE"},
		RelocWord:  {Name: "R_RISC_WORD", Bytes: 4, Value: target.RelocAddr},
		RelocPCRel: {Name: "R_RISC_PCREL", Bytes: 4, Value: target.RelocAddr, PCRel: true},
		RelocPage: {Name: "R_RISC_PAGE", Bytes: 4, Value: target.RelocAddr, PCRel: true, Signed: true,
			Field: &target.RelocField{Page: 12, Bits: 32, Parts: []target.BitRange{{From: 12, Width: 2, At: 18}, {From: 14, Width: 18, At: 0}}}},
		RelocLow: {Name: "R_RISC_LOW", Bytes: 4, Value: target.RelocAddr,
			Field: &target.RelocField{Parts: []target.BitRange{{From: 0, Width: 12, At: 0}}}},
		RelocCall:   branch("R_RISC_CALL", target.RelocPLT, 4, 24, 1),
		RelocBranch: branch("R_RISC_BRANCH", target.RelocAddr, 4, 8, 1),
		RelocTest:   branch("R_RISC_TEST", target.RelocAddr, 2, 8, 1),
		RelocJump:   branch("R_RISC_JUMP", target.RelocAddr, 2, 11, 1),
		RelocLit20:  branch("R_RISC_LIT20", target.RelocAddr, 4, 20, 2),
		RelocLit16:  branch("R_RISC_LIT16", target.RelocAddr, 4, 16, 2),
		RelocHigh: {Name: "R_RISC_HIGH", Bytes: 4, Value: target.RelocAddr,
			Field: &target.RelocField{Bits: 32, Round: 0x800, Parts: []target.BitRange{{From: 12, Width: 20, At: 0}}}},
		RelocLow12S: {Name: "R_RISC_LOW12S", Bytes: 4, Value: target.RelocAddr,
			Field: &target.RelocField{Parts: []target.BitRange{{From: 0, Width: 5, At: 7}, {From: 5, Width: 7, At: 25}}}},
		RelocNear: {Name: "R_RISC_NEAR", Bytes: 4, Value: target.RelocAddr, PCRel: true, Signed: true,
			Field: &target.RelocField{Page: 2, Bits: 11, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 9, At: 0}}}},
	},
	Rela: true,
	Uses: target.RelocUses{Addr: RelocWord, Addr32: RelocWord, Addr32S: RelocWord, PCRel: RelocPCRel, PLT: RelocCall},
	Link: target.LinkFormat{PageSize: 4096, Base: 0x10000, Start: target.SuppliedCode{Name: "_start"}, VeneerAlign: 2,
		// adrp ip, page; add ip, ip, low; bx ip
		Veneer: target.PLTEntry{Code: []byte{0, 0, 0xc0, opADRP, 0, 0, 0xcc, 0x10, byte(IP), opRet << 4},
			Slot: []target.SlotReloc{{Offset: 0, Type: RelocPage}, {Offset: 4, Type: RelocLow}}}},
}

// branch returns a relative relocation of a number of bits, of units of 1<<scale bytes.
func branch(name string, value target.RelocValue, bytes int, bits, scale uint8) target.RelocType {
	return target.RelocType{Name: name, Bytes: bytes, Value: value, PCRel: true, Signed: true, Veneer: value == target.RelocPLT,
		Field: &target.RelocField{Bits: bits + scale, Scale: scale, Parts: []target.BitRange{{From: scale, Width: bits, At: 0}}}}
}

// The highest byte of instructions of four bytes, the four highest bits of those of two. An instruction of four
// bytes has up to three registers in bits 20, 16 and 12 and after; a condition in bits 8 and after; below them a constant
// or an offset, or, with opLiteral, where a constant is.
const (
	opADRP    = 0x01
	opBL      = 0x02
	opB       = 0x03
	opLiteral = 0x80

	opTest = 0x8 // with a register, and bits of the distance; opTest+1 is the opposite
	opJump = 0xC // the same as B, with 11 bits
	opMove = 0xA
	opRet  = 0xE
)

var opcodes = map[string]byte{"add": 0x10, "and": 0x11, "mov": 0x12, "ldr": 0x13, "ldrh": 0x14, "ldrsb": 0x15, "str": 0x16,
	"set": 0x17, "b": 0x18, "push": 0x19, "pop": 0x1a, "adr": 0x1b, "bl": opBL, "bnz": 0, "bx": 0, "ldl": 0x1c}

// A coder encodes the lines of tiles.
type coder struct{}

// CFI implements target.Coder.
func (coder) CFI() *target.CFIFormat {
	regs := make([]int16, 15)
	for i := range regs {
		regs[i] = int16(i)
	}
	return &target.CFIFormat{CodeAlign: 2, DataAlign: -4, ReturnReg: int(LR), Regs: regs, Reg: int(SP), Align: 4}
}

// Pad implements target.Coder.
func (coder) Pad(b []byte, n int) []byte {
	for ; n >= 2; n -= 2 {
		b = append(b, 0, opMove<<4) // mov r0, r0
	}
	return append(b, make([]byte, n)...)
}

// A line is a parsed line of a tile.
type line struct {
	op      byte
	name    string
	regs    []reg
	imm     bool // it has a constant
	mem     bool // or an address
	hasCC   bool
	succ    int8 // it jumps to this successor; -1: none
	target  bool // it has a symbol
	negated bool // it has the opposite condition
	pool    bool // it loads from the literal pool
	bytes   int
	branch  bool
}

// A reg is a register that the text names, or that of operand k.
type reg struct {
	fixed regalloc.Reg
	k     int8 // -1: fixed
}

// Line implements target.Coder.
func (coder) Line(tile *target.Tile, l *target.AsmLine) (target.LineCoder, error) {
	x := &line{succ: -1, bytes: l.Enc.Bytes, branch: l.Enc.Branch}
	for i := range l.NumParts() {
		switch p := l.Part(i); p.Kind {
		case target.PartText:
			text := p.Text
			if i == 0 {
				x.name, text, _ = strings.Cut(text, " ")
			}
			for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
				r, ok := registers[word]
				if !ok {
					return nil, fmt.Errorf("tile %s: %q is not a register", tile.Name, word)
				}
				x.regs = append(x.regs, reg{r, -1})
			}
		case target.PartReg:
			x.regs = append(x.regs, reg{k: p.A})
		case target.PartImm:
			x.imm = true
		case target.PartMem:
			x.mem = true
		case target.PartCC, target.PartNegated:
			x.hasCC, x.negated = true, p.Kind == target.PartNegated
		case target.PartSucc:
			x.succ = p.A
		case target.PartLiteral:
			x.pool = true
		default:
			x.target = true
		}
	}
	op, ok := opcodes[x.name]
	if !ok {
		return nil, fmt.Errorf("tile %s: %q is not an instruction", tile.Name, x.name)
	}
	x.op = op
	return x, nil
}

var registers = func() map[string]regalloc.Reg {
	m := map[string]regalloc.Reg{"sp": SP, "lr": LR}
	for r := range SP {
		m[fmt.Sprintf("r%d", r)] = r
	}
	return m
}()

// of returns the number of r.
func (r reg) of(p *target.Assignment) uint32 {
	if r.k < 0 {
		return uint32(r.fixed)
	}
	return uint32(p.Regs[r.k])
}

// Append implements target.LineCoder.
func (x *line) Append(c *target.Code, p *target.Assignment) {
	switch {
	case x.succ >= 0:
		x.jump(c, p)
	case x.name == "bx":
		half(c, opRet<<12)
	case x.name == "mov" && x.bytes == 2:
		half(c, opMove<<12|x.regs[0].of(p)<<4|x.regs[1].of(p))
	case x.pool:
		fixed(c, uint32(x.op)<<24|x.regs[0].of(p)<<20, target.Fixup{Kind: target.FixLiteral, PCRel: true, Reloc: RelocNear})
	case x.name == "bl":
		fixed(c, opBL<<24, target.Fixup{PCRel: true, Reloc: RelocCall, Addend: p.Imm})
	case x.name == "adr":
		d := x.regs[0].of(p)
		fixed(c, opADRP<<24|d<<20, target.Fixup{PCRel: true, Reloc: RelocPage, Addend: p.Imm})
		fixed(c, uint32(opcodes["add"])<<24|d<<20|d<<16, target.Fixup{Reloc: RelocLow, Addend: p.Imm})
	default:
		x.word(c, p)
	}
}

// word appends an instruction of four bytes with registers and a constant, an offset or a condition.
func (x *line) word(c *target.Code, p *target.Assignment) {
	w, shift := uint32(x.op)<<24, 20
	for _, r := range x.regs {
		w |= r.of(p) << shift
		shift -= 4
	}
	if x.hasCC {
		w |= uint32(p.Pred) << 8
	}
	imm := p.Imm
	switch {
	case x.mem:
		w, imm = w|uint32(p.Base)<<shift, p.Off
	case !x.imm:
		word(c, w)
		return
	}
	bits := shift + 4 // below the registers
	if x.mem {
		bits = shift
	}
	if bits = min(bits, 20); imm>>(bits-1) == imm>>63 {
		word(c, w|uint32(imm)&(1<<bits-1))
		return
	}
	kind := uint32(RelocLit20)
	if bits < 20 {
		kind = RelocLit16
	}
	fixed(c, w|opLiteral<<24, target.Fixup{Kind: target.FixPool, N: 4, Bits: uint64(uint32(imm)), PCRel: true, Reloc: kind})
}

// jump appends a jump to a successor. Its long form is the opposite one, past a jump of four bytes.
func (x *line) jump(c *target.Code, p *target.Assignment) {
	to := func(reloc uint32, size int64) target.Fixup { // from its end
		return target.Fixup{Kind: target.FixSucc, N: uint8(x.succ), PCRel: true, Reloc: reloc, Addend: -size}
	}
	const skip = 2 // past the next instruction, in units of 2 bytes
	switch {
	case x.name == "bnz" && p.Long:
		half(c, (opTest+1)<<12|x.regs[0].of(p)<<8|skip)
	case x.name == "bnz":
		fixedHalf(c, opTest<<12|x.regs[0].of(p)<<8, to(RelocTest, 2))
		return
	case x.hasCC:
		pred := p.Pred
		if p.Long != x.negated {
			pred = pred.Negate()
		}
		w := uint32(x.op)<<24 | x.regs[0].of(p)<<20 | x.regs[1].of(p)<<16 | uint32(pred)<<8
		if !p.Long {
			fixed(c, w, to(RelocBranch, 4))
			return
		}
		word(c, w|skip)
	case !p.Long:
		fixedHalf(c, opJump<<12, to(RelocJump, 2))
		return
	}
	fixed(c, opB<<24, to(RelocCall, 4))
}

func word(c *target.Code, w uint32) { c.Bytes = binary.LittleEndian.AppendUint32(c.Bytes, w) }
func half(c *target.Code, h uint32) { c.Bytes = binary.LittleEndian.AppendUint16(c.Bytes, uint16(h)) }

// fixed appends an instruction with a field.
func fixed(c *target.Code, w uint32, f target.Fixup) {
	f.At, f.Size = len(c.Bytes), 4
	c.Fixups = append(c.Fixups, f)
	word(c, w)
}

func fixedHalf(c *target.Code, h uint32, f target.Fixup) {
	f.At, f.Size = len(c.Bytes), 2
	c.Fixups = append(c.Fixups, f)
	half(c, h)
}

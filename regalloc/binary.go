package regalloc

import (
	"encoding/binary"
	"math"
)

// The binary forms hold what the text forms do in a fraction of the space and time. A file begins with a zero byte,
// which no text contains, a magic string and the version of the form; readers reject other versions. Numbers are
// varints, signed ones zigzag-encoded; floats are eight bytes, little-endian; strings and lists are preceded by their
// length. Consecutive ranges of ids store each start as the difference from the end of the previous range.
const (
	problemMagic = "\x00spwprob\x01"
	resultMagic  = "\x00spwrslt\x01"
	magicLen     = len(problemMagic) - 1 // without the version
)

// AppendBinary appends the binary form of p, which ParseProblem reads as it reads the text form. Problems of equal text
// have equal binary forms. The error is nil.
func (p *Problem) AppendBinary(b []byte) ([]byte, error) {
	w := encoder{b: append(b, problemMagic...)}
	w.machine(p)
	w.string(p.Name)
	w.flag(p.SSA)
	w.set(p.Reserved)
	w.int(len(p.VRegs))
	for i := range p.VRegs {
		x := &p.VRegs[i]
		w.int(int(x.Class))
		w.int(int(x.Remat) + 1)
		if x.Remat != None {
			w.bytes(x.RematBytes, x.RematSpeed)
		}
	}
	w.blocks(p)
	w.ops(p)
	w.instrs(p)
	return w.b, nil
}

// AppendResult appends the binary form of r, a Result of p, which ParseResult reads as it reads the text form.
func AppendResult(b []byte, p *Problem, r *Result) []byte {
	w := encoder{b: append(b, resultMagic...)}
	w.string(p.Name)
	w.float(r.Bound)
	w.float(r.ModelBound)
	w.int(len(r.Slots))
	for _, s := range r.Slots {
		w.int(int(s.Size))
		w.int(int(s.Align))
	}
	w.int(len(r.Locs))
	for _, l := range r.Locs {
		w.loc(l)
	}
	w.int(len(r.InstrMoves))
	last := 0
	for i := range r.InstrMoves {
		at := int(r.InstrMoves[i].Before)
		w.signed(at - last)
		last = at
		w.move(&r.InstrMoves[i].Move)
	}
	w.int(len(r.EdgeMoves))
	for i := range r.EdgeMoves {
		w.int(int(r.EdgeMoves[i].Edge))
		w.move(&r.EdgeMoves[i].Move)
	}
	return w.b
}

type encoder struct {
	b    []byte
	sets map[RegSet]int // numbers of the clobber sets
}

func (w *encoder) int(n int)       { w.b = binary.AppendUvarint(w.b, uint64(n)) }
func (w *encoder) signed(n int)    { w.b = binary.AppendVarint(w.b, int64(n)) }
func (w *encoder) float(x float64) { w.b = binary.LittleEndian.AppendUint64(w.b, math.Float64bits(x)) }

func (w *encoder) string(s string) {
	w.int(len(s))
	w.b = append(w.b, s...)
}

func (w *encoder) flag(x bool) {
	if x {
		w.b = append(w.b, 1)
	} else {
		w.b = append(w.b, 0)
	}
}

func (w *encoder) bytes(list ...int8) {
	for _, x := range list {
		w.b = append(w.b, byte(x))
	}
}

// set writes the words of a set; an empty word takes one byte.
func (w *encoder) set(s RegSet) {
	w.b = binary.AppendUvarint(w.b, s.lo)
	w.b = binary.AppendUvarint(w.b, s.hi)
}

func (w *encoder) regs(list []Reg) {
	w.int(len(list))
	for _, r := range list {
		w.int(int(r))
	}
}

// machine writes the machine with those of its RegCosts that p uses.
func (w *encoder) machine(p *Problem) {
	m := p.Machine
	w.string(m.Name)
	w.int(m.NumUnits)
	w.bytes(m.PrefixBytes)
	w.int(len(m.Regs))
	for i := range m.Regs {
		x := &m.Regs[i]
		w.string(x.Name)
		w.set(x.Units)
		if x.Part == nil {
			w.int(0)
		} else {
			w.int(int(x.Part.Of) + 1)
			w.b = append(w.b, x.Part.Bit)
		}
		w.bytes(x.SaveCost, x.SaveSpeed)
		w.flag(x.Reserved)
	}
	w.int(len(m.Classes))
	for i := range m.Classes {
		x := &m.Classes[i]
		w.string(x.Name)
		w.int(int(x.SpillSize))
		w.int(int(x.SpillAlign))
		w.bytes(x.Move, x.Load, x.Store, x.Swap)
		w.regs(x.Regs)
		w.set(x.Prefix)
	}
	w.int(len(m.Groups))
	for i := range m.Groups {
		w.string(m.Groups[i].Name)
		w.int(len(m.Groups[i].Tuples))
		for _, tuple := range m.Groups[i].Tuples {
			w.regs(tuple)
		}
	}
	used := usedCosts(p)
	n := 0
	for _, x := range used {
		if x {
			n++
		}
	}
	w.int(n)
	for k, x := range used {
		if x {
			w.int(k)
			w.set(m.RegCosts[k].Prefix)
			w.set(m.RegCosts[k].Longer)
			w.set(m.RegCosts[k].Shorter)
		}
	}
}

// usedCosts reports for each nonempty RegCost of the machine whether an operand of p refers to it.
func usedCosts(p *Problem) []bool {
	used := make([]bool, len(p.Machine.RegCosts))
	for i := range p.Operands {
		if c := p.Operands[i].RegCost; c > 0 && int(c) < len(used) {
			used[c] = true
		}
	}
	return used
}

func (w *encoder) vregs(list []VReg) {
	w.int(len(list))
	for _, v := range list {
		w.int(int(v))
	}
}

// span writes a half-open range whose start is expected to be next, and returns the expected start of the range after
// it.
func (w *encoder) span(first, end, next int) int {
	w.int(end - first)
	if first == end {
		return next // no range refers to it
	}
	w.signed(first - next)
	return end
}

func (w *encoder) blocks(p *Problem) {
	w.int(len(p.Blocks))
	instr, edge := 0, 0
	for i := range p.Blocks {
		x := &p.Blocks[i]
		instr = w.span(int(x.Instrs[0]), int(x.Instrs[1]), instr)
		edge = w.span(int(x.Succs[0]), int(x.Succs[1]), edge)
		w.float(x.Freq)
		w.int(int(x.Loop))
		w.signed(int(x.LastSplit - x.Instrs[1]))
		w.vregs(p.BlockParams(BlockID(i)))
	}
	w.int(len(p.Edges))
	for i := range p.Edges {
		x := &p.Edges[i]
		w.int(int(x.From))
		w.int(int(x.To))
		w.float(x.Freq)
		w.flag(x.NoSplit)
		w.vregs(p.EdgeArgs(EdgeID(i)))
	}
}

// ops writes the names of the operations that p uses.
func (w *encoder) ops(p *Problem) {
	used := make([]bool, len(p.OpNames))
	n := 0
	for i := range p.Instrs {
		if op := p.Instrs[i].Op; op >= 0 && int(op) < len(used) && !used[op] && p.OpNames[op] != "" {
			used[op] = true
			n++
		}
	}
	w.int(n)
	for op, x := range used {
		if x {
			w.int(op)
			w.string(p.OpNames[op])
		}
	}
}

func (w *encoder) instrs(p *Problem) {
	w.sets = map[RegSet]int{}
	var sets []RegSet
	for i := range p.Instrs {
		if s := p.Instrs[i].Clobbers; !s.Empty() {
			if _, ok := w.sets[s]; !ok {
				w.sets[s] = len(sets) + 1
				sets = append(sets, s)
			}
		}
	}
	w.int(len(sets))
	for _, s := range sets {
		w.set(s)
	}
	w.int(len(p.Instrs))
	operand := 0
	for i := range p.Instrs {
		x := &p.Instrs[i]
		w.int(int(x.Op))
		w.b = append(w.b, byte(x.Flags), x.MemLimit)
		w.signed(int(x.Operands[0]) - operand)
		operand = int(x.Operands[1])
		if x.Clobbers.Empty() {
			w.int(0)
		} else {
			w.int(w.sets[x.Clobbers])
		}
		ops := p.Ops(InstrID(i))
		w.int(len(ops))
		for k := range ops {
			w.operand(&ops[k])
		}
	}
}

// Layout of an operand's first byte: the role, whether the position differs from the role's default, the constraint,
// and which alternatives and costs follow.
const (
	operandPos        = 1 << 2
	operandConstraint = 3 // bits to shift by; there are three
	operandMem        = 1 << 6
	operandConst      = 1 << 7
)

func (w *encoder) operand(o *Operand) {
	head := byte(o.Role) | byte(o.Constraint)<<operandConstraint
	if o.Pos != defaultPos(o.Role) {
		head |= operandPos
	}
	if o.Mem != NoAlt {
		head |= operandMem
	}
	if o.Const != NoAlt {
		head |= operandConst
	}
	w.b = append(w.b, head)
	w.int(int(o.VReg))
	w.int(int(o.Class))
	switch o.Constraint {
	case InReg:
		w.int(int(o.Reg))
	case TiedTo:
		w.int(int(o.Tied))
	case InGroup:
		w.int(int(o.Reg))
		w.int(int(o.Tied))
	}
	w.int(int(o.RegCost))
	if o.Mem != NoAlt {
		w.bytes(o.Mem)
	}
	if o.Const != NoAlt {
		w.bytes(o.Const)
	}
}

// loc writes a location: nothing, recomputed, or a register or a slot in turn.
func (w *encoder) loc(l Loc) {
	switch l.Kind() {
	case RegLoc:
		w.int(2 + 2*int(l.Reg()))
	case SlotLoc:
		w.int(3 + 2*int(l.Slot()))
	case RematLoc:
		w.int(1)
	default:
		w.int(0)
	}
}

func (w *encoder) move(m *Move) {
	w.int(int(m.Step))
	w.int(int(m.VReg))
	w.loc(m.Dst)
	w.loc(m.Src)
}

package regalloc

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
)

// isBinary reports whether data looks like a binary form of any kind and version.
func isBinary(data []byte) bool { return len(data) > 0 && data[0] == 0 }

// parseBinaryProblem reads the binary form of a Problem.
func parseBinaryProblem(file string, data []byte) (*Problem, error) {
	p := &Problem{Machine: &Machine{RegCosts: []RegCost{{}}}}
	if err := decode(file, data, p, problemMagic, "allocation problem", (*decoder).problem); err != nil {
		return nil, err
	}
	if errs := p.Validate(); len(errs) > 0 {
		return nil, &ParseError{File: file, Offset: -1, Msg: errs[0].Error()}
	}
	return p, nil
}

// parseBinaryResult reads the binary form of a Result of p.
func parseBinaryResult(file string, data []byte, p *Problem) (*Result, error) {
	r := &Result{Locs: make([]Loc, len(p.Operands))}
	if err := decode(file, data, p, resultMagic, "result of an allocation problem", func(d *decoder) { d.result(r) }); err != nil {
		return nil, err
	}
	return r, nil
}

// decoder reads a binary form. Errors travel as panics of *ParseError inside it. Lists are never allocated longer than
// the remaining bytes could fill.
type decoder struct {
	file string
	data []byte
	at   int
	p    *Problem
}

// decode calls f for the content after magic.
func decode(file string, data []byte, p *Problem, magic, what string, f func(d *decoder)) (err error) {
	d := &decoder{file: file, data: data, p: p}
	defer func() {
		if x := recover(); x != nil {
			e, ok := x.(*ParseError)
			if !ok {
				panic(x)
			}
			err = e
		}
	}()
	if !strings.HasPrefix(string(data[:min(len(data), magicLen)]), magic[:magicLen]) {
		d.fail("not %s in text or binary form", what)
	}
	if d.at = magicLen; d.byte("the version") != magic[magicLen] {
		d.at--
		d.fail("binary form has version %d, expected version %d; write it again, or use the text form", data[magicLen], magic[magicLen])
	}
	f(d)
	if d.at != len(data) {
		d.fail("trailing data")
	}
	return nil
}

func (d *decoder) fail(format string, args ...any) {
	panic(&ParseError{File: d.file, Offset: d.at, Msg: fmt.Sprintf(format, args...)})
}

func (d *decoder) byte(what string) byte {
	if d.at >= len(d.data) {
		d.fail("expected %s at the end", what)
	}
	d.at++
	return d.data[d.at-1]
}

func (d *decoder) int8(what string) int8 { return int8(d.byte(what)) }

func (d *decoder) flag(what string) bool {
	x := d.byte(what)
	if x > 1 {
		d.at--
		d.fail("expected 0 or 1 (whether %s), not %d", what, x)
	}
	return x == 1
}

func (d *decoder) word(what string) uint64 {
	if d.at < len(d.data) && d.data[d.at] < 0x80 {
		d.at++
		return uint64(d.data[d.at-1])
	}
	x, n := binary.Uvarint(d.data[d.at:])
	if n <= 0 {
		d.fail("expected %s", what)
	}
	d.at += n
	return x
}

// below reads a number below limit.
func (d *decoder) below(what string, limit int) int {
	at := d.at
	x := d.word(what)
	if limit < 0 || x >= uint64(limit) {
		d.at = at
		d.fail("expected %s, a number below %d, not %d", what, limit, x)
	}
	return int(x)
}

// start reads the start of a range that is expected to be next.
func (d *decoder) start(what string, next int) int {
	at := d.at
	x, n := binary.Varint(d.data[d.at:])
	if n <= 0 {
		d.fail("expected %s", what)
	}
	if x += int64(next); x < 0 || x >= maxID {
		d.at = at
		d.fail("expected %s, a number below %d, not %d", what, maxID, x)
	}
	d.at += n
	return int(x)
}

// count reads the length of a list whose elements take at least one byte each.
func (d *decoder) count(what string) int {
	return d.below("the number of "+what, min(len(d.data)-d.at, maxID)+1)
}

func (d *decoder) float(what string) float64 {
	x := d.anyFloat(what)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		d.at -= 8
		d.fail("expected %s (a number), not %g", what, x)
	}
	return x
}

func (d *decoder) anyFloat(what string) float64 {
	if len(d.data)-d.at < 8 {
		d.fail("expected %s", what)
	}
	d.at += 8
	return math.Float64frombits(binary.LittleEndian.Uint64(d.data[d.at-8:]))
}

func (d *decoder) bound() float64 {
	x := d.anyFloat("a bound")
	if math.IsNaN(x) || math.IsInf(x, 1) {
		d.at -= 8
		d.fail("expected a bound, not %g", x)
	}
	return x
}

func (d *decoder) string(what string) string {
	n := d.count("bytes of " + what)
	d.at += n
	if d.at > len(d.data) {
		d.at = len(d.data)
		d.fail("expected %s", what)
	}
	return string(d.data[d.at-n : d.at])
}

// set reads a set of registers or units below limit.
func (d *decoder) set(what string, limit int) RegSet {
	at := d.at
	s := RegSet{d.word(what), d.word(what)}
	for _, w := range []struct {
		word  uint64
		limit int
	}{{s.lo, limit}, {s.hi, max(limit-64, 0)}} {
		if w.word>>w.limit != 0 {
			d.at = at
			d.fail("expected %s, some of %d", what, limit)
		}
	}
	return s
}

func (d *decoder) regSet(what string) RegSet { return d.set(what, len(d.p.Machine.Regs)) }

func (d *decoder) regs() []Reg {
	list := make([]Reg, d.count("registers"))
	for i := range list {
		list[i] = Reg(d.below("a register", len(d.p.Machine.Regs)))
	}
	return list
}

func (d *decoder) problem() {
	p := d.p
	d.machine()
	p.Name = d.string("the problem's name")
	p.SSA = d.flag("it is in SSA form")
	p.Reserved = d.regSet("reserved registers")
	p.VRegs = make([]VRegInfo, d.count("virtual registers"))
	for i := range p.VRegs {
		x := &p.VRegs[i]
		x.Class = ClassID(d.below("a class", len(p.Machine.Classes)))
		if x.Remat = InstrID(d.below("an instruction", maxID) - 1); x.Remat != None {
			x.RematBytes, x.RematSpeed = d.int8("bytes"), d.int8("cost")
		}
	}
	d.blocks()
	for range d.count("operations") {
		op := d.below("an operation", 1<<20+1)
		for op >= len(p.OpNames) {
			p.OpNames = append(p.OpNames, "")
		}
		p.OpNames[op] = d.string("an operation's name")
	}
	d.instrs()
}

func (d *decoder) machine() {
	m := d.p.Machine
	m.Name = d.string("the machine's name")
	m.NumUnits = d.below("the number of units", MaxRegs+1)
	m.PrefixBytes = d.int8("bytes")
	n := d.below("the number of registers", MaxRegs+1)
	for range n {
		at := d.at
		x := RegInfo{Name: d.string("a register's name")}
		if why := m.rejects(x.Name); why != "" {
			d.at = at
			d.fail("%s", why)
		}
		x.Units = d.set("units", m.NumUnits)
		if of := d.below("the register that it is part of", len(m.Regs)+1); of > 0 {
			x.Part = &Part{Of: Reg(of - 1), Bit: d.byte("a bit")}
			if x.Part.Bit > 127 {
				d.at--
				d.fail("expected a bit, not %d", x.Part.Bit)
			}
		}
		x.SaveCost, x.SaveSpeed = d.int8("bytes"), d.int8("cost")
		x.Reserved = d.flag("it is reserved")
		m.Regs = append(m.Regs, x)
	}
	for range d.count("classes") {
		at := d.at
		x := Class{Name: d.string("a class's name")}
		if _, ok := m.ClassByName(x.Name); ok {
			d.at = at
			d.fail("class %q is already declared", x.Name)
		}
		x.SpillSize, x.SpillAlign = int32(d.below("size", 1<<20+1)), int32(d.below("alignment", 1<<20+1))
		x.Move, x.Load, x.Store, x.Swap = d.int8("bytes"), d.int8("bytes"), d.int8("bytes"), d.int8("bytes")
		x.Regs = d.regs()
		x.Prefix = d.regSet("registers with a prefix")
		m.Classes = append(m.Classes, x)
	}
	m.Groups = make([]Group, d.count("groups"))
	for i := range m.Groups {
		m.Groups[i].Name = d.string("a group's name")
		m.Groups[i].Tuples = make([][]Reg, d.count("tuples"))
		for k := range m.Groups[i].Tuples {
			m.Groups[i].Tuples[k] = d.regs()
		}
	}
	for range d.count("register costs") {
		at := d.at
		k := d.below("a register cost's number", math.MaxInt16+1)
		if k < len(m.RegCosts) {
			d.at = at
			d.fail("expected a register cost's number, at least %d, not %d", len(m.RegCosts), k)
		}
		m.RegCosts = append(m.RegCosts, make([]RegCost, k-len(m.RegCosts)+1)...)
		m.RegCosts[k] = RegCost{d.regSet("registers with a prefix"), d.regSet("registers"), d.regSet("registers")}
	}
	m.Finish()
}

func (d *decoder) vregs(list []VReg) []VReg {
	for range d.count("virtual registers") {
		list = append(list, VReg(d.below("a virtual register", len(d.p.VRegs))))
	}
	return list
}

func (d *decoder) blocks() {
	p := d.p
	p.Blocks = make([]Block, d.count("blocks"))
	instr, edge := 0, 0
	for i := range p.Blocks {
		x := &p.Blocks[i]
		if n := d.count("instructions"); n > 0 {
			first := d.start("a block's first instruction", instr)
			instr = first + n
			x.Instrs = [2]InstrID{InstrID(first), InstrID(instr)}
		}
		if n := d.count("edges"); n > 0 {
			first := d.start("a block's first edge", edge)
			edge = first + n
			x.Succs = [2]EdgeID{EdgeID(first), EdgeID(edge)}
		}
		x.Freq = d.float("executions")
		x.Loop = int32(d.below("depth", 1<<20+1))
		x.LastSplit = InstrID(d.start("the last instruction that moves may stand before", int(x.Instrs[1])))
		x.Params[0] = int32(len(p.Params))
		p.Params = d.vregs(p.Params)
		x.Params[1] = int32(len(p.Params))
	}
	p.Edges = make([]Edge, d.count("edges"))
	for i := range p.Edges {
		x := &p.Edges[i]
		x.From = BlockID(d.below("a block", len(p.Blocks)))
		x.To = BlockID(d.below("a block", len(p.Blocks)))
		x.Freq = d.float("executions")
		x.NoSplit = d.flag("it cannot be split")
		x.Args[0] = int32(len(p.Args))
		p.Args = d.vregs(p.Args)
		x.Args[1] = int32(len(p.Args))
	}
}

func (d *decoder) instrs() {
	p := d.p
	sets := make([]RegSet, d.count("sets of registers")+1)
	for i := range sets[1:] {
		sets[i+1] = d.regSet("destroyed registers")
	}
	p.Instrs = make([]Instr, d.count("instructions"))
	p.Operands = make([]Operand, 0, min(len(d.data)-d.at, 3*len(p.Instrs)))
	next := 0
	var moved bool
	for i := range p.Instrs {
		x := &p.Instrs[i]
		x.Op = int32(d.below("an operation", 1<<20+1))
		x.Flags = Flags(d.byte("flags"))
		if x.Flags >= FlagLow<<1 {
			d.at--
			d.fail("unknown flags: %#x", uint8(x.Flags))
		}
		x.MemLimit = d.byte("operands")
		first := d.start("the first operand's number", next)
		x.Clobbers = sets[d.below("a set of destroyed registers", len(sets))]
		n := d.count("operands")
		next = first + n
		x.Operands = [2]OpID{OpID(first), OpID(next)}
		moved = moved || first != len(p.Operands)
		for range n {
			p.Operands = append(p.Operands, d.operand())
		}
	}
	if moved {
		d.place()
	}
}

// place puts operands where the instructions' ranges say, which are not in the order of the instructions.
func (d *decoder) place() {
	p := d.p
	read, at := p.Operands, 0
	p.Operands = make([]Operand, len(read))
	for i := range p.Instrs {
		r := p.Instrs[i].Operands
		if int(r[1]) > len(read) {
			d.fail("operands of instruction %d are numbers %d to %d of %d", i, r[0], r[1]-1, len(read))
		}
		at += copy(p.Operands[r[0]:r[1]], read[at:])
	}
}

func (d *decoder) operand() (o Operand) {
	p := d.p
	head := d.byte("an operand")
	o.Role, o.Constraint = Role(head&3), Constraint(head>>operandConstraint&7)
	if o.Role > UseDef || o.Constraint > Anywhere {
		d.at--
		d.fail("unknown operand: %#x", head)
	}
	o.Pos = defaultPos(o.Role)
	if head&operandPos != 0 {
		o.Pos ^= Early ^ Late
	}
	o.VReg = VReg(d.below("a virtual register", len(p.VRegs)))
	o.Class = ClassID(d.below("a class", len(p.Machine.Classes)))
	switch o.Constraint {
	case InReg:
		o.Reg = Reg(d.below("a register", len(p.Machine.Regs)))
	case TiedTo:
		o.Tied = int16(d.below("an operand's number", math.MaxInt16+1))
	case InGroup:
		o.Reg = Reg(d.below("a group's number", len(p.Machine.Groups)))
		o.Tied = int16(d.below("a position in the group", math.MaxInt16+1))
	}
	o.RegCost = RegCostID(d.below("a register cost", len(p.Machine.RegCosts)))
	o.Mem, o.Const = NoAlt, NoAlt
	if head&operandMem != 0 {
		o.Mem = d.int8("bytes")
	}
	if head&operandConst != 0 {
		o.Const = d.int8("bytes")
	}
	return o
}

func (d *decoder) result(r *Result) {
	p := d.p
	d.string("the problem's name")
	r.Bound, r.ModelBound = d.bound(), d.bound()
	if n := d.count("slots"); n > 0 {
		r.Slots = make([]Slot, n)
	}
	for i := range r.Slots {
		r.Slots[i] = Slot{int32(d.below("size", 1<<20+1)), int32(d.below("alignment", 1<<20+1))}
	}
	at := d.at
	if n := d.count("operands"); n != len(p.Operands) {
		d.at = at
		d.fail("this is a result for %d operands, problem %s has %d", n, p.Name, len(p.Operands))
	}
	for i := range r.Locs {
		r.Locs[i] = d.loc()
	}
	before := 0
	for range d.count("moves before instructions") {
		at := d.at
		if before = d.start("an instruction", before); before >= len(p.Instrs) {
			d.at = at
			d.fail("expected an instruction, a number below %d, not %d", len(p.Instrs), before)
		}
		r.InstrMoves = append(r.InstrMoves, InstrMove{InstrID(before), d.move()})
	}
	for range d.count("moves on edges") {
		e := EdgeID(d.below("an edge", len(p.Edges)))
		r.EdgeMoves = append(r.EdgeMoves, EdgeMove{e, d.move()})
	}
}

func (d *decoder) loc() Loc {
	at := d.at
	switch x := d.below("a location", 2*maxID+3); {
	case x == 0:
		return 0
	case x == 1:
		return Recomputed
	case x%2 == 1:
		return InSlot(int32(x-3) / 2)
	case x/2-1 < len(d.p.Machine.Regs):
		return InRegister(Reg(x/2 - 1))
	}
	d.at = at
	d.fail("register number out of range")
	return 0
}

func (d *decoder) move() (m Move) {
	m.Step = int32(d.below("a step", maxID+1))
	m.VReg = VReg(d.below("a virtual register", len(d.p.VRegs)))
	m.Dst, m.Src = d.loc(), d.loc()
	return m
}

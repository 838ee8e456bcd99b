package model

import "spillway/regalloc"

// Cost is a price in fixed point: a multiple of 1/Scale of the unit of regalloc.Cost. Sums of costs are exact, in any
// order.
type Cost int64

// Inf is the cost of the impossible. About sixty of them can be added without overflow.
const Inf Cost = 1 << 56

// maxRegs is the maximum number of registers of a layout: a State is an int8.
const maxRegs = 60

// A Layout lists the states that a value of a class can be in between two
// instructions. With K registers they are, in this order: in register k and not
// in memory (k), in register k and also in memory (K+k), in memory only (2K), and
// nowhere (2K+1), for values that can be rematerialized.
type Layout struct {
	Class    uint8
	Regs     []regalloc.Reg // those without a prefix first
	K        int
	Low      int // number of registers without a prefix
	S        int // states: 2K+2
	Given    uint64
	Index    [regalloc.MaxRegs]int8 // by register: its k, or -1
	Units    []Units                // by k
	UnitList [][]uint8              // by k
	blocks   []blockTable
	room     []uint8 // by k: number of values it has room for; nil: one
}

// Mem is the state in memory only.
func (l *Layout) Mem() int { return 2 * l.K }

// None is the state of a value that is nowhere.
func (l *Layout) None() int { return 2*l.K + 1 }

// InMemory reports whether memory holds the value in state a.
func (l *Layout) InMemory(a int) bool { return a >= l.K && a <= 2*l.K }

// Register returns the local number of the register of state a, or -1.
func (l *Layout) Register(a int) int {
	switch {
	case a < l.K:
		return a
	case a < 2*l.K:
		return a - l.K
	}
	return -1
}

// High reports whether register k has a prefix.
func (l *Layout) High(k int) bool { return k >= l.Low }

// Units is a set of units of the machine.
type Units [2]uint64

// Or returns the union.
func (u Units) Or(v Units) Units { return Units{u[0] | v[0], u[1] | v[1]} }

// A blockTable maps each set of eight units to the registers that contain one of them.
type blockTable struct {
	word, shift uint8
	blocked     *[256]uint64
}

// Blocked returns the registers of l that contain one of the units u.
func (l *Layout) Blocked(u Units) (b uint64) {
	for i := range l.blocks {
		t := &l.blocks[i]
		b |= t.blocked[u[t.word]>>t.shift&255]
	}
	return b
}

// A Machine is the data that all Problems of a regalloc.Machine share.
type Machine struct {
	M      *regalloc.Machine
	Units  []Units // by register
	Wholes []regalloc.Reg
	Whole  []int8 // by unit: index into Wholes, or -1

	unitLists [][]uint8  // by register
	plain     [][]cached // by class: layouts
	kinds     []regalloc.RegSet
	one       equivalence // of a merged Model
	merged    [][]cached  // by class: layouts of merged Models
}

// cached is a layout with its inputs.
type cached struct {
	given, demanded, reps regalloc.RegSet // demanded: in addition to given
	layout                Layout
}

// NewMachine prepares m.
func NewMachine(m *regalloc.Machine) *Machine {
	x := &Machine{M: m, Units: make([]Units, len(m.Regs)), Whole: make([]int8, m.NumUnits), unitLists: make([][]uint8, len(m.Regs)), plain: make([][]cached, len(m.Classes)), merged: make([][]cached, len(m.Classes))}
	for r := range m.Regs {
		us := m.Regs[r].Units
		for u := us.First(); u != regalloc.NoReg; u = us.First() {
			us.Remove(u)
			x.Units[r][u>>6] |= 1 << (u & 63)
			x.unitLists[r] = append(x.unitLists[r], uint8(u))
		}
	}
	for r := range m.Regs {
		if m.Regs[r].Part != nil {
			continue
		}
		us := m.Regs[r].Units
		for u := us.First(); u != regalloc.NoReg; u = us.First() {
			us.Remove(u)
			x.Whole[u] = int8(len(x.Wholes))
		}
		x.Wholes = append(x.Wholes, regalloc.Reg(r))
	}
	return x
}

// UnitsOf returns the units of register r, in ascending order.
func (x *Machine) UnitsOf(r regalloc.Reg) []uint8 { return x.unitLists[r] }

// layouts builds the layout of every class: the registers that p may allocate, and those that fixed operands demand;
// one represents all registers merged by q, if not nil.
func (x *Machine) layouts(p *regalloc.Problem, q *equivalence) []Layout {
	demanded := make([]regalloc.RegSet, len(x.M.Classes))
	for i := range p.Operands {
		if o := &p.Operands[i]; o.Constraint == regalloc.InReg {
			demanded[p.VRegs[o.VReg].Class].Add(o.Reg)
		}
	}
	ls := make([]Layout, len(x.M.Classes))
	for c := range ls {
		given := p.Allocatable(regalloc.ClassID(c))
		demanded[c] = demanded[c].Minus(given)
		if q != nil {
			ls[c] = x.mergedLayout(c, given, demanded[c], q)
		} else {
			ls[c] = x.layout(c, given, demanded[c])
		}
		ls[c].Class = uint8(c)
	}
	return ls
}

// kept is the number of cached layouts per class, and of those of merged Models.
const kept = 16

// layout returns the layout of class c.
func (x *Machine) layout(c int, given, demanded regalloc.RegSet) Layout {
	list := x.plain[c]
	for i := range list {
		if y := &list[i]; y.given == given && y.demanded == demanded {
			return y.layout
		}
	}
	y := keep(&x.plain[c], cached{given: given, demanded: demanded})
	y.layout.fill(x, &x.M.Classes[c], given, demanded, nil)
	return y.layout
}

// keep appends y to list, replacing the first one if there are too many, and returns its address.
func keep(list *[]cached, y cached) *cached {
	if len(*list) == kept {
		*list = append((*list)[:0], (*list)[1:]...)
	}
	*list = append(*list, y)
	return &(*list)[len(*list)-1]
}

// mergedLayout returns the layout of class c with the registers that q has merged.
func (x *Machine) mergedLayout(c int, given, demanded regalloc.RegSet, q *equivalence) Layout {
	var reps regalloc.RegSet
	for _, r := range x.M.Classes[c].Regs {
		reps.Add(q.rep[r])
	}
	list := x.merged[c]
	for i := range list {
		if y := &list[i]; y.given == given && y.demanded == demanded && y.reps == reps && y.layout.mergesAs(q) {
			return y.layout
		}
	}
	y := keep(&x.merged[c], cached{given: given, demanded: demanded, reps: reps})
	y.layout.fill(x, &x.M.Classes[c], given, demanded, q)
	return y.layout
}

// mergesAs reports whether l was built with q's merged registers.
func (l *Layout) mergesAs(q *equivalence) bool {
	for k, r := range l.Regs {
		if q.size[r] != l.room[k] {
			return false
		}
	}
	for r, k := range l.Index {
		if k >= 0 && l.Regs[k] != q.rep[r] {
			return false
		}
	}
	return true
}

func (l *Layout) fill(x *Machine, c *regalloc.Class, given, demanded regalloc.RegSet, q *equivalence) {
	for r := range l.Index {
		l.Index[r] = -1
	}
	l.Regs = make([]regalloc.Reg, 0, len(c.Regs))
	var others []regalloc.Reg
	add := func(set regalloc.RegSet, prefix bool) {
		for _, r := range c.Regs {
			if !set.Has(r) || l.Index[r] >= 0 || c.Prefix.Has(r) != prefix {
				continue
			}
			if q != nil && q.rep[r] != r {
				others = append(others, r)
			} else if len(l.Regs) < maxRegs {
				l.Index[r] = int8(len(l.Regs))
				l.Regs = append(l.Regs, r)
			}
		}
	}
	both := demanded.Union(given)
	add(both, false)
	l.Low = len(l.Regs)
	add(both, true)
	l.K, l.S = len(l.Regs), 2*len(l.Regs)+2
	for k, r := range l.Regs {
		if given.Has(r) {
			l.Given |= 1 << k
		}
		l.Units = append(l.Units, x.Units[r])
		l.UnitList = append(l.UnitList, x.unitLists[r])
	}
	if q != nil {
		for _, r := range others {
			l.Index[r] = l.Index[q.rep[r]]
		}
		for _, r := range l.Regs {
			l.room = append(l.room, q.size[r])
		}
	}
	l.tabulate()
}

func (l *Layout) tabulate() {
	for n := range 16 {
		t := blockTable{word: uint8(n / 8), shift: uint8(n % 8 * 8)}
		for k, u := range l.Units {
			b := u[t.word] >> t.shift & 255
			if b == 0 {
				continue
			}
			if t.blocked == nil {
				t.blocked = new([256]uint64)
			}
			for i := range t.blocked {
				if uint64(i)&b != 0 {
					t.blocked[i] |= 1 << k
				}
			}
		}
		if t.blocked != nil {
			l.blocks = append(l.blocks, t)
		}
	}
}

// Alike reports whether wholes a and b are interchangeable where no operand names either: they have the same number
// of parts.
func (x *Machine) Alike(a, b int32) bool { return x.partsOf(a) == x.partsOf(b) }

func (x *Machine) partsOf(w int32) (n int) {
	for r := range x.M.Regs {
		if p := x.M.Regs[r].Part; p != nil && p.Of == x.Wholes[w] {
			n++
		}
	}
	return n
}

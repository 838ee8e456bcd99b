package irgen

import (
	"math/bits"
	"math/rand/v2"

	"spillway/regalloc"
)

// A Line is a straight piece of code: each instruction reads up to two values
// and defines one. What its allocation costs at least can be computed.
type Line struct {
	uses [][]int
	def  []int // -1: none
	last []int // by value: the instruction that reads it last
}

// RandomLine returns n instructions.
func RandomLine(rng *rand.Rand, n int) *Line {
	l := &Line{}
	for i := range n {
		var uses []int
		if i > 0 {
			for range rng.IntN(3) {
				v := rng.IntN(i)
				if len(uses) == 0 || uses[0] != v {
					uses = append(uses, v)
				}
			}
		}
		l.uses = append(l.uses, uses)
		l.def = append(l.def, i)
		l.last = append(l.last, -1)
		for _, v := range uses {
			l.last[v] = i
		}
	}
	return l
}

// Problem returns l as a Problem in SSA form, with the registers of m.
func (l *Line) Problem(m *regalloc.Machine) *regalloc.Problem {
	p := &regalloc.Problem{Name: "line", Machine: m, SSA: true, OpNames: []string{"op"}}
	add := func(o regalloc.Operand) {
		o.Mem, o.Const = regalloc.NoAlt, regalloc.NoAlt
		p.Operands = append(p.Operands, o)
	}
	for i, uses := range l.uses {
		first := regalloc.OpID(len(p.Operands))
		for _, v := range uses {
			add(regalloc.Operand{VReg: regalloc.VReg(v)})
		}
		add(regalloc.Operand{VReg: regalloc.VReg(l.def[i]), Role: regalloc.Def, Pos: regalloc.Late})
		p.VRegs = append(p.VRegs, regalloc.VRegInfo{Remat: regalloc.None})
		p.Instrs = append(p.Instrs, regalloc.Instr{Operands: [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}})
	}
	n := regalloc.InstrID(len(p.Instrs))
	end := regalloc.OpID(len(p.Operands))
	p.Instrs = append(p.Instrs, regalloc.Instr{Operands: [2]regalloc.OpID{end, end}, Flags: regalloc.FlagTerm})
	p.Blocks = []regalloc.Block{{Instrs: [2]regalloc.InstrID{0, n + 1}, Freq: 1, LastSplit: n}}
	return p
}

// Optimum returns the least cost of loads and stores in k registers, by dynamic
// programming over which values are in registers and which in memory. Exponential in l.
func (l *Line) Optimum(k int) float64 {
	type state struct{ regs, mem uint32 }
	now := map[state]float64{{}: 0}
	for i, uses := range l.uses {
		var reads, dead uint32
		for _, v := range uses {
			reads |= 1 << v
		}
		for v := range i {
			if l.last[v] <= i {
				dead |= 1 << v
			}
		}
		next := map[state]float64{}
		put := func(s state, c float64) {
			if old, ok := next[s]; !ok || c < old {
				next[s] = c
			}
		}
		for s, cost := range now {
			// Any values that are somewhere may be stored and kept before i reads.
			for stores := s.regs; ; stores = (stores - 1) & s.regs {
				mem := s.mem | stores
				c := cost + 8*float64(bits.OnesCount32(stores&^s.mem))
				if reads&^(s.regs|mem) == 0 {
					loads := reads &^ s.regs
					c += 8 * float64(bits.OnesCount32(loads))
					for keep := s.regs; ; keep = (keep - 1) & s.regs {
						regs := keep | reads
						if bits.OnesCount32(regs) <= k {
							after := regs &^ dead
							for stay := after; ; stay = (stay - 1) & after {
								if bits.OnesCount32(stay) < k {
									with := stay
									if l.last[l.def[i]] > i {
										with |= 1 << l.def[i]
									}
									put(state{with, mem &^ dead}, c)
								}
								if stay == 0 {
									break
								}
							}
						}
						if keep == 0 {
							break
						}
					}
				}
				if stores == 0 {
					break
				}
			}
		}
		now = next
	}
	best := -1.0
	for _, c := range now {
		if best < 0 || c < best {
			best = c
		}
	}
	return best
}

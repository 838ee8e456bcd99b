package puzzle

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// limitedDepth is the number of further nesting levels that throughLimits considers.
const limitedDepth = 32

// throughLimits returns, by bank, how many values unused in the loop headed by b may live through it in registers: as
// many as are left at the point of highest pressure and, if it has calls, at the call that most values cross; deeply
// nested loops are ignored.
func (s *solution) throughLimits(b regalloc.BlockID, header bool) []int {
	limits := scratch.Zeroed(s.ends.join.through, len(s.f.banks))
	s.ends.join.through = limits
	l := s.prog.flow.Loops.Of[b]
	if !header || l < 0 {
		return limits
	}
	loop := &s.prog.flow.Loops.Loops[l]
	classes, banks := len(s.m.Classes), len(s.f.banks)
	for bank := range limits {
		var given regalloc.RegSet
		for _, c := range s.f.banks[bank].Classes {
			given = given.Union(s.regs.given[c])
		}
		all, saved := given.Len(), 0
		for set := given; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			switch whole := s.m.Whole(r); {
			case whole != r && given.Has(whole):
				all--
			case !s.clobbered(r):
				saved++
			}
		}
		limits[bank] = all
		for k := loop.First; k < loop.End; k++ {
			x := s.prog.order[k]
			if in := &s.prog.flow.Loops.Loops[s.prog.flow.Loops.Of[x]]; in.Depth > loop.Depth+limitedDepth {
				k = in.End - 1
				continue
			}
			peak := int32(0)
			for c := range classes {
				if s.f.bank[c] == int16(bank) {
					peak += s.prog.uses.Pressure[int(x)*classes+c]
				}
			}
			limits[bank] = min(limits[bank], all-int(peak))
			if across := s.vals.across[int(x)*banks+bank]; across >= 0 {
				limits[bank] = min(limits[bank], saved-int(across))
			}
		}
	}
	for k := range s.ends.join.list {
		if c := &s.ends.join.list[k]; c.next-s.cur.pos >= live.LoopExit {
			limits[s.f.bank[s.p.VRegs[c.v].Class]]++
		}
	}
	return limits
}

// startCount prepares to count how many values of each bank live across a call of
// b, at most; it returns most if there is one, else nil and has -1 in it.
func (s *solution) startCount(b regalloc.BlockID, most []int32) []int32 {
	for k := range most {
		most[k] = -1
	}
	first, end := s.p.InstrRange(b)
	if pos := s.prog.ranges.Pos[b]; s.vals.calls[pos+int32(end-first)] == s.vals.calls[pos] {
		return nil
	}
	clear(s.vals.count)
	for _, v := range s.prog.sets.LiveOut(b) {
		s.vals.count[s.bankOfValue(v)]++
	}
	return most
}

// countInstr brings the numbers of live values from after instruction i to before it.
func (s *program) countInstr(i regalloc.InstrID, count, most []int32) {
	r := s.p.Instrs[i].Operands
	ops, dist := s.p.Operands[r[0]:r[1]], s.uses.Op[r[0]:r[1]]
	for k := range ops {
		if ops[k].Role != regalloc.Use && dist[k] != live.Never {
			count[s.bankOfValue(ops[k].VReg)]--
		}
	}
	if !s.p.Instrs[i].Clobbers.Empty() {
		for bank := range most {
			most[bank] = max(most[bank], count[bank])
		}
	}
	for k := range ops {
		if ops[k].Role != regalloc.Use || dist[k] != live.Never {
			continue
		}
		first := true
		for j := range k {
			first = first && (ops[j].VReg != ops[k].VReg || ops[j].Role != regalloc.Use)
		}
		if first {
			count[s.bankOfValue(ops[k].VReg)]++
		}
	}
}

func (s *inputs) bankOfValue(v regalloc.VReg) int16 { return s.f.bank[s.p.VRegs[v].Class] }

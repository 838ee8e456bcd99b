package linear

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// loopPressure holds, for each loop and class, the maximum number of live values in classes that share registers with
// the class, including values that live through the loop.
type loopPressure struct {
	peak []int32 // by loop and class
	n    int
}

// room returns how many registers of class c the loop l leaves for values that it does not use; idle counts, by class,
// those of them in memory.
func (s *scan) room(l int32, c regalloc.ClassID, idle []int32) int32 {
	free := int32(s.regs.alloc[c].Len()) - s.flow.loops.peak[int(l)*s.flow.loops.n+int(c)]
	for d, n := range idle {
		if s.regs.sharing[int(c)*s.flow.loops.n+d] {
			free += n
		}
	}
	return free
}

// findPressure adds up the pressure of classes that share registers.
func (s *scan) findPressure() {
	n, t := len(s.m.Classes), &s.flow.loops
	t.n, t.peak = n, scratch.Zeroed(t.peak, len(s.flow.f.Loops.Loops)*n)
	if len(s.flow.f.Loops.Loops) == 0 {
		return
	}
	s.ends.left = scratch.Sized(s.ends.left, n)
	// Of the blocks of a loop itself first, then of the loops within.
	for b, l := range s.flow.f.Loops.Of {
		if l < 0 {
			continue
		}
		clear(s.ends.left)
		for d, live := range s.flow.uses.Pressure[b*n : (b+1)*n] {
			for c := 0; live > 0 && c < n; c++ {
				if s.regs.sharing[c*n+d] {
					s.ends.left[c] += live
				}
			}
		}
		peak := t.peak[int(l)*n : int(l+1)*n]
		for c, sum := range s.ends.left {
			peak[c] = max(peak[c], sum)
		}
	}
	for l := len(s.flow.f.Loops.Loops) - 1; l >= 0; l-- {
		if out := int(s.flow.f.Loops.Loops[l].Parent); out >= 0 {
			for c := range n {
				t.peak[out*n+c] = max(t.peak[out*n+c], t.peak[l*n+c])
			}
		}
	}
}

package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
)

// losses are registers that no longer hold the values of debug locations (mach.Func.Places).
type losses struct {
	list   []loss
	points []lostPoint
}

// A loss records that reg no longer holds its value from an instruction of a block on, up to
// its next write.
type loss struct {
	reg   regalloc.Reg
	block mach.BlockID
	instr int
}

// A lostPoint is a point before which a register has lost its value.
type lostPoint struct {
	reg   regalloc.Reg
	point int32
}

// from records that the value of r is lost from instruction i of block b on.
func (l *losses) from(r regalloc.Reg, b mach.BlockID, i int) { l.list = append(l.list, loss{r, b, i}) }

// before records that the value of r is lost before in.
func (l *losses) before(r regalloc.Reg, in *mach.Instr) {
	if in.Point > 0 {
		l.points = append(l.points, lostPoint{r, in.Point})
	}
}

// removeFrom removes the lost locations from the places of f, and clears the losses.
func (l *losses) removeFrom(f *mach.Func) {
	defer func() { l.list, l.points = l.list[:0], l.points[:0] }()
	places := f.Places
	if places == nil || len(l.list)+len(l.points) == 0 {
		return
	}
	lost := make([][]int32, len(f.Target.Machine.Regs)) // by register: points at which its value is gone
	seen := make([][]bool, len(lost))                   // by register and block
	for _, p := range l.points {
		lost[p.reg] = append(lost[p.reg], p.point)
	}
	for _, x := range l.list {
		if seen[x.reg] == nil {
			seen[x.reg] = make([]bool, len(f.Blocks))
		}
		b := f.Blocks[x.block]
		lost[x.reg] = lose(f, x.reg, b.Instrs[x.instr:], b, seen[x.reg], lost[x.reg])
	}
	var all []mach.Stay
	for v := range places.Start[1:] {
		stays := places.All[places.Start[v]:places.Start[v+1]]
		places.Start[v] = int32(len(all))
		for _, s := range stays {
			if s.Loc.Kind() == regalloc.RegLoc {
				all = without(all, s, lost[s.Loc.Reg()])
			} else {
				all = append(all, s)
			}
		}
		slices.SortStableFunc(all[places.Start[v]:], func(a, b mach.Stay) int { return int(a.From - b.From) })
	}
	places.Start[len(places.Start)-1] = int32(len(all))
	places.All = all
}

// lose appends the points of code, the end of block b, and of its continuations, up to the next write of r.
func lose(f *mach.Func, r regalloc.Reg, code []mach.Instr, b *mach.Block, seen []bool, points []int32) []int32 {
	work := []*mach.Block{}
	follow := func(to mach.BlockID) {
		if !seen[to] {
			seen[to] = true
			work = append(work, f.Blocks[to])
		}
	}
	for {
		written, invoked := false, f.Invoked(b)-(len(b.Instrs)-len(code))
		for i := range code {
			if p := code[i].Point; p > 0 {
				points = append(points, p)
			}
			// An epilogue belongs to the following code, as in package debuginfo.
			if written = code[i].Origin != mach.FromFrame && f.WritesReg(&code[i], r); written {
				break
			}
			if i == invoked {
				follow(b.Succs[1].To) // the landing pad, regardless of the code after the call
			}
		}
		if !written {
			for _, e := range b.Succs {
				follow(e.To)
			}
		}
		if len(work) == 0 {
			return points
		}
		b = work[len(work)-1]
		work = work[:len(work)-1]
		code = b.Instrs
	}
}

// without appends to list the rest of s at points that are not lost.
func without(list []mach.Stay, s mach.Stay, lost []int32) []mach.Stay {
	gone := make([]int32, 0, len(lost))
	for _, p := range lost {
		if s.From <= p && p < s.To {
			gone = append(gone, p)
		}
	}
	slices.Sort(gone)
	for _, p := range slices.Compact(gone) {
		if s.From < p || s.Made {
			left := s
			left.To, left.Survives = p, true
			list = append(list, left)
		}
		s.From, s.Made = p+1, false
	}
	if s.From < s.To || len(gone) == 0 {
		list = append(list, s)
	}
	return list
}

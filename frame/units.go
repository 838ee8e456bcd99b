package frame

import (
	"cmp"
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// unitAccesses are the accesses, by slot, on machines whose long offsets are in units of the access size.
type unitAccesses []unitAccess

type unitAccess struct {
	slot int32
	off  int32
	tile target.TileID
}

// accessesInUnits returns the accesses of f to slots that are not aligned to the accessed bytes. The time is that of
// sorting the accesses.
func accessesInUnits(f *mach.Func) (list unitAccesses) {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			m := &in.Mem
			if !m.Used || m.Slot < 0 {
				continue
			}
			if s := &f.Slots[m.Slot]; (s.Kind == mach.LocalSlot || s.Kind == mach.SpillSlot) && s.Align < f.Target.ABI.StackAlign && s.Size >= f.Target.ABI.StackAlign {
				list = append(list, unitAccess{m.Slot, m.Off, in.Tile})
			}
		}
	}
	slices.SortStableFunc(list, func(x, y unitAccess) int { return cmp.Compare(x.slot, y.slot) })
	return list
}

// align returns the offset of slot s of f, given the first free offset at: at, or the next multiple of the stack's
// alignment if that is in range of more accesses.
func (x unitAccesses) align(f *mach.Func, s int32, at int64) int64 {
	up := ir.RoundUp(at, f.Target.ABI.StackAlign)
	if up == at {
		return at
	}
	first, _ := slices.BinarySearchFunc(x, s, func(a unitAccess, s int32) int { return cmp.Compare(a.slot, s) })
	gain := 0
	for _, a := range x[first:] {
		if a.slot != s {
			break
		}
		if f.Target.ReachesSlot(a.tile, f.Target.SP, up+int64(a.off)) {
			gain++
		}
		if f.Target.ReachesSlot(a.tile, f.Target.SP, at+int64(a.off)) {
			gain--
		}
	}
	if gain > 0 {
		return up
	}
	return at
}

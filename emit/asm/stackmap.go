package asm

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// StackMaps are the stack maps (ir.StackMap) of one function's calls.
type StackMaps struct {
	Func *ir.Func
	// Size is the distance in bytes of the stack pointer below its value after the function's call; -1: unknown.
	Size    int64
	Records []StackRecord
}

// A StackRecord is the stack map of a call, located at the label StackMapLabel of its number.
type StackRecord struct {
	ID        uint64
	Locations []StackLocation
	LiveOuts  []LiveOut // of a patchpoint, by number
}

// A LiveOut is a register that is live after a patchpoint: its DWARF number and size in bytes.
type LiveOut struct{ Reg, Bytes int }

// A StackLocation is a constant, Size bytes of memory at Value from register Reg, or Size bytes in Reg.
type StackLocation struct {
	Constant bool
	Register bool
	Reg      regalloc.Reg
	Size     int64
	Value    int64
}

// stackMap records the stack map of in, if any. Unless in is a patchpoint, it has already been emitted.
func (w *funcWriter) stackMap(in *mach.Instr) {
	m := in.Value.StackMap()
	if m == nil {
		return
	}
	w.openMaps()
	w.Label(Label{Kind: StackMapLabel, N: int32(len(w.maps.Records)), Of: w.f.IR})
	r := StackRecord{ID: m.ID, Locations: make([]StackLocation, len(m.Locations))}
	if m.Patch != nil {
		r.LiveOuts = w.liveOuts(in)
	}
	for i := range m.Locations {
		from, to := &m.Locations[i], &r.Locations[i]
		if n := from.Operand; n > 0 {
			*to = w.operandLocation(in, int(n-1), from.Size)
			continue
		}
		if from.Slot == 0 {
			*to = StackLocation{Constant: true, Value: from.Const}
			continue
		}
		base, disp := w.f.SlotFromSP(from.Slot - 1)
		*to = StackLocation{Reg: base, Size: from.Size, Value: disp + from.Off}
	}
	w.maps.Records = append(w.maps.Records, r)
}

// openMaps creates the stack maps of the function if there are none.
func (w *funcWriter) openMaps() {
	if w.maps != nil {
		return
	}
	w.maps = &StackMaps{Func: w.f.IR, Size: -1}
	if !w.f.MovesSP() && w.f.IR.Attrs.Realign(w.t.ABI.StackAlign) == 0 {
		w.maps.Size = w.f.Depth - w.t.ABI.ReturnAddr
	}
}

// operandLocation returns the location of operand n of an anyregcc patchpoint, whose type has a size.
func (w *funcWriter) operandLocation(in *mach.Instr, n int, size int64) StackLocation {
	o := in.InlineAsm().Operands[n]
	at := o.Arg
	if o.Result >= 0 {
		at = len(in.Regs) - int(in.NumRets) + o.Result
	}
	return StackLocation{Register: true, Reg: in.Regs[at].Reg, Size: w.registerBytes(in.Regs[at].Reg, size)}
}

// registerBytes returns the size that records give r for a value of the given size: the whole register if it is a
// vector register without distinct names for its parts.
func (w *funcWriter) registerBytes(r regalloc.Reg, size int64) int64 {
	whole := w.t.Classes.VectorBytes
	if part, all := w.t.RegNames[int(8*size)], w.t.RegNames[int(8*whole)]; size < whole && w.isIn(r, w.t.Classes.Vector) && part != nil && part[r] == all[r] {
		return whole
	}
	return size
}

func (w *funcWriter) isIn(r regalloc.Reg, c regalloc.ClassID) bool {
	return c != 0 && w.t.Machine.Classes[c].Set.Has(r)
}

// liveOuts returns the registers live after in, a patchpoint, in order of DWARF number.
func (w *funcWriter) liveOuts(in *mach.Instr) (list []LiveOut) {
	if w.live == nil {
		w.live = livePatches(w.f)
	}
	units, m := w.live[in], w.t.Machine
	for r := range m.Regs {
		n, bytes := int(w.t.DebugRegs[r]), int(w.liveBytes(regalloc.Reg(r)))
		live := regalloc.Reg(r) == w.t.SP || !m.Regs[r].Units.Intersect(units).Empty() && !(w.f.UsesFP && regalloc.Reg(r) == w.t.FP)
		if !live || n < 0 {
			continue
		}
		k, found := slices.BinarySearchFunc(list, n, func(l LiveOut, n int) int { return l.Reg - n })
		if found {
			list[k].Bytes = max(list[k].Bytes, bytes)
			continue
		}
		list = slices.Insert(list, k, LiveOut{n, bytes})
	}
	return list
}

// liveBytes returns the size of the largest value in r, in bytes.
func (w *funcWriter) liveBytes(r regalloc.Reg) int64 {
	switch c := &w.t.Classes; {
	case w.isIn(r, c.Wide):
		return c.WideBytes
	case w.isIn(r, c.Vector):
		return c.VectorBytes
	case w.isIn(r, c.F64):
		return 8
	case w.isIn(r, c.F32):
		return 4
	}
	return int64(w.t.Layout.PtrBytes)
}

// livePatches returns the register units live after each patchpoint of f. O(size of f) per round of liveness.
func livePatches(f *mach.Func) map[*mach.Instr]regalloc.RegSet {
	live := map[*mach.Instr]regalloc.RegSet{}
	var l mach.Liveness
	l.Solve(f)
	for _, b := range f.Blocks {
		units := l.Out(b.ID)
		for i := len(b.Instrs) - 1; i >= 0; i-- {
			if in := &b.Instrs[i]; in.Value.Patch() != nil {
				live[in] = units
			}
			units = l.Before(b, i, units)
		}
	}
	return live
}

// Kinds of locations in a record [LLVM StackMaps].
const (
	locationRegister      = 1
	locationIndirect      = 3
	locationConstant      = 4
	locationConstantIndex = 5
)

// WriteStackMaps emits section .llvm_stackmaps, version 3 as documented by LLVM, for the functions of a module in
// order, if they have records, and before it the tables of GC strategies with their own format. O(size of the
// sections).
func WriteStackMaps(module *ir.Module, maps []*StackMaps, t *target.Target, s Stream) {
	maps = writeFrameTables(module, maps, t, s)
	records := 0
	large := &largeConstants{at: map[int64]int{}}
	for _, m := range maps {
		records += len(m.Records)
		for i := range m.Records {
			for _, l := range m.Records[i].Locations {
				if l.Constant && l.Value != int64(int32(l.Value)) {
					large.add(l.Value)
				}
			}
		}
	}
	if records == 0 {
		return
	}
	section := Section{Name: ".llvm_stackmaps", Attrs: readOnly}
	if t.Reloc == target.PIC { // it contains addresses
		section.Attrs = written
	}
	s.Section(section)
	s.Align(8)
	start := &ir.Global{SymInfo: ir.SymInfo{Name: "__LLVM_StackMaps", Linkage: ir.Internal}}
	s.Symbol(start, Object)
	s.Define(start)
	s.Int(4, 3) // the version
	s.Int(4, uint64(len(maps)))
	s.Int(4, uint64(len(large.list)))
	s.Int(4, uint64(records))
	for _, m := range maps {
		s.Value(t.Layout.PtrBytes, Value{Of: Place{Sym: m.Func}})
		if t.Layout.PtrBytes < 8 {
			s.Int(4, 0)
		}
		s.Int(8, uint64(m.Size))
		s.Int(8, uint64(len(m.Records)))
	}
	for _, c := range large.list {
		s.Int(8, uint64(c))
	}
	for _, m := range maps {
		for i := range m.Records {
			writeRecord(m, i, large, t, s)
		}
	}
	s.Size(start, -1)
}

// writeRecord emits record n of a function.
func writeRecord(m *StackMaps, n int, large *largeConstants, t *target.Target, s Stream) {
	r := &m.Records[n]
	s.Int(8, r.ID)
	s.Value(4, Value{Of: recordPlace(m, n), Minus: Place{Sym: m.Func}})
	s.Int(2, 0)
	s.Int(2, uint64(len(r.Locations)))
	for _, l := range r.Locations {
		kind, size, reg := uint64(locationIndirect), uint64(l.Size), uint64(0)
		switch {
		case l.Register:
			kind, reg = locationRegister, uint64(t.DebugRegs[l.Reg])
		case !l.Constant:
			reg = uint64(t.DebugRegs[l.Reg])
		case l.Value == int64(int32(l.Value)):
			kind, size = locationConstant, 8
		default:
			kind, size = locationConstantIndex, 8
			l.Value = int64(large.at[l.Value])
		}
		s.Int(2, kind)
		s.Int(2, size)
		s.Int(2, reg)
		s.Int(2, 0)
		s.Int(4, uint64(uint32(l.Value)))
	}
	s.Align(8)
	s.Int(2, 0)
	s.Int(2, uint64(len(r.LiveOuts)))
	for _, l := range r.LiveOuts {
		s.Int(2, uint64(l.Reg))
		s.Int(1, 0)
		s.Int(1, uint64(l.Bytes))
	}
	s.Align(8)
}

// largeConstants are the constants that do not fit a location's 32 bits, each once.
type largeConstants struct {
	list []int64
	at   map[int64]int
}

func (c *largeConstants) add(n int64) {
	if _, ok := c.at[n]; !ok {
		c.at[n] = len(c.list)
		c.list = append(c.list, n)
	}
}

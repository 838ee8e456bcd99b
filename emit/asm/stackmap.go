package asm

import (
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// StackMaps are the stack maps (ir.StackMap) of a function's calls.
type StackMaps struct {
	Func ir.Symbol
	// Size is the distance in bytes of the stack pointer below its value after the function's call; -1: unknown.
	Size    int64
	Records []StackRecord
}

// A StackRecord is the stack map of a call, located at the label StackMapLabel of its number.
type StackRecord struct {
	ID        uint64
	Locations []StackLocation
}

// A StackLocation is a constant, or memory: Size bytes, Value from register Reg.
type StackLocation struct {
	Constant bool
	Reg      regalloc.Reg
	Size     int64
	Value    int64
}

// stackMap records the stack map of in, which has been emitted, if it has one.
func (w *funcWriter) stackMap(in *mach.Instr) {
	m := in.Value.StackMap()
	if m == nil {
		return
	}
	if w.maps == nil {
		w.maps = &StackMaps{Func: w.f.IR, Size: -1}
		if !w.f.MovesSP() && w.f.IR.Attrs.Realign(w.t.ABI.StackAlign) == 0 {
			w.maps.Size = w.f.Depth - w.t.ABI.ReturnAddr
		}
	}
	w.Label(Label{Kind: StackMapLabel, N: int32(len(w.maps.Records)), Of: w.f.IR})
	r := StackRecord{ID: m.ID, Locations: make([]StackLocation, len(m.Locations))}
	for i := range m.Locations {
		from, to := &m.Locations[i], &r.Locations[i]
		if from.Slot == 0 {
			*to = StackLocation{Constant: true, Value: from.Const}
			continue
		}
		base, disp := w.f.SlotFromSP(from.Slot - 1)
		*to = StackLocation{Reg: base, Size: from.Size, Value: disp + from.Off}
	}
	w.maps.Records = append(w.maps.Records, r)
}

// Kinds of locations in a record [LLVM StackMaps].
const (
	locationIndirect      = 3
	locationConstant      = 4
	locationConstantIndex = 5
)

// WriteStackMaps emits the section .llvm_stackmaps, version 3 as documented by LLVM, for the functions of a module in
// order; nothing if there are none. O(size of the section).
func WriteStackMaps(maps []*StackMaps, t *target.Target, s Stream) {
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
	s.Value(4, Value{Of: Place{Label: Label{Kind: StackMapLabel, N: int32(n), Of: m.Func}}, Minus: Place{Sym: m.Func}})
	s.Int(2, 0)
	s.Int(2, uint64(len(r.Locations)))
	for _, l := range r.Locations {
		kind, size, reg := uint64(locationIndirect), uint64(l.Size), uint64(0)
		switch {
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
	s.Int(4, 0) // no live-out registers
	s.Align(8)
}

// largeConstants are those that do not fit a location.
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

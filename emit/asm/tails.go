package asm

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// A Span is a contiguous contribution to a section.
type Span struct {
	Section Section
	Align   int64
	Before  int64 // padding before it, a multiple of Align
	Bytes   int64
	Name    ir.Symbol // the function, or nil for other data
	Inner   []Inner   // the routines in it
	To      ir.Symbol // the callee of the tail call that ends it, or nil
	Less    int64     // bytes saved by the short form of that jump
	enc     *target.Encoding
}

// An Inner is an outlined routine within a span, Off bytes from its start.
type Inner struct {
	Sym ir.Symbol
	Off int64
}

// SpanOf returns the span of f's code, which is at stage Framed and has the given length with long tail calls.
func SpanOf(f *mach.Func, bytes int) Span {
	w := funcWriter{t: f.Target, f: f}
	s := Span{Section: w.textSection(), Align: max(1, alignment(f)), Before: prefixSize(f), Bytes: int64(bytes), Name: f.IR}
	s.Inner = inner(f)
	b := f.Blocks[f.Layout[len(f.Layout)-1]]
	term := lastOf(f, b)
	tile := &f.Target.Tiles[term.Tile]
	if b.Pool > 0 || tile.Pattern == nil || tile.Pattern.Op != ir.OpTailCall || term.Sym == nil || term.Mem.Used || len(tile.Lines(0)) != 1 || !f.Target.IsDirect(term.Sym.Sym()) {
		return s
	}
	// A jump within the section is relaxed, whatever its target.
	if enc := &f.Target.Tiles[f.Target.Frame.Jump].Lines(0)[0].Enc; enc.Branch {
		s.To, s.Less, s.enc = term.Sym, int64(f.Bytes(term)-enc.ShortBytes), enc
	}
	return s
}

// lastOf returns the last instruction that is emitted for b.
func lastOf(f *mach.Func, b *mach.Block) *mach.Instr {
	last := len(b.Instrs) - 1
	for k := last; k >= 0; k-- {
		if n := b.Instrs[k].Routine; n > 0 && k+f.Routines[n-1].Length == last+1 {
			call := new(mach.Instr)
			f.RoutineCall(n, call)
			return call
		}
	}
	return &b.Instrs[last]
}

// inner returns the routines in f.
func inner(f *mach.Func) (list []Inner) {
	if !slices.ContainsFunc(f.Blocks, func(b *mach.Block) bool { return b.Sym != nil }) {
		return nil
	}
	s := &sizer{f: f}
	s.run()
	for _, b := range f.Blocks {
		if b.Sym != nil {
			list = append(list, Inner{b.Sym, int64(s.Start(b.ID))})
		}
	}
	return list
}

// ShortTails reports, by span in text order, whether the tail call that ends it can be short: its target is in the same
// section, cannot be preempted, and is in range. start returns the size of a section before its first span. Jumps start
// short, and those out of range are lengthened until all reach. O(spans * rounds); rounds are few.
func ShortTails(spans []Span, start func(Section) int64) []bool {
	short := make([]bool, len(spans))
	type place struct {
		span int32
		off  int64
	}
	to := make([]place, len(spans))
	byName := make(map[ir.Symbol]place)
	for i := range spans {
		s := &spans[i]
		if s.Name != nil && isOnly(s.Name.Sym()) {
			byName[s.Name] = place{span: int32(i)}
		}
		for _, x := range s.Inner {
			byName[x.Sym] = place{int32(i), x.Off}
		}
	}
	any := false
	for i := range spans {
		s := &spans[i]
		if s.To == nil || s.Less <= 0 {
			continue
		}
		if p, ok := byName[s.To]; ok && spans[p.span].Section == s.Section {
			to[i], short[i], any = p, true, true
		}
	}
	at := make([]int64, len(spans))
	for changed := any; changed; {
		changed = false
		ends := make(map[Section]int64)
		for i := range spans {
			s := &spans[i]
			end, ok := ends[s.Section]
			if !ok {
				end = start(s.Section)
			}
			at[i] = (end + s.Before + s.Align - 1) &^ (s.Align - 1)
			ends[s.Section] = at[i] + s.length(short[i])
		}
		for i := range spans {
			if s := &spans[i]; short[i] && !s.enc.Reaches(int(at[to[i].span]+to[i].off-at[i]-s.length(true))) {
				short[i], changed = false, true
			}
		}
	}
	return short
}

// length returns the length of s with a short or a long final jump.
func (s *Span) length(short bool) int64 {
	if short {
		return s.Bytes - s.Less
	}
	return s.Bytes
}

// isOnly reports whether the definition cannot be preempted or replaced.
func isOnly(s *ir.SymInfo) bool {
	switch s.Linkage {
	case ir.External, ir.Internal, ir.Private:
		return true
	}
	return false
}

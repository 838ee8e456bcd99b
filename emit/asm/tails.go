package asm

import (
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
	Name    ir.Symbol // of a function: the function, else nil
	To      ir.Symbol // the callee of the tail call that ends it, or nil
	Less    int64     // bytes saved by the short form of that jump
	enc     *target.Encoding
}

// SpanOf returns the span of f's code, which is at stage Framed and has the given length with long tail calls.
func SpanOf(f *mach.Func, bytes int) Span {
	w := funcWriter{t: f.Target, f: f}
	s := Span{Section: w.textSection(), Align: max(1, alignment(f)), Before: prefixSize(f), Bytes: int64(bytes), Name: f.IR}
	b := f.Blocks[f.Layout[len(f.Layout)-1]]
	term := &b.Instrs[len(b.Instrs)-1]
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

// ShortTails reports for each span, in text order, whether its final tail call can be short: because the callee is in
// the same section, cannot be preempted, and is near. Start returns the size of a section before the spans. Jumps start
// short, and are lengthened until all reach. O(spans * rounds); rounds are few.
func ShortTails(spans []Span, start func(Section) int64) []bool {
	short := make([]bool, len(spans))
	to := make([]int32, len(spans))
	byName := make(map[ir.Symbol]int32)
	for i := range spans {
		if s := &spans[i]; s.Name != nil && isOnly(s.Name.Sym()) {
			byName[s.Name] = int32(i)
		}
	}
	any := false
	for i := range spans {
		s := &spans[i]
		if s.To == nil || s.Less <= 0 {
			continue
		}
		if k, ok := byName[s.To]; ok && spans[k].Section == s.Section {
			to[i], short[i], any = k, true, true
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
			if s := &spans[i]; short[i] && !s.enc.Reaches(int(at[to[i]]-at[i]-s.length(true))) {
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

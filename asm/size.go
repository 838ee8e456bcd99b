package asm

import (
	"spillway/mach"
	"spillway/target"
)

// Size returns the length in bytes of the text of f, which is at stage Framed,
// as the assembler makes it: a jump is short where its target is near enough,
// found as assemblers do by starting with all short and lengthening those that
// do not reach until all do. Jumps to other functions count as long, which they
// are but for those to local ones nearby. O(instructions + jumps * rounds);
// rounds are few.
func Size(f *mach.Func) int {
	s := &sizer{f: f, start: make([]int, len(f.Blocks))}
	s.measure()
	for s.relax() {
	}
	return s.total
}

// sizer is the working state of Size. Only terminators jump between blocks.
type sizer struct {
	f     *mach.Func
	jumps []jump // in the order of the text
	tail  []int  // by position in the layout: bytes after the last jump of the block
	start []int  // by block: offset
	total int
}

// A jump is one that has a short and a long form.
type jump struct {
	place  int // of its block in the layout
	before int // bytes between the jump before, or the start of the block, and this one
	to     mach.BlockID
	bytes  int
	long   int // bytes of the long form; 0 once it has that
	end    int // offset
	enc    *target.Encoding
}

// measure finds the lengths of everything, jumps being short.
func (s *sizer) measure() {
	f := s.f
	s.tail = make([]int, len(f.Layout))
	var p target.Assignment
	for i, id := range f.Layout {
		b := f.Blocks[id]
		last := len(b.Instrs) - 1
		n := 0
		for k := range b.Instrs[:last] {
			n += f.Bytes(&b.Instrs[k])
		}
		term := &b.Instrs[last]
		f.Assignment(&p, term)
		p.Falls = Falls(f, i)
		lines := f.Target.Tiles[term.Tile].Lines(p.Falls)
		for k := range lines {
			p.Long = false
			bytes := f.Target.LineBytes(term.Tile, &lines[k], &p)
			if to := lines[k].JumpsTo(); to >= 0 && lines[k].Enc.Branch {
				p.Long = true
				long := f.Target.LineBytes(term.Tile, &lines[k], &p)
				s.jumps = append(s.jumps, jump{place: i, before: n, to: b.Succs[to].To, bytes: bytes, long: long, enc: &lines[k].Enc})
				n = 0
				continue
			}
			if lines[k].Enc.Branch { // to another function
				p.Long = true
				bytes = f.Target.LineBytes(term.Tile, &lines[k], &p)
			}
			n += bytes
		}
		s.tail[i] = n
	}
}

// relax places the blocks and lengthens the jumps that do not reach; it reports
// whether there were any.
func (s *sizer) relax() (changed bool) {
	at, next := 0, 0
	for i, id := range s.f.Layout {
		s.start[id] = at
		for ; next < len(s.jumps) && s.jumps[next].place == i; next++ {
			j := &s.jumps[next]
			at += j.before + j.bytes
			j.end = at
		}
		at += s.tail[i]
	}
	s.total = at
	for k := range s.jumps {
		j := &s.jumps[k]
		if j.long == 0 {
			continue
		}
		if !j.enc.Reaches(s.start[j.to] - j.end) {
			j.bytes, j.long, changed = j.long, 0, true
		}
	}
	return changed
}

// Falls returns 1 + the number of the first successor of block Layout[i] that
// comes next in the text, or 0 if none does.
func Falls(f *mach.Func, i int) int8 {
	if i+1 == len(f.Layout) {
		return 0
	}
	for k, e := range f.Blocks[f.Layout[i]].Succs {
		if e.To == f.Layout[i+1] && k < 2 {
			return int8(k + 1)
		}
	}
	return 0
}

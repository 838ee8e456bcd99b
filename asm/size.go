package asm

import (
	"spillway/mach"
	"spillway/target"
)

// Size returns the length in bytes of the text of f, which is at stage Framed,
// as the assembler will make it: jumps are short where their target is near
// enough, found by starting with all short and lengthening until nothing
// changes. O(instructions + jumps * rounds); rounds are few.
func Size(f *mach.Func) int {
	s := &sizer{f: f, start: make([]int, len(f.Blocks)), long: make([]bool, len(f.Blocks))}
	s.measure()
	for s.relax() {
	}
	total := 0
	for _, b := range f.Layout {
		total = s.start[b] + s.length(b)
	}
	return total
}

// sizer is the working state of Size. Only terminators jump between blocks.
type sizer struct {
	f     *mach.Func
	body  []int  // by block: bytes of all instructions but the terminator
	term  []int  // by block: bytes of the terminator, short
	wide  []int  // by block: bytes of the terminator, long
	start []int  // by block: offset
	long  []bool // by block: the terminator's jumps are long
}

func (s *sizer) length(b mach.BlockID) int {
	if s.long[b] {
		return s.body[b] + s.wide[b]
	}
	return s.body[b] + s.term[b]
}

func (s *sizer) measure() {
	f := s.f
	n := len(f.Blocks)
	s.body, s.term, s.wide = make([]int, n), make([]int, n), make([]int, n)
	var p target.Place
	for i, id := range f.Layout {
		b := f.Blocks[id]
		last := len(b.Instrs) - 1
		for k := range b.Instrs[:last] {
			s.body[id] += f.Bytes(&b.Instrs[k])
		}
		f.Place(&p, &b.Instrs[last])
		p.Falls = Falls(f, i)
		s.term[id] = f.Target.Bytes(b.Instrs[last].Tile, &p)
		p.Long = true
		s.wide[id] = f.Target.Bytes(b.Instrs[last].Tile, &p)
	}
}

// relax places the blocks and lengthens the jumps that do not reach; it reports
// whether there were any. The terminator as a whole is short or long.
func (s *sizer) relax() (changed bool) {
	at := 0
	for _, id := range s.f.Layout {
		s.start[id] = at
		at += s.length(id)
	}
	for _, id := range s.f.Layout {
		if s.long[id] || s.wide[id] == s.term[id] {
			continue
		}
		end := s.start[id] + s.length(id)
		for _, e := range s.f.Blocks[id].Succs {
			if d := s.start[e.To] - end; d < -128 || d > 127 {
				s.long[id], changed = true, true
				break
			}
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

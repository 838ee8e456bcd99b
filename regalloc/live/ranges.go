package live

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A Segment is a half-open run of program points. The instruction at position n of
// the linear order has two points: 2n, where it reads, and 2n+1, where it writes.
type Segment struct {
	From, To int32
	next     int32
}

// Ranges are the live ranges of all registers over a linear order of blocks.
type Ranges struct {
	Pos  []int32 // of the first instruction of each block
	Segs []Segment
	head []int32 // by register: its first segment, or -1
}

// First returns the number of v's first segment, or -1; Next that of the segment after k.
func (r *Ranges) First(v regalloc.VReg) int32 { return r.head[v] }

// Next returns the number of the segment after number k of the same register, or -1.
func (r *Ranges) Next(k int32) int32 { return r.Segs[k].next }

// Append appends the segments of v to list, ascending, with gaps between them.
func (r *Ranges) Append(list []Segment, v regalloc.VReg) []Segment {
	for k := r.head[v]; k >= 0; k = r.Segs[k].next {
		list = append(list, r.Segs[k])
	}
	return list
}

// ComputeRanges builds the ranges over the blocks in the given order, in time
// linear in operands and live-out sets.
func ComputeRanges(p *regalloc.Problem, order []int32, s *Sets) *Ranges {
	return new(Workspace).Ranges(p, order, s)
}

// Ranges is ComputeRanges in this workspace.
func (ws *Workspace) Ranges(p *regalloc.Problem, order []int32, s *Sets) *Ranges {
	r := &ws.ranges
	r.Pos, r.head = scratch.Sized(r.Pos, len(p.Blocks)), scratch.Filled(r.head, len(p.VRegs), -1)
	r.Segs = scratch.Room(r.Segs[:0], len(p.VRegs)+len(s.Out))
	n := int32(0)
	for _, b := range order {
		r.Pos[b] = n
		n += int32(p.Blocks[b].Instrs[1] - p.Blocks[b].Instrs[0])
	}
	for i := len(order) - 1; i >= 0; i-- {
		r.block(p, regalloc.BlockID(order[i]), s)
	}
	return r
}

// add puts [from, to) in front of v's segments; it starts no later than they do.
func (r *Ranges) add(v regalloc.VReg, from, to int32) {
	if h := r.head[v]; h >= 0 && r.Segs[h].From <= to {
		r.Segs[h].From = min(from, r.Segs[h].From)
		r.Segs[h].To = max(to, r.Segs[h].To)
		return
	}
	r.Segs = append(r.Segs, Segment{from, to, r.head[v]})
	r.head[v] = int32(len(r.Segs)) - 1
}

func (r *Ranges) block(p *regalloc.Problem, b regalloc.BlockID, s *Sets) {
	first, last := p.InstrRange(b)
	start := 2 * r.Pos[b]
	end := start + 2*int32(last-first)
	for _, v := range s.LiveOut(b) {
		r.add(v, start, end)
	}
	for i := last - 1; i >= first; i-- {
		at := start + 2*int32(i-first)
		x := p.Instrs[i].Operands
		ops := p.Operands[x[0]:x[1]]
		for k := range ops {
			if ops[k].Role == regalloc.Def {
				r.define(ops[k].VReg, at, ops[k].Pos, start)
			}
		}
		for k := range ops {
			o := &ops[k]
			switch {
			case o.Role == regalloc.UseDef || o.Role == regalloc.Use && o.Pos == regalloc.Late:
				r.add(o.VReg, start, at+2)
			case o.Role == regalloc.Use:
				r.add(o.VReg, start, at+1)
			}
		}
	}
	// A parameter is written at the block's start: its first segment already
	// begins there if it is used at all.
	for _, v := range p.BlockParams(b) {
		if h := r.head[v]; h < 0 || r.Segs[h].From != start {
			r.add(v, start, start+1)
		}
	}
}

// define cuts the segment that reaches back to the block's start off at the
// definition; a definition that nothing reads has a segment of its own.
func (r *Ranges) define(v regalloc.VReg, at int32, pos regalloc.Pos, start int32) {
	from := at
	if pos == regalloc.Late {
		from++
	}
	if h := r.head[v]; h >= 0 && r.Segs[h].From == start && r.Segs[h].To > from {
		r.Segs[h].From = from
		return
	}
	r.add(v, from, at+2)
}

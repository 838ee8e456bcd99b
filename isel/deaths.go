package isel

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// deaths knows which values that come from other blocks, or are parameters, a block is
// the last to read: a tile may overwrite the registers of these.
type deaths struct {
	head []int32 // by block: where its list in all begins, or -1
	all  []death

	uses     []int32 // by value, from start[v] to start[v+1]: as in outerUse
	start    []int32
	live     []int32 // by block: one more than the value last found to live out of it
	entered  []int32 // by block: one more than the value last found to live into it
	worklist []int32
}

// death is a value in a list.
type death struct {
	value, next int32
}

// find fills d for f, whose uses outside blocks are in outer. It takes time in proportion to
// these and to the blocks that their values live in.
func (d *deaths) find(f *ir.Func, flow *cfg.Flow, outer []outerUse) {
	n := flow.NumBlocks()
	d.head, d.live, d.entered = scratch.Sized(d.head, n), scratch.Zeroed(d.live, n), scratch.Zeroed(d.entered, n)
	for b := range d.head {
		d.head[b] = -1
	}
	d.all = d.all[:0]
	if len(outer) == 0 {
		return
	}
	d.collect(f, outer)
	for _, v := range f.Params {
		d.value(flow, v, 0)
	}
	for i, b := range f.Blocks {
		for _, v := range b.Values {
			if d.start[v.ID] < d.start[v.ID+1] {
				d.value(flow, v, int32(i))
			}
		}
	}
}

// closed reports whether no value that another block computes, or a parameter, is read in block b or behind it.
func (d *deaths) closed(b int) bool { return d.entered[b] == 0 }

// outerUse is a use of a value that is not in its own block: twice the block that reads it, one
// more for an edge out of it.
type outerUse struct{ value, at int32 }

// collect fills d.uses.
func (d *deaths) collect(f *ir.Func, outer []outerUse) {
	n := f.NumValues()
	d.start = scratch.Zeroed(d.start, n+2)
	for _, u := range outer {
		d.start[u.value+2]++
	}
	for i := range n {
		d.start[i+2] += d.start[i+1]
	}
	d.uses = scratch.Sized(d.uses, len(outer))
	for _, u := range outer {
		d.uses[d.start[u.value+1]] = u.at
		d.start[u.value+1]++
	}
}

// value finds where v, which block home makes, dies.
func (d *deaths) value(flow *cfg.Flow, v *ir.Value, home int32) {
	uses, mark := d.uses[d.start[v.ID]:d.start[v.ID+1]], v.ID+1
	for _, u := range uses {
		if b := u >> 1; u&1 != 0 {
			d.leaves(b, home, mark)
		} else {
			d.enters(b, home, mark)
		}
	}
	for len(d.worklist) > 0 {
		b := d.worklist[len(d.worklist)-1]
		d.worklist = d.worklist[:len(d.worklist)-1]
		for _, p := range flow.PredsOf(b) {
			d.leaves(p, home, mark)
		}
	}
	for _, u := range uses {
		if b := u >> 1; u&1 == 0 && d.live[b] != mark {
			d.live[b] = mark // once
			d.all = append(d.all, death{v.ID, d.head[b]})
			d.head[b] = int32(len(d.all) - 1)
		}
	}
}

// leaves notes that the value lives out of b.
func (d *deaths) leaves(b, home, mark int32) {
	if d.live[b] != mark {
		d.live[b] = mark
		d.enters(b, home, mark)
	}
}

// enters notes that the value lives into b, if b does not make it.
func (d *deaths) enters(b, home, mark int32) {
	if b != home && d.entered[b] != mark {
		d.entered[b] = mark
		d.worklist = append(d.worklist, b)
	}
}

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

	outer    []outerUse
	last     []int32 // by value: one more than its last use in outer
	next     []int32 // by use: likewise the one before, of the same value
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
	d.outer, d.last, d.next = outer, scratch.Zeroed(d.last, f.NumValues()), scratch.Sized(d.next, len(outer))
	for i, u := range outer {
		d.next[i], d.last[u.value] = d.last[u.value], int32(i+1)
	}
	for i := range outer {
		if u := &outer[i]; d.last[u.value] == int32(i+1) {
			d.value(flow, u.value, u.home, int32(i+1))
		}
	}
}

// closed reports whether no value that another block computes, or a parameter, is read in block b or after it.
func (d *deaths) closed(b int) bool { return d.entered[b] == 0 }

// outerUse is a use of a value that is not in its own block: twice the block that reads it, one
// more for an edge out of it. Home is its own block, that of a parameter the first.
type outerUse struct{ value, at, home int32 }

// value finds where the value v, which block home makes, dies. Its uses are a list from last on.
func (d *deaths) value(flow *cfg.Flow, v, home, last int32) {
	mark := v + 1
	for k := last; k > 0; k = d.next[k-1] {
		u := d.outer[k-1].at
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
	for k := last; k > 0; k = d.next[k-1] {
		u := d.outer[k-1].at
		if b := u >> 1; u&1 == 0 && d.live[b] != mark {
			d.live[b] = mark // once
			d.all = append(d.all, death{v, d.head[b]})
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

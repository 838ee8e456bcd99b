package isel

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
)

// deaths finds the values from other blocks, or parameters, that a block is the last to read: tiles may overwrite their
// registers.
type deaths struct {
	head []int32 // by block: start of its list in all, or -1
	all  []death

	outer    []outerUse
	last     []int32 // by value: one plus its last use in outer
	next     []int32 // by use: one plus the previous use of the same value
	live     []int32 // by block: one plus the last value found live-out
	entered  []int32 // by block: one plus the last value found live-in
	worklist []int32
}

// death is a value in a list.
type death struct {
	value, next int32
}

// find computes d for f, whose uses outside blocks are in outer, in time linear in these and in the blocks that the
// values are live in.
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

// closed reports whether no value from another block, nor a parameter, is read in block b or later.
func (d *deaths) closed(b int) bool { return d.entered[b] == 0 }

// outerUse is a use of a value outside its own block: twice the reading block, plus one for an edge out of it. Home is
// the defining block, the first for parameters.
type outerUse struct{ value, at, home int32 }

// value finds the deaths of v, defined in home. Its uses are a list from last on.
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

// leaves records that the value is live out of b.
func (d *deaths) leaves(b, home, mark int32) {
	if d.live[b] != mark {
		d.live[b] = mark
		d.enters(b, home, mark)
	}
}

// enters records that the value is live into b, unless b defines it.
func (d *deaths) enters(b, home, mark int32) {
	if b != home && d.entered[b] != mark {
		d.entered[b] = mark
		d.worklist = append(d.worklist, b)
	}
}

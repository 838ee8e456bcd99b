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

	uses     []int32 // by value, from start[v] to start[v+1]: twice the blocks that read it, one more for edges out of them
	start    []int32
	live     []int32 // by block: one more than the value last found to live out of it
	entered  []int32 // by block: one more than the value last found to live into it
	worklist []int32
}

// death is a value in a list.
type death struct {
	value, next int32
}

// find fills d for f. It takes time in proportion to the uses of the values and to the
// blocks that they live in.
func (d *deaths) find(f *ir.Func, flow *cfg.Flow, g ir.Graph) {
	d.collect(f, g)
	n := flow.NumBlocks()
	d.head, d.live, d.entered = scratch.Sized(d.head, n), scratch.Sized(d.live, n), scratch.Sized(d.entered, n)
	clear(d.live)
	clear(d.entered)
	for b := range d.head {
		d.head[b] = -1
	}
	d.all = d.all[:0]
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

// collect fills d.uses.
func (d *deaths) collect(f *ir.Func, g ir.Graph) {
	n := f.NumValues()
	d.start = scratch.Sized(d.start, n+2)
	clear(d.start)
	d.eachUse(f, g, func(v, _ int32) { d.start[v+2]++ })
	for i := range n {
		d.start[i+2] += d.start[i+1]
	}
	d.uses = scratch.Sized(d.uses, int(d.start[n+1]))
	d.eachUse(f, g, func(v, use int32) {
		d.uses[d.start[v+1]] = use
		d.start[v+1]++
	})
}

// eachUse calls use with each value that does not float and each of its uses that are
// not in its own block.
func (d *deaths) eachUse(f *ir.Func, g ir.Graph, use func(v, at int32)) {
	for i, b := range f.Blocks {
		for _, v := range b.Values {
			for k, a := range v.Args {
				switch {
				case floats(a.Op):
				case v.Op == ir.OpPhi:
					use(a.ID, 2*g.Index(b.Preds[k])+1)
				case a.Block != b:
					use(a.ID, 2*int32(i))
				}
			}
		}
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

package asm

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/target"
)

// A Relaxer selects the short or long form of each jump of a function. Code lengths and jumps are added block by block,
// in text order.
type Relaxer struct {
	Jumps  []Jump // in the order of the text
	places []place
	start  []int32 // by block: offset
	pad    padding
	tables []tablePlace // in the order of the text
}

// A place is a block in the text.
type place struct {
	block mach.BlockID
	jumps int32 // jumps before it
	tail  int32 // bytes after its last jump
}

// A Jump has a short and a long form.
type Jump struct {
	lengthAt func(at int) int // not nil: an element of position-dependent length instead of a jump
	enc      *target.Encoding
	To       mach.BlockID
	Before   int32 // bytes since the previous jump or the start of the block
	Bytes    int32
	End      int32 // end offset
	long     int32 // size of the long form; for padding, the alignment of the next block
	Long     bool  // uses the long form
	align    bool  // padding instead of a jump
	short    int32 // size of the short form
	succ     int8  // successor number of its block, if set by Size
}

// A tablePlace is the place of a jump table in the code.
type tablePlace struct {
	block mach.BlockID // the block before it
	jumps int32        // number of jumps before it
	off   int32        // offset from the end of the last jump of its block, or from the block's start
	own   bool         // its block has jumps
}

// padding is the policy for block alignment.
type padding uint8

const (
	padExact padding = iota // exact
	padNone                 // none
	padMost                 // maximal
)

// Reset prepares r for a function of the given number of blocks.
func (r *Relaxer) Reset(blocks int) {
	r.Jumps, r.places, r.pad = slices.Grow(r.Jumps[:0], blocks+blocks/2), slices.Grow(r.places[:0], blocks), padExact
	r.start, r.tables = scratch.Sized(r.start, blocks), r.tables[:0]
}

// Block starts a block.
func (r *Relaxer) Block(b mach.BlockID) {
	r.places = append(r.places, place{block: b, jumps: int32(len(r.Jumps))})
}

// Add appends n bytes without jumps.
func (r *Relaxer) Add(n int) { r.places[len(r.places)-1].tail += int32(n) }

// Jump appends a jump to block to, with the lengths of its two forms in bytes.
func (r *Relaxer) Jump(to mach.BlockID, short, long int, enc *target.Encoding) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{To: to, Before: p.tail, Bytes: int32(short), short: int32(short), long: int32(long), enc: enc})
	p.tail = 0
}

// Table appends a jump table of n bytes, at the end of block b.
func (r *Relaxer) Table(b mach.BlockID, n int) {
	p, jumps := &r.places[len(r.places)-1], int32(len(r.Jumps))
	r.tables = append(r.tables, tablePlace{b, jumps, p.tail, jumps > p.jumps})
	r.Add(n)
}

// tableStart returns the offset of a jump table, after Relax.
func (r *Relaxer) tableStart(t *tablePlace) int32 {
	if t.own {
		return r.Jumps[t.jumps-1].End + t.off
	}
	return r.start[t.block] + t.off
}

// Varying appends an element whose length depends on its offset. It counts as a jump.
func (r *Relaxer) Varying(size func(at int) int) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{Before: p.tail, lengthAt: size})
	p.tail = 0
}

// Align aligns the next block to n, which must not exceed the function's alignment.
func (r *Relaxer) Align(n int64) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{Before: p.tail, long: int32(n), align: true})
	p.tail = 0
}

// Relax lengthens jumps until all are in range, and returns the length of the function in bytes. O(jumps * rounds).
func (r *Relaxer) Relax() int {
	for {
		if n, changed := r.round(); !changed {
			return n
		}
	}
}

// Start returns the offset of block b, after Relax.
func (r *Relaxer) Start(b mach.BlockID) int { return int(r.start[b]) }

// round places the blocks and lengthens the jumps out of range, and reports whether there were any.
func (r *Relaxer) round() (total int, changed bool) {
	at, next := int32(0), 0
	for i := range r.places {
		p := &r.places[i]
		r.start[p.block] = at
		for end := r.jumpsEnd(i); next < end; next++ {
			j := &r.Jumps[next]
			at += j.Before
			if j.align {
				j.Bytes = r.padding(at, j.long)
			} else if j.lengthAt != nil {
				j.Bytes = int32(j.lengthAt(int(at)))
			}
			at += j.Bytes
			j.End = at
		}
		at += p.tail
	}
	for k := range r.Jumps {
		j := &r.Jumps[k]
		if j.enc != nil && !j.Long && !j.enc.Reaches(int(r.start[j.To]-j.End)) {
			j.Bytes, j.Long, changed = j.long, true, true
		}
	}
	return int(at), changed
}

// jumpsEnd returns the number of jumps up to the end of place i.
func (r *Relaxer) jumpsEnd(i int) int {
	if i+1 < len(r.places) {
		return int(r.places[i+1].jumps)
	}
	return len(r.Jumps)
}

// padding returns the number of bytes that align an offset to n.
func (r *Relaxer) padding(at, n int32) int32 {
	switch r.pad {
	case padNone:
		return 0
	case padMost:
		return n - 1
	}
	return -at & (n - 1)
}

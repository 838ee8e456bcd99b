package asm

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/target"
)

// A Relaxer decides which jumps of a function are short, from the lengths of what is
// between them: given in the order of the text, block by block.
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

// A Jump is one that has a short and a long form.
type Jump struct {
	vary   func(at int) int // not nil: something else, whose length depends on its offset
	enc    *target.Encoding
	To     mach.BlockID
	Before int32 // bytes between the jump before, or the start of the block, and this one
	Bytes  int32
	End    int32 // offset
	long   int32 // bytes of its long form; of what aligns the next block: to what
	Long   bool  // it has its long form
	align  bool  // it aligns the next block
	short  int32 // bytes of its short form
	succ   int8  // of its block, if Size has found it
}

// A tablePlace is where a jump table is in the code.
type tablePlace struct {
	block mach.BlockID // that it follows
	jumps int32        // jumps before it
	off   int32        // from the end of the last of them in its block, or from where that begins
	own   bool         // there is one
}

// padding says how long is what aligns blocks.
type padding uint8

const (
	padExact padding = iota // as it is
	padNone                 // there is none
	padMost                 // as long as it can be
)

// Reset makes r ready for a function of the given number of blocks.
func (r *Relaxer) Reset(blocks int) {
	r.Jumps, r.places, r.pad = slices.Grow(r.Jumps[:0], blocks+blocks/2), slices.Grow(r.places[:0], blocks), padExact
	r.start, r.tables = scratch.Sized(r.start, blocks), r.tables[:0]
}

// Block begins a block.
func (r *Relaxer) Block(b mach.BlockID) {
	r.places = append(r.places, place{block: b, jumps: int32(len(r.Jumps))})
}

// Add says that n bytes of no jump follow.
func (r *Relaxer) Add(n int) { r.places[len(r.places)-1].tail += int32(n) }

// Jump says that a jump follows, with the lengths of its forms.
func (r *Relaxer) Jump(to mach.BlockID, short, long int, enc *target.Encoding) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{To: to, Before: p.tail, Bytes: int32(short), short: int32(short), long: int32(long), enc: enc})
	p.tail = 0
}

// Table says that a jump table of n bytes follows, at the end of block b.
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

// Varying says that something follows whose length depends on its offset. It is one of the
// jumps.
func (r *Relaxer) Varying(size func(at int) int) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{Before: p.tail, vary: size})
	p.tail = 0
}

// Align says that the next block begins at a multiple of n, as the function does.
func (r *Relaxer) Align(n int64) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{Before: p.tail, long: int32(n), align: true})
	p.tail = 0
}

// Relax lengthens jumps until all reach and returns the length of the function.
func (r *Relaxer) Relax() int {
	for {
		if n, changed := r.round(); !changed {
			return n
		}
	}
}

// Start returns the offset of block b, after Relax.
func (r *Relaxer) Start(b mach.BlockID) int { return int(r.start[b]) }

// round places the blocks and lengthens the jumps that do not reach; it reports
// whether there were any.
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
			} else if j.vary != nil {
				j.Bytes = int32(j.vary(int(at)))
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

// jumpsEnd returns how many jumps there are up to the end of place i.
func (r *Relaxer) jumpsEnd(i int) int {
	if i+1 < len(r.places) {
		return int(r.places[i+1].jumps)
	}
	return len(r.Jumps)
}

// padding returns the bytes that make a multiple of n of an offset.
func (r *Relaxer) padding(at, n int32) int32 {
	switch r.pad {
	case padNone:
		return 0
	case padMost:
		return n - 1
	}
	return -at & (n - 1)
}

package asm

import (
	"spillway/internal/scratch"
	"spillway/mach"
	"spillway/target"
)

// A Relaxer decides which jumps of a function are short, from the lengths of what stands
// between them: given in the order of the text, block by block.
type Relaxer struct {
	Jumps  []Jump // in the order of the text
	places []place
	start  []int // by block: offset
}

// A place is a block in the text.
type place struct {
	block mach.BlockID
	jumps int // jumps before it
	tail  int // bytes after its last jump
}

// A Jump is one that has a short and a long form.
type Jump struct {
	To     mach.BlockID
	Before int // bytes between the jump before, or the start of the block, and this one
	Bytes  int
	End    int  // offset
	Long   bool // it has its long form
	short  int  // bytes of the other
	long   int  // bytes of that
	succ   int8 // of its block, if Size has found it
	vary   func(at int) int
	enc    *target.Encoding
}

// Reset makes r ready for a function of the given number of blocks.
func (r *Relaxer) Reset(blocks int) {
	r.Jumps, r.places = r.Jumps[:0], r.places[:0]
	r.start = scratch.Sized(r.start, blocks)
}

// Block begins a block.
func (r *Relaxer) Block(b mach.BlockID) {
	r.places = append(r.places, place{block: b, jumps: len(r.Jumps)})
}

// Add says that n bytes of no jump follow.
func (r *Relaxer) Add(n int) { r.places[len(r.places)-1].tail += n }

// Jump says that a jump follows, with the lengths of its forms.
func (r *Relaxer) Jump(to mach.BlockID, short, long int, enc *target.Encoding) {
	p := &r.places[len(r.places)-1]
	r.Jumps = append(r.Jumps, Jump{To: to, Before: p.tail, Bytes: short, short: short, long: long, enc: enc})
	p.tail = 0
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
	r.Varying(func(at int) int { return -at & int(n-1) })
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
func (r *Relaxer) Start(b mach.BlockID) int { return r.start[b] }

// round places the blocks and lengthens the jumps that do not reach; it reports
// whether there were any.
func (r *Relaxer) round() (total int, changed bool) {
	at, next := 0, 0
	for i := range r.places {
		p := &r.places[i]
		r.start[p.block] = at
		end := len(r.Jumps)
		if i+1 < len(r.places) {
			end = r.places[i+1].jumps
		}
		for ; next < end; next++ {
			j := &r.Jumps[next]
			if j.vary != nil {
				j.Bytes = j.vary(at + j.Before)
			}
			at += j.Before + j.Bytes
			j.End = at
		}
		at += p.tail
	}
	for k := range r.Jumps {
		j := &r.Jumps[k]
		if !j.Long && j.vary == nil && !j.enc.Reaches(r.start[j.To]-j.End) {
			j.Bytes, j.Long, changed = j.long, true, true
		}
	}
	return at, changed
}

package target

import (
	"strings"
	"sync"
)

// Replace returns rows with each old of the pairs replaced by its new in all their
// texts: the first pair that matches at a position, and not in what is new.
func Replace(rows []Row, oldnew ...string) []Row {
	out := make([]Row, len(rows))
	p := Pens.Get().(*Pen)
	f := newFiller(oldnew, p)
	for i, row := range rows {
		out[i] = f.row(row)
	}
	Pens.Put(p)
	return out
}

// A Pen writes the texts of rows, of which there are thousands, into few buffers.
type Pen struct{ strings.Builder }

// Pens are the pens that is free.
var Pens = sync.Pool{New: func() any { return new(Pen) }}

// penBytes is the length of a buffer.
const penBytes = 16 << 10

// Room makes room for texts that are somewhat longer than those of r.
func (p *Pen) Room(r *Row) {
	n := len(r.Name) + len(r.Pattern) + len(r.Constraints) + len(r.Asm)
	if n += n/2 + 96; p.Cap()-p.Len() < n {
		p.Reset()
		p.Grow(max(n, penBytes))
	}
}

// A filler replaces the first by the second of each pair, and writes what it
// makes with a pen.
type filler struct {
	pairs []string
	first [2]uint64 // set of the bytes that the pairs begin with
	text  *Pen
}

func newFiller(pairs []string, text *Pen) filler {
	f := filler{pairs: pairs, text: text}
	for i := 0; i < len(pairs); i += 2 {
		c := pairs[i][0]
		f.first[c>>6&1] |= 1 << (c & 63)
	}
	return f
}

func (f *filler) row(r Row) Row {
	f.text.Room(&r)
	r.Name, r.Pattern = f.fill(r.Name), f.fill(r.Pattern)
	r.Constraints, r.Asm = f.fill(r.Constraints), f.fill(r.Asm)
	return r
}

// fill returns s with the pairs replaced.
func (f *filler) fill(s string) string {
	start, done := f.text.Len(), 0
	for i := 0; i < len(s); {
		if c := s[i]; f.first[c>>6&1]>>(c&63)&1 != 0 {
			if k := f.match(s[i:]); k >= 0 {
				f.text.WriteString(s[done:i])
				f.text.WriteString(f.pairs[k+1])
				i += len(f.pairs[k])
				done = i
				continue
			}
		}
		i++
	}
	if done == 0 {
		return s
	}
	f.text.WriteString(s[done:])
	return f.text.String()[start:]
}

// match returns the index of the first pair that s begins with, or -1.
func (f *filler) match(s string) int {
	for k := 0; k < len(f.pairs); k += 2 {
		if strings.HasPrefix(s, f.pairs[k]) {
			return k
		}
	}
	return -1
}

package target

import (
	"strings"
	"sync"
)

// Replace returns rows with each old of the pairs replaced by its new in all their
// texts: the first pair that matches at a position, and not in what is new.
func Replace(rows []Row, oldnew ...string) []Row { return Fill(rows, newFiller(oldnew)) }

// A Filler makes a text of a template. asm says that it is that of instructions.
type Filler interface {
	Fill(p *Pen, template string, asm bool) string
}

// Fill returns rows with their texts filled in by f.
func Fill(rows []Row, f Filler) []Row {
	out := make([]Row, len(rows))
	p := pens.Get().(*Pen)
	var last *fillers
	for i := range rows {
		r := &out[i]
		*r = rows[i]
		if last == nil || last.before != r.later {
			last = &fillers{f, r.later}
		}
		r.fill(p, last)
	}
	pens.Put(p)
	return out
}

// fillers are what fill in a text one after the other.
type fillers struct {
	Filler
	before *fillers // that come first, or nil
}

// fill fills in the texts of r by the last of list: those that only its tile needs, which most programs do not ask for,
// when it is made.
func (r *Row) fill(p *Pen, list *fillers) {
	p.room(r)
	r.Name, r.Pattern = list.Fill(p, r.Name, false), list.Fill(p, r.Pattern, false)
	r.later = list
}

// Written returns r with all its texts as they are in the end. Before that, those of constraints and instructions are
// templates.
func (r Row) Written() Row {
	if r.later != nil {
		p := pens.Get().(*Pen)
		r.write(p, r.later)
		pens.Put(p)
	}
	return r
}

// write fills in what Row.fill has left.
func (r *Row) write(p *Pen, list *fillers) {
	if list == nil {
		return
	}
	r.write(p, list.before)
	p.room(r)
	r.Constraints, r.Asm = list.Fill(p, r.Constraints, false), list.Fill(p, r.Asm, true)
	r.later = nil
}

// A Pen writes the texts of the thousands of rows into a few buffers.
type Pen struct{ strings.Builder }

// pens are the pens that are free.
var pens = sync.Pool{New: func() any { return new(Pen) }}

// penBytes is the length of a buffer.
const penBytes = 16 << 10

// room makes room for texts that are somewhat longer than those of r.
func (p *Pen) room(r *Row) {
	n := len(r.Name) + len(r.Pattern) + len(r.Constraints) + len(r.Asm)
	if n += n/2 + 96; p.Cap()-p.Len() < n {
		p.Reset()
		p.Grow(max(n, penBytes))
	}
}

// A filler replaces the first by the second of each pair.
type filler struct {
	pairs []string
	first [128]uint8 // by byte: 1 + the number of the first pair that begins with it, or 0
}

func newFiller(pairs []string) *filler {
	f := &filler{pairs: pairs}
	for i := len(pairs) - 2; i >= 0; i -= 2 {
		f.first[pairs[i][0]] = uint8(i/2 + 1)
	}
	return f
}

// Fill returns s, which is ASCII, with the pairs replaced.
func (f *filler) Fill(p *Pen, s string, asm bool) string {
	start, done := p.Len(), 0
	for i := 0; i < len(s); {
		n := f.first[s[i]]
		if n == 0 {
			i++
			continue
		}
		k := f.match(s[i:], 2*int(n-1))
		if k < 0 {
			i++
			continue
		}
		p.WriteString(s[done:i])
		p.WriteString(f.pairs[k+1])
		i += len(f.pairs[k])
		done = i
	}
	if done == 0 {
		return s
	}
	p.WriteString(s[done:])
	return p.String()[start:]
}

// match returns the index of the first pair from k that s begins with, or -1.
func (f *filler) match(s string, k int) int {
	for ; k < len(f.pairs); k += 2 {
		if strings.HasPrefix(s, f.pairs[k]) {
			return k
		}
	}
	return -1
}

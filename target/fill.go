package target

import (
	"slices"
	"strings"
	"sync"
)

// Replace returns rows with each old of the pairs replaced by its new in all texts, choosing the first pair that
// matches at a position; replacements are not rescanned. The texts are expanded lazily: see Row.Written.
func Replace(rows []Row, oldnew ...string) []Row { return Fill(rows, newFiller(oldnew)) }

// Available returns those of all rows that the features allow.
func Available(all []Row, features Features) []Row {
	out := all[:0]
	for _, r := range all {
		if r.Needs&^features == 0 {
			out = append(out, r)
		}
	}
	return out
}

// A Filler expands templates.
type Filler interface {
	// Fill returns the expansion of a template; asm is true for instruction text.
	Fill(p *Pen, template string, asm bool) string
	// Effect returns what Fill may change in the structure of a pattern.
	Effect() FillEffect
}

// A FillEffect is the effect of expansion on the structure of a pattern, in increasing order.
type FillEffect uint8

const (
	FillsNames FillEffect = iota // it replaces parts of names, numbers and types
	FillsWords                   // or whole words, by any text
	FillsAny
)

// Fill returns rows with their texts expanded by f, as Replace does. O(rows).
func Fill(rows []Row, f Filler) []Row {
	out := make([]Row, len(rows))
	var last *fillers
	for i := range rows {
		r := &out[i]
		*r = rows[i]
		if last == nil || last.before != r.later {
			last = newFillers(f, r.later)
		}
		r.later = last
	}
	return out
}

// fillers are Fillers applied one after the other.
type fillers struct {
	Filler
	before *fillers   // that come first, or nil
	effect FillEffect // the maximum of their effects
}

func newFillers(f Filler, before *fillers) *fillers {
	effect := f.Effect()
	if before != nil {
		effect = max(effect, before.effect)
	}
	return &fillers{f, before, effect}
}

// fill expands a template.
func (list *fillers) fill(p *Pen, template string, asm bool) string {
	if list == nil || template == "" {
		return template
	}
	text := list.before.fill(p, template, asm)
	p.room(len(text))
	return list.Fill(p, text, asm)
}

// Written returns r with its texts expanded. Rows that Fill returns hold templates, because most programs need few of
// a machine's tiles.
func (r Row) Written() Row {
	if r.later != nil {
		p := pens.Get().(*Pen)
		r.write(p)
		pens.Put(p)
	}
	return r
}

// ZeroExtended returns the rows for zero-extended values of rows, for a machine whose 32-bit instructions clear the
// upper half of the destination; rows with the given operations at their roots are skipped. O(rows).
func ZeroExtended(rows []Row, but ...string) (out []Row) {
	var results, ops Pen
	for i := range rows {
		r := rows[i]
		if r.Flags&(TileAlias|TileHidden) != 0 {
			continue
		}
		result, body := r.Split()
		if !strings.HasPrefix(body, "(") || r.Part(&results, result) != "d:i32" {
			continue
		}
		op, _, _ := strings.Cut(body[1:], ".")
		if slices.Contains(but, r.Part(&ops, op)) {
			continue
		}
		r.Name += ".zx"
		r.Pattern = "d:i64 = (zext.i64 " + body + ")"
		r.Asm = strings.ReplaceAll(r.Asm, "{d}", "{d:32}")
		r.Named = false
		out = append(out, r)
	}
	return out
}

// Part returns a part of r's expanded text other than its instructions. It is fast for consecutive rows of one list
// with the same part.
func (r *Row) Part(p *Pen, template string) string {
	if p.template != template || p.later != r.later {
		p.template, p.later, p.part = template, r.later, r.later.fill(p, template, false)
	}
	return p.part
}

// write is Written with a pen.
func (r *Row) write(p *Pen) {
	f := r.later
	r.Name, r.Pattern, r.Constraints, r.Asm = f.fill(p, r.Name, false), f.fill(p, r.Pattern, false), f.fill(p, r.Constraints, false), f.fill(p, r.Asm, true)
	r.later = nil
}

// A Pen writes the texts of the thousands of rows into a few buffers.
type Pen struct {
	strings.Builder

	// The last result of Row.Part.
	template, part string
	later          *fillers
}

// pens are the unused pens.
var pens = sync.Pool{New: func() any { return new(Pen) }}

// penBytes is the length of a buffer.
const penBytes = 16 << 10

// room reserves space for a text somewhat longer than n bytes.
func (p *Pen) room(n int) {
	if n += n/2 + 96; p.Cap()-p.Len() < n {
		p.Reset()
		p.Grow(max(n, penBytes))
	}
}

// A filler replaces the first by the second of each pair.
type filler struct {
	pairs  []string
	first  [128]uint8 // by byte: 1 + the number of the first pair that begins with it, or 0
	effect FillEffect
}

func newFiller(pairs []string) *filler {
	f := &filler{pairs: pairs}
	for i := len(pairs) - 2; i >= 0; i -= 2 {
		f.first[pairs[i][0]] = uint8(i/2 + 1)
		if separates(pairs[i]) {
			f.effect = FillsAny
		} else if separates(pairs[i+1]) {
			f.effect = max(f.effect, FillsWords)
		}
	}
	return f
}

// separates reports whether s contains a separator of words in patterns.
func separates(s string) bool {
	for i := range len(s) {
		switch s[i] {
		case '(', ')', ' ', '=', ':':
			return true
		}
	}
	return false
}

// Effect implements Filler.
func (f *filler) Effect() FillEffect { return f.effect }

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

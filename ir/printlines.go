package ir

import "strings"

// A TextLine is a line of the text of a function.
type TextLine struct {
	Text  string
	Block *Block // that it belongs to, or nil
	Value *Value // that the line is the text of, or nil: a label, for instance
}

// A Listing is the text of a function, as String returns it, by lines, and the names in it.
type Listing struct {
	Lines  []TextLine
	Values []string // by id: with the percent sign; "" for those without a result
	Blocks []string // by id: as in the line that begins the block
}

// textStart is where the text of a value, or of a block, begins.
type textStart struct {
	at int
	b  *Block
	v  *Value
}

// starting notes that the text of v, or of b, begins.
func (p *printer) starting(b *Block, v *Value) {
	if p.starts != nil {
		*p.starts = append(*p.starts, textStart{len(p.out), b, v})
	}
}

// List returns f as String does, by lines. O(n).
func (f *Func) List() *Listing {
	m := f.Module
	if m == nil {
		m = &Module{}
	}
	p := newPrinter(m)
	var starts []textStart
	p.starts = &starts
	p.function(f)
	l := &Listing{Values: make([]string, len(p.fn.values)), Blocks: p.fn.blocks}
	for id, name := range p.fn.values {
		if name != "" {
			l.Values[id] = "%" + name
		}
	}
	at, k := 0, 0
	var line TextLine
	for text := range strings.Lines(string(p.out)) {
		for ; k < len(starts) && starts[k].at <= at; k++ {
			line.Block, line.Value = starts[k].b, starts[k].v
		}
		at += len(text)
		if line.Text = strings.TrimSuffix(text, "\n"); line.Text == "}" {
			line.Block, line.Value = nil, nil
		}
		l.Lines = append(l.Lines, line)
	}
	return l
}

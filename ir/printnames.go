package ir

import "strconv"

// localNames are the names of a function's values and blocks as printed,
// without the percent sign.
type localNames struct {
	values []string // by id; "" for those without a result
	blocks []string // by id
	f      *Func
}

// value returns the name of v with the percent sign.
func (n *localNames) value(v *Value) string {
	if int(v.ID) < len(n.values) && n.values[v.ID] != "" {
		return "%" + n.values[v.ID]
	}
	return "%<v" + strconv.Itoa(int(v.ID)) + ">" // is in no block
}

// namesOf returns the names of f's values, made once.
func (p *printer) namesOf(f *Func) *localNames {
	if n := p.names[f]; n != nil {
		return n
	}
	n := &localNames{values: make([]string, f.NumValues()), blocks: make([]string, f.NumBlocks()), f: f}
	p.names[f] = n
	taken := make(map[string]bool)
	next := 0
	give := func(name string) string {
		if name == "" {
			next++
			return strconv.Itoa(next - 1)
		}
		unique := name
		for i := 1; taken[unique]; i++ {
			unique = name + "." + strconv.Itoa(i)
		}
		taken[unique] = true
		return quoteName(unique)
	}
	for _, a := range f.Params {
		n.values[a.ID] = give(a.Name)
	}
	for _, b := range f.Blocks {
		n.blocks[b.ID] = give(b.Name)
		for _, v := range b.Values {
			if v.Type != nil && v.Type.Kind != VoidKind {
				n.values[v.ID] = give(v.Name)
			}
		}
	}
	return n
}

// label writes label %b.
func (p *printer) label(b *Block) { p.str("label %", p.fn.blocks[b.ID]) }

package ir

// targets writes where an invoke continues.
func (p *printer) targets(b *Block) {
	p.str("\n          to ")
	p.label(b.Succs[0])
	p.str(" unwind ")
	p.label(b.Succs[1])
}

// landingPad writes a landing pad with its clauses.
func (p *printer) landingPad(v *Value) {
	pad := v.Pad()
	p.str("landingpad ", v.Type.String())
	if pad.Cleanup {
		p.str("\n          cleanup")
	}
	for _, c := range pad.Clauses {
		if !c.Filter {
			p.str("\n          catch ptr ")
			p.typeOf(c.Types[0])
			continue
		}
		p.str("\n          filter [")
		p.int(int64(len(c.Types)))
		p.str(" x ptr] ")
		if len(c.Types) == 0 {
			p.str("zeroinitializer")
			continue
		}
		p.str("[")
		for i, s := range c.Types {
			p.comma(i)
			p.str("ptr ")
			p.typeOf(s)
		}
		p.str("]")
	}
}

// typeOf writes what a clause names a type by.
func (p *printer) typeOf(s Symbol) {
	if s == nil {
		p.str("null")
		return
	}
	p.str("@", quoteName(s.Sym().Name))
}

package outssa

import "spillway/regalloc"

// Moves returns the number of single-value copies in the lowered Problem, each weighted by weight of its block.
func (l *Lowered) Moves(weight func(b *regalloc.Block) float64) (n float64) {
	p := l.Problem
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			if in := &p.Instrs[i]; in.Flags&regalloc.FlagMove != 0 {
				n += float64((in.Operands[1]-in.Operands[0])/2) * weight(&p.Blocks[b])
			}
		}
	}
	return n
}

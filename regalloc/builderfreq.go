package regalloc

import (
	"math"

	"spillway/cfg"
)

// finish lays out parameters and edges and finds loop depths and frequencies.
func (b *Builder) finish() {
	if b.p.Machine == nil {
		b.errorf("no machine")
	}
	if len(b.blocks) == 0 {
		b.errorf("no blocks")
	}
	for x := range b.blocks {
		if !b.blocks[x].begun {
			b.errorf("block %d is declared, but never begun", x)
			continue
		}
		b.layOut(BlockID(x))
	}
	if len(b.errs) == 0 {
		b.frequencies()
	}
}

// layOut adds the parameters of x and the edges out of it.
func (b *Builder) layOut(x BlockID) {
	p, blk := b.p, &b.p.Blocks[x]
	first := int32(len(p.Params))
	p.Params = append(p.Params, b.blocks[x].params...)
	blk.Params = [2]int32{first, int32(len(p.Params))}
	blk.Succs[0] = EdgeID(len(p.Edges))
	for _, s := range b.blocks[x].succs {
		if s.To < 0 || int(s.To) >= len(b.blocks) {
			b.errorf("block %d leads to block %d, which does not exist", x, s.To)
		}
		first := int32(len(p.Args))
		p.Args = append(p.Args, s.Args...)
		p.Edges = append(p.Edges, Edge{From: x, To: s.To, Args: [2]int32{first, int32(len(p.Args))}, NoSplit: s.NoSplit})
	}
	blk.Succs[1] = EdgeID(len(p.Edges))
}

// frequencies sets the loop depth of blocks, and those frequencies of blocks and
// edges that were not given.
func (b *Builder) frequencies() {
	p := b.p
	info := cfg.Analyze(p)
	prob := cfg.Predict(info.Flow, info.Loops, &cfg.Hints{Known: b.probabilities})
	freq := cfg.Frequencies(info.Flow, info.Loops, func(x, i int) float64 { return prob[int(p.Blocks[x].Succs[0])+i] })
	for x := range p.Blocks {
		blk := &p.Blocks[x]
		blk.Loop = info.Loops.Depth(int32(x))
		if !b.blocks[x].hasFreq {
			blk.Freq = freq[x]
		}
		for e := blk.Succs[0]; e < blk.Succs[1]; e++ {
			p.Edges[e].Freq = blk.Freq * prob[e]
		}
	}
}

// probabilities returns those of the edges out of x, or nil if they are not known.
func (b *Builder) probabilities(x int32) []float64 {
	var list []float64
	sum := 0.0
	for _, s := range b.blocks[x].succs {
		list = append(list, s.Prob)
		sum += s.Prob
		if !(s.Prob >= 0) {
			b.errorf("block %d branches to block %d with probability %g", x, s.To, s.Prob)
		}
	}
	switch {
	case sum == 0:
		return nil
	case math.Abs(sum-1) > 1e-6:
		b.errorf("the probabilities of the edges out of block %d add up to %g", x, sum)
	}
	return list
}

package cfg

// LoopStay is the assumed probability that a branch which can leave a loop does not.
const LoopStay = 31.0 / 32

// Rarity says how seldom control comes to a block.
type Rarity uint8

// The rarities, the least first.
const (
	Usual Rarity = iota
	Cold         // what it calls is called seldom
	Never        // it ends the program
)

// chance is the probability of a way out to a block of that rarity, besides one to a usual block.
var chance = [...]float64{Cold: 1.0 / 17, Never: 1.0 / (1 << 20)}

// Hints are what a program says of the ways that it takes. Each function may be nil.
type Hints struct {
	// Known returns the probabilities of the edges out of b, or nil.
	Known func(b int32) []float64
	// Rarity returns how seldom b is executed because of what it does itself.
	Rarity func(b int32) Rarity
}

// Predict returns a probability for each edge, by number. Those that hints knows
// are as they are. Else a way that must lead to a rare block is as improbable as that,
// where another one need not, and a branch that can leave its innermost loop stays in it
// with probability LoopStay. What is left is shared equally: what conditions compare is not
// looked at, since that numbers are seldom zero or negative, as [BallLarus93] has it, made code
// longer by 0.5 % and no faster. O(edges).
func Predict(f *Flow, t *Forest, hints *Hints) []float64 {
	p := predictor{f: f, t: t, prob: make([]float64, len(f.Succs))}
	if hints.Rarity != nil {
		p.findRare(hints.Rarity)
	}
	for b := range int32(f.NumBlocks()) {
		out := p.prob[f.SuccStart[b]:f.SuccStart[b+1]]
		if hints.Known != nil {
			if known := hints.Known(b); known != nil {
				copy(out, known)
				continue
			}
		}
		p.block(b, out)
	}
	return p.prob
}

type predictor struct {
	f    *Flow
	t    *Forest
	prob []float64
	rare []Rarity // by block: of all that may follow it the most usual, or its own; nil: all are usual
}

// findRare sets p.rare. Around a loop control may go forever, so that what follows it does not make it rare.
func (p *predictor) findRare(own func(b int32) Rarity) {
	p.rare = make([]Rarity, p.f.NumBlocks())
	for i := len(p.t.Order) - 1; i >= 0; i-- {
		b := p.t.Order[i]
		p.rare[b] = own(b)
		least := Never
		for _, s := range p.f.SuccsOf(b) {
			least = min(least, p.rare[s])
		}
		if p.f.SuccStart[b] < p.f.SuccStart[b+1] {
			p.rare[b] = max(p.rare[b], least)
		}
	}
}

// rarity returns how seldom control continues through s.
func (p *predictor) rarity(s int32) Rarity {
	if p.rare == nil {
		return Usual
	}
	return p.rare[s]
}

// block sets out, the probabilities of the ways out of b.
func (p *predictor) block(b int32, out []float64) {
	succs := p.f.SuccsOf(b)
	least := Never
	for _, s := range succs {
		least = min(least, p.rarity(s))
	}
	left, l := 1.0, p.t.Of[b]
	usual, stay := 0, 0
	for i, s := range succs {
		switch r := p.rarity(s); {
		case r > least:
			out[i] = chance[r] / float64(len(out))
			left -= out[i]
		default:
			usual++
			if l >= 0 && p.t.Contains(l, s) {
				stay++
			}
		}
	}
	for i, s := range succs {
		switch {
		case p.rarity(s) > least:
		case stay > 0 && stay < usual && p.t.Contains(l, s):
			out[i] = left * LoopStay / float64(stay)
		case stay > 0 && stay < usual:
			out[i] = left * (1 - LoopStay) / float64(usual-stay)
		default:
			out[i] = left / float64(usual)
		}
	}
}

package cfg

// LoopStay is the assumed probability that a branch which can leave a loop does not.
const LoopStay = 31.0 / 32

// Predict returns a probability for each edge, by number. known gives those of
// the edges out of a block where they are known, else nil. Where they are not, a
// branch that can leave its innermost loop stays in it with probability
// LoopStay; else all edges are alike.
func Predict(f *Flow, t *Forest, known func(b int32) []float64) []float64 {
	prob := make([]float64, len(f.Succs))
	for b := range int32(f.NumBlocks()) {
		out := prob[f.SuccStart[b]:f.SuccStart[b+1]]
		if p := known(b); p != nil {
			copy(out, p)
			continue
		}
		l := t.Of[b]
		stay := 0
		for _, s := range f.SuccsOf(b) {
			if l >= 0 && t.Contains(l, s) {
				stay++
			}
		}
		for i, s := range f.SuccsOf(b) {
			switch {
			case stay == 0 || stay == len(out):
				out[i] = 1 / float64(len(out))
			case t.Contains(l, s):
				out[i] = LoopStay / float64(stay)
			default:
				out[i] = (1 - LoopStay) / float64(len(out)-stay)
			}
		}
	}
	return prob
}

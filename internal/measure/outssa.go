package measure

import (
	"math"

	"spillway/regalloc"
	"spillway/regalloc/outssa"
)

// A Way is a method and how it is run.
type Way struct {
	Name string
	Opts outssa.Options
	Free bool // of pins
}

// Ways returns all methods, pinning first.
func Ways(explicit bool) (list []Way) {
	list = append(list, Way{outssa.Pinning.Name, outssa.Options{Method: outssa.Pinning, Explicit: explicit}, !explicit})
	for _, m := range outssa.Methods() {
		if m != outssa.Pinning {
			list = append(list, Way{m.Name, outssa.Options{Method: m, Explicit: explicit}, !explicit})
		}
	}
	return list
}

// WithAgain adds aggressive coalescing after each of them.
func WithAgain(list []Way) []Way {
	for k := range list {
		list[k].Opts.Again = true
		list[k].Name += "+C"
	}
	return list
}

// Once counts a copy once.
func Once(*regalloc.Block) float64 { return 1 }

// FiveToTheDepth weighs a copy by 5 for each loop around it [Rastello05 Table 5].
func FiveToTheDepth(b *regalloc.Block) float64 { return math.Pow(5, float64(b.Loop)) }

// Lower runs a way; without pins only parameters have any.
func (w *Way) Lower(ws *outssa.Workspace, p *regalloc.Problem) (*outssa.Lowered, error) {
	opts := w.Opts
	if w.Free {
		opts.Pins = outssa.CollectParams(p)
	}
	return ws.Lower(p, opts)
}

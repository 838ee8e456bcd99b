package rival

import (
	"time"

	"spillway/shuffle/rtg"
)

// Measurement is what one algorithm makes of a list of graphs.
type Measurement struct {
	Name       string
	ISA        rtg.ISA
	Operations int     // of all graphs
	Cost       float64 // of all graphs
	Failed     int     // graphs that have no sequence in this instruction set
	Time       time.Duration
}

// Limit is the number of registers up to which Measure asks Tables, which takes time O(n^4).
const Limit = 40

// Measure runs every algorithm on every graph. A swap costs swapCost, a copy 1. The measurements
// come in a fixed order: copies and swaps (the optimum, Printed), then permi (the optimum, Mohr,
// Naive, and Tables on the graphs of up to Limit registers, the optimum on the others).
func Measure(graphs []rtg.Graph, swapCost float64) []Measurement {
	swap := &rtg.Solver{ISA: rtg.Swap, SwapCost: swapCost}
	perm := &rtg.Solver{ISA: rtg.Permi}
	return []Measurement{
		measure("optimal", rtg.Swap, graphs, solved(swap)),
		measure("shuf25", rtg.Swap, graphs, func(g rtg.Graph) (int, float64, error) {
			ops := Printed(g)
			return len(ops), price(ops, swapCost), nil
		}),
		measure("optimal", rtg.Permi, graphs, solved(perm)),
		measure("mohr", rtg.Permi, graphs, counted(Mohr)),
		measure("naive", rtg.Permi, graphs, counted(Naive)),
		measure("tables", rtg.Permi, graphs, func(g rtg.Graph) (int, float64, error) {
			if g.Registers > Limit {
				return solved(perm)(g)
			}
			return counted(Tables)(g)
		}),
	}
}

// algorithm returns length and cost for a graph.
type algorithm func(rtg.Graph) (length int, cost float64, err error)

func solved(s *rtg.Solver) algorithm {
	return func(g rtg.Graph) (int, float64, error) {
		a, err := s.Solve(g)
		return a.Length, a.Cost, err
	}
}

func counted(length func(rtg.Graph) int) algorithm {
	return func(g rtg.Graph) (int, float64, error) {
		n := length(g)
		return n, float64(n), nil
	}
}

func price(ops []rtg.Op, swapCost float64) (sum float64) {
	for _, o := range ops {
		if o.Op == "swap" {
			sum += swapCost
		} else {
			sum++
		}
	}
	return sum
}

func measure(name string, isa rtg.ISA, graphs []rtg.Graph, run algorithm) Measurement {
	m := Measurement{Name: name, ISA: isa}
	start := time.Now()
	for _, g := range graphs {
		length, cost, err := run(g)
		if err != nil {
			m.Failed++
			continue
		}
		m.Operations += length
		m.Cost += cost
	}
	m.Time = time.Since(start)
	return m
}

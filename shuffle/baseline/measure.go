package baseline

import (
	"time"

	"spillway/shuffle/graph"
)

// Measurement is one algorithm's result for a list of graphs.
type Measurement struct {
	Name       string
	ISA        graph.ISA
	Operations int     // of all graphs
	Cost       float64 // of all graphs
	Failed     int     // graphs without a sequence in this instruction set
	Time       time.Duration
}

// Limit is the maximum number of registers of graphs that Measure runs Tables on, which takes time O(n^4).
const Limit = 40

// Measure runs every algorithm on every graph. A swap costs swapCost, a copy 1. The measurements
// come in a fixed order: copies and swaps (the optimum, Printed), then permi (the optimum, Mohr,
// Naive, and Tables on the graphs of up to Limit registers, the optimum on the others).
func Measure(graphs []graph.Graph, swapCost float64) []Measurement {
	swap := &graph.Solver{ISA: graph.Swap, SwapCost: swapCost}
	perm := &graph.Solver{ISA: graph.Permi}
	return []Measurement{
		measure("optimal", graph.Swap, graphs, solved(swap)),
		measure("shuf25", graph.Swap, graphs, func(g graph.Graph) (int, float64, error) {
			ops := Printed(g)
			return len(ops), price(ops, swapCost), nil
		}),
		measure("optimal", graph.Permi, graphs, solved(perm)),
		measure("mohr", graph.Permi, graphs, counted(Mohr)),
		measure("naive", graph.Permi, graphs, counted(Naive)),
		measure("tables", graph.Permi, graphs, func(g graph.Graph) (int, float64, error) {
			if g.Registers > Limit {
				return solved(perm)(g)
			}
			return counted(Tables)(g)
		}),
	}
}

// algorithm returns length and cost for a graph.
type algorithm func(graph.Graph) (length int, cost float64, err error)

func solved(s *graph.Solver) algorithm {
	return func(g graph.Graph) (int, float64, error) {
		a, err := s.Solve(g)
		return a.Length, a.Cost, err
	}
}

func counted(length func(graph.Graph) int) algorithm {
	return func(g graph.Graph) (int, float64, error) {
		n := length(g)
		return n, float64(n), nil
	}
}

func price(ops []graph.Op, swapCost float64) (sum float64) {
	for _, o := range ops {
		if o.Op == "swap" {
			sum += swapCost
		} else {
			sum++
		}
	}
	return sum
}

func measure(name string, isa graph.ISA, graphs []graph.Graph, run algorithm) Measurement {
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

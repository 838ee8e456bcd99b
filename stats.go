package spillway

import (
	"fmt"

	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// FuncStats are the statistics of a compiled function.
type FuncStats struct {
	Name         string  `json:"name"`
	Instructions int     `json:"instructions"`          // machine instructions, at the end
	Bytes        int     `json:"bytes"`                 // predicted size of the code
	BytesBound   bool    `json:"bytes_bound,omitempty"` // Bytes is an upper bound: the function has inline assembly of unknown size
	SpillLoads   int     `json:"spill_loads"`
	SpillStores  int     `json:"spill_stores"`
	Folded       int     `json:"folded"` // instructions with a spilled operand in memory
	Remats       int     `json:"remats"`
	Moves        int     `json:"moves"` // inserted by allocation
	Swaps        int     `json:"swaps"`
	Permutations int     `json:"permutations"` // see FeatureInfo
	FrameSize    int64   `json:"frame_size"`
	Cost         float64 `json:"cost"` // of the allocation, under its metric
	// Bound is a lower bound on the cost of any allocation of the function, Gap the distance of Cost above it as a
	// share of Cost, Iterations the number of rounds of improvement. Bound is nil (null) and Gap 1 if unknown.
	Bound *float64 `json:"bound"`
	Gap   float64  `json:"gap"`
	// ModelBound and ModelGap are the same for allocations that keep a value in one register at a time
	// (regalloc.Result.ModelBound).
	ModelBound *float64 `json:"model_bound"`
	ModelGap   *float64 `json:"model_gap"` // null: Cost is below ModelBound
	Iterations int      `json:"iterations"`
	// Transfers are the parallel copies that allocation inserted, before blocks were merged and reordered, by cause in
	// the order of mach.Cause.
	Transfers []TransferStats `json:"transfers"`
	// Times are the durations of the passes in nanoseconds.
	Times []PassTime `json:"times"`

	span asm.Span // of the function's text
}

// settle updates the size from the encoded code.
func (s *FuncStats) settle(code *encode.Code) {
	if code != nil && s.Bytes > 0 {
		s.Bytes = code.Bytes()
	}
}

// settleTails accounts for assembler relaxation: tail calls in range are short.
func settleTails(stats []FuncStats) {
	spans := make([]asm.Span, len(stats))
	for i := range stats {
		if stats[i].BytesBound {
			return // its length is unknown
		}
		spans[i] = stats[i].span
		if spans[i].Align == 0 { // without statistics
			return
		}
	}
	for i, short := range asm.ShortTails(spans, func(asm.Section) int64 { return 0 }) {
		if short {
			stats[i].Bytes -= int(spans[i].Less)
		}
	}
}

// TransferStats are the statistics of the parallel copies of one cause.
type TransferStats struct {
	Cause        string `json:"cause"`
	Groups       int    `json:"groups"` // parallel copies
	Moves        int    `json:"moves"`
	Swaps        int    `json:"swaps"`
	Permutations int    `json:"permutations"`
	Loads        int    `json:"loads"`
	Stores       int    `json:"stores"`
	Remats       int    `json:"remats"`
}

// transfer counts the instructions of one parallel copy.
func (s *FuncStats) transfer(t *mach.Transfer) {
	if s.Transfers == nil {
		s.Transfers = make([]TransferStats, mach.NumCauses)
		for c := range mach.NumCauses {
			s.Transfers[c].Cause = c.String()
		}
	}
	c := &s.Transfers[t.Cause]
	c.Groups++
	for i := range t.Instrs {
		switch t.Instrs[i].Origin {
		case mach.FromSpill:
			c.Stores++
		case mach.FromReload:
			c.Loads++
		case mach.FromRemat:
			c.Remats++
		case mach.FromCopy:
			c.Moves++
		case mach.FromSwap:
			c.Swaps++
		case mach.FromPermi:
			c.Permutations++
		}
	}
}

// PassTime is the duration of a pass.
type PassTime struct {
	Pass string `json:"pass"`
	Ns   int64  `json:"ns"`
}

// allocated records the allocator's result.
func (s *FuncStats) allocated(cost float64, r *regalloc.Result) {
	s.Cost, s.Bound, s.Gap, s.Iterations = cost, Known(r.Bound), r.Gap(cost), r.Iterations
	s.ModelBound, s.ModelGap = Known(r.ModelBound), r.ModelGap(cost)
}

// Known returns a lower bound for statistics: nil if it is regalloc.NoBound.
func Known(bound float64) *float64 {
	if bound == regalloc.NoBound {
		return nil
	}
	return &bound
}

// count fills in the properties of the final function; code is its machine code, or nil.
func (s *FuncStats) count(f *mach.Func, code *encode.Code) {
	s.FrameSize = f.FrameSize
	switch {
	case code != nil:
		s.Bytes = code.Bytes()
	case f.Stage == mach.Framed:
		n, exact := asm.ExactSize(f)
		s.Bytes, s.BytesBound = n, !exact
		s.span = asm.SpanOf(f, n)
	}
	order := f.Layout
	if order == nil {
		for id := range f.Blocks {
			order = append(order, mach.BlockID(id))
		}
	}
	for _, id := range order {
		for i := range f.Blocks[id].Instrs {
			in := &f.Blocks[id].Instrs[i]
			s.Instructions++
			switch in.Origin {
			case mach.FromSpill:
				s.SpillStores++
			case mach.FromReload:
				s.SpillLoads++
			case mach.FromRemat:
				s.Remats++
			case mach.FromCopy:
				s.Moves++
			case mach.FromSwap:
				s.Swaps++
			case mach.FromPermi:
				s.Permutations++
			case mach.FromProgram:
				if f.Target.Tiles[in.Tile].Flags&target.TileMove != 0 {
					s.Moves++
				}
			}
			if in.Folded {
				s.Folded++
			}
		}
	}
}

// proof describes the known bound of the allocation, "" if there is none.
func (s *FuncStats) proof() string {
	switch {
	case s.Bound != nil && s.ModelBound != nil:
		modelGap := ""
		if s.ModelGap != nil {
			modelGap = fmt.Sprintf(", %.2f %%", 100**s.ModelGap)
		}
		return fmt.Sprintf("allocation: cost %g, bound %g, gap %.2f %%; with values in one register at a time %g%s; %d iterations",
			s.Cost, *s.Bound, 100*s.Gap, *s.ModelBound, modelGap, s.Iterations)
	case s.Iterations > 0:
		return fmt.Sprintf("allocation: cost %g, no bound, %d iterations", s.Cost, s.Iterations)
	}
	return ""
}

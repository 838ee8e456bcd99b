package spillway

import (
	"time"

	"spillway/asm"
	"spillway/mach"
	"spillway/target"
)

// FuncStats says what became of a function.
type FuncStats struct {
	Name         string  `json:"name"`
	Instructions int     `json:"instructions"` // tiles, at the end
	Bytes        int     `json:"bytes"`        // predicted length of the text
	SpillLoads   int     `json:"spill_loads"`
	SpillStores  int     `json:"spill_stores"`
	Folded       int     `json:"folded"` // instructions with a spilled operand in memory
	Remats       int     `json:"remats"`
	Moves        int     `json:"moves"` // made by allocation
	Swaps        int     `json:"swaps"`
	Permutations int     `json:"permutations"` // see FeatureInfo
	FrameSize    int64   `json:"frame_size"`
	Cost         float64 `json:"cost"` // of the allocation, under its metric
	// Transfers says where values moved when registers were assigned, before blocks
	// were merged and reordered; by cause, in the order of mach.Cause.
	Transfers []TransferStats `json:"transfers"`
	// Times are the nanoseconds that each stage took.
	Times []StageTime `json:"times"`
}

// TransferStats are the instructions for the groups of moves of one cause.
type TransferStats struct {
	Cause        string `json:"cause"`
	Groups       int    `json:"groups"` // moves that happen at once
	Moves        int    `json:"moves"`
	Swaps        int    `json:"swaps"`
	Permutations int    `json:"permutations"`
	Loads        int    `json:"loads"`
	Stores       int    `json:"stores"`
	Remats       int    `json:"remats"`
}

// transfer counts the instructions of one group of moves.
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

// StageTime is the time that a stage took.
type StageTime struct {
	Stage string `json:"stage"`
	Ns    int64  `json:"ns"`
}

// count fills in what can be read off the function as it is at last.
func (s *FuncStats) count(f *mach.Func) {
	s.FrameSize = f.FrameSize
	if f.Stage == mach.Framed {
		s.Bytes = asm.Size(f)
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

// clock measures stages one after the other.
type clock struct {
	stats *FuncStats
	last  time.Time
}

func startClock(s *FuncStats) *clock { return &clock{stats: s, last: time.Now()} }

// lap ends a stage.
func (c *clock) lap(stage string) {
	now := time.Now()
	c.stats.Times = append(c.stats.Times, StageTime{stage, now.Sub(c.last).Nanoseconds()})
	c.last = now
}

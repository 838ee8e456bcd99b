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
	FrameSize    int64   `json:"frame_size"`
	Cost         float64 `json:"cost"` // of the allocation, under its metric
	// Times are the nanoseconds that each stage took.
	Times []StageTime `json:"times"`
}

// StageTime is the time that a stage took.
type StageTime struct {
	Stage string `json:"stage"`
	Ns    int64  `json:"ns"`
}

// count fills in what can be read off the finished function.
func (s *FuncStats) count(f *mach.Func) {
	s.FrameSize = f.FrameSize
	s.Bytes = asm.Size(f)
	for _, id := range f.Layout {
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

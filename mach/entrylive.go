package mach

import (
	"spillway/cfg"
	"spillway/live"
	"spillway/regalloc"
)

// entryLive returns the virtual registers that are live into the entry block.
func entryLive(p *regalloc.Problem) []regalloc.VReg { return live.Compute(p, cfg.NewFlow(p)).LiveIn(0) }

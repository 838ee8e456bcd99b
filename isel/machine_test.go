package isel

import "spillway/internal/iseltest"

// The toy machine and the random blocks that most tests use.
var (
	toyTarget   = iseltest.Target
	x86Form     = iseltest.X86Form
	toyTiles    = iseltest.Tiles
	randomBlock = iseltest.RandomBlock
)

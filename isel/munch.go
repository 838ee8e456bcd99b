package isel

import (
	"fmt"

	"spillway/ir"
	"spillway/target"
)

// A Selector chooses the tiles of a block.
type Selector interface {
	// Name is the name for --select.
	Name() string
	// Select fills c, which is empty, with a cover of d. The error is an *UncoveredError if no tile computes some node.
	Select(d *DAG, m *Matches, c *Cover) error
}

// An UncoveredError reports an operation for which the target has no tile.
type UncoveredError struct {
	Func  *ir.Func
	Value *ir.Value
}

// Error implements error.
func (e *UncoveredError) Error() string {
	return fmt.Sprintf("%s: internal error: no tile computes %s of type %s in %s; legalize it or add a tile to the target",
		position(e.Func, e.Value), e.Value.Op, e.Value.Type, e.Func.Name)
}

// Munch is maximal munch: users before operands, at each needed node the tile that covers the most nodes; ties go to
// fewer bytes, then fewer cycles, then the lower tile. O(instances of the chosen nodes). [Koes09 §7]
type Munch struct{}

// Name implements Selector.
func (Munch) Name() string { return "munch" }

// Select implements Selector.
func (Munch) Select(d *DAG, m *Matches, c *Cover) error {
	for i := d.Len() - 1; i >= 0; i-- {
		n := NodeID(i)
		if c.Choice[n] == NoInst && !d.Required(n) || d.Input(n) {
			continue
		}
		best, err := munchAt(d, m, c, n)
		if err != nil {
			return err
		}
		c.choose(d, m, n, best)
	}
	return nil
}

// pending marks, while a selector runs, a node that still needs an instance.
const pending InstID = -2

// munchAt returns the largest permitted instance at n.
func munchAt(d *DAG, m *Matches, c *Cover, n NodeID) (InstID, error) {
	best := m.Largest(n, c)
	if best == NoInst {
		return NoInst, &UncoveredError{d.fn, d.Value(n)}
	}
	return best, nil
}

// larger reports whether maximal munch prefers a to b.
func (m *Matches) larger(a, b *Instance) bool {
	switch {
	case a.Size != b.Size:
		return a.Size > b.Size
	case a.Cost != b.Cost:
		return a.Cost < b.Cost
	}
	return m.cheaperTie(a.Tile, b.Tile)
}

// cheaperTie reports whether a is preferred to b of the same size and bytes.
func (m *Matches) cheaperTie(a, b target.TileID) bool {
	if a < 0 || b < 0 {
		return a < b
	}
	x, y := &m.rules.target.Tiles[a], &m.rules.target.Tiles[b]
	if x.Cycles != y.Cycles {
		return x.Cycles < y.Cycles
	}
	return a < b
}

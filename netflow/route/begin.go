package route

import (
	"fmt"
	"slices"

	"spillway/netflow/model"
)

// Begin prepares for m and returns an assignment with all values in memory. The
// error says which operands find no registers, or that moves are needed on edges that
// can have none.
func (v *Improver) Begin(m *model.Model) (*model.States, error) {
	v.Reset(m)
	x := m.NewStates(slices.Clone(v.Units.Of))
	if err := m.SpillAll(x); err != nil {
		return nil, err
	}
	if m.Total(x) >= model.Frozen.Move {
		return nil, fmt.Errorf("%s: there are edges that need moves and can have none; give them blocks", m.P.Name)
	}
	return x, nil
}

// Route sweeps twice, with the registers that must be saved and without them, and sets
// x, of v's model, which has all values in memory, to the better outcome. Should it
// not be possible everything stays in memory.
func (w *Sweep) Route(v *Improver, x *model.States) {
	m := v.m
	best, next := model.Cost(inf), m.NewStates(x.Slot)
	spilled := m.NewStates(x.Slot)
	spilled.Copy(x)
	var saved model.Units
	for _, n := range v.saved {
		saved = saved.Or(m.Machine.Units[m.Machine.Wholes[n]])
	}
	for n, closed := range [2]model.Units{{}, saved} {
		if n > 0 && len(v.saved) == 0 {
			break
		}
		next.Copy(spilled)
		if !w.run(v, next, closed) {
			continue
		}
		if c := m.Total(next); c < best {
			best = c
			x.Copy(next)
		}
	}
}

// run sweeps, and moves apart what is still in one place.
func (w *Sweep) run(v *Improver, x *model.States, closed model.Units) bool {
	if !w.Run(v, x, closed) {
		w.negotiator.Reset(v)
		if !w.negotiator.Round(x, nil, 0) {
			return false
		}
	}
	return v.m.Total(x) < model.Frozen.Move
}

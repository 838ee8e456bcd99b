package spillway

import (
	"sync"

	"spillway/isel"
	"spillway/legalize"
	"spillway/target"
)

// prepared is what follows from the tiles of a target: it takes milliseconds to
// compute, never changes, and is kept for as long as the target itself.
type prepared struct {
	ops   *legalize.Ops
	rules *isel.Rules
	err   error
}

var preparedTargets sync.Map // from *target.Target to func() prepared

// prepare returns what follows from the tiles of t, computed once.
func prepare(t *target.Target) prepared {
	once, ok := preparedTargets.Load(t)
	if !ok {
		once, _ = preparedTargets.LoadOrStore(t, sync.OnceValue(func() prepared {
			rules, err := isel.NewRules(t)
			return prepared{legalize.OpsOf(t), rules, err}
		}))
	}
	return once.(func() prepared)()
}

package spillway

import (
	"sync"

	"spillway/isel"
	"spillway/target"
)

var rules sync.Map // from *target.Target to *isel.Rules

// Rules returns the tiles of t as selection uses them. What has been compiled of
// them is kept for as long as the target itself.
func Rules(t *target.Target) *isel.Rules {
	if r, ok := rules.Load(t); ok {
		return r.(*isel.Rules)
	}
	r, _ := rules.LoadOrStore(t, isel.NewRules(t))
	return r.(*isel.Rules)
}

package thumb

import (
	"maps"

	"spillway/target/arm"
)

// library returns the functions of the run-time ABI: besides those that A32 calls, the number of leading zeros, for which
// a call takes less code than instructions.
func library() map[string]string {
	m := maps.Clone(arm.Library())
	m["__clzsi2"] = "__clzsi2"
	return m
}

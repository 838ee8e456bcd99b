package thumb

import (
	"maps"

	"spillway/target/arm"
)

// library returns the functions of the run-time ABI: besides those that A32 calls, the shifts of 64 bits and the number
// of leading zeros, for which a call takes less code than instructions.
func library() map[string]string {
	m := maps.Clone(arm.Library())
	maps.Copy(m, map[string]string{"__ashldi3": "__aeabi_llsl", "__lshrdi3": "__aeabi_llsr", "__ashrdi3": "__aeabi_lasr", "__clzsi2": "__clzsi2"})
	return m
}

package thumb

import (
	"spillway/ir"
	"spillway/target"
)

// interrupts are the calling conventions of functions that handle interrupts and exceptions. Microcontrollers save what calls destroy, and
// a return to the address that they leave in the link register restores it, so that is C's; others change to the instructions
// of four bytes.
func interrupts(features target.Features) map[string]ir.CallConv {
	list := map[string]ir.CallConv{}
	if features&V6M != 0 {
		for _, kind := range []string{"IRQ", "FIQ", "SWI", "ABORT", "UNDEF"} {
			list[kind] = ir.CallC
		}
	}
	return list
}

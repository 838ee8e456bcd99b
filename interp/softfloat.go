package interp

import (
	"slices"

	"spillway/interp/libc"
	"spillway/ir"
	"spillway/target"
)

// libraryOf returns the native function of a name that only the library of a machine has: one that has another name elsewhere, that compares
// floats, or that returns the thread pointer; else nil.
func libraryOf(t *target.Target, name string) native {
	if t == nil {
		return nil
	}
	if name == t.ThreadPointer {
		return func(c *nativeCall) { c.GivePtr(c.thread) }
	}
	for generic, other := range t.Library {
		if other == name {
			return natives()[generic]
		}
	}
	if t.SoftFloat == nil {
		return nil
	}
	for i, float := range []*ir.Type{ir.F32, ir.F64} {
		if pred := slices.Index(t.SoftFloat.Compare[i][:], name); pred >= 0 && name != "" {
			f := libc.Comparison(ir.Pred(pred), float)
			return func(c *nativeCall) { f(&c.Call) }
		}
	}
	return nil
}

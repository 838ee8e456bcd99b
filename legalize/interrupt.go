package legalize

import (
	"maps"
	"slices"
	"strings"

	"spillway/ir"
)

// interrupt applies the target's calling convention for interrupt handlers to f, and aligns its stack pointer, since an
// interrupt can occur at any instruction. Such a function makes no tail calls: the callee would not return correctly.
func (lz *Legalizer) interrupt(f *ir.Func) error {
	kind := f.Attrs.Interrupt
	if kind == "" || lz.t.Interrupts == nil || f.Attrs.Naked {
		return nil
	}
	conv, ok := lz.t.Interrupts[kind]
	l := bare(lz, f)
	l.line, l.col = int32(f.Line), int32(f.Col)
	switch known := slices.Sorted(maps.Keys(lz.t.Interrupts)); {
	case len(known) == 0:
		l.fail(nil, "compile it for a processor that supports them", "an interrupt handler is not supported on this processor")
	case !ok:
		l.fail(nil, "valid: "+strings.Join(known, ", "), "unknown interrupt kind %q", kind)
	case conv != ir.CallC && f.Type.Ret.Kind != ir.VoidKind:
		l.fail(nil, "return void", "an interrupt handler cannot return a value")
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpCall && v.Call.Tail == ir.MustTail {
				l.fail(v, "make it an ordinary call", "an interrupt handler cannot end in a musttail call")
			}
		}
	}
	if conv != ir.CallC {
		f.CallConv = conv
	}
	f.Attrs.StackRealign, f.Attrs.NoTailCalls = true, true
	return l.err
}

package arm

import (
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// interrupts are the calling conventions of functions that handle interrupts and exceptions, by the kind. Processors continue after the
// instruction after which an interrupt comes, or repeat what aborted: the link register is four bytes further; supervisor calls and undefined
// instructions leave the address of the next instruction there.
func interrupts() map[string]ir.CallConv {
	return map[string]ir.CallConv{"IRQ": ir.CallInterrupt, "ABORT": ir.CallInterrupt, "FIQ": ir.CallFastInterrupt,
		"SWI": ir.CallException, "UNDEF": ir.CallException}
}

// handlers returns those conventions: no register of integers is destroyed but those that the processor has twice.
func handlers(t *target.Target) (list []target.Convention) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic("arm: no tile " + name)
		}
		return id
	}
	for _, c := range []struct {
		conv    ir.CallConv
		highest regalloc.Reg // that is saved
		ret     string
	}{
		{ir.CallInterrupt, R12, "ret.interrupt"},
		{ir.CallFastInterrupt, 7, "ret.interrupt"}, // r8 to r14 are others while a fast interrupt is handled
		{ir.CallException, R12, "ret.exception"},
	} {
		abi := t.ABI
		abi.CalleeSaved, abi.SaveLink = nil, false
		for r := c.highest; r >= R0; r-- {
			abi.CalleeSaved = append(abi.CalleeSaved, r)
		}
		for _, r := range abi.CalleeSaved {
			abi.CallerSaved.Remove(r)
		}
		abi.Ret = tile(c.ret)
		list = append(list, target.Convention{Conv: c.conv, ABI: abi})
	}
	return list
}

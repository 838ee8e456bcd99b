package isel

import (
	"spillway/ir"
	"spillway/mach"
)

// watch notes which registers hold the values of debug records; it makes none for them.
func (e *Engine) watch() {
	records := e.fn.Debug.Records
	e.out.Watched = make([][]mach.VReg, len(records))
	n := 0
	for i := range records {
		n += len(records[i].Parts)
	}
	all := make([]mach.VReg, n)
	for i := range records {
		parts := records[i].Parts
		e.out.Watched[i], all = all[:len(parts):len(parts)], all[len(parts):]
		for k, v := range parts {
			e.out.Watched[i][k] = e.known(v)
		}
	}
}

// known returns the register of v, NoVReg if it has none.
func (e *Engine) known(v *ir.Value) mach.VReg {
	switch {
	case v == nil || v.ID < 0:
		return mach.NoVReg
	case e.vregs[v.ID] != mach.NoVReg:
		return e.vregs[v.ID]
	case v.Op == ir.OpExtractValue && e.vregs[v.Args[0].ID] != mach.NoVReg:
		return e.vregs[v.Args[0].ID] + mach.VReg(v.Path()[0])
	}
	return mach.NoVReg
}

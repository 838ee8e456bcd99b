package isel

import (
	"slices"

	"spillway/ir"
	"spillway/mach"
)

// watch records the registers that hold the values of debug records; it creates none for them.
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
			w := e.known(v)
			if w == mach.NoVReg && v != nil && v.ID >= 0 {
				if d := e.derive(v); d != nil {
					d.Record, d.Part = int32(i), int32(k)
					e.out.Derived = append(e.out.Derived, *d)
					w = e.known(d.Base)
				}
			}
			e.out.Watched[i][k] = w
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

// maxDerived is the maximum number of operations from a value in a register to the value of a debug record.
const maxDerived = 4

// derive finds values from which v, which has no register, can be computed, or returns nil.
func (e *Engine) derive(v *ir.Value) *mach.Derived {
	d := new(mach.Derived)
	for len(d.Steps) < maxDerived && v != nil && v.ID >= 0 {
		switch v.Op {
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpICmp:
			if v.Args[1].Op != ir.OpConst {
				return nil
			}
		case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		default:
			return nil
		}
		d.Steps = append(d.Steps, v)
		v = v.Args[0]
		if e.known(v) != mach.NoVReg || v.Op == ir.OpSym || v.Op == ir.OpSlotAddr {
			d.Base = v
			slices.Reverse(d.Steps)
			return d
		}
	}
	return nil
}

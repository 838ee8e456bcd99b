package interp

import (
	"fmt"
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// site describes the effect of a call on registers.
func (tf *targetFrame) site(convention ir.CallConv, args, results []int16) callInfo {
	clobbered := tf.im.clobbered[convention]
	if clobbered == nil {
		abi, _ := tf.t.Convention(convention)
		clobbered = slices.Clip(tf.setWords(abi.CallerSaved))
		tf.im.clobbered[convention] = clobbered
	}
	info := callInfo{clobbered: clobbered}
	for _, r := range args {
		info.passed = append(info.passed, tf.allWords(regalloc.Reg(r))...)
	}
	for _, r := range results {
		info.results = append(info.results, tf.allWords(regalloc.Reg(r))...)
	}
	return info
}

// unwound returns the registers that an exception leaving a call clobbers, whatever the callee's convention preserves:
// those clobbered by C's, which is all that unwinders restore.
func (tf *targetFrame) unwound() []int32 { return tf.setWords(tf.t.ABI.CallerSaved) }

// legalCall emits a call of legal ir.
func (k *irCompiler) legalCall(v *ir.Value) error {
	if err := k.passLegal(v); err != nil {
		return err
	}
	k.op(opCallTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
	for i, s := range scalarsOf(nil, k.im.layout, v.Type, k.word[v.ID], 0) {
		if s.typ.Kind == ir.VoidKind {
			break
		}
		if i >= len(v.Call.ResultRegs) {
			return fmt.Errorf("call without result registers")
		}
		k.legal.get(&k.emitter, s.word, v.Call.ResultRegs[i], s.typ)
	}
	return nil
}

// passLegal emits the passing of arguments in registers and creates the call site of v.
func (k *irCompiler) passLegal(v *ir.Value) error {
	if len(v.Call.ArgRegs) < len(v.Args)-1 {
		return fmt.Errorf("call without argument registers")
	}
	for i, a := range v.Args[1:] {
		k.legal.put(&k.emitter, v.Call.ArgRegs[i], k.word[a.ID], a.Type)
	}
	info := k.legal.site(v.Call.CallConv, v.Call.ArgRegs, v.Call.ResultRegs)
	info.callee, info.fn, info.site = k.arg(v, 0), k.im.directCallee(v.Args[0]), v
	if info.pad = v.Pad(); info.pad != nil {
		info.types, info.unwound = selectorTypes(k.f), k.legal.unwound()
	}
	k.c.calls = append(k.c.calls, info)
	return nil
}

// legalTailCall emits a jump to a function.
func (k *irCompiler) legalTailCall(v *ir.Value) error {
	if err := k.passLegal(v); err != nil {
		return err
	}
	k.op(opTailTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
	return nil
}

// legalRet emits the return of legal ir.
func (k *irCompiler) legalRet(v *ir.Value) error {
	if len(v.Args) > len(k.f.RetRegs) {
		return fmt.Errorf("ret without result registers")
	}
	for i, a := range v.Args {
		k.legal.put(&k.emitter, k.f.RetRegs[i], k.word[a.ID], a.Type)
	}
	k.op(opRetTarget, 0, 0, 0, 0, 0)
	return nil
}

// callTarget executes a call in target form.
func (m *machine) callTarget(fn *function, r []uint64, pc int, in *inst, serial int64) error {
	info := &fn.code.calls[in.imm]
	callee, err := m.callee(fn, r, pc, info)
	if err != nil {
		return err
	}
	if callee.ir == nil {
		nc := &nativeCall{machine: m, fn: fn, pc: pc, r: r, info: info, serial: serial, target: true}
		if err := nc.run(callee); err != nil {
			return err
		}
		m.clobber(r, info)
		nc.giveResult(r)
		return nil
	}
	chunk, top := m.frames.chunk, m.frames.top
	q, err := m.runTarget(callee, r, info)
	if err == nil {
		m.clobber(r, info)
		for _, w := range info.results {
			r[w] = q[w]
		}
	}
	m.frames.chunk, m.frames.top = chunk, top
	return err
}

// A tailCall is a pending tail call.
type tailCall struct {
	fn   *function
	info *callInfo
	pc   int
}

// runTarget runs fn, which is not native, in target form, called from frame r, and functions that it tail-calls, and
// returns the last frame. The callee finds arguments in registers and callee-saved values; every other register is
// junk. Registers that it does not preserve are updated in r.
func (m *machine) runTarget(fn *function, r []uint64, info *callInfo) ([]uint64, error) {
	chunk, top := m.frames.chunk, m.frames.top
	var passed [4 * regalloc.MaxRegs]uint64
	for i, w := range info.passed {
		passed[i] = r[w]
	}
	for {
		c, err := m.codeOf(fn)
		if err != nil {
			return nil, err
		}
		m.frames.chunk, m.frames.top = chunk, top
		q, err := m.enter(fn, c, r[wordSP])
		if err != nil {
			return nil, err
		}
		copy(q[firstWord:], r[firstWord:firstWord+m.target.Machine.NumUnits*int(registerParts(m.target))])
		m.clobber(q, info)
		for i, w := range info.passed {
			q[w] = passed[i]
		}
		if err = m.exec(fn, q, nil); err != nil {
			return nil, err
		}
		for _, w := range c.leaks {
			r[w] = q[w]
		}
		if m.tail.fn == nil {
			return q, nil
		}
		t := m.tail
		m.tail.fn = nil
		if t.fn.ir == nil {
			q[wordSP] = r[wordSP] // where the arguments in memory are
			return q, m.tailNative(fn, q, &t)
		}
		fn, info = t.fn, t.info
		for i, w := range info.passed {
			passed[i] = q[w]
		}
	}
}

// tailNative calls a native function in place of the end of fn.
func (m *machine) tailNative(fn *function, q []uint64, t *tailCall) error {
	nc := &nativeCall{machine: m, fn: fn, pc: t.pc, r: q, info: t.info, serial: -1, target: true}
	if err := nc.run(t.fn); err != nil {
		return err
	}
	m.clobber(q, t.info)
	nc.giveResult(q)
	return nil
}

// clobber fills the registers that a call clobbers with junk.
func (m *machine) clobber(r []uint64, info *callInfo) {
	for _, w := range info.clobbered {
		r[w] = junkFor(w)
	}
}

// junkFor returns the junk value of a word.
func junkFor(w int32) uint64 { return junk ^ uint64(w)*0x9E37_79B9_7F4A_7C15 }

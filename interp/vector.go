package interp

import (
	"fmt"

	"spillway/ir"
)

// evalVector executes an opVector, and reports whether it did not trap.
func evalVector(s *ir.Semantics, e *evalInfo, r []uint64, in *inst) bool {
	var args [3][]uint64
	for i, w := range [3]int32{in.a, in.b, in.c} {
		if n := e.words[i+1]; n > 0 {
			args[i] = r[w : w+n]
		}
	}
	dst := r[in.dst : in.dst+e.words[0]]
	switch e.op {
	case ir.OpShuffleVector:
		ir.EvalShuffle(e.src, e.mask, dst, args[0], args[1])
		return true
	case ir.OpReduce:
		setWords(dst, s.EvalReduce(e.reduce, e.src, nil, args[0]))
		return true
	case ir.OpReduceFrom:
		start := ir.U128{Lo: args[0][0]}
		if len(args[0]) > 1 {
			start.Hi = args[0][1]
		}
		setWords(dst, s.EvalReduce(e.reduce, e.src, &start, args[1]))
		return true
	}
	return s.EvalVector(e.ops, e.op, e.pred, e.typ, e.src, dst, args[0], args[1], args[2])
}

func setWords(dst []uint64, x ir.U128) {
	dst[0] = x.Lo
	if len(dst) > 1 {
		dst[1] = x.Hi
	}
}

// masked emits the masked access op of a vector of type t; args are the words of the address, the mask of type src and
// the vector.
func (e *emitter) masked(op ir.Op, t, src *ir.Type, dst int32, args [3]int32) {
	info := evalInfo{op: op, typ: t, src: src, words: [4]int32{int32(wordsOf(t)), 1, int32(wordsOf(src)), int32(wordsOf(t))}}
	e.emit(inst{op: opMasked, dst: dst, a: args[0], b: args[1], c: args[2], imm: e.eval(info)})
}

// maskedAccess executes an opMasked.
func (m *machine) maskedAccess(fn *function, e *evalInfo, r []uint64, pc int, in *inst) error {
	addr, mask := r[in.a], r[in.b:in.b+e.words[2]]
	w := ir.LaneBits(e.typ.Elem)
	if e.op == ir.OpVMaskStore32 {
		w = 32
	} else if e.op == ir.OpVMaskStore64 {
		w = 64
	}
	mw := w
	if e.src.Elem == ir.I1 {
		mw = 1
	}
	stores := e.op == ir.OpMaskedStore || e.op == ir.OpVMaskStore32 || e.op == ir.OpVMaskStore64
	var dst [16]uint64 // the destination may be the vector
	size := uint64(w / 8)
	for i := range ir.VectorBits(e.typ) / w {
		at := addr + uint64(i)*size
		on := ir.LaneOf(mask, i, mw).Lo>>(mw-1) != 0
		switch {
		case stores && on:
			if !m.mem.WriteN(at, size, ir.LaneOf(r[in.c:in.c+e.words[3]], i, w).Lo) {
				return unmapped(fn, pc, "store", size, at)
			}
		case stores:
		case on:
			x, ok := m.mem.ReadN(at, size)
			if !ok {
				return unmapped(fn, pc, "load", size, at)
			}
			ir.SetLane(dst[:], i, w, ir.U128{Lo: x})
		case e.op == ir.OpMaskedLoad:
			ir.SetLane(dst[:], i, w, ir.LaneOf(r[in.c:in.c+e.words[3]], i, w))
		}
	}
	if stores {
		m.counts.Stores++
		return nil
	}
	m.counts.Loads++
	copy(r[in.dst:in.dst+e.words[0]], dst[:])
	return nil
}

// vectorValue emits v, a vector or a value computed from one.
func (k *irCompiler) vectorValue(v *ir.Value) error {
	var args [3]int32
	var types [3]*ir.Type
	if len(v.Args) == 0 || len(v.Args) > 3 {
		return fmt.Errorf("cannot run operation %s", v.OpName())
	}
	for i, a := range v.Args {
		if a.Type.Lane().Kind == ir.PtrKind && a.Type.IsVector() && k.im.layout.PtrBytes != 8 {
			return fmt.Errorf("cannot run %s of type %s", v.OpName(), a.Type)
		}
		args[i], types[i] = k.arg(v, i), a.Type
	}
	info := evalInfo{op: v.Op, ops: v.Block.Func.TargetOps, pred: v.Pred, typ: v.Type, src: v.Args[0].Type, mask: v.Path()}
	if k.legal != nil { // if the type of the value determines the elements
		info.src = v.Type
	}
	if v.Op == ir.OpReduce || v.Op == ir.OpReduceFrom {
		info.reduce = ir.Op(v.Imm)
		info.src = v.Args[len(v.Args)-1].Type
	}
	k.vector(info, k.word[v.ID], args, types)
	return nil
}

// computesVector reports whether vectorValue emits v.
func computesVector(v *ir.Value) bool {
	switch v.Op {
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector, ir.OpReduce, ir.OpReduceFrom:
		return true
	case ir.OpSelect:
		return v.Args[0].Type.IsVector()
	case ir.OpFreeze, ir.OpBitcast: // copies of words
		return false
	}
	return v.Op.IsVector() || v.Op >= ir.OpAdd && v.Op <= ir.OpFreeze && len(v.Args) > 0 && (v.Type.IsVector() || v.Args[0].Type.IsVector())
}

// maskedValue emits v, a masked access.
func (k *irCompiler) maskedValue(v *ir.Value) {
	addr, mask, value, _ := v.Op.MaskedArgs()
	args, t, dst := [3]int32{k.arg(v, addr), k.arg(v, mask)}, v.Type, int32(0)
	if value >= 0 {
		args[2] = k.arg(v, value)
		t = v.Args[value].Type
	}
	if v.Type != ir.Void {
		dst = k.word[v.ID]
	}
	k.masked(v.Op, t, v.Args[mask].Type, dst, args)
}

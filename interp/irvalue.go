package interp

import (
	"fmt"
	"math/bits"

	"spillway/ir"
)

func (k *irCompiler) arg(v *ir.Value, i int) int32 { return k.word[v.Args[i].ID] }

// value emits v, which is neither a phi nor a terminator.
func (k *irCompiler) value(v *ir.Value) error {
	dst := k.word[v.ID]
	if v.Op.IsOrdered() {
		addr := int32(0)
		if len(v.Args) > 0 {
			addr = k.arg(v, 0)
		}
		k.ordered(v.Op, dst, addr, 0)
		return nil
	}
	if computesVector(v) {
		return k.vectorValue(v)
	}
	switch v.Op {
	case ir.OpExtractValue, ir.OpInsertValue:
		k.aggregate(v, dst)
	case ir.OpAlloca, ir.OpDynAlloca, ir.OpLoad, ir.OpStore, ir.OpGEP, ir.OpMemCpy, ir.OpMemMove, ir.OpMemSet,
		ir.OpMaskedLoad, ir.OpMaskedStore, ir.OpVMaskLoad, ir.OpVMaskStore32, ir.OpVMaskStore64:
		return k.memory(v, dst)
	case ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide:
		k.atomic(v, dst)
	case ir.OpAddWide, ir.OpSubWide, ir.OpULTWide, ir.OpSLTWide:
		k.twoWords(v.Op, v.Args[0].Type, dst, [2]int32{k.arg(v, 0), k.arg(v, 1)}, [2]int32{k.arg(v, 2), k.arg(v, 3)})
	case ir.OpFence, ir.OpPrefetch, ir.OpVAEnd:
	case ir.OpCall:
		return k.call(v)
	case ir.OpAsm:
		return k.legalAsm(v)
	case ir.OpVAStart:
		k.op(opVAStart, 0, k.arg(v, 0), 0, 0, 0)
	case ir.OpVACopy:
		k.op(opVACopy, 0, k.arg(v, 0), k.arg(v, 1), 0, 0)
	case ir.OpVAArg:
		return k.vaArg(v)
	case ir.OpLandingPad:
		k.op(opPad, dst, 0, 0, 0, 0)
	case ir.OpTrap:
		k.op(opTrap, 0, 0, 0, 0, 0)
	case ir.OpStackSave, ir.OpStackRestore, ir.OpSetJmp, ir.OpLongJmp, ir.OpFrameAddress, ir.OpReturnAddress, ir.OpEntrySP:
		k.stack(v, dst)
	case ir.OpTypeID, ir.OpGOTBase, ir.OpStackGuard, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpTLSAddr, ir.OpTLSGet, ir.OpSymGOT, ir.OpSlotAddr, ir.OpSegment:
		return k.symbol(v, dst)
	case ir.OpSelect, ir.OpFreeze, ir.OpBitcast:
		k.choose(v)
	default:
		return k.arithmetic(v)
	}
	return nil
}

// aggregate emits an access to a member of an aggregate value.
func (k *irCompiler) aggregate(v *ir.Value, dst int32) {
	switch v.Op {
	case ir.OpExtractValue:
		k.moveWords(dst, k.arg(v, 0)+k.pathWord(v.Args[0].Type, v.Path()), wordsOf(v.Type))
	case ir.OpInsertValue:
		k.moveWords(dst, k.arg(v, 0), wordsOf(v.Type))
		k.moveWords(dst+k.pathWord(v.Type, v.Path()), k.arg(v, 1), wordsOf(v.Args[1].Type))
	}
}

// memory emits an operation on memory that is not atomic, or the computation of an address.
func (k *irCompiler) memory(v *ir.Value, dst int32) error {
	switch v.Op {
	case ir.OpAlloca:
		size := k.im.layout.Size(v.Elem)
		align := max(v.Align, k.im.layout.Align(v.Elem), 1)
		k.op(opAlloca, dst, k.arg(v, 0), 0, bits.TrailingZeros64(uint64(align)), uint64(size))
	case ir.OpDynAlloca:
		k.dynAlloca(dst, k.arg(v, 0))
	case ir.OpLoad:
		if narrowAddresses(k.im.layout, v.Type) {
			return fmt.Errorf("cannot load a %s", v.Type)
		}
		for _, s := range scalarsOf(nil, k.im.layout, v.Type, dst, 0) {
			k.load(s, k.arg(v, 0), 0)
		}
	case ir.OpStore:
		if narrowAddresses(k.im.layout, v.Args[0].Type) {
			return fmt.Errorf("cannot store a %s", v.Args[0].Type)
		}
		for _, s := range scalarsOf(nil, k.im.layout, v.Args[0].Type, k.arg(v, 0), 0) {
			k.store(s, k.arg(v, 1), 0)
		}
	case ir.OpGEP:
		return k.gep(v)
	case ir.OpMaskedLoad, ir.OpMaskedStore, ir.OpVMaskLoad, ir.OpVMaskStore32, ir.OpVMaskStore64:
		k.maskedValue(v)
	case ir.OpMemCpy, ir.OpMemMove:
		k.emit(inst{op: opMemCpy, a: k.arg(v, 0), b: k.arg(v, 1), c: k.arg(v, 2)})
	case ir.OpMemSet:
		k.emit(inst{op: opMemSet, a: k.arg(v, 0), b: k.arg(v, 1), c: k.arg(v, 2)})
	}
	return nil
}

// atomic emits an atomic read-modify-write.
func (k *irCompiler) atomic(v *ir.Value, dst int32) {
	switch v.Op {
	case ir.OpAtomicRMW:
		k.rmw(v.RMW, v.Type, dst, k.arg(v, 0), k.arg(v, 1))
	case ir.OpCmpXchg:
		k.cmpXchg(v.Args[1].Type, dst, k.arg(v, 0), k.arg(v, 1), k.arg(v, 2))
	case ir.OpCmpXchgWide:
		k.cmpXchgWide(v.Args[1].Type, dst, k.arg(v, 0), [2]int32{k.arg(v, 1), k.arg(v, 2)}, [2]int32{k.arg(v, 3), k.arg(v, 4)})
	}
}

// stack emits an operation on the stack pointer or the frame.
func (k *irCompiler) stack(v *ir.Value, dst int32) {
	switch v.Op {
	case ir.OpStackSave:
		k.mov(dst, wordSP)
	case ir.OpStackRestore:
		k.op(opStackRestore, 0, k.arg(v, 0), 0, 0, 0)
	case ir.OpSetJmp:
		k.op(opSetJmp, dst, k.arg(v, 0), 0, 0, 0)
	case ir.OpLongJmp:
		k.op(opLongJmp, 0, k.arg(v, 0), 0, 0, 0)
	case ir.OpFrameAddress, ir.OpEntrySP:
		k.mov(dst, wordIn)
	case ir.OpReturnAddress:
		k.op(opConst, dst, 0, 0, 0, 0)
	}
}

// symbol emits the address of a symbol or a slot, or another constant of the loaded program.
func (k *irCompiler) symbol(v *ir.Value, dst int32) error {
	switch v.Op {
	case ir.OpTypeID:
		k.op(opConst, dst, 0, 0, 0, uint64(k.im.rawSelector(v.Sym)))
	case ir.OpGOTBase: // symbols are at their addresses
		k.op(opConst, dst, 0, 0, 0, 0)
	case ir.OpStackGuard:
		k.op(opConst, dst, 0, 0, 0, k.im.stackGuard())
	case ir.OpTLSOffset, ir.OpTLSLocal:
		off, err := k.im.threadOffset(v.Sym)
		k.op(opConst, dst, 0, 0, 0, off)
		return err
	case ir.OpTLSAddr, ir.OpTLSGet:
		return k.tlsAddr(v)
	case ir.OpSymGOT:
		addr, err := k.im.address(v.Sym)
		k.op(opConst, dst, 0, 0, 0, addr+uint64(v.Imm))
		return err
	case ir.OpSlotAddr:
		return k.slotAddr(v)
	case ir.OpSegment:
		return fmt.Errorf("cannot access address space %d: the base of its segment is unknown", v.Imm)
	}
	return nil
}

// narrowAddresses reports whether t is a vector of addresses that are narrower in memory
// than in the engine.
func narrowAddresses(l *ir.Layout, t *ir.Type) bool {
	return t.IsVector() && t.Elem.Kind == ir.PtrKind && l.PtrBytes != 8
}

// arithmetic emits a pure operation.
func (k *irCompiler) arithmetic(v *ir.Value) error {
	if v.Op >= ir.OpRet || v.Op < ir.OpAdd || len(v.Args) == 0 || len(v.Args) > 3 {
		return fmt.Errorf("cannot run operation %s", v.Op)
	}
	var args [3]int32
	for i := range v.Args {
		args[i] = k.arg(v, i)
	}
	t := v.Type
	if hasTwoResults(v.Op) {
		t = t.Fields[0]
	}
	if !t.IsScalar() || !v.Args[0].Type.IsScalar() {
		return fmt.Errorf("cannot run %s of type %s", v.Op, v.Type)
	}
	k.pure(v.Op, v.Pred, t, v.Args[0].Type, k.word[v.ID], args)
	return nil
}

// choose emits a select or a copy of any type.
func (k *irCompiler) choose(v *ir.Value) {
	dst := k.word[v.ID]
	for i := range int32(wordsOf(v.Type)) {
		if v.Op == ir.OpSelect {
			k.emit(inst{op: opSelect, dst: dst + i, a: k.arg(v, 0), b: k.arg(v, 1) + i, c: k.arg(v, 2) + i})
		} else {
			k.mov(dst+i, k.arg(v, 0)+i)
		}
	}
}

func (k *irCompiler) moveWords(dst, src int32, n int) {
	for i := range int32(n) {
		k.mov(dst+i, src+i)
	}
}

// pathWord returns the word within a value of type t at which the element path begins.
func (k *irCompiler) pathWord(t *ir.Type, path []int) int32 {
	w := 0
	for _, i := range path {
		if t.Kind == ir.ArrayKind {
			t = t.Elem
			w += i * wordsOf(t)
			continue
		}
		for _, f := range t.Fields[:i] {
			w += wordsOf(f)
		}
		t = t.Fields[i]
	}
	return int32(w)
}

// gep emits the computation of an address.
func (k *irCompiler) gep(v *ir.Value) error {
	t, addr, off := v.Elem, k.arg(v, 0), int64(0)
	dst := k.word[v.ID]
	for i, index := range v.Args[1:] {
		var size int64
		switch {
		case i == 0:
			size = k.im.layout.Size(t)
		case t.Kind == ir.StructKind:
			if index.Op != ir.OpConst || index.Imm < 0 || index.Imm >= int64(len(t.Fields)) {
				return fmt.Errorf("index %d of getelementptr is not a field", i)
			}
			off += k.im.layout.Offset(t, int(index.Imm))
			t = t.Fields[index.Imm]
			continue
		case t.Kind == ir.ArrayKind:
			t = t.Elem
			size = k.im.layout.Size(t)
		default:
			return fmt.Errorf("getelementptr into %s", t)
		}
		if index.Op == ir.OpConst {
			off += index.Imm * size
			continue
		}
		bits := min(scalarBits(index.Type), 64)
		k.op(opAddScaled, dst, addr, k.word[index.ID], 64-bits, uint64(size))
		addr = dst
	}
	if off != 0 || addr != dst {
		k.op(opAddImm, dst, addr, 0, 0, uint64(off))
	}
	if k.im.layout.PtrBytes == 4 {
		k.op(opZExt, dst, dst, 0, 0, 1<<32-1)
	}
	return nil
}

var rmwOps = map[ir.RMW]ir.Op{
	ir.RMWAdd: ir.OpAdd, ir.RMWSub: ir.OpSub, ir.RMWAnd: ir.OpAnd, ir.RMWNand: ir.OpAnd, ir.RMWOr: ir.OpOr, ir.RMWXor: ir.OpXor,
	ir.RMWMax: ir.OpSMax, ir.RMWMin: ir.OpSMin, ir.RMWUMax: ir.OpUMax, ir.RMWUMin: ir.OpUMin, ir.RMWFAdd: ir.OpFAdd, ir.RMWFSub: ir.OpFSub,
	ir.RMWFMax: ir.OpFMaxNum, ir.RMWFMin: ir.OpFMinNum,
	ir.RMWUSubSat: ir.OpUSubSat, ir.RMWUSubCond: ir.OpSub, ir.RMWUIncWrap: ir.OpAdd, ir.RMWUDecWrap: ir.OpSub,
}

// rmw emits dst = memory at addr; memory at addr = dst op value. Threads do not run concurrently, so a load and a store
// suffice.
func (e *emitter) rmw(rmw ir.RMW, t *ir.Type, dst, addr, value int32) {
	e.load(scalar{t, dst, 0}, addr, 0)
	result, operand, n := value, value, int32(wordsOf(t))
	if rmw == ir.RMWUIncWrap || rmw == ir.RMWUDecWrap {
		operand = e.word(int(n))
		for i := range n {
			e.op(opConst, operand+i, 0, 0, 0, uint64(1-min(i, 1)))
		}
	}
	if rmw != ir.RMWXchg {
		result = e.word(int(n))
		e.pure(rmwOps[rmw], ir.PredNone, t, t, result, [3]int32{dst, operand})
	}
	switch rmw {
	case ir.RMWUDecWrap:
		e.pure(ir.OpUMin, ir.PredNone, t, t, result, [3]int32{result, value})
	case ir.RMWUIncWrap, ir.RMWUSubCond: // another number where the old one is less, or is not
		less, other, kept := e.word(1), dst, result
		if rmw == ir.RMWUIncWrap {
			other = e.word(int(n))
			for i := range n {
				e.op(opConst, other+i, 0, 0, 0, 0)
			}
			kept, other = other, kept
		}
		e.pure(ir.OpICmp, ir.ULT, ir.I1, t, less, [3]int32{dst, value})
		chosen := e.word(int(n))
		for i := range n {
			e.emit(inst{op: opSelect, dst: chosen + i, a: less, b: other + i, c: kept + i})
		}
		result = chosen
	}
	if rmw == ir.RMWNand {
		ones := e.word(wordsOf(t))
		for i := range int32(wordsOf(t)) {
			e.op(opConst, ones+i, 0, 0, 0, ^uint64(0))
		}
		if wordsOf(t) == 1 {
			e.op(opZExt, ones, ones, 0, 0, maskOf(t))
		}
		e.pure(ir.OpXor, ir.PredNone, t, t, result, [3]int32{result, ones})
	}
	e.store(scalar{t, result, 0}, addr, 0)
}

// cmpXchg emits dst = the old value of type t and whether it was the expected one.
func (e *emitter) cmpXchg(t *ir.Type, dst, addr, expected, desired int32) {
	n := int32(wordsOf(t))
	e.load(scalar{t, dst, 0}, addr, 0)
	e.pure(ir.OpICmp, ir.EQ, ir.I1, t, dst+n, [3]int32{dst, expected})
	result := e.word(int(n))
	for i := range n {
		e.emit(inst{op: opSelect, dst: result + i, a: dst + n, b: desired + i, c: dst + i})
	}
	e.store(scalar{t, result, 0}, addr, 0)
}

// twoWords emits dst = a op b for two-word integers of type t, which are clean.
func (e *emitter) twoWords(op ir.Op, t *ir.Type, dst int32, a, b [2]int32) {
	part, x, y := ir.OpAdd, dst, a[0] // the sum has a carry if it is less than a
	if op == ir.OpSubWide {
		part, x, y = ir.OpSub, a[0], b[0]
	}
	carry := e.word(1)
	if op == ir.OpULTWide || op == ir.OpSLTWide {
		e.lessWords(op, t, dst, carry, a, b)
		return
	}
	e.pure(part, ir.PredNone, t, t, dst, [3]int32{a[0], b[0]})
	e.pure(ir.OpICmp, ir.ULT, ir.I1, t, carry, [3]int32{x, y})
	e.pure(part, ir.PredNone, t, t, dst+1, [3]int32{a[1], b[1]})
	e.pure(part, ir.PredNone, t, t, dst+1, [3]int32{dst + 1, carry})
}

// lessWords emits dst = (a < b); if the high words are equal, which word same receives, the low words decide.
func (e *emitter) lessWords(op ir.Op, t *ir.Type, dst, same int32, a, b [2]int32) {
	pred := ir.ULT
	if op == ir.OpSLTWide {
		pred = ir.SLT
	}
	low := e.word(1)
	e.pure(ir.OpICmp, ir.ULT, ir.I1, t, low, [3]int32{a[0], b[0]})
	e.pure(ir.OpICmp, ir.EQ, ir.I1, t, same, [3]int32{a[1], b[1]})
	e.pure(ir.OpICmp, pred, ir.I1, t, dst, [3]int32{a[1], b[1]})
	e.emit(inst{op: opSelect, dst: dst, a: same, b: low, c: dst})
}

// cmpXchgWide emits dst = the two old words of type t and whether they were the expected ones.
func (e *emitter) cmpXchgWide(t *ir.Type, dst, addr int32, expected, desired [2]int32) {
	size := int64(t.Bits / 8)
	same, result := e.word(2), e.word(1)
	for i := range int32(2) {
		e.load(scalar{t, dst + i, 0}, addr, int64(i)*size)
		e.pure(ir.OpICmp, ir.EQ, ir.I1, t, same+i, [3]int32{dst + i, expected[i]})
	}
	e.op(opAnd, dst+2, same, same+1, 0, 0)
	for i := range int32(2) {
		e.emit(inst{op: opSelect, dst: result, a: dst + 2, b: desired[i], c: dst + i})
		e.store(scalar{t, result, 0}, addr, int64(i)*size)
	}
}

func (k *irCompiler) vaArg(v *ir.Value) error {
	if !v.Type.IsScalar() {
		return fmt.Errorf("va_arg of type %s", v.Type)
	}
	float := int32(0)
	if v.Type.IsFloating() {
		float = 1
	}
	list := k.list([]int32{int32(k.im.layout.StoreSize(v.Type)), float})
	k.op(opVAArg, k.word[v.ID], k.arg(v, 0), 0, 0, list)
	return nil
}

func (k *irCompiler) tlsAddr(v *ir.Value) error {
	off, err := k.im.threadOffset(v.Sym)
	if err != nil {
		return err
	}
	k.op(opTLS, k.word[v.ID], 0, 0, 0, off+uint64(v.Imm))
	return nil
}

func (k *irCompiler) slotAddr(v *ir.Value) error {
	if k.legal == nil || v.Imm < 0 || v.Imm >= int64(len(k.legal.places)) {
		return fmt.Errorf("slot %d does not exist", v.Imm)
	}
	p := k.legal.places[v.Imm]
	k.op(opAddImm, k.word[v.ID], p.word, 0, 0, uint64(p.off+v.Hi))
	return nil
}

// dynAlloca emits the allocation of stack memory above the area of outgoing arguments.
func (k *irCompiler) dynAlloca(dst, size int32) {
	out := int64(0)
	align := int64(k.im.layout.StackAlign)
	if k.legal != nil {
		out, align = k.legal.outgoing, k.legal.t.ABI.StackAlign
	}
	k.op(opAlloca, dst, size, 0, bits.TrailingZeros64(uint64(max(align, 1))), 1)
	k.op(opAddImm, dst, dst, 0, 0, uint64(out))
}

package legalize

import (
	"fmt"

	"spillway/ir"
)

// Verify lists every violation of the rules of legal programs in f, by their numbers in package ir; nil if there are
// none. General validity is checked by ir.Verify. Complexity: linear in f.
func (lz *Legalizer) Verify(f *ir.Func) []error {
	if len(f.Blocks) == 0 {
		return nil
	}
	c := &legalChecker{Legalizer: lz, f: f, iptr: ir.Int(lz.t.Layout.PtrBytes * 8), seen: make([]bool, f.NumValues())}
	for i, b := range f.Blocks {
		c.b = b
		if i > 0 && len(b.Preds) == 0 {
			c.fail(7, nil, "the block has no predecessors")
		}
		for _, v := range b.Values {
			c.value(v)
			for i, a := range v.Args {
				if i == 0 && (v.Op == ir.OpCall || v.Op == ir.OpTailCall) && a.Op == ir.OpSym && a.Imm == 0 && !a.Sym.Sym().ThreadLocal {
					continue // a call reaches any symbol, even one declared as a variable
				}
				if a.Op.IsLeaf() && !c.seen[a.ID] {
					c.seen[a.ID] = true
					c.value(a)
				}
			}
		}
	}
	c.checkRegs()
	return c.errs
}

type legalChecker struct {
	*Legalizer
	f        *ir.Func
	b        *ir.Block
	iptr     *ir.Type
	seen     []bool // leaves
	indirect bool   // an indirectbr has been seen
	errs     []error
}

func (c *legalChecker) fail(rule int, v *ir.Value, format string, args ...any) {
	e := &ir.VerifyError{Symbol: c.f, Block: c.b, Value: v, Msg: fmt.Sprintf("legal rule %d: ", rule) + fmt.Sprintf(format, args...)}
	if v != nil {
		e.Line, e.Col = int(v.Line), int(v.Col)
	}
	c.errs = append(c.errs, e)
}

// isLegal reports whether t is one of the types of rule 1.
func (c *legalChecker) isLegal(t *ir.Type) bool {
	if t.IsVector() {
		n := ir.VectorBits(t)
		return (n == 8*int(c.t.Classes.VectorBytes) || n == 8*int(c.t.Classes.WideBytes)) && c.t.ClassOf(t) != 0
	}
	return indexOf(t) != 7 && (t.Kind != ir.IntKind || t.Bits <= c.t.Layout.MaxIntBytes*8)
}

// value checks the rules for one value.
func (c *legalChecker) value(v *ir.Value) {
	t := v.Type
	switch {
	case t.Kind == ir.VoidKind:
	case t.Kind == ir.StructKind && hasResults(v.Op):
		for _, f := range t.Fields {
			if !c.isLegal(f) {
				c.fail(1, v, "illegal result type %s", f)
			}
		}
		t = t.Fields[0]
	case !c.isLegal(t):
		c.fail(1, v, "illegal type %s", t)
	}
	switch v.Op {
	case ir.OpAlloca, ir.OpGEP, ir.OpInsertValue, ir.OpPtrToInt, ir.OpIntToPtr, ir.OpFreeze, ir.OpSwitch, ir.OpMemCpy, ir.OpMemMove,
		ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector, ir.OpReduce, ir.OpReduceFrom, ir.OpMaskedLoad, ir.OpMaskedStore, ir.OpVector, ir.OpMemSet, ir.OpVAStart, ir.OpVAArg, ir.OpVAEnd, ir.OpVACopy, ir.OpReturnAddress, ir.OpUndef, ir.OpZero:
		c.fail(3, v, "the operation is not legal")
	case ir.OpExtractValue:
		if len(v.Path()) != 1 || !hasResults(v.Args[0].Op) {
			c.fail(1, v, "extractvalue of something other than a result")
		}
	case ir.OpCall, ir.OpTailCall:
		c.call(v)
	case ir.OpAsm:
	case ir.OpSym:
		c.symbol(v)
	case ir.OpConst:
		if !c.ops.Makes(t, v.Imm) {
			c.fail(2, v, "the target does not make the constant %d of type %s", v.Imm, t)
		}
	case ir.OpFrameAddress:
		if v.Imm != 0 {
			c.fail(3, v, "the address of a caller's frame is not legal")
		}
	case ir.OpIndirectBr:
		c.indirectBr(v)
	default:
		c.operation(v, t)
	}
}

// hasResults reports whether op may have several results.
func hasResults(op ir.Op) bool {
	return op == ir.OpCall || op == ir.OpAsm || op == ir.OpCmpXchg || op >= ir.OpUMulWide && op <= ir.OpSubWide || op == ir.OpCmpXchgWide || op >= ir.OpUAddO && op <= ir.OpSubC
}

// operation checks rule 2.
func (c *legalChecker) operation(v *ir.Value, t *ir.Type) {
	switch {
	case v.Op == ir.OpVMaskLoad:
		if !c.ops.HasOn(v.Op, t) {
			c.fail(2, v, "no tile for %s at %s", v.OpName(), t)
		}
	case v.Op == ir.OpVMaskStore32 || v.Op == ir.OpVMaskStore64:
		if !c.ops.HasOn(v.Op, nil) {
			c.fail(2, v, "no tile for %s", v.OpName())
		}
	case v.Op.IsVector():
		if !c.ops.HasOn(v.Op, t) {
			c.fail(2, v, "no tile for %s at %s", v.OpName(), t)
		}
	case v.Op >= ir.OpAdd && v.Op <= ir.OpFMA || v.Op == ir.OpSelect || v.Op >= ir.OpUMulWide && v.Op <= ir.OpCmpXchgWide:
		if !c.ops.Has(v.Op, t) {
			c.fail(2, v, "no tile for %s at %s", v.OpName(), t)
		}
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		if !c.ops.Compares(v.Pred, v.Args[0].Type) {
			c.fail(2, v, "no tile for comparison %s of %s", v.Pred, v.Args[0].Type)
		}
	case v.Op.IsConversion():
		if !c.ops.Converts(v.Op, t, v.Args[0].Type) {
			c.fail(2, v, "no tile for %s from %s to %s", v.OpName(), v.Args[0].Type, t)
		}
	case v.Op == ir.OpAtomicRMW:
		if !c.ops.HasRMW(v.RMW, t, false) {
			c.fail(2, v, "no tile for this atomic operation at %s", t)
		}
	}
}

// call checks rule 4.
func (c *legalChecker) call(v *ir.Value) {
	if v.Call == nil || len(v.Call.ArgRegs) != len(v.Args)-1 {
		c.fail(4, v, "the call does not have one register for each argument")
		return
	}
	n := 0
	switch v.Type.Kind {
	case ir.VoidKind:
	case ir.StructKind:
		n = len(v.Type.Fields)
	default:
		n = 1
	}
	if len(v.Call.ResultRegs) != n {
		c.fail(4, v, "the call has %d result registers for %d results", len(v.Call.ResultRegs), n)
	}
}

// symbol checks rule 5.
func (c *legalChecker) symbol(v *ir.Value) {
	if !c.t.Address.Reaches(v.Imm) {
		c.fail(5, v, "offset %d from %s may be out of range for the linker", v.Imm, v.Sym.Sym().Name)
	}
	s := v.Sym.Sym()
	l := bare(c.Legalizer, c.f)
	l.iptr = c.iptr
	_, isFunc := v.Sym.(*ir.Func)
	if a, ok := v.Sym.(*ir.Alias); ok {
		isFunc = a.Type.Kind == ir.FuncKind
	}
	direct := l.t.IsDirect(s)
	if s.ThreadLocal {
		direct = l.tls.threadModel(s) == ir.LocalExec
	}
	if !isFunc && !direct {
		c.fail(5, v, "the address of %s is not a link-time constant", s.Name)
	}
}

// indirectBr checks rule 6.
func (c *legalChecker) indirectBr(v *ir.Value) {
	if c.indirect {
		c.fail(6, v, "a second indirectbr")
	}
	c.indirect = true
	for _, s := range c.b.Succs {
		if len(s.Preds) != 1 {
			c.fail(6, v, "block %d has other predecessors", s.ID)
		}
	}
}

// checkRegs checks the registers of parameters and results.
func (c *legalChecker) checkRegs() {
	c.b = nil
	if len(c.f.ParamRegs) != len(c.f.Params) {
		c.fail(4, nil, "%d parameters have %d registers", len(c.f.Params), len(c.f.ParamRegs))
	}
	for _, b := range c.f.Blocks {
		if t := b.Term(); t != nil && t.Op == ir.OpRet && len(t.Args) != len(c.f.RetRegs) {
			c.b = b
			c.fail(4, t, "%d results have %d registers", len(t.Args), len(c.f.RetRegs))
		}
	}
}

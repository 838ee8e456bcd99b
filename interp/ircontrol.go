package interp

import (
	"fmt"
	"math/bits"
	"strings"

	"spillway/ir"
)

// call emits a call in raw form.
func (k *irCompiler) call(v *ir.Value) error {
	if v.Call.Asm != nil {
		return k.rawAsm(v)
	}
	if k.legal != nil {
		return k.legalCall(v)
	}
	info := callInfo{callee: k.arg(v, 0), site: v, ret: v.Type, retWords: wordsOf(v.Type), nfixed: len(v.Args) - 1}
	info.pad = padOf(v)
	info.fn, info.forwards = k.im.directCallee(v.Args[0]), ir.Forwards(v)
	if t := v.Call.Type; t != nil && t.Variadic {
		info.nfixed = min(len(t.Fields), info.nfixed)
	}
	restore := int32(-1)
	for i, a := range v.Args[1:] {
		arg := argInfo{typ: a.Type, word: k.word[a.ID]}
		if i < len(v.Call.ParamAttrs) {
			arg.byVal, arg.align = v.Call.ParamAttrs[i].ByVal, v.Call.ParamAttrs[i].Align
		}
		if arg.byVal != nil {
			arg.align = max(arg.align, k.im.layout.Align(arg.byVal), int64(k.im.layout.PtrBytes))
			if i < info.nfixed {
				if restore < 0 {
					restore = k.emitter.word(1)
					k.mov(restore, wordSP)
				}
				arg.word = k.copyOf(arg)
			}
		}
		info.args = append(info.args, arg)
	}
	for _, a := range info.args[:info.nfixed] {
		for j := range int32(wordsOf(a.typ)) {
			info.fixed = append(info.fixed, a.word+j)
		}
	}
	k.c.calls = append(k.c.calls, info)
	k.op(opCall, k.resultWords(v), 0, 0, 0, uint64(len(k.c.calls)-1))
	if restore >= 0 {
		k.op(opStackRestore, 0, restore, 0, 0, 0)
	}
	return nil
}

// padOf returns the landing pad of the call v in raw form, or nil.
func padOf(v *ir.Value) *ir.LandingPad {
	if b := v.Block; b != nil && b.Invoked() == v {
		if pad := b.Succs[1].LandingPad(); pad != nil {
			return pad.Pad()
		}
	}
	return nil
}

// runAsm returns an error unless v is inline assembly without text.
func runAsm(v *ir.Value) error {
	if strings.TrimSpace(v.Call.Asm.Text) != "" {
		return fmt.Errorf("cannot run inline assembly %q", v.Call.Asm.Text)
	}
	return nil
}

// rawAsm assigns the results of a call of inline assembly without text: the arguments tied to them.
func (k *irCompiler) rawAsm(v *ir.Value) error {
	return k.asm(v, v.Call.Asm.TiedArguments(), 1)
}

// legalAsm assigns the results of an ir.OpAsm without text.
func (k *irCompiler) legalAsm(v *ir.Value) error {
	tied := make([]int, len(v.Call.Asm.Results))
	for i, r := range v.Call.Asm.Results {
		tied[i] = r.Tied
	}
	return k.asm(v, tied, 0)
}

// asm assigns to v, inline assembly without text, the arguments tied to its results, which are numbered from first on.
func (k *irCompiler) asm(v *ir.Value, tied []int, first int) error {
	if err := runAsm(v); err != nil {
		return err
	}
	types := []*ir.Type{v.Type}
	if v.Type.Kind == ir.StructKind {
		types = v.Type.Fields
	}
	at := k.word[v.ID]
	for i, t := range types {
		if n := wordsOf(t); i < len(tied) && tied[i] >= 0 && tied[i]+first < len(v.Args) && wordsOf(v.Args[tied[i]+first].Type) == n {
			k.moveWords(at, k.arg(v, tied[i]+first), n)
		}
		at += int32(wordsOf(t))
	}
	return nil
}

// resultWords returns the words of v; a call without a result has one too, for setjmp.
func (k *irCompiler) resultWords(v *ir.Value) int32 {
	if wordsOf(v.Type) == 0 {
		return k.emitter.word(1)
	}
	return k.word[v.ID]
}

// copyOf emits the copy of an argument that is passed by value, and returns
// the word of its address.
func (k *irCompiler) copyOf(a argInfo) int32 {
	size := uint64(k.im.layout.Size(a.byVal))
	one, n, addr := k.constant(1), k.constant(size), k.emitter.word(1)
	k.op(opAlloca, addr, one, 0, bits.TrailingZeros64(uint64(a.align)), size)
	k.emit(inst{op: opMemCpy, a: addr, b: a.word, c: n})
	return addr
}

// directCallee returns the function whose address v is known to be, or nil.
func (im *image) directCallee(v *ir.Value) *function {
	if v.Op != ir.OpSym || v.Imm != 0 {
		return nil
	}
	addr, err := im.address(v.Sym)
	if err != nil {
		return nil
	}
	return im.functionAt(addr)
}

// terminator emits the end of block b.
func (k *irCompiler) terminator(b *ir.Block, v *ir.Value) error {
	switch v.Op {
	case ir.OpTailCall:
		return k.legalTailCall(v)
	case ir.OpRet:
		if k.legal != nil {
			return k.legalRet(v)
		}
		var words []int32
		if len(v.Args) > 0 {
			for i := range int32(wordsOf(v.Args[0].Type)) {
				words = append(words, k.arg(v, 0)+i)
			}
		}
		k.op(opRet, 0, 0, 0, 0, k.list(words))
	case ir.OpBr:
		k.phis(b, b.Succs[0])
		k.op(opJump, int32(b.Succs[0].ID), 0, 0, 0, 0)
	case ir.OpInvoke:
		at := len(k.c.insts)
		k.emit(inst{op: opInvoke})
		normal, pad := k.edge(b, b.Succs[0]), k.edge(b, b.Succs[1])
		k.c.insts[at].b, k.c.insts[at].c = normal, pad
	case ir.OpCondBr:
		k.branch(b, v)
	case ir.OpSwitch, ir.OpIndirectBr, ir.OpJumpTable:
		k.multiway(b, v)
	case ir.OpUnreachable:
		k.op(opUnreachable, 0, 0, 0, 0, 0)
	case ir.OpResume:
		k.op(opResume, 0, k.arg(v, 0), 0, 0, 0)
	default:
		return fmt.Errorf("cannot run operation %s", v.Op)
	}
	return nil
}

func (k *irCompiler) branch(b *ir.Block, v *ir.Value) {
	at := len(k.c.insts)
	k.emit(inst{op: opBranch, a: k.arg(v, 0)})
	yes, no := k.edge(b, b.Succs[0]), k.edge(b, b.Succs[1])
	k.c.insts[at].c, k.c.insts[at].dst = yes, no
}

// edge returns a label that executes the phi copies of the edge to block to, and continues there.
func (k *irCompiler) edge(from, to *ir.Block) int32 {
	if len(to.Phis()) == 0 {
		return int32(to.ID)
	}
	l := k.newLabel()
	k.bind(l)
	k.phis(from, to)
	k.op(opJump, int32(to.ID), 0, 0, 0, 0)
	return l
}

// phis emits the copies of the edge between two blocks.
func (k *irCompiler) phis(from, to *ir.Block) {
	phis := to.Phis()
	if len(phis) == 0 {
		return
	}
	pred := 0
	for pred < len(to.Preds) && to.Preds[pred] != from {
		pred++
	}
	var pairs [][2]int32
	for _, phi := range phis {
		if pred >= len(phi.Args) {
			continue
		}
		for i := range int32(wordsOf(phi.Type)) {
			pairs = append(pairs, [2]int32{k.word[phi.ID] + i, k.arg(phi, pred) + i})
		}
	}
	cost := k.cost
	k.cost = 0
	k.parallel(pairs)
	k.cost = cost
}

// multiway emits a jump with many targets.
func (k *irCompiler) multiway(b *ir.Block, v *ir.Value) {
	at := len(k.c.insts)
	k.op(opSwitch, 0, k.arg(v, 0), 0, 0, uint64(len(k.c.tables)))
	k.c.tables = append(k.c.tables, jumpTable{})
	t := jumpTable{other: -1}
	labels := map[*ir.Block]int32{}
	target := func(to *ir.Block) int32 {
		l, ok := labels[to]
		if !ok {
			l = k.edge(b, to)
			labels[to] = l
		}
		return l
	}
	switch v.Op {
	case ir.OpSwitch:
		t.other = target(b.Succs[0])
		k.cases(&t, b, v, target)
	case ir.OpJumpTable:
		for _, s := range b.Succs {
			t.dense = append(t.dense, target(s))
		}
	case ir.OpIndirectBr:
		t.sparse = map[uint64]int32{}
		for _, s := range b.Succs {
			addr, err := k.im.blockAddr(k.f, s)
			if err == nil {
				t.sparse[addr] = target(s)
			}
		}
	}
	k.c.tables[k.c.insts[at].imm] = t
}

// cases fills t from the cases of the switch v.
func (k *irCompiler) cases(t *jumpTable, b *ir.Block, v *ir.Value, target func(*ir.Block) int32) {
	typ := v.Args[0].Type
	if wordsOf(typ) == 2 {
		t.isWide = true
		for i, c := range v.Cases() {
			x := ir.ZeroExtend128(ir.U128{Lo: uint64(c.Lo), Hi: uint64(c.Hi)}, typ.Bits)
			t.wide = append(t.wide, [3]uint64{x.Lo, x.Hi, uint64(target(b.Succs[i+1]))})
		}
		return
	}
	least, greatest := ^uint64(0), uint64(0)
	t.sparse = map[uint64]int32{}
	for i, c := range v.Cases() {
		x := uint64(c.Lo) & maskOf(typ)
		least, greatest = min(least, x), max(greatest, x)
		t.sparse[x] = target(b.Succs[i+1])
	}
	if len(v.Cases()) == 0 || greatest-least >= uint64(8*len(v.Cases())+16) {
		return
	}
	t.first, t.dense = least, make([]int32, greatest-least+1)
	for i := range t.dense {
		t.dense[i] = -1
		if l, ok := t.sparse[least+uint64(i)]; ok {
			t.dense[i] = l
		}
	}
	t.sparse = nil
}

package interp

import (
	"errors"
	"fmt"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// extras returns the numbers of the operands of calls, returns and entries beyond the tile's: values passed in
// registers.
func (k *machCompiler) extras() (uses, results []int) {
	in := k.in
	n := len(in.Regs) - int(in.NumRets)
	for i := k.tile.NumDefs + k.tile.NumUses; i < n; i++ {
		if !in.Mem.Used || int8(i) != in.Mem.Base && int8(i) != in.Mem.Index {
			uses = append(uses, i)
		}
	}
	for i := n; i < len(in.Regs); i++ {
		results = append(results, i)
	}
	return uses, results
}

// pass copies virtual registers to the registers that operands require.
func (k *machCompiler) pass(uses []int) (regs []int16) {
	for _, i := range uses {
		r := k.in.Regs[i]
		regs = append(regs, int16(r.Reg))
		if !k.allocated {
			k.frame.put(&k.emitter, int16(r.Reg), k.vregs[r.VReg], registerType(k.f.VRegs[r.VReg].Type))
		}
	}
	return regs
}

// takeResults copies the result registers to virtual registers.
func (k *machCompiler) takeResults() {
	_, results := k.extras()
	for _, i := range results {
		r := k.in.Regs[i]
		if k.allocated {
			continue
		}
		w := k.vregs[r.VReg]
		if words := k.frame.regWords(r.Reg); len(words) == 1 && !k.f.VRegs[r.VReg].Type.IsVector() && k.f.Target.Machine.Regs[r.Reg].Part == nil {
			k.mov(w, words[0])
		} else {
			k.frame.get(&k.emitter, w, int16(r.Reg), k.f.VRegs[r.VReg].Type)
		}
	}
}

// call emits a call or a tail call.
func (k *machCompiler) call() error {
	k.count()
	leaf, err := k.calleeNode()
	if err != nil {
		return err
	}
	callee, err := k.eval(leaf)
	if err != nil {
		return err
	}
	callee = k.cleaned(callee, leaf.Type)
	uses, results := k.extras()
	args := k.pass(uses)
	var rets []int16
	for _, i := range results {
		rets = append(rets, int16(k.in.Regs[i].Reg))
	}
	convention := ir.CallC
	if v := k.in.Value; v != nil && v.Call != nil {
		convention = v.Call.CallConv
	}
	info := k.frame.site(convention, args, rets)
	info.clobbered = append(info.clobbered, k.frame.setWords(k.tile.Clobbers)...)
	info.callee, info.site = callee.word, k.in.Value
	if i := k.f.Invoked(k.block); i >= 0 && &k.block.Instrs[i] == k.in {
		info.pad, info.types, info.unwound = k.in.Pad(), selectorTypes(k.f.IR), k.frame.unwound()
	}
	if leaf.Op == ir.OpInvalid && !leaf.Const && k.tile.Operands[leaf.Operand].Kind == target.ImmOperand {
		addr, err := k.immediate()
		if err != nil {
			return err
		}
		info.fn = k.im.functionAt(addr)
	}
	k.c.calls = append(k.c.calls, info)
	if k.tile.Flags&target.TileRet != 0 {
		if err := k.leaveFrame(); err != nil {
			return err
		}
		k.op(opTailTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
		return nil
	}
	k.op(opCallTarget, 0, 0, 0, 0, uint64(len(k.c.calls)-1))
	if n := k.in.Pops(); n > 0 && k.f.Stage == mach.Framed {
		k.moveSP(wordSP, n)
	}
	k.takeResults()
	return nil
}

// calleeNode returns the node that is the address called.
func (k *machCompiler) calleeNode() (*target.Node, error) {
	if p := k.tile.Pattern; p != nil && len(p.Kids) == 1 {
		return p.Kids[0], nil
	}
	return nil, errors.New("the tile has no callee")
}

// terminator emits the end of the current block.
func (k *machCompiler) terminator() error {
	root := k.tile.Pattern
	if root == nil {
		return fmt.Errorf("a terminator without a pattern")
	}
	k.count()
	succs := k.block.Succs
	if want := map[ir.Op]int{ir.OpBr: 1, ir.OpCondBr: 2}[root.Op]; len(succs) < want {
		return fmt.Errorf("%s with %d successors", root.Op, len(succs))
	}
	switch root.Op {
	case ir.OpRet:
		uses, _ := k.extras()
		k.pass(uses)
		if _, err := k.frameOp(); err != nil { // of a return that is also an epilogue
			return err
		}
		if err := k.leaveFrame(); err != nil {
			return err
		}
		k.op(opRetTarget, 0, 0, 0, 0, 0)
	case ir.OpUnreachable:
		k.op(opUnreachable, 0, 0, 0, 0, 0)
	case ir.OpBr:
		k.passArgs(&succs[0])
		k.op(opJump, int32(succs[0].To), 0, 0, 0, 0)
	case ir.OpInvoke:
		at := len(k.c.insts)
		k.emit(inst{op: opInvoke})
		normal, pad := k.edge(&succs[0]), k.edge(&succs[1])
		k.c.insts[at].b, k.c.insts[at].c = normal, pad
	case ir.OpCondBr:
		cond, err := k.eval(root.Kids[0])
		if err != nil {
			return err
		}
		at := len(k.c.insts)
		k.emit(inst{op: opBranch, a: cond.word})
		yes, no := k.edge(&succs[0]), k.edge(&succs[1])
		k.c.insts[at].c, k.c.insts[at].dst = yes, no
	case ir.OpJumpTable, ir.OpIndirectBr:
		return k.table(root)
	default:
		return fmt.Errorf("cannot run %s as a terminator", root.Op)
	}
	return nil
}

// passArgs emits the copies of an edge.
func (k *machCompiler) passArgs(e *mach.Edge) {
	params := k.f.Blocks[e.To].Params
	if len(e.Args) == 0 || len(e.Args) != len(params) {
		return
	}
	cost := k.cost
	k.cost = 0
	var pairs [][2]int32
	for i, v := range e.Args {
		for half := range int32(wordsOf(k.f.VRegs[v].Type)) {
			pairs = append(pairs, [2]int32{k.vregs[params[i]] + half, k.vregs[v] + half})
		}
	}
	k.parallel(pairs)
	k.cost = cost
}

// edge returns a label at which control takes e.
func (k *machCompiler) edge(e *mach.Edge) int32 {
	if len(e.Args) == 0 {
		return int32(e.To)
	}
	l := k.newLabel()
	k.bind(l)
	k.passArgs(e)
	k.op(opJump, int32(e.To), 0, 0, 0, 0)
	return l
}

// table emits a jump with many targets.
func (k *machCompiler) table(root *target.Node) error {
	v, err := k.eval(root.Kids[0])
	if err != nil {
		return err
	}
	v = k.cleaned(v, root.Kids[0].Type)
	id := uint64(len(k.c.tables))
	k.c.tables = append(k.c.tables, jumpTable{})
	k.op(opSwitch, 0, v.word, 0, 0, id)
	t := jumpTable{other: -1}
	if root.Op == ir.OpIndirectBr {
		t.sparse = map[uint64]int32{}
	}
	for i := range k.block.Succs {
		e := &k.block.Succs[i]
		if root.Op == ir.OpJumpTable {
			t.dense = append(t.dense, k.edge(e))
			continue
		}
		to := k.f.Blocks[e.To]
		for to.IR == nil && len(to.Succs) == 1 {
			to = k.f.Blocks[to.Succs[0].To]
		}
		addr, err := k.im.blockAddr(k.f.IR, to.IR)
		if err != nil {
			return err
		}
		t.sparse[addr] = k.edge(e)
	}
	k.c.tables[id] = t
	return nil
}

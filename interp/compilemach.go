package interp

import (
	"fmt"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// A machCompiler compiles a machine function to a code. Before allocation, each virtual register has a word;
// afterwards, each register unit. At stage Framed, the code itself manages the stack.
type machCompiler struct {
	emitter
	frame     *targetFrame
	f         *mach.Func
	vregs     []int32 // by virtual register, before allocation
	allocated bool

	// Of the current instruction.
	block *mach.Block
	in    *mach.Instr
	tile  *target.Tile
	memo  []evaluated
	addr  address
}

func (im *image) compileMach(f *mach.Func) (*code, error) {
	if f.Target != im.target {
		return nil, fmt.Errorf("machine code is for another target")
	}
	k := &machCompiler{f: f, frame: newTargetFrame(im), allocated: f.Stage >= mach.Allocated}
	k.im, k.c = im, &code{align: 1}
	if f.Stage == mach.Framed {
		k.layFrame()
	} else {
		k.frame.slots(k.c, f.Slots)
	}
	k.next = firstWord + k.frame.size()
	k.registers()
	for range f.Blocks {
		k.newLabel()
	}
	if err := k.enterFrame(); err != nil {
		return nil, err
	}
	temporaries := k.next
	for _, b := range f.Blocks {
		k.bind(int32(b.ID))
		for i := range b.Instrs {
			k.here = origin{tile: f.Target.Tiles[b.Instrs[i].Tile].Name, block: int32(b.ID), index: int32(i)}
			if err := k.instr(b, &b.Instrs[i]); err != nil {
				return nil, fmt.Errorf("%s: %w", k.here, err)
			}
			k.high, k.next = max(k.high, k.next), temporaries
		}
	}
	if err := k.finish(); err != nil {
		return nil, err
	}
	return k.c, nil
}

// registers assigns words to virtual registers, or finds the registers that the function would not preserve.
func (k *machCompiler) registers() {
	if !k.allocated {
		k.vregs = make([]int32, len(k.f.VRegs))
		for i := range k.vregs {
			k.vregs[i] = k.word(registerWords(k.f.Target, k.f.VRegs[i].Class))
		}
		return
	}
	var saved regalloc.RegSet
	if k.f.Stage == mach.Allocated { // at stage Framed the code itself saves and restores
		for _, r := range k.f.CalleeSaved {
			saved.Add(r)
		}
		if k.f.UsesFP {
			saved.Add(k.f.Target.FP)
		}
	}
	for _, r := range k.f.ABI().CalleeSaved {
		if !saved.Has(r) && k.f.Preserves(r) {
			k.c.leaks = append(k.c.leaks, k.frame.regWords(r)...)
		}
	}
}

// registerWords returns how many words a virtual register of a class has.
func registerWords(t *target.Target, c regalloc.ClassID) int {
	switch {
	case c == 0:
	case c == t.Classes.Wide:
		return 4
	case c == t.Classes.Vector:
		return 2
	}
	return 1
}

// instr emits the instruction in of block b.
func (k *machCompiler) instr(b *mach.Block, in *mach.Instr) error {
	k.block, k.in, k.tile = b, in, &k.f.Target.Tiles[in.Tile]
	k.memo, k.addr, k.cost = k.memo[:0], address{}, 0
	if len(k.tile.Lines(0)) > 0 {
		k.cost = 1
	}
	n := len(k.c.insts)
	switch {
	case k.tile.Pattern == nil && in.NumRets > 0:
		k.takeResults()
		return nil
	case k.tile.Flags&target.TileCall != 0 && k.tile.Pattern.Op != ir.OpTLSGet:
		return k.call()
	case k.tile.Flags&target.TileTerm != 0:
		return k.terminator()
	}
	k.count()
	if done, err := k.frameOp(); done {
		return err
	}
	k.junkEarly()
	patterns := k.tile.Patterns
	if len(patterns) == 0 && k.tile.Pattern != nil {
		patterns = []*target.Node{k.tile.Pattern}
	}
	var results [8]evaluated
	if len(patterns) > len(results) {
		return fmt.Errorf("tile with more than %d results", len(results))
	}
	for i, p := range patterns {
		var err error
		if results[i], err = k.eval(p); err != nil {
			return err
		}
	}
	k.write(results[:len(patterns)])
	if len(k.c.insts) == n {
		k.op(opNop, 0, 0, 0, 0, 0)
	}
	return nil
}

// count emits counters for the instructions added by allocation.
func (k *machCompiler) count() {
	in, tile := k.in, k.tile
	cost := k.cost
	k.cost = 0
	spill := in.Folded || in.Origin == mach.FromSpill || in.Origin == mach.FromReload ||
		in.Mem.Used && in.Mem.Slot >= 0 && k.f.Slots[in.Mem.Slot].Kind == mach.SpillSlot
	counter := func(on bool, which int32) {
		if on {
			k.op(opCount, which, 0, 0, 0, 0)
		}
	}
	counter(spill && tile.Flags&target.TileLoads != 0, countSpillLoad)
	counter(spill && tile.Flags&target.TileStores != 0, countSpillStore)
	counter(in.Origin == mach.FromSwap, countSwap)
	counter(in.Origin == mach.FromPermi, countPermi)
	counter(in.Origin != mach.FromSwap && tile.Flags&target.TileMove != 0, countMove)
	k.cost = cost
}

// words returns the words of register operand i: that of the virtual register,
// or those of the units.
func (k *machCompiler) words(i int) []int32 {
	r := k.in.Regs[i]
	if k.allocated {
		return k.frame.regWords(r.Reg)
	}
	return []int32{k.vregs[r.VReg]}
}

// read returns the value of type t of register operand i.
func (k *machCompiler) read(i int, t *ir.Type) evaluated {
	words := k.words(i)
	if t.IsVector() {
		if !k.allocated {
			return evaluated{word: words[0], clean: true}
		}
		w := k.word(wordsOf(t))
		k.frame.get(&k.emitter, w, int16(k.in.Regs[i].Reg), t)
		return evaluated{word: w, clean: true, fresh: true}
	}
	if len(words) == 1 && !k.inPart(i) {
		return evaluated{word: words[0], clean: maskOf(t) == ^uint64(0)}
	}
	w := k.word(1)
	k.frame.get(&k.emitter, w, int16(k.in.Regs[i].Reg), t)
	return evaluated{word: w, clean: true, fresh: true}
}

// junkEarly overwrites with junk the results that are written before all uses are read.
func (k *machCompiler) junkEarly() {
	for i := range k.tile.NumDefs {
		o := &k.tile.Operands[i]
		if !o.Early {
			continue
		}
		if o.Tied >= 0 {
			// The use that it is tied to is read first.
			for _, n := range leavesOf(k.tile, o.Tied) {
				v := k.read(o.Tied, n.Type)
				w := k.copyOf(v.word, n.Type)
				k.memo = append(k.memo, evaluated{n, w, v.clean, true})
			}
		}
		k.spoil(i)
	}
}

// inPart reports whether register operand i is in a register that is part of another one.
func (k *machCompiler) inPart(i int) bool {
	return k.allocated && k.f.Target.Machine.Regs[k.in.Regs[i].Reg].Part != nil
}

// spoil overwrites register operand i with junk.
func (k *machCompiler) spoil(i int) {
	words := k.words(i)
	if k.tile.Operands[i].Type.IsVector() {
		if k.allocated {
			words = k.frame.allWords(k.in.Regs[i].Reg)
		} else {
			first := words[0]
			for n := int32(1); n < int32(wordsOf(k.tile.Operands[i].Type)); n++ {
				words = append(words, first+n)
			}
		}
	}
	if !k.inPart(i) {
		k.junk(words)
		return
	}
	k.frame.put(&k.emitter, int16(k.in.Regs[i].Reg), k.constant(junkFor(words[0])), registerType(k.tile.Operands[i].Type))
}

// leavesOf returns a leaf of the tile's patterns that is operand i, if there is one.
func leavesOf(t *target.Tile, i int) []*target.Node {
	var found *target.Node
	var visit func(n *target.Node)
	visit = func(n *target.Node) {
		if n.Op == ir.OpInvalid && n.Operand == i {
			found = n
		}
		for _, kid := range n.Kids {
			visit(kid)
		}
	}
	visit(t.Pattern)
	for _, p := range t.Patterns {
		visit(p)
	}
	if found == nil {
		return nil
	}
	return []*target.Node{found}
}

func (k *machCompiler) junk(words []int32) {
	for _, w := range words {
		k.op(opConst, w, 0, 0, 0, junkFor(w))
	}
}

// write overwrites clobbered registers and temporaries with junk and stores the results.
func (k *machCompiler) write(results []evaluated) {
	tile := k.tile
	spoils := !tile.Clobbers.Empty() || len(results) > 1 || tile.NumDefs > len(results)
	for i := range results {
		if spoils && !results[i].fresh && i < tile.NumDefs {
			results[i].word = k.copyOf(results[i].word, tile.Operands[i].Type)
		}
	}
	if k.allocated && !tile.Clobbers.Empty() {
		k.junk(k.frame.setWords(tile.Clobbers))
	}
	for i := range tile.NumDefs {
		o := &tile.Operands[i]
		switch {
		case o.Temp || i >= len(results):
			k.spoil(i)
		case k.allocated:
			k.frame.put(&k.emitter, int16(k.in.Regs[i].Reg), results[i].word, registerType(o.Type))
		case o.Type.IsVector():
			for n := range int32(wordsOf(o.Type)) {
				k.mov(k.words(i)[0]+n, results[i].word+n)
			}
		default:
			k.narrow(k.words(i)[0], results[i].word, o.Type)
		}
	}
}

// copyOf emits a copy of the value of type t in word w, and returns its word.
func (k *machCompiler) copyOf(w int32, t *ir.Type) int32 {
	n := int32(wordsOf(t))
	c := k.word(int(n))
	for i := range n {
		k.mov(c+i, w+i)
	}
	return c
}

// registerType returns the type in which a value is stored: an i1 is 0 or 1 in a byte.
func registerType(t *ir.Type) *ir.Type {
	if t == ir.I1 {
		return ir.I8
	}
	return t
}

// narrow emits dst = src with junk above a value of type t.
func (k *machCompiler) narrow(dst, src int32, t *ir.Type) {
	if mask := maskOf(registerType(t)); mask != ^uint64(0) {
		k.op(opJunk, dst, src, 0, 0, mask)
	} else {
		k.mov(dst, src)
	}
}

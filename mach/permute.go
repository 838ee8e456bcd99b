package mach

import (
	"spillway/regalloc"
	"spillway/shuffle"
	"spillway/shuffle/permi"
	"spillway/target"
)

// permuter lowers moves to permutation instructions where that saves instructions (package shuffle/permi). Stores come
// first, loads and recomputed values last, and between them each bank of registers is a register transfer graph. A
// register that a load overwrites may be overwritten by the permutations.
type permuter struct {
	*resolver

	before, after []shuffle.Move // stores, and loads and recomputed values
	within        []shuffle.Move // register to register, in one bank
	free          []shuffle.Loc
	seq           permi.Sequencer
	perms         []permi.Op
}

// sequence appends the instructions for r.moves, where the registers in live are needed afterwards. It does nothing and
// reports false if permutations save nothing, or if values move from slot to slot or through slots that are
// overwritten.
func (r *permuter) sequence(live regalloc.RegSet) bool {
	if !r.divide() {
		return false
	}
	saved := 0
	banks := r.a.t.Machine.Classes
	for c := range banks {
		saved += r.solve(c, live)
	}
	if saved == 0 {
		return false
	}
	r.emitMoves(r.before)
	for c := range banks {
		if r.solve(c, live) > 0 {
			for i := range r.perms {
				r.emitPermi(&r.perms[i])
			}
		} else {
			r.emitMoves(r.within)
		}
	}
	r.emitMoves(r.after)
	return true
}

// divide separates the moves that involve memory or no register, and reports whether they can be done before and after
// the others.
func (r *permuter) divide() bool {
	r.before, r.after = r.before[:0], r.after[:0]
	locs := r.env.Locs
	for _, m := range r.moves {
		toMemory := locs[m.Dst].Memory
		switch fromMemory := m.Src != shuffle.NoLoc && locs[m.Src].Memory; {
		case toMemory && (fromMemory || m.Src == shuffle.NoLoc):
			return false
		case toMemory:
			r.before = append(r.before, m)
		case fromMemory || m.Src == shuffle.NoLoc:
			r.after = append(r.after, m)
		}
	}
	for _, store := range r.before {
		for _, load := range r.after {
			if store.Dst == load.Src {
				return false
			}
		}
	}
	return true
}

// solve finds the permutations for the moves within the bank of class c, and returns the number of instructions saved
// over moves and swaps, or 0.
func (r *permuter) solve(c int, live regalloc.RegSet) int {
	r.within = r.within[:0]
	if r.bank[c] != regalloc.ClassID(c) {
		return 0
	}
	for _, m := range r.moves {
		if r.inBank(m.Dst, c) && r.inBank(m.Src, c) {
			r.within = append(r.within, m)
		}
	}
	if len(r.within) < 2 || r.a.t.Moves[r.widest[c]].Permi == nil {
		return 0
	}
	r.free = r.free[:0]
	for _, m := range r.within {
		if !live.Has(regalloc.Reg(m.Src)) {
			r.free = append(r.free, m.Src)
		}
	}
	for _, m := range r.after {
		r.free = append(r.free, m.Dst)
	}
	perms, err := r.seq.Sequence(r.perms[:0], r.within, r.numRegs, r.free)
	if err != nil {
		panic(err)
	}
	r.perms = perms
	plain, err := r.resolver.seq.Sequence(r.ops[:0], r.within, &r.env)
	if err != nil {
		panic(err)
	}
	r.ops = plain
	return max(len(plain)-len(perms), 0)
}

// inBank reports whether l is a register of the bank of class c.
func (r *permuter) inBank(l shuffle.Loc, c int) bool {
	return l != shuffle.NoLoc && int(l) < r.numRegs && int(r.env.Locs[l].Class) == c
}

// emitPermi appends the instruction of one operation.
func (r *permuter) emitPermi(op *permi.Op) {
	regs := op.Registers()
	if op.Kind == permi.Copy {
		r.emit(shuffle.Op{Kind: shuffle.OpMove, Dst: regs[1], Src: regs[0]})
		return
	}
	tiles := r.a.t.Moves[r.widest[r.env.Locs[regs[0]].Class]].Permi
	var tile target.TileID
	if op.Kind == permi.Permi5 {
		tile = tiles.Cycle[len(regs)]
		r.shift(regs)
	} else {
		tile = tiles.Pair[len(regs)-2]
		r.shift(regs[:2])
		r.shift(regs[2:])
	}
	operands := make([]Operand, 2*len(regs))
	for i, l := range regs {
		operands[i] = r.reg(l)
		operands[r.a.t.Tiles[tile].Operands[i].Tied] = operands[i]
	}
	r.a.out = append(r.a.out, Instr{Tile: tile, Origin: FromPermi, Regs: operands, Mem: NoMem})
}

// shift rotates the tracked contents of registers along a cycle.
func (r *permuter) shift(cycle []shuffle.Loc) {
	last := r.content[cycle[len(cycle)-1]]
	for i := len(cycle) - 1; i > 0; i-- {
		r.content[cycle[i]] = r.content[cycle[i-1]]
	}
	r.content[cycle[0]] = last
}

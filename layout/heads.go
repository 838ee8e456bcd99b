package layout

import (
	"slices"

	"spillway/mach"
	"spillway/target"
)

// Heads is like the method Heads, with memory of its own.
func Heads(f *mach.Func) { new(Workspace).Heads(f) }

// Heads hoists the common prefix of the two successors of a block into it, if the block is their only predecessor: to
// before the branch, or to before an instruction whose flags make the branch's comparison redundant. Nothing is
// executed more often than before. Blocks are visited backward, and successors usually come later, so that code may be
// hoisted several times. f is at stage Allocated, and its Preds are those of ComputePreds, before and after.
// O(instructions).
func (ws *Workspace) Heads(f *mach.Func) {
	h := &ws.h
	h.f = f
	for _, p := range slices.Backward(f.Blocks) {
		if len(p.Succs) != 2 || p.Succs[0].To == p.Succs[1].To || f.Invoked(p) >= 0 || !reached(p) {
			continue
		}
		if a, b := f.Blocks[p.Succs[0].To], f.Blocks[p.Succs[1].To]; h.isOnly(a) && h.isOnly(b) {
			h.hoistCommon(p, a, b)
		}
	}
	h.losses.removeFrom(f)
	h.f = nil
}

// isOnly reports whether b has one predecessor.
func (h *hoister) isOnly(b *mach.Block) bool {
	return len(b.Preds) == 1 && !b.AddressTaken && b.ID != 0
}

// hoistCommon hoists the common prefix of the successors a and b of p into p.
func (h *hoister) hoistCommon(p, a, b *mach.Block) {
	n, at := 0, -1
	h.surveyEmpty()
	for n < min(len(a.Instrs), len(b.Instrs))-1 && mach.Same(&a.Instrs[n], &b.Instrs[n]) && h.isMovable(&a.Instrs[n]) {
		written := h.written
		h.surveyAlso(&a.Instrs[n])
		x := h.place(p)
		if x < 0 {
			h.written = written // without the instruction that stays
			break
		}
		n, at = n+1, x
	}
	if n == 0 {
		return
	}
	h.invalidate(p.Instrs[at:])
	h.insert(p, at, a.Instrs[:n])
	a.Instrs, b.Instrs = slices.Delete(a.Instrs, 0, n), slices.Delete(b.Instrs, 0, n)
}

// isMovable reports whether in only computes, loads and stores.
func (h *hoister) isMovable(in *mach.Instr) bool {
	const not = target.TileEffect | target.TileCall | target.TileAsm | target.TileTerm | target.TileRet | target.TileFrame | target.TilePushes
	return h.f.Target.Tiles[in.Tile].Flags&not == 0
}

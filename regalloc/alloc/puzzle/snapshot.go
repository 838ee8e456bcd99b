package puzzle

import (
	"fmt"

	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
)

// A Puzzle is the boards of an instruction with their solution, for drawing.
type Puzzle struct {
	Problem *regalloc.Problem
	Block   regalloc.BlockID
	Instr   regalloc.InstrID
	Boards  []board.Picture // of the banks that the instruction touches
}

// snapshot captures the current puzzle as solved, including values that pass through unread, with unallocatable
// registers and clobbers filled.
func (s *solution) snapshot(b regalloc.BlockID) *Puzzle {
	q := &s.puzzle
	out := &Puzzle{Problem: s.p, Block: b, Instr: q.i}
	for bank := range s.f.banks {
		pic := s.drawBank(int16(bank))
		if len(pic.Placed) == 0 && q.clobbed.Empty() {
			continue
		}
		touched := false
		for k := range q.of {
			touched = touched || q.of[k] >= 0 && s.bankOf(&q.pieces[q.of[k]]) == int16(bank)
		}
		if touched || len(pic.Placed) > 0 && !q.clobbed.Empty() {
			op := ""
			if n := int(q.in.Op); n >= 0 && n < len(s.p.OpNames) {
				op = s.p.OpNames[n]
			}
			pic.Title = fmt.Sprintf("%s: block %d, instruction %d: %s", s.p.Name, b, q.i, op)
			out.Boards = append(out.Boards, pic)
		}
	}
	return out
}

func (s *solution) drawBank(bank int16) board.Picture {
	q := &s.puzzle
	var pic board.Picture
	for i, a := range s.f.banks[bank].Areas {
		r := s.f.banks[bank].Regs[i]
		if !s.regs.usable[bank][i] {
			a.Upper, a.Lower = 1<<a.Columns-1, 1<<a.Columns-1
		}
		a.Lower |= s.clobberedColumns(r)
		pic.Areas = append(pic.Areas, a)
		pic.Names = append(pic.Names, s.m.RegName(r))
	}
	shown := func(v regalloc.VReg) bool {
		for k := range q.pieces {
			if q.pieces[k].v == v && q.pieces[k].through {
				return true
			}
		}
		for k := range q.ops {
			if q.ops[k].VReg == v && q.ops[k].Role == regalloc.Use && q.dies(k) {
				return true
			}
		}
		for _, e := range q.evicted {
			if e.v == v {
				return true
			}
		}
		return false
	}
	put := func(x *piece) {
		shape := s.f.shapes[x.reg]
		label := fmt.Sprintf("v%d", max(x.v, x.d))
		if x.v != regalloc.None && x.d != regalloc.None {
			label = fmt.Sprintf("v%d>v%d", x.v, x.d)
		}
		pic.Placed = append(pic.Placed, board.Placed{Kind: x.kind(shape.Width), Spot: shape.Spot})
		pic.Labels = append(pic.Labels, label)
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; s.bankOf(x) == bank && x.reg != regalloc.NoReg {
			put(x)
		}
	}
	for _, v := range s.cur.resident[bank] {
		if !shown(v) {
			put(&piece{v: v, d: regalloc.None, upper: true, lower: true, reg: s.cur.reg[v]})
		}
	}
	return pic
}

package asm

import (
	"slices"

	"spillway/mach"
	"spillway/target"
)

// Size returns the length in bytes of f, at stage Framed, as assembled: jumps start short, and those out of range are
// lengthened until all reach. Tail calls count as long: only the layout of the whole section determines which can be
// short (ShortTails). O(instructions + jumps * rounds); rounds are few.
func Size(f *mach.Func) int {
	n, _ := ExactSize(f)
	return n
}

// ExactSize is Size; exact is false if n is only an upper bound: inline assembly could not be measured, or aligned
// literal pools are not placed yet.
func ExactSize(f *mach.Func) (n int, exact bool) {
	if f.Target.Literals != nil && f.Literals == nil {
		if x := (&Placer{sizer: sizer{f: f}}); x.decide() {
			exact := poolAlign(f.Target) == 1
			if exact {
				x.pad = padExact
			}
			return x.Relax(), exact
		}
	}
	s := &sizer{f: f, exact: true}
	n = s.run()
	return n, s.exact
}

// A Settler is the memory of Settle, reused between functions.
type Settler struct {
	least sizer
	most  Relaxer
}

// Settle drops block alignment where its padding, which ranges from zero to the alignment less one, would determine
// whether a jump across it is short: assemblers differ in this, and GNU as depends on the preceding functions. The
// length of alignment in inline assembly depends on the code before it, so blocks are not aligned if that matters. f is
// at stage Framed.
func (x *Settler) Settle(f *mach.Func) {
	for slices.ContainsFunc(f.Blocks, func(b *mach.Block) bool { return b.Align > 1 }) {
		least, most := &x.least, &x.most
		least.f = f
		least.Reset(len(f.Blocks))
		least.measure()
		most.Reset(len(f.Blocks))
		most.Jumps, most.places = append(most.Jumps, least.Jumps...), append(most.places, least.places...)
		least.pad, most.pad = padNone, padMost
		least.Relax()
		most.Relax()
		settled, changed := true, false
		next := 0
		for i := range least.places {
			for end := least.jumpsEnd(i); next < end; next++ {
				if a, b := &least.Jumps[next], &most.Jumps[next]; a.Long != b.Long {
					from, to := i, slices.IndexFunc(least.places, func(p place) bool { return p.block == a.To })
					for _, id := range f.Layout[min(from, to)+1 : max(from, to)+1] {
						changed = changed || f.Blocks[id].Align > 1
						f.Blocks[id].Align = 0
					}
					settled = false
				}
			}
		}
		least.f = nil
		if settled {
			return
		}
		if !changed { // the length of inline assembly between these jumps and their targets is stable
			for _, b := range f.Blocks {
				b.Align = 0
			}
		}
	}
}

// sizer is the working state of Size. Only terminators jump between blocks.
type sizer struct {
	f     *mach.Func
	exact bool
	at    target.Assignment
	Relaxer
}

// run returns the length of the function.
func (s *sizer) run() int {
	s.Reset(len(s.f.Blocks))
	s.measure()
	return s.Relax()
}

// most determines the places of everything if alignment takes the most.
func (s *sizer) most() {
	s.Reset(len(s.f.Blocks))
	s.measure()
	s.pad = padMost
	s.Relax()
}

// measure records the lengths of everything, with short jumps.
func (s *sizer) measure() {
	for i, id := range s.f.Layout {
		s.block(i)
		called := 0 // instructions outlined into a routine
		for k := range s.f.Blocks[id].Instrs {
			if n := s.f.Blocks[id].Instrs[k].Routine; n > 0 {
				called = s.f.Routines[n-1].Length
				s.call(n)
			}
			if called > 0 {
				called--
				continue
			}
			s.instr(i, k)
		}
		if entries, _ := s.f.Pool(s.f.Blocks[id]); len(entries) > 0 {
			if n := poolAlign(s.f.Target); n > 1 {
				s.Align(n)
			}
			for k := range entries {
				s.Add(int(entries[k].Bytes))
			}
		}
	}
}

// block begins block Layout[i].
func (s *sizer) block(i int) {
	id := s.f.Layout[i]
	if n := s.f.Blocks[id].Align; n > 1 {
		s.Align(n)
	}
	s.Block(id)
	if len(conditions(s.f, i)) > 0 {
		s.Add(s.f.Target.Predication.Prefix.Bytes)
	}
}

// instr adds instruction k of block Layout[i].
func (s *sizer) instr(i, k int) {
	f := s.f
	b := f.Blocks[f.Layout[i]]
	in := &b.Instrs[k]
	if k < len(b.Instrs)-1 {
		if f.Target.Tiles[in.Tile].Flags&target.TileAsm != 0 {
			s.inline(in)
			return
		}
		s.Add(f.Bytes(in))
		return
	}
	if in.Join == mach.JoinsPrevious {
		return
	}
	p := &s.at
	f.Assignment(p, in)
	p.Falls = Falls(f, i)
	lines := f.Target.Tiles[in.Tile].LinesAt(p)
	for k := range lines {
		p.Long = false
		bytes := f.Target.LineBytes(in.Tile, &lines[k], p)
		if to := lines[k].JumpsTo(); to >= 0 && lines[k].Enc.Branch {
			p.Long = true
			long := f.Target.LineBytes(in.Tile, &lines[k], p)
			s.Jump(b.Succs[to].To, bytes, long, &lines[k].Enc)
			s.Jumps[len(s.Jumps)-1].succ = to
			continue
		}
		if lines[k].Enc.Branch { // tail call
			p.Long = true
			bytes = f.Target.LineBytes(in.Tile, &lines[k], p)
		}
		s.Add(bytes)
	}
	if x := f.InlineTable(b); x != nil {
		s.Table(b.ID, x.Bytes(len(b.Succs)))
	}
}

// call adds the call of routine n.
func (s *sizer) call(n int32) {
	var in mach.Instr
	s.f.RoutineCall(n, &in)
	s.Add(s.f.Bytes(&in))
}

// inline adds inline assembly.
func (s *sizer) inline(in *mach.Instr) {
	u, err := s.f.AsmUnit(in)
	if err != nil {
		s.exact = false
		s.Add(s.f.Bytes(in))
		return
	}
	s.Varying(func(at int) int {
		n, err := u.Layout(int64(at))
		s.exact = s.exact && err == nil
		return int(n)
	})
}

// Falls returns 1 + the index of the successor of block Layout[i] that follows in the text or, if none does, 0 or
// target.FallsSwapped, depending on which of two is more likely: it is reached by one jump, the other by two. It is
// target.FallsBoth if the next one is executed on a condition; blocks on opposite conditions follow in the text what
// they both lead to.
func Falls(f *mach.Func, i int) int8 {
	b := f.Blocks[f.Layout[i]]
	succs := b.Succs
	if when := predicated(f, i+1); when > 0 && b.When == 0 {
		return target.FallsBoth
	} else if when > 0 {
		return 1
	}
	for k, e := range succs {
		if i+1 < len(f.Layout) && e.To == f.Layout[i+1] && k < 2 && b.Pool == 0 {
			return int8(k + 1)
		}
	}
	if len(succs) == 2 && succs[1].Prob > succs[0].Prob {
		return target.FallsSwapped
	}
	return 0
}

// conditions returns the numbers of the conditions on which the instructions of block Layout[i] and of the next one are
// executed, if an instruction before them says so, else nil.
func conditions(f *mach.Func, i int) (list []uint8) {
	if predicated(f, i) == 0 || f.Target.Predication.Prefix == nil || predicated(f, i-1) > 0 {
		return nil
	}
	for ; predicated(f, i) > 0; i++ {
		for range predicatedLines(f, i) {
			list = append(list, predicated(f, i)-1)
		}
	}
	return list
}

// predicatedLines returns the number of lines of block Layout[i].
func predicatedLines(f *mach.Func, i int) (n int) {
	b := f.Blocks[f.Layout[i]]
	var p target.Assignment
	var fused mach.Instr
	for k := range b.Instrs {
		in := f.Emitted(b, k, &fused)
		if in == nil {
			continue
		}
		f.Assignment(&p, in)
		if k == len(b.Instrs)-1 {
			p.Falls = Falls(f, i)
		}
		n += len(f.Target.Tiles[in.Tile].LinesAt(&p))
	}
	return n
}

// predicated returns Block.When of Layout[i], 0 if there is none.
func predicated(f *mach.Func, i int) uint8 {
	if i < 0 || i >= len(f.Layout) {
		return 0
	}
	return f.Blocks[f.Layout[i]].When
}

package mach

import (
	"cmp"
	"slices"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/target"
)

// pass passes the most used values through the calls in preserved registers.
func (k *keeper) pass() {
	free := k.preserved()
	if len(free) == 0 {
		return
	}
	for _, c := range k.candidates() {
		class := k.p.Allocatable(k.f.VRegs[c.v].Class)
		at := slices.IndexFunc(free, func(r regalloc.Reg) bool { return class.Has(r) })
		if at < 0 {
			continue
		}
		k.passIn(c.v, free[at])
		k.kept[c.v] = false
		free = slices.Delete(free, at, at+1)
	}
	k.kept = append(k.kept, make([]bool, len(k.f.VRegs)-len(k.kept))...)
}

// preserved returns the registers that all calls that return twice preserve and that none of them has as an operand.
func (k *keeper) preserved() []regalloc.Reg {
	taken, kept := regalloc.RegSet{}, regalloc.SetOf(k.f.Target.ABI.CalleeSaved...)
	for i := range k.calls {
		in := k.instr(&k.calls[i])
		if k.f.Target.Tiles[in.Tile].Flags&target.TileCall == 0 || k.f.Invoked(k.f.Blocks[k.calls[i].block]) == k.calls[i].at {
			return nil
		}
		kept = kept.Intersect(k.f.KeptTwice(in))
		for _, r := range in.Regs {
			if r.Reg != regalloc.NoReg {
				taken.Add(r.Reg)
			}
		}
	}
	var free []regalloc.Reg
	for _, r := range k.f.Target.ABI.CalleeSaved {
		if kept.Has(r) && !taken.Has(r) {
			free = append(free, r)
		}
	}
	return free
}

func (k *keeper) instr(c *twiceCall) *Instr { return &k.f.Blocks[c.block].Instrs[c.at] }

// A candidate is a value to pass through the calls in a register.
type candidate struct {
	v    VReg
	cost float64 // of its loads and stores if it were kept in a slot
}

// candidates returns the values that cost more in a slot than a callee-saved register, the most expensive first: in
// executions, or in instructions when optimizing for size.
func (k *keeper) candidates() []candidate {
	cost := make([]float64, len(k.f.VRegs))
	seen := make([]int32, len(k.f.VRegs)) // call-free region in which it was last loaded
	stretch := int32(0)
	for _, b := range k.f.Blocks {
		freq := b.Freq
		if k.f.IR.Attrs.MinSize || k.f.IR.Attrs.OptSize {
			freq = 1
		}
		stretch++
		touch := func(v VReg) {
			if k.kept[v] && seen[v] != stretch {
				seen[v] = stretch
				cost[v] += freq
			}
		}
		for _, v := range b.Params {
			touch(v)
		}
		for i := range b.Instrs {
			in := &b.Instrs[i]
			for _, r := range in.Regs {
				touch(r.VReg)
			}
			if k.f.Target.Tiles[in.Tile].Flags&target.TileCall != 0 {
				stretch++
			}
		}
		for _, e := range b.Succs {
			for _, v := range e.Args {
				touch(v)
			}
		}
	}
	var list []candidate
	for v, c := range cost {
		if k.kept[v] && k.defs[v] == nil && c > 2 {
			list = append(list, candidate{VReg(v), c})
		}
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.cost, a.cost) })
	return list
}

// passIn passes v in reg through the calls across which it is live.
func (k *keeper) passIn(v VReg, reg regalloc.Reg) {
	f := k.f
	name := func() VReg {
		f.VRegs = append(f.VRegs, f.VRegs[v])
		return VReg(len(f.VRegs) - 1)
	}
	// The values that represent v at the starts and the ends of blocks: NoVReg if unknown, or, at the end, if it is
	// that of the start.
	first, last := make([]VReg, len(f.Blocks)), make([]VReg, len(f.Blocks))
	for i, b := range f.Blocks {
		first[i], last[i] = NoVReg, NoVReg
		if slices.Contains(b.Params, v) {
			first[i], last[i] = v, v
		}
		for n := range b.Instrs {
			in := &b.Instrs[n]
			if f.definesValue(in, v) {
				last[i] = v
			}
		}
	}
	through := make([][]*Instr, len(f.Blocks)) // the calls, by block
	for i := range k.calls {
		c := &k.calls[i]
		if _, ok := slices.BinarySearch(c.across, v); !ok {
			continue
		}
		in := k.instr(c)
		at, w := len(in.Regs)-int(in.NumRets), name()
		in.Regs = slices.Insert(slices.Clone(in.Regs), at, Operand{VReg: v, Reg: reg})
		in.Regs = append(in.Regs, Operand{VReg: w, Reg: reg})
		in.NumRets++
		if len(through[c.block]) == 0 { // the last call of the block comes first
			last[c.block] = w
		}
		through[c.block] = append(through[c.block], in)
	}
	joins := k.join(v, first, last, name)
	for i, b := range f.Blocks {
		now := first[i]
		if now == NoVReg {
			now = v
		}
		if joins[i] {
			b.Params = append(slices.Clip(b.Params), now)
		}
		for n := range b.Instrs {
			in := &b.Instrs[n]
			passes := slices.Contains(through[i], in)
			copied := passes
			for o, r := range in.Regs {
				if r.VReg != v || f.defines(in, o) || now == v {
					continue
				}
				if !copied {
					in.Regs, copied = slices.Clone(in.Regs), true
				}
				in.Regs[o].VReg = now
			}
			if passes {
				now = in.Regs[len(in.Regs)-1].VReg
			}
			if f.definesValue(in, v) {
				now = v
			}
		}
		for n := range b.Succs {
			e := &b.Succs[n]
			if at := slices.Index(e.Args, v); at >= 0 && now != v {
				e.Args = slices.Clone(e.Args)
				for a := range e.Args {
					if e.Args[a] == v {
						e.Args[a] = now
					}
				}
			}
			if joins[e.To] {
				e.Args = append(slices.Clip(e.Args), now)
			}
		}
	}
}

// join finds the values that represent v at the starts of blocks, and returns by block whether that is a new parameter.
func (k *keeper) join(v VReg, first, last []VReg, name func() VReg) []bool {
	f := k.f
	joins := make([]bool, len(f.Blocks))
	var order []*Block
	for _, b := range cfg.ReversePostorder(k.flow).Blocks {
		if slices.Contains(k.sets.LiveIn(regalloc.BlockID(b)), v) {
			order = append(order, f.Blocks[b])
		}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range order {
			if joins[b.ID] {
				continue
			}
			x := NoVReg
			for _, p := range b.Preds {
				from := last[p]
				if from == NoVReg {
					from = first[p]
				}
				switch {
				case from == NoVReg || from == x:
				case x == NoVReg:
					x = from
				default:
					joins[b.ID] = true
				}
			}
			if joins[b.ID] {
				x = name()
			}
			changed = changed || x != first[b.ID]
			first[b.ID] = x
		}
	}
	return joins
}

// definesValue reports whether v is a result of in.
func (f *Func) definesValue(in *Instr, v VReg) bool {
	for n, r := range in.Regs {
		if r.VReg == v && f.defines(in, n) {
			return true
		}
	}
	return false
}

package puzzle

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle/board"
	"spillway/regalloc/live"
)

// classes determines the allocatable registers, unless the last Problem reserved the same ones.
func (s *registers) classes() {
	if known := &s.a.reserved; known.file == s.f && known.set == s.p.Reserved {
		s.given, s.restricted, s.usable, s.room = known.given, known.restricted, known.usable, known.room
		return
	}
	s.findClasses()
	s.a.reserved = reservation{s.f, s.p.Reserved, s.given, s.restricted, s.usable, s.room}
}

// reservation is the data derived from a set of reserved registers.
type reservation struct {
	file       *file
	set        regalloc.RegSet
	given      []regalloc.RegSet
	restricted []bool
	usable     [][]bool
	room       []room
}

func (s *registers) findClasses() {
	s.usable = make([][]bool, len(s.f.banks))
	for b := range s.usable {
		s.usable[b] = make([]bool, len(s.f.banks[b].Areas))
	}
	s.given, s.room = make([]regalloc.RegSet, len(s.m.Classes)), make([]room, len(s.m.Classes))
	for c := range s.given {
		s.given[c] = s.p.Allocatable(regalloc.ClassID(c))
		for set := s.given[c]; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			s.usable[s.f.shapes[r].Bank][s.f.shapes[r].Area] = true
			s.room[c].add(s.m.Regs[r].Units)
		}
	}
	s.restricted = make([]bool, len(s.m.Classes))
	for c := range s.restricted {
		bank := s.f.bank[c]
		if bank < 0 {
			continue
		}
		for i, a := range s.f.banks[bank].Areas {
			for col := range a.Columns {
				r := s.f.register(bank, board.Spot{Area: int16(i), Column: col}, s.f.width[c])
				if s.usable[bank][i] && r != regalloc.NoReg && !s.given[c].Has(r) {
					s.restricted[c] = true
				}
			}
		}
		for set := s.given[c]; !set.Empty(); {
			r := set.First()
			set.Remove(r)
			x := s.f.shapes[r]
			s.restricted[c] = s.restricted[c] || x.Width != s.f.width[c] || s.f.register(bank, x.Spot, x.Width) != r
		}
		for i := range s.f.banks[bank].Areas {
			if !s.usable[bank][i] {
				continue
			}
			if s.f.register(bank, board.Spot{Area: int16(i)}, s.f.width[c]) == regalloc.NoReg && s.fitsWidth(bank, i, s.f.width[c]) {
				s.restricted[c] = true
			}
		}
	}
}

// findScarce collects the registers that restricted classes compete for.
func (s *registers) findScarce() {
	s.scarce = regalloc.RegSet{}
	for v := range s.p.VRegs {
		if c := s.p.VRegs[v].Class; s.restricted[c] {
			s.scarce = s.scarce.Union(s.given[c])
		}
	}
}

// fitsWidth reports whether a piece of the given width can lie in an empty area.
func (s *inputs) fitsWidth(bank int16, area int, width int8) bool {
	b := &s.f.banks[bank]
	return int(width) >= b.Widest/int(b.Areas[area].Columns)
}

// definitions determines where each virtual register is defined and its spill cost.
func (s *solution) definitions() {
	p := s.p
	n := len(p.VRegs)
	s.vals.defAt = scratch.Sized(s.vals.defAt, n)
	s.vals.defs, s.vals.defIn, s.vals.worth = scratch.Filled(s.vals.defs, n, regalloc.None), scratch.Filled(s.vals.defIn, n, regalloc.None), scratch.Zeroed(s.vals.worth, n)
	s.vals.calls, s.vals.callFreq, s.vals.read = scratch.Sized(s.vals.calls, len(p.Instrs)+1), scratch.Sized(s.vals.callFreq, len(p.Instrs)+1), scratch.Zeroed(s.vals.read, n)
	s.vals.calls[0], s.vals.callFreq[0] = 0, 0
	for _, v := range p.Args {
		s.vals.read[v] = true
	}
	for _, b := range s.prog.order {
		blk := &p.Blocks[b]
		freq := float32(blk.Freq)
		for _, v := range p.BlockParams(regalloc.BlockID(b)) {
			s.vals.defIn[v] = regalloc.BlockID(b)
			s.vals.worth[v] += s.store(v, freq)
		}
		pos := s.prog.ranges.Pos[b]
		for i := blk.Instrs[0]; i < blk.Instrs[1]; i++ {
			s.vals.calls[pos+1], s.vals.callFreq[pos+1] = s.vals.calls[pos], s.vals.callFreq[pos]
			if p.Instrs[i].CallClobbers() {
				s.vals.calls[pos+1]++
				s.vals.callFreq[pos+1] += freq
			}
			pos++
			r := p.Instrs[i].Operands
			for o := r[0]; o < r[1]; o++ {
				v := p.Operands[o].VReg
				s.vals.read[v] = s.vals.read[v] || p.Operands[o].Role == regalloc.Use
				if p.Operands[o].Role != regalloc.Use {
					s.vals.defs[v], s.vals.defIn[v], s.vals.defAt[v] = o, regalloc.BlockID(b), i
				}
				switch {
				case p.VRegs[v].Remat == regalloc.None && p.Operands[o].Role != regalloc.Use:
					s.vals.worth[v] += s.store(v, freq)
				case p.VRegs[v].Remat == regalloc.None || p.Operands[o].Role == regalloc.Use && p.Operands[o].Const == regalloc.NoAlt:
					s.vals.worth[v] += s.load(v, freq)
				}
			}
		}
	}
}

// lastingPair is the weight, in executions of an access, of the bytes of a store and a load compared with the fewer
// bytes of saving a register, if the metric does not price bytes. docs/design/constants.md records the effect of
// other values.
const lastingPair = 1.5

// aroundCalls bounds the benefit of keeping values in registers across calls: each call that v lives across costs a
// store and a load at most.
func (s *solution) aroundCalls() {
	p := s.p
	s.vals.crossing, s.vals.crossers = scratch.Sized(s.vals.crossing, len(p.VRegs)), s.vals.crossers[:0]
	extra := float32(0)
	if s.metric.Byte == 0 {
		extra = lastingPair * float32(s.metric.Access)
	}
	for v := range s.vals.crossing {
		freq, calls := float32(0), int32(0)
		c := live.Crossing{VReg: regalloc.VReg(v), From: -1}
		for k := s.prog.ranges.First(c.VReg); k >= 0; k = s.prog.ranges.Next(k) {
			g := &s.prog.ranges.Segs[k]
			if c.From < 0 {
				c.From = g.From
			}
			c.To = g.To
			if from, to := (g.From+1)/2, (g.To-1)/2; from < to {
				freq += s.vals.callFreq[to] - s.vals.callFreq[from]
				calls += s.vals.calls[to] - s.vals.calls[from]
			}
		}
		class := &s.m.Classes[p.VRegs[v].Class]
		c.Around = s.metric.Byte*float64(class.Load+class.Store)*float64(calls) + 2*s.metric.Access*float64(freq)
		s.vals.crossing[v] = min(s.vals.worth[v], float32(c.Around)) + extra
		if freq > 0 {
			s.vals.crossers = append(s.vals.crossers, c)
		}
	}
}

package route

import (
	"spillway/internal/scratch"
	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// A cause is an operand that can give its instruction a prefix.
type cause struct {
	op    regalloc.OpID
	instr regalloc.InstrID
	seg   int32
	high  uint64 // the registers in which it does
}

// divide shares prefixes equally among the operands that can cause them.
func (t *multipliers) divide() {
	m := t.m
	t.share, t.causes = scratch.Zeroed(t.share, len(m.P.Operands)), t.causes[:0]
	t.counts = scratch.Zeroed(t.counts, len(m.P.Instrs)+1)
	for e := range m.Events {
		if m.Events[e].Prefix != 0 {
			t.counts[m.Events[e].Instr+1]++
		}
	}
	for k := range m.Segs {
		if m.Segs[k].DefPrefix != 0 {
			t.counts[m.Segs[k].First+1]++
		}
	}
	for i := range m.P.Instrs {
		t.counts[i+1] += t.counts[i]
	}
	t.causes = scratch.Sized(t.causes, int(t.counts[len(m.P.Instrs)]))
	put := func(c cause) {
		t.causes[t.counts[c.instr]] = c
		t.counts[c.instr]++
	}
	for e := range m.Events {
		if x := &m.Events[e]; x.Prefix != 0 {
			put(cause{x.Op, x.Instr, x.Seg, x.Prefix})
		}
	}
	for k := range m.Segs {
		if s := &m.Segs[k]; s.DefPrefix != 0 {
			put(cause{s.DefOp, s.First, int32(k), s.DefPrefix})
		}
	}
	for rest := t.causes; len(rest) > 0; {
		n := together(rest)
		for _, c := range rest[:n] {
			t.share[c.op] = m.Prefix() / cost(n)
		}
		rest = rest[n:]
	}
}

// together returns how many of the first causes of list belong to one instruction.
func together(list []cause) (n int) {
	for n < len(list) && list[n].instr == list[0].instr {
		n++
	}
	return n
}

// wants returns 1 if c's operand needs a prefix in x, else 0.
func (c *cause) wants(m *model.Model, x *model.States) float32 {
	if k := int(x.Op[c.op]); k < m.Layout(&m.Segs[c.seg]).K && c.high>>k&1 != 0 {
		return 1
	}
	return 0
}

// prefixDirection is direction for shares of prefixes: those of operands that need one grow at the expense of the
// others.
func (d *Dual) prefixDirection(keep, add float32) (norm float64) {
	f := d.weight(0)
	for at, rest := 0, d.price.causes; len(rest) > 0; {
		n := together(rest)
		if n > 1 {
			sum := 0.0
			dir, mean := d.dir.share[at:at+n], float32(0)
			for i := range dir {
				dir[i] = keep*dir[i] + add*rest[i].wants(d.m, d.x)
				mean += dir[i] / float32(n)
			}
			for _, x := range dir {
				sum += float64(x-mean) * float64(x-mean)
			}
			norm += f * f * sum
		}
		at, rest = at+n, rest[n:]
	}
	return norm
}

// movePrefixes moves the shares by step along the direction. Their sum is constant, and none is negative.
func (d *Dual) movePrefixes(step float64, from *anchor) {
	f := d.weight(0)
	f *= f * step * d.m.Scale
	for at, rest := 0, d.price.causes; len(rest) > 0; {
		n := together(rest)
		if n > 1 {
			if from != nil {
				d.shareAs(rest[:n], from.share)
			}
			d.moveShares(rest[:n], d.dir.share[at:at+n], f)
		}
		at, rest = at+n, rest[n:]
	}
}

// shareAs sets the shares of list to those of share.
func (d *Dual) shareAs(list []cause, share []cost) {
	for _, c := range list {
		if d.price.share[c.op] != share[c.op] {
			d.price.share[c.op] = share[c.op]
			d.joined[c.seg] = d.now
		}
	}
}

// moveShares is movePrefixes for one instruction.
func (d *Dual) moveShares(list []cause, dir []float32, f float64) {
	all := true
	for i := range dir {
		all = all && dir[i] == dir[0]
	}
	if all {
		return
	}
	share, total := d.price.share, cost(0)
	for i, c := range list {
		total += share[c.op]
		share[c.op] += cost(f * float64(dir[i]))
	}
	for excess := d.excess(list, total); excess != 0; excess = d.excess(list, total) {
		n := cost(0) // shares that can change
		for _, c := range list {
			if share[c.op] > 0 {
				n++
			}
		}
		for _, c := range list {
			if share[c.op] > 0 {
				x := (excess + n - 1) / n
				x = min(x, share[c.op], excess)
				share[c.op] -= x
				excess -= x
				n--
			}
		}
	}
	for _, c := range list {
		d.joined[c.seg] = d.now
	}
}

// excess returns the difference between the sum of the shares and total.
func (d *Dual) excess(list []cause, total cost) cost {
	for _, c := range list {
		total -= d.price.share[c.op]
	}
	return -total
}

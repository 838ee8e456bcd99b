package explain

import (
	"fmt"
	"slices"
	"strings"

	"spillway"
	"spillway/cfg"
	"spillway/mach"
	"spillway/regalloc"
)

// pose records the program points.
func (c *Recorder) pose(s *spillway.State) {
	p, f := s.Problem, s.Code
	c.p, c.lanes = p, newLanes(p.Machine)
	c.metric = s.Metric()
	c.run.Metric = c.metric.String()
	info := cfg.Analyze(p)
	for l := range info.Loops.Loops {
		x := &info.Loops.Loops[l]
		c.run.Loops = append(c.run.Loops, Loop{int(x.Header), int(x.Parent), int(x.Depth)})
	}
	for b := range p.Blocks {
		first, end := p.InstrRange(regalloc.BlockID(b))
		x := Block{Freq: p.Blocks[b].Freq, Loop: int(info.Loops.Of[b]), First: int(first), End: int(end), Succs: []Succ{}}
		if o := f.Blocks[b].IR; o != nil {
			x.Name = o.Name
		}
		for _, e := range p.OutEdges(regalloc.BlockID(b)) {
			x.Succs = append(x.Succs, Succ{int(e.To), e.Freq})
		}
		c.run.Blocks = append(c.run.Blocks, x)
		for i := range f.Blocks[b].Instrs {
			in := &p.Instrs[int(first)+i]
			c.run.Instrs = append(c.run.Instrs, Instr{Line: lineOf(&f.Blocks[b].Instrs[i]), Op: p.OpNames[in.Op], Call: in.CallClobbers()})
		}
	}
	for v := range p.VRegs {
		x := Value{Class: p.Machine.Classes[p.VRegs[v].Class].Name, Bank: c.lanes.bank[p.VRegs[v].Class], IR: -1, Def: -1, Remat: p.VRegs[v].Remat != regalloc.None}
		if o := f.VRegs[v].Value; o != nil {
			x.IR = int(o.ID)
			if o.Name != "" {
				x.Name = "%" + o.Name
			}
		}
		c.run.Values = append(c.run.Values, x)
	}
	for i := range p.Instrs {
		for _, o := range p.Ops(regalloc.InstrID(i)) {
			if o.Role != regalloc.Use {
				c.run.Values[o.VReg].Def = i
			}
		}
	}
}

// result records a result: of the allocator, or a better one.
func (c *Recorder) result(name string, s *spillway.State) {
	drafted := c.r != nil
	if c.r = s.Result; !drafted {
		c.silent()
	}
	w := resultWriter{c: c, p: s.Problem, r: s.Result}
	w.write()
	n := c.add(name, w.text.String())
	if n >= 0 {
		c.run.Passes[n].Lines = w.lines
	}
	// The result of the last pass counts.
	c.events()
	c.run.Prices = c.prices(s)
}

// events records the components and costs of the result.
func (c *Recorder) events() {
	p, r, run := c.p, c.r, c.run
	run.Lanes = c.lanes.list(c.t, p, r, c.metric)
	run.Events, run.Transfers = nil, nil
	ranges := locate(p, r, c.lanes)
	for v := range ranges {
		run.Values[v].Ranges, run.Values[v].Cost = ranges[v], 0
		some(&run.Values[v].Ranges)
		for _, x := range ranges[v] {
			run.Lanes[x[0]].Used = true
		}
	}
	c.pressure()
	w := newWhy(c)
	regalloc.Items(p, r, func(x *regalloc.Item) {
		e := Event{Value: -1, Instr: -1, From: -1, To: -1, At: -1, Transfer: -1, Price: x.Cost.Price(c.metric), Bytes: x.Cost.Bytes}
		switch x.Kind {
		case regalloc.SaveItem:
			c.saved(&e, regalloc.Reg(x.N))
		case regalloc.InstrMoveItem:
			m := &r.InstrMoves[x.N]
			e.Instr, e.Freq = int(m.Before), c.freq(m.Before)
			c.moved(&e, m.Move, w)
		case regalloc.EdgeMoveItem:
			m := &r.EdgeMoves[x.N]
			d := &p.Edges[m.Edge]
			e.Edge, e.Freq = []int{int(d.From), int(d.To)}, d.Freq
			c.moved(&e, m.Move, w)
		default:
			c.within(regalloc.InstrID(x.N), &x.Cost, w)
			return
		}
		run.Events = append(run.Events, e)
	})
	c.total()
}

// freq returns how often instruction i is executed.
func (c *Recorder) freq(i regalloc.InstrID) float64 {
	return c.p.Blocks[c.blockOf(i)].Freq
}

// blockOf returns the block of instruction i.
func (c *Recorder) blockOf(i regalloc.InstrID) int {
	b, _ := slices.BinarySearchFunc(c.run.Blocks, int(i), func(x Block, i int) int {
		switch {
		case x.End <= i:
			return -1
		case x.First > i:
			return 1
		}
		return 0
	})
	return b
}

// saved explains why a register is saved.
func (c *Recorder) saved(e *Event, reg regalloc.Reg) {
	whole := c.p.Machine.Whole(reg)
	e.Kind, e.Cause, e.Freq = Save, "convention", 1
	e.To = int(c.lanes.byReg[reg])
	var users []string
	for v := range c.run.Values {
		for _, x := range c.run.Values[v].Ranges {
			if x[0] == e.To {
				users = append(users, c.name(regalloc.VReg(v)))
				break
			}
		}
	}
	e.Why = fmt.Sprintf("%s is callee-saved, so it is saved and restored once per call; it holds %s", c.p.Machine.RegName(whole), listed8(users))
}

// listed8 formats a list of names, abbreviated if long.
func listed8(names []string) string {
	const most = 8
	if len(names) == 0 {
		return "no value"
	}
	if n := len(names); n > most {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", n-most)
	}
	return strings.Join(names, ", ")
}

// name returns the display name of v.
func (c *Recorder) name(v regalloc.VReg) string {
	if n := c.run.Values[v].Name; n != "" {
		return fmt.Sprintf("v%d (%s)", v, n)
	}
	return fmt.Sprintf("v%d", v)
}

// moved fills in a move.
func (c *Recorder) moved(e *Event, m regalloc.Move, w *why) {
	e.Value, e.To, e.From = int(m.VReg), int(c.lanes.of(m.Dst)), int(c.lanes.of(m.Src))
	src, dst := m.Src.Kind(), m.Dst.Kind()
	switch {
	case src == regalloc.RematLoc:
		e.Kind = Remat
	case src == regalloc.SlotLoc && dst == regalloc.SlotLoc:
		e.Kind = Slots
	case src == regalloc.SlotLoc:
		e.Kind = Reload
	case dst == regalloc.SlotLoc:
		e.Kind = Spill
	default:
		e.Kind = Move
	}
	w.move(e)
}

// within adds the events inside an instruction. Its cost is split: slot accesses and rematerializations belong to
// operands, the rest is the encoding.
func (c *Recorder) within(i regalloc.InstrID, cost *regalloc.Breakdown, w *why) {
	p, freq := c.p, c.freq(i)
	in, ops := &p.Instrs[i], p.Ops(i)
	locs := c.r.Locs[in.Operands[0]:in.Operands[1]]
	base := Event{Value: -1, Instr: int(i), From: -1, To: -1, At: int(i), Transfer: -1, Freq: freq}
	rest := *cost
	add := func(e Event, part regalloc.Breakdown) {
		e.Price, e.Bytes = part.Price(c.metric), part.Bytes
		rest.LoadFreq -= part.LoadFreq
		rest.StoreFreq -= part.StoreFreq
		rest.MoveFreq -= part.MoveFreq
		rest.RematMoves -= part.RematMoves
		rest.RematAccesses -= part.RematAccesses
		rest.Bytes -= part.Bytes
		c.run.Events = append(c.run.Events, e)
	}
	if in.Flags&(regalloc.FlagMove|regalloc.FlagLow) != 0 {
		e := base
		e.Kind, e.Cause = Copy, "program"
		e.Why = "a copy in the program, whose source and destination have different locations"
		if len(ops) > 0 {
			e.Value = int(ops[len(ops)/2].VReg)
			e.From, e.To = int(c.lanes.of(locs[0])), int(c.lanes.of(locs[len(ops)/2]))
		}
		add(e, *cost)
		return
	}
	for k := range ops {
		o, l := &ops[k], locs[k]
		switch {
		case l.Kind() == regalloc.SlotLoc && o.Constraint != regalloc.Anywhere:
			part := regalloc.Breakdown{}
			e := base
			e.Kind, e.Value = Folded, int(o.VReg)
			if o.Role != regalloc.Def {
				part.LoadFreq, e.From = freq, int(c.lanes.of(l))
			}
			if o.Role != regalloc.Use {
				part.StoreFreq, e.To = freq, int(c.lanes.of(l))
			}
			if o.Mem != regalloc.NoAlt && !tied(ops, k) {
				part.Bytes = int(o.Mem)
			}
			w.folded(&e, o.Role)
			add(e, part)
		case l.Kind() == regalloc.RegLoc && o.Role != regalloc.Use && p.VRegs[o.VReg].Remat == i:
			e := base
			e.Kind, e.Value, e.To, e.Cause = Define, int(o.VReg), int(c.lanes.of(l)), "program"
			e.Why = "a constant or an address that is computed here and kept; it could be rematerialized at its uses"
			part := regalloc.Breakdown{RematMoves: freq * regalloc.Metric{Move: 1}.Remat(&p.VRegs[o.VReg]), RematAccesses: freq * regalloc.Metric{Access: 1}.Remat(&p.VRegs[o.VReg]), Bytes: int(p.VRegs[o.VReg].RematBytes)}
			add(e, part)
		}
	}
	if rest.Price(c.metric) != 0 || rest.Bytes != 0 {
		e := base
		e.Kind, e.Cause, e.Price, e.Bytes = Encode, "encoding", rest.Price(c.metric), rest.Bytes
		e.Why = fmt.Sprintf("%+d bytes of prefixes, and of longer or shorter forms, for its registers and constants", rest.Bytes)
		c.run.Events = append(c.run.Events, e)
	}
}

// tied reports whether a definition is tied to operand k.
func tied(ops []regalloc.Operand, k int) bool {
	return slices.ContainsFunc(ops, func(o regalloc.Operand) bool { return o.Constraint == regalloc.TiedTo && int(o.Tied) == k })
}

// total sums up the events.
func (c *Recorder) total() {
	t := &c.run.Totals
	*t = Totals{Cost: regalloc.Cost(c.p, c.r, c.metric), Bound: known(c.r.Bound), ModelBound: known(c.r.ModelBound), Iterations: c.r.Iterations, Kinds: []Total{}}
	for _, kind := range []string{Spill, Reload, Folded, Slots, Move, Copy, Remat, Define, Save, Encode} {
		x := Total{Kind: kind}
		for i := range c.run.Events {
			if e := &c.run.Events[i]; e.Kind == kind {
				x.Count, x.Freq, x.Price = x.Count+1, x.Freq+e.Freq, x.Price+e.Price
			}
		}
		if x.Count > 0 {
			t.Kinds = append(t.Kinds, x)
		}
	}
	for i := range c.run.Events {
		if e := &c.run.Events[i]; e.Value >= 0 {
			c.run.Values[e.Value].Cost += e.Price
		}
	}
}

// pressure counts live values.
func (c *Recorder) pressure() {
	c.run.Banks = nil
	for b, class := range c.lanes.banks {
		x := Bank{Name: c.p.Machine.Classes[class].Name, Pressure: make([]int, 2*len(c.p.Instrs))}
		for _, l := range c.run.Lanes {
			if l.Kind == "register" && l.Bank == b && !l.Out {
				x.Registers++
			}
		}
		c.run.Banks = append(c.run.Banks, x)
	}
	for v := range c.run.Values {
		x := &c.run.Values[v]
		if x.Bank < 0 {
			continue
		}
		list := c.run.Banks[x.Bank].Pressure
		end := 0
		for _, r := range x.Ranges { // ascending by start
			for k := max(end, r[1]); k < min(r[2], len(list)); k++ {
				list[k]++
			}
			end = max(end, r[2])
		}
	}
}

// resultWriter writes a result as code: operands with their locations, and moves.
type resultWriter struct {
	c     *Recorder
	p     *regalloc.Problem
	r     *regalloc.Result
	text  strings.Builder
	lines Lines
}

func (w *resultWriter) line(text string, block, instr, line int) {
	w.text.WriteString(text + "\n")
	l := &w.lines
	l.Text, l.Block = append(l.Text, w.c.text(text)), append(l.Block, block)
	l.Instr, l.Line = append(l.Instr, instr), append(l.Line, line)
}

func (w *resultWriter) write() {
	p := w.p
	k, e := 0, 0
	for b := range p.Blocks {
		w.line(fmt.Sprintf("block %d freq %g", b, p.Blocks[b].Freq), b, -1, 0)
		first, end := p.InstrRange(regalloc.BlockID(b))
		for ; k < len(w.r.InstrMoves) && w.r.InstrMoves[k].Before < first; k++ {
		}
		for i := first; i < end; i++ {
			for ; k < len(w.r.InstrMoves) && w.r.InstrMoves[k].Before == i; k++ {
				w.line("  "+w.move(&w.r.InstrMoves[k].Move), b, int(i), w.c.run.Instrs[i].Line)
			}
			text := w.instr(i)
			w.c.run.Instrs[i].Text = text
			w.line("  "+text, b, int(i), w.c.run.Instrs[i].Line)
		}
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for x := e0; x < e1; x++ {
			w.line(fmt.Sprintf("  -> block %d", p.Edges[x].To), b, -1, 0)
			for ; e < len(w.r.EdgeMoves) && w.r.EdgeMoves[e].Edge < x; e++ {
			}
			for ; e < len(w.r.EdgeMoves) && w.r.EdgeMoves[e].Edge == x; e++ {
				w.line("     "+w.move(&w.r.EdgeMoves[e].Move), b, -1, 0)
			}
		}
	}
}

func (w *resultWriter) move(m *regalloc.Move) string {
	return fmt.Sprintf("move v%d %s <- %s", m.VReg, w.loc(m.Dst), w.loc(m.Src))
}

func (w *resultWriter) loc(l regalloc.Loc) string {
	switch l.Kind() {
	case regalloc.RegLoc:
		return w.p.Machine.RegName(l.Reg())
	case regalloc.RematLoc:
		return "remat"
	}
	return l.String()
}

func (w *resultWriter) instr(i regalloc.InstrID) string {
	in, ops := &w.p.Instrs[i], w.p.Ops(i)
	var defs, uses string
	for k := range ops {
		text := fmt.Sprintf(" v%d@%s", ops[k].VReg, w.loc(w.r.Locs[int(in.Operands[0])+k]))
		if ops[k].Role != regalloc.Use {
			defs += text
		} else {
			uses += text
		}
	}
	if defs != "" {
		defs = defs[1:] + " = "
	}
	return fmt.Sprintf("%s%s%s", defs, w.p.OpNames[in.Op], uses)
}

// causeWhy explains the causes of moves.
var causeWhy = map[mach.Cause]string{
	mach.CauseEdge:       "the value is elsewhere at the other end of the edge",
	mach.CauseConvention: "the call, or return, needs it in a register of the calling convention, or destroys the one that it is in",
	mach.CauseFixed:      "the instruction demands certain registers",
	mach.CauseTied:       "the instruction overwrites an operand",
	mach.CauseSplit:      "the live range is split here",
	mach.CauseProgram:    "a copy in the program",
}

package regalloc

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A ParseError is an error in a text or binary form, with its position.
type ParseError struct {
	File         string
	Line, Column int // of a text, from 1
	Offset       int // of a binary form, in bytes, if Line is 0; negative: the Problem as a whole
	Msg          string
}

// Error implements error.
func (e *ParseError) Error() string {
	switch {
	case e.Line == 0 && e.Offset < 0:
		return fmt.Sprintf("%s: %s", e.File, e.Msg)
	case e.Line == 0:
		return fmt.Sprintf("%s: offset %d: %s", e.File, e.Offset, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Msg)
}

// maxID bounds ids in the text form, so that a small input cannot allocate much memory.
const maxID = 1 << 26

// ParseProblem parses the text or binary form of a Problem and validates it (see Validate). The error is a
// *ParseError, of the first finding.
func ParseProblem(file string, text []byte) (*Problem, error) {
	if isBinary(text) {
		return parseBinaryProblem(file, text)
	}
	p := &Problem{Machine: &Machine{RegCosts: []RegCost{{}}}}
	r := &reader{file: file, p: p, m: p.Machine}
	if err := r.lines(text, r.problemLine); err != nil {
		return nil, err
	}
	if err := r.finish(); err != nil {
		return nil, err
	}
	if errs := p.Validate(); len(errs) > 0 {
		at := TextPos{1, 1}
		if f, ok := errs[0].(*finding); ok {
			at = r.where.of(p, f)
		}
		return nil, &ParseError{File: file, Line: int(at.Line), Column: int(at.Column), Msg: errs[0].Error()}
	}
	p.Source = &Source{File: file, At: make([]TextPos, len(p.Instrs))}
	for i := range p.Instrs {
		p.Source.At[i] = r.where.instrs[InstrID(i)]
	}
	return p, nil
}

// ParseResult parses the text or binary form of a Result of p. It does not check that the Result is correct for p;
// package check does.
func ParseResult(file string, text []byte, p *Problem) (*Result, error) {
	if isBinary(text) {
		return parseBinaryResult(file, text, p)
	}
	r := &reader{file: file, p: p, m: p.Machine, res: &Result{Locs: make([]Loc, len(p.Operands)), Bound: NoBound, ModelBound: NoBound}}
	if err := r.lines(text, r.resultLine); err != nil {
		return nil, err
	}
	return r.res, nil
}

// reader holds one parse. Errors travel as panics of *ParseError inside it.
type reader struct {
	file string
	line int
	p    *Problem
	m    *Machine
	res  *Result

	words []word
	at    int

	block    BlockID // being read, or None
	started  bool    // a block line was seen
	finished bool    // the machine is complete
	instrs   map[InstrID]placedInstr
	edges    map[EdgeID]placedEdge
	ranges   []blockRange
	args     map[EdgeID][]VReg
	where    lines
}

type word struct {
	text   string
	column int
}

type placedInstr struct {
	instr Instr
	ops   []Operand
}

type placedEdge struct{ edge Edge }

type blockRange struct{ instr, instrEnd, edge, edgeEnd int32 }

func (r *reader) fail(format string, args ...any) {
	column := 1
	if r.at < len(r.words) {
		column = r.words[r.at].column
	} else if n := len(r.words); n > 0 {
		column = r.words[n-1].column + len(r.words[n-1].text)
	}
	panic(&ParseError{File: r.file, Line: r.line, Column: column, Msg: fmt.Sprintf(format, args...)})
}

func (r *reader) failAt(at TextPos, format string, args ...any) {
	panic(&ParseError{File: r.file, Line: int(at.Line), Column: int(at.Column), Msg: fmt.Sprintf(format, args...)})
}

// lines calls f for every line that has words.
func (r *reader) lines(text []byte, f func()) (err error) {
	defer func() {
		if x := recover(); x != nil {
			e, ok := x.(*ParseError)
			if !ok {
				panic(x)
			}
			err = e
		}
	}()
	r.block = None
	r.instrs, r.edges, r.args = map[InstrID]placedInstr{}, map[EdgeID]placedEdge{}, map[EdgeID][]VReg{}
	r.where = lines{edges: map[EdgeID]TextPos{}, instrs: map[InstrID]TextPos{}, operands: map[OpID]TextPos{}, problem: TextPos{1, 1}}
	for _, line := range strings.Split(string(text), "\n") {
		r.line++
		r.split(line)
		if len(r.words) > 0 {
			f()
			if r.at < len(r.words) {
				r.fail("unexpected %q", r.words[r.at].text)
			}
		}
	}
	return nil
}

// split cuts a line into words; # starts a comment.
func (r *reader) split(line string) {
	r.words, r.at = r.words[:0], 0
	for k := 0; k < len(line); {
		switch c := line[k]; {
		case c == ' ' || c == '\t' || c == '\r':
			k++
		case c == '#':
			return
		case c == ':' || c == ';' || c == ',':
			r.words = append(r.words, word{line[k : k+1], k + 1})
			k++
		case c == '"':
			s, err := strconv.QuotedPrefix(line[k:])
			if err != nil {
				r.words = append(r.words, word{line[k:], k + 1})
				r.at = len(r.words) - 1
				r.fail("unfinished string")
			}
			text, _ := strconv.Unquote(s)
			r.words = append(r.words, word{text, k + 1})
			k += len(s)
		default:
			end := k
			for end < len(line) && !strings.ContainsRune(" \t\r:;,#\"", rune(line[end])) {
				end++
			}
			r.words = append(r.words, word{line[k:end], k + 1})
			k = end
		}
	}
}

// here returns the position of the next word.
func (r *reader) here() TextPos {
	at := TextPos{int32(r.line), 1}
	if r.more() {
		at.Column = int32(r.words[r.at].column)
	}
	return at
}

func (r *reader) more() bool { return r.at < len(r.words) }

func (r *reader) peek() string {
	if r.more() {
		return r.words[r.at].text
	}
	return ""
}

func (r *reader) word(what string) string {
	if !r.more() {
		r.fail("expected %s at the end of the line", what)
	}
	r.at++
	return r.words[r.at-1].text
}

// accept skips the word if it comes next.
func (r *reader) accept(text string) bool {
	if r.peek() != text || !r.more() {
		return false
	}
	r.at++
	return true
}

func (r *reader) expect(text string) {
	if !r.accept(text) {
		r.fail("expected %q", text)
	}
}

func (r *reader) int(what string, lo, hi int64) int64 {
	s := r.word(what)
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < lo || n > hi {
		r.at--
		r.fail("expected %s (a number from %d to %d), not %q", what, lo, hi, s)
	}
	return n
}

func (r *reader) int8(what string) int8 { return int8(r.int(what, math.MinInt8, math.MaxInt8)) }

func (r *reader) float(what string) float64 {
	s := r.word(what)
	x, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsNaN(x) || math.IsInf(x, 0) {
		r.at--
		r.fail("expected %s (a number), not %q", what, s)
	}
	return x
}

// bound reads a lower bound, or "none".
func (r *reader) bound() float64 {
	if r.accept("none") {
		return NoBound
	}
	return r.float("a bound")
}

// id reads a number with a letter in front.
func (r *reader) id(letter string, what string, limit int64) int32 {
	s := r.word(what)
	n, err := strconv.ParseInt(strings.TrimPrefix(s, letter), 10, 32)
	if err != nil || !strings.HasPrefix(s, letter) || n < 0 || n >= limit {
		r.at--
		r.fail("expected %s (%s and a number below %d), not %q", what, letter, limit, s)
	}
	return int32(n)
}

func (r *reader) vreg() VReg { return VReg(r.id("v", "a virtual register", int64(len(r.p.VRegs)))) }

// vregList reads virtual registers up to the end of the line.
func (r *reader) vregList() (list []VReg) {
	for strings.HasPrefix(r.peek(), "v") {
		list = append(list, r.vreg())
	}
	return list
}

func (r *reader) reg() Reg {
	s := r.word("a register")
	x, ok := r.m.RegByName(s)
	if !ok {
		r.at--
		r.fail("unknown register %q", s)
	}
	return x
}

// regs reads words as long as they name registers.
func (r *reader) regs() (rs RegSet) {
	for _, x := range r.regList() {
		rs.Add(x)
	}
	return rs
}

func (r *reader) regList() (list []Reg) {
	for r.more() {
		x, ok := r.m.RegByName(r.peek())
		if !ok {
			break
		}
		r.at++
		list = append(list, x)
	}
	return list
}

func (r *reader) class() ClassID {
	s := r.word("a class")
	c, ok := r.m.ClassByName(s)
	if !ok {
		r.at--
		r.fail("unknown class %q", s)
	}
	return c
}

func (r *reader) problemLine() {
	switch key := r.word("a keyword"); {
	case key == "machine" && !r.finished:
		r.m.Name = r.word("the machine's name")
		r.expect("units")
		r.m.NumUnits = int(r.int("the number of units", 0, MaxRegs))
		r.expect("prefix")
		r.m.PrefixBytes = r.int8("bytes")
	case key == "reg" && !r.finished:
		r.regLine()
	case key == "class" && !r.finished:
		r.classLine()
	case key == "group" && !r.finished:
		g := Group{Name: r.word("the group's name")}
		for r.accept("tuple") {
			g.Tuples = append(g.Tuples, r.regList())
		}
		r.m.Groups = append(r.m.Groups, g)
	case key == "regcost" && !r.finished:
		k := int(r.int("a higher number", int64(len(r.m.RegCosts)), math.MaxInt16))
		var c RegCost
		r.expect("prefix")
		c.Prefix = r.regs()
		r.expect("longer")
		c.Longer = r.regs()
		r.expect("shorter")
		c.Shorter = r.regs()
		r.m.RegCosts = append(r.m.RegCosts, make([]RegCost, k-len(r.m.RegCosts))...)
		r.m.RegCosts = append(r.m.RegCosts, c)
	case key == "problem" && !r.finished:
		r.finished = true
		r.where.problem = TextPos{int32(r.line), 1}
		r.m.Finish()
		r.p.Name = r.word("the problem's name")
		r.p.SSA = r.accept("ssa")
	case !r.finished && r.m.Name == "":
		r.at--
		r.fail("expected \"machine\": not the text of an allocation problem (spillway compile --dump-problems writes some)")
	case !r.finished:
		r.at--
		r.fail("unknown keyword %q, or in the wrong place", key)
	case key == "reserved":
		r.p.Reserved = r.regs()
	case key == "vreg" && !r.started:
		r.vregLine()
	case key == "block":
		r.blockLine()
	case strings.HasPrefix(key, "i") && r.block != None:
		r.at--
		r.instrLine()
	case strings.HasPrefix(key, "e") && r.block != None:
		r.at--
		r.edgeLine()
	default:
		r.at--
		r.fail("unknown keyword %q, or in the wrong place", key)
	}
}

func (r *reader) regLine() {
	if len(r.m.Regs) == MaxRegs {
		r.fail("a machine has at most %d registers", MaxRegs)
	}
	x := RegInfo{Name: r.word("the register's name")}
	if why := r.m.rejects(x.Name); why != "" {
		r.at--
		r.fail("%s", why)
	}
	r.expect("units")
	for r.more() && r.peek() != "part" && r.peek() != "save" && r.peek() != "reserved" {
		x.Units.Add(Reg(r.int("a unit", 0, int64(r.m.NumUnits)-1)))
	}
	if r.accept("part") {
		x.Part = &Part{Of: r.reg(), Bit: uint8(r.int("a bit", 0, 127))}
	}
	if r.accept("save") {
		x.SaveCost = r.int8("bytes")
		x.SaveSpeed = r.int8("cost")
	}
	x.Reserved = r.accept("reserved")
	r.m.Regs = append(r.m.Regs, x)
}

// rejects returns why name cannot be the name of a further register of m, or "".
func (m *Machine) rejects(name string) string {
	if _, ok := m.RegByName(name); ok {
		return fmt.Sprintf("register %q is already declared", name)
	}
	switch name {
	case "part", "save", "reserved", "regs", "prefix", "tuple", "longer", "shorter", ":", ";", ",":
		return fmt.Sprintf("a register cannot have the name %q", name)
	}
	return ""
}

func (r *reader) classLine() {
	x := Class{Name: r.word("the class's name")}
	r.expect("slot")
	x.SpillSize = int32(r.int("size", 0, 1<<20))
	x.SpillAlign = int32(r.int("alignment", 0, 1<<20))
	for _, c := range []struct {
		name string
		cost *int8
	}{{"move", &x.Move}, {"load", &x.Load}, {"store", &x.Store}, {"swap", &x.Swap}} {
		r.expect(c.name)
		*c.cost = r.int8("bytes")
	}
	r.expect("regs")
	x.Regs = r.regList()
	if r.accept("prefix") {
		x.Prefix = r.regs()
	}
	r.m.Classes = append(r.m.Classes, x)
}

func (r *reader) vregLine() {
	r.where.vregs = append(r.where.vregs, TextPos{int32(r.line), int32(r.words[0].column)})
	r.int2("v", len(r.p.VRegs))
	x := VRegInfo{Class: r.class(), Remat: None}
	if r.accept("remat") {
		x.Remat = InstrID(r.id("i", "an instruction", maxID))
		r.expect("bytes")
		x.RematBytes = r.int8("bytes")
		r.expect("speed")
		x.RematSpeed = r.int8("cost")
	}
	r.p.VRegs = append(r.p.VRegs, x)
}

// int2 reads a number that must equal next.
func (r *reader) int2(letter string, next int) {
	if n := r.id(letter, "the next number", maxID); int(n) != next {
		r.at--
		r.fail("expected %s%d", letter, next)
	}
}

func (r *reader) blockLine() {
	r.started = true
	r.where.blocks = append(r.where.blocks, TextPos{int32(r.line), int32(r.words[0].column)})
	r.int2("b", len(r.p.Blocks))
	r.block = BlockID(len(r.p.Blocks))
	b := Block{}
	r.expect("freq")
	b.Freq = r.float("executions")
	r.expect("loop")
	b.Loop = int32(r.int("depth", 0, 1<<20))
	r.expect("split")
	b.LastSplit = InstrID(r.id("i", "an instruction", maxID))
	b.Params[0] = int32(len(r.p.Params))
	if r.accept("params") {
		r.p.Params = append(r.p.Params, r.vregList()...)
	}
	b.Params[1] = int32(len(r.p.Params))
	r.p.Blocks = append(r.p.Blocks, b)
	r.ranges = append(r.ranges, blockRange{-1, -1, -1, -1})
}

// next extends a half-open range to include n, which must equal its end.
func (r *reader) next(first, end *int32, n int32) {
	if *first < 0 {
		*first, *end = n, n
	}
	if *end != n {
		r.fail("number %d is out of order in its block, expected %d", n, *end)
	}
	*end = n + 1
}

func (r *reader) instrLine() {
	at := r.here()
	i := InstrID(r.id("i", "an instruction", maxID))
	x := &r.ranges[r.block]
	r.next(&x.instr, &x.instrEnd, int32(i))
	if _, ok := r.instrs[i]; ok {
		r.fail("instruction %d is already there", i)
	}
	var in Instr
	in.Operands[0] = OpID(r.id("@", "the first operand's number", maxID))
	in.Op = int32(r.int("the operation", 0, 1<<20))
	op := r.word("the operation's name")
	for int(in.Op) >= len(r.p.OpNames) {
		r.p.OpNames = append(r.p.OpNames, "")
	}
	r.p.OpNames[in.Op] = op
	for _, f := range flagNames {
		if r.accept(f.name) {
			in.Flags |= f.flag
		}
	}
	if r.accept("mem") {
		in.MemLimit = uint8(r.int("operands", 0, math.MaxUint8))
	}
	if r.accept("clobbers") {
		in.Clobbers = r.regs()
	}
	var ops []Operand
	for sep := ":"; r.accept(sep); sep = ";" {
		r.where.operands[in.Operands[0]+OpID(len(ops))] = r.here()
		ops = append(ops, r.operand())
	}
	in.Operands[1] = in.Operands[0] + OpID(len(ops))
	r.instrs[i], r.where.instrs[i] = placedInstr{in, ops}, at
}

func (r *reader) operand() Operand {
	o := Operand{Mem: NoAlt, Const: NoAlt}
	switch role := r.word("use, def or usedef"); role {
	case "use":
	case "def":
		o.Role = Def
	case "usedef":
		o.Role = UseDef
	default:
		r.at--
		r.fail("expected use, def or usedef, not %q", role)
	}
	o.VReg = r.vreg()
	o.Class = r.class()
	o.Pos = defaultPos(o.Role)
	if r.accept("early") {
		o.Pos = Early
	} else if r.accept("late") {
		o.Pos = Late
	}
	switch {
	case r.accept("in"):
		o.Constraint, o.Reg = InReg, r.reg()
	case r.accept("tied"):
		o.Constraint, o.Tied = TiedTo, int16(r.int("an operand's number", 0, math.MaxInt16))
	case r.accept("group"):
		o.Constraint, o.Reg = InGroup, Reg(r.int("a group's number", 0, int64(len(r.m.Groups))-1))
		o.Tied = int16(r.int("a position in the group", 0, math.MaxInt16))
	case r.accept("anywhere"):
		o.Constraint = Anywhere
	}
	if r.accept("regcost") {
		o.RegCost = RegCostID(r.int("a register cost", 0, int64(len(r.m.RegCosts))-1))
	}
	if r.accept("mem") {
		o.Mem = r.int8("bytes")
	}
	if r.accept("const") {
		o.Const = r.int8("bytes")
	}
	return o
}

func (r *reader) edgeLine() {
	at := r.here()
	e := EdgeID(r.id("e", "an edge", maxID))
	x := &r.ranges[r.block]
	r.next(&x.edge, &x.edgeEnd, int32(e))
	if _, ok := r.edges[e]; ok {
		r.fail("edge %d is already there", e)
	}
	edge := Edge{From: r.block}
	r.expect("->")
	edge.To = BlockID(r.id("b", "a block", maxID))
	r.expect("freq")
	edge.Freq = r.float("executions")
	edge.NoSplit = r.accept("nosplit")
	if r.accept("args") {
		r.args[e] = r.vregList()
	}
	r.edges[e], r.where.edges[e] = placedEdge{edge}, at
}

// finish orders instructions, edges and operands by their numbers.
func (r *reader) finish() (err error) {
	defer func() {
		if x := recover(); x != nil {
			e, ok := x.(*ParseError)
			if !ok {
				panic(x)
			}
			err = e
		}
	}()
	p := r.p
	r.words = nil
	if !r.finished {
		r.fail("missing problem line")
	}
	p.Instrs, p.Edges = make([]Instr, len(r.instrs)), make([]Edge, len(r.edges))
	n := 0
	for _, x := range r.instrs {
		n += len(x.ops)
	}
	p.Operands = make([]Operand, n)
	filled := make([]bool, n)
	for i := range p.Instrs {
		x, ok := r.instrs[InstrID(i)]
		if !ok {
			r.fail("%d instructions but no i%d", len(r.instrs), i)
		}
		p.Instrs[i] = x.instr
		for k, o := range x.ops {
			at := int(x.instr.Operands[0]) + k
			if at >= n || filled[at] {
				r.failAt(r.where.instrs[InstrID(i)], "operand numbers of i%d overlap others or leave a gap", i)
			}
			p.Operands[at], filled[at] = o, true
		}
		if int(x.instr.Operands[0]) > n {
			r.failAt(r.where.instrs[InstrID(i)], "operand numbers of i%d leave a gap", i)
		}
	}
	for e := range p.Edges {
		x, ok := r.edges[EdgeID(e)]
		if !ok {
			r.fail("%d edges but no e%d", len(r.edges), e)
		}
		p.Edges[e] = x.edge
		first := int32(len(p.Args))
		p.Args = append(p.Args, r.args[EdgeID(e)]...)
		p.Edges[e].Args = [2]int32{first, int32(len(p.Args))}
	}
	for b, x := range r.ranges {
		p.Blocks[b].Instrs = [2]InstrID{InstrID(max(x.instr, 0)), InstrID(max(x.instrEnd, 0))}
		p.Blocks[b].Succs = [2]EdgeID{EdgeID(max(x.edge, 0)), EdgeID(max(x.edgeEnd, 0))}
	}
	return nil
}

func (r *reader) resultLine() {
	switch key := r.word("a keyword"); {
	case key == "result":
		r.word("the problem's name")
		r.expect("bound")
		r.res.Bound = r.bound()
		if r.accept("model") {
			r.res.ModelBound = r.bound()
		}
	case key == "slot":
		r.int2("s", len(r.res.Slots))
		size := int32(r.int("size", 0, 1<<20))
		r.res.Slots = append(r.res.Slots, Slot{size, int32(r.int("alignment", 0, 1<<20))})
	case key == "before":
		i := InstrID(r.id("i", "an instruction", int64(len(r.p.Instrs))))
		r.res.InstrMoves = append(r.res.InstrMoves, InstrMove{i, r.move()})
	case key == "on":
		e := EdgeID(r.id("e", "an edge", int64(len(r.p.Edges))))
		r.res.EdgeMoves = append(r.res.EdgeMoves, EdgeMove{e, r.move()})
	default:
		r.at--
		i := r.id("i", "an instruction", int64(len(r.p.Instrs)))
		ops := r.p.Instrs[i].Operands
		for n := ops[0]; n < ops[1]; n++ {
			r.res.Locs[n] = r.loc()
		}
	}
}

func (r *reader) move() (m Move) {
	r.expect("step")
	m.Step = int32(r.int("a step", 0, maxID))
	m.VReg = r.vreg()
	m.Dst = r.loc()
	r.expect("<-")
	m.Src = r.loc()
	return m
}

func (r *reader) loc() Loc {
	switch s := r.peek(); {
	case r.accept("-"):
		return 0
	case r.accept("remat"):
		return Recomputed
	case strings.HasPrefix(s, "s"):
		return InSlot(r.id("s", "a slot", maxID))
	}
	return InRegister(Reg(r.id("r", "a location", int64(len(r.m.Regs)))))
}

package mach

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Parse parses functions in the text form that Print writes. Symbols become separate declarations. An error names the
// line.
func Parse(file, text string, t *target.Target) ([]*Func, error) {
	p := &parser{file: file, t: t, syms: make(map[string]ir.Symbol), blocks: make(map[int]*ir.Block), maxVReg: max(1<<16, int64(len(text)))}
	for i, line := range strings.Split(text, "\n") {
		p.line = i + 1
		p.words, p.at = split(line), 0
		if len(p.words) > 0 {
			p.parseLine(p.words[0])
		}
		if p.err != nil {
			return nil, p.err
		}
	}
	for _, e := range p.edges {
		if int(e.to) >= len(e.f.Blocks) {
			p.line = e.line
			p.errorf("unknown block %d", e.to)
			return nil, p.err
		}
	}
	for _, f := range p.funcs {
		f.ComputePreds()
		f.findLeaving()
	}
	return p.funcs, nil
}

// parser is the working state of Parse.
type parser struct {
	file   string
	t      *target.Target
	syms   map[string]ir.Symbol
	blocks map[int]*ir.Block
	// Virtual register numbers are below this: those of a function are dense.
	maxVReg int64

	edges []parsedEdge
	line  int
	words []string // of the line
	at    int      // next word
	funcs []*Func
	f     *Func  // the last one
	b     *Block // the last one
	err   error
}

// A parsedEdge is an edge whose target is checked once all blocks are known.
type parsedEdge struct {
	f    *Func
	to   BlockID
	line int
}

// split cuts a line into words; a quoted string is part of its word.
func split(line string) (words []string) {
	start, quoted := -1, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && quoted:
			i++
		case c == '"':
			quoted = !quoted
		case c == ' ' && !quoted:
			if start >= 0 {
				words = append(words, line[start:i])
			}
			start = -1
			continue
		}
		if start < 0 {
			start = i
		}
	}
	if start >= 0 {
		words = append(words, line[start:])
	}
	return words
}

func (p *parser) errorf(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf("%s:%d: %s", p.file, p.line, fmt.Sprintf(format, args...))
	}
}

// next returns the next word, "" at the end of the line.
func (p *parser) next() string {
	if p.at >= len(p.words) {
		return ""
	}
	p.at++
	return p.words[p.at-1]
}

// accept reports whether the next word is w, and skips it.
func (p *parser) accept(w string) bool {
	if p.at < len(p.words) && p.words[p.at] == w {
		p.at++
		return true
	}
	return false
}

func (p *parser) expect(w string) {
	if !p.accept(w) {
		p.errorf("want %q", w)
	}
}

func (p *parser) int() int64 {
	w := p.next()
	n, err := strconv.ParseInt(w, 10, 64)
	if err != nil {
		p.errorf("want a number, not %q", w)
	}
	return n
}

func (p *parser) float() float64 {
	w := p.next()
	x, err := strconv.ParseFloat(w, 64)
	if err != nil {
		p.errorf("want a number, not %q", w)
	}
	return x
}

func (p *parser) parseLine(first string) {
	switch {
	case first == "func":
		p.at++
		p.header()
	case p.f == nil:
		p.errorf("want func, not %q", first)
	case first == "slot":
		p.at++
		p.slot()
	case first == "block":
		p.at++
		p.block()
	case p.b == nil:
		p.errorf("want block, not %q", first)
	case first == "->":
		p.at++
		p.succs()
	default:
		p.instr()
	}
}

func (p *parser) header() {
	f := &Func{Name: strings.TrimPrefix(p.next(), "@"), Target: p.t}
	if strings.HasPrefix(f.Name, `"`) {
		name, err := strconv.Unquote(f.Name)
		if err != nil {
			p.errorf("want a name, not %s", f.Name)
		}
		f.Name = name
	}
	f.IR = &ir.Func{SymInfo: ir.SymInfo{Name: f.Name}}
	p.expect("target")
	if name := p.next(); name != p.t.Name {
		p.errorf("function is for target %q, not %q", name, p.t.Name)
	}
	p.expect("stage")
	stage := p.next()
	for s, name := range stageNames {
		if name == stage {
			f.Stage = Stage(s)
		}
	}
	if f.Stage.String() != stage {
		p.errorf("unknown stage %q", stage)
	}
	f.UsesFP = p.accept("fp")
	f.HasCalls = p.accept("calls")
	p.f, p.b = f, nil
	p.funcs = append(p.funcs, f)
}

func (p *parser) slot() {
	if n := p.int(); n != int64(len(p.f.Slots)) {
		p.errorf("want slot %d, not slot %d", len(p.f.Slots), n)
	}
	var s Slot
	kind := p.next()
	for k, name := range slotKindNames {
		if name == kind {
			s.Kind = SlotKind(k)
		}
	}
	if s.Kind.String() != kind {
		p.errorf("unknown slot kind %q", kind)
	}
	p.expect("size")
	s.Size = p.int()
	p.expect("align")
	s.Align = p.int()
	p.expect("offset")
	s.Offset = p.int()
	if p.accept("protect") {
		name, ok := p.next(), false
		if s.Protection, ok = ir.ParseProtection(name); !ok {
			p.errorf("unknown protection %q", name)
		}
	}
	p.f.Slots = append(p.f.Slots, s)
}

func (p *parser) block() {
	b := &Block{ID: BlockID(p.int())}
	if int(b.ID) != len(p.f.Blocks) {
		p.errorf("want block %d, not block %d", len(p.f.Blocks), b.ID)
	}
	p.expect("freq")
	b.Freq = p.float()
	p.expect("loop")
	b.Loop = int32(p.int())
	b.AddressTaken = p.accept("address")
	b.Bare = p.accept("bare")
	if p.accept("when") {
		condition := p.next()
		if p.t.Predication != nil {
			b.When = uint8(slices.Index(p.t.Predication.Conditions, condition) + 1)
		}
		if b.When == 0 {
			p.errorf("target %s has no condition %q", p.t.Name, condition)
		}
	}
	if p.accept("params") {
		for p.at < len(p.words) {
			b.Params = append(b.Params, p.operand(p.next()).VReg)
		}
	}
	p.f.Blocks = append(p.f.Blocks, b)
	p.b = b
}

// operand reads v3:r64, v3:r64@rdi or @rdi.
func (p *parser) operand(w string) Operand {
	o := Operand{VReg: NoVReg, Reg: regalloc.NoReg}
	name, reg, fixed := strings.Cut(w, "@")
	if fixed {
		r, ok := p.t.Machine.RegByName(reg)
		if !ok {
			p.errorf("unknown register %q", reg)
		}
		o.Reg = r
	}
	if name == "" {
		return o
	}
	num, class, ok := strings.Cut(strings.TrimPrefix(name, "v"), ":")
	n, err := strconv.ParseInt(num, 10, 31)
	c, known := p.t.Machine.ClassByName(class)
	if !ok || err != nil || !known || name[0] != 'v' || n >= p.maxVReg {
		p.errorf("want an operand such as v3:%s, not %q", p.t.Machine.Classes[0].Name, w)
		return o
	}
	for int(n) >= len(p.f.VRegs) {
		p.f.VRegs = append(p.f.VRegs, VRegInfo{})
	}
	p.f.VRegs[n].Class = c
	o.VReg = VReg(n)
	return o
}

func isOperand(w string) bool {
	return strings.HasPrefix(w, "@") || len(w) > 1 && w[0] == 'v' && w[1] >= '0' && w[1] <= '9'
}

// succs reads 1(v1:r32 v2:r64) 0.5, 2() 0.5.
func (p *parser) succs() {
	for p.at < len(p.words) && p.err == nil {
		num, arg, _ := strings.Cut(p.next(), "(")
		to, err := strconv.ParseInt(num, 10, 31)
		if err != nil {
			p.errorf("want a block number, not %q", num)
		}
		if to < 0 {
			p.errorf("unknown block %d", to)
		}
		p.edges = append(p.edges, parsedEdge{p.f, BlockID(to), p.line})
		e := Edge{To: BlockID(to)}
		for arg != ")" && p.err == nil {
			word, end := strings.CutSuffix(arg, ")")
			e.Args = append(e.Args, p.operand(word).VReg)
			if end {
				break
			}
			if arg = p.next(); arg == "" {
				p.errorf("want )")
			}
		}
		if w := p.next(); p.err == nil {
			if e.Prob, err = strconv.ParseFloat(strings.TrimSuffix(w, ","), 64); err != nil {
				p.errorf("want a probability, not %q", w)
			}
		}
		p.b.Succs = append(p.b.Succs, e)
	}
}

// maxOperands is the maximum number of words of an instruction, since operand numbers are small.
const maxOperands = 100

func (p *parser) instr() {
	if len(p.words) > maxOperands {
		p.errorf("instruction has more than %d words", maxOperands)
		return
	}
	in := Instr{Mem: NoMem}
	var defs []Operand
	for isOperand(p.words[p.at]) {
		defs = append(defs, p.operand(p.next()))
		if p.at >= len(p.words) {
			p.errorf("want = and an instruction")
			return
		}
	}
	if len(defs) > 0 {
		p.expect("=")
	}
	name := p.next()
	id, ok := p.t.Tile(name)
	if !ok {
		p.errorf("target %s has no tile %q", p.t.Name, name)
		return
	}
	in.Tile = id
	tile := &p.t.Tiles[id]
	if len(defs) < tile.NumDefs {
		p.errorf("%s has %d results, needs %d", name, len(defs), tile.NumDefs)
		return
	}
	in.Regs = append(in.Regs, defs[:tile.NumDefs]...)
	in.NumRets = uint8(len(defs) - tile.NumDefs)
	extras := p.uses(&in, tile)
	p.rest(&in)
	if in.Sym != nil && (in.Mem.Thread || tile.Imm >= 0 && tile.Operands[tile.Imm].Imm.Thread) {
		in.Sym.Sym().ThreadLocal = true
	}
	in.Regs = append(append(in.Regs, extras...), defs[tile.NumDefs:]...)
	if !in.fitsInlineAsm() {
		p.errorf("%s does not have the operands of its text", name)
		return
	}
	p.b.Instrs = append(p.b.Instrs, in)
}

// uses reads the register uses and the address, in any order, and returns the
// uses beyond those of the tile, which come after the address's registers.
func (p *parser) uses(in *Instr, tile *target.Tile) (extras []Operand) {
	var uses []Operand
	address := ""
	for ; p.at < len(p.words) && p.err == nil; p.at++ {
		w := p.words[p.at]
		if isOperand(w) {
			uses = append(uses, p.operand(w))
		} else if w[0] == '[' {
			address = w
		} else {
			break
		}
	}
	n := min(len(uses), tile.NumUses)
	in.Regs = append(in.Regs, uses[:n]...)
	if address != "" {
		p.mem(in, address)
	}
	return uses[n:]
}

// routine records that the current instruction starts routine n.
func (p *parser) routine(n int32, length int) {
	if n < 1 || int(n) > len(p.f.Routines)+1 || length < 1 {
		p.errorf("invalid routine %d of %d instructions", n, length)
		return
	}
	if int(n) > len(p.f.Routines) {
		p.f.Routines = append(p.f.Routines, Routine{Sym: &ir.Func{SymInfo: ir.SymInfo{Name: fmt.Sprintf("OUTLINED_FUNCTION_%d", n-1), Linkage: ir.Internal}}, Length: length})
	}
}

// rest parses the part after the operands.
func (p *parser) rest(in *Instr) {
	for p.at < len(p.words) && p.err == nil {
		switch w := p.next(); w {
		case "imm":
			in.Imm = p.int()
		case "cond":
			in.Pred = p.pred(p.next(), ir.EQ, ir.SLE)
		case "fcond":
			in.Pred = p.pred(p.next(), ir.FFalse, ir.FTrue)
		case "sym":
			in.Sym = p.symbol(p.next())
		case "label":
			n := int(p.int())
			if p.blocks[n] == nil {
				p.blocks[n] = &ir.Block{ID: n}
			}
			in.Block = p.blocks[n]
		case "asm":
			in.Value = p.inlineAsm(p.next())
		case "!folded":
			in.Folded = true
		case "!flags":
			in.Flags = true
		case "!routine":
			in.Routine = int32(p.int())
			p.routine(in.Routine, int(p.int()))
		case "!joinsnext":
			in.Join = JoinsNext
		case "!joinsprevious":
			in.Join = JoinsPrevious
		default:
			for o, name := range originNames {
				if o > 0 && w == "!"+name {
					in.Origin = Origin(o)
				}
			}
			if in.Origin == FromProgram {
				p.errorf("unexpected %q", w)
			}
		}
	}
}

func (p *parser) pred(w string, lo, hi ir.Pred) ir.Pred {
	for q := lo; q <= hi; q++ {
		if q.String() == w {
			return q
		}
	}
	p.errorf("unknown condition %q", w)
	return ir.PredNone
}

func (p *parser) symbol(w string) ir.Symbol {
	name, err := strconv.Unquote(strings.TrimPrefix(w, "@"))
	if err != nil {
		p.errorf("want a symbol such as @\"name\", not %q", w)
	}
	if p.syms[name] == nil {
		p.syms[name] = &ir.Global{SymInfo: ir.SymInfo{Name: name, Declared: true}}
	}
	return p.syms[name]
}

// mem reads an address.
func (p *parser) mem(in *Instr, w string) {
	in.Mem.Used = true
	if !strings.HasSuffix(w, "]") {
		p.errorf("want ] at the end of %q", w)
		return
	}
	for _, part := range strings.Split(w[1:len(w)-1], "+") {
		switch {
		case part == "sym":
			in.Mem.HasSym = true
		case part == "got":
			in.Mem.GOT = true
		case part == "thread":
			in.Mem.Thread = true
		case strings.HasPrefix(part, "segment:"):
			n, err := strconv.ParseUint(part[len("segment:"):], 10, 8)
			if err != nil || n < 1 || n > uint64(len(p.f.Target.Address.Segments)) {
				p.errorf("unknown segment %q", part)
			}
			in.Mem.Segment = uint8(n)
		case strings.HasPrefix(part, "slot"):
			n, err := strconv.ParseInt(part[4:], 10, 32)
			if err != nil {
				p.errorf("unknown slot %q", part)
			}
			in.Mem.Slot = int32(n)
		case isOperand(part):
			reg, scale, indexed := strings.Cut(part, "*")
			in.Regs = append(in.Regs, p.operand(reg))
			k := int8(len(in.Regs) - 1)
			if !indexed {
				in.Mem.Base = k
				break
			}
			n, err := strconv.ParseUint(scale, 10, 8)
			if err != nil {
				p.errorf("invalid scale %q", scale)
			}
			in.Mem.Index, in.Mem.Scale = k, uint8(n)
		default:
			n, err := strconv.ParseInt(part, 10, 32)
			if err != nil {
				p.errorf("unexpected %q in an address", part)
			}
			in.Mem.Off = int32(n)
		}
	}
}

package target

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
)

// builder makes tiles from rows.
type builder struct {
	mu        sync.Mutex // held while tiles are made
	t         *Target
	rows      []Row
	first     []TileID          // by row: its first tile, and last how many it has
	plain     *group            // the tiles without a pattern, or nil
	of        []*group          // scratch
	named     map[string]TileID // by name: those of rows that are referred to by name; nil: not computed
	byName    map[string]TileID // by name: all; nil: not computed
	unnamed   string            // the name for which byName was computed
	errs      []error
	ops       map[string]ir.Op
	heads     [3]namedHead         // the last lookups: at roots, one level below, and two levels below
	shapes    map[string]Shape     // of patterns by their arguments; see shapeOver
	skeletons map[string]*skeleton // by pattern
	regs      map[string]regalloc.Reg
	arenas
	literals []LiteralUse // of the tile being built
	ids      []TileID     // scratch
	text     Pen
	parser   patternParser
	finder   formFinder
}

// arenas are the memory of the parts of tiles.
type arenas struct {
	groups []group // arenas
	nodes  []Node
	kids   []*Node
	parts  []part
	lines  []AsmLine
	refs   []int8
	uses   []Operand
	links  []TileID
	lists  [][]TileID
	bytes  []int8
}

func newBuilder(t *Target, rows []Row) *builder {
	b := &builder{t: t, rows: rows, shapes: make(map[string]Shape), skeletons: make(map[string]*skeleton, len(rows)/2), ops: make(map[string]ir.Op, ir.MaxOps), regs: make(map[string]regalloc.Reg)}
	for op := ir.OpInvalid + 1; op < ir.MaxOps; op++ {
		if t.Ops.Has(op) {
			b.ops[t.Ops.Name(op)] = op
		}
	}
	for r := range t.Machine.Regs {
		b.regs[t.Machine.Regs[r].Name] = regalloc.Reg(r)
	}
	return b
}

// row returns the row of a tile.
func (b *builder) row(id TileID) Row {
	i := b.rowOf(id)
	r := b.rows[i]
	if r.Each != nil {
		r.later = newFillers(newFiller(r.Each[id-b.first[i]]), r.later)
	}
	r.write(&b.text)
	return r
}

// build fills tile in from row.
func (b *builder) build(tile *Tile, row *Row) error {
	tile.Name, tile.Flags, tile.Needs, tile.Cycles = row.Name, row.Flags, row.Needs, row.Cycles
	p := &b.parser
	*p = patternParser{b: b, text: row.Pattern, named: p.named[:0]}
	patterns, err := p.tile()
	if err != nil {
		return err
	}
	if len(patterns) > 0 {
		tile.Pattern = patterns[0]
	}
	tile.Forms = new(Forms)
	if len(patterns) > 1 {
		tile.Patterns = patterns
	}
	if err := b.temporaries(p, row.Constraints); err != nil {
		return err
	}
	b.number(tile, p, patterns)
	if err := b.constrain(tile, row.Constraints); err != nil {
		return err
	}
	if err := b.assembly(tile, row.Asm); err != nil {
		return err
	}
	tile.text.table, tile.text.flagLines = row.Table, row.FlagLines
	b.seenNarrow(tile)
	b.byteOperands(tile)
	b.flags(tile, patterns)
	b.zero(tile)
	b.merges(tile)
	b.conditionFlags(tile)
	if tile.Flags&TileHidden == 0 && b.namesFrame(tile) {
		tile.Flags |= TileFrame
	}
	if tile.Flags&TileByte != 0 {
		tile.Flags |= TileHidden
	}
	return nil
}

// temporaries adds the operands that occur only in the constraints.
func (b *builder) temporaries(p *patternParser, constraints string) error {
	for rest := constraints; rest != ""; {
		var word string
		word, rest = nextWord(rest)
		name, spec, ok := strings.Cut(word, ":")
		if !ok || name == "clobber" {
			continue
		}
		spec = strings.TrimSuffix(spec, "!")
		spec, _, _ = strings.Cut(spec, "=")
		spec, _, _ = strings.Cut(spec, "@")
		o := Operand{Name: name, Kind: RegOperand, Type: typeByName(spec), Def: true, Temp: true}
		switch name[0] {
		case '<':
			o.Name, o.Def, o.Temp = name[1:], false, false
		case '>':
			o.Name, o.Temp = name[1:], false
		}
		if o.Type == nil {
			o.Type, o.Def, o.Temp = b.t.Classes.Ptr, false, false
			if err := p.kind(&o, spec); err != nil {
				return fmt.Errorf("constraint %q: %w", word, err)
			}
		}
		p.named = append(p.named, o)
	}
	return nil
}

// nextWord returns the first word of s, and the rest after the spaces that follow it.
func nextWord(s string) (word, rest string) {
	start := 0
	for start < len(s) && s[start] == ' ' {
		start++
	}
	end := start
	for end < len(s) && s[end] != ' ' {
		end++
	}
	next := end
	for next < len(s) && s[next] == ' ' {
		next++
	}
	return s[start:end], s[next:]
}

// number gives the operands their final order and the leaves their numbers.
func (b *builder) number(tile *Tile, p *patternParser, patterns []*Node) {
	var order [16]int8
	n := len(p.named)
	tile.Operands = take(&b.uses, n)[:0]
	rank := func(o *Operand) int {
		switch {
		case o.Def:
			return 0
		case o.Kind == RegOperand:
			return 1
		}
		return 2
	}
	for r := range 3 {
		for i := range p.named {
			if o := &p.named[i]; rank(o) == r {
				order[i] = int8(len(tile.Operands))
				tile.Operands = append(tile.Operands, *o)
			}
		}
	}
	tile.Mem, tile.Imm, tile.Pred = -1, -1, -1
	for i := range tile.Operands {
		o := &tile.Operands[i]
		o.Fixed, o.Tied = regalloc.NoReg, -1
		switch {
		case o.Kind == MemOperand:
			tile.Mem = i
		case o.Kind == ImmOperand:
			tile.Imm = i
		case o.Kind == PredOperand:
			tile.Pred = i
		case o.Def:
			tile.NumDefs++
		default:
			tile.NumUses++
		}
		if o.Kind == RegOperand {
			o.Class = b.t.ClassOf(o.Type)
		}
	}
	for i, pat := range patterns {
		if i > 0 && len(pat.Kids) > 0 && len(patterns[0].Kids) > 0 && &pat.Kids[0] == &patterns[0].Kids[0] {
			continue // another result of the same operation: its operands are already numbered
		}
		renumber(pat, &order)
	}
}

func renumber(n *Node, order *[16]int8) {
	if n.Op == ir.OpInvalid && n.Operand >= 0 {
		n.Operand = int(order[n.Operand])
	}
	if n.PredOp >= 0 {
		n.PredOp = int(order[n.PredOp])
	}
	for _, k := range n.Kids {
		renumber(k, order)
	}
}

// operand returns the number of the operand of the given name, or -1.
func (t *Tile) operand(name string) int {
	for i := range t.Operands {
		if t.Operands[i].Name == name {
			return i
		}
	}
	return -1
}

// constrain applies the constraints to the operands.
func (b *builder) constrain(tile *Tile, constraints string) error {
	for rest := constraints; rest != ""; {
		var word string
		word, rest = nextWord(rest)
		if name, ok := strings.CutPrefix(word, "clobber:"); ok {
			r, ok := b.regs[name]
			if !ok {
				return fmt.Errorf("constraint %q: no register %q", word, name)
			}
			tile.Clobbers.Add(r)
			continue
		}
		if name, spec, ok := strings.Cut(word, "+"); ok {
			if err := b.offsets(tile, name, spec); err != nil {
				return fmt.Errorf("constraint %q: %w", word, err)
			}
			continue
		}
		if err := b.constraint(tile, word); err != nil {
			return fmt.Errorf("constraint %q: %w", word, err)
		}
	}
	return nil
}

// offsets restricts the offsets of the named operand, an address.
func (b *builder) offsets(tile *Tile, name, spec string) error {
	i := tile.operand(name)
	if i < 0 || tile.Operands[i].Kind != MemOperand {
		return fmt.Errorf("no address %q", name)
	}
	if own, ok := strings.CutPrefix(spec, "sp"); ok {
		return stackUse(&tile.Operands[i], own)
	}
	spec, scale, scaled := strings.Cut(spec, "*")
	if n, err := strconv.ParseUint(scale, 10, 8); scaled && err != nil {
		return err
	} else if scaled && n == 0 {
		tile.Operands[i].Scale = NoIndex
	} else if scaled {
		tile.Operands[i].Scale = uint8(n)
	}
	if set := b.t.immSet(spec); set != nil {
		tile.Operands[i].Imm = ImmRange{Lo: math.MinInt64, Hi: math.MaxInt64, Set: set}
		return nil
	}
	r, err := offsetRange(spec)
	tile.Operands[i].Imm = r
	return err
}

// stackUse parses the text after sp: =none, or =LO..HI or !LO..HI.
func stackUse(o *Operand, spec string) (err error) {
	if spec == "=none" {
		o.Stack = StackNone
		return nil
	}
	if o.Stack = StackOwn; strings.HasPrefix(spec, "!") {
		o.Stack = StackOnly
	}
	o.StackImm, err = offsetRange(strings.TrimLeft(spec, "=!"))
	return err
}

// offsetRange parses LO..HI or LO..HI/STEP.
func offsetRange(spec string) (ImmRange, error) {
	spec, step, stepped := strings.Cut(spec, "/")
	lo, hi, ok := strings.Cut(spec, "..")
	l, err1 := strconv.ParseInt(lo, 0, 64)
	h, err2 := strconv.ParseInt(hi, 0, 64)
	r := ImmRange{Lo: l, Hi: h}
	var err3 error
	if stepped {
		r.Step, err3 = strconv.ParseInt(step, 0, 64)
	}
	if !ok || err1 != nil || err2 != nil || err3 != nil || r.Step < 0 || l > 0 || h < 0 || l == h {
		return r, errors.New("offsets are LO..HI or LO..HI/STEP, with 0 between")
	}
	return r, nil
}

func (b *builder) constraint(tile *Tile, word string) error {
	early := strings.HasSuffix(word, "!")
	late := strings.HasSuffix(word, "~")
	body := strings.TrimRight(word, "!~")
	body, tie, tied := strings.Cut(body, "=")
	body, reg, fixed := strings.Cut(body, "@")
	name, _, _ := strings.Cut(body, ":")
	i := tile.operand(strings.TrimLeft(name, "<>"))
	if i >= 0 && tile.Operands[i].Kind != RegOperand && !tied && !fixed {
		return nil
	}
	if i < 0 || tile.Operands[i].Kind != RegOperand {
		return fmt.Errorf("no register operand %q", name)
	}
	o := &tile.Operands[i]
	o.Early, o.Late = o.Early || early, o.Late || late
	if o.Early && !o.Def || o.Late && o.Def {
		return errors.New("only a result is early, only a use is late")
	}
	if tied {
		k := tile.operand(tie)
		if k < tile.NumDefs || k >= tile.NumDefs+tile.NumUses || !o.Def {
			return fmt.Errorf("%q is not a register use", tie)
		}
		o.Tied = k
	}
	if fixed {
		r, ok := b.regs[reg]
		if !ok {
			return fmt.Errorf("no register %q", reg)
		}
		o.Fixed = r
		b.include(o, r)
	}
	return nil
}

// include constrains o to register r, by a class that contains r.
func (b *builder) include(o *Operand, r regalloc.Reg) {
	classes := b.t.Machine.Classes
	if slices.Contains(classes[o.Class].Regs, r) {
		return
	}
	for c := range classes {
		if slices.Contains(classes[c].Regs, r) {
			o.Class = regalloc.ClassID(c)
		}
	}
}

// flags derives the flags from the patterns.
func (b *builder) flags(tile *Tile, patterns []*Node) {
	hasReg := tile.NumUses > 0
	var effect bool
	var visit func(n *Node)
	visit = func(n *Node) {
		tile.Size++
		switch n.Op {
		case ir.OpInvalid:
			tile.Size--
		case ir.OpLoad, ir.OpVMaskLoad:
			tile.Flags |= TileLoads
		case ir.OpStore:
			tile.Flags |= TileStores
		case ir.OpVMaskStore32, ir.OpVMaskStore64:
			tile.Flags |= TileStores
		case ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide:
			tile.Flags |= TileLoads | TileStores
		case ir.OpCall, ir.OpTLSGet:
			tile.Flags |= TileCall
		case ir.OpTailCall:
			tile.Flags |= TileCall | TileRet
		case ir.OpAsm:
			tile.Flags |= TileAsm
		}
		effect = effect || n.Op != ir.OpInvalid && (n.Op.HasEffect() || n.Op.IsTerminator())
		if n.Op != ir.OpInvalid && n.Op.HasEffect() && n.Op != ir.OpStore {
			tile.Flags |= TileEffect
		}
		if n.Op != ir.OpInvalid && n.Op.IsTerminator() {
			tile.Flags |= TileTerm
		}
		for _, k := range n.Kids {
			visit(k)
		}
	}
	for _, p := range patterns {
		visit(p)
	}
	if len(patterns) == 0 {
		return
	}
	if !hasReg && !effect && tile.Flags&(TileLoads|TileHidden|TileEffect) == 0 && tile.NumDefs == 1 && tile.Clobbers.Empty() {
		tile.Flags |= TileRemat
	}
	if root := patterns[0]; len(patterns) == 1 && root.Op == ir.OpInvalid && root.Operand >= 0 && tile.Operands[root.Operand].Kind == RegOperand {
		tile.Flags |= TileMove
	}
}

// zero marks tile if its last instruction sets the zero flag by its result.
func (b *builder) zero(tile *Tile) {
	lines := tile.Lines(0)
	if tile.NumDefs != 1 || len(lines) == 0 || tile.Flags&(TileTerm|TileHidden) != 0 {
		return
	}
	o := &tile.Operands[0]
	if !o.Type.IsInt() {
		return
	}
	text := lines[len(lines)-1].Text
	name, _, _ := strings.Cut(text, " ")
	seen := strings.HasSuffix(text, ", {"+o.Name+"}") || strings.HasSuffix(text, ", {"+o.Name+":"+strconv.Itoa(o.Type.Bits)+"}") ||
		text == name+" {"+o.Name+"}" || text == name+" {"+o.Name+":"+strconv.Itoa(o.Type.Bits)+"}"
	if seen && b.t.Syntax.Zero != nil && b.t.Syntax.Zero(name, o.Type.Bits) {
		tile.Flags |= TileZero
	}
}

// conditionFlags marks tile by its effect on the condition flags.
func (b *builder) conditionFlags(tile *Tile) {
	if b.t.Syntax.Flags == nil || tile.Flags&(TileCall|TileRet) != 0 || tile.Pattern == nil {
		return
	}
	lines := tile.Lines(0)
	if len(lines) == 0 && tile.Flags&TileAlias == 0 { // inline assembly: its text is not in the tile
		return
	}
	kept := TileKeepsFlags
	for i := range lines {
		l := &lines[i]
		if l.Enc.Label != "" {
			continue
		}
		name, rest, _ := strings.Cut(l.Text, " ")
		switch use := b.t.Syntax.Flags(name); {
		case use == FlagsKept:
		case use == FlagsLost || i > 0:
			return
		default:
			kept = TileCompares
			if x, y, ok := strings.Cut(rest, ", "); ok && use == FlagsTested && x == y {
				kept |= TileTests
			}
		}
	}
	tile.Flags |= kept
}

// merges marks tile if an instruction of it preserves a part of the register of the first result.
func (b *builder) merges(tile *Tile) {
	if b.t.Syntax.Merges == nil || tile.NumDefs == 0 || tile.Operands[0].Tied >= 0 || !tile.Operands[0].Type.IsFloat() {
		return
	}
	d := "{" + tile.Operands[0].Name + "}"
	lines := tile.Lines(0)
	for i := range lines {
		name, rest, _ := strings.Cut(lines[i].Text, " ")
		if k := b.t.Syntax.Merges(name); k > 0 {
			ops := strings.Split(rest, ", ")
			if n := len(ops); k <= n && ops[n-1] == d && ops[n-k] == d {
				tile.Flags |= TileMerges
			}
		}
	}
}

// namesFrame reports whether the text of tile refers to the stack or the frame pointer.
func (b *builder) namesFrame(tile *Tile) bool {
	names := b.t.RegNames[8*b.t.Layout.PtrBytes]
	if names == nil {
		return false
	}
	lines := tile.Lines(0)
	for i := range lines {
		for _, r := range [...]regalloc.Reg{b.t.SP, b.t.FP} {
			if r != regalloc.NoReg && hasWord(lines[i].Text, b.t.Syntax.RegPrefix+names[r]) {
				return true
			}
		}
	}
	return false
}

// hasWord reports whether word occurs in text as a whole word.
func hasWord(text, word string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return false
		}
		i += from
		if end := i + len(word); (i == 0 || !isWordByte(text[i-1])) && (end == len(text) || !isWordByte(text[end])) {
			return true
		}
		from = i + 1
	}
}

// isWordByte reports whether c may occur within a name.
func isWordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// typeByName returns the scalar type of a pattern's text, or nil.
func typeByName(s string) *ir.Type {
	switch s {
	case "i1":
		return ir.I1
	case "i8":
		return ir.I8
	case "i16":
		return ir.I16
	case "i32":
		return ir.I32
	case "i64":
		return ir.I64
	case "f32":
		return ir.F32
	case "f64":
		return ir.F64
	case "v", "v2i64":
		return ir.V2I64
	case "v16i8":
		return ir.V16I8
	case "v8i16":
		return ir.V8I16
	case "v4i32":
		return ir.V4I32
	case "v4f32":
		return ir.V4F32
	case "v2f64":
		return ir.V2F64
	case "y", "v4i64":
		return ir.V4I64
	case "v32i8":
		return ir.V32I8
	case "v16i16":
		return ir.V16I16
	case "v8i32":
		return ir.V8I32
	case "v8f32":
		return ir.V8F32
	case "v4f64":
		return ir.V4F64
	}
	return nil
}

// take returns n elements of an arena, growing it as needed.
func take[T any](arena *[]T, n int) []T {
	if len(*arena) < n {
		*arena = make([]T, max(n, 256))
	}
	s := (*arena)[:n:n]
	*arena = (*arena)[n:]
	return s
}

package target

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"spillway/ir"
)

// patternParser reads the pattern of one row. Operands are numbered in order of
// appearance; the builder orders them later.
type patternParser struct {
	b     *builder
	text  string
	pos   int
	named []Operand
}

// tile reads "d:T, e:U = pattern, pattern", or a pattern alone.
func (p *patternParser) tile() ([]*Node, error) {
	if strings.TrimSpace(p.text) == "" {
		return nil, nil
	}
	results := 0
	if i := strings.Index(p.text, " = "); i >= 0 {
		for _, d := range strings.Split(p.text[:i], ",") {
			name, typ, _ := strings.Cut(strings.TrimSpace(d), ":")
			t := typeByName(typ)
			if t == nil || name == "" {
				return nil, fmt.Errorf("result %q: want name:type", d)
			}
			p.named = append(p.named, Operand{Name: name, Kind: RegOperand, Type: t, Def: true})
			results++
		}
		p.pos = i + 3
	}
	var patterns []*Node
	for {
		var want *ir.Type
		if len(patterns) < results {
			want = p.named[len(patterns)].Type
		}
		n, err := p.node(want)
		if err != nil {
			return nil, err
		}
		patterns = append(patterns, n)
		p.space()
		if p.pos == len(p.text) {
			break
		}
		if p.text[p.pos] != ',' {
			return nil, fmt.Errorf("after a pattern: %q", p.text[p.pos:])
		}
		p.pos++
	}
	return p.results(patterns, results)
}

// results gives each result its pattern. One pattern of an operation with
// several results stands for all of them.
func (p *patternParser) results(patterns []*Node, results int) ([]*Node, error) {
	if len(patterns) == 1 && results > 1 {
		for i := 1; i < results; i++ {
			n := p.newNode(*patterns[0])
			n.Result = i
			patterns = append(patterns, n)
		}
	}
	if len(patterns) != results && (results != 0 || len(patterns) != 1) {
		return nil, fmt.Errorf("%d results but %d patterns", results, len(patterns))
	}
	return patterns, nil
}

func (p *patternParser) newNode(n Node) *Node {
	at := &take(&p.b.nodes, 1)[0]
	*at = n
	return at
}

func (p *patternParser) space() {
	for p.pos < len(p.text) && p.text[p.pos] == ' ' {
		p.pos++
	}
}

// word reads up to a space, a parenthesis or a comma.
func (p *patternParser) word() string {
	p.space()
	start := p.pos
	for ; p.pos < len(p.text); p.pos++ {
		switch p.text[p.pos] {
		case ' ', '(', ')', ',':
			return p.text[start:p.pos]
		}
	}
	return p.text[start:]
}

// node reads a node whose value has type want (nil: none, or unknown).
func (p *patternParser) node(want *ir.Type) (*Node, error) {
	p.space()
	if p.pos == len(p.text) {
		return nil, errors.New("the pattern ends too early")
	}
	if p.text[p.pos] == '(' {
		p.pos++
		return p.operation(want)
	}
	w := p.word()
	if w == "" {
		return nil, fmt.Errorf("want a node: %q", p.text[p.pos:])
	}
	return p.leaf(w, want)
}

// operation reads an operation after its opening parenthesis.
func (p *patternParser) operation(want *ir.Type) (*Node, error) {
	head := p.word()
	name, order, _ := strings.Cut(head, "!")
	n := p.newNode(Node{PredOp: -1, Operand: -1})
	op, typ, err := p.b.head(name)
	if err != nil {
		return nil, err
	}
	n.Op, n.Type = op, typ
	if n.Order, err = orderByName(order); err != nil {
		return nil, err
	}
	switch n.Op {
	case ir.OpICmp, ir.OpFCmp:
		n.Type = ir.I1
		err = p.predicate(n)
	case ir.OpAtomicRMW:
		err = p.rmw(n)
	}
	if err != nil {
		return nil, err
	}
	if want != nil && ir.AnyVector(n.Type) != ir.AnyVector(want) {
		return nil, fmt.Errorf("%q: its value should have type %s", head, want)
	}
	if err := p.kids(n, typ); err != nil {
		return nil, fmt.Errorf("%s: %w", head, err)
	}
	return n, nil
}

// kids reads the arguments of n up to the closing parenthesis.
func (p *patternParser) kids(n *Node, typ *ir.Type) error {
	var kids [5]*Node
	count := 0
	for {
		p.space()
		if p.pos == len(p.text) {
			return errors.New("missing )")
		}
		if p.text[p.pos] == ')' {
			p.pos++
			break
		}
		if count == len(kids) {
			return errors.New("too many arguments")
		}
		k, err := p.argument(n.Op, typ, count)
		if err != nil {
			return err
		}
		kids[count] = k
		count++
	}
	if want := p.b.numKids(n.Op); count != want && (count != want+1 || !mayTakeGOT(n.Op)) {
		return fmt.Errorf("%d arguments, want %d", count, want)
	}
	n.Kids = take(&p.b.kids, count)
	copy(n.Kids, kids[:])
	return nil
}

// numKids returns how many children an operation has in a pattern.
func (b *builder) numKids(op ir.Op) int {
	switch op {
	case ir.OpLoad, ir.OpPrefetch, ir.OpCondBr, ir.OpCall, ir.OpTailCall, ir.OpIndirectBr, ir.OpJumpTable, ir.OpStackRestore, ir.OpDynAlloca,
		ir.OpSetJmp, ir.OpLongJmp:
		return 1
	case ir.OpStore, ir.OpAtomicRMW, ir.OpICmp, ir.OpFCmp:
		return 2
	case ir.OpVMaskLoad:
		return 2
	case ir.OpVMaskStore32, ir.OpVMaskStore64:
		return 3
	case ir.OpSelect, ir.OpCmpXchg, ir.OpFShl, ir.OpFShr, ir.OpFMA, ir.OpAddC, ir.OpSubC:
		return 3
	case ir.OpAddWide, ir.OpSubWide, ir.OpULTWide, ir.OpSLTWide:
		return 4
	case ir.OpCmpXchgWide:
		return 5
	case ir.OpUAddO, ir.OpSAddO, ir.OpUSubO, ir.OpSSubO, ir.OpUMulO, ir.OpSMulO, ir.OpUMulWide, ir.OpSMulWide, ir.OpUDivRem, ir.OpSDivRem:
		return 2
	}
	switch {
	case op.IsOrdered():
		if b.t.Ops.Ordered(op).Bytes > 0 {
			return 1
		}
		return 0
	case op.IsBinary():
		return 2
	case op.IsUnary(), op.IsConversion():
		return 1
	case op.IsVector():
		return int(b.t.Ops.Shape(op).Args)
	}
	return 0
}

// mayTakeGOT reports whether op has the address of the global offset table as a
// further argument on machines whose addresses are made from it.
func mayTakeGOT(op ir.Op) bool {
	return op == ir.OpSymGOT || op == ir.OpTLSOffset || op == ir.OpTLSGet || op == ir.OpJumpTable
}

// argument reads argument i of op.
func (p *patternParser) argument(op ir.Op, typ *ir.Type, i int) (*Node, error) {
	ptr := p.b.t.Classes.Ptr
	if op.IsOrdered() {
		return p.address()
	}
	switch op {
	case ir.OpLoad, ir.OpPrefetch:
		return p.address()
	case ir.OpStore:
		if i == 1 {
			return p.address()
		}
	case ir.OpVMaskLoad, ir.OpVMaskStore32, ir.OpVMaskStore64:
		switch addr, _, _, _ := op.MaskedArgs(); {
		case i == addr:
			return p.address()
		case op == ir.OpVMaskLoad:
			typ = ir.AnyVector(typ)
		default:
			typ = nil
		}
	case ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpCmpXchgWide:
		if i == 0 {
			return p.address()
		}
	case ir.OpSelect:
		if i == 0 {
			typ = ir.I1
		}
	case ir.OpAddC, ir.OpSubC:
		if i == 2 {
			typ = ir.I1
		}
	case ir.OpCondBr:
		typ = ir.I1
	case ir.OpCall, ir.OpTailCall, ir.OpIndirectBr, ir.OpJumpTable, ir.OpStackRestore, ir.OpDynAlloca, ir.OpSymGOT, ir.OpTLSOffset, ir.OpTLSLocal, ir.OpTLSGet,
		ir.OpSetJmp, ir.OpLongJmp,
		ir.OpULTWide, ir.OpSLTWide:
		typ = ptr
	}
	switch {
	case op.IsConversion():
		typ = nil
	case op.IsVector():
		shape := p.b.t.Ops.Shape(op)
		if s := shape.Arg(i, typ); s != nil {
			typ = s
		} else {
			typ = vectorOf(shape.VectorBits(typ))
		}
	}
	k, err := p.node(typ)
	if err == nil && k.Type == nil {
		err = errors.New("an argument has no type")
	}
	return k, err
}

// vectorOf returns the type that stands for all vectors of the given length in bits.
func vectorOf(bits int) *ir.Type {
	if bits == 256 {
		return ir.V4I64
	}
	return ir.V2I64
}

// address reads the name of a MemOperand.
func (p *patternParser) address() (*Node, error) {
	w := p.word()
	if w == "" {
		return nil, errors.New("an address is a name")
	}
	return p.leaf(strings.TrimSuffix(w, ":mem")+":mem", nil)
}

// leaf makes the leaf w of type want.
func (p *patternParser) leaf(w string, want *ir.Type) (*Node, error) {
	want = ir.AnyVector(want)
	n := p.newNode(Node{PredOp: -1, Operand: -1, Type: want})
	if w[0] == '#' {
		v, err := strconv.ParseInt(w[1:], 0, 64)
		if err != nil || want == nil {
			return nil, fmt.Errorf("constant %q: want an integer where a type is known", w)
		}
		n.Const, n.Imm = true, v
		return n, nil
	}
	name, spec, _ := strings.Cut(w, ":")
	o := Operand{Name: name, Kind: RegOperand, Type: want}
	if spec != "" {
		if err := p.kind(&o, spec); err != nil {
			return nil, fmt.Errorf("operand %q: %w", w, err)
		}
	}
	if want != nil && o.Type != nil && o.Type != want {
		return nil, fmt.Errorf("operand %q has type %s, not %s", w, o.Type, want)
	}
	n.Type = o.Type
	var err error
	n.Operand, err = p.name(&o)
	return n, err
}

// kind reads what is after the colon of a leaf.
func (p *patternParser) kind(o *Operand, spec string) error {
	if t := typeByName(spec); t != nil {
		o.Type = t
		return nil
	}
	if spec, typ, typed := strings.Cut(spec, "."); spec == "mem" {
		o.Kind = MemOperand
		if typed {
			if o.Type = typeByName(typ); o.Type == nil {
				return fmt.Errorf("no type %q", typ)
			}
		}
		return nil
	}
	o.Kind = ImmOperand
	if o.Type == nil {
		return errors.New("a constant whose type is not known")
	}
	r, ok := p.immRange(spec, o.Type)
	o.Imm = r
	if !ok {
		return fmt.Errorf("no kind of constant %q", spec)
	}
	return nil
}

// immRange returns the range that spec names for constants of type t.
func (p *patternParser) immRange(spec string, t *ir.Type) (ImmRange, bool) {
	address := t == p.b.t.Classes.Ptr
	static := address && p.b.t.Address.SymBase
	switch spec {
	case "imm":
		if t.IsInt() && t.Bits < 64 {
			return ImmRange{Lo: -1 << (t.Bits - 1), Hi: 1<<(t.Bits-1) - 1, Sym: static}, true
		}
		return ImmRange{Lo: math.MinInt64, Hi: math.MaxInt64}, true
	case "imm8":
		return ImmRange{Lo: -128, Hi: 127}, true
	case "imm32":
		return ImmRange{Lo: math.MinInt32, Hi: math.MaxInt32, Sym: static}, true
	case "imm64":
		return ImmRange{Lo: math.MinInt64, Hi: math.MaxInt64}, true
	case "uimm8":
		return ImmRange{Lo: 0, Hi: 255}, true
	case "uimm31":
		return ImmRange{Lo: 0, Hi: math.MaxInt32}, true
	case "uimm32":
		return ImmRange{Lo: 0, Hi: math.MaxUint32, Sym: static}, true
	case "pow2":
		return ImmRange{Lo: math.MinInt64, Hi: math.MaxInt64, Pow2: true}, true
	case "tls":
		return ImmRange{Lo: 1, Hi: 0, Thread: true}, address
	case "sym":
		return ImmRange{Lo: 1, Hi: 0, Sym: true}, address
	}
	if set := p.b.t.immSet(spec); set != nil {
		return ImmRange{Lo: math.MinInt64, Hi: math.MaxInt64, Set: set}, true
	}
	lo, hi, ok := strings.Cut(spec, "..")
	l, err1 := strconv.ParseInt(lo, 0, 64)
	h, err2 := strconv.ParseInt(hi, 0, 64)
	return ImmRange{Lo: l, Hi: h}, ok && err1 == nil && err2 == nil
}

// name returns the number of the operand o, which is added if its name is new.
func (p *patternParser) name(o *Operand) (int, error) {
	for i := range p.named {
		if q := &p.named[i]; q.Name == o.Name {
			if q.Def || q.Kind != o.Kind && o.Kind != RegOperand || q.Kind != MemOperand && q.Type != o.Type {
				return 0, fmt.Errorf("operand %q stands for two things", o.Name)
			}
			return i, nil
		}
	}
	if o.Kind == RegOperand && o.Type == nil {
		return 0, fmt.Errorf("operand %q has no type", o.Name)
	}
	if len(p.named) == 12 {
		return 0, errors.New("more than 12 operands")
	}
	p.named = append(p.named, *o)
	return len(p.named) - 1, nil
}

// predicate reads ?cc or the name of a predicate.
func (p *patternParser) predicate(n *Node) (err error) {
	w := p.word()
	if name, ok := strings.CutPrefix(w, "?"); ok {
		n.PredOp, err = p.name(&Operand{Name: name, Kind: PredOperand, Type: ir.I1})
		return err
	}
	lo, hi := ir.EQ, ir.SLE
	if n.Op == ir.OpFCmp {
		lo, hi = ir.FFalse, ir.FTrue
	}
	for pred := lo; pred <= hi; pred++ {
		if pred.String() == w {
			n.Pred = pred
			return nil
		}
	}
	return fmt.Errorf("no predicate %q", w)
}

var rmwNames = [...]string{"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub"}

func (p *patternParser) rmw(n *Node) error {
	w := p.word()
	for i, name := range rmwNames {
		if name == w {
			n.RMW = ir.RMW(i)
			return nil
		}
	}
	return fmt.Errorf("no read-modify-write operation %q", w)
}

func orderByName(s string) (ir.Order, error) {
	switch s {
	case "":
		return ir.NotAtomic, nil
	case "monotonic":
		return ir.Monotonic, nil
	case "acquire":
		return ir.Acquire, nil
	case "release":
		return ir.Release, nil
	case "acqrel":
		return ir.AcqRel, nil
	case "seqcst":
		return ir.SeqCst, nil
	}
	return 0, fmt.Errorf("no ordering %q", s)
}

package sweep

import (
	"cmp"
	"fmt"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// A Kind is the source of expected results.
type Kind int

const (
	Exact     Kind = iota // from exact arithmetic
	Reference             // from another compiler
)

// A Module is a program that applies operations to operands.
type Module struct {
	Text  string
	Cases []*Case
	Size  int // bytes that the program writes
}

// A Case is an operation at one type, with its operands.
type Case struct {
	Name     string
	Number   int // of those generated from the seed
	Function string
	results  []Type
	want     [][]value // by tuple and result; nil if another compiler provides it
	operands [][]value
	args     []Type
	at       int // of the first result in what the program writes
	places   []int
	stride   int
}

// Tuples is the number of tuples of operands.
func (c *Case) Tuples() int { return len(c.operands) }

const (
	unit  = 32   // operands and results are at multiples of it
	blank = 0xA5 // initial memory of results
)

// Options are the parameters of modules.
type Options struct {
	Kind      Kind
	PtrBytes  int
	NoFP80    bool // the machine has no x86_fp80
	NoFP128   bool // nor fp128
	WideAlign int  // of integers of more than 64 bits; 0: 16
	Converted int  // how wide integers are at most that are converted from and to floats; 0: as any
	Cases     int
	Tuples    int
	Only      string           // names of families, separated by commas; all if empty
	Leave     func(k int) bool // says which cases to leave out; nil: none
	Refused   *regexp.Regexp   // matches the names of operations that the machine refuses; nil: none
}

// New returns the module of the seed.
func New(seed uint64, o Options) *Module {
	g := &generator{ptrBytes: o.PtrBytes, wideAlign: cmp.Or(o.WideAlign, 16), formats: formats, converted: o.Converted}
	g.formats = slices.DeleteFunc(slices.Clone(formats), func(f *format) bool { return f == extended && o.NoFP80 || f == quad && o.NoFP128 })
	b := &builder{generator: g, m: &Module{}, declared: map[string]bool{}}
	from := families(o)
	total := 0
	for _, f := range from {
		total += f.weight
	}
	for i := range o.Cases {
		g.Rand = rand.New(rand.NewPCG(seed, uint64(i)<<16|uint64(o.Kind)<<8|uint64(o.PtrBytes)))
		k := g.IntN(total)
		at := slices.IndexFunc(from, func(f family) bool { k -= f.weight; return k < 0 })
		if op := from[at].make(g); op != nil && (o.Leave == nil || !o.Leave(i)) && (o.Refused == nil || !o.Refused.MatchString(op.name)) {
			b.add(op, i, o)
		}
	}
	b.finish()
	return b.m
}

func families(o Options) []family {
	var from []family
	for _, f := range allFamilies() {
		if f.kind == o.Kind && (o.Only == "" || slices.Contains(strings.Split(o.Only, ","), f.name)) {
			from = append(from, f)
		}
	}
	return from
}

// builder writes the text of a module.
type builder struct {
	*generator
	m        *Module
	text     strings.Builder
	outside  strings.Builder // declarations, and functions that cases bring along
	table    []string
	data     []byte
	declared map[string]bool
}

// code writes the body of one case.
type code struct {
	b       *builder
	name    string
	op      *operation
	results []int // places
	next    int
}

func (c *code) line(format string, args ...any) { fmt.Fprintf(&c.b.text, "  "+format+"\n", args...) }

// def writes an instruction with a result.
func (c *code) def(format string, args ...any) string {
	c.next++
	name := fmt.Sprintf("%%t%d", c.next)
	c.line("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

// outside adds text to the module once.
func (c *code) outside(text string) {
	if !c.b.declared[text] {
		c.b.declared[text] = true
		c.b.outside.WriteString(text)
	}
}

// call calls an intrinsic; arguments are types and values, in turn.
func (c *code) call(ret, name string, args ...string) string {
	c.outside(declaration(ret, name, args))
	attr := ""
	if c.op.strict {
		attr = " strictfp"
	}
	if ret == "void" {
		c.line("call void @%s(%s)%s", name, pairs(args), attr)
		return ""
	}
	return c.def("call %s @%s(%s)%s", ret, name, pairs(args), attr)
}

func declaration(ret, name string, args []string) string {
	types := make([]string, 0, len(args)/2)
	for i := 0; i < len(args); i += 2 {
		types = append(types, args[i])
	}
	return fmt.Sprintf("declare %s @%s(%s)\n", ret, name, strings.Join(types, ", "))
}

func pairs(args []string) string {
	all := make([]string, 0, len(args)/2)
	for i := 0; i < len(args); i += 2 {
		all = append(all, args[i]+" "+args[i+1])
	}
	return strings.Join(all, ", ")
}

// resultPlace returns the address of result k.
func (c *code) resultPlace(k int) string {
	return c.def("getelementptr i8, ptr %%r, i32 %d", c.results[k])
}

func roundUp(n, to int) int { return (n + to - 1) / to * to }

// add writes a case of the operation, if there are operands at which it is defined.
func (b *builder) add(op *operation, number int, o Options) {
	fixed, tuples := b.operands(op, o.Tuples)
	if tuples == nil {
		return
	}
	c := &Case{Name: op.name, Number: number, Function: fmt.Sprintf("op%d", number), results: op.results, args: op.args, at: b.m.Size}
	w := &code{b: b, name: c.Function, op: op}
	attr := ""
	if op.strict {
		attr = " strictfp"
	}
	fmt.Fprintf(&b.text, "; %s\ndefine void @%s(ptr %%a, ptr %%r) noinline%s {\n", op.name, c.Function, attr)
	for _, t := range op.results {
		w.results = append(w.results, c.stride)
		c.stride += roundUp(t.size()+1, unit)
	}
	c.places = w.results
	x, argStride := b.loads(w, op, fixed)
	results := op.body(w, x)
	for k, name := range results {
		if name != "" {
			w.line("store %s %s, ptr %s, align %d", op.results[k], name, w.resultPlace(k), b.align(op.results[k]))
		}
	}
	b.text.WriteString("  ret void\n}\n")
	b.table = append(b.table, fmt.Sprintf("ROW { ptr @%s, i32 %d, i32 %d, i32 %d, i32 %d, i32 %d, WORD %d }",
		c.Function, len(tuples), len(b.data), argStride, c.at, c.stride, c.stride*len(tuples)))
	for _, tuple := range tuples {
		c.operands = append(c.operands, tuple)
		if op.exact() {
			c.want = append(c.want, op.eval(tuple))
		}
		start := len(b.data)
		for j, t := range op.args {
			if fixed[j] == nil {
				b.data = append(b.data, t.bytes(tuple[j])...)
				b.data = append(b.data, make([]byte, roundUp(len(b.data)-start, unit)-(len(b.data)-start))...)
			}
		}
	}
	b.m.Size += c.stride * len(tuples)
	b.m.Cases = append(b.m.Cases, c)
}

// loads writes the loads of operands that are not constants.
func (b *builder) loads(w *code, op *operation, fixed []value) (x []string, stride int) {
	for j, t := range op.args {
		switch {
		case fixed[j] != nil:
			x = append(x, t.constant(fixed[j]))
			continue
		case op.inMemory(j):
			x = append(x, w.def("getelementptr i8, ptr %%a, i32 %d", stride))
		default:
			place := w.def("getelementptr i8, ptr %%a, i32 %d", stride)
			x = append(x, w.def("load %s, ptr %s, align %d", t, place, b.align(t)))
		}
		stride = roundUp(stride+t.size(), unit)
	}
	return x, stride
}

// align is the alignment of an access, at most what it really is.
func (b *builder) align(t Type) int { return []int{1, 1, 2, 4, 8, 16, 32}[b.IntN(7)] }

// operands returns the operands that are constants (nil for the others), and tuples of all.
func (b *builder) operands(op *operation, n int) (fixed []value, tuples [][]value) {
	fixed = make([]value, len(op.args))
	for try := range 4 {
		if try < 3 && !op.variable {
			b.fix(op, fixed)
		}
		tuples = nil
		for len(tuples) < n {
			tuple := b.tuple(op, fixed)
			if tuple == nil {
				break
			}
			tuples = append(tuples, tuple)
		}
		if len(tuples) == n {
			return fixed, tuples
		}
		clear(fixed)
	}
	return nil, nil
}

// fix makes one operand a constant at times, and all of them rarely.
func (b *builder) fix(op *operation, fixed []value) {
	one, all := b.IntN(3) == 0, b.IntN(12) == 0
	for j := range op.args {
		if !op.inMemory(j) && (all || one && b.IntN(len(op.args)) == 0) {
			fixed[j] = op.draw(b.generator, j, false)
		}
	}
}

// tuple draws operands until the operation is defined for them; nil if it never is.
func (b *builder) tuple(op *operation, fixed []value) []value {
	tuple := make([]value, len(op.args))
	draw := func(small bool) {
		for j := range op.args {
			if tuple[j] = fixed[j]; fixed[j] == nil {
				tuple[j] = op.draw(b.generator, j, small)
			}
		}
	}
	draw(false)
	if op.whole != nil || op.elements() == 0 {
		for try := range 60 {
			if op.defined(tuple) {
				return tuple
			}
			draw(try > 30)
		}
		return nil
	}
	for i := range op.elements() {
		ok := false
		for try := 0; try < 60 && !ok; try++ {
			ok = op.definedAt(tuple, i)
			for j, t := range op.args {
				if !ok && fixed[j] == nil && (t.Lanes > 0 || op.elements() == 1) {
					tuple[j][min(i, len(tuple[j])-1)] = op.drawOne(b.generator, j, try > 30)
				}
			}
			if !ok && try%4 == 3 {
				b.relate(op, tuple, fixed, i)
			}
		}
		if !ok && !op.definedAt(tuple, i) {
			return nil
		}
		if b.IntN(6) == 0 {
			b.relateDefined(op, tuple, fixed, i)
		}
	}
	return tuple
}

// relate makes an operand equal to another one of its type at element i, or almost so.
func (b *builder) relate(op *operation, tuple []value, fixed []value, i int) {
	for j := 1; j < len(op.args); j++ {
		// What is the same for all elements stays what the ones before are defined for.
		if op.args[j] == op.args[0] && fixed[j] == nil && op.draws[j] == nil && (i == 0 || op.args[j].Lanes > 0) {
			x := new(big.Int).Set(tuple[0][min(i, len(tuple[0])-1)])
			switch t := op.args[j]; {
			case b.IntN(2) == 0:
			case t.Float != nil:
				x = t.Float.neighbor(x, b.IntN(3)-1)
			default:
				x = wrap(x.Add(x, big.NewInt(int64(b.IntN(3)-1))), t.Bits)
			}
			tuple[j][min(i, len(tuple[j])-1)] = x
		}
	}
}

// relateDefined does so if the operation is defined then.
func (b *builder) relateDefined(op *operation, tuple []value, fixed []value, i int) {
	old := make([]value, len(tuple))
	for j := range tuple {
		old[j] = slices.Clone(tuple[j])
	}
	b.relate(op, tuple, fixed, i)
	if !op.definedAt(tuple, i) {
		copy(tuple, old)
	}
}

// mainText is the function main: it calls each case with each of its tuples and writes the results.
const mainText = `
define i32 @main() {
entry:
  call ptr @memset(ptr @out, i32 BLANK, WORD SIZE)
  br label %case
case:
  %i = phi i32 [ 0, %entry ], [ %i1, %written ]
  %row = getelementptr ROW, ptr @table, i32 %i
  %f = load ptr, ptr %row
  %p1 = getelementptr ROW, ptr %row, i32 0, i32 1
  %count = load i32, ptr %p1
  %p2 = getelementptr ROW, ptr %row, i32 0, i32 2
  %from = load i32, ptr %p2
  %p3 = getelementptr ROW, ptr %row, i32 0, i32 3
  %fromstride = load i32, ptr %p3
  %p4 = getelementptr ROW, ptr %row, i32 0, i32 4
  %to = load i32, ptr %p4
  %p5 = getelementptr ROW, ptr %row, i32 0, i32 5
  %tostride = load i32, ptr %p5
  %p6 = getelementptr ROW, ptr %row, i32 0, i32 6
  %size = load WORD, ptr %p6
  br label %tuple
tuple:
  %k = phi i32 [ 0, %case ], [ %k1, %tuple ]
  %a1 = mul i32 %k, %fromstride
  %a2 = add i32 %a1, %from
  %a = getelementptr i8, ptr @data, i32 %a2
  %r1 = mul i32 %k, %tostride
  %r2 = add i32 %r1, %to
  %r = getelementptr i8, ptr @out, i32 %r2
  call void %f(ptr %a, ptr %r)
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %count
  br i1 %more, label %tuple, label %written
written:
  %w = getelementptr i8, ptr @out, i32 %to
  %got = call WORD @write(i32 1, ptr %w, WORD %size)
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, CASES
  br i1 %again, label %case, label %done
done:
  ret i32 0
}
declare ptr @memset(ptr, i32, WORD)
declare WORD @write(i32, ptr, WORD)
`

// finish writes the table of cases, the operands and main.
func (b *builder) finish() {
	fill := strings.NewReplacer("BLANK", fmt.Sprint(blank), "WORD", fmt.Sprint("i", 8*b.ptrBytes), "SIZE", fmt.Sprint(b.m.Size),
		"ROW", "{ ptr, i32, i32, i32, i32, i32, WORD }", "CASES", fmt.Sprint(len(b.table)))
	t := &b.text
	fmt.Fprintf(t, "@table = internal constant [%d x ROW] [\n  %s]\n", len(b.table), strings.Join(b.table, ",\n  "))
	fmt.Fprintf(t, "@data = internal global [%d x i8] c\"", len(b.data))
	for _, c := range b.data {
		fmt.Fprintf(t, "\\%02X", c)
	}
	fmt.Fprintf(t, "\", align %d\n@out = internal global [%d x i8] zeroinitializer, align %d\n", unit, b.m.Size, unit)
	b.m.Text = fill.Replace(fill.Replace(t.String()+mainText)) + b.outside.String()
}

// A Difference is a result that is not the right one.
type Difference struct {
	Case  *Case
	Tuple int
	Text  string
}

// String describes the difference.
func (d Difference) String() string {
	return fmt.Sprintf("@%s, %s, tuple %d: %s", d.Case.Function, d.Case.Name, d.Tuple, d.Text)
}

// Compare holds what the program wrote to what is right, and, where only another compiler knows that, to what
// its program wrote. It returns the first difference of each case.
func (m *Module) Compare(got, reference []byte) []Difference {
	var all []Difference
	for _, c := range m.Cases {
		for k := range c.operands {
			if why := c.compare(k, got, reference); why != "" {
				all = append(all, Difference{c, k, why})
				break
			}
		}
	}
	return all
}

func (c *Case) compare(tuple int, got, reference []byte) string {
	at := c.at + tuple*c.stride
	if len(got) < at+c.stride {
		return "the program ended before its results"
	}
	got = got[at : at+c.stride]
	if reference != nil {
		reference = reference[at : at+c.stride]
	}
	for k, t := range c.results {
		x := t.of(got[c.places[k]:])
		var want value
		if c.want != nil {
			want = c.want[tuple][k]
		} else if reference != nil {
			want = t.of(reference[c.places[k]:])
		} else {
			continue
		}
		for i := range x {
			if want[i] != nil && !t.same(x[i], want[i]) {
				return fmt.Sprintf("result %d, element %d: %s, want %s\n%s", k, i, t.lane().constant(value{x[i]}), t.lane().constant(value{want[i]}), c.operandText(tuple))
			}
		}
		end := c.stride
		if k+1 < len(c.places) {
			end = c.places[k+1]
		}
		for _, x := range got[c.places[k]+t.size() : end] {
			if x != blank {
				return fmt.Sprintf("result %d: bytes behind it are stored over\n%s", k, c.operandText(tuple))
			}
		}
	}
	return ""
}

// same reports whether x and y are the same result: all NaNs are.
func (t Type) same(x, y *big.Int) bool {
	if x.Cmp(y) == 0 {
		return true
	}
	return t.Float != nil && t.Float.decode(x).nan && t.Float.decode(y).nan
}

func (c *Case) operandText(tuple int) string {
	var s strings.Builder
	for j, t := range c.args {
		fmt.Fprintf(&s, "  operand %d: %s %s\n", j, t, t.constant(c.operands[tuple][j]))
	}
	return s.String()
}

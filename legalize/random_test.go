package legalize

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
)

// A randomProgram is the text of a program that computes with integers of many
// widths and prints the results.
type randomProgram struct {
	*rand.Rand
	text    strings.Builder
	main    strings.Builder
	declare map[string]bool
	vals    map[int][]string // by width
	n       int
}

var randomWidths = []int{1, 2, 3, 7, 8, 9, 13, 16, 17, 24, 31, 32, 33, 40, 47, 48, 63, 64, 65, 80, 96, 100, 127, 128, 129, 136, 160, 191, 192, 200, 256, 300}

func (p *randomProgram) line(format string, args ...any) string {
	p.n++
	name := fmt.Sprintf("%%v%d", p.n)
	fmt.Fprintf(&p.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (p *randomProgram) pick(w int) string {
	vs := p.vals[w]
	if p.IntN(6) == 0 || len(vs) == 0 {
		return p.constant(w)
	}
	return vs[p.IntN(len(vs))]
}

// constant returns a number, often one near a limit.
func (p *randomProgram) constant(w int) string {
	switch p.IntN(4) {
	case 0:
		return "0"
	case 1:
		return "-1"
	case 2:
		if w > 1 && w <= 64 {
			return fmt.Sprint(int64(-1) << (w - 1))
		}
	}
	if w > 64 && p.IntN(3) == 0 {
		x := new(big.Int).Lsh(big.NewInt(1), uint(p.IntN(w)))
		return x.Sub(x, big.NewInt(int64(p.IntN(2)))).String()
	}
	if w > 64 && p.IntN(2) == 0 {
		return fmt.Sprintf("u0x%x%016x%016x", p.Uint64()>>p.IntN(64), p.Uint64(), p.Uint64()) // modulo 2^w
	}
	return fmt.Sprint(ir.SignExtend(p.Uint64()>>p.IntN(64), min(w, 64)))
}

func (p *randomProgram) intrinsic(name string, w int, ret string, args ...string) string {
	params := make([]string, len(args))
	for i, a := range args {
		params[i], _, _ = strings.Cut(a, " ")
	}
	p.declare[fmt.Sprintf("declare %s @llvm.%s.i%d(%s)", ret, name, w, strings.Join(params, ", "))] = true
	return p.line("call %s @llvm.%s.i%d(%s)", ret, name, w, strings.Join(args, ", "))
}

// below returns a number less than w.
func (p *randomProgram) below(w int) string {
	if w == 1 {
		return "0"
	}
	if p.IntN(2) == 0 {
		return fmt.Sprint(ir.SignExtend(uint64(p.IntN(w)), min(w, 64)))
	}
	return p.line("urem i%d %s, %d", w, p.pick(w), ir.SignExtend(uint64(w), min(w, 64)))
}

var binaries = []string{"add", "sub", "mul", "and", "or", "xor", "add", "sub", "mul"}
var saturating = []string{"uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "umin", "umax", "smin", "smax"}
var overflowing = []string{"uadd", "sadd", "usub", "ssub", "umul", "smul"}
var counting = []string{"ctlz", "cttz", "abs"}
var predicates = []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

// step adds one operation on integers of width w.
func (p *randomProgram) step(w int) {
	t := fmt.Sprintf("i%d ", w)
	var v string
	switch k := p.IntN(16); k {
	case 0, 1, 2:
		v = p.line("%s i%d %s, %s", binaries[p.IntN(len(binaries))], w, p.pick(w), p.pick(w))
	case 3:
		v = p.line("%s i%d %s, %s", []string{"shl", "lshr", "ashr"}[p.IntN(3)], w, p.pick(w), p.below2(w))
	case 4:
		v = p.divide(w)
	case 5:
		v = p.intrinsic(saturating[p.IntN(len(saturating))], w, t[:len(t)-1], t+p.pick(w), t+p.pick(w))
	case 6:
		op := overflowing[p.IntN(len(overflowing))]
		pair := p.intrinsic(op+".with.overflow", w, fmt.Sprintf("{i%d,i1}", w), t+p.pick(w), t+p.pick(w))
		v = p.line("extractvalue {i%d,i1} %s, 0", w, pair)
		p.vals[1] = append(p.vals[1], p.line("extractvalue {i%d,i1} %s, 1", w, pair))
	case 7:
		v = p.intrinsic(counting[p.IntN(3)], w, t[:len(t)-1], t+p.pick(w), "i1 false")
	case 8:
		if w%16 == 0 && p.IntN(2) == 0 {
			v = p.intrinsic("bswap", w, t[:len(t)-1], t+p.pick(w))
		} else {
			v = p.intrinsic([]string{"ctpop", "bitreverse"}[p.IntN(2)], w, t[:len(t)-1], t+p.pick(w))
		}
	case 9:
		a := p.pick(w)
		b := a
		if p.IntN(2) == 0 {
			b = p.pick(w)
		}
		v = p.intrinsic([]string{"fshl", "fshr"}[p.IntN(2)], w, t[:len(t)-1], t+a, t+b, t+p.pick(w))
	case 10, 11:
		p.vals[1] = append(p.vals[1], p.line("icmp %s i%d %s, %s", predicates[p.IntN(len(predicates))], w, p.pick(w), p.pick(w)))
		return
	case 12:
		v = p.line("select i1 %s, i%d %s, i%d %s", p.pick(1), w, p.pick(w), w, p.pick(w))
	case 13:
		v = p.memory(w)
	case 14:
		p.float(w)
		return
	default:
		p.convert(w)
		return
	}
	p.vals[w] = append(p.vals[w], v)
}

// below2 is below for shifts, without a division of wide integers.
func (p *randomProgram) below2(w int) string {
	if w == 64 || w == 128 {
		return p.line("and i%d %s, %d", w, p.pick(w), w-1)
	}
	return p.below(w)
}

// divide adds a division that neither divides by zero nor overflows.
func (p *randomProgram) divide(w int) string {
	if w == 1 {
		return p.line("xor i%d %s, %s", w, p.pick(w), p.pick(w))
	}
	op := []string{"udiv", "sdiv", "urem", "srem"}[p.IntN(4)]
	divisor := p.pick(w)
	if op[0] == 's' {
		divisor = p.line("lshr i%d %s, 1", w, divisor)
	}
	return p.line("%s i%d %s, %s", op, w, p.pick(w), p.line("or i%d %s, 1", w, divisor))
}

// convert adds a conversion from width w to another.
func (p *randomProgram) convert(w int) {
	to := randomWidths[p.IntN(len(randomWidths))]
	for to == w {
		to = randomWidths[p.IntN(len(randomWidths))]
	}
	op := "trunc"
	if to > w {
		op = []string{"zext", "sext"}[p.IntN(2)]
	}
	p.vals[to] = append(p.vals[to], p.line("%s i%d %s to i%d", op, w, p.pick(w), to))
}

// memory stores and loads an integer, within an aggregate.
func (p *randomProgram) memory(w int) string {
	agg := fmt.Sprintf("{i8, i%d, [2 x i%d]}", w, w)
	x := p.line("insertvalue %s undef, i%d %s, 1", agg, w, p.pick(w))
	x = p.line("insertvalue %s %s, i%d %s, 2, 1", agg, x, w, p.pick(w))
	a := p.line("alloca %s", agg)
	fmt.Fprintf(&p.text, "  store %s %s, ptr %s\n", agg, x, a)
	if p.IntN(2) == 0 {
		q := p.line("getelementptr %s, ptr %s, i32 0, i32 2, i64 1", agg, a)
		return p.line("load i%d, ptr %s", w, q)
	}
	y := p.line("load %s, ptr %s", agg, a)
	return p.line("extractvalue %s %s, %s", agg, y, []string{"1", "2, 1"}[p.IntN(2)])
}

// float converts to floating point and back.
func (p *randomProgram) float(w int) {
	t := []string{"float", "double"}[p.IntN(2)]
	s := []string{"s", "u"}[p.IntN(2)]
	x := p.line("%sitofp i%d %s to %s", s, w, p.pick(w), t)
	if p.IntN(2) == 0 {
		bits := map[string]int{"float": 32, "double": 64}[t]
		p.vals[bits] = append(p.vals[bits], p.line("bitcast %s %s to i%d", t, x, bits))
		return
	}
	to := randomWidths[p.IntN(len(randomWidths))]
	sat := []string{"fptosi", "fptoui"}[p.IntN(2)]
	name := fmt.Sprintf("@llvm.%s.sat.i%d.%s", sat, to, map[string]string{"float": "f32", "double": "f64"}[t])
	p.declare[fmt.Sprintf("declare i%d %s(%s)", to, name, t)] = true
	p.vals[to] = append(p.vals[to], p.line("call i%d %s(%s %s)", to, name, t, x))
}

// function adds a function of n operations, and a call of it to main.
func (p *randomProgram) function(id, n int) {
	p.vals = map[int][]string{}
	var params, args []string
	for i := range 6 {
		w := randomWidths[p.IntN(len(randomWidths))]
		name := fmt.Sprintf("%%p%d", i)
		params = append(params, fmt.Sprintf("i%d %s", w, name))
		args = append(args, fmt.Sprintf("i%d %s", w, p.constant(w)))
		p.vals[w] = append(p.vals[w], name)
	}
	fmt.Fprintf(&p.text, "define void @f%d(%s) noinline {\n", id, strings.Join(params, ", "))
	for range n {
		w := randomWidths[p.IntN(len(randomWidths))]
		if len(p.vals[w]) == 0 || p.IntN(3) > 0 {
			ws := []int{}
			for _, w := range randomWidths {
				if len(p.vals[w]) > 0 {
					ws = append(ws, w)
				}
			}
			w = ws[p.IntN(len(ws))]
		}
		p.step(w)
	}
	for _, w := range randomWidths {
		for _, v := range p.vals[w] {
			p.print(w, v)
		}
	}
	p.text.WriteString("  ret void\n}\n")
	fmt.Fprintf(&p.main, "  call void @f%d(%s)\n", id, strings.Join(args, ", "))
}

// print adds a printf of all bits of v.
func (p *randomProgram) print(w int, v string) {
	for at := 0; at < w; at += 128 {
		p.printBits(w, min(w-at, 128), p.shifted(w, v, at))
	}
}

// shifted returns v, at bits to the right.
func (p *randomProgram) shifted(w int, v string, at int) string {
	if at == 0 {
		return v
	}
	return p.line("lshr i%d %s, %d", w, v, at)
}

// printBits adds a printf of the low n bits of v, at most 128.
func (p *randomProgram) printBits(w, n int, v string) {
	hi := "0"
	low := v
	if w > 64 {
		low = p.line("trunc i%d %s to i64", w, v)
		if n > 64 {
			hi = p.line("trunc i%d %s to i64", w, p.shifted(w, v, 64))
		}
	} else if w < 64 {
		low = p.line("zext i%d %s to i64", w, v)
	}
	fmt.Fprintf(&p.text, "  call i32 (ptr, ...) @printf(ptr @format, i32 %d, i64 %s, i64 %s)\n", w, hi, low)
}

func (p *randomProgram) String() string {
	var b strings.Builder
	b.WriteString("@format = internal constant [14 x i8] c\"%d %llx %llx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	names := []string{}
	for d := range p.declare {
		names = append(names, d)
	}
	b.WriteString(strings.Join(names, "\n"))
	fmt.Fprintf(&b, "\n%sdefine i32 @main() {\n%s  ret i32 0\n}\n", &p.text, &p.main)
	return b.String()
}

// TestRandomIntegers holds what random programs on integers of all widths print
// once they are legal to what they print as they are.
func TestRandomIntegers(t *testing.T) {
	for _, bits := range []int{64, 32} {
		for _, rich := range []bool{true, false} {
			machine := machine64(t)
			if bits == 32 {
				machine = machine32(t)
			}
			lz := New(machine, testOps(bits, rich))
			t.Run(fmt.Sprintf("%d/rich=%v", bits, rich), func(t *testing.T) {
				for seed := range uint64(sampled(randomSeeds)) {
					checkRandom(t, lz, machine, seed)
				}
			})
		}
	}
}

const randomSeeds = 25

func checkRandom(t *testing.T, lz *Legalizer, machine *target.Target, seed uint64) {
	t.Helper()
	p := &randomProgram{Rand: rand.New(rand.NewPCG(seed, 7)), declare: map[string]bool{}}
	for i := range 8 {
		p.function(i, 40)
	}
	src := p.String()
	parse := func() *ir.Module {
		m, err := llvmir.Parse("random.ll", []byte(src))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		return m
	}
	want := run(t, parse(), nil, "")
	if strings.Contains(want, "error:") {
		t.Fatalf("seed %d: the program is wrong: %s", seed, want[strings.Index(want, "error:"):])
	}
	m := parse()
	if err := legalizeAll(t, lz, m); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	if got := run(t, m, machine, ""); got != want {
		t.Errorf("seed %d: %s", seed, firstDifference(got, want))
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d is %q, not %q", i+1, g[i], w[i])
		}
	}
	return "one is longer"
}

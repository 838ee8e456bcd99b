package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A vectorType is a type of vectors: n elements of the type elem, bits wide.
type vectorType struct {
	n    int
	elem string
	bits int
}

func (t vectorType) String() string { return fmt.Sprintf("<%d x %s>", t.n, t.elem) }

func (t vectorType) float() bool { return t.elem == "float" || t.elem == "double" }

// mangled returns the type's name in the names of intrinsics.
func (t vectorType) mangled() string {
	e := map[string]string{"float": "f32", "double": "f64"}[t.elem]
	if e == "" {
		e = t.elem
	}
	return fmt.Sprintf("v%d%s", t.n, e)
}

// vectorProgram is the text of a program that computes with vectors.
type vectorProgram struct {
	*rand.Rand
	text    strings.Builder
	globals strings.Builder
	declare map[string]bool
	vals    map[vectorType][]string
	order   []vectorType // of vals, as they came
	small   map[string]bool
	calls   bool
	n       int
	prints  int
}

// VectorProgram returns LLVM IR text of a program that computes with vectors of many types
// and prints what comes out: steps operations in each of a few functions. What it prints
// does not depend on what LLVM leaves open. Floating results are printed as one where they
// are not numbers. With calls vectors are arguments and results of functions too.
func VectorProgram(r *rand.Rand, steps int, calls bool) string {
	p := &vectorProgram{Rand: r, declare: map[string]bool{}, calls: calls}
	var main strings.Builder
	for f := range 3 {
		p.function(f, steps)
		fmt.Fprintf(&main, "  call void @f%d(i32 %d, i64 %d)\n", f, r.IntN(100), r.IntN(1000)+1)
	}
	var b strings.Builder
	b.WriteString("@words = internal constant [14 x i8] c\"%d: %08x%08x\\0A\\00\"\n")
	b.WriteString("declare i32 @printf(ptr, ...)\n")
	b.WriteString(p.globals.String())
	b.WriteString(p.text.String())
	b.WriteString("define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n")
	for _, d := range sortedKeys(p.declare) {
		b.WriteString(d + "\n")
	}
	return b.String()
}

func sortedKeys(m map[string]bool) []string {
	var out []string
	for k := range m {
		at := 0
		for at < len(out) && out[at] < k {
			at++
		}
		out = append(out[:at], append([]string{k}, out[at:]...)...)
	}
	return out
}

var vectorElems = []struct {
	name string
	bits int
}{{"i8", 8}, {"i16", 16}, {"i32", 32}, {"i64", 64}, {"float", 32}, {"double", 64}, {"i8", 8}, {"i16", 16}, {"i32", 32}, {"i64", 64}, {"float", 32}, {"double", 64}, {"i24", 24}, {"i7", 7}}

func (p *vectorProgram) newType() vectorType {
	e := vectorElems[p.IntN(len(vectorElems))]
	n := []int{2, 3, 4, 8, 16, 4, 8, 2, 5, 1, 7, 32}[p.IntN(12)]
	return vectorType{n, e.name, e.bits}
}

func (p *vectorProgram) name() string {
	p.n++
	return fmt.Sprintf("%%v%d", p.n)
}

func (p *vectorProgram) line(format string, args ...any) string {
	name := p.name()
	fmt.Fprintf(&p.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (p *vectorProgram) add(t vectorType, v string) string {
	if p.vals[t] == nil {
		p.order = append(p.order, t)
	}
	p.vals[t] = append(p.vals[t], v)
	return v
}

// function adds the function number f, which computes some values and prints each.
func (p *vectorProgram) function(f, steps int) {
	p.vals, p.order, p.small = map[vectorType][]string{}, nil, map[string]bool{}
	fmt.Fprintf(&p.text, "define void @f%d(i32 %%i, i64 %%n) noinline {\n", f)
	for range 3 {
		p.load(p.newType())
	}
	for range steps {
		p.step()
	}
	for _, t := range p.order {
		for _, v := range p.vals[t] {
			if p.IntN(3) > 0 {
				p.print(t, v)
			}
		}
	}
	p.text.WriteString("  ret void\n}\n")
}

// pick returns a value of type t.
func (p *vectorProgram) pick(t vectorType) string {
	vs := p.vals[t]
	if len(vs) == 0 || p.IntN(8) == 0 {
		if p.IntN(3) == 0 || t.elem == "i1" {
			return p.constant(t)
		}
		return p.load(t)
	}
	return vs[p.IntN(len(vs))]
}

// constant returns a constant vector.
func (p *vectorProgram) constant(t vectorType) string {
	if p.IntN(4) == 0 {
		return "zeroinitializer"
	}
	same := p.IntN(3) == 0
	first := p.scalar(t)
	var parts []string
	for range t.n {
		if !same {
			first = p.scalar(t)
		}
		parts = append(parts, t.elem+" "+first)
	}
	if same && p.IntN(2) == 0 {
		return "splat (" + parts[0] + ")"
	}
	return "<" + strings.Join(parts, ", ") + ">"
}

// scalar returns a constant element of t.
func (p *vectorProgram) scalar(t vectorType) string {
	switch {
	case t.elem == "i1":
		return []string{"true", "false"}[p.IntN(2)]
	case t.float():
		return fmt.Sprintf("%d.%s", p.IntN(400)-200, []string{"0", "5", "25", "125"}[p.IntN(4)])
	}
	x := int64(p.Uint64() >> p.IntN(64))
	if p.IntN(4) == 0 {
		x = []int64{0, 1, -1, 127, 128, 255, -128}[p.IntN(7)]
	}
	s := uint(64 - t.bits)
	return fmt.Sprint(x << s >> s)
}

// load reads a variable with random elements, which is new.
func (p *vectorProgram) load(t vectorType) string {
	at := fmt.Sprintf("@g%d", p.n)
	if !t.float() && t.bits%8 != 0 { // none in memory
		return p.add(t, p.line("add %s %s, %s", t, p.constant(t), p.constant(t)))
	}
	var parts []string
	for range t.n {
		parts = append(parts, t.elem+" "+p.scalar(t))
	}
	pad := p.IntN(2) * 5
	fmt.Fprintf(&p.globals, "%s = global <{ [%d x i8], %s }> <{ [%[2]d x i8] zeroinitializer, %[3]s <%s> }>, align 16\n", at, pad, t, strings.Join(parts, ", "))
	address := p.line("getelementptr <{ [%d x i8], %s }>, ptr %s, i32 0, i32 1", pad, t, at)
	v := p.line("load %s, ptr %s, align 1", t, address)
	if t.float() {
		p.small[v] = true
	}
	return p.add(t, v)
}

// print prints a number made of the elements of v.
func (p *vectorProgram) print(t vectorType, v string) {
	h := p.line("add i64 %%n, %d", p.n)
	for i := range t.n {
		x := p.line("extractelement %s %s, i32 %d", t, v, i)
		wide := x
		switch {
		case t.float():
			odd := p.line("fcmp uno %s %s, %s", t.elem, x, x)
			bits := p.line("bitcast %s %s to i%d", t.elem, x, t.bits)
			wide = p.line("select i1 %s, i%d 1, i%d %s", odd, t.bits, t.bits, bits)
			if t.bits == 32 {
				wide = p.line("zext i32 %s to i64", wide)
			}
		case t.bits < 64:
			wide = p.line("zext %s %s to i64", t.elem, x)
		case t.bits > 64:
			wide = p.line("trunc %s %s to i64", t.elem, x)
		}
		h = p.line("mul i64 %s, 1099511628211", p.line("xor i64 %s, %s", h, wide))
	}
	p.prints++
	lo := p.line("trunc i64 %s to i32", h)
	hi := p.line("trunc i64 %s to i32", p.line("lshr i64 %s, 32", h))
	fmt.Fprintf(&p.text, "  call i32 (ptr, ...) @printf(ptr @words, i32 %d, i32 %s, i32 %s)\n", p.prints, hi, lo)
}

// intrinsic calls an intrinsic whose name ends in t's.
func (p *vectorProgram) intrinsic(name string, t vectorType, ret string, args ...string) string {
	kinds := make([]string, len(args))
	for i, a := range args {
		end := strings.Index(a, ">")
		if !strings.HasPrefix(a, "<") {
			end = strings.Index(a, " ") - 1
		}
		kinds[i] = a[:end+1]
	}
	full := "@llvm." + name + "." + t.mangled()
	p.declare[fmt.Sprintf("declare %s %s(%s)", ret, full, strings.Join(kinds, ", "))] = true
	return p.line("call %s %s(%s)", ret, full, strings.Join(args, ", "))
}

// someType returns the type of some value that is there.
func (p *vectorProgram) someType() vectorType { return p.order[p.IntN(len(p.order))] }

// step adds one operation.
func (p *vectorProgram) step() {
	t := p.someType()
	if p.IntN(6) == 0 {
		t = p.newType()
	}
	switch p.IntN(12) {
	case 0, 1, 2:
		p.arithmetic(t)
	case 3:
		p.compare(t)
	case 4:
		p.choose(t)
	case 5, 6:
		p.convert(t)
	case 7, 8:
		p.shuffle(t)
	case 9:
		p.element(t)
	case 10:
		p.reduce(t)
	case 11:
		p.through(t)
	}
}

// arithmetic adds an operation on elements.
func (p *vectorProgram) arithmetic(t vectorType) {
	a, b := p.pick(t), p.pick(t)
	pick := func(names ...string) string { return names[p.IntN(len(names))] }
	switch {
	case t.elem == "i1":
		p.add(t, p.line("%s %s %s, %s", pick("and", "or", "xor"), t, a, b))
	case t.float():
		switch p.IntN(4) {
		case 0:
			p.add(t, p.line("fneg %s %s", t, a))
		case 1:
			p.add(t, p.intrinsic(pick("fabs", "sqrt"), t, t.String(), t.String()+" "+a))
		default:
			p.add(t, p.line("%s %s %s, %s", pick("fadd", "fsub", "fmul", "fdiv"), t, a, b))
		}
	default:
		ts := t.String() + " "
		switch p.IntN(7) {
		case 0:
			count := p.constant(vectorType{t.n, t.elem, t.bits})
			mask := p.line("urem %s %s, splat (%s %d)", t, count, t.elem, t.bits)
			if p.IntN(3) == 0 {
				mask = fmt.Sprintf("splat (%s %d)", t.elem, p.IntN(t.bits))
			}
			if p.IntN(3) == 0 {
				mask = p.line("urem %s %s, splat (%s %d)", t, b, t.elem, t.bits)
			}
			p.add(t, p.line("%s %s %s, %s", pick("shl", "lshr", "ashr"), t, a, mask))
		case 1:
			p.add(t, p.intrinsic(pick("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"), t, t.String(), ts+a, ts+b))
		case 2:
			p.add(t, p.intrinsic("abs", t, t.String(), ts+a, "i1 false"))
		case 3:
			count := fmt.Sprintf("splat (%s %d)", t.elem, p.IntN(t.bits))
			p.add(t, p.intrinsic(pick("fshl", "fshr"), t, t.String(), ts+a, ts+pick(a, b), ts+count))
		case 4:
			if p.IntN(2) == 0 {
				d := []int{5, 3, 7, 8, 10, 16, 25, 60, 1, -3, -4}[p.IntN(11)]
				p.add(t, p.line("%s %s %s, splat (%s %d)", pick("udiv", "urem", "sdiv", "srem"), t, a, t.elem, d))
				return
			}
			p.add(t, p.intrinsic("ctpop", t, t.String(), ts+a))
		default:
			p.add(t, p.line("%s %s %s, %s", pick("add", "sub", "mul", "and", "or", "xor"), t, a, b))
		}
	}
}

func (p *vectorProgram) compare(t vectorType) {
	op, preds := "icmp", []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}
	if t.float() {
		op, preds = "fcmp", []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"}
	}
	p.add(vectorType{t.n, "i1", 1}, p.line("%s %s %s %s, %s", op, preds[p.IntN(len(preds))], t, p.pick(t), p.pick(t)))
}

func (p *vectorProgram) choose(t vectorType) {
	if p.IntN(4) == 0 {
		c := p.line("icmp ugt i32 %%i, %d", p.IntN(100))
		p.add(t, p.line("select i1 %s, %s %s, %s %s", c, t, p.pick(t), t, p.pick(t)))
		return
	}
	m := vectorType{t.n, "i1", 1}
	if len(p.vals[m]) == 0 {
		p.compare(t)
	}
	p.add(t, p.line("select %s %s, %s %s, %s %s", m, p.pick(m), t, p.pick(t), t, p.pick(t)))
}

// convert adds a change of type.
func (p *vectorProgram) convert(t vectorType) {
	a := p.pick(t)
	e := vectorElems[p.IntN(len(vectorElems))]
	to := vectorType{t.n, e.name, e.bits}
	op := ""
	switch {
	case p.IntN(5) == 0:
		p.cast(t)
		return
	case t.float() && to.float():
		op = map[bool]string{true: "fpext", false: "fptrunc"}[to.bits > t.bits]
	case t.float():
		if !p.small[a] || to.bits < 16 {
			return
		}
		op = "fptosi"
	case to.float():
		op = []string{"sitofp", "uitofp"}[p.IntN(2)]
	case to.bits > t.bits:
		op = []string{"zext", "sext"}[p.IntN(2)]
	default:
		op = "trunc"
	}
	if to.bits == t.bits && (to.float() == t.float()) {
		return
	}
	v := p.add(to, p.line("%s %s %s to %s", op, t, a, to))
	if to.float() && t.bits <= 8 {
		p.small[v] = true
	}
}

// cast reads the bits of integers as another type of as many.
func (p *vectorProgram) cast(t vectorType) {
	total := t.n * t.bits
	if t.float() || t.elem == "i1" && total > 64 {
		return
	}
	a := p.pick(t)
	if total <= 64 && p.IntN(2) == 0 || t.elem == "i1" {
		x := p.line("bitcast %s %s to i%d", t, a, total)
		y := p.line("xor i%d %s, %d", total, x, p.IntN(2))
		p.add(t, p.line("bitcast i%d %s to %s", total, y, t))
		return
	}
	for _, bits := range []int{8, 64, 16, 32} {
		if bits != t.bits && total%bits == 0 && total/bits <= 32 && p.IntN(2) == 0 && t.bits%8 == 0 {
			to := vectorType{total / bits, fmt.Sprintf("i%d", bits), bits}
			p.add(to, p.line("bitcast %s %s to %s", t, a, to))
			return
		}
	}
}

// shuffle puts elements of two vectors together.
func (p *vectorProgram) shuffle(t vectorType) {
	to := t
	if p.IntN(3) == 0 {
		to.n = []int{1, 2, 4, 8, 16, 3, 2 * t.n}[p.IntN(7)]
	}
	var mask []string
	first, step := p.IntN(2*t.n), []int{1, 1, 2, 0, -1}[p.IntN(5)]
	random := p.IntN(2) == 0
	for i := range to.n {
		k := ((first+i*step)%(2*t.n) + 2*t.n) % (2 * t.n)
		if random {
			k = p.IntN(2 * t.n)
		}
		if !random && step == 1 && i%2 == 1 && first == 0 {
			k = (i/2 + t.n) % (2 * t.n)
		}
		mask = append(mask, fmt.Sprintf("i32 %d", k))
	}
	p.add(to, p.line("shufflevector %s %s, %s %s, <%d x i32> <%s>", t, p.pick(t), t, p.pick(t), to.n, strings.Join(mask, ", ")))
}

// element takes an element out and puts it in somewhere.
func (p *vectorProgram) element(t vectorType) {
	index := func() string {
		if p.IntN(2) == 0 {
			return fmt.Sprintf("i32 %d", p.IntN(t.n))
		}
		return "i32 " + p.line("urem i32 %%i, %d", t.n)
	}
	x := p.line("extractelement %s %s, %s", t, p.pick(t), index())
	base := p.pick(t)
	if p.IntN(3) == 0 { // all elements, one after the other
		base = "poison"
		for i := range t.n {
			y := x
			if p.IntN(2) == 0 {
				y = p.line("extractelement %s %s, i32 %d", t, p.pick(t), p.IntN(t.n))
			}
			base = p.line("insertelement %s %s, %s %s, i32 %d", t, base, t.elem, y, i)
		}
		p.add(t, base)
		return
	}
	p.add(t, p.line("insertelement %s %s, %s %s, %s", t, base, t.elem, x, index()))
}

// reduce makes a number of the elements, and a vector of that again.
func (p *vectorProgram) reduce(t vectorType) {
	a := p.pick(t)
	var x string
	switch {
	case t.float() && p.IntN(2) == 0:
		x = p.intrinsic([]string{"vector.reduce.fadd", "vector.reduce.fmul"}[p.IntN(2)], t, t.elem, t.elem+" "+p.scalar(t), t.String()+" "+a)
	case t.float():
		return
	default:
		names := []string{"add", "and", "or", "xor", "smax", "smin", "umax", "umin", "mul"}
		x = p.intrinsic("vector.reduce."+names[p.IntN(len(names))], t, t.elem, t.String()+" "+a)
	}
	v := p.line("insertelement %s poison, %s %s, i32 0", t, t.elem, x)
	p.add(t, p.line("shufflevector %s %s, %s poison, <%d x i32> zeroinitializer", t, v, t, t.n))
}

// through passes a value through a function or through memory.
func (p *vectorProgram) through(t vectorType) {
	a := p.pick(t)
	if p.IntN(2) == 0 && (t.float() || t.bits%8 == 0) {
		slot := p.line("alloca { i8, %s, i8 }, align 16", t)
		at := p.line("getelementptr { i8, %s, i8 }, ptr %s, i32 0, i32 1", t, slot)
		fmt.Fprintf(&p.text, "  store volatile %s %s, ptr %s, align 1\n", t, a, at)
		p.add(t, p.line("load %s, ptr %s, align 1", t, at))
		return
	}
	if !p.calls || t.n*t.bits > 256 || t.bits%8 != 0 || t.bits == 24 {
		return
	}
	p.n++
	f := fmt.Sprintf("@pass%d", p.n)
	fmt.Fprintf(&p.globals, "define internal %s %s(i32 %%k, %[1]s %%a, %[1]s %%b, double %%c, %[1]s %%d, %[1]s %%e) noinline {\n  %%r = select i1 %[3]v, %[1]s %%%[4]s, %[1]s %%%[5]s\n  ret %[1]s %%r\n}\n",
		t, f, p.IntN(2) == 0, []string{"a", "b", "d", "e"}[p.IntN(4)], []string{"a", "b", "d", "e"}[p.IntN(4)])
	p.add(t, p.line("call %s %s(i32 1, %[1]s %[3]s, %[1]s %[4]s, double 1.0, %[1]s %[5]s, %[1]s %[6]s)", t, f, a, p.pick(t), p.pick(t), p.pick(t)))
}

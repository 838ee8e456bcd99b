package irgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Flow shapes a FlowProgram.
type Flow struct {
	*FlowMachine
	Values int // most values that a block passes on; 0 is 80
}

// A FlowMachine is the machine description for FlowProgram.
type FlowMachine struct {
	Bits        int      // of pointers: 32 or 64
	conventions []string // in addition to C's, fastcc and coldcc
	preserving  []string // those of them, or coldcc, from which no call may be a jump
	extended    bool     // there is x86_fp80
	registers   []flowRegisters
	clobbers    []string // by what clears registers
}

// flowRegisters are the registers of a bank, %d in text, names and clear.
type flowRegisters struct {
	text, clobbers []string // of each register
	clear          string   // R is the register
}

// FlowMachines are the machines of FlowPrograms, by the names of targets.
var FlowMachines = map[string]*FlowMachine{
	"amd64": {
		Bits: 64, extended: true,
		conventions: []string{"preserve_mostcc ", "preserve_allcc ", "preserve_nonecc ", "tailcc "},
		preserving:  []string{"preserve_mostcc ", "preserve_allcc ", "coldcc "},
		registers: []flowRegisters{
			{strings.Fields("%eax %ecx %edx %esi %edi %ebx %r8d %r9d %r10d %r11d %r12d %r13d %r14d %r15d"), strings.Fields("rax rcx rdx rsi rdi rbx r8 r9 r10 r11 r12 r13 r14 r15"), "xorl R, R"},
			{numbered("%%xmm%d", 0, 16), numbered("xmm%d", 0, 16), "pxor R, R"},
		},
		clobbers: []string{"~{dirflag}", "~{fpsr}", "~{flags}"},
	},
	"i386": {
		Bits: 32, extended: true,
		conventions: []string{"x86_stdcallcc "},
		registers: []flowRegisters{
			{strings.Fields("%eax %ecx %edx %esi %edi %ebx"), strings.Fields("eax ecx edx esi edi ebx"), "xorl R, R"},
			{numbered("%%xmm%d", 0, 8), numbered("xmm%d", 0, 8), "pxor R, R"},
		},
		clobbers: []string{"~{dirflag}", "~{fpsr}", "~{flags}"},
	},
	"arm64": {
		Bits:        64,
		conventions: []string{"preserve_mostcc ", "preserve_allcc ", "preserve_nonecc ", "tailcc "},
		preserving:  []string{"preserve_mostcc ", "preserve_allcc "},
		registers: []flowRegisters{
			{slices.Concat(numbered("x%d", 0, 18), numbered("x%d", 19, 29), []string{"x30"}), slices.Concat(numbered("x%d", 0, 18), numbered("x%d", 19, 29), []string{"lr"}), "mov R, xzr"},
			{numbered("v%d", 0, 32), numbered("v%d", 0, 32), "movi R.16b, #0"},
		},
		clobbers: []string{"~{cc}"},
	},
	"arm": {Bits: 32}, // without inline assembly
}

// numbered returns the format with each number from first to before end.
func numbered(format string, first, end int) (names []string) {
	for i := first; i < end; i++ {
		names = append(names, fmt.Sprintf(format, i))
	}
	return names
}

// FlowProgram returns LLVM IR text of a program of random control flow, irreducible too, whose blocks pass on more
// values than there are registers: edges permute, rotate and duplicate them. The values have all types, and live over calls of
// all conventions, exceptions that land in the function, calls of setjmp that return twice, and inline assembly that
// overwrites most registers; functions end in calls that must be jumps. The program prints what it computes, which
// depends on nothing that LLVM leaves open, and needs the C++ library for exceptions. The second text is the same with C's
// convention everywhere and no jumps: other compilers do not get all types right in the others.
func FlowProgram(r *rand.Rand, o Flow) (program, plain string) {
	if o.Values == 0 {
		o.Values = 80
	}
	p := &flowProgram{Rand: r, Flow: o}
	p.all = append([]string{"", "", "fastcc ", "coldcc "}, p.conventions...)
	p.helpers()
	var main strings.Builder
	for i := range 2 + r.IntN(3) {
		f := p.signature(fmt.Sprintf("f%d", i))
		if r.IntN(3) == 0 && p.jumps(f) { // a function to which f jumps in the end
			twin := *f
			twin.name += "t"
			p.function(&twin, nil)
			p.function(f, &twin)
		} else {
			p.function(f, nil)
		}
		p.funcs = append(p.funcs, f)
		for range 2 {
			p.block = &main
			args := []string{fmt.Sprintf("i32 %d", 4+r.IntN(30))}
			for _, t := range f.params {
				args = append(args, t.name+" "+p.fromInt(t, fmt.Sprint(r.Uint64()>>1)))
			}
			v := p.line("call %s%s @%s(%s)", f.cc, f.ret.name, f.name, strings.Join(args, ", "))
			h := p.toInt(f.ret, v)
			fmt.Fprintf(&main, "  call i32 (ptr, ...) @printf(ptr @words, i32 %d, i32 %s, i32 %s)\n", i, p.line("trunc i64 %s to i32", p.line("lshr i64 %s, 32", h)), p.line("trunc i64 %s to i32", h))
		}
	}
	program = p.text.String() + "define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n"
	plain = strings.ReplaceAll(program, "musttail ", "")
	for _, cc := range p.all[2:] {
		plain = strings.ReplaceAll(plain, " "+cc, " ")
	}
	return program, plain
}

// flowProgram is the text of a FlowProgram.
type flowProgram struct {
	*rand.Rand
	Flow
	text     strings.Builder
	block    *strings.Builder // where lines go
	all      []string         // conventions, C's twice
	funcs    []*flowFunc      // that may be called
	throwers []*flowFunc      // ... and may throw
	jumpers  []*flowFunc      // ... and may jump to where setjmp was called
	names    int
}

// flowFunc is a function that gets how many blocks it may execute, and values.
type flowFunc struct {
	name, cc string
	params   []flowType
	ret      flowType
}

// flowType is a type of values.
type flowType struct {
	name string
	kind flowKind
	bits int
}

type flowKind int

const (
	flowInt flowKind = iota
	flowFloat
	flowVector      // of integers
	flowFloatVector // of floats
)

var flowTypes = []flowType{
	{"i32", flowInt, 32}, {"i64", flowInt, 64}, {"i8", flowInt, 8}, {"i1", flowInt, 1}, {"i16", flowInt, 16}, {"i128", flowInt, 128}, {"i33", flowInt, 33}, {"i7", flowInt, 7},
	{"float", flowFloat, 32}, {"double", flowFloat, 64}, {"x86_fp80", flowFloat, 80},
	{"<4 x i32>", flowVector, 128}, {"<2 x i64>", flowVector, 128}, {"<16 x i8>", flowVector, 128}, {"<8 x i16>", flowVector, 128}, {"<8 x i32>", flowVector, 256}, {"<3 x i16>", flowVector, 48},
	{"<4 x float>", flowFloatVector, 128}, {"<2 x double>", flowFloatVector, 128},
}

func (p *flowProgram) anyType() flowType {
	if p.IntN(3) == 0 {
		return flowTypes[p.IntN(2)]
	}
	t := flowTypes[p.IntN(len(flowTypes))]
	if t.bits == 80 && !p.extended {
		t = flowTypes[slices.Index(flowTypes, t)-1]
	}
	return t
}

func (p *flowProgram) name() string {
	p.names++
	return fmt.Sprintf("%%v%d", p.names)
}

func (p *flowProgram) label() string {
	p.names++
	return fmt.Sprintf("l%d", p.names)
}

func (p *flowProgram) printf(format string, args ...any) { fmt.Fprintf(p.block, format, args...) }

// line adds an instruction and returns its result.
func (p *flowProgram) line(format string, args ...any) string {
	v := p.name()
	p.printf("  %s = %s\n", v, fmt.Sprintf(format, args...))
	return v
}

// helpers adds the callees: functions that throw or return to setjmp, for each convention.
func (p *flowProgram) helpers() {
	p.text.WriteString(`@words = internal constant [14 x i8] c"%d: %08x%08x\0A\00"
@_ZTIi = external constant ptr
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(iPTR)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
`)
	for i, cc := range p.all[1:] {
		thrower := &flowFunc{fmt.Sprintf("throw%d", i), cc, []flowType{flowTypes[1], p.argument(cc)}, p.argument(cc)}
		p.throwers = append(p.throwers, thrower)
		t := thrower.params[1]
		p.block = &p.text
		p.printf("define internal %s%s @%s(i64 %%h, %s %%x) noinline {\n", cc, thrower.ret.name, thrower.name, t.name)
		p.destroy()
		h := p.toInt(t, "%x")
		p.printf("  %s = and i64 %%h, 24\n  %%c = icmp eq i64 %[1]s, 8\n  br i1 %%c, label %%throw, label %%go\n", "%m")
		p.printf("throw:\n  %%e = call ptr @__cxa_allocate_exception(iPTR 8)\n  store i64 %s, ptr %%e\n  call void @__cxa_throw(ptr %%e, ptr @_ZTIi, ptr null)\n  unreachable\n", h)
		p.printf("go:\n")
		r := p.fromInt(thrower.ret, p.line("xor i64 %s, %%h", h))
		p.printf("  ret %s %s\n}\n", thrower.ret.name, r)

		jumper := &flowFunc{fmt.Sprintf("jump%d", i), cc, nil, flowType{}}
		p.jumpers = append(p.jumpers, jumper)
		p.printf("define internal %svoid @%s(ptr %%b, i64 %%h) noinline {\n", cc, jumper.name)
		p.destroy()
		p.printf("  %%m = and i64 %%h, 24\n  %%c = icmp eq i64 %%m, 8\n  br i1 %%c, label %%jump, label %%go\n")
		p.printf("jump:\n  %%k = trunc i64 %%h to i32\n  %%k1 = or i32 %%k, 1\n  call void @longjmp(ptr %%b, i32 %%k1)\n  unreachable\ngo:\n  ret void\n}\n")
	}
	word := fmt.Sprintf("i%d", p.Bits)
	s := strings.ReplaceAll(p.text.String(), "iPTR", word)
	p.text.Reset()
	p.text.WriteString(s)
}

// signature generates a function signature.
func (p *flowProgram) signature(name string) *flowFunc {
	f := &flowFunc{name: name, cc: p.all[p.IntN(len(p.all))]}
	f.ret = p.argument(f.cc)
	most := 8
	if inRegisters(f.cc) {
		most = 4
	}
	for range p.IntN(most) {
		f.params = append(f.params, p.argument(f.cc))
	}
	return f
}

// inRegisters reports whether all arguments of a convention must be in registers.
func inRegisters(cc string) bool {
	return cc == "preserve_nonecc "
}

// jumps reports whether f may end in a jump to a function of its type: it need not preserve the registers of its
// arguments, and no address of a result is among them.
func (p *flowProgram) jumps(f *flowFunc) bool {
	return !slices.Contains(p.preserving, f.cc) && (p.Bits == 64 || f.ret.bits <= 64)
}

// argument returns a type of arguments of a convention.
func (p *flowProgram) argument(cc string) flowType {
	t := p.anyType()
	for inRegisters(cc) && t.bits > 64 || inRegisters(cc) && t.name == "<3 x i16>" {
		t = p.anyType()
	}
	return t
}

// toInt converts v to i64.
func (p *flowProgram) toInt(t flowType, v string) string {
	fold := func(x string) string { // of 128 bits
		return p.line("trunc i128 %s to i64", p.line("xor i128 %s, %s", x, p.line("lshr i128 %s, 61", x)))
	}
	switch {
	case t.kind == flowInt && t.bits == 64:
		return v
	case t.kind == flowInt && t.bits == 128:
		return fold(v)
	case t.kind == flowInt:
		return p.line("zext %s %s to i64", t.name, v)
	case t.name == "float":
		return p.line("zext i32 %s to i64", p.line("bitcast float %s to i32", v))
	case t.name == "double":
		return p.line("bitcast double %s to i64", v)
	case t.name == "x86_fp80":
		return p.line("bitcast double %s to i64", p.line("fptrunc x86_fp80 %s to double", v))
	case t.bits == 256:
		lo := p.line("shufflevector %s %s, %[1]s poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>", t.name, v)
		hi := p.line("shufflevector %s %s, %[1]s poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>", t.name, v)
		return fold(p.line("bitcast <4 x i32> %s to i128", p.line("xor <4 x i32> %s, %s", lo, p.line("mul <4 x i32> %s, splat (i32 77)", hi))))
	case t.bits == 48:
		sum := "0"
		for i := range 3 {
			x := p.line("zext i16 %s to i64", p.line("extractelement %s %s, i32 %d", t.name, v, i))
			sum = p.line("xor i64 %s, %s", sum, p.line("shl i64 %s, %d", x, 16*i))
		}
		return sum
	}
	return fold(p.line("bitcast %s %s to i128", t.name, v))
}

// fromInt converts an i64 to type t.
func (p *flowProgram) fromInt(t flowType, x string) string {
	wide := func() string {
		return p.line("mul i128 %s, 36893488147419103363", p.line("zext i64 %s to i128", x))
	}
	switch {
	case t.kind == flowInt && t.bits == 64:
		return p.line("xor i64 %s, 0", x)
	case t.kind == flowInt && t.bits == 128:
		return wide()
	case t.kind == flowInt:
		return p.line("trunc i64 %s to %s", x, t.name)
	case t.kind == flowFloat:
		return p.line("sitofp i16 %s to %s", p.line("trunc i64 %s to i16", x), t.name)
	case t.bits == 256:
		return p.line("shufflevector <4 x i32> %s, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 1, i32 5, i32 0>", p.line("bitcast i128 %s to <4 x i32>", wide()))
	case t.bits == 48:
		return p.line("shufflevector <4 x i16> %s, <4 x i16> poison, <3 x i32> <i32 0, i32 2, i32 1>", p.line("bitcast i64 %s to <4 x i16>", x))
	case t.name == "<4 x float>":
		return p.line("sitofp <4 x i16> %s to <4 x float>", p.line("bitcast i64 %s to <4 x i16>", x))
	case t.name == "<2 x double>":
		return p.line("sitofp <2 x i32> %s to <2 x double>", p.line("bitcast i64 %s to <2 x i32>", x))
	}
	return p.line("bitcast i128 %s to %s", wide(), t.name)
}

// combine combines two values.
func (p *flowProgram) combine(t flowType, a, b string) string {
	pick := func(names ...string) string { return names[p.IntN(len(names))] }
	switch t.kind {
	case flowInt, flowVector:
		if t.kind == flowInt && p.IntN(6) == 0 {
			return p.line("select i1 %s, %s %s, %[2]s %s", p.line("icmp %s %s %s, %s", pick("ult", "slt", "eq"), t.name, a, b), t.name, a, b)
		}
		return p.line("%s %s %s, %s", pick("add", "sub", "xor", "and", "or", "add", "mul"), t.name, a, b)
	case flowFloat:
		half := "0.5"
		if t.bits == 80 {
			half = "0xK3FFE8000000000000000"
		}
		return p.line("fmul %s %s, %s", t.name, p.line("%s %s %s, %s", pick("fadd", "fsub"), t.name, a, b), half)
	}
	elem := strings.TrimSuffix(t.name[5:], ">")
	return p.line("fmul %s %s, splat (%s 0.5)", t.name, p.line("%s %s %s, %s", pick("fadd", "fsub"), t.name, a, b), elem)
}

// destroy overwrites many registers.
func (p *flowProgram) destroy() {
	if len(p.registers) == 0 {
		return
	}
	var text, clobbers []string
	most := p.IntN(4) // one in so many stays
	for i, bank := range p.registers {
		if i > 0 && p.IntN(3) == 0 {
			break
		}
		for k, r := range bank.text {
			if most == 0 || p.IntN(most+1) > 0 {
				text = append(text, strings.ReplaceAll(bank.clear, "R", r))
				clobbers = append(clobbers, "~{"+bank.clobbers[k]+"}")
			}
		}
	}
	p.printf("  call void asm sideeffect \"%s\", \"%s\"()\n", strings.Join(text, "; "), strings.Join(append(clobbers, p.clobbers...), ","))
}

// A flowBody generates the blocks of a function.
type flowBody struct {
	*flowProgram
	f      *flowFunc
	types  []flowType // of the values that blocks pass on
	blocks []*flowBlock
	exit   *flowBlock
	throws bool // there are landing pads
	setjmp bool
}

// flowBlock is a block that gets all values.
type flowBlock struct {
	label string
	text  strings.Builder
	edges []flowEdge // into it
}

// flowEdge passes values from the block of a label.
type flowEdge struct {
	from   string
	values []string
	fuel   string
}

// phi returns the name of value i at the start of b.
func (b *flowBlock) phi(i int) string { return fmt.Sprintf("%%%s.%d", b.label, i) }

// function adds f, which jumps to tail in the end unless that is nil.
func (p *flowProgram) function(f, tail *flowFunc) {
	g := &flowBody{flowProgram: p, f: f}
	kinds := []flowType{flowTypes[0], p.anyType(), p.anyType(), p.anyType()}[p.IntN(2):]
	count := 1 + p.IntN(8)
	switch p.IntN(4) {
	case 0:
		count = 1 + p.IntN(p.Values)
	case 1:
		count = 8 + p.IntN(24)
	}
	if p.IntN(3) == 0 {
		kinds = kinds[:1+p.IntN(2)]
	}
	for range count {
		g.types = append(g.types, kinds[p.IntN(len(kinds))])
	}
	for i := range 1 + p.IntN(7) {
		g.blocks = append(g.blocks, &flowBlock{label: fmt.Sprintf("b%d", i)})
	}
	g.exit = &flowBlock{label: "exit"}

	var entry strings.Builder
	p.block = &entry
	h := "1234567"
	for i, t := range f.params {
		h = p.line("xor i64 %s, %s", p.toInt(t, fmt.Sprintf("%%a%d", i)), p.line("mul i64 %s, 31", h))
	}
	var first []string
	for i, t := range g.types {
		v := ""
		for k, a := range f.params {
			if a == t && p.IntN(3) == 0 {
				v = fmt.Sprintf("%%a%d", k)
			}
		}
		if v == "" {
			v = p.fromInt(t, p.line("add i64 %s, %d", h, i*1237))
		}
		first = append(first, v)
	}
	p.printf("  br label %%b0\n")
	g.blocks[0].edges = append(g.blocks[0].edges, flowEdge{"entry", first, "%fuel"})
	for i := range g.blocks {
		g.fill(i)
	}
	g.finish(tail)

	p.block = &p.text
	params := []string{"i32 %fuel"}
	for i, t := range f.params {
		params = append(params, fmt.Sprintf("%s %%a%d", t.name, i))
	}
	attrs := []string{"", " minsize optsize", " optsize", " \"frame-pointer\"=\"all\"", "", ""}[p.IntN(6)]
	if g.throws {
		attrs += " personality ptr @__gxx_personality_v0"
	}
	p.printf("define internal %s%s @%s(%s) noinline%s {\nentry:\n", f.cc, f.ret.name, f.name, strings.Join(params, ", "), attrs)
	if g.setjmp {
		p.printf("  %%buf = alloca [64 x i64], align 16\n")
	}
	p.text.WriteString(entry.String())
	for _, b := range append(g.blocks, g.exit) {
		g.emit(b)
	}
	p.text.WriteString("}\n")
}

// emit adds block b after its phis.
func (g *flowBody) emit(b *flowBlock) {
	g.printf("%s:\n", b.label)
	phi := func(name, typ string, value func(flowEdge) string) {
		var from []string
		for _, e := range b.edges {
			from = append(from, fmt.Sprintf("[ %s, %%%s ]", value(e), e.from))
		}
		g.printf("  %s = phi %s %s\n", name, typ, strings.Join(from, ", "))
	}
	phi("%"+b.label+".fuel", "i32", func(e flowEdge) string { return e.fuel })
	for i, t := range g.types {
		phi(b.phi(i), t.name, func(e flowEdge) string { return e.values[i] })
	}
	g.text.WriteString(b.text.String())
}

// state returns the values at the start of b.
func (g *flowBody) state(b *flowBlock) (values []string) {
	for i := range g.types {
		values = append(values, b.phi(i))
	}
	return values
}

// fill generates the contents of block n.
func (g *flowBody) fill(n int) {
	b := g.blocks[n]
	g.block = &b.text
	at := b.label
	values := g.state(b)
	for range g.IntN(4) {
		switch g.IntN(9) {
		case 0, 1:
			g.call(values)
		case 2:
			at = g.invoke(values, at)
		case 3:
			at = g.returnsTwice(values, at)
		case 4:
			g.destroy()
		default:
			for range 1 + g.IntN(3) {
				i := g.IntN(len(values))
				values[i] = g.combine(g.types[i], values[i], values[g.same(i)])
			}
		}
	}
	fuel := g.line("sub i32 %%%s.fuel, 1", b.label)
	out := g.label()
	g.printf("  br i1 %s, label %%exit, label %%%s\n%s:\n", g.line("icmp slt i32 %s, 1", fuel), out, out)
	g.exit.edges = append(g.exit.edges, flowEdge{at, append([]string(nil), values...), fuel})
	g.leave(n, values, out, fuel)
}

// leave ends block n, whose end has the label at. It may lead to the next one, so that all are reached.
func (g *flowBody) leave(n int, values []string, at, fuel string) {
	var targets []*flowBlock
	for _, k := range g.Perm(len(g.blocks))[:1+g.IntN(min(4, len(g.blocks)))] {
		if k != n+1 {
			targets = append(targets, g.blocks[k])
		}
	}
	if n+1 < len(g.blocks) {
		targets = slices.Insert(targets, g.IntN(len(targets)+1), g.blocks[n+1])
	}
	i := g.IntN(len(values))
	edge := func(b *flowBlock, times int) {
		passed := g.permuted(values)
		for range times {
			b.edges = append(b.edges, flowEdge{at, passed, fuel})
		}
	}
	switch len(targets) {
	case 1:
		g.printf("  br label %%%s\n", targets[0].label)
	case 2:
		c := g.line("icmp ult i64 %s, %d", g.toInt(g.types[i], values[i]), g.Uint64()>>1>>g.IntN(60))
		g.printf("  br i1 %s, label %%%s, label %%%s\n", c, targets[0].label, targets[1].label)
	default:
		x := g.line("and i64 %s, 7", g.toInt(g.types[i], values[i]))
		g.printf("  switch i64 %s, label %%%s [", x, targets[0].label)
		for k := range 6 {
			g.printf(" i64 %d, label %%%s", k+1, targets[1+k%(len(targets)-1)].label)
		}
		g.printf(" ]\n")
		for k, b := range targets[1:] {
			edge(b, (6-k-1)/(len(targets)-1)+1)
		}
		edge(targets[0], 1)
		return
	}
	for _, b := range targets {
		edge(b, 1)
	}
}

// same returns the number of a value of the type of value i.
func (g *flowBody) same(i int) int {
	for range 20 {
		if k := g.IntN(len(g.types)); g.types[k] == g.types[i] {
			return k
		}
	}
	return i
}

// permuted returns the values for an edge: the same, permuted, rotated or some of them twice.
func (g *flowBody) permuted(values []string) []string {
	out := append([]string(nil), values...)
	groups := map[flowType][]int{}
	for i, t := range g.types {
		groups[t] = append(groups[t], i)
	}
	how, step := g.IntN(6), 1+g.IntN(4)
	for i, t := range g.types { // in the order of the first of each type
		group := groups[t]
		if group[0] != i {
			continue
		}
		n := len(group)
		perm := g.Perm(n)
		for k, to := range group {
			switch how {
			case 0, 1:
				out[to] = values[group[(k+step)%n]]
			case 2:
				out[to] = values[group[perm[k]]]
			case 3:
				out[to] = values[group[g.IntN(n)]]
			case 4:
				if g.IntN(4) == 0 {
					out[to] = values[group[g.IntN(n)]]
				}
			}
		}
	}
	return out
}

// arguments converts the values to arguments for a call of f.
func (g *flowBody) arguments(f *flowFunc, values []string) string {
	var args []string
	for _, t := range f.params {
		i := g.IntN(len(values))
		v := values[i]
		if g.types[i] != t {
			v = g.fromInt(t, g.toInt(g.types[i], v))
		}
		args = append(args, t.name+" "+v)
	}
	return strings.Join(args, ", ")
}

// take adds a result to the values.
func (g *flowBody) take(values []string, t flowType, v string) {
	i := g.IntN(len(values))
	if g.types[i] != t {
		v = g.fromInt(g.types[i], g.toInt(t, v))
	}
	values[i] = v
}

// call adds a call of another function.
func (g *flowBody) call(values []string) {
	if len(g.funcs) == 0 {
		g.destroy()
		return
	}
	f := g.funcs[g.IntN(len(g.funcs))]
	args := fmt.Sprintf("i32 %d", 1+g.IntN(6))
	if rest := g.arguments(f, values); rest != "" {
		args += ", " + rest
	}
	tail := []string{"", "", "tail ", "notail "}[g.IntN(4)]
	g.take(values, f.ret, g.line("%scall %s%s @%s(%s)", tail, f.cc, f.ret.name, f.name, args))
}

// invoke adds calls that may throw, all of which have the same landing pad, where values differ by
// call, and returns the label of where all paths meet.
func (g *flowBody) invoke(values []string, at string) string {
	g.throws = true
	pad, end := g.label(), g.label()
	n := 1 + g.IntN(3)
	var from []string
	passed := make([][]string, 0, n) // by call: the values at the landing pad
	for range n {
		f := g.throwers[g.IntN(len(g.throwers))]
		i := g.IntN(len(values))
		h := g.toInt(g.types[i], values[i])
		last := g.permuted(values)
		args := fmt.Sprintf("i64 %s, %s", h, strings.TrimPrefix(g.arguments(&flowFunc{params: f.params[1:]}, values), ", "))
		next := g.label()
		v := g.line("invoke %s%s @%s(%s) to label %%%s unwind label %%%s", f.cc, f.ret.name, f.name, args, next, pad)
		from, passed = append(from, at), append(passed, last)
		g.printf("%s:\n", next)
		at = next
		if g.IntN(2) == 0 {
			g.take(values, f.ret, v)
		}
	}
	g.printf("  br label %%%s\n%s:\n", end, pad)
	caught := append([]string(nil), passed[0]...)
	for i := range values {
		differ := false
		for k := range passed {
			differ = differ || passed[k][i] != passed[0][i]
		}
		if !differ {
			continue
		}
		var list []string
		for k := range passed {
			list = append(list, fmt.Sprintf("[ %s, %%%s ]", passed[k][i], from[k]))
		}
		caught[i] = g.line("phi %s %s", g.types[i].name, strings.Join(list, ", "))
	}
	l := g.line("landingpad { ptr, i32 } catch ptr @_ZTIi")
	e := g.line("call ptr @__cxa_begin_catch(ptr %s)", g.line("extractvalue { ptr, i32 } %s, 0", l))
	g.take(caught, flowTypes[1], g.line("load i64, ptr %s", e))
	g.printf("  call void @__cxa_end_catch()\n  br label %%%s\n%s:\n", end, end)
	g.join(values, caught, at, pad)
	return end
}

// join adds phis of the values from two blocks.
func (g *flowBody) join(values, others []string, a, b string) {
	for i := range values {
		if values[i] != others[i] {
			values[i] = g.line("phi %s [ %s, %%%s ], [ %s, %%%s ]", g.types[i].name, values[i], a, others[i], b)
		}
	}
}

// returnsTwice adds a call of setjmp and one of what may come back to it, and returns the label of where both
// paths meet.
func (g *flowBody) returnsTwice(values []string, at string) string {
	g.setjmp = true
	once, again, end := g.label(), g.label(), g.label()
	f := g.jumpers[g.IntN(len(g.jumpers))]
	r := g.line("call i32 @_setjmp(ptr %%buf) returns_twice")
	g.printf("  br i1 %s, label %%%s, label %%%s\n%s:\n", g.line("icmp eq i32 %s, 0", r), once, again, once)
	before := g.permuted(values)
	i := g.IntN(len(values))
	for range g.IntN(4) {
		k := g.IntN(len(values))
		values[k] = g.combine(g.types[k], values[k], values[g.same(k)])
	}
	g.printf("  call %svoid @%s(ptr %%buf, i64 %s)\n", f.cc, f.name, g.toInt(g.types[i], values[i]))
	g.printf("  br label %%%s\n%s:\n", end, again)
	g.take(before, flowTypes[0], r)
	g.printf("  br label %%%s\n%s:\n", end, end)
	g.join(values, before, once, again)
	return end
}

// finish generates the final block of all paths.
func (g *flowBody) finish(tail *flowFunc) {
	g.block = &g.exit.text
	values := g.state(g.exit)
	if tail != nil {
		args := fmt.Sprintf("i32 %d", 1+g.IntN(8))
		if rest := g.arguments(tail, values); rest != "" {
			args += ", " + rest
		}
		v := g.line("musttail call %s%s @%s(%s)", tail.cc, tail.ret.name, tail.name, args)
		g.printf("  ret %s %s\n", tail.ret.name, v)
		return
	}
	h := "0"
	for i, t := range g.types {
		h = g.line("mul i64 %s, 1099511628211", g.line("xor i64 %s, %s", h, g.toInt(t, values[i])))
	}
	g.printf("  ret %s %s\n", g.f.ret.name, g.fromInt(g.f.ret, g.line("xor i64 %s, %s", h, g.line("lshr i64 %s, 29", h))))
}

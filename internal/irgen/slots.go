package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// slotProgram is the text of a program that keeps its variables in memory.
type slotProgram struct {
	*rand.Rand
	text    strings.Builder
	slots   []slot
	vals    map[string][]string // by type: in the current block
	entry   map[string][]string // likewise: arguments of the function
	n       int
	labels  int
	left    int // statements that may still be made
	prints  int
	counter int
}

// A slot is an alloca.
type slot struct {
	name string
	typ  string
	size int
	wild bool // its address escapes
}

// slotTypes are types without padding, with their sizes.
var slotTypes = []struct {
	text string
	size int
}{
	{"i8", 1}, {"i16", 2}, {"i32", 4}, {"i32", 4}, {"i64", 8}, {"i64", 8}, {"float", 4}, {"double", 8}, {"ptr", 8},
	{"{i32,i32}", 8}, {"{i64,i64}", 16}, {"[4 x i32]", 16}, {"{i8,[3 x i8],i32}", 8}, {"{float,float}", 8},
	{"{i64,{i16,i16,i32},[2 x double]}", 32}, {"<4 x i32>", 16}, {"<2 x float>", 8}, {"[24 x i8]", 24}, {"i128", 16},
}

// fields are the paths to elements of nested types, by offset.
var fields = map[string]map[int]string{
	"{i64,{i16,i16,i32},[2 x double]}": {8: "1", 10: "1, i32 1", 12: "1, i32 2", 16: "2, i64 0", 24: "2, i64 1"},
	"{i8,[3 x i8],i32}":                {1: "1, i32 0", 2: "1, i32 1", 3: "1, i32 2", 4: "2"},
}

// aggregates are the types among slotTypes that have elements.
var aggregates = []string{"{i32,i32}", "{i64,i64}", "[4 x i32]", "{float,float}", "{i8,[3 x i8],i32}"}

// accessTypes are the loaded and stored types, with their sizes.
var accessTypes = []struct {
	text string
	size int
}{
	{"i8", 1}, {"i16", 2}, {"i32", 4}, {"i32", 4}, {"i32", 4}, {"i64", 8}, {"i64", 8}, {"float", 4}, {"double", 8}, {"ptr", 8},
	{"<4 x i32>", 16}, {"<2 x float>", 8}, {"i128", 16}, {"i24", 3}, {"i48", 6},
}

// SlotProgram returns LLVM IR text of a program of a few functions, of about steps statements
// each, that keep their variables in allocas: scalars, structs, arrays and vectors, accessed
// whole, in part and across their elements, copied, filled, with their addresses passed on or
// not, by volatile accesses or not, in branches, loops, switches and blocks that nothing
// reaches. All that is read has been written before. What it prints does not depend on what
// LLVM leaves open. Addresses have 64 bits.
func SlotProgram(r *rand.Rand, steps int) string {
	p := &slotProgram{Rand: r}
	var main strings.Builder
	for f := range 3 {
		p.function(f, steps)
		fmt.Fprintf(&main, "  call void @f%d(i32 %d, i64 %d)\n", f, r.IntN(100), r.Int64())
	}
	return "@line = internal constant [12 x i8] c\"%d: %lx %x\\0A\\00\"\n" +
		"@data = internal global [64 x i8] c\"" + strings.Repeat("\\01\\F2#E", 16) + "\"\n" +
		"declare i32 @printf(ptr, ...)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n" +
		"declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n" +
		"define void @touch(ptr %p) noinline {\n  %x = load i8, ptr %p\n  %y = add i8 %x, 7\n  store i8 %y, ptr %p\n  ret void\n}\n" +
		p.text.String() + "define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n"
}

func (p *slotProgram) line(format string, args ...any) string {
	p.n++
	name := fmt.Sprintf("%%v%d", p.n)
	fmt.Fprintf(&p.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (p *slotProgram) do(format string, args ...any) {
	fmt.Fprintf(&p.text, "  "+format+"\n", args...)
}

func (p *slotProgram) label() string {
	p.labels++
	return fmt.Sprintf("b%d", p.labels)
}

func (p *slotProgram) start(label string) {
	fmt.Fprintf(&p.text, "%s:\n", label)
	p.vals = map[string][]string{}
}

// pick returns a value of a type, often one computed in the current block.
func (p *slotProgram) pick(t string) string {
	if vs := p.vals[t]; len(vs) > 0 && p.IntN(4) > 0 {
		return vs[p.IntN(len(vs))]
	}
	if vs := p.entry[t]; len(vs) > 0 && p.IntN(2) == 0 {
		return vs[p.IntN(len(vs))]
	}
	switch t {
	case "float":
		return []string{"1.0", "-2.5", "0.0"}[p.IntN(3)]
	case "double":
		return []string{"1.5", "-2.25", "0.0"}[p.IntN(3)]
	case "ptr":
		return fmt.Sprintf("getelementptr (i8, ptr @data, i64 %d)", p.IntN(16))
	case "<4 x i32>":
		return fmt.Sprintf("<i32 %d, i32 2, i32 -1, i32 %d>", p.IntN(100), p.IntN(100))
	case "<2 x float>":
		return "<float 0.5, float 3.0>"
	}
	return fmt.Sprint(p.IntN(256) - 128)
}

func (p *slotProgram) add(t, v string) { p.vals[t] = append(p.vals[t], v) }

func (p *slotProgram) function(f, steps int) {
	p.slots, p.vals, p.left = nil, map[string][]string{}, steps
	p.entry = map[string][]string{"i32": {"%a"}, "i64": {"%b"}}
	fmt.Fprintf(&p.text, "define void @f%d(i32 %%a, i64 %%b) noinline {\nentry:\n", f)
	for range 4 + p.IntN(8) {
		t := slotTypes[p.IntN(len(slotTypes))]
		s := slot{typ: t.text, size: t.size, wild: p.IntN(6) == 0}
		count := ""
		if p.IntN(8) == 0 && t.size <= 8 {
			s.size *= 3
			count = ", i32 3"
		}
		s.name = p.line("alloca %s%s%s", t.text, count, []string{"", ", align 16"}[p.IntN(2)])
		p.slots = append(p.slots, s)
	}
	for i, s := range p.slots {
		switch {
		case i > 0 && p.slots[i-1].size == s.size && p.IntN(2) == 0:
			p.copy(p.slots[i-1].name, s.name, s.size)
		case p.IntN(3) == 0:
			for off := 0; off < s.size; off++ {
				p.do("store i8 %d, ptr %s", p.IntN(256)-128, p.at(s, off))
			}
		default:
			p.fill(s.name, p.IntN(256)-128, s.size)
		}
	}
	p.block(0)
	for _, s := range p.slots {
		if p.IntN(2) == 0 {
			p.print(p.load(s))
		}
	}
	p.do("ret void\n}")
}

// at returns the address off bytes into s, made in one of several ways.
func (p *slotProgram) at(s slot, off int) string {
	switch p.IntN(4) {
	case 0:
		return p.line("getelementptr i8, ptr %s, i32 %d", s.name, off)
	case 1:
		half := p.line("getelementptr i8, ptr %s, i64 %d", s.name, off-4)
		return p.line("getelementptr {i16,i16}, ptr %s, i64 1", half)
	}
	if off == 0 && p.IntN(2) == 0 {
		return s.name
	}
	if path := fields[s.typ][off]; path != "" {
		return p.line("getelementptr %s, ptr %s, i32 0, i32 %s", s.typ, s.name, path)
	}
	return p.line("getelementptr [%d x i8], ptr %s, i64 0, i64 %d", s.size, s.name, off)
}

// block generates statements, in nested branches and loops up to depth.
func (p *slotProgram) block(depth int) {
	for n := 2 + p.IntN(8); n > 0 && p.left > 0; n-- {
		p.left--
		switch k := p.IntN(16); {
		case k == 0 && depth < 4:
			p.branch(depth)
		case k == 1 && depth < 3:
			p.loop(depth)
		case k == 2 && depth < 3:
			p.choose(depth)
		default:
			p.statement()
		}
	}
	if depth == 0 && p.left > 0 {
		p.block(0)
	}
}

func (p *slotProgram) slot() slot { return p.slots[p.IntN(len(p.slots))] }

// access returns the address and type of a part of s.
func (p *slotProgram) access(s slot) (addr, t string) {
	for {
		a := accessTypes[p.IntN(len(accessTypes))]
		if a.size > s.size {
			continue
		}
		off := p.IntN(s.size-a.size+1) / a.size * a.size
		if p.IntN(24) == 0 {
			off = p.IntN(s.size - a.size + 1)
		}
		return p.at(s, off), a.text
	}
}

// load reads a part of s, and returns its type and value.
func (p *slotProgram) load(s slot) (t, v string) {
	addr, t := p.access(s)
	volatile := ""
	if s.wild && p.IntN(4) == 0 {
		volatile = "volatile "
	}
	v = p.line("load %s%s, ptr %s, align 1", volatile, t, addr)
	p.add(t, v)
	return t, v
}

func (p *slotProgram) store(s slot) {
	addr, t := p.access(s)
	volatile := ""
	if s.wild && p.IntN(4) == 0 {
		volatile = "volatile "
	}
	p.do("store %s%s %s, ptr %s, align 1", volatile, t, p.pick(t), addr)
}

func (p *slotProgram) copy(from, to string, size int) {
	if from != to {
		p.do("call void @llvm.%s.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", []string{"memcpy", "memmove"}[p.IntN(2)], to, from, size)
	}
}

func (p *slotProgram) fill(to string, b, size int) {
	p.do("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", to, b, size)
}

func (p *slotProgram) statement() {
	s, t := p.slot(), p.slot()
	switch k := p.IntN(20); {
	case k < 5:
		p.load(s)
	case k < 9:
		p.store(s)
	case k < 12:
		ty := []string{"i8", "i16", "i32", "i64", "i24"}[p.IntN(5)]
		p.add(ty, p.line("%s %s %s, %s", []string{"add", "sub", "xor", "mul", "and"}[p.IntN(5)], ty, p.pick(ty), p.pick(ty)))
	case k == 12:
		size := min(s.size, t.size)
		off := 0
		if p.IntN(2) == 0 {
			off = p.IntN(size)
		}
		p.copy(p.at(s, off), p.at(t, off), 1+p.IntN(size-off))
	case k == 13 && s.name != t.name && s.size == t.size:
		p.copy(s.name, t.name, s.size)
	case k == 14:
		off := p.IntN(s.size)
		if p.IntN(3) == 0 {
			p.do("call void @llvm.memset.p0.i64(ptr %s, i8 %s, i64 %d, i1 false)", p.at(s, off), p.pick("i8"), s.size-off)
			return
		}
		p.fill(p.at(s, off), p.IntN(3)-1, 1+p.IntN(s.size-off))
	case k == 15:
		p.wild(s)
	case k == 16:
		ty := aggregates[p.IntN(len(aggregates))]
		if s.size >= 8 && t.size >= 8 && (s.size >= 16 && t.size >= 16 || !strings.Contains(ty, "64") && !strings.Contains(ty, "[4")) {
			p.do("store %s %s, ptr %s, align 1", ty, p.line("load %s, ptr %s, align 1", ty, s.name), t.name)
		}
	default:
		p.print(p.load(s))
	}
}

// wild makes the address of s escape, if it may; otherwise it accesses other memory.
func (p *slotProgram) wild(s slot) {
	if !s.wild {
		at := fmt.Sprintf("getelementptr (i8, ptr @data, i64 %d)", p.IntN(32))
		if p.IntN(2) == 0 {
			p.add("i32", p.line("load i32, ptr %s, align 1", at))
		} else {
			p.do("store i32 %s, ptr %s, align 1", p.pick("i32"), at)
		}
		return
	}
	switch p.IntN(4) {
	case 0:
		p.do("call void @touch(ptr %s)", s.name)
	case 1:
		i := p.line("urem i32 %s, %d", p.pick("i32"), s.size)
		at := p.line("getelementptr i8, ptr %s, i32 %s", s.name, i)
		p.add("i8", p.line("load i8, ptr %s", at))
		p.do("store i8 %s, ptr %s", p.pick("i8"), at)
	case 2:
		t := p.slot()
		if !t.wild {
			t = s
		}
		at := p.line("select i1 %s, ptr %s, ptr %s", p.condition(), s.name, t.name)
		p.add("i8", p.line("load i8, ptr %s", at))
	default:
		p.do("store i8 %s, ptr %s", p.pick("i8"), p.at(s, p.IntN(s.size)))
	}
}

func (p *slotProgram) condition() string {
	return p.line("icmp %s i32 %s, %s", []string{"eq", "slt", "ugt", "sge"}[p.IntN(4)], p.pick("i32"), p.pick("i32"))
}

// print prints a value of type t.
func (p *slotProgram) print(t, v string) {
	wide, more := "0", "0"
	switch t {
	case "i64":
		wide = v
	case "i32":
		more = v
	case "float":
		more = p.line("bitcast float %s to i32", v)
	case "double":
		wide = p.line("bitcast double %s to i64", v)
	case "ptr":
		wide = p.line("ptrtoint ptr %s to i64", v)
	case "<2 x float>":
		wide = p.line("bitcast <2 x float> %s to i64", v)
	case "<4 x i32>":
		more = p.line("extractelement <4 x i32> %s, i32 %d", v, p.IntN(4))
	case "i128":
		wide = p.line("trunc i128 %s to i64", p.line("lshr i128 %s, %d", v, p.IntN(2)*64))
	default:
		wide = p.line("zext %s %s to i64", t, v)
	}
	p.prints++
	p.line("call i32 (ptr, ...) @printf(ptr @line, i32 %d, i64 %s, i32 %s)", p.prints, wide, more)
}

// branch makes two ways, perhaps with a phi where they meet, and perhaps a third that
// nothing takes.
func (p *slotProgram) branch(depth int) {
	yes, no, end := p.label(), p.label(), p.label()
	p.do("br i1 %s, label %%%s, label %%%s", p.condition(), yes, no)
	var from, vals []string
	for _, l := range []string{yes, no} {
		p.start(l)
		p.block(depth + 1)
		v := p.line("add i32 %s, 1", p.pick("i32"))
		last := p.label()
		p.do("br label %%%s", last)
		p.start(last)
		p.do("br label %%%s", end)
		from, vals = append(from, last), append(vals, v)
	}
	if p.IntN(3) == 0 {
		dead := p.label()
		p.start(dead)
		p.load(p.slot())
		p.store(p.slot())
		p.do("br label %%%s", end)
		from, vals = append(from, dead), append(vals, "3")
	}
	p.start(end)
	var in []string
	for i := range from {
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", vals[i], from[i]))
	}
	p.add("i32", p.line("phi i32 %s", strings.Join(in, ", ")))
}

// loop makes a loop that runs a few times, with its counter in a slot of its own, and
// perhaps a way out in the middle.
func (p *slotProgram) loop(depth int) {
	p.counter++
	i := fmt.Sprintf("%%i%d", p.counter)
	head, body, next, end := p.label(), p.label(), p.label(), p.label()
	entry := p.label()
	// The slot of the counter is at the entry.
	text := p.text.String()
	at := strings.LastIndex(text, "entry:\n") + len("entry:\n")
	p.text.Reset()
	p.text.WriteString(text[:at] + "  " + i + " = alloca i32\n" + text[at:])
	p.do("store i32 0, ptr %s\n  br label %%%s", i, entry)
	p.start(entry)
	p.do("br label %%%s", head)
	p.start(head)
	v := p.line("load i32, ptr %s", i)
	p.do("br i1 %s, label %%%s, label %%%s", p.line("icmp slt i32 %s, %d", v, 1+p.IntN(4)), body, end)
	p.start(body)
	p.add("i32", p.line("load i32, ptr %s", i))
	p.block(depth + 1)
	if p.IntN(3) == 0 {
		more := p.label()
		p.do("br i1 %s, label %%%s, label %%%s", p.condition(), more, []string{next, end}[p.IntN(2)])
		p.start(more)
		p.block(depth + 1)
	}
	p.do("br label %%%s", next)
	p.start(next)
	p.do("store i32 %s, ptr %s\n  br label %%%s", p.line("add i32 %s, 1", p.line("load i32, ptr %s", i)), i, head)
	p.start(end)
}

// choose generates a switch, some of whose cases share a block.
func (p *slotProgram) choose(depth int) {
	a, b, end := p.label(), p.label(), p.label()
	p.do("switch i32 %s, label %%%s [ i32 0, label %%%s i32 1, label %%%s i32 2, label %%%s i32 3, label %%%s ]",
		p.line("and i32 %s, 7", p.pick("i32")), end, a, b, a, end)
	p.start(a)
	p.block(depth + 1)
	p.do("br label %%%s", []string{b, end}[p.IntN(2)])
	p.start(b)
	p.block(depth + 1)
	p.do("br label %%%s", end)
	p.start(end)
}

package spillway_test

import (
	"bytes"
	"context"
	"debug/elf"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	objelf "spillway/object/elf"
	"spillway/target"
)

// mergeTriples are those of machines on which the address of a symbol is long.
var mergeTriples = []string{"thumbv6m-none-eabi", "thumbv7em-none-eabi", "armv6-linux-gnueabi", "armv7-linux-gnueabihf", "aarch64-linux-gnu"}

// mergeText has internal variables of many kinds that functions use together.
const mergeText = `target triple = "TRIPLE"
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i8 3
@d = internal global i16 -5
@e = internal global i64 77, align 8
@f = internal global double 2.5
@big = internal global [100 x i32] zeroinitializer, align 16
@bytes = internal global [5 x i8] zeroinitializer
@empty = internal global [0 x i32] zeroinitializer
@p = internal global ptr @a
@k1 = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@k2 = internal constant [2 x i16] [i16 7, i16 9]
@k3 = private constant { i32, ptr } { i32 4, ptr @bytes }
@format = internal constant [35 x i8] c"%d %d %d %d %lld %d %d %d %d %d %d\00"

declare i32 @printf(ptr, ...)

define internal i32 @count(i32 %n) noinline ATTRS {
  %x = load i32, ptr @a
  %y = add i32 %x, %n
  store i32 %y, ptr @a
  store i32 %x, ptr @b
  %c = load i8, ptr @c
  %c1 = add i8 %c, 1
  store i8 %c1, ptr @c
  %d = load i16, ptr @d
  %d1 = mul i16 %d, 3
  store i16 %d1, ptr @d
  %e = load i64, ptr @e
  %n64 = zext i32 %n to i64
  %e1 = add i64 %e, %n64
  store i64 %e1, ptr @e
  %f = load double, ptr @f
  %f1 = fadd double %f, 1.0
  store double %f1, ptr @f
  ret i32 %y
}

define internal void @fill(i32 %n) noinline ATTRS {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr [100 x i32], ptr @big, i32 0, i32 %i
  %x = load i32, ptr @a
  %k = and i32 %i, 1
  %kp = getelementptr [2 x i16], ptr @k2, i32 0, i32 %k
  %kv = load i16, ptr %kp
  %kw = zext i16 %kv to i32
  %y = add i32 %x, %kw
  store i32 %y, ptr %q
  %by = trunc i32 %y to i8
  %m = urem i32 %i, 5
  %bp = getelementptr i8, ptr @bytes, i32 %m
  store i8 %by, ptr %bp
  store i32 %y, ptr @a
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

define internal i32 @sum(ptr %x, ptr %y, ptr %z) noinline ATTRS {
  %xv = load i32, ptr %x
  %yv = load i32, ptr %y
  %q = getelementptr i32, ptr %z, i32 2
  %zv = load i32, ptr %q
  %s = add i32 %xv, %yv
  %t = add i32 %s, %zv
  ret i32 %t
}

define internal i32 @addresses(i1 %which) noinline ATTRS {
  %at = select i1 %which, ptr @a, ptr @b
  store ptr %at, ptr @p
  %s = call i32 @sum(ptr @a, ptr @b, ptr @k1)
  %last = getelementptr i8, ptr @bytes, i32 4
  %l = load i8, ptr %last
  %lw = zext i8 %l to i32
  %q = load ptr, ptr @p
  %v = load i32, ptr %q
  %t = add i32 %s, %lw
  %u = add i32 %t, %v
  ret i32 %u
}

define i32 @main() ATTRS {
  %x = call i32 @count(i32 5)
  %y = call i32 @count(i32 6)
  call void @fill(i32 100)
  %s = call i32 @addresses(i1 true)
  %s2 = call i32 @addresses(i1 false)
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %c = load i8, ptr @c
  %cw = sext i8 %c to i32
  %d = load i16, ptr @d
  %dw = sext i16 %d to i32
  %e = load i64, ptr @e
  %f = load double, ptr @f
  %fi = fptosi double %f to i32
  %g = getelementptr [100 x i32], ptr @big, i32 0, i32 98
  %gv = load i32, ptr %g
  %h = getelementptr i8, ptr @k3, i32 PTR
  %hp = load ptr, ptr %h
  %hb = load i8, ptr %hp
  %hw = zext i8 %hb to i32
  %z = icmp eq ptr @empty, @a
  %zw = zext i1 %z to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %cw, i32 %dw, i64 %e, i32 %fi, i32 %gv, i32 %hw, i32 %s, i32 %s2, i32 %zw)
  ret i32 0
}
`

// mergeModule returns the module of text for a triple.
func mergeModule(t *testing.T, text, triple, attrs string) *ir.Module {
	t.Helper()
	pointer := "4"
	if strings.HasPrefix(triple, "aarch64") {
		pointer = "8"
	}
	m, err := spillway.Parse("merge.ll", []byte(strings.NewReplacer("TRIPLE", triple, "ATTRS", attrs, "i32 PTR", "i32 "+pointer).Replace(text)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMergeGlobalsRuns has a program print the same before compilation and after it, and fewer addresses of symbols in
// the code of minsize functions, and only of those, than without the pass.
func TestMergeGlobalsRuns(t *testing.T) {
	for _, triple := range mergeTriples {
		for _, attrs := range []string{"", "minsize", "minsize optnone noinline"} {
			run := func(p interp.Program) string {
				var out bytes.Buffer
				if _, err := interp.Run(context.Background(), p, interp.Options{Stdout: &out}); err != nil {
					t.Fatalf("%s %s: %v", triple, attrs, err)
				}
				return out.String()
			}
			m := mergeModule(t, mergeText, triple, attrs)
			want := run(interp.Program{Modules: []*ir.Module{m}})
			symbols := func(opts spillway.Options) (n int) {
				m := mergeModule(t, mergeText, triple, attrs)
				out, err := spillway.Compile(context.Background(), m, opts)
				if err != nil {
					t.Fatal(err)
				}
				if got := run(interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs}); got != want {
					t.Errorf("%s %s: prints %s, want %s", triple, attrs, got, want)
				}
				for _, f := range out.Funcs {
					used := make(map[ir.Symbol]bool)
					for _, b := range f.Blocks {
						for k := range b.Instrs {
							if g, ok := b.Instrs[k].Sym.(*ir.Global); ok && !used[g] {
								used[g] = true
								n++
							}
						}
					}
				}
				return n
			}
			merged := symbols(spillway.Options{Stage: spillway.ToFramed, Check: true})
			without := symbols(spillway.Options{Stage: spillway.ToFramed, Check: true, Without: []string{"merge-globals"}})
			if minsize := attrs == "minsize"; minsize != (merged < without) || merged > without {
				t.Errorf("%s %s: addresses of %d variables in functions, %d without the pass", triple, attrs, merged, without)
			}
		}
	}
}

// TestMergeGlobalsSymbols has the variables in the symbol table at distances that fit their sizes and alignments, and no
// others in the way.
func TestMergeGlobalsSymbols(t *testing.T) {
	for _, triple := range mergeTriples {
		m := mergeModule(t, mergeText, triple, "minsize")
		sizes := map[string]uint64{}
		for _, g := range m.Globals {
			sizes[g.Name] = uint64(g.Init.Size)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToObject})
		if err != nil {
			t.Fatal(err)
		}
		file, err := objelf.Append(nil, out.Object)
		if err != nil {
			t.Fatal(err)
		}
		e, err := elf.NewFile(bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := e.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		symbols = slices.DeleteFunc(symbols, func(s elf.Symbol) bool { return elf.ST_TYPE(s.Info) != elf.STT_OBJECT })
		slices.SortFunc(symbols, func(x, y elf.Symbol) int {
			return int(x.Section)<<32 + int(x.Value) - int(y.Section)<<32 - int(y.Value)
		})
		found := 0
		for i, s := range symbols {
			if size, ok := sizes[s.Name]; ok && s.Size == size {
				found++
			}
			if i > 0 && symbols[i-1].Section == s.Section && symbols[i-1].Value+max(symbols[i-1].Size, 1) > s.Value {
				t.Errorf("%s: %s is in %s", triple, s.Name, symbols[i-1].Name)
			}
			if s.Name == "big" && s.Value%16 != 0 || s.Name == "e" && s.Value%8 != 0 {
				t.Errorf("%s: %s is at %#x", triple, s.Name, s.Value)
			}
		}
		if found != len(sizes)-1 { // k3 is private
			t.Errorf("%s: %d variables in the symbol table", triple, found)
		}
		for _, g := range m.Globals {
			if g.Cluster == nil {
				continue
			}
			k := slices.IndexFunc(symbols, func(s elf.Symbol) bool { return s.Name == g.Name })
			first := slices.IndexFunc(symbols, func(s elf.Symbol) bool { return s.Name == g.Cluster.Globals[0].Name })
			if k >= 0 && first >= 0 && symbols[k].Value-symbols[first].Value != uint64(g.Offset) {
				t.Errorf("%s: %s is %d bytes from %s, want %d", triple, g.Name, symbols[k].Value-symbols[first].Value, symbols[first].Name, g.Offset)
			}
		}
	}
}

// TestMergeGlobalsLazy finds the same clusters in the text of bodies as in bodies.
func TestMergeGlobalsLazy(t *testing.T) {
	names := []string{"TRIPLE", "thumbv6m-none-eabi", "ATTRS", "minsize nounwind", "i32 PTR", "i32 4"}
	for _, end := range []string{" ", ",", "\n", ")"} {
		names = append(names, "@a"+end, `@"a \22b"`+end, "@b"+end, "@0"+end)
	}
	text := strings.NewReplacer(names...).Replace(mergeText)
	var assembly [2]string
	for i := range assembly {
		m, err := spillway.Parse("merge.ll", []byte(text))
		opts := spillway.Options{}
		if i == 1 {
			var bodies *llvmir.Bodies
			if m, bodies, err = llvmir.ParseLazy("merge.ll", []byte(text), "", spillway.Machines()...); bodies == nil {
				t.Fatal("the bodies are read at once")
			}
			opts.Bodies = bodies
		}
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, opts)
		if err != nil {
			t.Fatal(err)
		}
		assembly[i] = string(out.Assembly)
	}
	if assembly[0] != assembly[1] {
		t.Errorf("the assembly differs:\n%s\nlazily:\n%s", assembly[0], assembly[1])
	}
}

// TestMergeGlobalsOf has what cannot be moved stay in its own section, and other variables get a common one only where
// that keeps none that a linker would drop.
func TestMergeGlobalsOf(t *testing.T) {
	const text = `target triple = "thumbv6m-none-eabi"
@x = KIND i32 0 MORE
@y = KIND i32 0 MORE
$c = comdat any
@llvm.used = appending global [1 x ptr] [ptr @s], section "llvm.metadata"
@s = internal global i32 1
define i32 @f() minsize {
  %x = load volatile i32, ptr @x
  %y = load volatile i32, ptr @y
  %s = load volatile i32, ptr @s
  ret i32 %x
}
OTHER`
	for _, c := range []struct {
		kind, more, other string
		apart, want       bool
	}{
		{"internal global", "", "", false, true},
		{"internal global", "", "", true, true},
		{"global", "", "", false, true},
		{"global", "", "", true, false}, // another object may use one
		{"internal constant", "", "", false, true},
		{"weak global", "", "", false, false},
		{"common global", "", "", false, false},
		{"linkonce_odr global", ", comdat($c)", "", false, false},
		{"internal global", `, section "own"`, "", false, false},
		{"internal thread_local global", "", "", false, false},
		{"internal global", "", "define i32 @g() {\n  %x = load volatile i32, ptr @x\n  ret i32 %x\n}\n", true, false},
		{"internal global", "", "define i32 @g() {\n  %x = load volatile i32, ptr @x\n  ret i32 %x\n}\n", false, true},
		{"internal global", "", "define internal i32 @h() {\n  %x = load volatile i32, ptr @x\n  ret i32 %x\n}\n", true, true}, // dead
		{"internal global", "", "@p = global ptr @y\n", true, false},
	} {
		m, err := spillway.Parse("a.ll", []byte(strings.NewReplacer("KIND", c.kind, "MORE", c.more, "OTHER", c.other).Replace(text)))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Relocation: target.Static, Check: true, DataSections: c.apart, FunctionSections: c.apart})
		if err != nil {
			t.Fatal(err)
		}
		got := m.Globals[0].Cluster != nil && m.Globals[0].Cluster == m.Globals[1].Cluster
		literals := strings.Count(string(out.Assembly), "\t.long\tx\n") + strings.Count(string(out.Assembly), "\t.long\ty\n")
		if got != c.want || c.kind == "internal global" && c.other == "" && (literals == 1) != c.want {
			t.Errorf("%+v: in one cluster: %v, want %v, with %d literals\n%s", c, got, c.want, literals, out.Assembly)
		}
		if m.Globals[len(m.Globals)-1].Name == "s" && m.Globals[len(m.Globals)-1].Cluster != nil {
			t.Errorf("%+v: a variable in llvm.used was moved", c)
		}
	}
}

// TestMergeGlobalsLevels has modules without a minsize function compile to the same with the pass and without.
func TestMergeGlobalsLevels(t *testing.T) {
	for _, triple := range mergeTriples {
		for _, attrs := range []string{"", "optsize", "minsize"} {
			var assembly [2]string
			for i, without := range [][]string{nil, {"merge-globals"}} {
				m := mergeModule(t, mergeText, triple, attrs)
				out, err := spillway.Compile(context.Background(), m, spillway.Options{Without: without})
				if err != nil {
					t.Fatal(err)
				}
				assembly[i] = string(out.Assembly)
				clusters := slices.ContainsFunc(m.Globals, func(g *ir.Global) bool { return g.Cluster != nil })
				if want := i == 0 && attrs == "minsize"; clusters != want {
					t.Errorf("%s %s, without %q: clusters: %v, want %v", triple, attrs, without, clusters, want)
				}
			}
			if same := assembly[0] == assembly[1]; same != (attrs != "minsize") {
				t.Errorf("%s %s: the same with the pass and without: %v", triple, attrs, same)
			}
		}
	}
}

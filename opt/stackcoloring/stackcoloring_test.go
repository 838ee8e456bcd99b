package stackcoloring_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/opt/stackcoloring"
)

func overlaid(t *testing.T, text string) *ir.Func {
	t.Helper()
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var f *ir.Func
	var ws stackcoloring.Workspace
	l := ir.LayoutOf(m)
	for _, g := range m.Funcs {
		if ws.Func(g, &l); g.Name == "f" {
			f = g
		}
	}
	if errs := ir.VerifyModule(m); len(errs) > 0 {
		t.Fatal(errs)
	}
	return f
}

const declarations = `
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i32 @setjmp(ptr) returns_twice
declare void @g(ptr)
`

func expand(body string) string {
	body = strings.NewReplacer("start ", "call void @llvm.lifetime.start.p0(i64 8, ptr ", "end ", "call void @llvm.lifetime.end.p0(i64 8, ptr ", "use ", "call void @g(ptr ").Replace(body)
	lines := strings.Split(body, "\n")
	for i, l := range lines {
		if strings.Contains(l, "call void @") {
			lines[i] += ")"
		}
	}
	return declarations + strings.Join(lines, "\n")
}

// allocas returns the allocas of f with sizes and alignments.
func allocas(f *ir.Func) string {
	var s []string
	for _, v := range f.Blocks[0].Values {
		if v.Op == ir.OpAlloca {
			s = append(s, fmt.Sprintf("%s %v %d", v.Name, v.Elem, v.Align))
		}
	}
	return strings.Join(s, ", ")
}

func TestFunc(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"one after the other, of the largest size and alignment", `
define void @f() {
  %a = alloca i32, align 16
  %b = alloca [6 x i64]
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`, "a [6 x i64] 16"},
		{"at the same time", `
define void @f() {
  %a = alloca i64
  %b = alloca i64
  start %a
  start %b
  use %a
  end %a
  use %b
  end %b
  ret void
}`, "a i64 0, b i64 0"},
		{"on different paths, neither of which ends", `
define void @f(i1 %c) {
  %a = alloca i64
  %b = alloca i64
  br i1 %c, label %x, label %y
x:
  start %a
  use %a
  br label %z
y:
  start %b
  use %b
  br label %z
z:
  ret void
}`, "a i64 8"},
		{"not ended before the next iteration", `
define void @f(i1 %c) {
  %a = alloca i64
  %b = alloca i64
  br label %x
x:
  start %b
  use %b
  end %b
  start %a
  use %a
  br i1 %c, label %x, label %y
y:
  ret void
}`, "a i64 0, b i64 0"},
		{"without markers", `
define void @f() {
  %a = alloca i64
  %b = alloca i64
  %d = alloca i64
  use %d
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`, "a i64 8, d i64 0"},
		{"much smaller", `
define void @f() {
  %a = alloca i32
  %b = alloca [100 x i64]
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`, "a i32 0, b [100 x i64] 0"},
		{"a marker of something else", `
define void @f(i1 %c) {
  %a = alloca i64
  %b = alloca i64
  %p = select i1 %c, ptr %a, ptr %b
  start %p
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`, "a i64 0, b i64 0"},
		{"setjmp", `
define void @f() {
  %a = alloca i64
  %b = alloca i64
  %r = call i32 @setjmp(ptr null) returns_twice
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`, "a i64 0, b i64 0"},
	} {
		if got := allocas(overlaid(t, expand(c.body))); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}

// TestRandomPaths checks that on random paths through random functions no two live variables have the same address, and
// that some variables share one.
func TestRandomPaths(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	shared := 0
	for range 300 {
		const vars, blocks = 6, 8
		var b strings.Builder
		b.WriteString("define void @f(i1 %c) {\n")
		for v := range vars {
			fmt.Fprintf(&b, "  %%v%d = alloca i64\n", v)
		}
		b.WriteString("  br label %b0\n")
		events := make([][]int, blocks) // v+1: begins, -v-1: ends
		succs := make([][2]int, blocks)
		for k := range blocks {
			fmt.Fprintf(&b, "b%d:\n", k)
			for range r.IntN(5) {
				v := r.IntN(vars)
				if r.IntN(3) > 0 {
					events[k] = append(events[k], -v-1)
					fmt.Fprintf(&b, "  end %%v%d\n", v)
				} else {
					events[k] = append(events[k], v+1)
					fmt.Fprintf(&b, "  start %%v%d\n  use %%v%d\n", v, v)
				}
			}
			succs[k] = [2]int{r.IntN(blocks), r.IntN(blocks)}
			fmt.Fprintf(&b, "  br i1 %%c, label %%b%d, label %%b%d\n", succs[k][0], succs[k][1])
		}
		b.WriteString("}\n")
		f := overlaid(t, expand(b.String()))
		at := map[int]*ir.Value{} // by variable, if it is used
		for k, block := range f.Blocks[1:] {
			n := 0
			for _, e := range events[k] {
				if e > 0 {
					at[e-1] = block.Values[n].Args[1]
					n++
				}
			}
		}
		for v := range vars {
			for w := range v {
				if at[v] != nil && at[v] == at[w] {
					shared++
				}
			}
		}
		for range 50 {
			alive := map[int]bool{}
			for k, steps := 0, 0; steps < 40; k, steps = succs[k][r.IntN(2)], steps+1 {
				for _, e := range events[k] {
					if e < 0 {
						delete(alive, -e-1)
						continue
					}
					for v := range alive {
						if v != e-1 && at[v] != nil && at[v] == at[e-1] {
							t.Fatalf("variables %d and %d are alive at one address:\n%s\n%s", v, e-1, b.String(), f)
						}
					}
					alive[e-1] = true
				}
			}
		}
	}
	if shared < 100 {
		t.Errorf("%d pairs of variables share an address, fewer than 100", shared)
	}
}

// TestProtection expects a shared slot to have the strongest protection of its variables.
func TestProtection(t *testing.T) {
	m, err := llvmir.Parse("test.ll", []byte(expand(`
define void @f() sspstrong {
  %a = alloca [6 x i8]
  %b = alloca i64
  start %a
  use %a
  end %a
  start %b
  use %b
  end %b
  ret void
}`)))
	if err != nil {
		t.Fatal(err)
	}
	l := ir.LayoutOf(m)
	f := m.Funcs[len(m.Funcs)-1]
	f.Blocks[0].Values[0].SetProtection(ir.SmallArray)
	f.Blocks[0].Values[1].SetProtection(ir.AddressTaken)
	var ws stackcoloring.Workspace
	ws.Func(f, &l)
	if got := allocas(f); got != "a i64 8" || f.Blocks[0].Values[0].Protection() != ir.SmallArray {
		t.Errorf("%s, %s", got, f.Blocks[0].Values[0].Protection())
	}
}

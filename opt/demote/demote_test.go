package demote

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"spillway/internal/irgen"
	"spillway/interp"
	"spillway/ir"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// legal returns the module of text, legal for t.
func legal(t testing.TB, text string, machine *target.Target) *ir.Module {
	t.Helper()
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	lz := legalize.New(machine, nil)
	for _, f := range m.Funcs {
		if !f.Declared {
			if err := lz.Func(f); err != nil {
				t.Fatal(err)
			}
		}
	}
	lz.Complete(m)
	return m
}

func run(t testing.TB, m *ir.Module, machine *target.Target) string {
	t.Helper()
	var out bytes.Buffer
	_, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: machine}, interp.Options{Stdout: &out, MaxSteps: 1 << 26})
	if err != nil {
		t.Fatalf("%v\n%.300s", err, out.String())
	}
	return out.String()
}

// TestPrograms demotes all storable values, or every other one, of programs, which must print the same.
func TestPrograms(t *testing.T) {
	var texts []string
	for _, name := range []string{"crc", "floats"} {
		text, err := os.ReadFile(filepath.Join("..", "..", "testdata", "programs", name, name+".O1.ll"))
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(text))
	}
	for i, text := range texts {
		for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
			want := run(t, legal(t, text, machine), machine)
			for _, keep := range []int{0, 10} {
				m, n := legal(t, text, machine), 0
				w := Workspace{limit: 1, keep: keep}
				for _, f := range m.Funcs {
					if f.Declared {
						continue
					}
					n += w.all(f, machine)
					for _, err := range ir.Verify(f) {
						t.Errorf("program %d, %s: %v", i, machine.Name, err)
					}
				}
				if keep == 0 && n == 0 {
					t.Errorf("program %d, %s: nothing is demoted", i, machine.Name)
				}
				if got := run(t, m, machine); got != want {
					t.Errorf("program %d, %s: demoted, it prints\n%.300s\nwant\n%.300s", i, machine.Name, got, want)
				}
			}
		}
	}
}

// all demotes values of f regardless of the sizes of live sets.
func (w *Workspace) all(f *ir.Func, t *target.Target) int {
	w.f, w.t = f, t
	w.exceeds()
	n := 0
	if len(f.Blocks) > w.limit {
		if n = w.choose(); n > 0 {
			w.rewrite()
		}
	}
	return n
}

// TestGrowth limits the number of live-set entries per value and block.
func TestGrowth(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, g := range irgen.Growths() {
		if g.Name != "far" && g.Name != "loopnest" && g.Name != "loops" {
			continue
		}
		f := legal(t, g.Text(1200), machine).Funcs[0]
		w := new(Workspace)
		if n := w.Func(f, machine); (n > 0) != (g.Name != "loops") {
			t.Errorf("%s: %d values are demoted", g.Name, n)
		}
		if w.exceeds() {
			t.Errorf("%s: live sets of %d entries, at most %d are right", g.Name, w.total, w.most)
		}
	}
}

// TestInvoke expects values passed on the edges of an invoke to be loaded before its call, and the call's result not to
// be demoted.
func TestInvoke(t *testing.T) {
	const text = `
declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %a) personality ptr @__gxx_personality_v0 {
  %b = mul i32 %a, %a
  br label %one
one:
  %x = invoke i32 @g(i32 1) to label %two unwind label %pad
two:
  %p = phi i32 [ %b, %one ]
  %q = call i32 @g(i32 %p)
  br label %three
three:
  %s = add i32 %q, %x
  ret i32 %s
pad:
  %m = phi i32 [ %b, %one ]
  %l = landingpad { ptr, i32 } cleanup
  br label %after
after:
  %n = call i32 @g(i32 %m)
  resume { ptr, i32 } %l
}
`
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		f := legal(t, text, machine).Funcs[2]
		w := Workspace{limit: 1}
		w.f, w.t = f, machine
		w.exceeds()
		w.far = nil
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if w.last[v.ID] > 0 && w.storable(v) {
					w.far = append(w.far, farValue{v, 1})
				}
			}
		}
		if n := w.choose(); n < 3 {
			t.Errorf("%s: %d values are demoted, at least 3 can be", machine.Name, n)
		}
		w.rewrite()
		for _, err := range ir.Verify(f) {
			t.Errorf("%s: %v", machine.Name, err)
		}
	}
}

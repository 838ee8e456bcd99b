package legalize

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/legalize/internal/permute"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// shuffleCosts returns, for each of the masks, how many operations on vectors it takes on a CPU, as a digit.
func shuffleCosts(t *testing.T, cpu string, zero bool) string {
	var text strings.Builder
	masks(func(w int, want permute.Bytes) {
		n := 128 / w
		second := "%b"
		if zero {
			second = "zeroinitializer"
		}
		var list []string
		for i := range n {
			if k := int(want[i*w/8]); k < 0 {
				list = append(list, "i32 poison")
			} else {
				list = append(list, fmt.Sprint("i32 ", k*8/w))
			}
		}
		fmt.Fprintf(&text, "define void @f%d(ptr %%p, ptr %%q) {\n  %%a = load <%[2]d x i%[3]d>, ptr %%p\n  %%b = load <%[2]d x i%[3]d>, ptr %%q\n"+
			"  %%r = shufflevector <%[2]d x i%[3]d> %%a, <%[2]d x i%[3]d> %[4]s, <%[2]d x i32> <%[5]s>\n  store <%[2]d x i%[3]d> %%r, ptr %%p\n  ret void\n}\n",
			text.Len(), n, w, second, strings.Join(list, ", "))
	})
	m, err := llvmir.Parse("test.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	machine := amd64.Target(target.PIC)
	set, err := machine.CPUByName(cpu)
	if err != nil {
		t.Fatal(err)
	}
	lz := New(machine.WithFeatures(set), nil)
	lz.Prepare(m)
	var costs strings.Builder
	for _, f := range m.Funcs {
		if err := lz.Func(f); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, v := range f.Blocks[0].Values {
			if v.Type.IsVector() && (v.Op != ir.OpLoad || v.Args[0].Op == ir.OpSym) {
				n++
			}
		}
		costs.WriteByte("0123456789abcdefghijklmnopqrstuvwxyz"[min(n, 35)])
	}
	return costs.String()
}

// TestShuffleCosts expects no shuffle to take more operations than is recorded: all of four elements of 32 bits, and
// some of narrower ones, of two vectors and of one and zeros. SPILLWAY_RECORD records them.
func TestShuffleCosts(t *testing.T) {
	for _, cpu := range []string{"x86-64", "core2", "x86-64-v2"} {
		for _, zero := range []bool{false, true} {
			if testing.Short() && (cpu != "core2" || zero) {
				continue // one of the six tables; the full run has all
			}
			file := filepath.Join("testdata", fmt.Sprintf("shufflecosts.%s.%v", cpu, zero))
			got := shuffleCosts(t, cpu, zero)
			if os.Getenv("SPILLWAY_RECORD") != "" {
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			i, worse, better := 0, 0, 0
			masks(func(w int, mask permute.Bytes) {
				if got[i] > want[i] {
					if worse++; worse < 8 {
						t.Errorf("%s: %d takes %c operations, not %c", cpu, mask, got[i], want[i])
					}
				} else if got[i] < want[i] {
					better++
				}
				i++
			})
			if better > 0 || worse > 0 {
				t.Logf("%s: %d take fewer operations, %d more", file, better, worse)
			}
		}
	}
}

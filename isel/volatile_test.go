package isel_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestVolatile expects every volatile access to be executed once and in order, whether
// its value is used or not and whichever instruction executes it. Each names a symbol
// of its own; one instruction may load and store the same.
func TestVolatile(t *testing.T) {
	folded := 0
	for _, machine := range []*target.Target{amd64.Target(target.Static), i386.Target(target.Static)} {
		for _, selector := range []isel.Selector{isel.Auto(), isel.Munch{}, &isel.NOLTIS{}, &isel.Trees{}} {
			for seed := range uint64(40) {
				text, want := volatileProgram(seed)
				file := filepath.Join(t.TempDir(), "test.ll")
				if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
				m := legalModule(t, file, machine)
				f, err := isel.Select(m.Funcs[0], machine, isel.Options{Selector: selector, Order: isel.Order(seed % 2), Check: true})
				if err != nil {
					t.Fatal(err)
				}
				var got []string
				for _, in := range f.Blocks[0].Instrs {
					if in.Sym == nil || !strings.HasPrefix(in.Sym.Sym().Name, "v") {
						continue
					}
					got = append(got, in.Sym.Sym().Name)
					if in.Value.Op != ir.OpLoad && in.Value.Op != ir.OpStore {
						folded++
					}
				}
				if want := slices.Compact(slices.Clone(want)); !slices.Equal(slices.Compact(got), want) {
					t.Fatalf("%s: seed %d: accesses %v, want %v\n%s\n%s", machine.Name, seed, got, want, text, f)
				}
			}
		}
	}
	if folded == 0 {
		t.Error("no access is part of a larger instruction")
	}
}

// volatileProgram returns a function of one block with volatile accesses, and what they
// access in order.
func volatileProgram(seed uint64) (text string, want []string) {
	r := rand.New(rand.NewPCG(seed, 1))
	var globals, body strings.Builder
	values := []string{"%a", "%b"}
	for i := range 12 {
		typ := []string{"i8", "i16", "i32"}[r.IntN(3)]
		v := fmt.Sprintf("v%d", i)
		fmt.Fprintf(&globals, "@%s = global %s 0\n", v, typ)
		some := func() string { return values[r.IntN(len(values))] }
		access := func(format string, args ...any) {
			fmt.Fprintf(&body, format+"\n", args...)
			want = append(want, v)
		}
		word := func(x string) string { // extended or not
			if typ == "i32" {
				return x
			}
			fmt.Fprintf(&body, "%%w%d = %s %s %s to i32\n", i, []string{"zext", "sext"}[r.IntN(2)], typ, x)
			return fmt.Sprintf("%%w%d", i)
		}
		part := func(x string) string {
			if typ == "i32" {
				return x
			}
			fmt.Fprintf(&body, "%%t%d = trunc i32 %s to %s\n", i, x, typ)
			return fmt.Sprintf("%%t%d", i)
		}
		switch r.IntN(6) {
		case 0: // nothing needs it
			access("%%l%d = load volatile %s, ptr @%s", i, typ, v)
		case 1, 2:
			access("%%l%d = load volatile %s, ptr @%s", i, typ, v)
			x := word(fmt.Sprintf("%%l%d", i))
			if r.IntN(2) == 0 {
				fmt.Fprintf(&body, "%%s%d = %s i32 %s, %s\n", i, []string{"add", "and", "xor"}[r.IntN(3)], some(), x)
				x = fmt.Sprintf("%%s%d", i)
			}
			values = append(values, x)
		case 3:
			x := part(some())
			access("store volatile %s %s, ptr @%s", typ, x, v)
		case 4: // both
			access("%%l%d = load volatile %s, ptr @%s", i, typ, v)
			x := part(some())
			fmt.Fprintf(&body, "%%s%d = add %s %%l%d, %s\n", i, typ, i, x)
			access("store volatile %s %%s%d, ptr @%s", typ, i, v)
		default: // not volatile
			fmt.Fprintf(&body, "store i32 %s, ptr @p\n", some())
		}
	}
	sum := values[0]
	for i, x := range values[1:] {
		fmt.Fprintf(&body, "%%sum%d = add i32 %s, %s\n", i, sum, x)
		sum = fmt.Sprintf("%%sum%d", i)
	}
	return fmt.Sprintf("%s@p = global i32 0\ndefine i32 @f(i32 %%a, i32 %%b) {\n%sret i32 %s\n}\n", globals.String(), body.String(), sum), want
}

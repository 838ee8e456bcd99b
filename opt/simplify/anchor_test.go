package simplify_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm"
	"spillway/target/thumb"
)

// TestAnchor counts the sums in the blocks of a function whose accesses are far from their base.
func TestAnchor(t *testing.T) {
	for _, x := range []struct {
		name    string
		blocks  [4]string // offsets of loads
		machine *target.Target
		want    string // sums by block
	}{
		{"in one block", [4]string{"", "5000 5008", "", ""}, arm.Target(target.Static), "0 3 0 0"},
		{"in both", [4]string{"", "5000", "5008", ""}, arm.Target(target.Static), "1 1 1 0"},
		{"on one path", [4]string{"", "5000", "", "5008"}, arm.Target(target.Static), "1 1 0 1"},
		{"one after the other", [4]string{"5000", "", "", "5008"}, arm.Target(target.Static), "2 0 0 1"},
		{"far from each other", [4]string{"", "5000", "50000", ""}, arm.Target(target.Static), "0 2 2 0"},
		{"near", [4]string{"", "500", "508", ""}, arm.Target(target.Static), "0 1 1 0"},
		{"on Thumb", [4]string{"", "500", "508", ""}, thumb.Target(target.Static), "1 0 1 0"},
		{"on x86", [4]string{"", "5000", "5008", ""}, amd64.Target(target.Static), "0 1 1 0"},
	} {
		m, _ := legal(t, diamond(x.blocks), x.machine)
		f := m.Funcs[0]
		simplify.Func(f, x.machine)
		var sums []string
		for _, b := range f.Blocks {
			n := 0
			for _, v := range b.Values {
				if v.Op == ir.OpAdd {
					n++
				}
			}
			sums = append(sums, fmt.Sprint(n))
		}
		if got := strings.Join(sums, " "); got != x.want {
			t.Errorf("%s: %s sums in the blocks, want %s:\n%s", x.name, got, x.want, f)
		}
	}
}

// diamond returns a function of four blocks that loads at the given offsets from a pointer.
func diamond(blocks [4]string) string {
	var b strings.Builder
	b.WriteString("define i32 @f(ptr %p, i1 %c) {\n")
	var sums [4]string
	for i, offs := range blocks {
		fmt.Fprintf(&b, "b%d:\n", i)
		sums[i] = "0"
		if i == 3 {
			fmt.Fprintf(&b, " %%j = phi i32 [%s, %%b1], [%s, %%b2]\n", sums[1], sums[2])
		}
		for k, off := range strings.Fields(offs) {
			n := fmt.Sprintf("%d_%d", i, k)
			fmt.Fprintf(&b, " %%a%s = getelementptr i8, ptr %%p, i32 %s\n %%v%s = load volatile i32, ptr %%a%s\n %%s%s = xor i32 %%v%s, %s\n", n, off, n, n, n, n, sums[i])
			sums[i] = "%s" + n
		}
		switch i {
		case 0:
			b.WriteString(" br i1 %c, label %b1, label %b2\n")
		case 3:
			fmt.Fprintf(&b, " %%r = xor i32 %%j, %s\n %%q = xor i32 %%r, %s\n ret i32 %%q\n}\n", sums[3], sums[0])
		default:
			b.WriteString(" br label %b3\n")
		}
	}
	return b.String()
}

// TestAnchorRuns runs random loads and stores far from their base, in random blocks, before and after simplification.
func TestAnchorRuns(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 0))
		text := farProgram(r)
		for _, machine := range []*target.Target{arm.Target(target.Static), thumb.Target(target.Static), thumb.Target(target.Static).WithFeatures(thumb.T2)} {
			m, _ := legal(t, text, machine)
			want, _ := run(t, m, machine)
			m, lz := legal(t, text, machine)
			for _, f := range m.Funcs {
				if !f.Declared {
					simplify.Func(f, machine)
					if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
						t.Fatalf("seed %d: %v in\n%s", seed, errs, f)
					}
				}
			}
			if got, _ := run(t, m, machine); got != want {
				t.Fatalf("seed %d, %s: output %q, want %q, of\n%s", seed, machine.Name, got, want, text)
			}
		}
	}
}

// farProgram returns a program whose function @f accesses memory at constant offsets from its argument.
func farProgram(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString("@m = global [16384 x i8] zeroinitializer\n@s = constant [4 x i8] c\"%u \\00\"\ndeclare i32 @printf(ptr, ...)\n")
	b.WriteString("define i32 @f(ptr %p, i32 %n) {\nentry:\n br label %b0\n")
	const blocks = 6
	center := 4096 * r.IntN(3)
	for i := range blocks {
		fmt.Fprintf(&b, "b%d:\n", i)
		for k := range r.IntN(4) {
			n := fmt.Sprintf("%d_%d", i, k)
			typ := []string{"i8", "i16", "i32"}[r.IntN(3)]
			fmt.Fprintf(&b, " %%a%s = getelementptr i8, ptr %%p, i32 %d\n", n, center+4*r.IntN(300))
			if r.IntN(2) == 0 {
				fmt.Fprintf(&b, " %%x%s = add i32 %%n, %d\n %%t%s = trunc i32 %%x%s to %s\n store %s %%t%s, ptr %%a%s\n", n, r.IntN(1000), n, n, typ, typ, n, n)
				if typ == "i32" {
					s := b.String()
					b.Reset()
					b.WriteString(strings.Replace(strings.Replace(s, fmt.Sprintf(" %%t%s = trunc i32 %%x%s to i32\n", n, n), "", 1), "store i32 %t"+n, "store i32 %x"+n, 1))
				}
			} else {
				fmt.Fprintf(&b, " %%v%s = load %s, ptr %%a%s\n %%i%s = zext %s %%v%s to i64\n %%c%s = call i32 (ptr, ...) @printf(ptr @s, i64 %%i%s)\n", n, typ, n, n, typ, n, n, n)
			}
		}
		if i == blocks-1 {
			b.WriteString(" ret i32 0\n}\n")
			continue
		}
		fmt.Fprintf(&b, " %%k%d = icmp ugt i32 %%n, %d\n br i1 %%k%d, label %%b%d, label %%b%d\n", i, r.IntN(10), i, i+1, i+1+r.IntN(blocks-1-i))
	}
	b.WriteString("define i32 @main() {\n")
	for n := range 6 {
		fmt.Fprintf(&b, " %%r%d = call i32 @f(ptr @m, i32 %d)\n", n, 2*n)
	}
	b.WriteString(" ret i32 0\n}\n")
	return b.String()
}

// TestAnchorBudget has so many pairs of accesses in blocks far from each other that the search for common dominators is
// given up: accesses of one block have an anchor nevertheless.
func TestAnchorBudget(t *testing.T) {
	const blocks, pairs = 420, 40
	var b strings.Builder
	b.WriteString("define void @f(ptr %p, i1 %c) {\nentry:\n br label %b0\n")
	store := func(name string, off int) {
		fmt.Fprintf(&b, " %%%s = getelementptr i8, ptr %%p, i32 %d\n store volatile i32 0, ptr %%%s\n", name, off, name)
	}
	for i := range blocks {
		fmt.Fprintf(&b, "b%d:\n", i)
		if j := i - (blocks - pairs); j >= 0 { // the first one by offset
			store(fmt.Sprintf("low%d", j), 5000+8192*j)
		} else if i >= pairs && i < 2*pairs {
			store(fmt.Sprintf("high%d", i-pairs), 5008+8192*(i-pairs))
		}
		fmt.Fprintf(&b, " br i1 %%c, label %%b%d, label %%x\n", i+1)
	}
	fmt.Fprintf(&b, "b%d:\n", blocks)
	store("last1", 1<<24+5000)
	store("last2", 1<<24+5008)
	b.WriteString(" br label %x\nx:\n ret void\n}\n")
	machine := arm.Target(target.Static)
	m, _ := legal(t, b.String(), machine)
	f := m.Funcs[0]
	simplify.Func(f, machine)
	sums := func(block *ir.Block) (n int) {
		for _, v := range block.Values {
			if v.Op == ir.OpAdd {
				n++
			}
		}
		return n
	}
	shared := 0 // pairs with an anchor: without, each block has one of its own
	for i := range pairs {
		if sums(f.Blocks[1+blocks-pairs+i]) == 1 {
			shared++
		}
	}
	if shared == 0 || shared == pairs {
		t.Errorf("%d of %d pairs share an anchor: the search is not given up, or at once", shared, pairs)
	}
	if n := sums(f.Blocks[len(f.Blocks)-2]); n != 3 {
		t.Errorf("%d sums in the last block, want 3", n)
	}
}

package legalize

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// shuffleMask returns a mask of n elements of two vectors of m elements, of the kinds that have code of
// their own: every second, fourth or eighth element, shifts, interleaving, or anything.
func shuffleMask(r *rand.Rand, n, m int) []int {
	mask := make([]int, n)
	kind, k := r.IntN(5), r.IntN(8)
	for i := range mask {
		switch kind {
		case 0:
			mask[i] = (2<<(k%3)*i + k/3) % (2 * m)
		case 1:
			mask[i] = (m - k%m + i) % (2 * m)
		case 2:
			mask[i] = ((i+k)%2*m + i/2 + k/4*n/2) % (2 * m)
		case 3:
			if mask[i] = i - k; i < k || i-k >= m || i%4 < k%4 {
				mask[i] = m + r.IntN(m)
			}
		default:
			mask[i] = r.IntN(2 * m)
		}
	}
	return mask
}

// shuffleProgram returns a program that prints what shuffles make of data, with zeros as the second vector of
// some, and of truth values, which are of comparisons of elements of all widths.
func shuffleProgram(r *rand.Rand, count int) string {
	var b strings.Builder
	b.WriteString("@format = internal constant [4 x i8] c\"%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n@data = internal global [1024 x i8] c\"")
	for range 1024 {
		fmt.Fprintf(&b, "\\%02X", r.IntN(256))
	}
	b.WriteString("\"\n@out = internal global [512 x i8] zeroinitializer\n")
	b.WriteString(`define internal void @show(i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %h = phi i32 [ 7, %entry ], [ %k, %loop ]
  %p = getelementptr i8, ptr @out, i32 %i
  %x = load i8, ptr %p
  store i8 0, ptr %p
  %z = zext i8 %x to i32
  %m = mul i32 %h, 31
  %k = add i32 %m, %z
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @format, i32 %k)
  ret void
}
define i32 @main() {
`)
	for i := range count {
		w, truths := []int{8, 16, 32, 64}[r.IntN(4)], r.IntN(3) == 0
		m, n := 1<<r.IntN(7), 1<<r.IntN(6)
		for m*w > 512*2 {
			m /= 2
		}
		for n*w > 512 {
			n /= 2
		}
		load := func(name string) {
			fmt.Fprintf(&b, "  %%%s%d = load volatile <%d x i%d>, ptr getelementptr (i8, ptr @data, i32 %d), align 1\n", name, i, m, w, r.IntN(1024-128))
		}
		load("a")
		load("b")
		t, second := fmt.Sprintf("i%d", w), fmt.Sprintf("%%b%d", i)
		if truths {
			load("c")
			for _, name := range []string{"a", "b"} {
				fmt.Fprintf(&b, "  %%m%s%d = icmp slt <%d x i%d> %%%s%d, %%c%d\n", name, i, m, w, name, i, i)
			}
			t, second = "i1", fmt.Sprintf("%%mb%d", i)
		}
		first := fmt.Sprintf("%%a%d", i)
		if truths {
			first = fmt.Sprintf("%%ma%d", i)
		}
		if r.IntN(2) == 0 {
			second = "zeroinitializer"
		}
		if r.IntN(4) == 0 {
			first, second = second, first
		}
		if first == "zeroinitializer" && second == first {
			first = fmt.Sprintf("%%a%d", i)
		}
		var mask []string
		for _, k := range shuffleMask(r, n, m) {
			mask = append(mask, fmt.Sprintf("i32 %d", k))
		}
		fmt.Fprintf(&b, "  %%r%d = shufflevector <%d x %s> %s, <%d x %s> %s, <%d x i32> <%s>\n", i, m, t, first, m, t, second, n, strings.Join(mask, ", "))
		result := fmt.Sprintf("%%r%d", i)
		if truths {
			fmt.Fprintf(&b, "  %%s%d = sext <%d x i1> %s to <%d x i%d>\n", i, n, result, n, w)
			result = fmt.Sprintf("%%s%d", i)
		}
		fmt.Fprintf(&b, "  store <%d x i%d> %s, ptr @out, align 1\n  call void @show(i32 %d)\n", n, w, result, n*w/8)
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String()
}

// TestShuffles holds what random shuffles make of their vectors to what they mean, on machines with and without a
// choice of bytes by a vector, and with longer registers.
func TestShuffles(t *testing.T) {
	for seed := range uint64(10) {
		text := shuffleProgram(rand.New(rand.NewPCG(seed, 7)), 60)
		parse := func(text string) *ir.Module {
			m, err := llvmir.Parse("test.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		want := strings.Split(run(t, parse(text), nil, ""), "\n")
		for triple, machine := range map[string]*target.Target{"x86_64-linux-gnu": amd64.Target(target.PIC), "i386-linux-gnu": i386.Target(target.Static)} {
			for _, cpu := range []string{"x86-64", "x86-64-v2", "x86-64-v3"} {
				set, err := machine.CPUByName(cpu)
				if err != nil {
					t.Fatal(err)
				}
				m, machine := parse("target triple = \""+triple+"\"\n"+text), machine.WithFeatures(set)
				lz := New(machine, nil)
				lz.Prepare(m)
				if err := legalizeAll(t, lz, m); err != nil {
					t.Fatal(err)
				}
				got := strings.Split(run(t, m, machine, ""), "\n")
				for i := range min(len(got), len(want)) {
					if got[i] != want[i] {
						_, line, _ := strings.Cut(text, fmt.Sprintf("%%r%d = ", i))
						line, _, _ = strings.Cut(line, "\n")
						t.Fatalf("seed %d, %s, %s: %s gives %s, not %s", seed, triple, cpu, line, got[i], want[i])
					}
				}
				if len(got) != len(want) {
					t.Fatalf("seed %d, %s, %s: %s", seed, triple, cpu, got[len(got)-1])
				}
			}
		}
	}
}

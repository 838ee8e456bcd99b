package legalize

import (
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestFPClass runs tests of classes of doubles, raw and legal, against what the classes are.
func TestFPClass(t *testing.T) {
	values := []uint64{0, 1, 0x000f_ffff_ffff_ffff, 0x0010_0000_0000_0000, math.Float64bits(1.5), 0x7fef_ffff_ffff_ffff, 0x7ff0_0000_0000_0000, 0x7ff0_0000_0000_0001, 0x7ff7_ffff_ffff_ffff, 0x7ff8_0000_0000_0000, 0x7fff_ffff_ffff_ffff}
	class := []int{5, 4, 4, 3, 3, 3, 2, 0, 0, 1, 1} // the bit of it where the number is negative
	masks := []int{0x204, 0x264, 0x1f8, 0x108, 0x60, 0x263, 0x200, 4, 1, 2, 0x3c, 0x39f}
	r := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		masks = append(masks, 1+r.IntN(1022))
	}
	var b, main, want strings.Builder
	b.WriteString("@format = internal constant [3 x i8] c\"%d\\00\"\ndeclare i32 @printf(ptr, ...)\ndeclare i1 @llvm.is.fpclass.f64(double, i32)\n")
	for i, mask := range masks {
		fmt.Fprintf(&b, "define void @f%d(double %%x) noinline {\n  %%c = call i1 @llvm.is.fpclass.f64(double %%x, i32 %d)\n  %%z = zext i1 %%c to i32\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%z)\n  ret void\n}\n", i, mask)
		for k, x := range values {
			for _, negative := range []bool{false, true} {
				bit := class[k]
				if negative {
					x |= 1 << 63
				} else if bit >= 2 {
					bit = 11 - bit
				}
				fmt.Fprintf(&main, "  call void @f%d(double 0x%016X)\n", i, x)
				want.WriteByte('0' + byte(mask>>bit&1))
			}
		}
	}
	text := b.String() + "define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n"
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		if got := run(t, parseMemory(t, machine, text), nil, ""); got != want.String() {
			t.Errorf("raw: %s\nwant %s", got, want.String())
		}
		if got := run(t, legalMemory(t, machine, text), machine, ""); got != want.String() {
			t.Errorf("%s: %s\nwant %s", machine.Name, got, want.String())
		}
	}
}

// TestFewOnes asks whether numbers are powers of two, or zero, without counting their bits.
func TestFewOnes(t *testing.T) {
	var b, main, want strings.Builder
	b.WriteString("@format = internal constant [3 x i8] c\"%d\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	for _, n := range []int{8, 16, 32, 64} {
		fmt.Fprintf(&b, "declare i%d @llvm.ctpop.i%[1]d(i%[1]d)\n", n)
		for i, c := range []struct {
			pred string
			k    int
			want func(ones int) bool
		}{
			{"ult", 2, func(n int) bool { return n < 2 }}, {"ugt", 1, func(n int) bool { return n > 1 }}, {"ult", 3, func(n int) bool { return n < 3 }},
			{"eq", 1, func(n int) bool { return n == 1 }}, {"ne", 1, func(n int) bool { return n != 1 }},
		} {
			name := fmt.Sprintf("f%d.%d", n, i)
			fmt.Fprintf(&b, "define void @%s(i%d %%x) noinline {\n  %%p = call i%[2]d @llvm.ctpop.i%[2]d(i%[2]d %%x)\n  %%t = icmp %[3]s i%[2]d %%p, %[4]d\n", name, n, c.pred, c.k)
			b.WriteString("  %z = zext i1 %t to i32\n  call i32 (ptr, ...) @printf(ptr @format, i32 %z)\n  ret void\n}\n")
			for _, x := range []uint64{0, 1, 2, 3, 1 << (n - 1), 1<<(n-1) | 1, 1 << (n / 2), 5 << (n - 4), 1<<n - 1} {
				fmt.Fprintf(&main, "  call void @%s(i%d %d)\n", name, n, ir.SignExtend(x, n))
				yes := byte('0')
				if c.want(bits.OnesCount64(x)) {
					yes = '1'
				}
				want.WriteByte(yes)
			}
		}
	}
	text := b.String() + "define i32 @main() {\n" + main.String() + "  ret i32 0\n}\n"
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		if got := run(t, parseMemory(t, machine, text), nil, ""); got != want.String() {
			t.Errorf("raw: %s\nwant %s", got, want.String())
		}
		m := legalMemory(t, machine, text)
		if got := run(t, m, machine, ""); got != want.String() {
			t.Errorf("%s: %s\nwant %s", machine.Name, got, want.String())
		}
	}
}

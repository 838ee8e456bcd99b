package legalize

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// divisions returns pairs of n bits, among them divisors with the top bit set.
func divisions(n int) (pairs [][2]*big.Int) {
	one := big.NewInt(1)
	top := new(big.Int).Lsh(one, uint(n-1))
	all := new(big.Int).Sub(new(big.Int).Lsh(top, 1), one)
	near := new(big.Int).Add(top, big.NewInt(12345))
	some := new(big.Int).Div(all, big.NewInt(7))
	for _, a := range []*big.Int{all, near, top, some, one} {
		for _, b := range []*big.Int{near, top, new(big.Int).Sub(all, one), some, big.NewInt(10), one} {
			pairs = append(pairs, [2]*big.Int{a, b})
		}
	}
	return pairs
}

// TestLongDivision divides integers of more than two words, as the raw program says and as
// the legal one does.
func TestLongDivision(t *testing.T) {
	var text, main, want strings.Builder
	text.WriteString("@format = internal constant [6 x i8] c\"%llx \\00\"\ndeclare i32 @printf(ptr, ...)\n")
	quotient := func(n int, op string, a, b *big.Int) *big.Int {
		if op[0] == 'u' {
			if op == "udiv" {
				return new(big.Int).Quo(a, b)
			}
			return new(big.Int).Rem(a, b)
		}
		signed := func(x *big.Int) *big.Int {
			if x.Bit(n-1) == 0 {
				return x
			}
			return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(n)))
		}
		r := new(big.Int)
		if op == "sdiv" {
			r.Quo(signed(a), signed(b))
		} else {
			r.Rem(signed(a), signed(b))
		}
		return r.Mod(r, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	for _, n := range []int{129, 160, 192, 200} {
		for _, op := range []string{"udiv", "urem", "sdiv", "srem"} {
			fmt.Fprintf(&text, "define void @%s%d(i%d %%a, i%d %%b) noinline {\n  %%r = %s i%d %%a, %%b\n", op, n, n, n, op, n)
			for at := 0; at < n; at += 64 {
				fmt.Fprintf(&text, "  %%s%d = lshr i%d %%r, %d\n  %%w%d = trunc i%d %%s%d to i64\n  call i32 (ptr, ...) @printf(ptr @format, i64 %%w%d)\n", at, n, at, at, n, at, at)
			}
			text.WriteString("  ret void\n}\n")
			for _, p := range divisions(n) {
				r := quotient(n, op, p[0], p[1])
				fmt.Fprintf(&main, "  call void @%s%d(i%d %s, i%d %s)\n", op, n, n, p[0], n, p[1])
				for at := 0; at < n; at += 64 {
					fmt.Fprintf(&want, "%x ", new(big.Int).Rsh(r, uint(at)).Uint64())
				}
			}
		}
	}
	src := fmt.Sprintf("%sdefine i32 @main() {\n%s  ret i32 0\n}\n", &text, &main)
	parse := func() *ir.Module {
		m, err := llvmir.Parse("long.ll", []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	if got := run(t, parse(), nil, ""); got != want.String() {
		t.Errorf("as it is: %s", firstDifference(strings.ReplaceAll(got, " ", "\n"), strings.ReplaceAll(want.String(), " ", "\n")))
	}
	for _, bits := range []int{64, 32} {
		machine := machine64(t)
		if bits == 32 {
			machine = machine32(t)
		}
		m := parse()
		if err := legalizeAll(t, New(machine, testOps(bits, bits == 64)), m); err != nil {
			t.Fatal(err)
		}
		if got := run(t, m, machine, ""); got != want.String() {
			t.Errorf("%d bits: %s", bits, firstDifference(strings.ReplaceAll(got, " ", "\n"), strings.ReplaceAll(want.String(), " ", "\n")))
		}
	}
}

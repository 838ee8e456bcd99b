package simplify_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
)

// divisors returns divisors for numbers of w bits: small ones, powers of two and their neighbors, the limits, and
// random ones.
func divisors(r *rand.Rand, w int) (ds []int64) {
	for d := int64(1); d <= 20; d++ {
		ds = append(ds, d, -d)
	}
	for k := range w {
		for d := int64(-1); d <= 1; d++ {
			ds = append(ds, ir.SignExtend(1<<k+uint64(d), w), -ir.SignExtend(1<<k+uint64(d), w))
		}
	}
	for range 60 {
		ds = append(ds, ir.SignExtend(r.Uint64()>>r.IntN(64), w))
	}
	seen := map[int64]bool{0: true}
	kept := ds[:0]
	for _, d := range ds {
		if d = ir.SignExtend(uint64(d), w); !seen[d] {
			seen[d] = true
			kept = append(kept, d)
		}
	}
	return kept
}

// TestDivisionNatively compiles divisions by constants, and compares them with the processor's division.
func TestDivisionNatively(t *testing.T) {
	leftout.NeedPrograms(t)
	r := rand.New(rand.NewPCG(5, 6))
	var text, table strings.Builder
	for _, w := range []int{8, 16, 32, 64} {
		for n, d := range divisors(r, w) {
			for _, op := range []string{"udiv", "urem", "sdiv", "srem"} {
				name := fmt.Sprintf("%s_%d_%d", op, w, n)
				attrs := ""
				if n%5 == 4 {
					attrs = " minsize optsize"
				}
				fmt.Fprintf(&text, "define i%d @%s(i%d %%x)%s {\n %%r = %s i%d %%x, %d\n ret i%d %%r\n}\n", w, name, w, attrs, op, w, d, w)
				fmt.Fprintf(&table, "T(%s, %d, %dULL, %c, %c)\n", name, w, uint64(d), op[0], op[1])
			}
		}
	}
	m, err := llvmir.Parse("divide.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	asm, c, prog := filepath.Join(dir, "d.s"), filepath.Join(dir, "main.c"), filepath.Join(dir, "prog")
	for name, data := range map[string]string{asm: string(out.Assembly), c: divisionHarness, filepath.Join(dir, "table.h"): table.String()} {
		if err := os.WriteFile(name, []byte(data), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if msg, err := exec.Command("cc", "-O0", "-w", "-o", prog, asm, c).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	if msg, err := exec.Command(prog).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, msg)
	}
}

// divisionHarness calls every function of the table with numbers at limits, at and next to multiples of the divisor,
// and random ones.
const divisionHarness = `
#include <stdint.h>
#include <stdio.h>
#define T(name, w, d, s, k) extern uint64_t name(uint64_t);
#include "table.h"
#undef T
struct { const char *name; uint64_t (*f)(uint64_t); int w; uint64_t d; char s, k; } table[] = {
#define T(name, w, d, s, k) {#name, name, w, d, #s[0], #k[0]},
#include "table.h"
};
static uint64_t mask(uint64_t x, int w) { return w == 64 ? x : x & ((1ULL << w) - 1); }
static int64_t sext(uint64_t x, int w) { return (int64_t)(x << (64 - w)) >> (64 - w); }
static uint64_t state = 88172645463325252ULL;
static uint64_t next(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
int main(void) {
	int wrong = 0;
	for (int i = 0; i < sizeof table / sizeof *table; i++) {
		int w = table[i].w;
		uint64_t d = mask(table[i].d, w);
		for (int n = 0; n < 120 && wrong < 20; n++) {
			uint64_t x = next() >> (next() & 63);
			if (n < 8) x = n - 4;
			else if (n < 24) x = (1ULL << (w - 1)) + n - 16;
			else if (n < 60) x = (x / d) * d + n % 3 - 1;
			else if (n < 70) x = d + n - 65;
			x = mask(x, w);
			uint64_t want;
			if (table[i].s == 'u') want = table[i].k == 'd' ? x / d : x % d;
			else {
				int64_t a = sext(x, w), b = sext(d, w);
				if (b == -1) { if (x == 1ULL << (w - 1)) continue; want = table[i].k == 'd' ? -a : 0; }
				else want = table[i].k == 'd' ? a / b : a % b;
			}
			uint64_t got = mask(table[i].f(x), w);
			if (got != mask(want, w)) {
				printf("%s: divisor %lld: %lld gives %lld, want %lld\n", table[i].name, (long long)sext(d, w), (long long)sext(x, w), (long long)sext(got, w), (long long)sext(want, w));
				wrong++;
			}
		}
	}
	return wrong != 0;
}
`

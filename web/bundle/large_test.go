package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"spillway/internal/leftout"
)

// largeText returns a function of about 41 instructions for each of n loops, in which more values are live than there
// are registers, and calls.
func largeText(n int) string {
	var b strings.Builder
	f := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	const width = 18
	f("target triple = \"x86_64-unknown-linux-gnu\"\n\ndeclare i64 @g(i64)\n\ndefine i64 @large(i64 %%n")
	for k := range width {
		f(", i64 %%a0_%d", k)
	}
	f(") {\nentry:\n  br label %%loop1\n")
	for l := 1; l <= n; l++ {
		from := fmt.Sprintf("loop%d", l-1)
		if l == 1 {
			from = "entry"
		}
		f("loop%d:\n  %%i%d = phi i64 [ 0, %%%s ], [ %%j%d, %%loop%d ]\n", l, l, from, l, l)
		for k := range width {
			f("  %%p%d_%d = phi i64 [ %%a%d_%d, %%%s ], [ %%a%d_%d, %%loop%d ]\n", l, k, l-1, k, from, l, k, l)
		}
		for k := range width {
			f("  %%x%d_%d = add i64 %%p%d_%d, %%p%d_%d\n  %%a%d_%d = xor i64 %%x%d_%d, %d\n", l, k, l, k, l, (k+5)%width, l, k, l, k, 3*k+l)
		}
		if l%7 == 0 {
			f("  %%c%d = call i64 @g(i64 %%a%d_3)\n", l, l)
		}
		f("  %%j%d = add i64 %%i%d, 1\n  %%e%d = icmp ult i64 %%j%d, %%n\n  br i1 %%e%d, label %%loop%d, label %%%s\n", l, l, l, l, l, l, map[bool]string{true: "done", false: fmt.Sprintf("loop%d", l+1)}[l == n])
	}
	f("done:\n")
	last := fmt.Sprintf("%%a%d_0", n)
	for k := 1; k < width; k++ {
		f("  %%s%d = add i64 %s, %%a%d_%d\n", k, last, n, k)
		last = fmt.Sprintf("%%s%d", k)
	}
	f("  ret i64 %s\n}\n", last)
	return b.String()
}

// TestLarge expects a page of a function of 20,000 instructions to open, and to scroll without waiting.
func TestLarge(t *testing.T) {
	leftout.Need(t, "chromium")
	loops := 490
	if testing.Short() {
		loops = 40
	}
	text := filepath.Join(t.TempDir(), "large.ll")
	if err := os.WriteFile(text, []byte(largeText(loops)), 0o666); err != nil {
		t.Fatal(err)
	}
	file, d := page(t, text, "--func", "large")
	if n := len(d.Runs[0].Instrs); n < 41*loops {
		t.Errorf("%d instructions", n)
	}
	b := openPage(t, file, 1500, 900, false)
	for n, p := range panels {
		b.key(fmt.Sprint(n + 1))
		if rows := eval[int](b, `document.querySelectorAll('.row').length`); rows > 2500 {
			t.Errorf("panel %s has %d rows at once", p, rows)
		}
		b.shoot("large-" + p)
	}
	small := filepath.Join(t.TempDir(), "small.ll")
	if err := os.WriteFile(small, []byte(largeText(8)), 0o666); err != nil {
		t.Fatal(err)
	}
	other, _ := page(t, small, "--func", "large")
	least := scrolling(openPage(t, other, 1500, 900, false))
	time := scrolling(b)
	t.Logf("a jump takes %.1f ms, in a small function %.1f ms", time, least)
	if time > 4*least+10 {
		t.Errorf("a jump takes %.1f ms, in a small function %.1f ms", time, least)
	}
	if at := eval[int](b, `(() => { const list = document.querySelector(".ranges"); list.scrollTop = list.scrollHeight; list.dispatchEvent(new Event("scroll")); const e = [...document.querySelectorAll(".ranges .row")].at(-1); return Number(e.ariaSetSize) - Number(e.ariaPosInSet); })()`); at != 0 {
		t.Errorf("the end is %d rows away", at)
	}
	b.key("e")
	if eval[bool](b, `document.getElementById("event-price") === null`) {
		t.Error("e chooses no event")
	}
	b.check()
}

// scrolling returns the median time of jumps over the live ranges, in milliseconds.
func scrolling(b *browser) float64 {
	b.t.Helper()
	b.key("3")
	b.run(chromedp.WaitVisible(chromedp.CSS(".ranges .row")))
	return do(b, chromedp.Evaluate[float64](`(async () => {
		const list = document.querySelector(".ranges"), end = list.scrollHeight;
		const times = [];
		for (let k = 0; k <= 60; k++) {
			const start = performance.now();
			list.scrollTop = (end * ((k * 23) % 61)) / 60; // far enough that all rows are new
			list.dispatchEvent(new Event("scroll"));
			list.getBoundingClientRect();
			times.push(performance.now() - start);
			await new Promise((r) => requestAnimationFrame(r));
		}
		return times.sort((a, b) => a - b)[30];
	})()`, chromedp.EvalAwaitPromise))
}

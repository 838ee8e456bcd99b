package main

import (
	"path/filepath"
	"testing"

	devtools "github.com/chromedp/cdproto/page"

	"spillway/internal/leftout"
)

// TestPrint prints panels: every row is there while the page is printed, and those in sight afterwards.
func TestPrint(t *testing.T) {
	leftout.Need(t, "chromium")
	file, d := page(t, filepath.Join("testdata", "pressure.ll"), "--func", "main")
	b := openPage(t, file, 1400, 700, true)
	eval[bool](b, `(addEventListener("beforeprint", () => { window.printed = document.querySelectorAll(".ranges .row").length; }), true)`)
	b.key("3")
	background := true
	r := call(b, devtools.PrintToPDF, devtools.PrintToPDFParams{PrintBackground: &background, Landscape: &background})
	keep(t, "ranges.pdf", []byte(r.Data))
	if n := eval[int](b, `window.printed`); n < len(d.Runs[0].Instrs) {
		t.Errorf("%d rows are printed, of %d instructions", n, len(d.Runs[0].Instrs))
	}
	if n := eval[int](b, `document.querySelectorAll(".ranges .row").length`); n == 0 || n > 100 {
		t.Errorf("there are %d rows afterwards", n)
	}
	b.key("1")
	r = call(b, devtools.PrintToPDF, devtools.PrintToPDFParams{PrintBackground: &background, Landscape: &background})
	keep(t, "passes.pdf", []byte(r.Data))
	b.check()
}

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spillway/internal/leftout"
)

// A browser is a page in a browser, and what it did that it must not.
type browser struct {
	t      *testing.T
	url    string
	ctx    context.Context
	mu     sync.Mutex
	faults []string
}

// openPage opens a file in Chromium.
func openPage(t *testing.T, file string, width, height int, dark bool) *browser {
	t.Helper()
	return openURL(t, "file://"+file, width, height, dark, "html[data-ready]")
}

// openURL opens a page, which is there when the selector finds something.
func openURL(t *testing.T, address string, width, height int, dark bool, ready string) *browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Fatal(err)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.WindowSize(width, height), chromedp.Flag("disable-background-networking", true))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	b := &browser{t: t}
	b.url, _, _ = strings.Cut(address, "#")
	ctx, cancel := chromedp.NewContext(allocator, chromedp.WithListener(b.listen))
	t.Cleanup(func() { cancel(); stop() })
	b.ctx = ctx
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	call(b, network.Enable, network.EnableParams{})
	call(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1})
	call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
	b.run(chromedp.Navigate(address), chromedp.WaitVisible(chromedp.CSS(ready)))
	return b
}

// listen notes what a page must not do: errors, and requests.
func (b *browser) listen(e any) {
	switch e := e.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning || e.Type == runtime.ConsoleAPICalledTypeAssert {
			b.fault("console: %s", arguments(e.Args))
		}
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text += " " + x.Description
		}
		b.fault("exception: %s", text)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			b.fault("log: %s", e.Entry.Text)
		}
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, b.url) && !strings.HasPrefix(u, "data:") {
			b.fault("request of %s", u)
		}
	}
}

// call runs a command of the protocol.
func call[P, R any](b *browser, c cdp.Command[P, R], params P) R {
	b.t.Helper()
	r, err := chromedp.Call(b.ctx, c, params)
	if err != nil {
		b.t.Fatal(err)
	}
	return r
}

func arguments(args []*runtime.RemoteObject) string {
	var list []string
	for _, a := range args {
		list = append(list, string(a.Value)+a.Description)
	}
	return strings.Join(list, " ")
}

func (b *browser) fault(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.faults = append(b.faults, fmt.Sprintf(format, args...))
}

// run takes steps, each within patience.
func (b *browser) run(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	for _, step := range steps {
		do(b, step)
	}
}

// patience is how long a step may take.
const patience = 40 * time.Second

// do takes a step.
func do[T any](b *browser, step chromedp.Action[T]) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	x, err := chromedp.Run(ctx, step)
	if err != nil {
		b.t.Fatalf("%v; %v", err, b.faults)
	}
	return x
}

// eval returns the value of an expression.
func eval[T any](b *browser, expression string) T {
	b.t.Helper()
	return do(b, chromedp.Evaluate[T](expression))
}

// js executes statements.
func (b *browser) js(statements string) {
	b.t.Helper()
	eval[bool](b, "(() => { "+statements+"; return true; })()")
}

// key presses a key.
func (b *browser) key(keys string) {
	b.t.Helper()
	b.run(chromedp.KeyEvent(keys))
}

// check reports what the page did that it must not.
func (b *browser) check() {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.faults {
		b.t.Error(f)
	}
}

// shoot keeps a picture where SPILLWAY_SHOTS says, to look at.
func (b *browser) shoot(name string) {
	if os.Getenv("SPILLWAY_SHOTS") == "" {
		return
	}
	b.run(chromedp.Sleep(300 * time.Millisecond))
	keep(b.t, name+".png", do(b, chromedp.CaptureScreenshot()))
}

// keep writes a file where SPILLWAY_SHOTS says.
func keep(t *testing.T, name string, contents []byte) {
	t.Helper()
	dir := os.Getenv("SPILLWAY_SHOTS")
	if dir == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name), contents, 0o666); err != nil {
		t.Fatal(err)
	}
}

// spillway runs the command, which it builds once.
func spillway(t *testing.T, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(command(t), args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	return out
}

var built = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "spillway-web-")
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "spillway")
	cmd := exec.Command("go", "build", "-o", file, "./cmd/spillway")
	cmd.Dir = filepath.Join("..", "..")
	out, err := cmd.CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, out)
	}
	return file, err
})

func command(t *testing.T) string {
	t.Helper()
	file, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestMain(m *testing.M) {
	status := m.Run()
	if file, err := built(); err == nil && file != "" {
		os.RemoveAll(filepath.Dir(file))
	}
	if siteDir != "" {
		os.RemoveAll(siteDir)
	}
	os.Exit(status)
}

// explained is what of explain --json matters here.
type explained struct {
	Texts []string
	Runs  []struct {
		Totals struct{ Cost float64 }
		Events []struct {
			Kind, Cause, Why string
			Price            float64
			Value, Instr     int
		}
		Instrs []struct{ Op string }
		Blocks []struct{ Name string }
		Lanes  []struct{ Name string }
		Steps  struct {
			Kind                               []string
			Value, Other, Instr, From, To, Why []int
		}
	}
}

var panels = []string{"passes", "cfg", "ranges", "moves", "prices", "boards", "steps", "compare"}

// page writes a page, and returns its file and its data.
func page(t *testing.T, args ...string) (string, *explained) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.html")
	spillway(t, append([]string{"explain", "--html", file}, args...)...)
	var d explained
	if err := json.Unmarshal(spillway(t, append([]string{"explain", "--json"}, args...)...), &d); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %d instructions, %d bytes", strings.Join(args, " "), len(d.Runs[0].Instrs), info.Size())
	return file, &d
}

// TestPage opens every panel in light and dark, wide and narrow; the event that is chosen says what the data say.
func TestPage(t *testing.T) {
	leftout.Need(t, "chromium")
	for _, x := range []struct {
		name  string
		every int // how many views there are for one that is looked at
		args  []string
	}{
		{"small", 1, []string{filepath.Join("testdata", "sum.ll"), "--func", "sum"}},
		{"hash", 2, []string{filepath.Join("testdata", "pressure.ll"), "--func", "main", "--against", "--regalloc puzzle", "--against", "--regalloc netflow --budget 10it"}},
	} {
		t.Run(x.name, func(t *testing.T) {
			file, d := page(t, x.args...)
			for i, view := range []struct {
				name          string
				width, height int
				dark          bool
			}{{"light-wide", 1680, 1000, false}, {"dark-wide", 1680, 1000, true}, {"dark-narrow", 480, 900, true}, {"light-narrow", 480, 900, false}} {
				if i%x.every != 0 {
					continue
				}
				b := openPage(t, file, view.width, view.height, view.dark)
				for n, p := range panels {
					b.key(fmt.Sprint(n + 1))
					if got := eval[string](b, `document.querySelector('[role=tabpanel]').id`); got != "panel-"+p {
						t.Errorf("key %d opens %s, not %s", n+1, got, p)
					}
					if text := eval[string](b, `document.querySelector('[role=tabpanel]').innerText`); len(text) < 40 {
						t.Errorf("panel %s shows %q", p, text)
					}
					b.shoot(x.name + "-" + p + "-" + view.name)
				}
				keyboard(b)
				events(b, d)
				steps(b, d)
				b.shoot(x.name + "-event-" + view.name)
				b.check()
			}
		})
	}
}

// keyboard walks through the panels with keys alone: a list or a graph is reached with Tab, and something in it chosen.
func keyboard(b *browser) {
	b.t.Helper()
	for n, p := range panels {
		b.key("\x1b")
		b.key(fmt.Sprint(n + 1))
		if got := eval[string](b, `document.activeElement.id`); got != "tab-"+p {
			b.t.Errorf("key %d focuses %q", n+1, got)
		}
		if eval[bool](b, `!document.querySelector('[role=tabpanel] .vlist')`) {
			continue // nothing to choose: no boards, no other run
		}
		reached := false
		for range 12 {
			b.key(kb.Tab)
			if reached = eval[bool](b, `document.activeElement.matches('.vlist')`); reached {
				break
			}
		}
		if !reached {
			b.t.Errorf("panel %s: Tab reaches no list", p)
			continue
		}
		b.key(kb.ArrowDown + kb.ArrowDown + kb.ArrowDown + kb.Enter)
		if p == "moves" || p == "boards" {
			if eval[bool](b, `!document.activeElement.querySelector('.row.active.hit')`) {
				b.t.Errorf("panel %s: Enter chooses nothing", p)
			}
			continue
		}
		for range 30 { // rows of names of sections have nothing to choose
			if eval[string](b, `document.querySelector('aside h2').textContent`) != "Nothing selected" {
				break
			}
			b.key(kb.ArrowDown + kb.Enter)
		}
		if title := eval[string](b, `document.querySelector('aside h2').textContent`); title == "Nothing selected" {
			b.t.Errorf("panel %s: Enter chooses nothing", p)
		}
	}
	b.key("\x1b")
}

// events chooses events of each kind in the panel of live ranges by clicks, and compares.
func events(b *browser, d *explained) {
	b.t.Helper()
	b.key("3")
	seen := map[string]bool{}
	for i, e := range d.Runs[0].Events {
		if seen[e.Kind] || e.Kind == "encoding" || e.Kind == "save" {
			continue
		}
		seen[e.Kind] = true
		eval[string](b, fmt.Sprintf(`location.hash = "ranges,event=%d"`, i))
		b.run(chromedp.Reload(), chromedp.WaitVisible(chromedp.CSS("html[data-ready]")))
		mark := chromedp.CSS(fmt.Sprintf(`.ranges [data-event="%d"]`, i))
		b.run(chromedp.WaitVisible(mark), chromedp.KeyEvent("\x1b"), chromedp.Click(mark))
		if price := eval[float64](b, `Number(document.getElementById("event-price").dataset.price)`); price != e.Price {
			b.t.Errorf("event %d, %s: the page says that it costs %v, the data %v", i, e.Kind, price, e.Price)
		}
		if cause := eval[string](b, `document.getElementById("event-cause").dataset.cause`); cause != e.Cause {
			b.t.Errorf("event %d, %s: the page says that %s is the cause, the data %s", i, e.Kind, cause, e.Cause)
		}
		if why := eval[string](b, `document.getElementById("event-why").textContent`); why != e.Why || why == "" {
			b.t.Errorf("event %d, %s: the page says %q, the data %q", i, e.Kind, why, e.Why)
		}
	}
}

// steps goes forward and back through what the allocator decided, with keys, and compares.
func steps(b *browser, d *explained) {
	b.t.Helper()
	s := &d.Runs[0].Steps
	b.key("\x1b")
	b.key("7")
	var stops []int
	for k, kind := range s.Kind {
		if kind != "keep" {
			stops = append(stops, k)
		}
	}
	if len(stops) < 5 {
		b.t.Fatalf("only %d steps", len(stops))
	}
	at := func(n int) {
		b.t.Helper()
		k := stops[n]
		if got := eval[int](b, `Number(document.getElementById("step-words").dataset.step)`); got != k {
			b.t.Fatalf("the page is at step %d, not %d", got, k)
		}
		if why := eval[string](b, `document.getElementById("step-why").textContent`); why != d.Texts[s.Why[k]] {
			b.t.Errorf("step %d: the page says %q, the data %q", k, why, d.Texts[s.Why[k]])
		}
		if s.Kind[k] == "assign" && s.To[k] >= 0 && s.Value[k] >= 0 {
			lane, want := d.Runs[0].Lanes[s.To[k]].Name, fmt.Sprintf("v%d", s.Value[k])
			row := eval[string](b, fmt.Sprintf(`[...document.querySelectorAll(".steps .scroll tr")].find((r) => r.cells[0].textContent === %q)?.textContent ?? ""`, lane))
			if !strings.Contains(row, want) || !strings.Contains(row, "to here") {
				b.t.Errorf("step %d gives %s to %s; the page has %q there", k, lane, want, row)
			}
		}
	}
	last := min(len(stops)-1, 40)
	for n := 1; n <= last; n++ {
		b.key(".")
		at(n)
	}
	for n := last - 1; n >= last-3; n-- {
		b.key(",")
		at(n)
	}
	// On to the next step of the same value, wherever the page is.
	for n := 1; n < len(stops); n++ {
		v := s.Value[stops[n]]
		next := slices.IndexFunc(stops[n+1:], func(k int) bool { return v >= 0 && (s.Value[k] == v || s.Other[k] == v) })
		if next < 0 {
			continue
		}
		b.key("\x1b")
		eval[string](b, fmt.Sprintf(`location.hash = "steps,step=%d"`, stops[n]))
		b.run(chromedp.Reload(), chromedp.WaitVisible(chromedp.CSS("html[data-ready]")))
		b.key(">")
		at(n + 1 + next)
		break
	}
}

// TestProgram chooses a line of C: its instructions are marked, and only these.
func TestProgram(t *testing.T) {
	leftout.Need(t, "chromium")
	file, _ := page(t, filepath.Join("testdata", "dot.ll"), "--func", "dot")
	b := openPage(t, file, 1680, 900, false)
	line := chromedp.CSS(`[aria-label="pass program"] .row[data-i="7"] .pick`)
	b.run(chromedp.WaitVisible(line), chromedp.Click(line))
	if title := eval[string](b, `document.querySelector('aside h2').textContent`); title != "dot.c:8" {
		t.Errorf("chosen is %q", title)
	}
	marked := eval[string](b, `[...document.querySelectorAll('[aria-label="pass source"] .row.hit')].map((e) => e.textContent).join("\n")`)
	if !strings.Contains(marked, "mul nsw i64") || !strings.Contains(marked, "load i32") || strings.Contains(marked, "shl nsw") || strings.Contains(marked, "icmp") {
		t.Errorf("marked are\n%s", marked)
	}
	b.shoot("program-light")
	b.check()
}

// TestForeign puts the code of llc next to ours: what is said to be the same is, immediates, too, and llc's comments mark spills.
func TestForeign(t *testing.T) {
	leftout.Need(t, "chromium")
	leftout.Need(t, "llc-19")
	text, err := os.ReadFile(filepath.Join("testdata", "pressure.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for target, triple := range map[string]string{"amd64": "x86_64-unknown-linux-gnu", "arm64": "aarch64-unknown-linux-gnu", "arm": "armv7-unknown-linux-gnueabi"} {
		source := filepath.Join(t.TempDir(), "pressure.ll")
		if err := os.WriteFile(source, regexp.MustCompile(`(?m)^target.*\n|"target-[a-z]*"="[^"]*"`).ReplaceAll(text, nil), 0o666); err != nil {
			t.Fatal(err)
		}
		file, _ := page(t, source, "--func", "main", "--target", target, "--against", "llc-19 -O2 -mtriple="+triple)
		b := openPage(t, file, 1680, 1400, false)
		b.key("8")
		text := eval[string](b, `document.querySelector('[role=tabpanel]').innerText`)
		if !strings.Contains(text, "-byte Folded Spill") && !strings.Contains(text, "-byte Spill") {
			t.Errorf("%s: no spill of llc is marked", target)
		}
		pairs := strings.Split(eval[string](b, `[...document.querySelectorAll('.row.pair')].filter((r) => !r.querySelector('.diff, .none')).map((r) => [...r.querySelectorAll('.half')].map((e) => e.textContent).join("\t")).join("\n")`), "\n")
		immediates := 0
		for _, pair := range pairs {
			x, y, ok := strings.Cut(pair, "\t")
			if x, y = number.FindString(x), number.FindString(y); ok && x != y {
				t.Errorf("%s: %q are said to be the same", target, pair)
			} else if x != "" {
				immediates++
			}
		}
		if target == "arm64" && immediates == 0 {
			t.Errorf("%d lines are the same, none with an immediate:\n%s", len(pairs), strings.Join(pairs, "\n"))
		}
		b.shoot("llc-" + target)
		b.check()
	}
}

// number is an immediate of Arm's.
var number = regexp.MustCompile(`#-?\d+`)

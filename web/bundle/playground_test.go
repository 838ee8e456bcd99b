package main

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"math"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
	"github.com/chromedp/chromedp/kb"

	"spillway/internal/leftout"
	"spillway/internal/playground"
)

// siteDir is where the site is, once it is built; TestMain removes it.
var siteDir string

var site = sync.OnceValues(func() (string, error) {
	var err error
	if siteDir, err = os.MkdirTemp("", "spillway-site-"); err != nil {
		return "", err
	}
	out, err := exec.Command("go", "run", "./site", "-o", siteDir).CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, out)
	}
	return siteDir, err
})

func builtSite(t *testing.T) string {
	t.Helper()
	dir, err := site()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

var links = regexp.MustCompile(`(?:href|src)="([^"]*)"`)

// TestSite holds that links within the site lead to a file, and that the compiler stays as small as a page's may be.
func TestSite(t *testing.T) {
	dir := builtSite(t)
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".html" || filepath.Base(file) == "explain.html" {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range links.FindAllSubmatch(text, -1) {
			u, err := url.Parse(string(m[1]))
			if err != nil {
				t.Errorf("%s: %v", file, err)
			} else if !u.IsAbs() && u.Path != "" {
				if _, err := os.Stat(filepath.Join(filepath.Dir(file), u.Path)); err != nil {
					t.Errorf("%s: a link leads nowhere: %v", file, err)
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "docs/support.html", "docs/benchmarks/text.svg", "playground/index.html"} {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Size() < 2000 {
			t.Errorf("%s: %v", name, err)
		}
	}
	code, err := os.ReadFile(filepath.Join(dir, "playground", "spillway.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	const most = 6_000_000 // bytes as servers send it
	packed := &counter{}
	w := brotli.NewWriterLevel(packed, 9)
	if _, err := w.Write(code); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	t.Logf("spillway.wasm: %d bytes, %d packed", len(code), packed.n)
	if packed.n > most {
		t.Errorf("spillway.wasm: %d bytes when it is packed, more than %d", packed.n, most)
	}
}

// A counter counts what is written.
type counter struct{ n int }

func (c *counter) Write(p []byte) (int, error) {
	c.n += len(p)
	return len(p), nil
}

// servePage serves the playground: by files, or by the program, whose page asks it.
func servePage(t *testing.T, program bool) string {
	t.Helper()
	if !program {
		s := httptest.NewServer(http.FileServer(http.Dir(filepath.Join(builtSite(t), "playground"))))
		t.Cleanup(s.Close)
		return s.URL + "/"
	}
	file := filepath.Join(t.TempDir(), "playground")
	build := exec.Command("go", "build", "-o", file, "./cmd/spillway-playground")
	build.Dir = filepath.Join("..", "..")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	cmd := exec.Command(file, "playground", "--listen", "127.0.0.1:0")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Error(err)
		}
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
	})
	address := make([]byte, 100)
	n, err := out.Read(address)
	if err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
	return strings.TrimSpace(string(address[:n]))
}

// until waits for an expression to be true.
func (b *browser) until(expression string) {
	b.t.Helper()
	for end := time.Now().Add(patience); !eval[bool](b, expression); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("it does not come true: %s; status %q, problems %q; %v", expression, eval[string](b, `document.getElementById("status").textContent`), eval[string](b, `document.getElementById("problems").textContent`), b.faults)
		}
	}
}

// choose sets selects and texts, and waits for the code.
func (b *browser) choose(values map[string]string) {
	b.t.Helper()
	for id, value := range values {
		b.js(fmt.Sprintf(`(() => { delete document.documentElement.dataset.compiled; const e = document.getElementById(%q); e.value = %q; e.dispatchEvent(new Event("change")); e.dispatchEvent(new Event("input")); })()`, id, value))
		b.until(`document.documentElement.dataset.compiled !== undefined`)
	}
	b.until(`!/compiling|drawing/.test(document.getElementById("status").textContent)`)
}

// TestPlayground uses the page as people do: with the compiler in the page, and with the one that serves it.
func TestPlayground(t *testing.T) {
	leftout.Need(t, "chromium")
	for _, server := range []bool{false, true} {
		t.Run(map[bool]string{false: "wasm", true: "server"}[server], func(t *testing.T) {
			b := openURL(t, servePage(t, server), 1400, 900, server, `html[data-compiled]`)
			b.keys()
			b.speed()
			b.examples()
			b.panels()
			b.mistakes()
			b.language()
			b.permalink()
			b.check()
		})
	}
}

// speed measures the first result, and those of changes to a function of 200 instructions. Machines are busy at times, so
// that only what is ten times too slow is a fault.
func (b *browser) speed() {
	b.t.Helper()
	first := eval[float64](b, `performance.now()`)
	var text strings.Builder
	text.WriteString("define i64 @f(i64 %x0, i64 %y) {\n")
	for k := range 199 {
		fmt.Fprintf(&text, "  %%x%d = %s i64 %%x%d, %s\n", k+1, []string{"add", "xor", "mul", "sub"}[k%4], k, []string{"%y", "%x0", "12345"}[k%3])
	}
	text.WriteString("  ret i64 %x199\n}\n")
	least := math.Inf(1)
	for n := range 6 {
		link, err := json.Marshal(map[string]any{"source": fmt.Sprintf("%s; %d", text.String(), n), "target": "amd64", "level": "2", "allocator": "", "budget": "", "function": "f"})
		if err != nil {
			b.t.Fatal(err)
		}
		var packed bytes.Buffer
		z, err := flate.NewWriter(&packed, flate.BestSpeed)
		if err != nil {
			b.t.Fatal(err)
		}
		if _, err := z.Write(link); err != nil {
			b.t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			b.t.Fatal(err)
		}
		b.js(fmt.Sprintf(`delete document.documentElement.dataset.compiled; location.hash = %q`, base64.RawURLEncoding.EncodeToString(packed.Bytes())))
		b.until(`document.documentElement.dataset.compiled !== undefined`)
		var took float64
		status := eval[string](b, `document.getElementById("status").textContent`)
		if _, err := fmt.Sscanf(status[strings.LastIndex(status, " in ")+4:], "%f ms", &took); err != nil {
			b.t.Fatalf("%s: %v", status, err)
		}
		least = min(least, took)
	}
	b.js(`history.replaceState(null, "", location.pathname)`)
	b.t.Logf("first result after %.0f ms, the next after %.0f ms", first, least)
	if first > 20_000 || least > 1000 {
		b.t.Errorf("first result after %.0f ms, the next after %.0f ms", first, least)
	}
}

// examples runs every example for every machine, and compares with the same in this process.
func (b *browser) examples() {
	b.t.Helper()
	for n, e := range playground.Examples() {
		b.js(fmt.Sprintf(`document.getElementById("tab-assembly").click(); (() => { delete document.documentElement.dataset.compiled; const e = document.getElementById("example"); e.selectedIndex = %d; e.dispatchEvent(new Event("change")); })()`, n))
		b.until(`document.documentElement.dataset.compiled !== undefined`)
		b.js(`document.getElementById("tab-assembly").click()`)
		for _, machine := range playground.Do(b.ctx, &playground.Request{Want: "choices"}).Choices.Targets {
			target := machine.Name
			b.choose(map[string]string{"target": target})
			r := playground.Request{Want: "compile", Source: e.Source, Language: e.Language, Target: target, Level: eval[string](b, `document.getElementById("level").value`), Allocator: e.Allocator}
			want := playground.Do(b.ctx, &r)
			status := eval[string](b, `document.getElementById("status").textContent`)
			if !strings.HasPrefix(status, target+", ") {
				b.t.Errorf("%s for %s: %s", e.Title, target, status)
			}
			var bytes []string
			for _, f := range want.Functions {
				bytes = append(bytes, fmt.Sprint(f.Bytes))
			}
			if got := eval[string](b, `[...document.querySelectorAll("#stats tbody tr")].map(r => r.cells[1].textContent).join(" ")`); got != strings.Join(bytes, " ") {
				b.t.Errorf("%s for %s: functions of %s bytes, want %s", e.Title, target, got, bytes)
			}
			if ir := eval[string](b, `document.querySelector("#ir .cm-content").textContent`); (ir != "") != (e.Language != "") || want.IR != "" && !strings.HasPrefix(ir, want.IR[:20]) {
				b.t.Errorf("%s for %s: LLVM IR %.100q", e.Title, target, ir)
			}
			if e.Language == "" && !strings.Contains(e.Source, "@main") {
				continue
			}
			r.Want = "run"
			ran := playground.Do(b.ctx, &r).Run
			b.js(`document.getElementById("run").click()`)
			b.until(`document.documentElement.dataset.ran !== undefined`)
			got := eval[string](b, `document.querySelector("#output pre").textContent`)
			code := eval[string](b, `document.querySelector("#output p").textContent`)
			count := strings.ReplaceAll(eval[string](b, `document.querySelector("#output td").textContent`), ",", "")
			if got != ran.Output || code != fmt.Sprintf("exit code %d", ran.ExitCode) || count != fmt.Sprint(ran.Counts.Instructions) {
				b.t.Errorf("%s for %s: prints %q, %s, after %s instructions; want %q, %d, %d", e.Title, target, got, code, count, ran.Output, ran.ExitCode, ran.Counts.Instructions)
			}
		}
	}
}

// panels opens the picture of a function, whose panels are there.
func (b *browser) panels() {
	b.t.Helper()
	b.js(`(() => { const e = document.getElementById("example"); e.selectedIndex = [...e.options].findIndex(o => o.text.startsWith("More values")); e.dispatchEvent(new Event("change")); })()`)
	b.until(`document.querySelector("iframe")?.contentDocument?.documentElement.dataset.ready === "true" && document.querySelector("iframe").title === "@press"`)
	b.until(`document.getElementById("status").textContent.startsWith("picture")`)
	if n := eval[int](b, `document.querySelector("iframe").contentDocument.querySelectorAll("[role=tab]").length`); n != 8 {
		b.t.Errorf("the picture has %d panels", n)
	}
	b.shoot(b.t.Name()[strings.LastIndexByte(b.t.Name(), '/')+1:] + "-picture")
	b.js(`document.querySelector("iframe").contentDocument.getElementById("tab-ranges").click()`)
	b.choose(map[string]string{"target": "i386"})
	b.until(`document.querySelector("iframe")?.contentDocument?.documentElement.dataset.ready === "true"`)
	if at := eval[string](b, `document.querySelector("iframe").contentWindow.location.hash`); !strings.HasPrefix(at, "#ranges") {
		b.t.Errorf("the panel is lost: %s", at)
	}
	b.shoot(b.t.Name()[strings.LastIndexByte(b.t.Name(), '/')+1:] + "-ranges")
}

// mistakes types what is wrong, and is led to it.
func (b *browser) mistakes() {
	b.t.Helper()
	b.js(`document.getElementById("tab-assembly").click(); document.querySelector(".editor .cm-content").focus()`)
	b.key("x")
	b.until(`document.querySelector("#problems button")?.textContent === "line 1:1"`)
	if n := eval[int](b, `document.querySelectorAll(".cm-lintRange-error, .cm-lint-marker-error").length`); n == 0 {
		b.t.Error("the editor does not mark the mistake")
	}
	b.key("\b")
	b.until(`document.getElementById("problems").children.length === 0`)
}

// language writes in the small language: mistakes have their places, and the picture shows its lines.
func (b *browser) language() {
	b.t.Helper()
	before := eval[string](b, `document.querySelector(".editor .cm-content").textContent`)
	b.choose(map[string]string{"language": "calc"})
	b.until(`document.querySelector("#stats").textContent.includes("@newton/3")`)
	b.js(`document.getElementById("tab-ir").click()`)
	b.until(`document.querySelector("#panel-ir .cm-content").textContent.includes("define double")`)
	b.shoot(b.t.Name()[strings.LastIndexByte(b.t.Name(), '/')+1:] + "-language")
	b.js(`document.querySelector(".editor .cm-content").focus()`)
	b.key("f")
	b.key("(")
	b.until(`document.querySelector("#problems")?.textContent.includes("want")`)
	if at := eval[string](b, `document.querySelector("#problems button").textContent`); at == "line 1:1" || !strings.HasPrefix(at, "line ") {
		b.t.Errorf("the mistake is said to be at %s", at)
	}
	b.key("\b")
	b.key("\b")
	b.until(`document.getElementById("problems").children.length === 0`)
	b.js(`document.getElementById("tab-picture").click()`)
	b.until(`document.querySelector("iframe")?.contentDocument?.documentElement.dataset.ready === "true" && document.querySelector("iframe").title === "@newton/3"`)
	b.js(`document.querySelector("iframe").contentDocument.getElementById("tab-passes").click()`)
	if text := eval[string](b, `document.querySelector("iframe").contentDocument.body.textContent`); !strings.Contains(text, "let better = (x + a / x) / 2 in") {
		b.t.Error("the picture does not have the lines of the program")
	}
	b.js(`document.getElementById("tab-ir").click()`)
	b.choose(map[string]string{"language": ""})
	b.until(fmt.Sprintf(`document.querySelector(".editor .cm-content").textContent === %q && document.getElementById("tab-ir").hidden && !document.getElementById("panel-assembly").hidden`, before))
}

// keys walks through the page with Tab, in the order that one reads it in, and uses it with keys alone.
func (b *browser) keys() {
	b.t.Helper()
	const at = `document.activeElement.closest("[id]")?.id ?? ""`
	b.js(`document.activeElement.blur()`)
	var walk []string
	for len(walk) < 25 {
		b.key(kb.Tab)
		walk = append(walk, eval[string](b, at))
		if walk[len(walk)-1] == "stats" {
			break
		}
	}
	want := []string{"example", "language", "target", "level", "allocator", "budget", "function", "run", "stop", "link", "theme", "editor", "tab-assembly", "assembly", "stats"}
	if !slices.Equal(walk, want) {
		b.t.Errorf("Tab walks through %q, want %q", walk, want)
	}
	b.js(`document.getElementById("tab-assembly").focus()`)
	b.key(kb.ArrowRight)
	b.key(kb.ArrowRight)
	if eval[string](b, at) != "tab-output" || eval[bool](b, `document.getElementById("panel-output").hidden`) {
		b.t.Errorf("arrows lead from the tab of assembly to %q", eval[string](b, at))
	}
	b.js(`document.getElementById("run").focus(); delete document.documentElement.dataset.ran`)
	b.key(kb.Enter)
	b.until(`document.documentElement.dataset.ran !== undefined`)
	b.js(`document.getElementById("tab-output").focus()`)
	b.key(kb.Home)
	if eval[string](b, at) != "tab-assembly" {
		b.t.Errorf("Home leads to %q", eval[string](b, at))
	}
}

// permalink follows a link to another state of the page.
func (b *browser) permalink() {
	b.t.Helper()
	b.choose(map[string]string{"target": "arm64", "level": "z"})
	b.js(`document.getElementById("link").click()`)
	b.until(`location.hash.length > 100`)
	link := eval[string](b, `location.href`)
	bytes := eval[string](b, `document.querySelector("#stats tbody td:nth-child(2)").textContent`)
	c := openURL(b.t, link, 700, 900, false, `html[data-compiled]`)
	c.until(`document.getElementById("status").textContent.startsWith("arm64")`)
	if got := eval[string](c, `document.querySelector("#stats tbody td:nth-child(2)").textContent`); got != bytes || eval[string](c, `document.getElementById("level").value`) != "z" {
		b.t.Errorf("the link leads to code of %s bytes, not %s", got, bytes)
	}
	c.shoot(b.t.Name()[strings.LastIndexByte(b.t.Name(), '/')+1:] + "-narrow")
	c.check()
	// What is in an address is anybody's.
	c.js(`location.hash = "broken"`)
	c.until(`document.getElementById("problems").textContent.includes("cut off")`)
}

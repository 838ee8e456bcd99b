package explain_test

import (
	"bytes"
	"context"
	"encoding/hex"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/explain"
	"spillway/internal/irgen"
	"spillway/llvmir"
)

// programs are texts with a function each to explain.
func programs(t *testing.T) map[string]string {
	t.Helper()
	list := map[string]string{}
	for _, g := range irgen.Growths() {
		list[g.Name] = g.Text(16)
	}
	for _, name := range []string{"sum", "pressure"} {
		text, err := os.ReadFile(filepath.Join("..", "web", "bundle", "testdata", name+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		list[name] = string(text)
	}
	return list
}

// record compiles text, and returns the document of a function, and the assembly.
func record(t *testing.T, name, text, function string, opts spillway.Options) (*explain.Document, []byte, error) {
	t.Helper()
	m, err := llvmir.Parse(name+".ll", []byte(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	d, err := explain.NewDocument(name+".ll", []byte(text), m, function)
	if err != nil {
		t.Fatal(err)
	}
	r := d.Record(m, &opts, explain.Options{Function: function, Iterations: 5})
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		return nil, nil, err
	}
	if err := r.Finish(out); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	return d, out.Assembly, nil
}

// largest returns the name of the largest function of a module, "" if none is defined.
func largest(t *testing.T, name, text string) string {
	t.Helper()
	m, err := llvmir.Parse(name+".ll", []byte(text))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	best, most := "", 0
	for _, f := range m.Funcs {
		n := 0
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
		if !f.Declared && n > most {
			best, most = f.Name, n
		}
	}
	return best
}

// TestDocument explains a function of each program for each target and some allocators. Prices add up, values are where
// instructions read them and no other value is there, lines fit, and the code is that of a compilation that is not recorded.
func TestDocument(t *testing.T) {
	explained, spills := 0, 0
	sample, share := 6, 1
	if testing.Short() { // a fourth of what the full run explains
		sample, share = 24, 4
	}
	for name, text := range programs(t) {
		function := largest(t, name, text)
		if function == "" {
			continue
		}
		for n, target := range spillway.Targets() {
			if slices.Contains([]string{"arm64", "arm", "thumb"}, target.Name) && strings.Contains(text, " asm ") {
				continue // it is assembly of x86
			}
			for k, a := range spillway.Allocators() {
				if (k+n+len(name))%sample != 0 && (name != "pressure" || (k+n)%share != 0) { // a sample
					continue
				}
				label := fmt.Sprintf("%s for %s by %s", name, target.Name, a.Name)
				text := forTarget(text)
				opts := spillway.Options{Target: &target, Allocator: a.New, Registers: 7, Comment: true}
				d, asm, err := record(t, name, text, function, opts)
				if err != nil {
					t.Logf("%s: %v", label, err)
					continue
				}
				explained++
				r := d.Runs[0]
				checkPrices(t, label, r)
				checkRanges(t, label, r)
				checkLines(t, label, d, r)
				for i := range r.Events {
					if r.Events[i].Kind == explain.Spill {
						spills++
					}
				}
				m, err := llvmir.Parse(name+".ll", []byte(text))
				if err != nil {
					t.Fatal(err)
				}
				out, err := spillway.Compile(context.Background(), m, opts)
				if err != nil || !bytes.Equal(out.Assembly, asm) {
					t.Errorf("%s: the code is not that of a compilation that is not recorded (%v)", label, err)
				}
			}
		}
	}
	if explained < 80/share || spills < 60/share {
		t.Errorf("%d functions explained, with %d spills", explained, spills)
	}
}

// forTarget returns a program without the lines that say which machine it is for.
func forTarget(text string) string {
	lines := slices.DeleteFunc(strings.Split(text, "\n"), func(l string) bool {
		return strings.HasPrefix(l, "target triple") || strings.HasPrefix(l, "target datalayout")
	})
	return strings.Join(lines, "\n")
}

// checkPrices adds up the prices of events.
func checkPrices(t *testing.T, label string, r *explain.Run) {
	t.Helper()
	sum, kinds := 0.0, 0.0
	for i := range r.Events {
		e := &r.Events[i]
		sum += e.Price
		if e.Why == "" || e.Cause == "" {
			t.Errorf("%s: event %d, a %s, has no reason", label, i, e.Kind)
		}
	}
	for _, k := range r.Totals.Kinds {
		kinds += k.Price
	}
	if tolerance := 1e-9 * (1 + math.Abs(r.Totals.Cost)); math.Abs(sum-r.Totals.Cost) > tolerance || math.Abs(kinds-sum) > tolerance {
		t.Errorf("%s: the events cost %v, their kinds %v, the allocation %v", label, sum, kinds, r.Totals.Cost)
	}
}

// checkRanges reads the text of instructions: what they read and write is in its place.
func checkRanges(t *testing.T, label string, r *explain.Run) {
	t.Helper()
	lanes := map[string]int{}
	for i, l := range r.Lanes {
		lanes[l.Name] = i
		for _, n := range l.Names {
			lanes[n] = i
		}
	}
	for i := range r.Instrs {
		defs, uses, found := strings.Cut(r.Instrs[i].Text, " = ")
		if !found {
			defs, uses = "", defs
		}
		for side, text := range [2]string{uses, defs} {
			for word := range strings.FieldsSeq(text) {
				var v int
				var place string
				if n, _ := fmt.Sscanf(strings.ReplaceAll(word, "@", " "), "v%d %s", &v, &place); n != 2 || place == "remat" || place == "-" {
					continue
				}
				lane, known := lanes[place]
				if !known {
					t.Errorf("%s: i%d %s: no lane %s", label, i, r.Instrs[i].Text, place)
				}
				there := slices.ContainsFunc(r.Values[v].Ranges, func(x [3]int) bool {
					return x[0] == lane && (x[1] <= 2*i && 2*i < x[2] || side == 1 && x[1] <= 2*i+1 && 2*i+1 < x[2])
				})
				if !there {
					t.Errorf("%s: i%d %s: v%d is not in %s then: %v", label, i, r.Instrs[i].Text, v, place, r.Values[v].Ranges)
				}
			}
		}
	}
	for v := range r.Values {
		for _, x := range r.Values[v].Ranges {
			if x[0] < 0 || x[0] >= len(r.Lanes) || x[1] >= x[2] || x[2] > 2*len(r.Instrs) {
				t.Errorf("%s: v%d has the range %v", label, v, x)
			}
		}
	}
}

// checkLines holds the arrays of lines to each other, and the machine code to its length.
func checkLines(t *testing.T, label string, d *explain.Document, r *explain.Run) {
	t.Helper()
	for i := range r.Passes {
		p := &r.Passes[i]
		l := &p.Lines
		n := len(l.Text)
		for _, m := range []int{len(l.Block), max(len(l.Instr), n*boolToInt(l.Instr == nil)), max(len(l.Line), n*boolToInt(l.Line == nil))} {
			if m != n {
				t.Errorf("%s: pass %s has arrays of %d and %d lines", label, p.Name, n, m)
			}
		}
		if p.Changed != (n > 0) {
			t.Errorf("%s: pass %s has %d lines, changed: %v", label, p.Name, n, p.Changed)
		}
		for _, k := range l.Text {
			if k < 0 || k >= len(d.Texts) {
				t.Fatalf("%s: no text %d", label, k)
			}
		}
	}
	last := &r.Passes[len(r.Passes)-1].Lines
	bytes := 0
	for _, code := range last.Code {
		b, err := hex.DecodeString(code)
		if err != nil {
			t.Error(err)
		}
		bytes += len(b)
	}
	// What aligns blocks is between instructions.
	if bytes == 0 || bytes > r.Totals.Bytes {
		t.Errorf("%s: %d bytes of code are listed of %d", label, bytes, r.Totals.Bytes)
	}
}

func boolToInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestDeterminism expects the same document twice.
func TestDeterminism(t *testing.T) {
	text := programs(t)["pressure"]
	var texts [2]bytes.Buffer
	for i := range texts {
		d, _, err := record(t, "pressure", text, "main", spillway.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := d.WriteJSON(&texts[i]); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(texts[0].Bytes(), texts[1].Bytes()) {
		t.Error("two documents of one compilation differ")
	}
}

// TestReasons explains why a value is in memory where that is known: no register is preserved by the call, or all are taken.
func TestReasons(t *testing.T) {
	const head = "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare void @g()\n"
	var wide strings.Builder
	wide.WriteString(head + "define double @f(double %x) {\n  call void @g()\n  %y = fadd double %x, 1.0\n  ret double %y\n}\n")
	d, _, err := record(t, "call", wide.String(), "f", spillway.Options{})
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, e := range d.Runs[0].Events {
		if e.Kind == explain.Spill || e.Kind == explain.Folded || e.Kind == explain.Reload {
			found++
			if e.Kind == explain.Spill && e.Price != 6+40 { // bytes of a store, and executing it once
				t.Errorf("%s: price %v", e.Kind, e.Price)
			}
			if e.Kind == explain.Folded && (e.Price < 40 || e.Price > 44) {
				t.Errorf("%s: price %v", e.Kind, e.Price)
			}
			if e.Cause != "call" || !strings.Contains(e.Why, "destroys 16 of the 16 registers of f64") {
				t.Errorf("%s: %s, %s", e.Kind, e.Cause, e.Why)
			}
		}
	}
	if found < 2 {
		t.Errorf("%d accesses of memory: %+v", found, d.Runs[0].Events)
	}
}

// TestForeign reads the text of another compiler.
func TestForeign(t *testing.T) {
	d, _, err := record(t, "sum", programs(t)["sum"], "sum", spillway.Options{})
	if err != nil {
		t.Fatal(err)
	}
	const text = "\t.text\nother:\n\tret\n\t.size\tother, 1\nsum:                # @sum\n# %bb.0:\n\t.cfi_startproc\n\tmovl\t%edi, 4(%rsp)  # 4-byte Spill\n" +
		"\tcallq\tg\n\taddl\t4(%rsp), %eax  # 4-byte Folded Reload\n\tretq\n\t.size\tsum, 9\n\tnop\n"
	if err := d.Foreign("llc", text); err != nil {
		t.Fatal(err)
	}
	r := d.Runs[1]
	if len(r.Passes) != 1 || len(r.Passes[0].Lines.Text) != 7 || r.Totals.Instructions != 4 || !slices.Equal(r.Totals.Kinds, []explain.Total{{Kind: explain.Spill, Count: 1}, {Kind: explain.Folded, Count: 1}}) {
		t.Errorf("%+v", r)
	}
	const arms = "sum:\n\t.fnstart\n\t@ ends here\n\tstr\tr0, [sp, #4] @ 4-byte Spill\n\tbx\tlr\n\t.size\tsum, 8\n"
	if err := d.Foreign("llc", arms); err != nil || d.Runs[2].Totals.Instructions != 2 || !slices.Equal(d.Runs[2].Totals.Kinds, []explain.Total{{Kind: explain.Spill, Count: 1}}) {
		t.Errorf("%v: %+v", err, d.Runs[2].Totals)
	}
	if err := d.Foreign("llc", "other:\n"); err == nil {
		t.Error("a text without the function is taken")
	}
}

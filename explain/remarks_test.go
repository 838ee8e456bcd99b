package explain_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/explain"
	"spillway/internal/leftout"
	"spillway/llvmir"
)

// remark compiles a text and returns the remarks and the assembly.
func remark(t *testing.T, name, text string, opts spillway.Options) (yaml, assembly string) {
	t.Helper()
	m, err := llvmir.Parse(name+".ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r := explain.RecordRemarks(m, &opts)
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := r.WriteYAML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String(), string(out.Assembly)
}

// TestRemarks holds remarks to the document of the same function, the code to one of which nothing is remarked, and the
// text to what LLVM reads.
func TestRemarks(t *testing.T) {
	kinds := map[string]int{}
	sample := 2
	if testing.Short() {
		sample = 4
	}
	for name, text := range programs(t) {
		function := largest(t, name, text)
		if function == "" {
			continue
		}
		text := forTarget(text)
		for n, target := range spillway.Targets() {
			if (target.Name == "arm64" || target.Name == "arm") && strings.Contains(text, " asm ") || (n+len(name))%sample != 0 {
				continue
			}
			opts := spillway.Options{Target: &target, Registers: 7, Workers: 1}
			yaml, assembly := remark(t, name, text, opts)
			if all, placed := strings.Count(yaml, "--- !"), strings.Count(yaml, "\nDebugLoc: "); all != placed {
				t.Errorf("%s for %s: of %d remarks %d say where", name, target.Name, all, placed)
			}
			opts.Workers = 4
			if again, code := remark(t, name, text, opts); again != yaml || code != assembly {
				t.Errorf("%s for %s: remarks or code of four workers are not those of one", name, target.Name)
			}
			d, _, err := record(t, name, text, function, opts)
			if err != nil {
				t.Fatal(err)
			}
			spills := 0
			for i := range d.Runs[0].Events {
				e := &d.Runs[0].Events[i]
				kinds[e.Kind]++
				if e.Kind == explain.Spill {
					spills++
				}
				explained := e.Kind != explain.Encode && e.Kind != explain.Define && e.Kind != explain.Copy
				why := fmt.Sprintf("  - Why:             '%s'\n", strings.ReplaceAll(e.Why, "'", "''"))
				price := fmt.Sprintf("  - Price:           '%e'\n", e.Price)
				if explained && (!strings.Contains(yaml, why) || !strings.Contains(yaml, price)) {
					t.Errorf("%s for %s: no remark says why @%s has this %s: %s", name, target.Name, function, e.Kind, e.Why)
				}
			}
			checkRead(t, name+" for "+target.Name, yaml, function, spills)
		}
	}
	for _, k := range []string{explain.Spill, explain.Reload, explain.Move, explain.Remat, explain.Folded, explain.Save} {
		if kinds[k] == 0 {
			t.Errorf("no program has an event of the kind %s", k)
		}
	}
}

// checkRead has LLVM read remarks and count the spills of a function.
func checkRead(t *testing.T, label, yaml, function string, spills int) {
	t.Helper()
	if !leftout.Have(t, "llvm-remarkutil-19") || spills == 0 {
		return
	}
	file := filepath.Join(t.TempDir(), "a.opt.yaml")
	if err := os.WriteFile(file, []byte(yaml), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("llvm-remarkutil-19", "count", "--parser=yaml", "--count-by=remark-name", "--remark-name=Spill", "--group-by=function", file).CombinedOutput()
	if err != nil || !bytes.Contains(out, fmt.Appendf(nil, "\n%s,%d\n", function, spills)) {
		t.Errorf("%s: LLVM does not count %d spills in %s: %v\n%s", label, spills, function, err, out)
	}
}

// TestRemarkPlaces holds that remarks name places of the source where the text has them, else those of the text.
func TestRemarkPlaces(t *testing.T) {
	const text = `
declare void @g()
define i32 @f(i32 %x) !dbg !4 {
  call void @g(), !dbg !7
  ret i32 %x, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "it's.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 7, column: 3, scope: !4)
!8 = !DILocation(line: 9, column: 2, scope: !4)
`
	target, err := spillway.TargetByName("amd64")
	if err != nil {
		t.Fatal(err)
	}
	yaml, _ := remark(t, "a", text, spillway.Options{Target: target})
	if !strings.Contains(yaml, "DebugLoc:        { File: 'it''s.c', Line: 5, Column: 0 }\n") {
		t.Errorf("no place in the source:\n%s", yaml)
	}
	yaml, _ = remark(t, "a", strings.NewReplacer(" !dbg !4", "", ", !dbg !7", "", ", !dbg !8", "", "!llvm.dbg.cu", "!other").Replace(text), spillway.Options{Target: target})
	if !strings.Contains(yaml, "DebugLoc:        { File: 'a.ll', Line: 3, Column: 0 }\n") {
		t.Errorf("no place in the text:\n%s", yaml)
	}
}

// TestAnswers asks for each value and each line of a function: each event is reported.
func TestAnswers(t *testing.T) {
	text := programs(t)["pressure"]
	function := largest(t, "pressure", text)
	target, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	d, _, err := record(t, "pressure", forTarget(text), function, spillway.Options{Target: target})
	if err != nil {
		t.Fatal(err)
	}
	r := d.Runs[0]
	var values strings.Builder
	for v := range r.Values {
		var b strings.Builder
		if err := d.WriteValue(&b, fmt.Sprintf("v%d", v)); err != nil {
			t.Error(err)
		}
		if n := r.Values[v].Name; n != "" {
			var named strings.Builder
			if err := d.WriteValue(&named, n); err != nil || !strings.Contains(named.String(), fmt.Sprintf("\n%s (v%d) of ", n, v)) {
				t.Errorf("%s: %v, %s", n, err, named.String())
			}
		}
		values.WriteString(b.String())
	}
	lines, answered := strings.Builder{}, 0
	for n := range len(d.Source.Lines) {
		if d.WriteLine(&lines, d.Source.First+n) == nil {
			answered++
		}
	}
	for i := range r.Events {
		e := &r.Events[i]
		if e.Value >= 0 && !strings.Contains(values.String(), "): "+e.Why+"\n") {
			t.Errorf("no value has this %s: %s", e.Kind, e.Why)
		}
		if e.Instr >= 0 && r.Instrs[e.Instr].Line > 0 && !strings.Contains(lines.String(), "): "+e.Why+"\n") {
			t.Errorf("no line has this %s: %s", e.Kind, e.Why)
		}
	}
	for k, v := range r.Steps.Value {
		if v >= 0 && !strings.Contains(values.String(), fmt.Sprintf("\n  %d\t%s ", k, r.Steps.Kind[k])) {
			t.Errorf("no value has step %d, %s", k, r.Steps.Kind[k])
		}
	}
	if answered < len(d.Source.Lines)/3 {
		t.Errorf("%d of %d lines became something", answered, len(d.Source.Lines))
	}
	var none strings.Builder
	if err := d.WriteValue(&none, "%nobody"); err == nil || none.Len() > 0 {
		t.Errorf("of no value it says %s", none.String())
	}
	if err := d.WriteLine(&none, 1<<20); err == nil || none.Len() > 0 {
		t.Errorf("of no line it says %s", none.String())
	}
}

package debuginfo_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/llvmir"
)

// emit returns the IR that clang emits for a C file, with debug information.
func emit(t *testing.T, file, level string, flags ...string) string {
	t.Helper()
	leftout.Need(t, "clang-19")
	out := filepath.Join(t.TempDir(), "a.ll")
	args := append([]string{"-g", "-w", "-S", "-emit-llvm", level, file, "-o", out}, flags...)
	if text, err := exec.Command("clang-19", args...).CombinedOutput(); err != nil {
		t.Fatalf("clang-19 %v: %v\n%s", args, err, text)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// compile returns the assembly text of IR, compiled at a level as by the command.
func compile(t *testing.T, name, text, level string, opts spillway.Options) string {
	t.Helper()
	m, err := llvmir.Parse(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if level == "-O0" {
		opts.Without = append(opts.Without, "promote", "simplify", "improve", "merge", "fuse")
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return string(out.Assembly)
}

// forDebuggers are the lines that debug information adds between instructions.
var forDebuggers = regexp.MustCompile(`(?m)^(\t\.(loc|file|cfi_[a-z_]+)\b.*|\.LD.*:)\n`)

// stripped returns the text without the lines for debuggers.
func stripped(text string) string {
	text, _, _ = strings.Cut(text, "\t.section\t.debug_")
	text = forDebuggers.ReplaceAllString(text, "")
	return strings.TrimSuffix(text, "\t.section\t.note.GNU-stack,\"\",@progbits\n")
}

// TestSameCode checks that debug information changes no code, at each level for each machine.
func TestSameCode(t *testing.T) {
	files, err := filepath.Glob("../../testdata/programs/*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	more, err := filepath.Glob("../../e2e/testdata/debug/*.cpp")
	if err != nil || len(more) == 0 {
		t.Fatal(err)
	}
	files = append(files, more...)
	levels := []string{"-O0", "-O2", "-Oz"}
	machines := [][]string{{"--target=x86_64-linux-gnu"}, {"--target=i386-linux-gnu", "-msse2", "-mfpmath=sse"}}
	type compilation struct {
		file, level string
		machine     []string
	}
	var all []compilation
	for i, file := range files {
		if testing.Short() && i%4 != 0 {
			continue // every fourth file
		}
		if strings.HasSuffix(file, ".cpp") { // at every level, for both machines
			for _, level := range levels {
				all = append(all, compilation{file, level, machines[0]}, compilation{file, level, machines[1]})
			}
			continue
		}
		all = append(all, compilation{file, levels[i%3], machines[i/3%2]})
	}
	for i, c := range all {
		file, level, machine := c.file, c.level, c.machine
		if strings.Contains(file, "wide") { // it has __int128
			machine = machines[0]
		}
		ir := emit(t, file, level, machine...)
		with := compile(t, file, ir, level, spillway.Options{Check: true})
		without := compile(t, file, ir, level, spillway.Options{NoDebug: true})
		if !strings.Contains(with, "\t.loc\t") || strings.Contains(without, "\t.loc\t") {
			t.Errorf("%s %s: lines are not where they are asked for", file, level)
		}
		if a, b := stripped(with), stripped(without); a != b {
			t.Errorf("%s %s: debug information changes the code: %s", file, level, firstDifference(a, b))
		}
		if i > 8 {
			continue
		}
		// Nor does what the parser keeps, whether it is written or not.
		if bare := compile(t, file, noMetadata(ir), level, spillway.Options{}); stripped(bare) != stripped(without) {
			t.Errorf("%s %s: reading debug information changes the code: %s", file, level, firstDifference(stripped(bare), stripped(without)))
		}
	}
}

// noMetadata returns the text without debug records and without the list of units, so that
// nothing reads debug information.
func noMetadata(text string) string {
	text = regexp.MustCompile(`(?m)^ *#dbg_.*\n`).ReplaceAllString(text, "")
	return strings.ReplaceAll(text, "!llvm.dbg.cu", "!llvm.dbg.none")
}

// firstDifference returns the first line in which two texts differ.
func firstDifference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i] + " | " + y[i]
		}
	}
	return "one is longer"
}

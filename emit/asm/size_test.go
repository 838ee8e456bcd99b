package asm_test

import (
	"context"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway"
	"spillway/emit/asm"
	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// TestSize compares the predicted length of every function of the examples with the assembled one.
func TestSize(t *testing.T) {
	leftout.Need(t, "cc")
	files, err := filepath.Glob("../../testdata/programs/*/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	for n, file := range files {
		if testing.Short() && n%8 != 0 {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".ll"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			opts := spillway.Options{Relocation: []target.Relocation{target.PIC, target.Static}[n%2]}
			checkSizes(t, compileText(t, file, string(text), opts))
		})
	}
}

// TestSize32 is TestSize for i386. C sources are compiled here; those with 128-bit integers, which C lacks on i386, are
// skipped.
func TestSize32(t *testing.T) {
	leftout.Need(t, "cc", "clang-19")
	files, err := filepath.Glob("../../testdata/programs/*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	for n, file := range files {
		level, relocation := []string{"-O2", "-Oz", "-O0"}[n%3], []target.Relocation{target.PIC, target.Static}[n/3%2]
		t.Run(strings.TrimSuffix(filepath.Base(file), ".c")+level, func(t *testing.T) {
			t.Parallel()
			text, err := exec.Command("clang-19", "--target=i386-linux-gnu", "-m32", "-msse2", "-mfpmath=sse", level,
				"-fno-vectorize", "-fno-slp-vectorize", "-w", "-S", "-emit-llvm", "-o", "-", file).Output()
			if err != nil {
				t.Skip("clang-19 has no such program for i386")
			}
			checkSizes(t, compileText(t, file, string(text), spillway.Options{Relocation: relocation}))
		})
	}
}

// checkSizes assembles out and compares the size of every function.
func checkSizes(t *testing.T, out *spillway.Output) {
	t.Helper()
	sizes := make(map[string]uint64)
	for _, s := range symbols(t, assemble(t, out.Assembly, out.Target.Driver...)) {
		sizes[s.Name] = s.Size
	}
	for _, f := range out.Funcs {
		got, want := uint64(asm.Size(f)), sizes[f.Name]
		if got != want && (got < want || (got-want)%3 != 0 || got-want > 3*localTailJumps(f)) {
			t.Errorf("@%s: predicted %d bytes, the assembler makes %d", f.Name, got, want)
		}
	}
}

// localTailJumps counts the jumps to other functions that may be assembled as short.
func localTailJumps(f *mach.Func) (n uint64) {
	for _, b := range f.Layout {
		instrs := f.Blocks[b].Instrs
		in := &instrs[len(instrs)-1]
		for k := range instrs {
			if r := instrs[k].Routine; r > 0 && f.Routines[r-1].Leaves {
				in = new(mach.Instr)
				f.RoutineCall(r, in)
			}
		}
		if f.Target.Tiles[in.Tile].Pattern.Op == ir.OpTailCall && in.Sym != nil && in.Sym.Sym().IsLocal() {
			n++
		}
	}
	return n
}

// TestSizeOfLongJumps compares lengths where some jumps are just in or just out of range, and lengthening one puts
// another out of range.
func TestSizeOfLongJumps(t *testing.T) {
	leftout.Need(t, "cc")
	for _, metric := range []regalloc.Metric{regalloc.Speed, regalloc.Size} {
		var b strings.Builder
		for n := 1; n <= 60; n++ {
			jumpingFunc(&b, n)
		}
		checkSizes(t, compileText(t, "jumps.ll", b.String(), spillway.Options{Metric: metric}))
	}
}

// jumpingFunc writes a function with branches of floating-point equality, which
// are two jumps, and of integers over n stores.
func jumpingFunc(b *strings.Builder, n int) {
	p := func(format string, args ...any) { fprintf(b, format, args...) }
	p("define void @f%d(ptr %%p, double %%x, double %%y, i64 %%n) {\nentry:\n br label %%a0\n", n)
	const depth = 5
	for i := range depth {
		p("a%d:\n", i)
		if i%2 == 0 {
			p(" %%c%d = fcmp oeq double %%x, %d.0\n", i, i)
		} else {
			p(" %%c%d = icmp ult i64 %%n, %d\n", i, 100*i)
		}
		p(" br i1 %%c%d, label %%b%d, label %%a%d\n", i, i, i+1)
		p("b%d:\n", i)
		for k := range n / (1 + i%3) {
			p(" store volatile i8 %d, ptr %%p\n", k%4)
		}
		p(" br i1 %%c%d, label %%a%d, label %%b%d\n", 0, i+1, (i+3)%depth)
	}
	p("a%d:\n %%z = icmp eq ptr %%p, null\n br i1 %%z, label %%a0, label %%out\nout:\n ret void\n}\n", depth)
}

// compileText compiles text.
func compileText(t testing.TB, name, text string, opts spillway.Options) *spillway.Output {
	t.Helper()
	m, err := llvmir.Parse(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return compile(t, m, opts)
}

func compile(t testing.TB, m *ir.Module, opts spillway.Options) *spillway.Output {
	t.Helper()
	opts.Check = true
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// assemble assembles text, and returns the name of the object.
func assemble(t testing.TB, text []byte, flags ...string) string {
	t.Helper()
	dir := t.TempDir()
	source, object := filepath.Join(dir, "a.s"), filepath.Join(dir, "a.o")
	if err := os.WriteFile(source, text, 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("cc", append(flags, "-c", "-Wa,--fatal-warnings", "-o", object, source)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, excerpt(text, out))
	}
	return object
}

// excerpt returns the line of text that the assembler's first message is about.
func excerpt(text, messages []byte) string {
	lines := strings.Split(string(text), "\n")
	if m := regexp.MustCompile(`a\.s:(\d+):`).FindSubmatch(messages); m != nil {
		if n, _ := strconv.Atoi(string(m[1])); n > 0 && n <= len(lines) {
			return lines[n-1]
		}
	}
	return strings.Join(lines[:min(20, len(lines))], "\n")
}

func symbols(t testing.TB, object string) []elf.Symbol {
	t.Helper()
	f, err := elf.Open(object)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	return syms
}

// alignedAssembly has an aligned loop, followed by a jump over inline assembly that contains alignment. The operand of
// .skip is missing: it determines whether the jump is short wherever the function is placed.
const alignedAssembly = `
target triple = "x86_64-pc-linux-gnu"
define i32 @f(ptr %%p, i32 %%n) {
entry:
  br label %%loop
loop:
  %%i = phi i32 [ 0, %%entry ], [ %%j, %%loop ]
  %%q = getelementptr i32, ptr %%p, i32 %%i
  store i32 %%i, ptr %%q
  %%j = add i32 %%i, 1
  %%c = icmp ult i32 %%j, %%n
  br i1 %%c, label %%loop, label %%then
then:
  %%v = load i32, ptr %%p
  %%d = icmp eq i32 %%v, 7
  br i1 %%d, label %%far, label %%near
near:
  call void asm sideeffect ".p2align 5\0A.skip %d", ""()
  br label %%far
far:
  %%r = phi i32 [ 1, %%then ], [ %%v, %%near ]
  ret i32 %%r
}
`

// TestSettleAssembly compiles functions in which no droppable alignment is between a jump and its target, but the
// padding of a loop before both determines whether the jump is short.
func TestSettleAssembly(t *testing.T) {
	leftout.Need(t, "cc")
	aligned := 0
	for skip := 85; skip < 130; skip += 5 {
		out := compileText(t, "aligned.ll", fmt.Sprintf(alignedAssembly, skip), spillway.Options{})
		if strings.Count(string(out.Assembly), ".balign") > 1 { // the function, and its loop
			aligned++
		}
		checkSizes(t, out)
	}
	if aligned == 0 || aligned == 9 {
		t.Errorf("%d functions have their loop aligned, want some, but not all", aligned)
	}
}

package encode_test

import (
	"bytes"
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
	"spillway/object/elf"
	"spillway/target"
)

// TestArm64AsAssembler compares objects for AArch64 with those that GNU as assembles from the text: sections, their
// bytes and relocations must match.
func TestArm64AsAssembler(t *testing.T) {
	leftout.Need(t, "aarch64-linux-gnu-as", "aarch64-linux-gnu-objdump")
	info, err := spillway.TargetByName("arm64")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../testdata/programs/*/*.O[1z].ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for i, file := range files {
		if testing.Short() && i%7 != 0 {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			ours, theirs, err := assembledTwice(t, info, file, []target.Relocation{target.PIC, target.Static}[i%2], "aarch64-linux-gnu-as")
			if err != nil {
				t.Fatal(err)
			}
			for _, flags := range []string{"-drw", "-srw", "-hw"} {
				if got, want := dumped(t, flags, ours), dumped(t, flags, theirs); got != want {
					t.Errorf("objdump %s:\n%s\nwant\n%s", flags, got, want)
				}
			}
		})
	}
}

// assembledTwice compiles a file, for whatever machine, to an object, and assembles its text to another one. The error
// reports why it cannot be compiled.
func assembledTwice(t *testing.T, info *spillway.TargetInfo, file string, reloc target.Relocation, as string, flags ...string) (ours, theirs string, err error) {
	t.Helper()
	compile := func(stage spillway.Stage) (*spillway.Output, error) {
		m, err := llvmir.Parse(file, anyMachine(t, file))
		if err != nil {
			t.Fatal(err)
		}
		return spillway.Compile(context.Background(), m, spillway.Options{Target: info, Stage: stage, NoDebug: true, Relocation: reloc})
	}
	object, err := compile(spillway.ToObject)
	if err != nil {
		return "", "", err
	}
	text, err := compile(spillway.ToAssembly)
	if err != nil {
		return "", "", err
	}
	dir := t.TempDir()
	source, ours, theirs := filepath.Join(dir, "a.s"), filepath.Join(dir, "ours.o"), filepath.Join(dir, "theirs.o")
	data, err := elf.Append(nil, object.Object)
	if err != nil {
		t.Fatal(err)
	}
	write(t, ours, data)
	write(t, source, text.Assembly)
	if msg, err := exec.Command(as, append(flags, source, "-o", theirs)...).CombinedOutput(); err != nil {
		t.Fatalf("as: %v\n%.2000s", err, msg)
	}
	return ours, theirs, nil
}

// anyMachine returns the text of a module without its target triple and layout.
func anyMachine(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return machineLines.ReplaceAll(text, nil)
}

// dumped returns the output of objdump for a file, without its name, symbol names next to addresses, and file offsets.
func dumped(t *testing.T, flags, file string) string {
	t.Helper()
	out, err := exec.Command("aarch64-linux-gnu-objdump", flags, file).Output()
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(out), "file format")
	if flags == "-hw" {
		return string(fileOffsets.ReplaceAll([]byte(text), nil))
	}
	return string(bytes.TrimSpace(symbolNames.ReplaceAll([]byte(text), nil)))
}

var (
	symbolNames = regexp.MustCompile(`<[^>]*>`)
	fileOffsets = regexp.MustCompile(`  [0-9a-f]{8}  2\*`)
)

// TestArm64RegisterNames expects both assemblers to parse symbols named like registers as symbols, and to produce our
// object.
func TestArm64RegisterNames(t *testing.T) {
	leftout.Need(t, "aarch64-linux-gnu-as", "aarch64-linux-gnu-objdump", "clang-19")
	info, err := spillway.TargetByName("arm64")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, name := range strings.Fields("sp wsp SP x0 X3 w1 lr fp ip0 ip1 wzr xzr nzcv fpcr ffr vg v1 q5 b9 h2 s3 d31 x31 w31 eq lsl uxtw z3 p0 za") {
		text.WriteString(strings.ReplaceAll(`
@variable.X = global ptr @X
@alias.X = alias i32, ptr @X
define i32 @X(i32 %a, ptr %p) {
  %r = call i32 @X(i32 %a, ptr @X)
  %v = load i32, ptr getelementptr (i8, ptr @X, i64 8)
  call void asm sideeffect "bl $0", "S"(ptr @X)
  %s = add i32 %r, %v
  ret i32 %s
}
`, "X", name))
	}
	file := filepath.Join(t.TempDir(), "registers.ll")
	write(t, file, []byte(text.String()))
	for _, as := range [][]string{{"aarch64-linux-gnu-as"}, {"clang-19", "--target=aarch64-linux-gnu", "-c", "-Wno-unused-command-line-argument"}} {
		for _, reloc := range []target.Relocation{target.PIC, target.Static} {
			ours, theirs, err := assembledTwice(t, info, file, reloc, as[0], as[1:]...)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := dumped(t, "-dr", ours), dumped(t, "-dr", theirs); got != want {
				t.Errorf("%s: objdump:\n%s\nwant\n%s", as[0], got, want)
			}
		}
	}
}

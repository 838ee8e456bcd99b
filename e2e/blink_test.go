package e2e

import (
	"debug/elf"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// TestBlink builds and runs the program of docs/microcontrollers.md as the page says, on two processors.
func TestBlink(t *testing.T) {
	leftout.Need(t, clang, "arm-none-eabi-ld", "qemu-system-arm")
	for _, b := range []*board{&boards[0], &boards[1]} {
		for _, level := range []string{"-O0", "-O2", "-Oz"} {
			name := filepath.Join(t.TempDir(), "blink")
			example := filepath.Join(root, "examples/blink/blink")
			command{name: clang, args: []string{"--target=" + b.triple, "-mcpu=" + b.cpu, level, "-S", "-emit-llvm", example + ".c", "-o", name + ".ll"}}.must(t)
			spill("compile", "--check", "--cpu", b.cpu, level, "-c", name+".ll", "-o", name+".o").must(t)
			command{name: "arm-none-eabi-ld", args: []string{"-T", example + ".ld", name + ".o", "-o", name + ".elf"}}.must(t)
			ticks := strings.Repeat("tick\n", 3)
			if r := onBoard(t, name+".elf", "-M", b.machine); !r.ok() || r.stdout != ticks {
				t.Errorf("%s %s: %s", b.cpu, level, r)
			}
			b.build(t, level, name, "-Wl,-e,start")
			if r := onBoard(t, name+".elf", "-M", b.machine); !r.ok() || r.stdout != ticks {
				t.Errorf("%s %s, linked here: %s", b.cpu, level, r)
			}
		}
	}
}

// TestReadOnlyMemory links a program whose variables are stored behind its code and copied from there.
func TestReadOnlyMemory(t *testing.T) {
	leftout.Need(t, clang, "qemu-system-arm")
	for _, b := range []*board{&boards[0], &boards[1]} {
		for _, level := range []string{"-O0", "-O2", "-Oz"} {
			name := filepath.Join(t.TempDir(), "romdata")
			command{name: clang, args: []string{"--target=" + b.triple, "-mcpu=" + b.cpu, "-Oz", "-fno-builtin", "-S", "-emit-llvm", filepath.Join("testdata", "romdata.c"), "-o", name + ".ll"}}.must(t)
			b.build(t, level, name)
			f, err := elf.Open(name + ".elf")
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			written := f.Progs[1]
			if written.Vaddr != 0x20000000 || written.Paddr == 0 || written.Paddr < f.Progs[0].Memsz || written.Paddr > f.Progs[0].Memsz+8 {
				t.Errorf("%s: what is written is at %#x, stored at %#x, after %#x bytes", b.cpu, written.Vaddr, written.Paddr, f.Progs[0].Memsz)
			}
			if v := f.Section(".isr_vector"); v == nil || v.Addr != 0 {
				t.Errorf("%s: the vectors are not at 0", b.cpu)
			}
			if r := onBoard(t, name+".elf", "-M", b.machine); !r.ok() || r.stdout != "stored 4\nthree\n(two)two\ntwoone\n" {
				t.Errorf("%s %s: %s", b.cpu, level, r)
			}
		}
	}
}

// build compiles name.ll for b and links it here to name.elf.
func (b *board) build(t *testing.T, level, name string, flags ...string) {
	t.Helper()
	spill(append([]string{"build", "--linker", "own", "--cpu", b.cpu, level, "--ttext", b.flash, "--tdata", b.ram, "-Wl,--defsym=stack=0x20004000", name + ".ll", "-o", name + ".elf"}, flags...)...).must(t)
}

// TestBareRefused has what such programs cannot have refused.
func TestBareRefused(t *testing.T) {
	dir := t.TempDir()
	file := write(t, filepath.Join(dir, "a.ll"), "target triple = \"thumbv7m-none-eabi\"\n@big = global [64 x i8] c\""+strings.Repeat("x", 64)+"\"\n@v = thread_local global i32 1\ndefine void @_start() {\n  ret void\n}\n")
	for want, flags := range map[string][]string{
		"thread-local variables are not supported": {"--ttext", "0", "--tdata", "0x20000000"},
		"overlaps read-only contents":              {"--ttext", "0x100", "--tdata", "0xf8"},
		"symbol _start is defined twice":           {"--ttext", "0", "-Wl,--defsym=_start=4"},
		"-defsym without -Ttext":                   {"-Wl,--defsym=other=4"},
		"must be a number":                         {"--ttext", "here"},
	} {
		if r := spill(append([]string{"build", "--linker", "own", file, "-o", filepath.Join(dir, "a.elf")}, flags...)...).run(t); r.ok() || !strings.Contains(r.stderr, want) {
			t.Errorf("%v: %s", flags, r)
		}
	}
}

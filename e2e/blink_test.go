package e2e

import (
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
			r := onBoard(t, name+".elf", "-M", b.machine)
			if !r.ok() || r.stdout != strings.Repeat("tick\n", 3) {
				t.Errorf("%s %s: %s", b.cpu, level, r)
			}
		}
	}
}

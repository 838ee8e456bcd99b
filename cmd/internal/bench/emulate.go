package bench

import (
	"debug/elf"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

//go:embed emulator/count.c
var countSource []byte

// A counter runs programs and counts what they execute.
type counter interface {
	// runWhole counts the instructions and memory accesses that a program executes in its own code, run in a directory,
	// and returns its output.
	runWhole(program, dir string, args ...string) (instructions, accesses uint64, output []byte, err error)
}

// emulated is a counter for programs of other machines: qemu with a plugin.
type emulated struct {
	command []string // the emulator, put before the program
	plugin  string
	limit   time.Duration // for each program
}

// newEmulated builds the plugin in the given directory.
func newEmulated(emulator []string, dir string, limit time.Duration) (*emulated, error) {
	if _, err := exec.LookPath(emulator[0]); err != nil {
		return nil, fmt.Errorf("programs of this machine require %s, which is not installed (Debian: apt-get install qemu-user)", emulator[0])
	}
	source, plugin := filepath.Join(dir, "count.c"), filepath.Join(dir, "count.so")
	if err := os.WriteFile(source, countSource, 0o666); err != nil {
		return nil, err
	}
	if out, err := command("cc", "-O2", "-shared", "-fPIC", source, "-o", plugin).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("compiling the emulator's plugin: %w\n%s", err, out)
	}
	return &emulated{emulator, plugin, limit}, nil
}

func (x *emulated) runWhole(program, dir string, args ...string) (instructions, accesses uint64, output []byte, err error) {
	lo, hi, err := codeRange(program)
	if err != nil {
		return 0, 0, nil, err
	}
	counts := program + ".counts"
	words := slices.Concat(x.command, []string{"-plugin", fmt.Sprintf("%s,out=%s,lo=%#x,hi=%#x", x.plugin, counts, lo, hi), program}, args)
	if output, err = outputWithin(x.limit, dir, words...); err != nil {
		return 0, 0, nil, fmt.Errorf("%s %s: %w", words[0], program, err)
	}
	text, err := os.ReadFile(counts)
	if err != nil {
		return 0, 0, nil, err
	}
	if _, err := fmt.Sscan(string(text), &instructions, &accesses); err != nil {
		return 0, 0, nil, fmt.Errorf("%s: %w", counts, err)
	}
	return instructions, accesses, output, nil
}

// codeRange returns the addresses of the section .text of a program that is linked for a fixed address.
func codeRange(program string) (lo, hi uint64, err error) {
	f, err := elf.Open(program)
	if err != nil {
		return 0, 0, err
	}
	defer f.Close()
	text := f.Section(".text")
	if text == nil || f.Type != elf.ET_EXEC {
		return 0, 0, errors.New(program + ": no program with a fixed address")
	}
	return text.Addr, text.Addr + text.Size, nil
}

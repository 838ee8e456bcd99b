package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// The C library for microcontrollers of ARMv6-M, and the functions of the compiler.
const (
	picolibc    = "/usr/lib/picolibc/arm-none-eabi"
	picolibcV6M = picolibc + "/lib/thumb/v6-m/nofp"
	libgccV6M   = "/usr/lib/gcc/arm-none-eabi/12.2.1/thumb/v6-m/nofp"
)

// TestBareMetal runs programs of testdata on a microcontroller of 16 KB in an emulator, which prints by semihosting, and compares
// them with clang's own. What does not fit, or needs a system, is left out where clang's own program does not run either.
func TestBareMetal(t *testing.T) {
	leftout.Need(t, clang, "arm-none-eabi-ld", "qemu-system-arm")
	for _, dir := range []string{picolibcV6M, libgccV6M} {
		if _, err := os.Stat(dir); err != nil {
			leftout.Skip(t, dir+" is not there (packages picolibc-arm-none-eabi and gcc-arm-none-eabi)")
		}
	}
	flags := []string{"--target=thumbv6m-none-eabi", "-mcpu=cortex-m0", "-w", "-isystem", picolibc + "/include", "-D_DEFAULT_SOURCE"}
	ran := 0
	for n, source := range glob(t, root, "testdata/programs/*/*.c") {
		level := []string{"-O0", "-O1", "-O2", "-Oz"}[n%4]
		t.Run(strings.TrimSuffix(filepath.Base(source), ".c")+level, func(t *testing.T) {
			dir := t.TempDir()
			in := func(name string) string { return filepath.Join(dir, name) }
			own := append([]string{level, "-c", source, "-o", in("own.o")}, flags...)
			if !(command{name: clang, args: own}.run(t).ok()) || !onBoard(t, in("own")).ok() {
				t.Skip("clang's own program does not run there")
			}
			want := onBoard(t, in("own")).stdout
			command{name: clang, args: append([]string{level, "-S", "-emit-llvm", source, "-o", in("prog.ll")}, flags...)}.must(t)
			spill(append([]string{"compile"}, append(allocated(t, n), "--cpu", "cortex-m0", "--relocation", "static", "-c", in("prog.ll"), "-o", in("prog.o"))...)...).must(t)
			compare(t, onBoard(t, in("prog")).stdout, want)
			ran++
		})
	}
	if ran == 0 {
		t.Error("no program ran")
	}
}

// onBoard links an object to the C library and runs it.
func onBoard(t *testing.T, name string) result {
	link := []string{"-T", picolibc + "/lib/picolibc.ld", "--defsym=__flash=0", "--defsym=__flash_size=0x40000", "--defsym=__ram=0x20000000", "--defsym=__ram_size=0x4000", "--defsym=__stack_size=0x1000",
		"--no-warnings", picolibcV6M + "/crt0-semihost.o", name + ".o", "--start-group", "-L" + picolibcV6M, "-L" + libgccV6M, "-lc", "-lm", "-lsemihost", "-lgcc", "--end-group", "-o", name + ".elf"}
	if r := (command{name: "arm-none-eabi-ld", args: link}).run(t); !r.ok() {
		return r
	}
	return command{name: "qemu-system-arm", args: []string{"-M", "microbit", "-semihosting-config", "enable=on", "-nographic", "-monitor", "none", "-serial", "none", "-kernel", name + ".elf"}, limit: 20 * time.Second}.run(t)
}

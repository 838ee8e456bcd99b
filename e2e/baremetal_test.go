package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// The C library for microcontrollers, and the functions of the compiler.
const (
	picolibc = "/usr/lib/picolibc/arm-none-eabi"
	noneGCC  = "/usr/lib/gcc/arm-none-eabi/12.2.1"
)

// A board is a microcontroller in an emulator: arch is the directory of its libraries, flash and ram are where its memory begins, and size
// is what it has of ram. floats are clang's flags of its floating point.
type board struct{ machine, arch, triple, cpu, flash, ram, size, floats string }

var boards = []board{
	{"microbit", "thumb/v6-m/nofp", "thumbv6m-none-eabi", "cortex-m0", "0", "0x20000000", "0x4000", "-mfloat-abi=soft"},
	{"lm3s6965evb", "thumb/v7-m/nofp", "thumbv7m-none-eabi", "cortex-m3", "0", "0x20000000", "0x10000", "-mfloat-abi=soft"},
	{"mps2-an386", "thumb/v7e-m/nofp", "thumbv7em-none-eabi", "cortex-m4", "0", "0x20000000", "0x200000", "-mfloat-abi=soft"},
	{"mps2-an505", "thumb/v8-m.main/nofp", "thumbv8m.main-none-eabi", "cortex-m33", "0x10000000", "0x38000000", "0x200000", "-mfloat-abi=soft"},
	{"mps2-an386", "thumb/v7e-m+fp/hard", "thumbv7em-none-eabihf", "cortex-m4", "0", "0x20000000", "0x200000", "-mfpu=fpv4-sp-d16 -mfloat-abi=hard"},
	{"mps2-an386", "thumb/v7e-m+fp/softfp", "thumbv7em-none-eabi", "cortex-m4", "0", "0x20000000", "0x200000", "-mfpu=fpv4-sp-d16 -mfloat-abi=softfp"},
	{"mps2-an500", "thumb/v7e-m+dp/hard", "thumbv7em-none-eabihf", "cortex-m7", "0", "0x20000000", "0x200000", "-mfpu=fpv5-d16 -mfloat-abi=hard"},
}

// TestBareMetal runs programs of testdata on microcontrollers in an emulator, which print by semihosting, and compares
// them with clang's own. What does not fit, or needs a system, is left out where clang's own program does not run either.
func TestBareMetal(t *testing.T) {
	for i := range boards {
		t.Run(boards[i].cpu+strings.TrimPrefix(filepath.Base(boards[i].arch), "nofp"), func(t *testing.T) { boards[i].test(t, i) })
	}
}

func (b *board) libraries() (library, functions string) {
	return picolibc + "/lib/" + b.arch, noneGCC + "/" + b.arch
}

// need leaves t out where what programs of b are made of is not there.
func (b *board) need(t *testing.T) {
	t.Helper()
	leftout.Need(t, clang, "arm-none-eabi-ld", "qemu-system-arm")
	library, functions := b.libraries()
	for _, dir := range []string{library, functions} {
		if _, err := os.Stat(dir); err != nil {
			leftout.Skip(t, "no libraries for Arm without a system: packages picolibc-arm-none-eabi and gcc-arm-none-eabi have "+dir)
		}
	}
}

// flags returns clang's.
func (b *board) flags() []string {
	return append(strings.Fields(b.floats), "--target="+b.triple, "-mcpu="+b.cpu, "-w", "-isystem", picolibc+"/include", "-D_DEFAULT_SOURCE")
}

// test runs programs on b, which is number i; each is run on one board, unless SPILLWAY_BOARDS=all.
func (b *board) test(t *testing.T, i int) {
	b.need(t)
	flags := b.flags()
	var ran atomic.Int64
	t.Cleanup(func() {
		if ran.Load() == 0 && !t.Failed() {
			t.Error("no program ran")
		}
	})
	for n, source := range glob(t, root, "testdata/programs/*/*.c") {
		if os.Getenv("SPILLWAY_BOARDS") != "all" && n%len(boards) != i {
			continue
		}
		level := []string{"-O0", "-O1", "-O2", "-Oz"}[(n+n/4)%4]
		t.Run(strings.TrimSuffix(filepath.Base(source), ".c")+level, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			in := func(name string) string { return filepath.Join(dir, name) }
			own := append([]string{level, "-c", source, "-o", in("own.o")}, flags...)
			if !(command{name: clang, args: own}.run(t).ok()) {
				t.Skip("clang does not compile it")
			}
			want := b.run(t, in("own"))
			if !want.ok() || want.stdout == "" {
				t.Skip("clang's own program does not run there")
			}
			command{name: clang, args: append([]string{level, "-S", "-emit-llvm", source, "-o", in("prog.ll")}, flags...)}.must(t)
			spill(append([]string{"compile"}, append(allocated(t, n), "--cpu", b.cpu, "-c", in("prog.ll"), "-o", in("prog.o"))...)...).must(t)
			if got := b.run(t, in("prog")); !got.ok() || got.stdout != want.stdout {
				t.Errorf("%s\nwant\n%s", got, tail(want.stdout))
			}
			ran.Add(1)
		})
	}
}

// run links an object, and others, to the C library and runs that.
func (b *board) run(t *testing.T, name string, others ...string) result {
	library, functions := b.libraries()
	link := append(others, "-T", picolibc+"/lib/picolibc.ld", "--defsym=__flash="+b.flash, "--defsym=__flash_size=0x40000", "--defsym=__ram="+b.ram, "--defsym=__ram_size="+b.size, "--defsym=__stack_size=0x1000",
		"--no-warnings", library+"/crt0-hosted.o", name+".o", "--start-group", "-L"+library, "-L"+functions, "-lc", "-lm", "-lsemihost", "-lgcc", "--end-group", "-o", name+".elf")
	if r := (command{name: "arm-none-eabi-ld", args: link}).run(t); !r.ok() {
		return r
	}
	return onBoard(t, name+".elf", "-M", b.machine)
}

// onBoard runs a program on an emulated board, whose standard output has what the program prints by semihosting.
func onBoard(t *testing.T, program string, board ...string) result {
	args := append(board, "-semihosting-config", "enable=on,chardev=out", "-chardev", "stdio,id=out", "-nographic", "-monitor", "none", "-serial", "none", "-kernel", program)
	return command{name: "qemu-system-arm", args: args, limit: 20 * time.Second}.run(t)
}

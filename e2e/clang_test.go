package e2e

import (
	"bytes"
	"debug/elf"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// The C compiler whose IR is compiled, and the reference for what programs do.
const clang = "clang-19"

// machine is a target that C is compiled for and run on.
type machine struct {
	target   string   // spillway's name
	clang    []string // clang's flags, those of the linker among them
	headers  []string // more of clang's flags for C++
	platform string   // csmith's platform.info
	driver   string   // the C compiler that links programs
	flags    []string // the driver's flags for this machine
	int128   bool     // C has __int128
	// noVectors: no registers hold vectors, and no convention says how they are passed.
	noVectors bool
	hardFloat bool   // structures of floats are passed in registers for them
	emulator  string // the program that runs programs of the machine; "": the processor does
	processor string // --cpu; "": none
	lacks     []feature
	sharing   int // so many variants of a machine share the programs that csmith makes; 0: it has no other
}

// A feature is one that some machines do not have, or not yet: tests about it leave these out.
type feature string

const (
	ownLongDouble   feature = "long double that is not double"
	fp128           feature = "fp128"
	floatRegisters  feature = "registers for floating point"
	stackProbes     feature = "stack probes"
	generalDynamic  feature = "thread-local storage of libraries that are loaded later"
	guaranteedJumps feature = "tail calls with arguments on the stack"
	roundingModes   feature = "rounding modes that clang's own programs set"
	doubleToHalf    feature = "conversions of double to half that clang's own programs link with"
)

// needs leaves the test out if the machine lacks a feature.
func (m machine) needs(t *testing.T, f feature) {
	t.Helper()
	if slices.Contains(m.lacks, f) {
		t.Skipf("%s lacks %s", m.target, f)
	}
}

var amd64 = machine{
	target:   "amd64",
	clang:    []string{"--target=x86_64-linux-gnu"},
	platform: "integer size = 4\npointer size = 8\n",
	driver:   "cc",
	int128:   true,
}

var i386 = machine{
	target:   "i386",
	clang:    []string{"--target=i386-linux-gnu", "-m32", "-msse2", "-mfpmath=sse"},
	platform: "integer size = 4\npointer size = 4\n",
	driver:   "cc",
	flags:    []string{"-m32", "-msse2", "-mfpmath=sse"},
}

// Debian's cross libraries are next to the host's own; its cross compiler cannot.
var arm64 = machine{
	target:   "arm64",
	clang:    crossFlags("aarch64-linux-gnu"),
	headers:  crossHeaders("aarch64-linux-gnu"),
	platform: "integer size = 4\npointer size = 8\n",
	driver:   clang,
	flags:    crossFlags("aarch64-linux-gnu"),
	int128:   true,
	emulator: "qemu-aarch64",
}

// arm32 computes with floats by the library.
var arm32 = machine{
	target:   "arm",
	clang:    append(crossFlags("arm-linux-gnueabi"), "-march=armv6", "-mfloat-abi=soft"),
	headers:  crossHeaders("arm-linux-gnueabi"),
	platform: "integer size = 4\npointer size = 4\n",
	driver:   clang,
	flags:    append(crossFlags("arm-linux-gnueabi"), "-march=armv6", "-mfloat-abi=soft"),
	emulator: "qemu-arm",

	noVectors: true,
	lacks:     []feature{ownLongDouble, fp128, floatRegisters, stackProbes, generalDynamic, guaranteedJumps, roundingModes, doubleToHalf},
}

// thumb is the same with instructions of two bytes: see TestThumb.
var thumb = machine{
	target:   "thumb",
	clang:    append(crossFlags("arm-linux-gnueabi"), "-march=armv6", "-mthumb", "-mfloat-abi=soft"),
	headers:  crossHeaders("arm-linux-gnueabi"),
	platform: arm32.platform,
	driver:   clang,
	flags:    append(crossFlags("arm-linux-gnueabi"), "-march=armv6", "-mthumb", "-mfloat-abi=soft"),
	emulator: "qemu-arm",

	noVectors: true,
}

// armHard has registers for floating point, and passes floats in them.
var armHard = machine{
	target:    "arm",
	clang:     append(crossFlags("arm-linux-gnueabihf"), "-march=armv7-a", "-fno-vectorize", "-fno-slp-vectorize"),
	headers:   crossHeaders("arm-linux-gnueabihf"),
	platform:  arm32.platform,
	driver:    clang,
	flags:     append(crossFlags("arm-linux-gnueabihf"), "-march=armv7-a"),
	emulator:  "qemu-arm",
	hardFloat: true,
	noVectors: true,
	lacks:     arm32.lacks,
}

// thumbHard is armHard with instructions of two bytes, too.
func thumbHard() machine {
	m := armHard
	m.target = "thumb"
	m.clang = append(slices.Clip(m.clang), "-mthumb")
	m.flags = append(slices.Clip(m.flags), "-mthumb")
	return m
}

// crossFlags are the flags by which clang finds the C library of a system that Debian has cross libraries of.
func crossFlags(triple string) []string {
	flags := []string{"--target=" + triple, "-fuse-ld=lld", "-Wno-unused-command-line-argument", "-isystem", "/usr/" + triple + "/include"}
	for _, dir := range []string{"/usr/lib/gcc-cross/" + triple + "/12", "/usr/" + triple + "/lib"} {
		flags = append(flags, "-B"+dir, "-L"+dir)
	}
	return flags
}

// crossHeaders are the flags by which clang finds the headers of the C++ library there.
func crossHeaders(triple string) []string {
	dir := "/usr/" + triple + "/include/c++/12"
	return []string{"-isystem", dir, "-isystem", dir + "/" + triple}
}

var machines = []machine{amd64, i386, arm64, arm32}

// x86 are the machines of tests whose programs are x86's own, or use what only these have yet.
var x86 = machines[:2]

// emulated are the machines that an emulator runs the programs of, by their numbers in ELF files.
var emulated = map[elf.Machine]machine{elf.EM_AARCH64: arm64, elf.EM_ARM: arm32}

// cpu returns the flag, with its argument after it or after a space, for one of the machines of a family, by a number.
func (m machine) cpu(t *testing.T, flag string, n int) []string {
	if m.emulator != "" {
		return nil
	}
	return strings.Fields(flag + cpu(t, n))
}

// need leaves the test out unless programs for the machine can be made and run.
func (m machine) need(t *testing.T, tools ...string) {
	t.Helper()
	leftout.Need(t, append(tools, clang)...)
	m.needCC(t)
}

// needCC leaves the test out unless the driver makes programs for the machine that can be run.
func (m machine) needCC(t *testing.T) {
	t.Helper()
	if m.driver == "cc" {
		leftout.NeedPrograms(t, m.flags...)
	} else {
		leftout.NeedCross(t, append([]string{m.driver}, m.flags...), m.emulation())
	}
}

// emulation is the command that runs the programs of the machine, empty where the processor does.
func (m machine) emulation() []string {
	if m.emulator == "" || runtime.GOARCH == m.target {
		return nil
	}
	return []string{m.emulator, "-L", "/usr/" + strings.TrimPrefix(m.clang[0], "--target=")}
}

// emulation is the command that runs a program, empty where the processor does.
func emulation(program string) []string {
	f, err := elf.Open(program)
	if err != nil {
		return nil // a script, or a name that the shell's path has
	}
	defer f.Close()
	if s := f.Section(".interp"); s != nil && f.Machine == elf.EM_ARM {
		if name, err := s.Data(); err == nil && bytes.Contains(name, []byte("armhf")) {
			return armHard.emulation()
		}
	}
	return emulated[f.Machine].emulation()
}

// cc is a run of the C compiler that links programs for the machine.
func (m machine) cc(args ...string) command {
	return command{name: m.driver, args: append(slices.Clip(m.flags), args...)}
}

// name is what tests for the machine are called.
func (m machine) name() string {
	if m.hardFloat {
		return m.target + "hf"
	}
	return m.target
}

// emit compiles a C file to IR.
func (m machine) emit(level, file, out string, flags ...string) command {
	args := []string{"-" + level, "-w", "-S", "-emit-llvm", file, "-o", out}
	return command{name: clang, args: append(append(args, m.clang...), flags...)}
}

// native compiles C files or IR to a program without spillway.
func (m machine) native(level, out string, files []string, flags ...string) command {
	args := append([]string{"-" + level, "-w", "-o", out}, m.clang...)
	return command{name: clang, args: append(append(args, files...), flags...)}
}

// build links a program of IR files with spillway.
func (m machine) build(flags []string, out, file string) command {
	args := append([]string{"build", "--target", m.target}, extraFlags()...)
	if m.processor != "" {
		args = append(args, "--cpu", m.processor)
	}
	return spill(append(append(args, flags...), "-o", out, file)...)
}

// extraFlags are the flags that SPILLWAY_FLAGS asks for, --check when it is not set.
func extraFlags() []string {
	if flags, ok := os.LookupEnv("SPILLWAY_FLAGS"); ok {
		return strings.Fields(flags)
	}
	return []string{"--check"}
}

// keepFailure copies the files to a directory that outlives the test, and returns its name.
func keepFailure(t *testing.T, name string, files ...string) string {
	t.Helper()
	dir := os.Getenv("SPILLWAY_FAILURES")
	if dir == "" {
		dir = filepath.Join(os.TempDir(), "spillway-failures")
	}
	dir = filepath.Join(dir, name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Log(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			continue // a failed build has left no program
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(file)), data, 0o777); err != nil {
			t.Log(err)
		}
	}
	return dir
}

package e2e

import (
	"os"
	"path/filepath"
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
	platform string   // csmith's platform.info
	cc       []string // flags for C compilers on this machine
	int128   bool     // C has __int128
}

var amd64 = machine{
	target:   "amd64",
	clang:    []string{"--target=x86_64-linux-gnu"},
	platform: "integer size = 4\npointer size = 8\n",
	int128:   true,
}

var i386 = machine{
	target:   "i386",
	clang:    []string{"--target=i386-linux-gnu", "-m32", "-msse2", "-mfpmath=sse"},
	platform: "integer size = 4\npointer size = 4\n",
	cc:       []string{"-m32", "-msse2", "-mfpmath=sse"},
}

var machines = []machine{amd64, i386}

// need leaves the test out unless programs for the machine can be made and run.
func (m machine) need(t *testing.T, tools ...string) {
	t.Helper()
	leftout.Need(t, append(tools, "cc", clang)...)
	m.needCC(t)
}

// needCC leaves the test out unless cc makes programs for the machine that can be run.
func (m machine) needCC(t *testing.T) {
	t.Helper()
	leftout.NeedPrograms(t, m.cc...)
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

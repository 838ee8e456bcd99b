package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"spillway/internal/leftout"
)

var updateLLVMTests = flag.Bool("llvmtests", false, "write testdata/llvmtests.txt anew, of all files")

// llvmSources has the newer versions of LLVM, too, of which Debian keeps no sources where it has the packages.
var llvmSources = debian{cache: "llvm", lines: func() ([]string, error) { return sourceLines("sid") }}

// llvmVersions are the archives that testdata/llvmtests.txt is about. Of others, which Debian may have by now,
// what is refused is not compared.
var llvmVersions = map[int]string{19: "llvm-toolchain-19_19.1.7.orig.tar.xz", 22: "llvm-toolchain-22_22.1.8.orig.tar.xz"}

// llvmTests are the directories of LLVM's tests that are of use here.
var llvmTests = []string{"CodeGen/X86", "CodeGen/AArch64", "CodeGen/ARM", "CodeGen/Thumb", "CodeGen/Thumb2", "CodeGen/Generic",
	"DebugInfo/X86", "DebugInfo/AArch64", "DebugInfo/ARM", "DebugInfo/Generic"}

// llvmInputs returns the directory with the inputs of the tests of a version of LLVM.
func llvmInputs(t *testing.T, version int) string {
	t.Helper()
	name := "llvm-toolchain-" + strconv.Itoa(version)
	return llvmSources.get(t, name+"-tests", "llvm-"+strconv.Itoa(version), func(work string) (string, error) {
		leftout.Need(t, "tar", "xz")
		if r := llvmSources.apt(work, "source", "--download-only", "--tar-only", name).run(t); !r.ok() {
			return "", fmt.Errorf("apt-get source: %s", r)
		}
		archives, _ := filepath.Glob(filepath.Join(work, "*.orig.tar.xz"))
		if len(archives) != 1 {
			return "", fmt.Errorf("apt-get source %s leaves %d archives", name, len(archives))
		}
		tree := filepath.Join(work, "tests")
		if err := os.Mkdir(tree, 0o777); err != nil {
			return "", err
		}
		args := []string{"-xJf", archives[0], "-C", tree, "--strip-components=3", "--wildcards"}
		for _, dir := range llvmTests {
			args = append(args, "*/llvm/test/"+dir+"/*.ll")
		}
		out, err := exec.Command("tar", args...).CombinedOutput()
		if err != nil {
			return "", fmt.Errorf("tar: %w\n%s", err, out)
		}
		return tree, os.WriteFile(filepath.Join(tree, "VERSION"), []byte(filepath.Base(archives[0])), 0o666)
	})
}

// TestLLVMTests compiles the inputs of LLVM's own tests for our machines at -O0 and -O2, to text and to objects, for the
// machines that their RUN lines name: there is no internal error, nothing takes long, every error has its
// position, and refused is what testdata/llvmtests.txt lists by reason. It takes one of
// six files, by a seed; SPILLWAY_LLVMTESTS=1 takes all, and -llvmtests writes that table.
func TestLLVMTests(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	bench := filepath.Join(filepath.Dir(spillway), "spillway-bench")
	if !exists(bench) {
		t.Skip("SPILLWAY_BIN names a command without spillway-bench beside it")
	}
	args := []string{"bench", "accept", "--runs", "--levels", "0,2", "--limit", "60s", "--reasons", "0"}
	switch every := envCount(t, "SPILLWAY_LLVMTESTS", 6); {
	case *updateLLVMTests:
		args = append(args, "--update")
	case every > 1:
		args = append(args, "--every", strconv.Itoa(every), "--seed", strconv.Itoa(envCount(t, "SPILLWAY_LLVMTESTS_SEED", 1)))
	}
	known := true
	for _, version := range []int{19, 22} {
		dir := llvmInputs(t, version)
		if text, err := os.ReadFile(filepath.Join(dir, "VERSION")); err == nil && string(text) != llvmVersions[version] {
			t.Logf("%s, not %s: what is refused is not compared", text, llvmVersions[version])
			known = *updateLLVMTests
		}
		args = append(args, dir)
	}
	if known {
		args = append(args, "--known", filepath.Join("testdata", "llvmtests.txt"))
	}
	r := command{name: bench, args: args, limit: 20 * time.Minute}.run(t)
	if !r.ok() {
		t.Error(r)
	}
}

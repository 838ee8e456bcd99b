package e2e

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The commands under test and the directory that holds them; set once by TestMain.
var (
	spillway string // the command
	spillcc  string // the driver for C
	spillcxx string // and for C++
	root     string // the module's directory
)

func TestMain(m *testing.M) {
	flag.Parse()
	if err := skipLong(); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		os.Exit(1)
	}
	os.Exit(testMain(m))
}

// long are the tests that -short leaves out: those that compile and run many programs, of which TestExamples remains. Tests
// with fewer programs, and those of the command itself, take some 70 s of processor time together.
var long = []string{
	"Arm32", "BareMetal", "Bounds", "BranchTargets", "CallingConvention", "CheckedArithmetic", "Clang22", "ControlFlowProtection",
	"ControlFlowProtectionUnwinds", "ConventionPairs", "Conventions", "Coroutines", "Crystal", "Csmith", "CXX", "CXXAcross", "CXXPackage", "CXXShared",
	"DebugCXX", "ExampleFlags", "ExamplesVectorized", "InlineAsm", "Interpret", "Interrupts", "Intrinsics", "Languages", "LLVMTests", "LongDouble",
	"LongDoublePrograms", "NarrowAtomics", "NarrowExamples", "NarrowIR", "NarrowWords", "NativeExceptions", "NEON", "Operations", "Packages",
	"Preserve", "Regress", "ReturnsTwice", "Rust", "Sanitizers", "Selectors", "ShadowStack", "Shapes", "SignedReturns", "SignedReturnsUnwind", "SoftFloats", "StackProbes", "StackProtector",
	"StackProtectorUnwinds", "Static", "StoredPrograms", "StrictFloats", "TailCalls", "ThreadLocal", "ThreadLocalProgram", "Thumb", "Thumb2",
	"ThumbAssembly", "UnwindInlineAsm", "VectorLoops", "VectorPrograms",
}

// skipLong skips the long tests if -short asks for it and neither -run nor -skip names tests.
func skipLong() error {
	if !testing.Short() || flag.Lookup("test.run").Value.String() != "" || flag.Lookup("test.skip").Value.String() != "" {
		return nil
	}
	return flag.Set("test.skip", "^Test("+strings.Join(long, "|")+")$")
}

func testMain(m *testing.M) int {
	dir, err := os.MkdirTemp("", "spillway-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	defer os.RemoveAll(dir)
	if err := os.Chmod(dir, 0o755); err != nil { // servers run as other users
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	if err := buildCommands(dir); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	return m.Run()
}

func buildCommands(dir string) error {
	wd, err := os.Getwd()
	if err != nil {
		return err
	}
	root = filepath.Dir(wd)
	if err := touchSources(root); err != nil {
		return err
	}
	spillway = filepath.Join(dir, "spillway")
	spillcc = filepath.Join(dir, "spillcc")
	spillcxx = filepath.Join(dir, "spillc++")
	builds := map[string]string{spillcc: "./cmd/spillcc", spillcxx: "./cmd/spillc++"}
	if bin := os.Getenv("SPILLWAY_BIN"); bin != "" {
		spillway = bin
	} else {
		builds[spillway] = "./cmd/spillway"
		builds[filepath.Join(dir, "spillway-native")] = "./cmd/spillway-native"
		builds[filepath.Join(dir, "spillway-bench")] = "./cmd/spillway-bench"
	}
	for bin, pkg := range builds {
		cmd := exec.Command("go", "build", "-o", bin, pkg)
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0") // as make builds it
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("go build %s: %v\n%s", pkg, err, out)
		}
	}
	return nil
}

// touchSources looks at every Go file of the module. go test caches a result until a file that
// the test has looked at changes, and it cannot see that these tests run a command made of all
// of them.
func touchSources(root string) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if strings.HasSuffix(path, ".go") {
			_, err = os.Stat(path)
		}
		return err
	})
}

func onCI() bool { return os.Getenv("SPILLWAY_CI") == "1" }

// TestLong checks that the names in long are those of tests.
func TestLong(t *testing.T) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	for _, name := range long {
		if !strings.Contains(all.String(), "\nfunc Test"+name+"(t *testing.T) {") {
			t.Errorf("there is no Test%s", name)
		}
	}
}

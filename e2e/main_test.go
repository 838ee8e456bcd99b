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
	os.Exit(testMain(m))
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

package e2e

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// The commands under test and the directory that holds them; set once by TestMain.
var (
	spillway string // the command
	spillcc  string // a C compiler that calls it
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
	if err := buildCommands(dir); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	code := m.Run()
	if err := left.report(); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	return code
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
	builds := map[string]string{spillcc: "spillway/e2e/spillcc"}
	if bin := os.Getenv("SPILLWAY_BIN"); bin != "" {
		spillway = bin
	} else {
		builds[spillway] = "spillway/cmd/spillway"
	}
	for bin, pkg := range builds {
		cmd := exec.Command("go", "build", "-o", bin, pkg)
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

// left collects what was left out, and why.
var left leftOut

type leftOut struct {
	mu      sync.Mutex
	reasons map[string][]string // tests by reason
}

func (l *leftOut) add(reason, test string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.reasons == nil {
		l.reasons = map[string][]string{}
	}
	if !slices.Contains(l.reasons[reason], test) {
		l.reasons[reason] = append(l.reasons[reason], test)
	}
}

func (l *leftOut) line() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var parts []string
	for reason, tests := range l.reasons {
		slices.Sort(tests)
		parts = append(parts, strings.Join(tests, ", ")+" ("+reason+")")
	}
	if parts == nil {
		return ""
	}
	slices.Sort(parts)
	return "e2e: left out: " + strings.Join(parts, "; ")
}

// report prints the line, and leaves it in the file that SPILLWAY_LEFT_OUT names.
func (l *leftOut) report() error {
	line := l.line()
	if line != "" {
		line += "\n"
	}
	fmt.Print(line)
	if name := os.Getenv("SPILLWAY_LEFT_OUT"); name != "" {
		return os.WriteFile(name, []byte(line), 0o666)
	}
	return nil
}

func onCI() bool { return os.Getenv("SPILLWAY_CI") == "1" }

// leaveOut skips the test for want of something, or fails it where everything must be there.
func leaveOut(t *testing.T, reason string) {
	t.Helper()
	if onCI() {
		t.Fatalf("%s, and SPILLWAY_CI=1 asks for everything", reason)
	}
	left.add(reason, t.Name())
	t.Skip(reason)
}

// need leaves the test out unless all the tools are installed.
func need(t *testing.T, tools ...string) {
	t.Helper()
	var missing []string
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			missing = append(missing, tool)
		}
	}
	if missing != nil {
		leaveOut(t, "no "+strings.Join(missing, ", no "))
	}
}

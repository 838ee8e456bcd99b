package stackprotector_test

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/opt/stackprotector"
)

const landings = "testdata/landings.ll"

func TestLandings(t *testing.T) {
	m := parse(t, landings)
	stackprotector.Landings(m, true)
	for _, f := range m.Funcs {
		if want := strings.HasPrefix(f.Name, "m_"); f.Landing != want {
			t.Errorf("%s: %v", f.Name, f.Landing)
		}
	}
	stackprotector.Landings(m, false) // the callers are unknown
	for _, f := range m.Funcs {
		if want := !f.Declared && !strings.HasPrefix(f.Name, "unchecked"); f.Landing != want {
			t.Errorf("without bodies: %s: %v", f.Name, f.Landing)
		}
	}
	m = parse(t, landings)
	m.Flags.CFBranch = false
	stackprotector.Landings(m, true)
	for _, f := range m.Funcs {
		if f.Landing {
			t.Errorf("%s is marked, though nothing is checked", f.Name)
		}
	}
}

// TestLandingsLikeLLC compares the functions that begin with a landing mark with those of llc.
func TestLandingsLikeLLC(t *testing.T) {
	const llc = "llc-19"
	leftout.Need(t, llc)
	asm, err := exec.Command(llc, "-O0", landings, "-o", "-").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, asm)
	}
	seen := 0
	for _, part := range regexp.MustCompile(`(?s)\n\S+:\s+# @(\S+).*?\.cfi_endproc`).FindAllStringSubmatch(string(asm), -1) {
		seen++
		if want := strings.HasPrefix(part[1], "m_"); strings.Contains(part[0], "endbr64") != want {
			t.Errorf("%s is marked by llc: %v", part[1], !want)
		}
	}
	if seen != 13 {
		t.Errorf("%d functions are in what llc writes", seen)
	}
}

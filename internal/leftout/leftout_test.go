package leftout

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSkip leaves a test out, which must leave a line.
func TestSkip(t *testing.T) {
	file := filepath.Join(t.TempDir(), "left-out")
	t.Setenv("SPILLWAY_LEFT_OUT", file)
	t.Setenv("SPILLWAY_CI", "")
	t.Setenv("PATH", "")
	for _, tool := range []string{"csmith", "clang-22"} {
		t.Run(tool, func(t *testing.T) {
			Need(t, tool)
			t.Error("it goes on without the tool")
		})
	}
	text, err := os.ReadFile(file)
	const want = "no csmith\tleftout.TestSkip/csmith\nno clang-22\tleftout.TestSkip/clang-22\n"
	if err != nil || string(text) != want {
		t.Errorf("%v, %q", err, text)
	}
}

// TestReadme expects the README to name all that may be missing, and no reason without a name.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, sentence, _ := strings.Cut(string(text), "for lack of")
	sentence, _, found := strings.Cut(sentence, "`.ci/run`")
	if !found {
		t.Fatal("the README does not say what tests are left out for lack of")
	}
	sentence = strings.Join(strings.Fields(sentence), " ")
	for _, table := range []map[string]string{tools, reasons} {
		for what, name := range table {
			if !strings.Contains(sentence, name) {
				t.Errorf("the README does not say that tests are left out for lack of %s (%s)", name, what)
			}
		}
	}
	for reason, want := range map[string]bool{"no csmith, no clang-19": true, "no csmith, no such-tool": false, "cc makes no programs with -m32": true, "a bad day": false} {
		if explained(reason) != want {
			t.Errorf("%q: explained is not %v", reason, want)
		}
	}
}

// TestNeedPrograms has a cc that makes programs, but none of 32 bits, and some that do not run.
func TestNeedPrograms(t *testing.T) {
	dir := t.TempDir()
	script := "#!/bin/sh\nfor out; do :; done\ncode=0\ncase \"$*\" in *-m32*) exit 1;; *-mx32*) code=1;; esac\nprintf '#!/bin/sh\\nexit %d\\n' $code >$out\nchmod +x $out\n"
	if err := os.WriteFile(filepath.Join(dir, "cc"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	t.Setenv("SPILLWAY_LEFT_OUT", "")
	t.Setenv("SPILLWAY_CI", "")
	ran := map[string]bool{}
	for _, flag := range []string{"-m32", "-mx32", "-m64"} {
		t.Run(flag, func(t *testing.T) {
			NeedPrograms(t, flag)
			ran[flag] = true
		})
	}
	if ran["-m32"] || ran["-mx32"] || !ran["-m64"] {
		t.Errorf("ran: %v", ran)
	}
}

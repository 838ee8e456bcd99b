package leftout

import (
	"os"
	"path/filepath"
	"testing"
)

// TestSkip leaves a test out, which must leave a line.
func TestSkip(t *testing.T) {
	file := filepath.Join(t.TempDir(), "left-out")
	t.Setenv("SPILLWAY_LEFT_OUT", file)
	t.Setenv("SPILLWAY_CI", "")
	for _, tool := range []string{"no-such-tool", "neither-this"} {
		t.Run(tool, func(t *testing.T) {
			Need(t, tool)
			t.Error("it goes on without the tool")
		})
	}
	text, err := os.ReadFile(file)
	const want = "no no-such-tool\tleftout.TestSkip/no-such-tool\nno neither-this\tleftout.TestSkip/neither-this\n"
	if err != nil || string(text) != want {
		t.Errorf("%v, %q", err, text)
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

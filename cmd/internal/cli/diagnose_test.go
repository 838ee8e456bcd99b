package cli

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestReport shows the line of an error and a mark below its column, also where the
// line is long or holds what a terminal would take for a command.
func TestReport(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.ll")
	long := strings.Repeat("x", 300) + "HERE" + strings.Repeat("y", 300)
	text := "first\n\tsécond \x1b[2J line\r\n" + long + "\nlast"
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ place, want string }{
		{":1:1", "  first\n  ^\n"},
		{":1:6", "  first\n       ^\n"},
		{":2:10", "  \tsécond ?[2J line\n  \t       ^\n"},
		{":3:301", "  " + strings.Repeat("x", 60) + "HERE" + strings.Repeat("y", 56) + "\n" + strings.Repeat(" ", 62) + "^\n"},
		{":3:605", "  " + strings.Repeat("y", 120) + "\n" + strings.Repeat(" ", 122) + "^\n"},
		{":4:2", "  last\n   ^\n"},
		{":4:9", ""}, {":5:1", ""}, {":0:0", ""},
	} {
		var b strings.Builder
		message := name + c.place + ": wrong"
		Style{Source: true}.Report(&b, errors.New(message))
		if got := b.String(); got != message+"\n"+c.want {
			t.Errorf("%s: got\n%q want\n%q", c.place, got, message+"\n"+c.want)
		}
	}
}

func TestStyleOf(t *testing.T) {
	f, err := os.Create(filepath.Join(t.TempDir(), "file"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for when, want := range map[string]Style{"auto": {}, "never": {}, "always": {true, true}} {
		if got, err := StyleOf(f, when); got != want || err != nil {
			t.Errorf("%s: %v, %v", when, got, err)
		}
	}
	if _, err := StyleOf(f, "sometimes"); err == nil {
		t.Error("no error")
	}
}

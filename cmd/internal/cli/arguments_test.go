package cli

import (
	"slices"
	"strings"
	"testing"
)

func TestArguments(t *testing.T) {
	for args, want := range map[string]string{
		"build -static a.ll -shared -Wl,-z,now -lm": "build --static a.ll --shared -Wl,-z,now -lm",
		"build -O a.ll -O2 -Os -no-pie -pie":        "build -O1 a.ll -O2 -Os --no-pie --pie",
		"build -g3 -gdwarf-4 -g a.ll":               "build -g -g -g a.ll",
		"compile --stats json a.ll":                 "compile --stats --json a.ll",
		"compile --stats=text a.ll --stats":         "compile --stats a.ll --stats",
		"compile --stats a.ll":                      "compile --stats a.ll",
		"run a.ll -- -static --stats json -O":       "run a.ll -- -static --stats json -O",
	} {
		if got := Arguments(strings.Fields(args)); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%s: %q, want %s", args, got, want)
		}
	}
}

package leftout

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// HaveCPU reports whether this machine has an extension of x86, named as LLVM names it. If
// not, that a part of the test is left out is noted; nothing could be installed to mend it.
func HaveCPU(t testing.TB, extension string) bool {
	t.Helper()
	name := map[string]string{"sse3": "pni", "lzcnt": "abm", "bmi": "bmi1"}[extension]
	if name == "" {
		name = strings.ReplaceAll(extension, ".", "_")
	}
	info, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(info)) {
		if words := strings.Fields(line); len(words) > 0 && words[0] == "flags" {
			if slices.Contains(words, name) {
				return true
			}
			break
		}
	}
	Part(t, "this machine has no "+extension)
	return false
}

package cli

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Arguments rewrites compiler-style arguments to the form that the flag library parses: long names with one dash, -O
// and -g levels in the same word, and a format as the value of --stats.
func Arguments(args []string) []string {
	if len(args) > 0 && args[0] == "llc" {
		return args // it parses its own
	}
	var out []string
	for i := 0; i < len(args); i++ {
		a := args[i]
		next := ""
		if i+1 < len(args) {
			next = args[i+1]
		}
		switch {
		case a == "--":
			return append(out, args[i:]...)
		case slices.Contains(oneDash, a):
			out = append(out, "-"+a)
		case a == "-ffunction-sections", a == "-fdata-sections":
			out = append(out, "--"+a[len("-f"):])
		case a == "-O":
			out = append(out, "-O1")
		case a == "-g0":
			out = append(out, "--debug-info=false")
		case strings.HasPrefix(a, "-g") && debugLevel().MatchString(a):
			out = append(out, "-g")
		case a == "--stats" && (next == "json" || next == "text"):
			out = append(out, formats[next]...)
			i++
		case strings.HasPrefix(a, "--stats=") && formats[a[len("--stats="):]] != nil:
			out = append(out, formats[a[len("--stats="):]]...)
		default:
			out = append(out, a)
		}
	}
	return out
}

// oneDash are long linker flags written with one dash.
var oneDash = []string{"-static", "-static-pie", "-shared", "-pie", "-no-pie"}

var debugLevel = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^-g([1-3]|dwarf(-\d)?|gdb\d?|line-tables-only)$`)
})

var formats = map[string][]string{"json": {"--stats", "--json"}, "text": {"--stats"}}

package report

import (
	"regexp"
	"strings"
	"sync"
)

// A copy on x86 in AT&T syntax: a move whose two operands are registers.
var copyLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\s+v?(?:mov[bwlq]?|mova[pu][sd]|movdq[au]|movs[sd])\s+%[a-z0-9]+,\s*%[a-z0-9]+\s*(?:#.*)?$`)
})

// CountCopies returns the instructions of x86 assembly text that copy one register to another
// of the same size.
func CountCopies(text string) (n int) {
	for line := range strings.Lines(text) {
		if copyLine().MatchString(strings.TrimRight(line, "\n")) {
			n++
		}
	}
	return n
}

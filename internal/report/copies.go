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

// The same on Arm: a move or fmov of two registers, or vmov with a type.
var armCopy = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\s+(?:movs?|fmov|vmov\.f(?:32|64))\s+(?:[rwxsd][0-9]+|lr),\s*(?:[rwxsd][0-9]+|lr)\s*(?:(?:@|//).*)?$`)
})

// CountCopies returns the instructions of assembly text for x86 or Arm that copy one register to another
// of the same size.
func CountCopies(text string) (n int) {
	for line := range strings.Lines(text) {
		if line = strings.TrimRight(line, "\n"); copyLine().MatchString(line) || armCopy().MatchString(line) {
			n++
		}
	}
	return n
}

package llvmir

import (
	"strings"

	"spillway/ir"
)

// isC reports whether a numeric calling convention is equivalent to C's: those of OpenCL kernels and functions, which
// pass arguments like C except on GPUs, and x86_64_sysvcc.
func isC(number int) bool { return number == 75 || number == 76 || number == 78 }

// callConv reads a calling convention, if there is one.
func (p *parser) callConv() ir.CallConv {
	if p.tok != tWord {
		return ir.CallC
	}
	switch word := string(p.text); {
	case word == "cc":
		p.next()
		if n := p.smallInt(1024); !isC(int(n)) {
			return ir.CallConv(n)
		}
		return ir.CallC
	case word == "ccc" || word == "x86_64_sysvcc" || word == "spir_func" || word == "spir_kernel":
		p.next()
	case mayBeConvention(word):
		if c := conventionNamed(word); c != ir.CallC {
			p.next()
			if isC(int(c)) {
				return ir.CallC
			}
			return c
		}
	}
	return ir.CallC
}

// mayBeConvention quickly excludes most words that are not calling conventions.
func mayBeConvention(word string) bool {
	if len(word) < 3 {
		return false
	}
	switch word[:2] {
	case "cc":
		return class[word[2]]&cDigit != 0 || strings.HasSuffix(word, "cc")
	case "am", "pt", "sp", "aa", "hh":
		return true
	}
	return strings.HasSuffix(word, "cc")
}

// conventionNamed returns the calling convention named by a word, or C's.
func conventionNamed(word string) ir.CallConv {
	if c := ir.CallConvByName(word); c != ir.CallC {
		return c
	}
	return ir.CallConv(numberAfterCC(word))
}

// numberAfterCC returns n of ccn, 0 if the word is something else or n is too large.
func numberAfterCC(word string) int {
	n := 0
	if !strings.HasPrefix(word, "cc") {
		return 0
	}
	for _, c := range []byte(word[2:]) {
		if class[c]&cDigit == 0 || n > 102 {
			return 0
		}
		n = n*10 + int(c-'0')
	}
	return n
}

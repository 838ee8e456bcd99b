package llvmir

import (
	"strings"

	"spillway/ir"
)

// callConv reads a calling convention, if there is one, and returns LLVM's number of it.
func (p *parser) callConv() int {
	if p.tok != tWord {
		return 0
	}
	switch word := string(p.text); {
	case word == "cc":
		p.next()
		return int(p.smallInt(1024))
	case word == "ccc" || word == "x86_64_sysvcc":
		p.next()
	case mayBeConvention(word):
		if n := conventionNumber(word); n != 0 {
			p.next()
			return n
		}
	}
	return 0
}

// mayBeConvention tells most words from calling conventions.
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

// conventionNumber returns LLVM's number of a calling convention, 0 if the word names none.
func conventionNumber(word string) int {
	if n := ir.CallConvByName(word); n != 0 {
		return n
	}
	return numberAfterCC(word)
}

// numberAfterCC returns n of ccn, 0 if the word is no such one or n is too large.
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

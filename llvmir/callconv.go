package llvmir

import "strings"

// convention is a calling convention as the text names it.
type convention struct {
	num       int    // LLVM's
	name      string // for messages; "" for C
	line, col int
}

// callConv reads a calling convention, if there is one.
func (p *parser) callConv() convention {
	if p.tok != tWord {
		return convention{}
	}
	c := convention{line: p.tokLine, col: p.col()}
	switch word := string(p.text); word {
	case "cc":
		p.next()
		c.name = "cc " + string(p.text)
		c.num = int(p.smallInt(1024))
		return c
	case "ccc", "x86_64_sysvcc":
		p.next()
		return convention{}
	default:
		if len(word) < 3 || !strings.HasSuffix(word, "cc") && !(word[:2] == "cc" && class[word[2]]&cDigit != 0) {
			return convention{}
		}
		if c.num = conventionNumber(word); c.num == 0 {
			return convention{}
		}
		c.name = string(p.text)
	}
	p.next()
	return c
}

// conventionNumber returns LLVM's number of a calling convention, 0 if the word names none.
func conventionNumber(word string) int {
	switch word {
	case "fastcc":
		return 8
	case "coldcc":
		return 9
	case "ghccc":
		return 10
	case "anyregcc":
		return 13
	case "preserve_mostcc":
		return 14
	case "preserve_allcc":
		return 15
	case "swiftcc":
		return 16
	case "cxx_fast_tlscc":
		return 17
	case "tailcc":
		return 18
	case "cfguard_checkcc":
		return 19
	case "swifttailcc":
		return 20
	case "preserve_nonecc":
		return 21
	case "x86_stdcallcc":
		return 64
	case "x86_fastcallcc":
		return 65
	case "arm_apcscc":
		return 66
	case "arm_aapcscc":
		return 67
	case "arm_aapcs_vfpcc":
		return 68
	case "msp430_intrcc":
		return 69
	case "x86_thiscallcc":
		return 70
	case "intel_ocl_bicc":
		return 77
	case "win64cc":
		return 79
	case "x86_vectorcallcc":
		return 80
	case "x86_intrcc":
		return 83
	case "avr_intrcc":
		return 84
	case "avr_signalcc":
		return 85
	case "x86_regcallcc":
		return 92
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

// servedConv refuses the body or the call of a function whose convention is not
// C, fast or cold.
func (p *parser) servedConv(c convention) {
	if c.num != 0 && c.num != 8 && c.num != 9 {
		p.report(c.line, c.col, "calling convention %s is not supported, use ccc", c.name)
	}
}

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
		if !mayBeConvention(word) {
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
	if n := conventions[word]; n != 0 {
		return n
	}
	return numberAfterCC(word)
}

// conventions are LLVM's numbers by name.
var conventions = map[string]int{
	"fastcc":                           8,
	"coldcc":                           9,
	"ghccc":                            10,
	"anyregcc":                         13,
	"preserve_mostcc":                  14,
	"preserve_allcc":                   15,
	"swiftcc":                          16,
	"cxx_fast_tlscc":                   17,
	"tailcc":                           18,
	"cfguard_checkcc":                  19,
	"swifttailcc":                      20,
	"preserve_nonecc":                  21,
	"x86_stdcallcc":                    64,
	"x86_fastcallcc":                   65,
	"arm_apcscc":                       66,
	"arm_aapcscc":                      67,
	"arm_aapcs_vfpcc":                  68,
	"msp430_intrcc":                    69,
	"x86_thiscallcc":                   70,
	"ptx_kernel":                       71,
	"ptx_device":                       72,
	"spir_func":                        75,
	"spir_kernel":                      76,
	"intel_ocl_bicc":                   77,
	"win64cc":                          79,
	"x86_vectorcallcc":                 80,
	"hhvmcc":                           81,
	"hhvm_ccc":                         82,
	"x86_intrcc":                       83,
	"avr_intrcc":                       84,
	"avr_signalcc":                     85,
	"amdgpu_vs":                        87,
	"amdgpu_gs":                        88,
	"amdgpu_ps":                        89,
	"amdgpu_cs":                        90,
	"amdgpu_kernel":                    91,
	"x86_regcallcc":                    92,
	"amdgpu_hs":                        93,
	"amdgpu_ls":                        95,
	"amdgpu_es":                        96,
	"aarch64_vector_pcs":               97,
	"aarch64_sve_vector_pcs":           98,
	"amdgpu_gfx":                       100,
	"aarch64_sme_preservemost_from_x0": 102,
	"aarch64_sme_preservemost_from_x2": 103,
	"amdgpu_cs_chain":                  104,
	"amdgpu_cs_chain_preserve":         105,
	"m68k_rtdcc":                       106,
	"graalcc":                          107,
	"riscv_vector_cc":                  110,
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

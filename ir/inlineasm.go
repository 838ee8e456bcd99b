package ir

import (
	"slices"
	"strconv"
	"strings"
)

// An AsmConstraint is one item of a constraint string.
type AsmConstraint struct {
	Text     string // of the item
	Output   bool
	Clobber  bool
	Early    bool
	Indirect bool   // the argument is the address
	Tied     int    // the output that an input is tied to, or -1
	Cond     string // an output that is a condition
	Reg      string // the required or clobbered register, or ""
	Codes    string // letters
}

// SplitConstraints parses a constraint string; of alternatives it uses the first.
func (a *InlineAsm) SplitConstraints() (cs []AsmConstraint) {
	for _, item := range strings.Split(a.Constraints, ",") {
		if item == "" || item[0] == '!' {
			continue
		}
		c := AsmConstraint{Text: item, Tied: -1}
		rest, _, _ := strings.Cut(item, "|")
		switch rest[0] {
		case '=':
			c.Output, rest = true, rest[1:]
		case '~':
			c.Clobber, rest = true, rest[1:]
		}
		for rest != "" && strings.IndexByte("&*%#+", rest[0]) >= 0 {
			c.Early = c.Early || rest[0] == '&'
			c.Indirect = c.Indirect || rest[0] == '*'
			rest = rest[1:]
		}
		if n, err := strconv.Atoi(rest); err == nil {
			c.Tied = n
			cs = append(cs, c)
			continue
		}
		if name, ok := strings.CutPrefix(rest, "{"); ok {
			c.Reg, rest, _ = strings.Cut(name, "}")
			if cond, ok := strings.CutPrefix(c.Reg, "@cc"); ok && c.Output {
				c.Cond, c.Reg = cond, ""
			}
		} else if cond, ok := strings.CutPrefix(rest, "@cc"); ok && c.Output {
			c.Cond, rest = cond, ""
		}
		c.Codes = strings.Map(func(r rune) rune {
			if strings.ContainsRune("?!*#^", r) {
				return -1
			}
			return r
		}, rest)
		cs = append(cs, c)
	}
	return cs
}

// TiedArguments returns, for each result, the number of the argument that is tied to it, or that is in the same named
// register before the text, or -1.
func (a *InlineAsm) TiedArguments() (tied []int) {
	arg := 0
	var results []int   // by output: number of the result, or -1
	var demand []string // by result: the required register, or ""
	for _, c := range a.SplitConstraints() {
		switch {
		case c.Clobber:
			continue
		case c.Output && c.Indirect:
			results = append(results, -1)
		case c.Output:
			results = append(results, len(tied))
			tied, demand = append(tied, -1), append(demand, c.Reg)
			continue
		case c.Tied >= 0 && c.Tied < len(results) && results[c.Tied] >= 0:
			tied[results[c.Tied]] = arg
		case c.Reg != "" && !c.Indirect:
			if k := slices.Index(demand, c.Reg); k >= 0 {
				tied[k] = arg
			}
		}
		arg++
	}
	return tied
}

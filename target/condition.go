package target

import "strings"

// A Condition is a way to compute a truth value in the condition flags, from which machines derive the rows of its uses
// (branches, selects, values).
type Condition struct {
	Name    string
	Pattern string // of type i1
	Asm     string // the lines that set the flags
	CC      string // the condition that is then true, as in the text of a line: {cc}, or {ne|eq} with its opposite
	Temp    bool   // a register t is clobbered
	Value   bool   // an i1 value without a tile
}

// Negated returns the text of the opposite condition.
func (c *Condition) Negated() string {
	if body, ok := strings.CutPrefix(c.CC, "{cc"); ok {
		return "{!cc" + body
	}
	a, b, _ := strings.Cut(strings.Trim(c.CC, "{}"), "|")
	return "{" + b + "|" + a + "}"
}

// Pairs returns the replacements, as for Replace, in the rows derived from c: of NAME, PATTERN, COMPARE, {CC}, {NOT}
// and TEMP.
func (c *Condition) Pairs() []string {
	temp := ""
	if c.Temp {
		temp = " t:i32!"
	}
	return []string{"NAME", c.Name, "PATTERN", c.Pattern, "COMPARE", c.Asm + "; ", "{CC}", c.CC, "{NOT}", c.Negated(), "TEMP", temp}
}

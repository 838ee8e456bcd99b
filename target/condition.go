package target

import "strings"

// A Condition is a way to compute a truth value into the condition flags, for machines that write rows of what it decides (branches,
// selects, values) by it.
type Condition struct {
	Name    string
	Pattern string // of an i1
	Asm     string // the lines that set the flags
	CC      string // the condition that then holds, as in the text of a line: {cc}, or {ne|eq} with its opposite
	Temp    bool   // a register t is destroyed
	Value   bool   // an i1 that needs no tile to be a value
}

// Negated returns the text of the opposite condition.
func (c *Condition) Negated() string {
	if body, ok := strings.CutPrefix(c.CC, "{cc"); ok {
		return "{!cc" + body
	}
	a, b, _ := strings.Cut(strings.Trim(c.CC, "{}"), "|")
	return "{" + b + "|" + a + "}"
}

// Pairs returns what Replace puts in place of the words of the rows that c decides: NAME, PATTERN, COMPARE, {CC}, {NOT} and TEMP.
func (c *Condition) Pairs() []string {
	temp := ""
	if c.Temp {
		temp = " t:i32!"
	}
	return []string{"NAME", c.Name, "PATTERN", c.Pattern, "COMPARE", c.Asm + "; ", "{CC}", c.CC, "{NOT}", c.Negated(), "TEMP", temp}
}

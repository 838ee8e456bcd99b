package target

import "slices"

// A text is the assembly text of a tile.
type text struct {
	lines []AsmLine
	// fall[i] is lines if successor i follows in the text: jumps to it are omitted, and a last conditional jump over
	// one is inverted. fall[2] is lines with the last two jumps, of which the first is conditional, exchanged (see
	// FallsSwapped), fall[3] is lines without the jumps (FallsBoth).
	fall     [4][]AsmLine
	literals []LiteralUse // in the order of the lines
	table    *InlineTable // after the lines

	flagLines int8 // see Row, or 0

	name       string // of the first instruction
	comparison string // the compare that sets the flags as that does, or ""
}

func newText(lines []AsmLine) *text {
	return &text{lines: lines, fall: [4][]AsmLine{fallThrough(lines, 0), fallThrough(lines, 1), swapped(lines), withoutJumps(lines)}}
}

// SameComparison reports whether the first instruction of t sets the condition flags as that of c, a compare of the same
// operands, does (see Syntax.Comparison).
func (t *Tile) SameComparison(c *Tile) bool {
	return t.text.comparison != "" && t.text.comparison == c.text.name
}

// NegatedComparison is SameComparison for a compare of the same register with the negated constant, which is not zero
// (see Syntax.Negated).
func (t *Tile) NegatedComparison(s *Syntax, c *Tile) bool {
	return s.Negated != nil && t.text.comparison != "" && s.Negated(t.text.comparison) == c.text.name
}

// swapped returns the lines of a terminator with its last two jumps, "j{cc} {a}; jmp {b}", as
// "j{!cc} {b}; jmp {a}".
func swapped(lines []AsmLine) []AsmLine {
	n := len(lines)
	if n < 2 || !lines[n-1].Enc.Branch || !lines[n-2].Enc.Branch {
		return lines
	}
	a, b := lines[n-2].succ(), lines[n-1].succ()
	if a < 0 || b < 0 || a == b {
		return lines
	}
	first, ok := lines[n-2].invert(b)
	if !ok {
		return lines
	}
	last := lines[n-1]
	last.parts = append([]part(nil), last.parts...)
	for i := range last.parts {
		if last.parts[i].kind == succPart {
			last.parts[i].a = a
		}
	}
	return append(lines[:n-2:n-2], first, last)
}

// fallThrough returns the lines of a terminator if successor next follows. Trailing jumps to next are removed; then a
// conditional jump to it over the last jump, "j{cc} {next}; jmp {other}", becomes "j{!cc} {other}".
func fallThrough(lines []AsmLine, next int8) []AsmLine {
	n := len(lines)
	if n == 0 || lines[n-1].succ() < 0 || !lines[n-1].Enc.Branch {
		return lines
	}
	if lines[n-1].succ() == next {
		return lines[:n-1]
	}
	if n < 2 || lines[n-2].succ() != next {
		return lines
	}
	inverted, ok := lines[n-2].invert(lines[n-1].succ())
	if !ok {
		return lines
	}
	return append(lines[:n-2:n-2], inverted)
}

// succ returns the successor that l jumps to, or -1.
func (l *AsmLine) succ() int8 {
	for i := range l.parts {
		if l.parts[i].kind == succPart {
			return l.parts[i].a
		}
	}
	return -1
}

// invert returns l, a conditional jump, with the opposite condition, to successor to; ok is false if it has none.
func (l *AsmLine) invert(to int8) (r AsmLine, ok bool) {
	if !l.inverts() {
		return r, false
	}
	r = *l
	r.parts = append([]part(nil), l.parts...)
	for i := range r.parts {
		switch q := &r.parts[i]; q.kind {
		case ccPart:
			q.kind = negatedPart
		case negatedPart:
			q.kind = ccPart
		case fixedCC:
			q.text, q.negated = q.negated, q.text
		case succPart:
			q.a = to
		}
	}
	return r, true
}

// inverts reports whether l has a condition with an opposite.
func (l *AsmLine) inverts() bool {
	return slices.ContainsFunc(l.parts, func(q part) bool { return q.kind == ccPart || q.kind == negatedPart || q.kind == fixedCC })
}

package target

import (
	"slices"
	"strings"
)

// FallsBoth tells that both successors follow in the text, on opposite conditions (see Predication): no jump is left.
const FallsBoth = 4

// A Predication says how instructions are executed on a condition: only if it holds, else they do nothing.
type Predication struct {
	// Conditions are the suffixes of the conditions, by number; the opposite of n is n^1.
	Conditions []string
	// Form returns the name that an instruction of the given name, without a condition, and length in bytes has on a
	// condition, before the condition; ok is false if it cannot have one. keeps tells that it then preserves the
	// condition flags. What follows a dot belongs to the name.
	Form func(name string, bytes int) (on string, keeps, ok bool)
	// Code puts condition n into c from from on: instructions of Form, with fixups from number fixups on; nil: their
	// code does not depend on it.
	Code func(c *Code, from, fixups int, n uint8)
	// Prefix is the instruction before the ones that are executed on a condition, or nil.
	Prefix *PredicationPrefix
}

// A PredicationPrefix is an instruction that says on which condition each of the next few instructions is executed.
type PredicationPrefix struct {
	Max, Bytes int // instructions after it; its length
	// Text and Code append it, given the numbers of the conditions: one or two opposite ones.
	Text, Code func(b []byte, conditions []uint8) []byte
}

// Max returns the maximum number of instructions executed on one branch's condition and its opposite, at most n.
func (p *Predication) Max(n int) int {
	if p.Prefix != nil {
		return min(n, p.Prefix.Max)
	}
	return n
}

// Predicable returns the number of lines of an instance of tile, if it can be executed on a condition: it does not jump
// within the tile, and no line has a condition of its own, or needs the flags that another one changes. keeps tells that
// the condition flags are preserved.
func (t *Target) Predicable(tile *Tile, p *Assignment) (n int, keeps, ok bool) {
	if tile.Flags&TileAsm != 0 || tile.text.table != nil {
		return 0, false, false
	}
	keeps = true
	lines := tile.LinesAt(p)
	for i := range lines {
		l := &lines[i]
		if !keeps || !l.unconditional() {
			return 0, false, false
		}
		if _, keeps, ok = t.Predication.Form(mnemonic(l.parts[0].text), t.lineBytes(tile, l, p)); !ok {
			return 0, false, false
		}
	}
	return len(lines), keeps, true
}

// unconditional reports whether l is an instruction with a fixed name, without a condition and a local label.
func (l *AsmLine) unconditional() bool {
	return l.Enc.Label == "" && len(l.parts) > 0 && l.parts[0].kind == literal && !slices.ContainsFunc(l.parts, func(q part) bool {
		return q.kind == ccPart || q.kind == negatedPart || q.kind == fixedCC || q.kind == localPart || q.kind == tablePart
	})
}

// mnemonic returns the name with which a line begins.
func mnemonic(line string) string {
	name, _, _ := strings.Cut(line, " ")
	return name
}

// Condition returns the number of the condition on which an instance of tile, which ends a block, goes to its first
// successor, else it goes to the second; ok is false if no single condition decides.
func (t *Target) Condition(tile *Tile, p *Assignment) (n uint8, ok bool) {
	lines := tile.text.lines
	last := len(lines) - 1
	if last < 1 || tile.Flags&TileTerm == 0 || len(tile.Lines(FallsBoth)) != last-1 {
		return 0, false
	}
	to := lines[last-1].succ()
	if to < 0 || to > 1 || lines[last].succ() != 1-to {
		return 0, false
	}
	condition := ""
	for i := range lines[last-1].parts {
		switch q := &lines[last-1].parts[i]; q.kind {
		case ccPart:
			condition = t.Syntax.CC[p.Pred]
		case negatedPart:
			condition = t.Syntax.CC[p.Pred.Negate()]
		case fixedCC:
			condition = q.text
		case regPart: // it compares
			return 0, false
		}
	}
	number := slices.Index(t.Predication.Conditions, condition)
	return uint8(number) ^ uint8(to), number >= 0
}

// withoutJumps returns the lines of a terminator without the jumps at its end.
func withoutJumps(lines []AsmLine) []AsmLine {
	n := len(lines)
	for n > 0 && lines[n-1].Enc.Branch && lines[n-1].succ() >= 0 {
		n--
	}
	return lines[:n]
}

// appendPredicated appends line, the text of an instruction of the given length, as it is on condition number n.
func (p *Predication) appendPredicated(b []byte, line string, bytes int, n uint8) []byte {
	name, operands, _ := strings.Cut(line, " ")
	on, _, _ := p.Form(name, bytes)
	on, suffix, found := strings.Cut(on, ".")
	b = append(append(b, on...), p.Conditions[n]...)
	if found {
		b = append(append(b, '.'), suffix...)
	}
	return append(append(b, ' '), operands...)
}

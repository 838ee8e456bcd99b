package thumb

import (
	"encoding/binary"
	"slices"
	"strings"

	"spillway/target"
	"spillway/target/arm"
)

// maxBlock is the number of instructions that one instruction it says the conditions of.
const maxBlock = 4

// predication describes blocks of instructions after an it. Those of two bytes that set flags elsewhere preserve them
// there.
func predication() *target.Predication {
	return &target.Predication{
		Conditions: arm.ConditionNames(),
		Form:       conditionalForm,
		Prefix: &target.PredicationPrefix{Max: maxBlock, Bytes: instrBytes,
			Text: appendIT, Code: func(b []byte, list []uint8) []byte { return binary.LittleEndian.AppendUint16(b, itCode(list)) }},
	}
}

// withFlags are the operations that have, if their registers allow it, forms of two bytes that set the flags outside of
// blocks and do not within.
var withFlags = []string{"add", "sub", "rsb", "and", "orr", "eor", "bic", "mvn", "lsl", "lsr", "asr", "ror", "mul", "mov"}

// conditionalForm is target.Predication.Form.
func conditionalForm(name string, bytes int) (on string, keeps, ok bool) {
	base, _, wide := strings.Cut(name, ".w")
	switch operation := strings.TrimSuffix(base, "s"); {
	case operation == "adc" || operation == "sbc": // within blocks the carry is not what the line before makes it
		return "", false, false
	case name == "cbz" || name == "cbnz" || name == "tbb" || name == "tbh" || name == "udf" || name == "dmb" || name == "it" || strings.HasPrefix(name, "."):
		return "", false, false
	case base != operation && slices.Contains(withFlags, operation):
		if bytes == instrBytes {
			return operation, true, true
		}
	case !wide && bytes > instrBytes && slices.Contains(withFlags, base): // assemblers would take the form of two bytes
		if base == "mul" { // which has no such suffix
			return "", false, false
		}
		return name + ".w", true, true
	}
	return name, flags(base) == target.FlagsKept, true
}

// itLine makes a coder of l if it is an it (target.LineCoder).
func (c *coder) itLine(l *target.AsmLine) (target.LineCoder, bool) {
	name, condition, _ := strings.Cut(l.Text, " ")
	if !strings.HasPrefix(name, "it") {
		return nil, false
	}
	w := &it{c: c, pattern: name[len("it"):], first: target.LinePart{Kind: target.PartText, Text: condition}}
	if n := l.NumParts(); n > 1 {
		w.first = l.Part(1)
	}
	return w, true
}

// An it says on which conditions the next instructions are executed.
type it struct {
	c       *coder
	pattern string // a t for each one after the first with its condition, an e for one with the opposite
	first   target.LinePart
}

// Append implements target.LineCoder.
func (w *it) Append(c *target.Code, p *target.Assignment) {
	n := uint8(0)
	switch w.first.Kind {
	case target.PartText, target.PartFixedCC:
		n = uint8(arm.ConditionNumber(w.first.Text))
	default:
		n = uint8(w.first.Number(p, &w.c.conditions))
	}
	list := [maxBlock]uint8{n}
	for i, x := range w.pattern {
		if list[i+1] = n; x == 'e' {
			list[i+1] ^= 1
		}
	}
	c.Bytes = binary.LittleEndian.AppendUint16(c.Bytes, itCode(list[:1+len(w.pattern)]))
}

// inBlock returns the forms of an instruction with a condition, which only blocks have: those of two bytes that set flags
// elsewhere, and what does not.
func (c *coder) inBlock(name string) []instruction {
	list := slices.DeleteFunc(slices.Clone(c.byName[name+"s"]), func(x instruction) bool { return x.wide })
	if name == "add" { // of two operands
		list = append(list, instruction{name: name, operands: "03,6", code: 0x1800})
	}
	return append(list, c.byName[name]...)
}

// appendIT appends the text of an it for the given conditions.
func appendIT(b []byte, list []uint8) []byte {
	b = append(b, "it"...)
	for _, n := range list[1:] {
		if n == list[0] {
			b = append(b, 't')
		} else {
			b = append(b, 'e')
		}
	}
	return append(append(b, ' '), arm.ConditionNames()[list[0]]...)
}

// itCode returns the code of an it for the given conditions: the first one, and the lowest bits of the others with a one
// after them.
func itCode(list []uint8) uint16 {
	code, at := hint|uint16(list[0])<<4, 3
	for _, n := range list[1:] {
		code |= uint16(n&1) << at
		at--
	}
	return code | 1<<at
}

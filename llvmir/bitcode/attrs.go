package bitcode

import "fmt"

// group is an attribute group: of a function, or of a parameter or result.
type group struct {
	id    uint64
	param uint64
	text  string
}

const ofFunction = 1<<32 - 1

// attrWords are the attributes that affect code, by number.
var attrWords = map[uint64]string{
	5: "inreg", 6: "minsize", 7: "naked", 8: "nest", 10: "nobuiltin", 13: "noimplicitfloat", 15: "nonlazybind", 16: "noredzone",
	17: "noreturn", 18: "nounwind", 19: "optsize", 20: "readnone", 21: "readonly", 22: "returned", 23: "returns_twice", 24: "signext",
	26: "ssp", 27: "sspreq", 28: "sspstrong", 33: "uwtable", 34: "zeroext", 36: "cold", 37: "optnone", 46: "swiftself", 47: "swifterror",
	56: "nocf_check", 59: "speculative_load_hardening", 75: "swiftasync", 84: "fn_ret_thunk_extern",
}

// group reads an attribute group: attributes without effect are dropped.
func (d *decoder) group() {
	if d.code != 3 {
		return
	}
	ops := d.ops
	g := &group{id: ops[0], param: ops[1]}
	d.groups[g.id] = g
	var b []byte
	for i := 2; i < len(ops); {
		kind := ops[i]
		i++
		switch kind {
		case 0:
			if w := attrWords[ops[i]]; w != "" {
				b = append(append(b, ' '), w...)
			}
			i++
		case 1:
			key, n := ops[i], ops[i+1]
			i += 2
			b = appendIntAttr(b, key, n, g.param == ofFunction)
		case 3, 4:
			key, next := cString(ops, i)
			i = next
			b = appendString(append(b, ' '), key)
			if kind == 4 {
				key, i = cString(ops, i)
				b = appendString(append(b, '='), key)
			}
		case 5, 6:
			word := map[uint64]string{3: "byval", 29: "sret", 38: "inalloca", 65: "preallocated", 77: "elementtype"}[ops[i]]
			i++
			t := ""
			if kind == 6 {
				t = d.typ(ops[i]).text
				i++
			}
			if word != "" {
				b = fmt.Appendf(b, " %s(%s)", word, t)
			}
		case 7: // a range
			i += 2
			i = d.skipRange(ops, i-1)
		case 8: // a list of ranges
			n, width := ops[i+1], ops[i+2]
			i += 3
			for range d.count(n) {
				i = d.skipBounds(ops, i, width)
			}
		default:
			d.fail("unknown attribute form %d", kind)
		}
	}
	g.text = string(b)
}

// skipRange skips a width and the bounds of a range.
func (d *decoder) skipRange(ops []uint64, i int) int { return d.skipBounds(ops, i+1, ops[i]) }

func (d *decoder) skipBounds(ops []uint64, i int, width uint64) int {
	if width <= 64 {
		return i + 2
	}
	return i + 1 + int(ops[i]&0xffff+ops[i]>>32&0xffff)
}

func appendIntAttr(b []byte, key, n uint64, ofFunc bool) []byte {
	switch key {
	case 1:
		return fmt.Appendf(b, " align %d", n)
	case 25:
		return fmt.Appendf(b, " alignstack(%d)", n)
	case 33:
		return append(b, " uwtable"...)
	case 86: // the top byte is the version of the location flags, two bits each
		switch n & (1<<56 - 1) {
		case 0:
			return append(b, " memory(none)"...)
		case 0x15, 0x55, 0x155, 0x555:
			return append(b, " memory(read)"...)
		}
	}
	return b
}

func cString(ops []uint64, i int) (string, int) {
	end := i
	for ops[end] != 0 {
		end++
	}
	return text(ops[i:end]), end + 1
}

func (d *decoder) attrList() {
	if d.code != 2 {
		return
	}
	var list []*group
	for _, id := range d.ops {
		if g := d.groups[id]; g != nil {
			list = append(list, g)
		}
	}
	d.lists = append(d.lists, list)
}

// attrs returns the attributes of list n, from 1, at a place: ofFunction, 0 for the result, 1 for the first parameter.
func (d *decoder) attrs(list uint64, place uint64) string {
	if list == 0 {
		return ""
	}
	if list > uint64(len(d.lists)) {
		d.fail("attribute list %d is not defined", list)
	}
	for _, g := range d.lists[list-1] {
		if g.param == place {
			if place == ofFunction {
				return fmt.Sprintf(" #%d", g.id)
			}
			return g.text
		}
	}
	return ""
}

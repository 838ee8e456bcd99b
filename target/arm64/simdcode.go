package arm64

import (
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// An arrangement is how many elements of which size instructions see in a vector.
type arrangement struct {
	elem  int8 // log2 of the bytes of an element
	bytes int8 // all elements
}

// arrangementOf reads the name of an arrangement.
func arrangementOf(name string) (x arrangement, ok bool) {
	if name == "" {
		return x, false
	}
	elem := strings.IndexByte("bhsdq", name[len(name)-1])
	n, err := strconv.Atoi(name[:len(name)-1])
	if elem < 0 || err != nil {
		return x, false
	}
	x = arrangement{int8(elem), int8(n << elem)}
	return x, x.bytes == 8 || x.bytes == 16
}

// findArrangement notes the arrangement of the operand that says those of the others.
func (w *lineCoder) findArrangement(spec string, args []arg) {
	w.arr = arrangement{-1, 0}
	if !strings.ContainsAny(spec, "VL") {
		return
	}
	for i := 0; spec != "" && i < len(args); i++ {
		var one string
		one, spec, _ = strings.Cut(spec, ",")
		at := strings.IndexAny(one, ".:~*[")
		if at < 0 || one[0] != 'V' && one[0] != 'L' || args[i].kind != regArg && args[i].kind != listArg {
			continue
		}
		if one[at] == '[' {
			if one[at+1] == '=' {
				continue
			}
			if args[i].laned && len(args[i].name) == 1 {
				w.arr = arrangement{int8(strings.Index("bhsd", args[i].name)), 16}
			}
			return
		}
		if x, ok := arrangementOf(args[i].name); ok && !args[i].laned {
			w.arr = x
		}
		return
	}
}

// vector adds a vector register as spec, V and letters for its fields and then what it is, has it:
//
//	.SET :SET ~SET  its elements are one of b, h, s (S: only four) and d, and it says those of the others; /8 or /16 behind: in so many bytes.
//	                Bit 30 tells whether it has 16 bytes and bits 22 and 23, or only 22, the size of elements; after the colon, no bit does
//	=               like that one
//	>               16 bytes of elements that are twice as wide as those of that one; +: as many bytes of such
//	!NAME           in this arrangement, which no bit tells
//	[SET [=         an element, of which bits from 16 on tell; ]= likewise from bit 11 on
//	{               an element to multiply with
func (w *lineCoder) vector(spec string, a *arg) bool {
	at := strings.IndexAny(spec, ".:~=>+![]{")
	if a.kind != regArg || a.class != 'v' || at < 0 {
		return false
	}
	mark, rest := spec[at], spec[at+1:]
	if mark == '[' || mark == ']' || mark == '{' {
		return a.laned && w.element(mark, rest, spec[1:at], a)
	}
	if a.laned || !w.arranged(mark, rest, a.name) {
		return false
	}
	w.places(spec[1:at], a.value)
	return true
}

// places puts a register in the fields of the letters.
func (w *lineCoder) places(letters string, value source) {
	for i := range len(letters) {
		w.add(field{kind: regField, lo: places[letters[i]], a: value})
	}
}

// arranged reports whether an operand may be in the arrangement of the given name, and adds what bits tell of it.
func (w *lineCoder) arranged(mark byte, rest, name string) bool {
	x, ok := arrangementOf(name)
	if !ok {
		return false
	}
	switch mark {
	case '!':
		return name == rest
	case '=':
		return x == w.arr
	case '>':
		return x == arrangement{w.arr.elem + 1, 16}
	case '+':
		return x == arrangement{w.arr.elem + 1, w.arr.bytes}
	}
	set, size, limited := strings.Cut(rest, "/")
	if limited && size != strconv.Itoa(int(x.bytes)) {
		return false
	}
	if x.elem == 3 && x.bytes == 8 {
		if !strings.Contains(set, "1") {
			return false
		}
	} else if strings.IndexByte(set, "bhsdq"[x.elem]) < 0 && (x != arrangement{2, 16} || !strings.Contains(set, "S")) {
		return false
	}
	if x.bytes == 16 {
		w.code |= 1 << 30
	}
	switch mark {
	case '.':
		w.code |= uint32(x.elem) << 22
	case '~':
		w.code |= uint32(x.elem-2) << 22
	case '*':
		w.code |= uint32(x.elem) << 10
	}
	return true
}

// element adds one element of a vector.
func (w *lineCoder) element(mark byte, set, letters string, a *arg) bool {
	elem := int8(strings.Index("bhsd", a.name))
	if len(a.name) != 1 || elem < 0 {
		return false
	}
	if mark == '{' || set == "=" {
		if elem != w.arr.elem {
			return false
		}
	} else if !strings.Contains(set, a.name) {
		return false
	}
	if a.lane.part == nil && (a.lane.v < 0 || a.lane.v >= 16>>elem) {
		return false
	}
	w.places(letters, a.value)
	f := field{kind: laneField, a: a.lane, scale: uint8(elem), extra: uint32(mark)}
	w.add(f)
	return true
}

// list adds a list of vector registers: L, how many, the letters of the fields of the first one and, as vector has them,
// what they are.
func (w *lineCoder) list(spec string, a *arg) bool {
	at := strings.IndexAny(spec, "!*[")
	if a.kind != listArg || at < 0 || a.count != int(spec[1]-'0') {
		return false
	}
	if spec[at] == '[' {
		elem := strings.Index("bhsd", a.name)
		if !a.laned || a.name != spec[at+1:] {
			return false
		}
		w.places(spec[2:at], a.value)
		w.add(field{kind: laneField, a: a.lane, scale: uint8(elem), extra: 'L'})
		return true
	}
	if a.laned || !w.arranged(spec[at], spec[at+1:], a.name) {
		return false
	}
	w.places(spec[2:at], a.value)
	return true
}

// ofElement adds a scalar register that has an element of the vector, or one twice as wide.
func (w *lineCoder) ofElement(spec string, a *arg) bool {
	letters := strings.TrimLeft(spec, "^")
	elem := int(w.arr.elem) + len(spec) - len(letters) - 1
	if a.kind != regArg || w.arr.elem < 0 || elem > 3 || a.class != "bhsd"[elem] {
		return false
	}
	w.places(letters, a.value)
	return true
}

// vectorNumber adds a number of an instruction on vectors, and returns how many operands it takes.
func (w *lineCoder) vectorNumber(name string, args []arg) int {
	esize := uint32(8) << max(w.arr.elem, 0)
	switch name {
	case "vcopy":
		w.code |= 1 << (16 + w.arr.elem)
		return -1
	case "vno":
		w.code |= esize << 16
		return -1
	}
	if len(args) == 0 || args[0].kind != immArg {
		return 0
	}
	a := &args[0]
	switch literal := a.value.part == nil; name {
	case "vshl":
		if literal && (a.value.v < 0 || a.value.v >= int64(esize)) {
			return 0
		}
		w.add(field{kind: immField, lo: 16, width: 7, a: a.value, extra: esize << 16})
		return 1
	case "vshr":
		if literal && (a.value.v < 1 || a.value.v > int64(esize)) {
			return 0
		}
		w.add(field{kind: lessField, a: a.value, extra: 2 * esize})
		return 1
	case "vsize":
		if a.value.part == nil && a.value.v == int64(esize) {
			return 1
		}
	case "vfp":
		v := a.value
		if v.part == nil {
			x, err := strconv.ParseFloat(a.name, 64)
			if a.name == "" {
				x, err = float64(v.v), nil
			}
			if err != nil {
				return 0
			}
			v.v = int64(math.Float64bits(x))
		}
		w.add(field{kind: vectorImmField, a: v, extra: 'f'})
		return 1
	default:
		return w.vectorImmediate(strings.TrimPrefix(name, "vimm"), args)
	}
	return 0
}

// vectorImmediate adds the constant of movi and its like, of elements of the given width.
func (w *lineCoder) vectorImmediate(width string, args []arg) int {
	f := field{kind: vectorImmField, a: args[0].value}
	if f.a.part != nil {
		w.add(f)
		return 1
	}
	if width == "64" {
		if !isByteMask(uint64(f.a.v)) {
			return 0
		}
		f.extra = 'x'
		w.add(f)
		return 1
	}
	n := 1
	if len(args) > 1 && args[1].kind == shiftArg && args[1].fixed {
		shift := args[1].value.v
		n = 2
		switch {
		case args[1].name == "msl" && width == "32" && (shift == 8 || shift == 16):
			w.code |= 0xC000 | uint32(shift/8-1)<<12
		case args[1].name == "lsl" && shift%8 == 0 && shift >= 0 && (width == "32" && shift < 32 || width == "16" && shift < 16 || shift == 0):
			w.code |= uint32(shift/8) << 13
		default:
			return 0
		}
	}
	if f.a.v < -128 || f.a.v > 255 {
		return 0
	}
	f.extra = '8'
	w.add(f)
	return n
}

// isByteMask reports whether all bytes of v are zeros or ones.
func isByteMask(v uint64) bool { return v&0x0101010101010101*0xFF == v }

// A vectorImm is a constant of movi, mvni or fmov.
type vectorImm struct {
	imm   uint8 // its 8 bits
	shift uint8 // how far they are shifted
}

// vectorForm returns the constant that repeats v in a form of the given name: v8, v16, v32 and, with ones below, m32; n16,
// n32 and nm32 are those of what is inverted, x64 is a mask of bytes, and f32 and f64 are floats.
func vectorForm(form string, v uint64) (x vectorImm, ok bool) {
	if name, found := strings.CutPrefix(form, "n"); found {
		form, v = name, ^v
		if form[0] != 'm' {
			form = "v" + form
		}
	}
	switch form {
	case "v8":
		return vectorImm{imm: uint8(v)}, v == v&0xFF*0x0101010101010101
	case "v16", "v32", "m32":
		width, repeat := 32, uint64(0x1_0000_0001)
		if form == "v16" {
			width, repeat = 16, 0x0001_0001_0001_0001
		}
		elem := v & (1<<width - 1)
		if elem*repeat != v {
			return x, false
		}
		if form == "m32" {
			for shift := uint8(8); shift <= 16; shift += 8 {
				if ones := uint64(1)<<shift - 1; elem&ones == ones && elem>>shift <= 0xFF {
					return vectorImm{uint8(elem >> shift), shift}, true
				}
			}
			return x, false
		}
		shift := uint8(0)
		if elem != 0 {
			shift = uint8(bits.TrailingZeros64(elem)) &^ 7
		}
		return vectorImm{uint8(elem >> shift), shift}, elem>>shift <= 0xFF
	case "x64":
		return x, isByteMask(v)
	case "f32":
		n, ok := float8(float64(math.Float32frombits(uint32(v))))
		return vectorImm{imm: uint8(n)}, ok && uint32(v) == uint32(v>>32)
	case "f64":
		n, ok := float8(math.Float64frombits(v))
		return vectorImm{imm: uint8(n)}, ok
	}
	return x, false
}

// appendVectorForm appends such a constant as text.
func appendVectorForm(b []byte, form string, v uint64) ([]byte, bool) {
	switch form {
	case "x64":
		return strconv.AppendUint(append(b, "0x"...), v, 16), true
	case "f32":
		return strconv.AppendFloat(b, float64(math.Float32frombits(uint32(v))), 'f', -1, 64), true
	case "f64":
		return strconv.AppendFloat(b, math.Float64frombits(v), 'f', -1, 64), true
	}
	x, _ := vectorForm(form, v)
	b = strconv.AppendUint(append(b, "0x"...), uint64(x.imm), 16)
	if x.shift != 0 {
		shift := ", lsl #"
		if strings.HasSuffix(form, "m32") {
			shift = ", msl #"
		}
		b = strconv.AppendUint(append(b, shift...), uint64(x.shift), 10)
	}
	return b, true
}

// putVectorImm puts in the constant that f is.
func (f *field) putVectorImm(code uint32, v int64) uint32 {
	imm, form := uint32(v)&0xFF, ""
	if q := f.a.part; q != nil {
		form = strings.TrimPrefix(q.Text, "movi.")
	}
	switch {
	case form == "x64" || f.extra == 'x':
		imm = 0
		for i := range 8 {
			imm |= uint32(v>>(8*i)&1) << i
		}
	case form == "" && f.extra == 'f':
		imm, _ = float8(math.Float64frombits(uint64(v)))
	case form != "":
		x, _ := vectorForm(form, uint64(v))
		imm = uint32(x.imm)
		if strings.HasSuffix(form, "m32") {
			code |= 0xC000 | uint32(x.shift/8-1)<<12
		} else {
			code |= uint32(x.shift/8) << 13
		}
	}
	return code | imm>>5<<16 | imm&31<<5
}

// putLane puts in the number of an element.
func (f *field) putLane(code uint32, v int64) uint32 {
	n, elem := uint32(v), uint32(f.scale)
	switch f.extra {
	case '[':
		return code | (n<<1|1)<<elem<<16
	case ']':
		return code | n<<elem<<11
	case 'L': // Q, S and size
		n <<= elem
		return code | n>>3<<30 | n>>2&1<<12 | n&3<<10
	}
	switch elem { // H, L and M
	case 1:
		return code | n>>2<<11 | n>>1&1<<21 | n&1<<20
	case 2:
		return code | n>>1<<11 | n&1<<21
	}
	return code | n<<11
}

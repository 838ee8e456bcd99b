package arm64

import (
	"debug/elf"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"spillway/internal/tiletest"
	"spillway/target"
)

// TestVectorInstructions compares instructions on vectors, in all their arrangements with random registers and numbers, with
// what the assembler makes of them.
func TestVectorInstructions(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	c := newCoder()
	var text strings.Builder
	text.WriteString("\t.arch armv8.4-a+crypto+crc+dotprod\n")
	var lines []string
	var codes []uint32
	for _, x := range vectorInstructions() {
		seen := 0
		for range 400 {
			operands, ok := randomOperands(rnd, x.operands)
			if !ok {
				continue
			}
			r := &reader{text: operands}
			args, err := r.args(operands)
			if err != nil {
				t.Fatalf("%s %s: %v", x.name, operands, err)
			}
			line, err := c.find(x.name, args, nil)
			if err != nil {
				continue
			}
			seen++
			var code target.Code
			p := target.Unassigned()
			line.Append(&code, &p)
			codes = append(codes, binary.LittleEndian.Uint32(code.Bytes))
			lines = append(lines, x.name+" "+operands)
			fmt.Fprintf(&text, "\t%s %s\n", x.name, operands)
			if seen == 25 {
				break
			}
		}
		if seen == 0 {
			t.Errorf("%s %s: no operands found", x.name, x.operands)
		}
	}
	f, err := elf.Open(tiletest.Assemble(t, []byte(text.String()), assembler...))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := f.Section(".text").Data()
	if err != nil || len(data) != 4*len(codes) {
		t.Fatalf("%d bytes of %d instructions: %v", len(data), len(codes), err)
	}
	for i, code := range codes {
		if want := binary.LittleEndian.Uint32(data[4*i:]); code != want {
			t.Errorf("%s: %#x, want %#x", lines[i], code, want)
		}
	}
	t.Logf("%d instructions", len(codes))
}

// randomOperands returns text for the operands of an instruction, which may not fit together.
func randomOperands(rnd *rand.Rand, spec string) (string, bool) {
	names := []string{"8b", "16b", "4h", "8h", "2s", "4s", "2d", "1d"}
	main := names[rnd.IntN(len(names))]
	arr, _ := arrangementOf(main)
	of := func(elem, bytes int) string { return strconv.Itoa(bytes>>elem) + "bhsdq"[elem:elem+1] }
	reg := func(letter string) string { return letter + strconv.Itoa(rnd.IntN(16)) }
	esize := 8 << arr.elem
	var out []string
	for one := range strings.SplitSeq(spec, ",") {
		switch {
		case one == "vcopy" || one == "vno":
		case one == "vshl":
			out = append(out, "#"+strconv.Itoa(rnd.IntN(esize)))
		case one == "vshr":
			out = append(out, "#"+strconv.Itoa(1+rnd.IntN(esize)))
		case one == "vsize":
			out = append(out, "#"+strconv.Itoa(esize))
		case one == "vfp":
			out = append(out, []string{"#1.0", "#-0.5", "#31.0", "#0.125"}[rnd.IntN(4)])
		case one == "vimm64":
			out = append(out, []string{"#0", "#0xff00ff", "#0xffffffffffffffff", "#0xff00000000000000"}[rnd.IntN(4)])
		case strings.HasPrefix(one, "vimm"):
			s := "#" + strconv.Itoa(rnd.IntN(256))
			switch kind := rnd.IntN(3); {
			case kind == 1 && one != "vimm8":
				s += ", lsl #8"
			case kind == 2 && one == "vimm32" && !strings.Contains(spec, "orr"):
				s += ", lsl #24"
			}
			out = append(out, s)
		case one == "zero":
			s := "#0"
			if strings.Contains(spec, "~") {
				s = "#0.0"
			}
			out = append(out, s)
		case one == "imm:11:4":
			out = append(out, "#"+strconv.Itoa(rnd.IntN(int(arr.bytes))))
		case one == "mem1":
			out = append(out, "["+reg("x")+"]")
		case one == "post1":
			n, _, _ := strings.Cut(strings.TrimPrefix(spec, "L"), "t")
			count, _ := strconv.Atoi(n)
			out = append(out, "["+reg("x")+"], #"+strconv.Itoa(count*int(arr.bytes)))
		case one[0] == '^':
			elem := int(arr.elem) + strings.Count(one, "^") - 1
			if elem > 3 {
				return "", false
			}
			out = append(out, reg("bhsd"[elem:elem+1]))
		case one[0] == 'L':
			name := main
			if _, fixed, ok := strings.Cut(one, "!"); ok {
				name = fixed
			}
			first, n := rnd.IntN(32), int(one[1]-'0')
			var list []string
			lane := ""
			if at := strings.IndexByte(one, '['); at >= 0 {
				elem := strings.IndexByte("bhsd", one[at+1])
				name, lane = one[at+1:], fmt.Sprintf("[%d]", rnd.IntN(16>>elem))
			}
			for i := range n {
				list = append(list, fmt.Sprintf("v%d.%s", (first+i)&31, name))
			}
			out = append(out, "{"+strings.Join(list, ", ")+"}"+lane)
		case one[0] == 'V':
			at := strings.IndexAny(one, ".:~=>+![]{")
			v := reg("v")
			switch one[at] {
			case '!':
				v += "." + one[at+1:]
			case '>':
				v += "." + of(int(arr.elem)+1, 16)
			case '+':
				v += "." + of(int(arr.elem)+1, int(arr.bytes))
			case '[', ']', '{':
				elem := int(arr.elem)
				if set := one[at+1:]; set != "=" && set != "" {
					k := rnd.IntN(len(set))
					elem = strings.IndexByte("bhsd", set[k])
					if arr.elem = int8(elem); one[at] == '[' {
						main = of(elem, 16)
					}
				}
				v += fmt.Sprintf(".%c[%d]", "bhsd"[elem], rnd.IntN(16>>elem))
			default:
				v += "." + main
			}
			out = append(out, v)
		default:
			letter := map[byte]string{'W': "w", 'X': "x", 'B': "b", 'H': "h", 'E': "s", 'D': "d", 'Q': "q"}[one[0]]
			out = append(out, reg(letter))
		}
	}
	return strings.Join(out, ", "), true
}

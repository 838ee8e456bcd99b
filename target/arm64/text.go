package arm64

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"

	"spillway/emit/gas"
	"spillway/target"
)

// assemblyText makes code of instructions that programs write (gas.Machine), by the table that rows are made by.
type assemblyText struct{ c *coder }

var textDialect = gas.Dialect{
	HashNumbers: true, AlignLog2: true,
	Data:    map[string]int{".word": 4, ".inst": 4, ".xword": 8, ".dword": 8},
	Ignored: []string{".arch_extension", ".cpu", ".variant_pcs"},
}

// Dialect implements gas.Machine.
func (t *assemblyText) Dialect() *gas.Dialect { return &textDialect }

// Word implements gas.Machine.
func (t *assemblyText) Word() int { return 8 }

// Pad implements gas.Machine.
func (t *assemblyText) Pad(b []byte, n int) []byte { return t.c.Pad(b, n) }

// Register implements gas.Machine.
func (t *assemblyText) Register(name string) (int, bool) {
	a, ok := register(name)
	switch {
	case !ok || a.name != "" || a.value.v == zeroRegister && !a.sp && (a.class == 'x' || a.class == 'w'):
		return 0, false
	case a.class == 'x' || a.class == 'w':
		return int(a.value.v), true
	}
	return 64 + int(a.value.v), true
}

// Data implements gas.Machine.
func (t *assemblyText) Data(size int, modifier string, pcrel bool) (uint32, bool) {
	switch {
	case modifier != "":
	case size == 8 && pcrel:
		return relPREL64, true
	case size == 8:
		return relABS64, true
	case size == 4 && pcrel:
		return RelPREL32, true
	case size == 4:
		return relABS32, true
	}
	return 0, false
}

// Instr implements gas.Machine.
func (t *assemblyText) Instr(ctx *gas.Context, s string, _ bool) (in gas.Instr, err error) {
	s = strings.TrimSpace(strings.ReplaceAll(s, "\t", " "))
	name, rest, _ := strings.Cut(s, " ")
	name = strings.ToLower(name)
	r := &reader{text: s, ctx: ctx}
	if in, ok, err := t.constant(r, name, rest); ok {
		return in, err
	}
	args, err := r.args(rest)
	if err != nil {
		return in, err
	}
	name, args = r.branch(name, args)
	w, err := t.c.find(name, args, r)
	if err != nil {
		return in, err
	}
	return w.text()
}

// branch takes the condition off the name of a branch.
func (r *reader) branch(name string, args []arg) (string, []arg) {
	cc, dotted := strings.CutPrefix(name, "b.")
	if !dotted && len(name) == 3 && name[0] == 'b' {
		cc = name[1:]
	}
	if _, ok := conditionNumber(cc); ok && cc != name {
		return "b.", append([]arg{{kind: nameArg, name: cc}}, args...)
	}
	return name, args
}

// constant assembles ldr with a constant after =, if a single instruction moves that.
func (t *assemblyText) constant(r *reader, name, rest string) (in gas.Instr, ok bool, err error) {
	to, value, found := strings.Cut(rest, "=")
	if name != "ldr" || !found {
		return in, false, nil
	}
	args, err := r.args(strings.TrimRight(to, ", ") + ", " + strings.TrimSpace(value))
	if err != nil {
		return in, true, err
	}
	w, err := t.c.find("mov", args, r)
	if err == nil {
		in, err = w.text()
	}
	if err != nil {
		err = fmt.Errorf("literal pools are not supported: load the constant from data of its own")
	}
	return in, true, err
}

// text returns the code of an instruction that a program writes.
func (w *lineCoder) text() (in gas.Instr, err error) {
	code, none := w.code, new(target.Assignment)
	for i := range w.fields {
		f := &w.fields[i]
		switch {
		case f.kind == branchField || f.kind == symbolField:
			t := object.Relocs[f.reloc]
			in.Fixes = append(in.Fixes, gas.Field{Size: instrBytes, PCRel: t.PCRel, Reloc: f.reloc, Keep: true, E: f.a.expr})
		case f.a.expr != nil || f.b.expr != nil:
			return in, fmt.Errorf("%q has an operand that is not an absolute number", w.reader.text)
		default:
			if err := w.check(f); err != nil {
				return in, err
			}
			code = w.put(code, f, none)
		}
	}
	in.Code = binary.LittleEndian.AppendUint32(nil, code)
	return in, nil
}

// check returns an error if the number of a field is one that the instruction does not have.
func (w *lineCoder) check(f *field) error {
	v, size := f.a.v, int64(32)
	if w.wide {
		size = 64
	}
	ok := true
	switch f.kind {
	case immField:
		ok = v >= 0 && v < 1<<f.width
		if f.width == 3 && f.lo == 10 { // of an extension
			ok = v >= 0 && v <= 4
		}
	case signedField:
		ok = v >= -1<<(f.width-1) && v < 1<<(f.width-1)
	case arithField:
		ok = isArith(v) && (v == v&0xFFF || !w.hasField(immField, 22))
	case logicField:
		ok = isLogic(uint64(v))
		if size == 32 {
			ok = v >= math.MinInt32 && v <= math.MaxUint32 && isLogic(uint64(uint32(v))*0x1_0000_0001)
		}
	case moveField:
		ok = countHalves(uint64(v), 0) <= 1 || countHalves(uint64(v), 0xFFFF) <= 1 || isLogic(uint64(v))
		if size == 32 {
			ok = v >= math.MinInt32 && v <= math.MaxUint32 && isMove(uint32(v))
		}
	case halfField:
		ok = v>>16 == 0 && f.b.v >= 0 && f.b.v < size && f.b.v%16 == 0
	case shiftField:
		ok = v >= 0 && v < size && (f.extra>>22 != 3 || w.code&0x1F000000 != 0x0B000000)
	case lslField, lsrField, rotField, testField:
		ok = v >= 0 && v < size
	case bitsField, sftField:
		ok = v >= 0 && f.b.v >= 1 && v+f.b.v <= size
	case fpField:
		ok = isFloat8(math.Float64frombits(uint64(v)))
	case pairField:
		n := v / int64(f.scale)
		ok = v%int64(f.scale) == 0 && n >= -64 && n < 64
	case offsetField:
		ok = f.reachesText(v)
	}
	if !ok {
		return fmt.Errorf("%d is not a number that %s can have", v, w.name)
	}
	return nil
}

func (w *lineCoder) hasField(kind fieldKind, lo uint8) bool {
	for i := range w.fields {
		if w.fields[i].kind == kind && w.fields[i].lo == lo {
			return true
		}
	}
	return false
}

// reachesText reports whether an address that a program writes is one that the access has.
func (f *field) reachesText(v int64) bool {
	switch {
	case f.index == nil && f.extra != 0:
		return -256 <= v && v <= 255
	case f.index == nil:
		return reaches(v, int64(f.scale))
	case f.extra != 0 || f.index.kind != regArg:
		return false
	}
	extended := f.shift != nil && (f.shift.name == "uxtw" || f.shift.name == "sxtw")
	if f.index.sp || (f.index.class == 'w') != extended {
		return false
	}
	if f.shift == nil {
		return true
	}
	amount := f.shift.value.v
	known := extended || f.shift.name == "sxtx" || f.shift.name == "lsl"
	return known && (amount == 0 || 1<<amount == int64(f.scale))
}

package arm

import (
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"strconv"
)

// What follows is for package thumb: the machine with instructions of two bytes has the same registers, convention, library
// and objects.

// Layout returns the layout of types.
func Layout() ir.Layout { return platform.Layout }

// RegNames returns the names of the registers.
func RegNames() []string { return names() }

// DebugRegs returns the numbers of the registers in DWARF.
func DebugRegs() []int16 { return debugRegs() }

// ABI returns the calling convention, of functions that preserve the given registers.
func ABI(preserved []regalloc.Reg) target.ABI {
	a := abi()
	a.CalleeSaved = preserved
	return a
}

// Library returns the names of the run-time ABI for the functions of the compiler's library.
func Library() map[string]string { return library }

// SoftFloat returns the comparisons of floats.
func SoftFloat() *target.SoftFloat { return softFloat }

// Limits returns how far memory is copied, set and compared by instructions.
func Limits() target.Limits { return limits }

// Literals returns what the entries of literal pools are.
func Literals() *target.LiteralPools { return literals }

// ConditionCodes returns the condition suffixes by predicate.
func ConditionCodes() [ir.NumPreds]string { return conditionCodes() }

// ConditionNumber returns the number of a condition, -1 for what is none.
func ConditionNumber(name string) int { return conditionNumber(name) }

// An Operand is one of an instruction in text: a register or a number (Part, which a row leaves open, or Value), an address of
// the tile, registers in brackets or braces, or a label.
type Operand struct {
	Kind  OperandKind
	Part  *target.LinePart // nil: Value
	Value int64
	List  []Operand
	Name  string
}

// OperandKind is what an operand in text is.
type OperandKind uint8

// The kinds of operands.
const (
	Register  OperandKind = iota
	Immediate             // a number
	Memory                // the address of the tile; Sum: computed
	Sum
	Address   // registers in brackets
	Offset    // a register and a number in brackets, and what is behind them (Name)
	List      // registers in braces
	Label     // a label, a symbol or an entry of a literal pool
	Shift     // lsl and its like (Name), by a number
	Float     // a register for floating point
	FloatList // N of them in braces, from Reg on
	Word      // anything else: Name
)

var operandKinds = map[argKind]OperandKind{regArg: Register, immArg: Immediate, memArg: Memory, sumArg: Sum, addressArg: Address, offsetArg: Offset, listArg: List, labelArg: Label, shiftArg: Shift, nameArg: Word}

// ReadLine takes a line of a row apart: the name of the instruction, what is open of it at its end (a condition, else nil), and the operands.
func ReadLine(tile *target.Tile, l *target.AsmLine) (name string, open *target.LinePart, operands []Operand, err error) {
	r := newReader(tile, l)
	name, args, err := r.line()
	if err != nil {
		return "", nil, nil, err
	}
	if n := len(name) - 1; name[n] >= hole {
		name, open = name[:n], r.part(name[n])
	}
	for i := range args {
		a := &args[i]
		x := Operand{Kind: operandKinds[a.kind], Part: a.value.part, Value: a.value.v, Name: a.name}
		for _, s := range a.list {
			x.List = append(x.List, Operand{Part: s.part, Value: s.v})
		}
		operands = append(operands, x)
	}
	return name, open, operands, nil
}

// The numbers of the types of relocation of instructions of two bytes, and of calls, which have four.
const (
	RelTHMCALL   = 10
	RelTHMPC8    = 11
	RelTHMJUMP24 = 30
	RelTHMJUMP19 = 51
	RelTHMJUMP6  = 52
	RelTHMPC12   = 54
	RelTHMJUMP11 = 102
	RelTHMJUMP8  = 103
	RelTHMLDC    = 112 // of a type that files do not have: a load of floating point from the literal pool
)

// thumbRelocs adds them by instr: a call reaches 4 MB, as on all processors.
func thumbRelocs(instr func(number int, name string, value target.RelocValue, pcrel bool, f *target.RelocField) *target.RelocType) {
	instr(RelTHMCALL, "THM_CALL", target.RelocPLT, true, &target.RelocField{Bits: 23, Scale: 1,
		Parts: []target.BitRange{{From: 1, Width: 11, At: 16}, {From: 12, Width: 10, At: 0}, {From: 22, Width: 1, At: 10}}})
	instr(RelTHMJUMP24, "THM_JUMP24", target.RelocPLT, true, &target.RelocField{Bits: 23, Scale: 1,
		Parts: []target.BitRange{{From: 1, Width: 11, At: 16}, {From: 12, Width: 10, At: 0}, {From: 22, Width: 1, At: 10}}}).Veneer = true
	instr(RelTHMJUMP19, "THM_JUMP19", target.RelocPLT, true, &target.RelocField{Bits: 21, Scale: 1,
		Parts: []target.BitRange{{From: 1, Width: 11, At: 16}, {From: 12, Width: 6, At: 0}, {From: 18, Width: 1, At: 29}, {From: 19, Width: 1, At: 27}, {From: 20, Width: 1, At: 10}}})
	wide := instr(RelTHMPC12, "THM_PC12", target.RelocAddr, true, &target.RelocField{Bits: 12, Scale: 1, Page: 2, Parts: []target.BitRange{{From: 0, Width: 12, At: 16}}})
	wide.Signed, wide.Unsigned = false, true
	for n, name := range []string{"MOVW_ABS_NC", "MOVT_ABS", "MOVW_PREL_NC", "MOVT_PREL"} {
		halves := func(from uint8) []target.BitRange {
			return []target.BitRange{{From: from, Width: 8, At: 16}, {From: from + 8, Width: 3, At: 28}, {From: from + 11, Width: 1, At: 10}, {From: from + 12, Width: 4, At: 0}}
		}
		instr(47+n, "THM_"+name, target.RelocAddr, n >= 2, &target.RelocField{Parts: halves(uint8(n & 1 * 16)), Addend: halves(0)})
	}
	instr(RelTHMLDC, "PRIVATE_0", target.RelocAddr, true, &target.RelocField{Bits: 11, Scale: 2, Sign: 7, Page: 2, Parts: []target.BitRange{{From: 2, Width: 8, At: 16}}})
	jump := instr(RelTHMJUMP11, "THM_JUMP11", target.RelocPLT, true, &target.RelocField{Bits: 12, Scale: 1, Parts: []target.BitRange{{From: 1, Width: 11, At: 0}}})
	condition := instr(RelTHMJUMP8, "THM_JUMP8", target.RelocPLT, true, &target.RelocField{Bits: 9, Scale: 1, Parts: []target.BitRange{{From: 1, Width: 8, At: 0}}})
	zero := instr(RelTHMJUMP6, "THM_JUMP6", target.RelocAddr, true, &target.RelocField{Bits: 7, Scale: 1, Parts: []target.BitRange{{From: 1, Width: 5, At: 3}, {From: 6, Width: 1, At: 9}}})
	zero.Bytes, zero.Signed, zero.Unsigned = 2, false, true
	load := instr(RelTHMPC8, "THM_PC8", target.RelocAddr, true, &target.RelocField{Bits: 10, Scale: 2, Page: 2, Parts: []target.BitRange{{From: 2, Width: 8, At: 0}}})
	jump.Bytes, condition.Bytes, load.Bytes = 2, 2, 2
	load.Signed, load.Unsigned = false, true
}

// Attribute is one of a file: all are numbers.
type Attribute struct{ Tag, Value byte }

// CommonAttributes are those of all files, besides those that say what processor they are for.
func CommonAttributes() []Attribute {
	var list []Attribute
	for _, a := range attributes(0) {
		if a.tag >= 18 {
			list = append(list, Attribute{a.tag, a.value})
		}
	}
	return list
}

// AppendAttributes returns the contents of a section with attributes.
func AppendAttributes(list []Attribute) []byte {
	var own []attribute
	for _, a := range list {
		own = append(own, attribute{a.Tag, a.Value})
	}
	return section(own)
}

// exchange fits calls and jumps to what they lead to: bl becomes blx where that has other instructions, and back.
func exchange(reloc uint32, b []byte, to, place int64) int64 {
	thumb := to&1 != 0
	switch reloc {
	case RelTHMCALL:
		const link = 0x10 // bl and not blx
		if b[3] |= link; !thumb {
			b[3] &^= link
			place &^= 3
		}
	case RelCALL, relPC24, relPLT32:
		const always, half, exchanges = 0xEB, 1, 0xFA
		switch {
		case thumb && b[3] == always:
			b[3] = exchanges | byte((to-place)>>1&half)
			return to&^3 - place&^3
		case thumb:
			return to - place // which does not fit
		case b[3]&^half == exchanges:
			b[3] = always
		}
	case RelTHMJUMP24:
		if !thumb {
			return to - place | 1 // which does not fit
		}
	case RelTHMJUMP11, RelTHMJUMP8, RelTHMJUMP19:
	default:
		return to - place
	}
	return to&^1 - place
}

// crosses reports whether a jump leads to other instructions, which only calls change to.
func crosses(reloc uint32, to int64) (odd, crosses bool) {
	switch reloc {
	case RelJUMP24, relPC24, relPLT32:
		return false, to&1 != 0
	case RelTHMJUMP24:
		return true, to&1 == 0
	}
	return false, false
}

// The numbers of relocations of calls that only other compilers make.
const (
	relPC24  = 1
	relPLT32 = 27
)

// Saturations returns the rows that limit a number to so many bits, with or without a sign; after follows their text.
func Saturations(after string) []target.Row {
	var each [][]string
	for n := 1; n < 32; n++ {
		most := 1<<n - 1
		each = append(each, []string{"OP", "usat", "BITS", strconv.Itoa(n), "LEAST", "0", "MOST", strconv.Itoa(most)},
			[]string{"OP", "ssat", "BITS", strconv.Itoa(n + 1), "LEAST", strconv.Itoa(-most - 1), "MOST", strconv.Itoa(most)})
	}
	asm := "OP {d}, #BITS, {a}" + after
	return []target.Row{{Name: "OP.BITS", Pattern: "d:i32 = (smax.i32 (smin.i32 a #MOST) #LEAST)", Each: each, Asm: asm},
		{Name: "OP.BITS.max", Pattern: "d:i32 = (smin.i32 (smax.i32 a #LEAST) #MOST)", Each: each, Asm: asm}}
}

// ConditionNames returns the conditions by number.
func ConditionNames() []string { return conditionNames }

// UseFloats makes t, which is not finished, a machine with registers for floating point.
func UseFloats(t *target.Target) { useFloats(t) }

// AddFloats adds these registers to a machine.
func AddFloats(m *regalloc.Machine, features target.Features) { addFloats(m, features) }

// AddConventions adds the conventions that have names to t; floats says whether it has floats in registers. If it also has HardFloat, C's
// convention passes them there.
func AddConventions(t *target.Target, floats bool) { addConventions(t, floats) }

// NameFloatTiles fills in the tiles for these registers that are used by name.
func NameFloatTiles(t *target.Target, tile func(name string) target.TileID) { nameFloatTiles(t, tile) }

// FloatRows returns the rows of floating point: arithmetic and how floats move, saves of registers, and selections by the conditions
// that comparisons end in (target.Condition).
func FloatRows() []target.Row { return append(floats(), floatSaves()...) }

// FloatConditions returns the comparisons of floats.
func FloatConditions() []target.Condition { return floatConditions() }

// FloatTypes returns rows written for each precision: $T is the type and $w its bits.
func FloatTypes(rows ...target.Row) (list []target.Row) {
	for _, p := range precisions {
		list = append(list, p.rows(rows...)...)
	}
	return list
}

// FloatVersion returns the value of attribute FloatTag: which instructions for floating point a file has.
func FloatVersion(features target.Features) byte { return floatVersion(features) }

// FloatTag and ArgumentsTag are the attributes for the instructions for floating point that a file has, and for where it passes floats.
const FloatTag, ArgumentsTag = floatTag, argumentsTag

// FloatForms returns what programs write of floating point, for Thumb, and WithFloatKinds kinds of operands and those that these have.
func FloatForms(features target.Features) (list []TextForm) {
	for _, f := range floatForms(features) {
		f.Code, f.Exchanged = f.Code|always<<conditionAt, true
		list = append(list, f)
	}
	return list
}

// Doubles returns how many registers for doubles there are.
func Doubles(features target.Features) int { return doubles(features) }

// WithFloatKinds returns kinds and the kinds of operands of FloatForms.
func WithFloatKinds(kinds map[string]TextKind) map[string]TextKind { return withFloats(kinds) }

// NewCoder returns the coder of instructions of four bytes, among them those of floating point, which Thumb-2 has with their halves exchanged.
func NewCoder() target.Coder { return newCoder() }

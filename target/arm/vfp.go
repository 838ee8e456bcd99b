package arm

import (
	"slices"
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// The registers for floating point, on machines that have them: s0 to s31, and d0 to d15, of which each is two of those; d16 to d31 are
// of their own, where there are any (D32). Functions preserve s16 to s31, that is d8 to d15.
const (
	S0  regalloc.Reg = 16
	D0  regalloc.Reg = S0 + numSingles
	s16 regalloc.Reg = S0 + 16

	numSingles = 32
	numDoubles = 32
	numPairs   = numSingles / 2 // doubles that are two of the others
	numAllRegs = numRegs + numSingles + numDoubles
)

// The classes of floats.
const (
	ClassS regalloc.ClassID = iota + 1
	ClassD
)

// doubles returns how many registers for doubles there are.
func doubles(features target.Features) int {
	switch {
	case features&VFP == 0:
		return 0
	case features&D32 == 0:
		return numPairs
	}
	return numDoubles
}

// vfpNames returns the names of all registers.
func vfpNames() []string {
	out := make([]string, numAllRegs)
	copy(out, names())
	for i := range numSingles {
		out[int(S0)+i] = "s" + strconv.Itoa(i)
	}
	for i := range numDoubles {
		out[int(D0)+i] = "d" + strconv.Itoa(i)
	}
	return out
}

// savedFloats are the registers that functions preserve, in the order in which they are saved: in pairs.
func savedFloats() []regalloc.Reg {
	regs := run(s16, numSingles-16)
	slices.Reverse(regs)
	return regs
}

// What it costs to save two of them and to restore them.
const saveFloatsCost = 4

// addFloats adds the registers for floating point to a machine.
func addFloats(m *regalloc.Machine, features target.Features) {
	const size = 4 // of an instruction
	all := vfpNames()
	m.NumUnits = numRegs + numSingles + numDoubles - numPairs
	add := func(x regalloc.RegInfo, saved bool) {
		if x.Name = all[len(m.Regs)]; saved {
			x.SaveCost, x.SaveSpeed = saveFloatsCost, saveSpeed
		}
		m.Regs = append(m.Regs, x)
	}
	for i := range regalloc.Reg(numSingles) {
		part := &regalloc.Part{Of: D0 + i/2, Bit: uint8(32 * (i & 1))}
		add(regalloc.RegInfo{Units: regalloc.SetOf(S0 + i), Part: part}, i >= 16)
	}
	for i := range regalloc.Reg(numDoubles) {
		if i < numPairs {
			add(regalloc.RegInfo{Units: regalloc.SetOf(S0+2*i, S0+2*i+1)}, i >= 8)
		} else {
			add(regalloc.RegInfo{Units: regalloc.SetOf(S0 + numSingles - numPairs + i), Reserved: features&D32 == 0}, false)
		}
	}
	doubles := slices.Concat(run(D0, 8), run(D0+numPairs, numDoubles-numPairs), run(D0+8, 8))
	m.Classes = append(m.Classes,
		regalloc.Class{Name: "s", Regs: run(S0, numSingles), SpillSize: 4, SpillAlign: 4, Move: size, Load: size, Store: size, Swap: 3 * size},
		regalloc.Class{Name: "d", Regs: doubles, SpillSize: 8, SpillAlign: 8, Move: size, Load: size, Store: size, Swap: 3 * size})
}

// vfpDebugRegs returns the numbers of all registers in DWARF.
func vfpDebugRegs() []int16 {
	out := debugRegs()
	for i := range int16(numSingles) {
		out = append(out, 64+i)
	}
	for i := range int16(numDoubles) {
		out = append(out, 256+i)
	}
	return out
}

// mostPushed is how many registers of savedFloats one instruction saves at most.
const mostPushed = 8

// floatSaves returns the rows that save registers that follow one another, and restore them.
func floatSaves() (rows []target.Row) {
	for n := 1; n <= mostPushed; n++ {
		var uses, results, list []string
		for i := range n {
			letter := "abcdefgh"[i : i+1]
			uses, results = append(uses, "<"+letter+":f32"), append(results, ">"+letter+":f32")
			list = append(list, "{"+letter+"}")
		}
		slices.Reverse(list)
		regs := "{{" + strings.Join(list, ", ") + "}}"
		rows = append(rows,
			target.Row{Name: "vpush" + strconv.Itoa(n), Constraints: strings.Join(uses, " "), Flags: effect, Asm: "vpush " + regs},
			target.Row{Name: "vpop" + strconv.Itoa(n), Constraints: strings.Join(results, " "), Flags: effect, Asm: "vpop " + regs})
	}
	return rows
}

// A precision is a float type.
type precision struct{ typ, bits string }

var precisions = []precision{{"f32", "32"}, {"f64", "64"}}

// rows returns rows written for p. In rows $T is the type, $w its bits.
func (p precision) rows(list ...target.Row) []target.Row {
	return with(list, "$T", p.typ, "$w", p.bits)
}

// fromNear is what the line of a load of a float from the literal pool ends in.
const fromNear = " | lit:-1012..1028"

// floats returns arithmetic on floats, conversions, and how floats move. Loads and stores of floats need addresses that are aligned
// to words, so none stands for one of an integer.
func floats() (rows []target.Row) {
	for _, p := range precisions {
		for _, op := range []struct {
			ir     string
			cycles int8
		}{{"add", 4}, {"sub", 4}, {"mul", 5}, {"div", 18}} {
			rows = append(rows, with(p.rows(target.Row{Name: "vOP$w", Pattern: "d:$T = (fOP.$T a b)", Cycles: op.cycles, Asm: "vOP.$T {d}, {a}, {b}"}), "OP", op.ir)...)
		}
		for _, op := range []struct {
			ir, asm string
			cycles  int8
		}{{"fneg", "neg", 2}, {"fabs", "abs", 2}, {"sqrt", "sqrt", 18}} {
			rows = append(rows, with(p.rows(target.Row{Name: "vASM$w", Pattern: "d:$T = (IR.$T a)", Cycles: op.cycles, Asm: "vASM.$T {d}, {a}"}), "IR", op.ir, "ASM", op.asm)...)
		}
		for _, op := range []struct{ ir, asm string }{ // vminnm makes a NaN of a signaling one, minnum the other operand
			{"floor", "vrintm"}, {"ceil", "vrintp"}, {"trunc.f", "vrintz"}, {"rint", "vrintx"}, {"round", "vrinta"}, {"roundeven", "vrintn"},
		} {
			rows = append(rows, p.rows(target.Row{Name: op.asm + "$w", Pattern: "d:$T = (" + op.ir + ".$T a)", Cycles: 4, Needs: FPV8, Asm: op.asm + ".$T {d}, {a}"})...)
		}
		rows = append(rows, p.rows(floatRows...)...)
		for _, sign := range []string{"s", "u"} {
			rows = append(rows, with(p.rows( // all saturate
				target.Row{Name: "vcvtX32.$T", Pattern: "d:i32 = (fptoXi.i32 a:$T)", Constraints: "t:f32", Cycles: 8, Asm: "vcvt.X32.$T {t}, {a}; vmov {d}, {t}"},
				target.Row{Name: "vcvtX32.$T.sat", Pattern: "d:i32 = (fptoXi.sat.i32 a:$T)", Constraints: "t:f32", Cycles: 8, Asm: "vcvt.X32.$T {t}, {a}; vmov {d}, {t}"},
			), "X", sign)...)
		}
	}
	for _, sign := range []string{"s", "u"} {
		rows = append(rows, with([]target.Row{
			{Name: "vcvtf32.X32", Pattern: "d:f32 = (Xitofp.f32 a:i32)", Cycles: 8, Asm: "vmov {d}, {a}; vcvt.f32.X32 {d}, {d}"},
			{Name: "vcvtf64.X32", Pattern: "d:f64 = (Xitofp.f64 a:i32)", Constraints: "t:f32", Cycles: 8, Asm: "vmov {t}, {a}; vcvt.f64.X32 {d}, {t}"},
		}, "X", sign)...)
	}
	return append(rows,
		target.Row{Name: "fpext", Pattern: "d:f64 = (fpext.f64 a:f32)", Cycles: 4, Asm: "vcvt.f64.f32 {d}, {a}"},
		target.Row{Name: "fptrunc", Pattern: "d:f32 = (fptrunc.f32 a:f64)", Cycles: 4, Asm: "vcvt.f32.f64 {d}, {a}"},
		target.Row{Name: "casti32tof32", Pattern: "d:f32 = (bitcast.f32 a:i32)", Cycles: 3, Asm: "vmov {d}, {a}"},
		target.Row{Name: "castf32toi32", Pattern: "d:i32 = (bitcast.i32 a:f32)", Cycles: 3, Asm: "vmov {d}, {a}"},
		target.Row{Name: "castf32toi32.m", Pattern: "d:i32 = (bitcast.i32 (load.f32 m))", Cycles: loadCycles, Asm: "ldr {d}, {m}"},
		target.Row{Name: "casti32tof32.store", Pattern: "(store.f32 (bitcast.f32 a:i32) m)", Asm: "str {a}, {m}"},
		target.Row{Name: "swapf32", Pattern: "d:f32, e:f32 = b:f32, a:f32", Constraints: "d=a e=b", Flags: target.TileHidden,
			Asm: "vmov r12, {d}; vmov.f32 {d}, {e}; vmov {e}, r12"},
		target.Row{Name: "swapf64", Pattern: "d:f64, e:f64 = b:f64, a:f64", Constraints: "d=a e=b", Flags: target.TileHidden,
			Asm: "vpush {{{d}}}; vmov.f64 {d}, {e}; vpop {{{e}}}"})
}

var floatRows = []target.Row{
	{Name: "movef$w", Pattern: "d:$T = a:$T", Flags: target.TileHidden, Asm: "vmov.$T {d}, {a}"},
	{Name: "vnmul$w", Pattern: "d:$T = (fneg.$T (fmul.$T a b))", Cycles: 5, Asm: "vnmul.$T {d}, {a}, {b}"},
	{Name: "vmla$w", Pattern: "d:$T = (fadd.$T c (fmul.$T a b))", Constraints: "d=c", Cycles: 8, Asm: "vmla.$T {d}, {a}, {b}"},
	{Name: "vmls$w", Pattern: "d:$T = (fsub.$T c (fmul.$T a b))", Constraints: "d=c", Cycles: 8, Asm: "vmls.$T {d}, {a}, {b}"},
	{Name: "vnmls$w", Pattern: "d:$T = (fsub.$T (fmul.$T a b) c)", Constraints: "d=c", Cycles: 8, Asm: "vnmls.$T {d}, {a}, {b}"},
	{Name: "vfma$w", Pattern: "d:$T = (fma.$T a b c)", Constraints: "d=c", Cycles: 8, Needs: VFP4, Asm: "vfma.$T {d}, {a}, {b}"},
	{Name: "vfms$w", Pattern: "d:$T = (fma.$T (fneg.$T a) b c)", Constraints: "d=c", Cycles: 8, Needs: VFP4, Asm: "vfms.$T {d}, {a}, {b}"},
	{Name: "vfnms$w", Pattern: "d:$T = (fma.$T a b (fneg.$T c))", Constraints: "d=c", Cycles: 8, Needs: VFP4, Asm: "vfnms.$T {d}, {a}, {b}"},
	{Name: "vfnma$w", Pattern: "d:$T = (fma.$T (fneg.$T a) b (fneg.$T c))", Constraints: "d=c", Cycles: 8, Needs: VFP4, Asm: "vfnma.$T {d}, {a}, {b}"},
	{Named: true, Name: "loadf$w", Pattern: "d:$T = (load.$T m)", Constraints: "m+vfp*0", Cycles: loadCycles, Asm: "vldr {d}, {m}"},
	{Named: true, Name: "storef$w", Pattern: "(store.$T v m)", Constraints: "m+vfp*0", Asm: "vstr {v}, {m}"},
	{Name: "constf$w.lit", Pattern: "d:$T = k:imm", Cycles: loadCycles, Asm: "vldr {d}, {k:lit}" + fromNear},
	{Name: "keepf$w", Pattern: "d:$T = (bitcast.$T a:$T)", Constraints: "d=a", Flags: target.TileAlias},
}

// floatConditions returns the comparisons of floats.
func floatConditions() (conds []condition) {
	for _, p := range precisions {
		for _, c := range []condition{
			{Name: "vcmp$w.rr", Pattern: "(fcmp.$T ?cc a b)", Asm: "vcmp.$T {a}, {b}; vmrs APSR_nzcv, fpscr", CC: "{cc}"},
			{Name: "vcmp$w.r0", Pattern: "(fcmp.$T ?cc a #0)", Asm: "vcmp.$T {a}, #0; vmrs APSR_nzcv, fpscr", CC: "{cc}"},
		} {
			row := p.rows(target.Row{Name: c.Name, Pattern: c.Pattern, Asm: c.Asm})[0].Written()
			c.Name, c.Pattern, c.Asm = row.Name, row.Pattern, row.Asm
			conds = append(conds, c)
		}
	}
	return conds
}

// floatInstructions returns those of floating point, by pairs of forms of both precisions.
func floatInstructions() (list []instruction) {
	const double = 1 << 8
	for _, x := range []instruction{
		{"vadd", "fd,fn,fm", 0x0E300A00}, {"vsub", "fd,fn,fm", 0x0E300A40}, {"vmul", "fd,fn,fm", 0x0E200A00}, {"vnmul", "fd,fn,fm", 0x0E200A40},
		{"vdiv", "fd,fn,fm", 0x0E800A00}, {"vmla", "fd,fn,fm", 0x0E000A00}, {"vmls", "fd,fn,fm", 0x0E000A40}, {"vnmls", "fd,fn,fm", 0x0E100A00},
		{"vfma", "fd,fn,fm", 0x0EA00A00}, {"vfms", "fd,fn,fm", 0x0EA00A40}, {"vfnms", "fd,fn,fm", 0x0E900A00}, {"vfnma", "fd,fn,fm", 0x0E900A40},
		{"vneg", "fd,fm", 0x0EB10A40}, {"vabs", "fd,fm", 0x0EB00AC0}, {"vsqrt", "fd,fm", 0x0EB10AC0}, {"vmov", "fd,fm", 0x0EB00A40},
		{"vcmp", "fd,fm", 0x0EB40A40}, {"vcmp", "fd,fixed", 0x0EB50A40},
		{"vrinta", "fd,fm", 0xFEB80A40}, {"vrintn", "fd,fm", 0xFEB90A40}, {"vrintp", "fd,fm", 0xFEBA0A40}, {"vrintm", "fd,fm", 0xFEBB0A40}, {"vrintz", "fd,fm", 0x0EB60AC0},
		{"vrintx", "fd,fm", 0x0EB70A40},
	} {
		list = append(list, instruction{x.name + ".f32", x.operands, x.code}, instruction{x.name + ".f64", x.operands, x.code | double})
	}
	for _, p := range []struct {
		name string
		code uint32
	}{{"f32", 0}, {"f64", double}} {
		list = append(list,
			instruction{"vcvt." + p.name + ".s32", "fd,fm", 0x0EB80AC0 | p.code}, instruction{"vcvt." + p.name + ".u32", "fd,fm", 0x0EB80A40 | p.code},
			instruction{"vcvt.s32." + p.name, "fd,fm", 0x0EBD0AC0 | p.code}, instruction{"vcvt.u32." + p.name, "fd,fm", 0x0EBC0AC0 | p.code})
	}
	return append(list,
		instruction{"vcvt.f64.f32", "fd,fm", 0x0EB70AC0}, instruction{"vcvt.f32.f64", "fd,fm", 0x0EB70AC0 | double},
		instruction{"vmov", "fn,d", 0x0E000A10}, instruction{"vmov", "d,fn", 0x0E100A10}, instruction{"vmrs", "fixed,fixed", 0x0EF1FA10},
		instruction{"vpush", "flist", 0x0D2D0A00}, instruction{"vpop", "flist", 0x0CBD0A00},
		instruction{"vldr", "fd,vmem", 0x0D100A00}, instruction{"vldr", "fd,vliteral", 0x0D1F0A00}, instruction{"vstr", "fd,vmem", 0x0D000A00})
}

// putFloat puts a register for floating point into a field of four bits from lo on, and into a bit of its own; wide: another bit says that
// loads and stores are of eight bytes.
func putFloat(code uint32, lo uint8, r int64, wide bool) uint32 {
	one := map[uint8]uint8{12: 22, 16: 7, 0: 5}[lo]
	if regalloc.Reg(r) < D0 {
		n := uint32(regalloc.Reg(r) - S0)
		return code | n>>1<<lo | n&1<<one
	}
	if wide {
		code |= 1 << 8
	}
	n := uint32(regalloc.Reg(r) - D0)
	return code | n&15<<lo | n>>4<<one
}

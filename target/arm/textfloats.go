package arm

import (
	"maps"
	"strconv"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// floatKinds are the operands of floatForms:
//
//	sd sn sm    s0 to s31 in the bits from 12, 16 or 0 on, and in a bit of its own; dd dn dm: d0 to d31
//	snext       the register after sm
//	slist dlist registers that follow one another
//	t u         a general register in the bits from 12 or 16 on; base: one that may be written back, written: one that is
//	mem         an address with a number of words
//	fpscr flags zero   just that
var floatKinds = func() map[string]TextKind {
	kinds := map[string]TextKind{
		"snext": func(code uint32, o *TextOperand) (uint32, bool) {
			sm := code&15<<1 | code>>5&1
			return code, o.Kind == Float && o.Reg == uint32(S0)+sm+1
		},
		"slist": floatList(0, 32), "dlist": floatList(1, 16),
		"t": TextReg(12, 14), "u": TextReg(16, 14),
		"base": func(code uint32, o *TextOperand) (uint32, bool) {
			if o.Write {
				code |= writesBase
			}
			return code | o.Reg<<16, o.Kind == Register && o.Reg < 15
		},
		"written": func(code uint32, o *TextOperand) (uint32, bool) {
			return code | writesBase | o.Reg<<16, o.Kind == Register && o.Reg < 15 && o.Write
		},
		"mem": func(code uint32, o *TextOperand) (uint32, bool) {
			n := o.N
			if n >= 0 {
				code |= offsetUp
			} else {
				n = -n
			}
			return code | o.Reg<<16 | uint32(n)/4, o.Kind == Address && !o.Write && o.Index < 0 && n <= 1020 && n%4 == 0
		},
		"fpscr": TextWord("fpscr"), "flags": TextWord("apsr_nzcv"),
		"zero": func(code uint32, o *TextOperand) (uint32, bool) {
			return code, o.Kind == Immediate && o.N == 0 || o.Kind == Word
		},
	}
	for name, lo := range places {
		for bank, first := range map[string]regalloc.Reg{"s": S0, "d": D0} {
			kinds[bank+name] = func(code uint32, o *TextOperand) (uint32, bool) {
				if o.Kind != Float || o.Write || (regalloc.Reg(o.Reg) < D0) != (first == S0) {
					return code, false
				}
				return putFloat(code, lo, int64(o.Reg), false), true
			}
		}
	}
	return kinds
}()

// floatList returns the kind of lists of at most so many registers, each of 1<<log2 words.
func floatList(log2 uint, most int64) TextKind {
	return func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind != FloatList || (regalloc.Reg(o.Reg) < D0) != (log2 == 0) || o.N > most {
			return code, false
		}
		return putFloat(code, 12, int64(o.Reg), log2 > 0) | uint32(o.N)<<log2, true
	}
}

// withFloats returns kinds and those of floatForms, whose names begin with v there.
func withFloats(kinds map[string]TextKind) map[string]TextKind {
	all := maps.Clone(kinds)
	for name, kind := range floatKinds {
		all["v"+name] = kind
	}
	return all
}

// floatForms returns the instructions of floating point that programs write.
func floatForms(features target.Features) (list []TextForm) {
	const double = 1 << 8
	add := func(name, operands string, code uint32) {
		specs := strings.Split(operands, ",")
		for i := range specs {
			specs[i] = "v" + specs[i]
		}
		list = append(list, TextForm{Name: name, Operands: strings.Join(specs, ","), Code: code, Size: instrBytes})
	}
	for _, x := range []struct {
		name, operands string // of s and d registers by x
		code           uint32
	}{
		{"vadd", "xd,xn,xm", 0x0E300A00}, {"vsub", "xd,xn,xm", 0x0E300A40}, {"vmul", "xd,xn,xm", 0x0E200A00}, {"vnmul", "xd,xn,xm", 0x0E200A40},
		{"vdiv", "xd,xn,xm", 0x0E800A00}, {"vmla", "xd,xn,xm", 0x0E000A00}, {"vmls", "xd,xn,xm", 0x0E000A40}, {"vnmls", "xd,xn,xm", 0x0E100A00}, {"vnmla", "xd,xn,xm", 0x0E100A40},
		{"vfma", "xd,xn,xm", 0x0EA00A00}, {"vfms", "xd,xn,xm", 0x0EA00A40}, {"vfnms", "xd,xn,xm", 0x0E900A00}, {"vfnma", "xd,xn,xm", 0x0E900A40},
		{"vneg", "xd,xm", 0x0EB10A40}, {"vabs", "xd,xm", 0x0EB00AC0}, {"vsqrt", "xd,xm", 0x0EB10AC0}, {"vmov", "xd,xm", 0x0EB00A40},
		{"vrinta", "xd,xm", 0xFEB80A40}, {"vrintn", "xd,xm", 0xFEB90A40}, {"vrintp", "xd,xm", 0xFEBA0A40}, {"vrintm", "xd,xm", 0xFEBB0A40}, {"vrintz", "xd,xm", 0x0EB60AC0},
		{"vrintr", "xd,xm", 0x0EB60A40}, {"vrintx", "xd,xm", 0x0EB70A40}, {"vmaxnm", "xd,xn,xm", 0xFE800A00}, {"vminnm", "xd,xn,xm", 0xFE800A40},
		{"vseleq", "xd,xn,xm", 0xFE000A00}, {"vselvs", "xd,xn,xm", 0xFE100A00}, {"vselge", "xd,xn,xm", 0xFE200A00}, {"vselgt", "xd,xn,xm", 0xFE300A00},
		{"vcmp", "xd,xm", 0x0EB40A40}, {"vcmp", "xd,zero", 0x0EB50A40}, {"vcmpe", "xd,xm", 0x0EB40AC0}, {"vcmpe", "xd,zero", 0x0EB50AC0},
	} {
		if strings.HasPrefix(x.name, "vf") && features&VFP4 == 0 || ofFPV8(x.name) && features&FPV8 == 0 {
			continue
		}
		add(x.name+".f32", strings.ReplaceAll(x.operands, "x", "s"), x.code)
		add(x.name+".f64", strings.ReplaceAll(x.operands, "x", "d"), x.code|double)
	}
	for i, sign := range []string{"u32", "s32"} {
		from, to := uint32(i)<<7, uint32(i)<<16
		add("vcvt.f32."+sign, "sd,sm", 0x0EB80A40|from)
		add("vcvt.f64."+sign, "dd,sm", 0x0EB80B40|from)
		for name, towardZero := range map[string]uint32{"vcvt.": 1 << 7, "vcvtr.": 0} {
			add(name+sign+".f32", "sd,sm", 0x0EBC0A40|to|towardZero)
			add(name+sign+".f64", "sd,dm", 0x0EBC0B40|to|towardZero)
		}
	}
	for i, half := range []string{"vcvtb", "vcvtt"} {
		add(half+".f32.f16", "sd,sm", 0x0EB20A40|uint32(i)<<7)
		add(half+".f16.f32", "sd,sm", 0x0EB30A40|uint32(i)<<7)
	}
	for _, bank := range []struct {
		name string
		bit  uint32
	}{{"s", 0}, {"d", double}} {
		for _, size := range []string{"", map[string]string{"s": ".32", "d": ".64"}[bank.name]} {
			add("vldr"+size, bank.name+"d,mem", 0x0D100A00|bank.bit)
			add("vstr"+size, bank.name+"d,mem", 0x0D000A00|bank.bit)
			add("vpush"+size, bank.name+"list", 0x0D2D0A00|bank.bit)
			add("vpop"+size, bank.name+"list", 0x0CBD0A00|bank.bit)
			for _, up := range []string{"", "ia"} {
				add("vldm"+up+size, "base,"+bank.name+"list", 0x0C900A00|bank.bit)
				add("vstm"+up+size, "base,"+bank.name+"list", 0x0C800A00|bank.bit)
			}
			add("vldmdb"+size, "written,"+bank.name+"list", 0x0D100A00|bank.bit)
			add("vstmdb"+size, "written,"+bank.name+"list", 0x0D000A00|bank.bit)
		}
	}
	add("vcvt.f64.f32", "dd,sm", 0x0EB70AC0)
	add("vcvt.f32.f64", "sd,dm", 0x0EB70AC0|double)
	for _, name := range []string{"vmov", "vmov.f32"} {
		add(name, "sn,t", 0x0E000A10)
		add(name, "t,sn", 0x0E100A10)
	}
	add("vmov", "dm,t,u", 0x0C400B10)
	add("vmov", "t,u,dm", 0x0C500B10)
	add("vmov", "sm,snext,t,u", 0x0C400A10)
	add("vmov", "t,u,sm,snext", 0x0C500A10)
	add("vmrs", "t,fpscr", 0x0EF10A10)
	add("vmrs", "flags,fpscr", 0x0EF1FA10)
	add("vmsr", "fpscr,t", 0x0EE10A10)
	return list
}

// ofFPV8 reports whether an instruction is one of those of FPV8.
func ofFPV8(name string) bool {
	return strings.HasPrefix(name, "vrint") || strings.HasPrefix(name, "vsel") || strings.HasPrefix(name, "vmaxnm") || strings.HasPrefix(name, "vminnm")
}

// floatRegister returns the machine's number of a register for floating point, -1 for what is none.
func floatRegister(name string) int {
	if len(name) < 2 {
		return -1
	}
	n, err := strconv.Atoi(name[1:])
	switch {
	case err != nil || n < 0 || n > 31 || name[1] == '+' || name[1] == '0' && len(name) > 2:
		return -1
	case name[0]|' ' == 's':
		return int(S0) + n
	case name[0]|' ' == 'd':
		return int(D0) + n
	}
	return -1
}

// readFloatList reads { registers }, which follow one another, with a dash between the first and the last of some.
func readFloatList(s string) (first, n int, ok bool) {
	inner, closed := strings.CutSuffix(s[1:], "}")
	if !closed {
		return 0, 0, false
	}
	for i, one := range split(inner) {
		from, to, dash := strings.Cut(one, "-")
		if !dash {
			to = from
		}
		a, b := floatRegister(strings.TrimSpace(from)), floatRegister(strings.TrimSpace(to))
		if a < 0 || b < a || (a < int(D0)) != (b < int(D0)) || i > 0 && a != first+n {
			return 0, 0, false
		}
		if i == 0 {
			first = a
		}
		n += b - a + 1
	}
	return first, n, n > 0
}

package thumb

import (
	"maps"
	"slices"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
)

// specials are the special registers by their numbers; specialsV7 those that ARMv6-M lacks.
var (
	specials   = map[string]uint32{"apsr": 0, "iapsr": 1, "eapsr": 2, "xpsr": 3, "ipsr": 5, "epsr": 6, "iepsr": 7, "msp": 8, "psp": 9, "primask": 16, "control": 20}
	specialsV7 = map[string]uint32{"basepri": 17, "basepri_max": 18, "faultmask": 19}
	specialsV8 = map[string]uint32{"msplim": 10, "psplim": 11}
	// flagNames are what msr calls those of whose bits it writes the flags only.
	flagNames = map[string]string{"apsr_nzcvq": "apsr", "xpsr_nzcvq": "xpsr", "iapsr_nzcvq": "iapsr", "eapsr_nzcvq": "eapsr"}
)

// textKinds are the operands of textForms:
//
//	0 3 6 8     a register from r0 to r7 in the bits from that one on
//	D M         any register, in bits 7 and 2 to 0, or from 3 on
//	d n t m     that in the bits from 24, 0, 28 and 16 on; nm: in two places
//	sp zero     just that
//	i3 i5 i8    numbers from bit 6 or 0 on; sp7 sp8 words: numbers of words
//	mem4 mem2 mem1 memr memsp   addresses with a number, two registers or the stack pointer
//	wide base base4             addresses of four-byte forms, and a register alone without or with a number of words
//	mod half width shift        constants of four-byte forms, and how registers are shifted
//	list plist rlist wlist      registers in braces
func textKinds(features target.Features) map[string]arm.TextKind {
	any := uint32(15)
	kinds := map[string]arm.TextKind{
		"0": arm.TextReg(0, 7), "3": arm.TextReg(3, 7), "6": arm.TextReg(6, 7), "8": arm.TextReg(8, 7), "M": arm.TextReg(3, any),
		"d": arm.TextReg(24, any), "n": arm.TextReg(0, any), "t": arm.TextReg(28, any), "m": arm.TextReg(16, any),
		"D": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.Reg>>3<<7 | o.Reg&7, o.Kind == arm.Register && !o.Write
		},
		"nm": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.Reg | o.Reg<<16, o.Kind == arm.Register && !o.Write
		},
		"sp": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code, o.Kind == arm.Register && !o.Write && o.Reg == uint32(SP)
		},
		"zero": arm.TextNumber(0, 0, 0, 1, 0), "i3": arm.TextNumber(6, 0, 7, 1, 0), "i5": arm.TextNumber(6, 0, 31, 1, 0), "i5r": shiftRight, "i8": arm.TextNumber(0, 0, 255, 1, 0),
		"sp7": arm.TextNumber(0, 0, 508, 4, 0), "sp8": arm.TextNumber(0, 0, 1020, 4, 0),
		"mem4": textOffset(4), "mem2": textOffset(2), "mem1": textOffset(1), "memr": textIndex, "memsp": textFromSP,
		"option": arm.TextNames(16, 15, arm.Barriers), "flags": arm.TextNames(0, 0, map[string]uint32{"i": 2, "f": 1, "if": 3}),
		"special": arm.TextNames(16, 0, specialNames(features)), "to": arm.TextNames(16, 0, writtenNames(features)),
		"list": textList(0x00FF, 0, 0), "plist": textList(0x40FF, 1<<14, 1<<8), "rlist": textList(0x80FF, 1<<15, 1<<8),
		"wlist": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.List<<16, o.Kind == arm.List && o.List&(o.List-1) != 0 && o.List&(1<<SP) == 0
		},
		"mod": textModified, "half": textHalf, "flat": textFlat, "amount": textAmount, "shift": textShift, "wide": textWide,
		"base": textBase(0), "base4": textBase(1020), "sat": arm.TextNumber(16, 1, 32, 1, 1), "usat": arm.TextNumber(16, 0, 31, 1, 0),
		"msb": func(code uint32, o *arm.TextOperand) (uint32, bool) { // the last bit of a field, by the number of bits
			lsb := code>>28&7<<2 | code>>22&3
			return code | (lsb+uint32(o.N)-1)<<16, o.Kind == arm.Immediate && o.N >= 1 && o.N <= 32-int64(lsb)
		},
		"satshift": textSatShift, "bits": arm.TextNumber(16, 1, 32, 1, 1), "sat4": arm.TextNumber(16, 1, 16, 1, 1), "usat4": arm.TextNumber(16, 0, 15, 1, 0), "i4": arm.TextNumber(16, 0, 15, 1, 0),
	}
	maps.Copy(kinds, memoryKinds())
	return kinds
}

// specialNames are the special registers as mrs names them: microcontrollers have more of them.
func specialNames(features target.Features) map[string]uint32 {
	if features&V7A != 0 {
		return map[string]uint32{"apsr": 0, "cpsr": 0}
	}
	names := map[string]uint32{}
	for i, list := range []map[string]uint32{specials, specialsV7, specialsV8} {
		if i == 1 && features&T2 == 0 || i == 2 && features&V8Main == 0 {
			continue
		}
		for name, n := range list {
			names[name] = n
		}
	}
	return names
}

// writtenNames are the special registers as msr names them.
func writtenNames(features target.Features) map[string]uint32 {
	if features&V7A != 0 {
		return nil
	}
	names := specialNames(features)
	for name, of := range flagNames {
		names[name] = specials[of]
	}
	return names
}

// shiftRight is a number from 1 to 32, which is 0.
func shiftRight(code uint32, o *arm.TextOperand) (uint32, bool) {
	return code | uint32(o.N)&31<<6, o.Kind == arm.Immediate && o.N >= 1 && o.N <= 32
}

func lowAddress(o *arm.TextOperand) bool { return o.Kind == arm.Address && !o.Write && o.Reg < 8 }

func textOffset(unit int64) arm.TextKind {
	return func(code uint32, o *arm.TextOperand) (uint32, bool) {
		ok := lowAddress(o) && o.Index < 0 && o.N >= 0 && o.N < 32*unit && o.N%unit == 0
		return code | o.Reg<<3 | uint32(o.N/unit)<<6, ok
	}
}

func textIndex(code uint32, o *arm.TextOperand) (uint32, bool) {
	return code | o.Reg<<3 | uint32(o.Index)<<6, lowAddress(o) && o.Index >= 0 && o.Index < 8 && o.N == 0
}

func textFromSP(code uint32, o *arm.TextOperand) (uint32, bool) {
	return code | uint32(o.N)/4, o.Kind == arm.Address && !o.Write && o.Reg == uint32(SP) && o.Index < 0 && o.N >= 0 && o.N <= 1020 && o.N%4 == 0
}

// textList has the registers of allowed, of which one has a bit of its own.
func textList(allowed, one, bit uint32) arm.TextKind {
	return func(code uint32, o *arm.TextOperand) (uint32, bool) {
		if o.List&one != 0 {
			code |= bit
		}
		return code | o.List&0xFF, o.Kind == arm.List && o.List != 0 && o.List&^allowed == 0
	}
}

func textModified(code uint32, o *arm.TextOperand) (uint32, bool) {
	if o.Kind != arm.Immediate || o.N < -1<<31 || o.N >= 1<<32 {
		return code, false
	}
	return fitModified(code, uint32(o.N))
}

func textHalf(code uint32, o *arm.TextOperand) (uint32, bool) {
	v := uint32(o.N)
	return code | v>>12&15 | spread(v&0xFFF), o.Kind == arm.Immediate && o.N >= 0 && o.N < 1<<16
}

func textFlat(code uint32, o *arm.TextOperand) (uint32, bool) {
	return code | spread(uint32(o.N)), o.Kind == arm.Immediate && o.N >= 0 && o.N < 4096
}

func textAmount(code uint32, o *arm.TextOperand) (uint32, bool) {
	return code | putAmount(uint32(o.N)), o.Kind == arm.Immediate && o.N >= 0 && o.N < 32
}

// textShift is a shift of the register before it.
func textShift(code uint32, o *arm.TextOperand) (uint32, bool) {
	n := uint32(slices.Index(shiftNames, o.Name))
	return code | n<<20 | putAmount(uint32(o.N)), o.Kind == arm.Shift && o.Index < 0 && o.N >= 1 && o.N < 32
}

func textSatShift(code uint32, o *arm.TextOperand) (uint32, bool) {
	if o.Name == "asr" {
		code |= 1 << 5
	}
	return code | putAmount(uint32(o.N)), o.Kind == arm.Shift && o.Index < 0 && (o.Name == "lsl" && o.N >= 0 || o.Name == "asr" && o.N > 0) && o.N < 32
}

func textWide(code uint32, o *arm.TextOperand) (uint32, bool) {
	code |= o.Reg
	switch {
	case o.Kind != arm.Address || o.Write:
		return code, false
	case o.Index >= 0:
		return code | uint32(o.Index)<<16 | uint32(o.N)<<20, o.N >= 0 && o.N <= 3
	case o.N < 0:
		return code | half2(0, 0x0C00|uint32(-o.N)), o.N >= -255
	}
	return code | half2(0x80, uint32(o.N)), o.N < 4096
}

// textBase is a register in brackets, with a number of words up to most.
func textBase(most int64) arm.TextKind {
	return func(code uint32, o *arm.TextOperand) (uint32, bool) {
		return code | o.Reg | uint32(o.N)/4<<16, o.Kind == arm.Address && !o.Write && o.Index < 0 && o.N >= 0 && o.N <= most && o.N%4 == 0
	}
}

// textForms returns the instructions that programs write, those of two bytes first.
func textForms(features target.Features) []arm.TextForm {
	var list []arm.TextForm
	add := func(name, operands string, code uint32) {
		size := 2
		if code >= long {
			size = 4
		}
		list = append(list, arm.TextForm{Name: name, Operands: operands, Code: code, Size: size})
	}
	wide := func(name, operands string, code uint32) {
		list = append(list, arm.TextForm{Name: name, Operands: operands, Code: code, Size: 4})
	}
	nothing := uint32(hint)
	if features&T2 == 0 {
		nothing = nop
	}
	for _, x := range []struct {
		name, operands string
		code           uint32
	}{
		{"adds", "8,i8", 0x3000}, {"adds", "8,=8,i8", 0x3000}, {"adds", "0,3,i3", 0x1C00}, {"adds", "0,3,6", 0x1800},
		{"subs", "8,i8", 0x3800}, {"subs", "8,=8,i8", 0x3800}, {"subs", "0,3,i3", 0x1E00}, {"subs", "0,3,6", 0x1A00},
		{"add", "sp,sp7", 0xB000}, {"add", "sp,sp,sp7", 0xB000}, {"sub", "sp,sp7", 0xB080}, {"sub", "sp,sp,sp7", 0xB080}, {"add", "8,sp,sp8", 0xA800},
		{"add", "D,M", 0x4400}, {"mov", "D,M", 0x4600}, {"movs", "8,i8", 0x2000}, {"movs", "0,3", 0x0000},
		{"cmp", "8,i8", 0x2800}, {"cmp", "0,3", 0x4280}, {"cmp", "D,M", 0x4500}, {"rsbs", "0,3,zero", 0x4240}, {"negs", "0,3", 0x4240}, {"muls", "0,3,=", 0x4340}, {"muls", "0,=,3", 0x4340},
		{"lsls", "0,3,i5", 0x0000}, {"lsrs", "0,3,i5r", 0x0800}, {"asrs", "0,3,i5r", 0x1000},
		{"uxtb", "0,3", 0xB2C0}, {"uxth", "0,3", 0xB280}, {"sxtb", "0,3", 0xB240}, {"sxth", "0,3", 0xB200}, {"rev", "0,3", 0xBA00}, {"rev16", "0,3", 0xBA40}, {"revsh", "0,3", 0xBAC0},
		{"ldr", "8,memsp", 0x9800}, {"str", "8,memsp", 0x9000},
		{"ldr", "0,mem4", 0x6800}, {"ldrh", "0,mem2", 0x8800}, {"ldrb", "0,mem1", 0x7800}, {"str", "0,mem4", 0x6000}, {"strh", "0,mem2", 0x8000}, {"strb", "0,mem1", 0x7000},
		{"ldr", "0,memr", 0x5800}, {"ldrh", "0,memr", 0x5A00}, {"ldrb", "0,memr", 0x5C00}, {"ldrsh", "0,memr", 0x5E00}, {"ldrsb", "0,memr", 0x5600},
		{"str", "0,memr", 0x5000}, {"strh", "0,memr", 0x5200}, {"strb", "0,memr", 0x5400},
		{"push", "plist", 0xB400}, {"pop", "rlist", 0xBC00}, {"b", "jump", 0xE000}, {"bl", "call", 0xF800F000}, {"bx", "M", 0x4700}, {"blx", "M", 0x4780},
		{"nop", "", nothing}, {"yield", "", 0xBF10}, {"wfe", "", 0xBF20}, {"wfi", "", 0xBF30}, {"sev", "", 0xBF40},
		{"cpsie", "flags", 0xB660}, {"cpsid", "flags", 0xB670}, {"svc", "i8", 0xDF00}, {"bkpt", "i8", 0xBE00}, {"bkpt", "", 0xBE00}, {"udf", "i8", 0xDE00},
		{"mrs", "d,special", half2(0xF3EF, 0x8000)}, {"msr", "to,n", half2(0xF380, 0x8800)},
	} {
		add(x.name, x.operands, x.code)
	}
	for name, n := range map[string]uint32{"ands": 0, "eors": 1, "lsls": 2, "lsrs": 3, "asrs": 4, "adcs": 5, "sbcs": 6, "rors": 7, "orrs": 12, "bics": 14} {
		add(name, "0,=,3", 0x4000|n<<6)
		if n < 2 || n == 5 || n == 12 { // commutes
			add(name, "0,3,=", 0x4000|n<<6)
		}
	}
	for name, n := range map[string]uint32{"tst": 8, "cmn": 11, "mvns": 15} {
		add(name, "0,3", 0x4000|n<<6)
	}
	for n, name := range arm.ConditionNames() {
		add("b"+name, "near", 0xD000|uint32(n)<<8)
	}
	add("bcs", "near", 0xD200)
	add("bcc", "near", 0xD300)
	for name, n := range map[string]uint32{"dsb": 4, "dmb": 5, "isb": 6} {
		for _, form := range []struct {
			operands string
			option   uint32
		}{{"option", 0}, {"", 15}} {
			add(name, form.operands, half2(0xF3BF, 0x8F00|n<<4|form.option))
		}
	}
	if features&T2 != 0 {
		add("cbz", "0,zero6", 0xB100)
		add("cbnz", "0,zero6", 0xB900)
		addWideForms(wide)
		addMemoryForms(add, wide)
	}
	if features&V7A != 0 {
		addExclusivePairs(wide)
	}
	if features&DSP != 0 {
		addDSPForms(wide)
	}
	if hasFloats(features) {
		list = append(list, arm.FloatForms(features)...)
	}
	if features&V8Main != 0 {
		for i, size := range []string{"b", "h", ""} {
			wide("ldaex"+size, "t,base", half2(0xE8D0, 0x0FCF+uint32(i)<<4))
			wide("stlex"+size, "m,t,base", half2(0xE8C0, 0x0FC0+uint32(i)<<4))
		}
	}
	return list
}

// addWideForms adds those of ARMv7-M.
func addWideForms(add func(name, operands string, code uint32)) {
	for _, x := range wideInstructions() {
		switch x.operands {
		case "d,n,op2":
			add(x.name, "d,n,mod", x.code-register+immediate)
			add(x.name, "d,n,m,shift?", x.code)
		case "n,op2":
			add(x.name, "n,mod", x.code-register+immediate)
			add(x.name, "n,m,shift?", x.code)
		case "d,op2":
			add(x.name, "d,mod", x.code-register+immediate)
			if x.name == "mvn" || x.name == "mvns" {
				add(x.name, "d,m,shift?", x.code)
			}
		case "t,mem":
			add(x.name, "t,wide", x.code)
		case "d,m,amount", "d,n,m", "d,m", "d,nm", "d,n,m,t", "t,d,n,m", "d,half", "t,base", "m,t,base":
			if x.name != "ldrex" {
				add(x.name, x.operands, x.code)
			}
		case "dn,m":
			add(x.name, "d,n,m", x.code)
		case "d,n,flat":
			add("addw", "d,n,flat", x.code)
			add("subw", "d,n,flat", x.code|flatSub)
		}
	}
	for n, name := range append(arm.ConditionNames()[:14:14], "cs", "cc") {
		if n > 13 {
			n -= 12
		}
		add("b"+name, "distant", half2(0xF000|uint32(n)<<6, 0x8000))
	}
	for _, x := range []struct {
		name, operands string
		code           uint32
	}{
		{"movt", "d,half", half2(0xF2C0, 0)}, {"ldrex", "t,base4", half2(0xE850, 0x0F00)}, {"strex", "d,t,base4", half2(0xE840, 0)},
		{"clrex", "", half2(0xF3BF, 0x8F2F)}, {"ssat", "d,sat,n,satshift?", half2(0xF300, 0)}, {"usat", "d,usat,n,satshift?", half2(0xF380, 0)},
		{"ror", "d,n,m", half2(0xFA60, 0xF000)}, {"revsh", "d,nm", half2(0xFA90, 0xF0B0)}, {"rrx", "d,m", half2(0xEA4F, 0x0030)}, {"mov", "d,half", half2(0xF240, 0)},
		{"ubfx", "d,n,amount,bits", half2(0xF3C0, 0)}, {"sbfx", "d,n,amount,bits", half2(0xF340, 0)}, {"push", "wlist", half2(0xE92D, 0)}, {"pop", "wlist", half2(0xE8BD, 0)},
		{"smlal", "t,d,n,m", half2(0xFBC0, 0)}, {"umlal", "t,d,n,m", half2(0xFBE0, 0)}, {"teq", "n,mod", half2(0xF090, 0x0F00)}, {"teq", "n,m,shift?", half2(0xEA90, 0x0F00)},
		{"add", "d,n,flat", half2(0xF200, 0)}, {"sub", "d,n,flat", half2(0xF2A0, 0)},
		{"bfi", "d,n,amount,msb", half2(0xF360, 0)}, {"bfc", "d,amount,msb", half2(0xF36F, 0)},
		{"b", "far", half2(0xF000, 0xB800)}, {"dbg", "i4", half2(0xF3AF, 0x80F0)},
	} {
		add(x.name, x.operands, x.code)
	}
}

// addDSPForms adds those of the DSP extension that rows don't have.
func addDSPForms(add func(name, operands string, code uint32)) {
	for i, prefix := range []string{"s", "q", "sh", "", "u", "uq", "uh"} {
		for k, name := range []string{"add8", "add16", "asx", "", "sub8", "sub16", "sax"} {
			if prefix != "" && name != "" {
				add(prefix+name, "d,n,m", half2(0xFA80|uint32(k)<<4, 0xF000|uint32(i)<<4))
			}
		}
	}
	for i, name := range []string{"qadd", "qdadd", "qsub", "qdsub"} { // the second operand is in the first one's place
		add(name, "d,m,n", half2(0xFA80, 0xF080|uint32(i)<<4))
	}
	for i, halves := range []string{"bb", "bt", "tb", "tt"} { // of 16 bits
		if i > 0 {
			add("smul"+halves, "d,n,m", half2(0xFB10, 0xF000|uint32(i)<<4))
			add("smla"+halves, "d,n,m,t", half2(0xFB10, uint32(i)<<4))
		}
		add("smlal"+halves, "t,d,n,m", half2(0xFBC0, 0x0080|uint32(i)<<4))
	}
	for i, x := range []struct {
		name   string
		first  uint32
		suffix [2]string // by the bit that tells two forms apart
	}{{"smlad", 0xFB20, [2]string{"", "x"}}, {"smlaw", 0xFB30, [2]string{"b", "t"}}, {"smlsd", 0xFB40, [2]string{"", "x"}}, {"smmla", 0xFB50, [2]string{"", "r"}}, {"smmls", 0xFB60, [2]string{"", "r"}}} {
		product := []string{"smuad", "smulw", "smusd", "smmul", ""}[i]
		for bit, suffix := range x.suffix {
			add(x.name+suffix, "d,n,m,t", half2(x.first, uint32(bit)<<4))
			if product != "" {
				add(product+suffix, "d,n,m", half2(x.first, 0xF000|uint32(bit)<<4))
			}
		}
	}
	for bit, suffix := range []string{"", "x"} {
		add("smlald"+suffix, "t,d,n,m", half2(0xFBC0, 0x00C0|uint32(bit)<<4))
		add("smlsld"+suffix, "t,d,n,m", half2(0xFBD0, 0x00C0|uint32(bit)<<4))
	}
	for _, x := range []struct {
		name, operands string
		first, second  uint32
	}{{"sel", "d,n,m", 0xFAA0, 0xF080}, {"sxtb16", "d,m", 0xFA2F, 0xF080}, {"uxtb16", "d,m", 0xFA3F, 0xF080}, {"sxtab16", "d,n,m", 0xFA20, 0xF080}, {"uxtab16", "d,n,m", 0xFA30, 0xF080},
		{"usad8", "d,n,m", 0xFB70, 0xF000}, {"usada8", "d,n,m,t", 0xFB70, 0}, {"ssat16", "d,sat4,n", 0xF320, 0}, {"usat16", "d,usat4,n", 0xF3A0, 0}, {"umaal", "t,d,n,m", 0xFBE0, 0x0060}} {
		add(x.name, x.operands, half2(x.first, x.second))
	}
}

// textJumps are the operands that say where to go: short jumps to what may be far only where there are no long ones.
func textJumps(wide bool) map[string]arm.TextJump {
	return map[string]arm.TextJump{
		"jump": {Reloc: arm.RelTHMJUMP11, Addend: -4, Local: wide}, "near": {Reloc: arm.RelTHMJUMP8, Addend: -4, Local: wide}, "call": {Reloc: arm.RelTHMCALL, Addend: -4},
		"zero6": {Reloc: arm.RelTHMJUMP6, Addend: -4}, "far": {Reloc: arm.RelTHMJUMP24, Addend: -4}, "distant": {Reloc: arm.RelTHMJUMP19, Addend: -4},
		"behind": {Reloc: arm.RelTHMPC12, Addend: -4},
	}
}

// inlineAsm returns what GNU's inline assembly means on t.
func inlineAsm(t *target.Target) *target.InlineAsm {
	text := arm.NewText(textForms(t.Features), arm.WithFloatKinds(textKinds(t.Features)), textJumps(t.Features&T2 != 0), false, t.Features&T2 != 0, arm.Doubles(t.Features), t.Code.Pad)
	low := make([]regalloc.Reg, 8)
	for r := range low {
		low[r] = regalloc.Reg(r)
	}
	number := func(lo, hi, step int64) target.ImmRange { return target.ImmRange{Lo: lo, Hi: hi, Step: step} }
	constants := map[byte]target.ImmRange{'I': number(0, 255, 0), 'J': number(-255, -1, 0), 'K': textSet(isShifted), 'L': number(-7, 7, 0),
		'M': number(0, 1020, 4), 'N': number(0, 31, 0), 'O': number(-508, 508, 4)}
	if t.Features&T2 != 0 {
		constants = map[byte]target.ImmRange{'I': textSet(isModified), 'J': number(-255, 255, 0), 'K': textSet(func(v uint32) bool { return isModified(^v) }),
			'L': textSet(func(v uint32) bool { return isModified(-v) }), 'M': number(0, 32, 0), 'N': number(0, 31, 0), 'j': number(0, 65535, 0)}
	}
	var high []regalloc.Reg
	if t.Features&T2 != 0 { // else they are not allocated
		high = []regalloc.Reg{8, 9, 10, 11}
	}
	return arm.TextInlineAsm(t, text, low, high, constants)
}

// textSet returns the constants that has has.
func textSet(has func(uint32) bool) target.ImmRange {
	return target.ImmRange{Lo: -1 << 31, Hi: 1<<32 - 1, Set: &target.ImmSet{Has: func(v int64) bool { return has(uint32(v)) }}}
}

// isShifted reports whether v is 8 bits, shifted to the left.
func isShifted(v uint32) bool {
	for v != 0 && v&1 == 0 {
		v >>= 1
	}
	return v < 256
}

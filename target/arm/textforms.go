package arm

import (
	"slices"
	"strconv"
	"strings"

	"spillway/target"
)

// textKinds are the operands of textForms:
//
//	d n m s     a register in the bits from 12, 16, 0 or 8 on; nm: in two places; dn: in the bits from 12 and 16 on
//	next        the register after the one in the bits from 12 on
//	nw          a register in the bits from 16 on, which may be written back
//	imm op2sh   a constant of data processing; how the register before it is shifted
//	amount      how far a register is shifted, by a number or another register
//	rot lsl     ror by bytes; lsl by a number; satsh: lsl or asr
//	mem mem8    addresses of words and bytes, and of others; base: a register in brackets
//	post post8  what is added to the base behind the access
//	half i24 i16   constants; lsb width msb sat usat: of fields of bits
//	list one    registers in braces, several or one
var textKinds = map[string]TextKind{
	"d": TextReg(12, 15), "n": TextReg(16, 15), "m": TextReg(0, 15), "s": TextReg(8, 15),
	"nm": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | o.Reg | o.Reg<<16, o.Kind == Register && !o.Write
	},
	"next": func(code uint32, o *TextOperand) (uint32, bool) {
		first := code >> 12 & 15
		return code, o.Kind == Register && !o.Write && first%2 == 0 && first < 14 && o.Reg == first+1
	},
	"nextm": func(code uint32, o *TextOperand) (uint32, bool) {
		first := code & 15
		return code, o.Kind == Register && !o.Write && first%2 == 0 && first < 14 && o.Reg == first+1
	},
	"nw": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Write {
			code |= writesBase
		}
		return code | o.Reg<<16, o.Kind == Register && o.Reg < 15
	},
	"imm": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind != Immediate || o.N < -1<<31 || o.N >= 1<<32 {
			return code, false
		}
		return fitImmediate(code, uint32(o.N))
	},
	"op2sh": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind != Shift {
			return code, false
		}
		return textShift(code|shiftTypes[o.Name], o)
	},
	"amount": func(code uint32, o *TextOperand) (uint32, bool) {
		x := *o
		switch o.Kind {
		case Register:
			x.Index = int(o.Reg)
		case Immediate:
			x.Index = -1
		default:
			return code, false
		}
		return textShift(code, &x)
	},
	"rot": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N)/8<<10, o.Kind == Shift && o.Name == "ror" && o.Index < 0 && (o.N == 8 || o.N == 16 || o.N == 24)
	},
	"lsl": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N)<<7, o.Kind == Shift && o.Name == "lsl" && o.Index < 0 && o.N >= 0 && o.N < 32
	},
	"asr": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N)&31<<7, o.Kind == Shift && o.Name == "asr" && o.Index < 0 && o.N >= 1 && o.N <= 32
	},
	"satsh": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Name == "asr" {
			return code | 1<<6 | uint32(o.N)&31<<7, o.Kind == Shift && o.Index < 0 && o.N >= 1 && o.N <= 32
		}
		return code | uint32(o.N)<<7, o.Kind == Shift && o.Name == "lsl" && o.Index < 0 && o.N >= 0 && o.N < 32
	},
	"mem": textAddress, "mem8": textAddress8,
	"base": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | o.Reg<<16, o.Kind == Address && !o.Write && o.Index < 0 && o.N == 0
	},
	"post": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind == Register {
			return code | offsetUp | registerIndex | o.Reg, !o.Write
		}
		return textDistance(code, o.N, maxOff, 0, o.Kind == Immediate)
	},
	"post8": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind == Register {
			return code&^offsetIndex8 | offsetUp | o.Reg, !o.Write
		}
		return textDistance(code, o.N, 255, 1, o.Kind == Immediate)
	},
	"half": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N)>>12&15<<16 | uint32(o.N)&0xFFF, o.Kind == Immediate && o.N >= 0 && o.N < 1<<16
	},
	"i24": TextNumber(0, 0, 1<<24-1, 1, 0),
	"i16": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N)>>4<<8 | uint32(o.N)&15, o.Kind == Immediate && o.N >= 0 && o.N < 1<<16
	},
	"lsb": TextNumber(7, 0, 31, 1, 0),
	"width": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | uint32(o.N-1)<<16, o.Kind == Immediate && o.N >= 1 && o.N <= 32-int64(code>>7&31)
	},
	"msb": func(code uint32, o *TextOperand) (uint32, bool) {
		lsb := int64(code >> 7 & 31)
		return code | uint32(lsb+o.N-1)<<16, o.Kind == Immediate && o.N >= 1 && o.N <= 32-lsb
	},
	"sat": TextNumber(16, 1, 32, 1, 1), "usat": TextNumber(16, 0, 31, 1, 0), "sat4": TextNumber(16, 1, 16, 1, 1), "usat4": TextNumber(16, 0, 15, 1, 0),
	"list": func(code uint32, o *TextOperand) (uint32, bool) {
		return code | o.List, o.Kind == List && o.List != 0 && !o.Write
	},
	"one": func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind != List || o.List == 0 || o.List&(o.List-1) != 0 {
			return code, false
		}
		r := uint32(0)
		for o.List>>r != 1 {
			r++
		}
		return code | r<<12, true
	},
	"option": TextNames(0, 15, Barriers),
	"masks":  TextNames(6, 0, map[string]uint32{"a": 4, "i": 2, "f": 1, "ai": 6, "af": 5, "if": 3, "aif": 7}),
	"mode":   TextNumber(0, 0, 31, 1, 0),
	"status": TextNames(22, 0, map[string]uint32{"cpsr": 0, "apsr": 0, "spsr": 1}), "to": TextNames(16, 0, statusFields()),
	"p": TextNames(8, 0, numbered("p", "", 16)), "fpscr": TextNames(0, 0, map[string]uint32{"fpscr": 0}), "i4": TextNumber(0, 0, 15, 1, 0),
	"op1": TextNumber(21, 0, 7, 1, 0), "op1x": TextNumber(4, 0, 15, 1, 0), "op2": TextNumber(5, 0, 7, 1, 0),
	"cn": TextNames(16, 0, numbered("c", "cr", 16)), "cm": TextNames(0, 0, numbered("c", "cr", 16)),
}

// numbered returns names of numbers from 0 on: a prefix, or another one, and the number.
func numbered(prefix, other string, n uint32) map[string]uint32 {
	names := map[string]uint32{}
	for i := range n {
		names[prefix+strconv.Itoa(int(i))] = i
		if other != "" {
			names[other+strconv.Itoa(int(i))] = i
		}
	}
	return names
}

// statusFields are the names of the parts of status registers that msr writes, and their bits, with the one that says which register.
func statusFields() map[string]uint32 {
	names := map[string]uint32{"apsr_nzcvq": 8, "apsr_g": 4, "apsr_nzcvqg": 12, "cpsr": 9, "spsr": 1<<6 | 9, "cpsr_all": 9, "spsr_all": 1<<6 | 9}
	for mask := uint32(1); mask < 16; mask++ {
		var forward, backward string
		for i, c := range []string{"c", "x", "s", "f"} {
			if mask>>i&1 != 0 {
				forward, backward = forward+c, c+backward
			}
		}
		for _, fields := range []string{forward, backward} {
			names["cpsr_"+fields], names["spsr_"+fields] = mask, 1<<6|mask
		}
	}
	return names
}

// textShift puts in how far a register is shifted, whose kind is in the code.
func textShift(code uint32, o *TextOperand) (uint32, bool) {
	if o.Index >= 0 {
		return code | byRegister | uint32(o.Index)<<8, true
	}
	switch kind := code >> 5 & 3; kind {
	case 0:
		return code | uint32(o.N)<<7, o.N >= 0 && o.N < 32
	case 3:
		return code | uint32(o.N)<<7, o.N >= 1 && o.N < 32
	}
	return code | uint32(o.N)&31<<7, o.N >= 1 && o.N <= 32
}

// textDistance puts in an offset of at most most in either direction, in 12 bits or, where parts is 1, in two parts of four.
func textDistance(code uint32, n, most int64, parts uint8, ok bool) (uint32, bool) {
	if n >= 0 {
		code |= offsetUp
	}
	f := field{lo: parts}
	return f.distance(code, max(n, -n)), ok && -most <= n && n <= most
}

func textAddress(code uint32, o *TextOperand) (uint32, bool) {
	code |= o.Reg << 16
	if o.Write {
		code |= writesBase
	}
	if o.Index >= 0 {
		return code | registerIndex | offsetUp | uint32(o.Index) | uint32(o.N)<<7, o.Kind == Address && o.N >= 0 && o.N < 32
	}
	return textDistance(code, o.N, maxOff, 0, o.Kind == Address)
}

func textAddress8(code uint32, o *TextOperand) (uint32, bool) {
	code |= o.Reg << 16
	if o.Write {
		code |= writesBase
	}
	if o.Index >= 0 {
		return code&^offsetIndex8 | offsetUp | uint32(o.Index), o.Kind == Address && o.N == 0
	}
	return textDistance(code, o.N, 255, 1, o.Kind == Address)
}

// textForms returns the instructions that programs write.
func textForms(features target.Features) (list []TextForm) {
	add := func(name, operands string, code uint32) {
		list = append(list, TextForm{Name: name, Operands: operands, Code: code, Size: instrBytes})
	}
	for _, x := range instructions() {
		addForms(add, x)
	}
	for _, x := range []struct {
		name, operands string
		code           uint32
	}{
		{"bl", "call", 0x0B000000}, {"b", "jump", 0x0A000000}, {"svc", "i24", 0x0F000000}, {"swi", "i24", 0x0F000000}, {"bkpt", "i16", 0xE1200070}, {"udf", "i16", 0xE7F000F0},
		{"rrx", "d,m", 0x01A00060}, {"rrxs", "d,m", 0x01B00060}, {"neg", "d,n", 0x02600000}, {"negs", "d,n", 0x02700000}, {"muls", "n,m,s", 0x00100090}, {"mlas", "n,m,s,d", 0x00300090},
		{"umulls", "d,n,m,s", 0x00900090}, {"smulls", "d,n,m,s", 0x00D00090}, {"umaal", "d,n,m,s", 0x00400090},
		{"cpsie", "masks", 0xF1080000}, {"cpsid", "masks", 0xF10C0000}, {"cpsie", "masks,mode", 0xF10A0000}, {"cpsid", "masks,mode", 0xF10E0000}, {"cps", "mode", 0xF1020000},
		{"mrs", "d,status", 0x010F0000}, {"msr", "to,m", 0x0120F000}, {"msr", "to,imm", 0x0320F000},
		{"mcr", "p,op1,d,cn,cm,op2?", 0x0E000010}, {"mrc", "p,op1,d,cn,cm,op2?", 0x0E100010}, {"mcrr", "p,op1x,d,n,cm", 0x0C400000}, {"mrrc", "p,op1x,d,n,cm", 0x0C500000},
		{"ssat", "d,sat,m,satsh?", 0x06A00010}, {"usat", "d,usat,m,satsh?", 0x06E00010}, {"sel", "d,n,m", 0x06800FB0}, {"revsh", "d,m", 0x06FF0FB0},
		{"sxtb16", "d,m,rot?", 0x068F0070}, {"uxtb16", "d,m,rot?", 0x06CF0070}, {"pkhtb", "d,n,m,asr", 0x06800050}, {"usad8", "n,m,s", 0x0780F010}, {"usada8", "n,m,s,d", 0x07800010},
		{"qadd", "d,m,n", 0x01000050}, {"qsub", "d,m,n", 0x01200050}, {"qdadd", "d,m,n", 0x01400050}, {"qdsub", "d,m,n", 0x01600050},
		{"smuad", "n,m,s", 0x0700F010}, {"smusd", "n,m,s", 0x0700F050}, {"smlad", "n,m,s,d", 0x07000010}, {"smlsd", "n,m,s,d", 0x07000050}, {"smmul", "n,m,s", 0x0750F010},
		{"smuadx", "n,m,s", 0x0700F030}, {"smusdx", "n,m,s", 0x0700F070}, {"smladx", "n,m,s,d", 0x07000030}, {"smlsdx", "n,m,s,d", 0x07000070},
		{"smlald", "d,n,m,s", 0x07400010}, {"smlaldx", "d,n,m,s", 0x07400030}, {"smlsld", "d,n,m,s", 0x07400050}, {"smlsldx", "d,n,m,s", 0x07400070},
		{"smmulr", "n,m,s", 0x0750F030}, {"smmla", "n,m,s,d", 0x07500010}, {"smmlar", "n,m,s,d", 0x07500030}, {"smmls", "n,m,s,d", 0x075000D0}, {"smmlsr", "n,m,s,d", 0x075000F0},
		{"ssat16", "d,sat4,m", 0x06A00F30}, {"usat16", "d,usat4,m", 0x06E00F30}, {"sxtab16", "d,n,m,rot?", 0x06800070}, {"uxtab16", "d,n,m,rot?", 0x06C00070},
		{"smlawb", "n,m,s,d", 0x01200080}, {"smlawt", "n,m,s,d", 0x012000C0}, {"smulwb", "n,m,s", 0x012000A0}, {"smulwt", "n,m,s", 0x012000E0},
		{"swp", "d,m,base", 0x01000090}, {"swpb", "d,m,base", 0x01400090}, {"bxj", "m", 0x012FFF20},
	} {
		add(x.name, x.operands, x.code)
	}
	for i, halves := range []string{"bb", "tb", "bt", "tt"} { // of 16 bits
		if i > 0 {
			add("smul"+halves, "n,m,s", 0x01600080|uint32(i)<<5)
			add("smla"+halves, "n,m,s,d", 0x01000080|uint32(i)<<5)
		}
		add("smlal"+halves, "d,n,m,s", 0x01400080|uint32(i)<<5)
	}
	for i, prefix := range []string{"s", "q", "sh", "", "u", "uq", "uh"} {
		for k, name := range []string{"add16", "asx", "sax", "sub16", "add8", "", "", "sub8"} {
			if prefix != "" && name != "" {
				add(prefix+name, "d,n,m", 0x06100F10+uint32(i)<<20|uint32(k)<<5)
			}
		}
	}
	for _, x := range []struct {
		code        uint32
		load, store string // names, which say how the stack grows, too
	}{{0, "da fa", "da ed"}, {1 << 23, " ia fd", " ia ea"}, {1 << 24, "db ea", "db fd"}, {3 << 23, "ib ed", "ib fa"}} {
		for name := range strings.SplitSeq(x.load, " ") {
			add("ldm"+name, "nw,list", 0x08100000|x.code)
		}
		for name := range strings.SplitSeq(x.store, " ") {
			add("stm"+name, "nw,list", 0x08000000|x.code)
		}
	}
	nothing := uint32(0x01A00000) // mov r0, r0
	if features&V6K != 0 {
		nothing = 0x0320F000
		for i, name := range []string{"yield", "wfe", "wfi", "sev"} {
			add(name, "", nothing|uint32(i+1))
		}
		add("clrex", "", 0xF57FF01F)
	}
	add("nop", "", nothing)
	if features&V6T2 != 0 {
		add("mov", "d,half", 0x03000000)
		for _, x := range []TextForm{{Name: "bfc", Operands: "d,lsb,msb", Code: 0x07C0001F}, {Name: "bfi", Operands: "d,m,lsb,msb", Code: 0x07C00010},
			{Name: "ubfx", Operands: "d,m,lsb,width", Code: 0x07E00050}, {Name: "sbfx", Operands: "d,m,lsb,width", Code: 0x07A00050}} {
			add(x.Name, x.Operands, x.Code)
		}
	}
	if features&V7 != 0 {
		for i, name := range []string{"dsb", "dmb", "isb"} {
			code := 0xF57FF040 | uint32(i)<<4
			add(name, "option", code)
			add(name, "", code|15)
		}
		add("dbg", "i4", 0x0320F0F0)
	}
	if features&VFP != 0 {
		for _, f := range floatForms(features) {
			add(f.Name, f.Operands, f.Code)
		}
	}
	lacks := map[string]target.Features{"movw": V6T2, "movt": V6T2, "mls": V6T2, "rbit": V6T2, "sdiv": HWDiv, "udiv": HWDiv,
		"ldrexb": V6K, "ldrexh": V6K, "ldrexd": V6K, "strexb": V6K, "strexh": V6K, "strexd": V6K}
	return slices.DeleteFunc(list, func(f TextForm) bool { return lacks[f.Name]&^features != 0 })
}

// addForms adds what programs write for an instruction of rows.
func addForms(add func(name, operands string, code uint32), x instruction) {
	replace := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(x.operands) }
	switch {
	case strings.HasPrefix(x.name, "v") || x.name[0] == 'f', x.name == "b", x.name == "bl", x.name == "mcr", x.name == "mrc", x.name == ".word", x.name == "dmb", x.name == "udf", strings.HasSuffix(x.operands, "sum"),
		strings.HasSuffix(x.operands, "literal"), strings.HasPrefix(x.name, "ldm"), strings.HasPrefix(x.name, "stm"):
	case strings.HasSuffix(x.operands, "op2"):
		add(x.name, replace("op2", "imm"), x.code|immediate)
		add(x.name, replace("op2", "m,op2sh?"), x.code)
	case strings.HasSuffix(x.operands, "moved"):
		add(x.name, "d,base,post", x.code)
	case strings.HasSuffix(x.operands, "moved8"):
		add(x.name, "d,base,post8", x.code)
	case strings.HasSuffix(x.operands, "off8"):
		add(x.name, "d,next,mem8", x.code)
		add(x.name, "d,next,base,post8", x.code&^offsetFirst)
	case strings.HasSuffix(x.operands, "mem8"): // with an offset
		add(x.name, x.operands, x.code|offsetIndex8)
	case strings.HasSuffix(x.operands, "rot"):
		add(x.name, replace("rot", "rot?"), x.code)
	case x.name == "strexd":
		add(x.name, "d,m,nextm,base", x.code)
	case strings.HasSuffix(x.operands, "shift"):
		add(x.name, replace("shift", "lsl?"), x.code)
	default:
		add(x.name, x.operands, x.code)
	}
}

// inlineAsm returns what GNU's inline assembly means on t.
func inlineAsm(t *target.Target) *target.InlineAsm {
	jumps := map[string]TextJump{"jump": {Reloc: RelJUMP24, Addend: -8}, "call": {Reloc: RelCALL, Conditional: RelJUMP24, Addend: -8}}
	text := NewText(textForms(t.Features), withFloats(textKinds), jumps, true, false, doubles(t.Features), t.Code.Pad)
	set := func(has func(v uint32) bool) target.ImmRange {
		return target.ImmRange{Lo: -1 << 31, Hi: 1<<32 - 1, Set: &target.ImmSet{Has: func(v int64) bool { return has(uint32(v)) }}}
	}
	constants := map[byte]target.ImmRange{'I': set(isRotated), 'J': {Lo: -maxOff, Hi: maxOff}, 'K': set(func(v uint32) bool { return isRotated(^v) }),
		'L': set(func(v uint32) bool { return isRotated(-v) }), 'M': set(func(v uint32) bool { return v <= 32 || v&(v-1) == 0 })}
	if t.Features&V6T2 != 0 {
		constants['j'] = target.ImmRange{Lo: 0, Hi: 1<<16 - 1}
	}
	return TextInlineAsm(t, text, slices.Clone(t.Machine.Classes[ClassR].Regs), nil, constants)
}

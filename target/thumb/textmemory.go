package thumb

import "spillway/target/arm"

// addMemoryForms adds loads and stores of several words, and those that write their base, of Thumb-2.
func addMemoryForms(narrow, wide func(name, operands string, code uint32)) {
	for name, first := range map[string]uint32{"strb": 0xF800, "ldrb": 0xF810, "strh": 0xF820, "ldrh": 0xF830, "str": 0xF840, "ldr": 0xF850, "ldrsb": 0xF910, "ldrsh": 0xF930} {
		wide(name, "t,before8", half2(first, 0x0D00))
		wide(name, "t,base,after8", half2(first, 0x0900))
	}
	for name, load := range map[string]uint32{"strd": 0, "ldrd": 0x10} {
		wide(name, "t,d,words", half2(0xE940|load, 0))
		wide(name, "t,d,base,after4", half2(0xE860|load, 0))
	}
	for _, name := range []string{"ldm", "ldmia", "ldmfd"} {
		narrow(name, "spw,rlist", 0xBC00)
		narrow(name, "8w,others", 0xC800)
		narrow(name, "8,withbase", 0xC800)
		wide(name, "nw,wlist", half2(0xE890, 0))
		wide(name, "written,one", half2(0xF850, 0x0B04))
	}
	for _, name := range []string{"stm", "stmia", "stmea"} {
		narrow(name, "8w,others", 0xC000)
		wide(name, "nw,slist", half2(0xE880, 0))
		wide(name, "written,one", half2(0xF840, 0x0B04))
	}
	for _, name := range []string{"ldmdb", "ldmea"} {
		wide(name, "nw,wlist", half2(0xE910, 0))
		wide(name, "written,one", half2(0xF850, 0x0D04))
	}
	for _, name := range []string{"stmdb", "stmfd"} {
		wide(name, "nw,slist", half2(0xE900, 0))
		wide(name, "written,one", half2(0xF840, 0x0D04))
	}
	wide("ldr", "t,behind", half2(0xF8DF, 0))
	wide("push", "one", half2(0xF84D, 0x0D04))
	wide("pop", "one", half2(0xF85D, 0x0B04))
}

// addExclusivePairs adds what ARMv7-A has and microcontrollers lack.
func addExclusivePairs(wide func(name, operands string, code uint32)) {
	wide("ldrexd", "t,d,base", half2(0xE8D0, 0x007F))
	wide("strexd", "m,t,d,base", half2(0xE8C0, 0x0070))
}

// memoryKinds are the operands of addMemoryForms besides those of textKinds:
//
//	words before8   addresses with an offset, of words or bytes; with a ! behind them the base is written
//	after4 after8   what is added to the base behind the access
//	8w nw spw written   a base that is written, or may be: nw
//	others withbase     low registers in braces without the base, or with it
//	slist one           registers in braces that may be stored, and a single one
func memoryKinds() map[string]arm.TextKind {
	offset := func(code uint32, n, most, unit int64, ok bool) (uint32, bool) {
		up := uint32(1)
		if n < 0 {
			up, n = 0, -n
		}
		ok = ok && n <= most && n%unit == 0
		if unit == 4 {
			return code | up<<7 | uint32(n)/4<<16, ok
		}
		return code | half2(0, up<<9|uint32(n)), ok
	}
	alone := func(o *arm.TextOperand) bool { return o.Kind == arm.Address && o.Index < 0 }
	base := func(lowest, highest uint32, at uint, must bool, bit uint32) arm.TextKind {
		return func(code uint32, o *arm.TextOperand) (uint32, bool) {
			if o.Write {
				code |= bit
			}
			return code | o.Reg<<at, o.Kind == arm.Register && o.Reg >= lowest && o.Reg <= highest && (o.Write || !must)
		}
	}
	sp := uint32(SP)
	return map[string]arm.TextKind{
		"words": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			if o.Write {
				code |= 1 << 5
			}
			return offset(code|o.Reg, o.N, 1020, 4, alone(o))
		},
		"before8": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return offset(code|o.Reg, o.N, 255, 1, alone(o) && o.Write)
		},
		"after4": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return offset(code, o.N, 1020, 4, o.Kind == arm.Immediate)
		},
		"after8": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return offset(code, o.N, 255, 1, o.Kind == arm.Immediate)
		},
		"8w": base(0, 7, 8, true, 0), "nw": base(0, 14, 0, false, 1<<5), "written": base(0, 14, 0, true, 0),
		"spw": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code, o.Kind == arm.Register && o.Reg == sp && o.Write
		},
		"others": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.List, o.Kind == arm.List && o.List != 0 && o.List < 256 && o.List>>(code>>8&7)&1 == 0
		},
		"withbase": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.List, o.Kind == arm.List && o.List < 256 && o.List>>(code>>8&7)&1 == 1
		},
		"slist": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			return code | o.List<<16, o.Kind == arm.List && o.List&(o.List-1) != 0 && o.List&(1<<SP|1<<PC) == 0
		},
		"one": func(code uint32, o *arm.TextOperand) (uint32, bool) {
			for r := range sp {
				if o.List == 1<<r {
					return code | r<<28, o.Kind == arm.List
				}
			}
			return code, false
		},
	}
}

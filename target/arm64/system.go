package arm64

import (
	"strconv"
	"strings"
	"sync"
)

// systemInstructions are those for the system, for other processors, for authentication of pointers and what else only text has.
func systemInstructions() []instruction {
	list := []instruction{
		{"hint", "imm:5:7", 0xD503201F}, {"bti", "", 0xD503241F}, {"bti", "option:c", 0xD503245F}, {"bti", "option:j", 0xD503249F}, {"bti", "option:jc", 0xD50324DF},
		{"psb", "option:csync", 0xD503223F}, {"tsb", "option:csync", 0xD503225F},
		{"dmb", "barrier", 0xD50330BF}, {"dsb", "barrier", 0xD503309F}, {"isb", "", 0xD5033FDF}, {"isb", "barrier", 0xD50330DF},
		{"dmb", "imm:8:4", 0xD50330BF}, {"dsb", "imm:8:4", 0xD503309F}, {"isb", "imm:8:4", 0xD50330DF},
		{"clrex", "", 0xD5033F5F}, {"clrex", "imm:8:4", 0xD503305F}, {"sb", "", 0xD50330FF}, {"ssbb", "", 0xD503309F}, {"pssbb", "", 0xD503349F},
		{"mrs", "Xd,system", 0xD5300000}, {"msr", "system,Xd", 0xD5100000}, {"msr", "state,imm:8:4", 0xD500401F},
		{"dc", "operation:dc,Xd", 0xD5080000}, {"ic", "operation:ic", 0xD508001F}, {"ic", "operation:ic,Xd", 0xD5080000}, {"at", "operation:at,Xd", 0xD5080000},
		{"tlbi", "operation:tlbi", 0xD508001F}, {"tlbi", "operation:tlbi,Xd", 0xD5080000},
		{"sys", "imm:16:3,cn:12,cn:8,imm:5:3", 0xD508001F}, {"sys", "imm:16:3,cn:12,cn:8,imm:5:3,Xd", 0xD5080000}, {"sysl", "Xd,imm:16:3,cn:12,cn:8,imm:5:3", 0xD5280000},
		{"brk", "imm:5:16", 0xD4200000}, {"hlt", "imm:5:16", 0xD4400000}, {"svc", "imm:5:16", 0xD4000001}, {"hvc", "imm:5:16", 0xD4000002}, {"smc", "imm:5:16", 0xD4000003},
		{"udf", "imm:0:16", 0}, {"eret", "", 0xD69F03E0}, {"drps", "", 0xD6BF03E0}, {"cfinv", "", 0xD500401F}, {"xaflag", "", 0xD500403F}, {"axflag", "", 0xD500405F},
		{"xpaci", "Xd", 0xDAC143E0}, {"xpacd", "Xd", 0xDAC147E0}, {"pacga", "Xd,Xn,Xm", 0x9AC03000},
		{"retaa", "", 0xD65F0BFF}, {"retab", "", 0xD65F0FFF}, {"eretaa", "", 0xD69F0BFF}, {"eretab", "", 0xD69F0FFF},
		{"braaz", "Xn", 0xD61F081F}, {"brabz", "Xn", 0xD61F0C1F}, {"blraaz", "Xn", 0xD63F081F}, {"blrabz", "Xn", 0xD63F0C1F},
		{"braa", "Xn,Sd", 0xD71F0800}, {"brab", "Xn,Sd", 0xD71F0C00}, {"blraa", "Xn,Sd", 0xD73F0800}, {"blrab", "Xn,Sd", 0xD73F0C00},
		{"ubfm", "Wd,Wn,imm:16:5,imm:10:5", 0x53000000}, {"ubfm", "Xd,Xn,imm:16:6,imm:10:6", 0xD3400000},
		{"sbfm", "Wd,Wn,imm:16:5,imm:10:5", 0x13000000}, {"sbfm", "Xd,Xn,imm:16:6,imm:10:6", 0x93400000},
		{"bfm", "Wd,Wn,imm:16:5,imm:10:5", 0x33000000}, {"bfm", "Xd,Xn,imm:16:6,imm:10:6", 0xB3400000}, {"bfc", "Rd,sft", 0x330003E0},
		{"ngc", "Rd,Rm", 0x5A0003E0}, {"ngcs", "Rd,Rm", 0x7A0003E0}, {"negs", "Rd,Rm,sh", 0x6B0003E0}, {"smnegl", "Xd,Wn,Wm", 0x9B20FC00}, {"umnegl", "Xd,Wn,Wm", 0x9BA0FC00},
		{"rev64", "Xd,Xn", 0xDAC00C00}, {"lslv", "Rd,Rn,Rm", 0x1AC02000}, {"lsrv", "Rd,Rn,Rm", 0x1AC02400}, {"asrv", "Rd,Rn,Rm", 0x1AC02800}, {"rorv", "Rd,Rn,Rm", 0x1AC02C00},
	}
	for number, name := range strings.Split("nop yield wfe wfi sev sevl dgh xpaclri pacia1716 - pacib1716 - autia1716 - autib1716 - esb - - - csdb - clearbhb - "+
		"paciaz paciasp pacibz pacibsp autiaz autiasp autibz autibsp", " ") {
		if name != "-" {
			list = append(list, instruction{name, "", 0xD503201F | uint32(number)<<5})
		}
	}
	for k, name := range []string{"pacia", "pacib", "pacda", "pacdb", "autia", "autib", "autda", "autdb"} {
		op := uint32(k) << 10
		list = append(list, instruction{name, "Xd,Sn", 0xDAC10000 | op}, instruction{name[:len(name)-1] + "z" + name[len(name)-1:], "Xd", 0xDAC123E0 | op})
	}
	return list
}

// largeAtomics are the atomic operations in one instruction (LSE), and loads and stores of other orders than exclusives has.
func largeAtomics() (list []instruction) {
	for _, x := range []struct {
		suffix, reg string
		size        uint32
	}{{"b", "W", 0}, {"h", "W", 1}, {"", "W", 2}, {"", "X", 3}} {
		size := x.size << 30
		add := func(name, operands string, code uint32) {
			list = append(list, instruction{name + x.suffix, strings.ReplaceAll(operands, "$", x.reg), code | size})
		}
		add("ldapr", "$d,mem1", 0x38BFC000)
		add("ldlar", "$d,mem1", 0x08DF7C00)
		add("stllr", "$d,mem1", 0x089F7C00)
		for k, order := range []string{"", "l", "a", "al"} {
			release, acquire := uint32(k&1), uint32(k>>1)
			add("cas"+order, "$m,$d,mem1", 0x08A07C00|acquire<<22|release<<15)
			add("swp"+order, "$m,$d,mem1", 0x38208000|acquire<<23|release<<22)
			for op, name := range []string{"add", "clr", "eor", "set", "smax", "smin", "umax", "umin"} {
				code := 0x38200000 | uint32(op)<<12 | acquire<<23 | release<<22
				add("ld"+name+order, "$m,$d,mem1", code)
				if acquire == 0 {
					add("st"+name+order, "$m,mem1", code|zeroRegister)
				}
			}
			if x.suffix == "" {
				list = append(list, instruction{"casp" + order, strings.ReplaceAll("$m,$+,$d,$+,mem1", "$", x.reg), 0x08207C00 | (x.size-2)<<30 | acquire<<22 | release<<15})
			}
		}
	}
	return list
}

// unscaled are accesses with an offset of 9 bits that are named so, those with the rights of programs, and pairs that caches need
// not keep.
func unscaled() (list []instruction) {
	for _, x := range []struct {
		suffix, reg string
		load, store uint32 // 0: none
	}{
		{"b", "Wd", 0x38400000, 0x38000000}, {"h", "Wd", 0x78400000, 0x78000000}, {"", "Wd", 0xB8400000, 0xB8000000}, {"", "Xd", 0xF8400000, 0xF8000000},
		{"sb", "Wd", 0x38C00000, 0}, {"sb", "Xd", 0x38800000, 0}, {"sh", "Wd", 0x78C00000, 0}, {"sh", "Xd", 0x78800000, 0}, {"sw", "Xd", 0xB8800000, 0},
		{"", "Bd", 0x3C400000, 0x3C000000}, {"", "Hd", 0x7C400000, 0x7C000000}, {"", "Ed", 0xBC400000, 0xBC000000}, {"", "Dd", 0xFC400000, 0xFC000000},
		{"", "Qd", 0x3CC00000, 0x3C800000},
	} {
		list = append(list, instruction{"ldur" + x.suffix, x.reg + ",mem9", x.load})
		if x.store != 0 {
			list = append(list, instruction{"stur" + x.suffix, x.reg + ",mem9", x.store})
		}
		if x.reg[0] == 'W' || x.reg[0] == 'X' {
			list = append(list, instruction{"ldtr" + x.suffix, x.reg + ",mem9", x.load | 0x800})
			if x.store != 0 {
				list = append(list, instruction{"sttr" + x.suffix, x.reg + ",mem9", x.store | 0x800})
			}
		}
	}
	for _, x := range []struct {
		reg, unit string
		code      uint32
	}{{"W", "4", 0x28000000}, {"X", "8", 0xA8000000}, {"E", "4", 0x2C000000}, {"D", "8", 0x6C000000}, {"Q", "16", 0xAC000000}} {
		list = append(list, instruction{"stnp", x.reg + "d," + x.reg + "a,npair:" + x.unit, x.code}, instruction{"ldnp", x.reg + "d," + x.reg + "a,npair:" + x.unit, x.code | 0x400000})
	}
	return list
}

// barriers are the options of dmb and dsb by number.
var barriers = []string{"", "oshld", "oshst", "osh", "-", "nshld", "nshst", "nsh", "-", "ishld", "ishst", "ish", "-", "ld", "st", "sy"}

// halfRelocs are the relocations of parts of 16 bits of an address.
var halfRelocs = map[string]uint32{"abs_g0": 263, "abs_g0_nc": 264, "abs_g1": 265, "abs_g1_nc": 266, "abs_g2": 267, "abs_g2_nc": 268, "abs_g3": 269}

// prefetchNumber returns what prfm calls pldl1keep and so on, or a number, and -1 for anything else.
func prefetchNumber(a *arg) int64 {
	if a.kind == immArg && !a.value.unknown() && a.value.v >= 0 && a.value.v < 32 {
		return a.value.v
	}
	name := strings.ToLower(a.name)
	if a.kind != nameArg || len(name) != 9 {
		return -1
	}
	kind, level, keep := strings.Index("pldplipst", name[:3]), strings.Index("l1l2l3", name[3:5]), strings.Index("keepstrm", name[5:])
	if kind < 0 || kind%3 != 0 || level < 0 || level%2 != 0 || keep < 0 || keep%4 != 0 {
		return -1
	}
	return int64(kind/3<<3 | level | keep/4)
}

// numbers reads a list of names, each followed by so many numbers, whose parts have so many bits.
func numbers(list string, widths ...uint) map[string]int64 {
	table := make(map[string]int64)
	words := strings.Fields(list)
	for i := 0; i < len(words); i += 1 + len(widths) {
		v := int64(0)
		for k, width := range widths {
			n, err := strconv.ParseInt(words[i+1+k], 10, 64)
			if err != nil {
				panic("arm64: " + words[i] + ": " + err.Error())
			}
			v = v<<width | n
		}
		table[words[i]] = v
	}
	return table
}

// systemRegisters are those that mrs and msr know by name, by op0, op1, CRn, CRm and op2.
var systemRegisters = sync.OnceValue(func() map[string]int64 {
	return numbers(`nzcv 3 3 4 2 0 daif 3 3 4 2 1 fpcr 3 3 4 4 0 fpsr 3 3 4 4 1 dit 3 3 4 2 5 ssbs 3 3 4 2 6 tco 3 3 4 2 7
	tpidr_el0 3 3 13 0 2 tpidrro_el0 3 3 13 0 3 ctr_el0 3 3 0 0 1 dczid_el0 3 3 0 0 7 rndr 3 3 2 4 0 rndrrs 3 3 2 4 1
	cntfrq_el0 3 3 14 0 0 cntpct_el0 3 3 14 0 1 cntvct_el0 3 3 14 0 2 cntpctss_el0 3 3 14 0 5 cntvctss_el0 3 3 14 0 6
	cntp_tval_el0 3 3 14 2 0 cntp_ctl_el0 3 3 14 2 1 cntp_cval_el0 3 3 14 2 2 cntv_tval_el0 3 3 14 3 0 cntv_ctl_el0 3 3 14 3 1 cntv_cval_el0 3 3 14 3 2
	pmcr_el0 3 3 9 12 0 pmcntenset_el0 3 3 9 12 1 pmcntenclr_el0 3 3 9 12 2 pmccntr_el0 3 3 9 13 0 pmuserenr_el0 3 3 9 14 0
	midr_el1 3 0 0 0 0 mpidr_el1 3 0 0 0 5 revidr_el1 3 0 0 0 6 id_aa64pfr0_el1 3 0 0 4 0 id_aa64pfr1_el1 3 0 0 4 1 id_aa64zfr0_el1 3 0 0 4 4
	id_aa64dfr0_el1 3 0 0 5 0 id_aa64isar0_el1 3 0 0 6 0 id_aa64isar1_el1 3 0 0 6 1 id_aa64isar2_el1 3 0 0 6 2 id_aa64mmfr0_el1 3 0 0 7 0
	id_aa64mmfr1_el1 3 0 0 7 1 id_aa64mmfr2_el1 3 0 0 7 2 sctlr_el1 3 0 1 0 0 actlr_el1 3 0 1 0 1 cpacr_el1 3 0 1 0 2 ttbr0_el1 3 0 2 0 0 ttbr1_el1 3 0 2 0 1
	tcr_el1 3 0 2 0 2 spsr_el1 3 0 4 0 0 elr_el1 3 0 4 0 1 sp_el0 3 0 4 1 0 spsel 3 0 4 2 0 currentel 3 0 4 2 2 pan 3 0 4 2 3 uao 3 0 4 2 4
	esr_el1 3 0 5 2 0 far_el1 3 0 6 0 0 par_el1 3 0 7 4 0 mair_el1 3 0 10 2 0 vbar_el1 3 0 12 0 0 isr_el1 3 0 12 1 0 contextidr_el1 3 0 13 0 1 tpidr_el1 3 0 13 0 4
	cntkctl_el1 3 0 14 1 0 mdscr_el1 2 0 0 2 2 oslar_el1 2 0 1 0 4 oslsr_el1 2 0 1 1 4 hcr_el2 3 4 1 1 0 sctlr_el2 3 4 1 0 0 spsr_el2 3 4 4 0 0 elr_el2 3 4 4 0 1
	sp_el1 3 4 4 1 0 esr_el2 3 4 5 2 0 far_el2 3 4 6 0 0 vbar_el2 3 4 12 0 0 tpidr_el2 3 4 13 0 2 cntvoff_el2 3 4 14 0 3 cnthctl_el2 3 4 14 1 0`, 2, 3, 4, 4, 3)
})

// systemRegister returns the number of a register that mrs and msr know, by its name or as s3_3_c13_c0_2.
func systemRegister(name string) (int64, bool) {
	if number, ok := systemRegisters()[name]; ok {
		return number, true
	}
	f := strings.Split(name, "_")
	if len(f) != 5 || f[0] == "" || f[0][0] != 's' || !strings.HasPrefix(f[2], "c") || !strings.HasPrefix(f[3], "c") {
		return 0, false
	}
	number := int64(0)
	for i, digits := range []string{f[0][1:], f[1], f[2][1:], f[3][1:], f[4]} {
		n, err := strconv.ParseUint(digits, 10, 8)
		width := []uint{2, 3, 4, 4, 3}[i]
		if err != nil || n>>width != 0 || i == 0 && n < 2 {
			return 0, false
		}
		number = number<<width | int64(n)
	}
	return number, true
}

// stateFields are what msr sets to a number, by op1 and op2.
var stateFields = sync.OnceValue(func() map[string]int64 {
	return numbers("spsel 0 5 uao 0 3 pan 0 4 daifset 3 6 daifclr 3 7 dit 3 2 ssbs 3 1 tco 3 4", 3, 11)
})

func stateField(name string) (int64, bool) {
	number, ok := stateFields()[name]
	return number, ok
}

// systemOperations are the operations of instructions that are sys with other names, by op1, CRn, CRm and op2.
var systemOperations = sync.OnceValue(func() map[string]map[string]int64 {
	table := make(map[string]map[string]int64)
	for name, list := range map[string]string{
		"dc": `ivac 0 7 6 1 isw 0 7 6 2 csw 0 7 10 2 cisw 0 7 14 2 zva 3 7 4 1 cvac 3 7 10 1 cvau 3 7 11 1 cvap 3 7 12 1 civac 3 7 14 1 gva 3 7 4 3 gzva 3 7 4 4`,
		"ic": "ialluis 0 7 1 0 iallu 0 7 5 0 ivau 3 7 5 1",
		"at": "s1e1r 0 7 8 0 s1e1w 0 7 8 1 s1e0r 0 7 8 2 s1e0w 0 7 8 3 s1e2r 4 7 8 0 s1e2w 4 7 8 1",
		"tlbi": `vmalle1is 0 8 3 0 vae1is 0 8 3 1 aside1is 0 8 3 2 vaae1is 0 8 3 3 vale1is 0 8 3 5 vaale1is 0 8 3 7
		vmalle1 0 8 7 0 vae1 0 8 7 1 aside1 0 8 7 2 vaae1 0 8 7 3 vale1 0 8 7 5 vaale1 0 8 7 7
		alle2is 4 8 3 0 alle1is 4 8 3 4 vmalls12e1is 4 8 3 6 alle2 4 8 7 0 alle1 4 8 7 4 vmalls12e1 4 8 7 6`,
	} {
		table[name] = numbers(list, 3, 4, 4, 3)
	}
	return table
})

func systemOperation(kind, name string) (int64, bool) {
	number, ok := systemOperations()[kind][name]
	return number, ok
}

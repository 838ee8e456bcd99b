package arm64

import "spillway/target"

// Object returns how the machine's ELF files look [AAELF64 §5.7]. It is shared.
func Object() *target.ObjectFormat { return object }

var object = &target.ObjectFormat{
	Name: "arm64", Machine: 183, Bits: 64, Rela: true, Relocs: relocs(),
	Mapping: target.MappingSymbols{Code: "$x", Data: "$d"},
	// GNU_PROPERTY_AARCH64_FEATURE_1_AND: BTI and PAC.
	Features: target.FeatureProperty{Type: 0xC0000000, Branch: 1, Return: 2},
	Uses: target.RelocUses{Addr: relABS64, Addr32: relABS32, Addr32S: relABS32, PCRel: RelPREL32, PCRel64: relPREL64, PLT: RelCALL26,
		GOT: RelADRGOTPage, DTPOff: relTLSDTPREL64},
	Relax: relax,
	Link:  linking,
	Copy:  1024, GlobDat: 1025, JumpSlot: 1026, Relative: 1027, DTPMod: 1028, DTPOff: relTLSDTPREL64, TPOff: 1030, TLSDesc: 1031, IRelative: 1032,
}

// The numbers of the types of relocation that code is made with, and that relaxations are about.
const (
	relABS64        = 257
	relABS32        = 258
	relPREL64       = 260
	RelPREL32       = 261
	RelLDLO19       = 273 // a literal
	RelADRLO21      = 274
	RelADRPage      = 275 // adrp
	RelADDLo12      = 277
	RelTSTBR14      = 279
	RelCONDBR19     = 280
	RelJUMP26       = 282
	RelCALL26       = 283
	RelADRGOTPage   = 311 // adrp :got:
	RelLDGOTLo12    = 312
	RelIEPage       = 541 // adrp :gottprel:
	RelIELo12       = 542
	relLEMovG1      = 545
	relLEMovG0NC    = 548
	RelLEHi12       = 549 // add :tprel_hi12:
	RelLELo12NC     = 551
	RelDescPage     = 562 // adrp :tlsdesc:
	RelDescLDLo12   = 563
	RelDescADDLo12  = 564
	RelDescCall     = 569
	relTLSDTPREL64  = 1029
	numberOfRelocs  = 1033
	pageBits        = 12
	adrBits, adrpTo = 21, 33
)

// RelLo12 returns the type of the offset in its page of an access of so many bytes: 1, 2, 4, 8 or 16.
func RelLo12(bytes int) uint32 {
	return map[int]uint32{1: 278, 2: 284, 4: 285, 8: 286, 16: 299}[bytes]
}

// parts returns the field with the bits of a value from a bit on.
func parts(from, width, at uint8) []target.BitRange {
	return []target.BitRange{{From: from, Width: width, At: at}}
}

// split is the field of ADR and ADRP, for the bits of a value from a bit on.
func split(from uint8) []target.BitRange {
	return []target.BitRange{{From: from, Width: 2, At: 29}, {From: from + 2, Width: 19, At: 5}}
}

// A relocation in the table.
type reloc struct {
	number int
	name   string // without R_AARCH64_
	value  target.RelocValue
	target.RelocType
}

// data is an integer of whole bytes; where it is shorter than an address, one with or without a sign.
func data(number int, name string, bytes int, value target.RelocValue, pcrel bool) reloc {
	short := bytes < 8
	return reloc{number, name, value, target.RelocType{Bytes: bytes, PCRel: pcrel, Signed: short, Unsigned: short}}
}

// instr is a field of an instruction that takes any value.
func instr(number int, name string, value target.RelocValue, f target.RelocField) reloc {
	return reloc{number, name, value, target.RelocType{Bytes: 4, Field: &f}}
}

// near is relative to the place: a number of words of so many bits.
func near(number int, name string, value target.RelocValue, width, at uint8) reloc {
	r := instr(number, name, value, target.RelocField{Bits: width + 2, Scale: 2, Parts: parts(2, width, at)})
	r.PCRel, r.Signed = true, true
	return r
}

// adr and adrp are those of the instructions.
func adr(number int, name string, value target.RelocValue) reloc {
	r := instr(number, name, value, target.RelocField{Bits: adrBits, Parts: split(0)})
	r.PCRel, r.Signed = true, true
	return r
}

func adrp(number int, name string, value target.RelocValue) reloc {
	r := instr(number, name, value, target.RelocField{Page: pageBits, Bits: adrpTo, Parts: split(pageBits)})
	r.PCRel, r.Signed = true, true
	return r
}

// low is the offset in a page, in units of 1<<scale bytes.
func low(number int, name string, value target.RelocValue, scale uint8) reloc {
	return instr(number, name, value, target.RelocField{Scale: scale, Parts: parts(scale, 12-scale, 10)})
}

// checked is r, of a value of so many bits without a sign.
func checked(r reloc, bits uint8) reloc {
	r.Field.Bits, r.Unsigned = bits, true
	return r
}

// group is a part of 16 bits of a value: number g, of a value that fits if bits is not 0.
func group(number int, name string, value target.RelocValue, g, bits uint8) reloc {
	r := instr(number, name, value, target.RelocField{Bits: bits, Parts: parts(16*g, 16, 5)})
	r.Unsigned = bits != 0
	return r
}

// signedGroup is the highest part of a value with a sign: the instruction becomes MOVN or MOVZ.
func signedGroup(number int, name string, value target.RelocValue, g uint8, pcrel bool) reloc {
	r := instr(number, name, value, target.RelocField{Bits: 16*g + 17, Not: 30, Parts: parts(16*g, 16, 5)})
	r.Signed, r.PCRel = true, pcrel
	return r
}

// relative is r relative to the place.
func relative(r reloc) reloc {
	r.PCRel = true
	return r
}

// The fields of the two.
var adrType, adrpType = adr(0, "", target.RelocAddr).RelocType, adrp(0, "", target.RelocAddr).RelocType

func relocs() []target.RelocType {
	const (
		addr, plt, entry, desc = target.RelocAddr, target.RelocPLT, target.RelocGOTEntry, target.RelocTLSDesc
		gd, ld, ie, le, dtp    = target.RelocTLSGD, target.RelocTLSLD, target.RelocGOTTPOff, target.RelocTPOff, target.RelocDTPOff
	)
	table := []reloc{
		{0, "NONE", target.RelocNone, target.RelocType{}},
		{256, "NONE", target.RelocNone, target.RelocType{}},
		data(relABS64, "ABS64", 8, addr, false), data(relABS32, "ABS32", 4, addr, false), data(259, "ABS16", 2, addr, false),
		data(relPREL64, "PREL64", 8, addr, true), data(RelPREL32, "PREL32", 4, addr, true), data(262, "PREL16", 2, addr, true),
		data(307, "GOTREL64", 8, target.RelocGOTOff, false), data(308, "GOTREL32", 4, target.RelocGOTOff, false),
		data(314, "PLT32", 4, plt, true), data(315, "GOTPCREL32", 4, entry, true),

		group(263, "MOVW_UABS_G0", addr, 0, 16), group(264, "MOVW_UABS_G0_NC", addr, 0, 0), group(265, "MOVW_UABS_G1", addr, 1, 32),
		group(266, "MOVW_UABS_G1_NC", addr, 1, 0), group(267, "MOVW_UABS_G2", addr, 2, 48), group(268, "MOVW_UABS_G2_NC", addr, 2, 0),
		group(269, "MOVW_UABS_G3", addr, 3, 0),
		signedGroup(270, "MOVW_SABS_G0", addr, 0, false), signedGroup(271, "MOVW_SABS_G1", addr, 1, false), signedGroup(272, "MOVW_SABS_G2", addr, 2, false),
		signedGroup(287, "MOVW_PREL_G0", addr, 0, true), relative(group(288, "MOVW_PREL_G0_NC", addr, 0, 0)),
		signedGroup(289, "MOVW_PREL_G1", addr, 1, true), relative(group(290, "MOVW_PREL_G1_NC", addr, 1, 0)),
		signedGroup(291, "MOVW_PREL_G2", addr, 2, true), relative(group(292, "MOVW_PREL_G2_NC", addr, 2, 0)), relative(group(293, "MOVW_PREL_G3", addr, 3, 0)),

		near(RelLDLO19, "LD_PREL_LO19", addr, 19, 5), adr(RelADRLO21, "ADR_PREL_LO21", addr), adrp(RelADRPage, "ADR_PREL_PG_HI21", addr),
		instr(276, "ADR_PREL_PG_HI21_NC", addr, target.RelocField{Page: pageBits, Parts: split(pageBits)}),
		low(RelADDLo12, "ADD_ABS_LO12_NC", addr, 0), low(278, "LDST8_ABS_LO12_NC", addr, 0), low(284, "LDST16_ABS_LO12_NC", addr, 1),
		low(285, "LDST32_ABS_LO12_NC", addr, 2), low(286, "LDST64_ABS_LO12_NC", addr, 3), low(299, "LDST128_ABS_LO12_NC", addr, 4),
		near(RelTSTBR14, "TSTBR14", plt, 14, 5), near(RelCONDBR19, "CONDBR19", plt, 19, 5), near(RelJUMP26, "JUMP26", plt, 26, 0), near(RelCALL26, "CALL26", plt, 26, 0),

		near(309, "GOT_LD_PREL19", entry, 19, 5), adrp(RelADRGOTPage, "ADR_GOT_PAGE", entry), low(RelLDGOTLo12, "LD64_GOT_LO12_NC", entry, 3),
		checked(instr(310, "LD64_GOTOFF_LO15", target.RelocGOTIndex, target.RelocField{Scale: 3, Parts: parts(3, 12, 10)}), 15),
		checked(instr(313, "LD64_GOTPAGE_LO15", target.RelocGOTPageIndex, target.RelocField{Scale: 3, Parts: parts(3, 12, 10)}), 15),

		adr(512, "TLSGD_ADR_PREL21", gd), adrp(513, "TLSGD_ADR_PAGE21", gd), low(514, "TLSGD_ADD_LO12_NC", gd, 0),
		adr(517, "TLSLD_ADR_PREL21", ld), adrp(518, "TLSLD_ADR_PAGE21", ld), low(519, "TLSLD_ADD_LO12_NC", ld, 0),
		group(524, "TLSLD_MOVW_DTPREL_G1", dtp, 1, 32), group(525, "TLSLD_MOVW_DTPREL_G1_NC", dtp, 1, 0), group(526, "TLSLD_MOVW_DTPREL_G0", dtp, 0, 16),
		group(527, "TLSLD_MOVW_DTPREL_G0_NC", dtp, 0, 0),
		checked(instr(528, "TLSLD_ADD_DTPREL_HI12", dtp, target.RelocField{Parts: parts(12, 12, 10)}), 24), checked(low(529, "TLSLD_ADD_DTPREL_LO12", dtp, 0), 12),
		low(530, "TLSLD_ADD_DTPREL_LO12_NC", dtp, 0),
		adrp(RelIEPage, "TLSIE_ADR_GOTTPREL_PAGE21", ie), low(RelIELo12, "TLSIE_LD64_GOTTPREL_LO12_NC", ie, 3), near(543, "TLSIE_LD_GOTTPREL_PREL19", ie, 19, 5),
		signedGroup(544, "TLSLE_MOVW_TPREL_G2", le, 2, false), signedGroup(relLEMovG1, "TLSLE_MOVW_TPREL_G1", le, 1, false), group(546, "TLSLE_MOVW_TPREL_G1_NC", le, 1, 0),
		signedGroup(547, "TLSLE_MOVW_TPREL_G0", le, 0, false), group(relLEMovG0NC, "TLSLE_MOVW_TPREL_G0_NC", le, 0, 0),
		checked(instr(RelLEHi12, "TLSLE_ADD_TPREL_HI12", le, target.RelocField{Parts: parts(12, 12, 10)}), 24),
		checked(low(550, "TLSLE_ADD_TPREL_LO12", le, 0), 12), low(RelLELo12NC, "TLSLE_ADD_TPREL_LO12_NC", le, 0),
		near(560, "TLSDESC_LD_PREL19", desc, 19, 5), adr(561, "TLSDESC_ADR_PREL21", desc), adrp(RelDescPage, "TLSDESC_ADR_PAGE21", desc),
		low(RelDescLDLo12, "TLSDESC_LD64_LO12", desc, 3), low(RelDescADDLo12, "TLSDESC_ADD_LO12", desc, 0),
		{RelDescCall, "TLSDESC_CALL", target.RelocTLSDescCall, target.RelocType{}},
		data(relTLSDTPREL64, "TLS_DTPREL64", 8, dtp, false),
	}
	// Accesses of 1 to 16 bytes to thread-local variables.
	for i, n := range []int{552, 554, 556, 558, 570} {
		scale, name := uint8(i), "TLSLE_LDST"+[]string{"8", "16", "32", "64", "128"}[i]+"_TPREL_LO12"
		table = append(table, checked(low(n, name, le, scale), 12), low(n+1, name+"_NC", le, scale))
	}
	for i, n := range []int{531, 533, 535, 537, 572} {
		scale, name := uint8(i), "TLSLD_LDST"+[]string{"8", "16", "32", "64", "128"}[i]+"_DTPREL_LO12"
		table = append(table, checked(low(n, name, dtp, scale), 12), low(n+1, name+"_NC", dtp, scale))
	}
	list := make([]target.RelocType, numberOfRelocs)
	for _, r := range table {
		r.Name, r.Value = "R_AARCH64_"+r.name, r.value
		switch r.value {
		case entry, ie, desc, target.RelocTLSDescCall:
			r.Relax = true
		}
		r.Veneer = r.number == RelJUMP26 || r.number == RelCALL26
		list[r.number] = r.RelocType
	}
	list[276].PCRel = true
	for n, name := range map[int]string{1024: "COPY", 1025: "GLOB_DAT", 1026: "JUMP_SLOT", 1027: "RELATIVE", 1028: "TLS_DTPMOD64", 1030: "TLS_TPREL64",
		1031: "TLSDESC", 1032: "IRELATIVE"} {
		list[n] = target.RelocType{Name: "R_AARCH64_" + name, Bytes: 8, Dynamic: true}
	}
	return list
}

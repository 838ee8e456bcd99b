package arm

import (
	"strings"

	"spillway/target"
)

// Object returns how the machine's ELF files look [AAELF32]. It is shared.
func Object() *target.ObjectFormat { return object }

// The ABI's version 5, and where floats are passed, in the flags of files.
const eabi5, softFloatABI, hardFloatABI = 0x05000000, 0x200, 0x400

// hardObject is how files look whose functions pass floats in registers for them.
var hardObject = func() *target.ObjectFormat {
	hard := *object
	hard.ProgramFlags = eabi5 | hardFloatABI
	hard.Demands = VFP | HardFloat
	link := &hard.Link
	link.Interp = "/lib/ld-linux-armhf.so.3"
	link.CompilerDirs, link.LibDirs, link.Emulator = renamed(link.CompilerDirs), renamed(link.LibDirs), renamed(link.Emulator)
	link.Packages = "Debian's libc6-dev-armhf-cross and libgcc-12-dev-armhf-cross"
	return &hard
}()

// renamed returns paths with the other system's name.
func renamed(paths []string) (list []string) {
	for _, path := range paths {
		list = append(list, strings.ReplaceAll(path, "arm-linux-gnueabi", "arm-linux-gnueabihf"))
	}
	return list
}

func init() { // hardObject is made of object
	object.Variant = func(attributes []byte) *target.ObjectFormat {
		if passesFloats(attributes) {
			return hardObject
		}
		return object
	}
}

var object = &target.ObjectFormat{
	Name: "arm", Machine: 40, Bits: 32, Flags: eabi5, ProgramFlags: eabi5 | softFloatABI, Relocs: relocs(),
	Uses: target.RelocUses{Addr: RelABS32, Addr32: RelABS32, Addr32S: RelABS32, PCRel: RelREL32, PLT: RelCALL, GOT: RelGOTPREL,
		TPOff: RelTLSLE32, GOTTPOff: RelTLSIE32, TLSGD: relTLSGD32, TLSLD: relTLSLDM32, DTPOff: relTLSLDO32},
	Index: target.UnwindIndex{Section: ".ARM.exidx", Tables: ".ARM.extab", Segment: 0x70000001, Start: "__exidx_start", End: "__exidx_end",
		Place: relPREL31, Type: relTARGET2, TypeOperator: "TARGET2"},
	UnwindSection: 0x70000001,
	Attributes:    target.AttributeSection{Name: ".ARM.attributes", Type: 0x70000003},
	Mapping:       target.MappingSymbols{Code: "$a", Data: "$d", Functions: true},
	Link:          linking,
	Copy:          20, GlobDat: 21, JumpSlot: 22, Relative: 23, DTPMod: 17, DTPOff: 18, TPOff: 19, IRelative: 160,
}

// The numbers of types of relocation that RelCALL and the like do not have.
const (
	relTARGET2     = 41
	relPREL31      = 42
	relTLSGD32     = 104
	relTLSLDM32    = 105
	relTLSLDO32    = 106
	numberOfRelocs = 161
)

// relocs returns the types of relocation by number. Addresses wrap around: what is 4 bytes wide always fits.
func relocs() []target.RelocType {
	const addr, plt, entry = target.RelocAddr, target.RelocPLT, target.RelocGOTEntry
	list := make([]target.RelocType, numberOfRelocs)
	list[0] = target.RelocType{Name: "R_ARM_NONE"}
	list[40] = target.RelocType{Name: "R_ARM_V4BX"} // a mark: all processors have bx
	data := func(number int, name string, bytes int, value target.RelocValue, pcrel bool) {
		short := bytes < 4
		list[number] = target.RelocType{Name: "R_ARM_" + name, Bytes: bytes, Value: value, PCRel: pcrel, Signed: short, Unsigned: short}
	}
	data(RelABS32, "ABS32", 4, addr, false)
	data(RelREL32, "REL32", 4, addr, true)
	data(5, "ABS16", 2, addr, false)
	data(8, "ABS8", 1, addr, false)
	data(24, "GOTOFF32", 4, target.RelocGOTOff, false)
	data(25, "BASE_PREL", 4, target.RelocGOTBase, true)
	data(26, "GOT_BREL", 4, target.RelocGOTIndex, false)
	data(38, "TARGET1", 4, addr, false)
	data(relTARGET2, "TARGET2", 4, entry, true)
	data(55, "ABS32_NOI", 4, addr, false)
	data(56, "REL32_NOI", 4, addr, true)
	data(RelGOTPREL, "GOT_PREL", 4, entry, true)
	data(relTLSGD32, "TLS_GD32", 4, target.RelocTLSGD, true)
	data(relTLSLDM32, "TLS_LDM32", 4, target.RelocTLSLD, true)
	data(relTLSLDO32, "TLS_LDO32", 4, target.RelocDTPOff, false)
	data(RelTLSIE32, "TLS_IE32", 4, target.RelocGOTTPOff, true)
	data(RelTLSLE32, "TLS_LE32", 4, target.RelocTPOff, false)
	instr := func(number int, name string, value target.RelocValue, pcrel bool, f *target.RelocField) *target.RelocType {
		list[number] = target.RelocType{Name: "R_ARM_" + name, Bytes: 4, Value: value, PCRel: pcrel, Signed: f.Bits > 0, Field: f}
		return &list[number]
	}
	words := &target.RelocField{Bits: 26, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 24, At: 0}}}
	for number, name := range map[int]string{1: "PC24", 27: "PLT32", RelCALL: "CALL", RelJUMP24: "JUMP24"} {
		instr(number, name, plt, true, words).Veneer = true
	}
	instr(relPREL31, "PREL31", plt, true, &target.RelocField{Bits: 31, Parts: []target.BitRange{{From: 0, Width: 31, At: 0}}})
	halves := func(from uint8) *target.RelocField {
		return &target.RelocField{
			Parts:  []target.BitRange{{From: from, Width: 12, At: 0}, {From: from + 12, Width: 4, At: 16}},
			Addend: []target.BitRange{{From: 0, Width: 12, At: 0}, {From: 12, Width: 4, At: 16}},
		}
	}
	instr(RelMOVWABSNC, "MOVW_ABS_NC", addr, false, halves(0))
	instr(RelMOVTABS, "MOVT_ABS", addr, false, halves(16))
	instr(RelMOVWPRELNC, "MOVW_PREL_NC", addr, true, halves(0))
	instr(RelMOVTPREL, "MOVT_PREL", addr, true, halves(16))
	instr(RelLDRPCG0, "LDR_PC_G0", addr, true, &target.RelocField{Bits: 13, Sign: 23, Parts: []target.BitRange{{From: 0, Width: 12, At: 0}}})
	instr(RelLDCPCG0, "LDC_PC_G0", addr, true, &target.RelocField{Bits: 11, Scale: 2, Sign: 23, Parts: []target.BitRange{{From: 2, Width: 8, At: 0}}})
	thumbRelocs(instr)
	for number, name := range map[int]string{20: "COPY", 21: "GLOB_DAT", 22: "JUMP_SLOT", 23: "RELATIVE", 17: "TLS_DTPMOD32", 18: "TLS_DTPOFF32", 19: "TLS_TPOFF32", 160: "IRELATIVE"} {
		list[number] = target.RelocType{Name: "R_ARM_" + name, Bytes: 4, Dynamic: true}
	}
	list[21].Value, list[22].Value = addr, addr
	return list
}

package amd64

import (
	"spillway/target"
	"spillway/target/x86"
)

// Object returns how the machine's ELF files look [Lu18 §4.4]. It is shared.
func Object() *target.ObjectFormat { return object }

var object = &target.ObjectFormat{
	Name:     "amd64",
	Machine:  62,
	Bits:     64,
	Rela:     true,
	Features: x86.Features(),
	// SHT_X86_64_UNWIND
	UnwindSection: 0x70000001,
	Relocs: []target.RelocType{
		0:  {Name: "R_X86_64_NONE"},
		1:  {Name: "R_X86_64_64", Bytes: 8, Value: target.RelocAddr},
		2:  {Name: "R_X86_64_PC32", Bytes: 4, Value: target.RelocAddr, PCRel: true, Signed: true},
		3:  {Name: "R_X86_64_GOT32", Bytes: 4, Value: target.RelocGOTIndex, Signed: true},
		4:  {Name: "R_X86_64_PLT32", Bytes: 4, Value: target.RelocPLT, PCRel: true, Signed: true},
		5:  {Name: "R_X86_64_COPY", Dynamic: true},
		6:  {Name: "R_X86_64_GLOB_DAT", Bytes: 8, Value: target.RelocAddr, Dynamic: true},
		7:  {Name: "R_X86_64_JUMP_SLOT", Bytes: 8, Value: target.RelocAddr, Dynamic: true},
		8:  {Name: "R_X86_64_RELATIVE", Bytes: 8, Dynamic: true},
		9:  {Name: "R_X86_64_GOTPCREL", Bytes: 4, Value: target.RelocGOTEntry, PCRel: true, Signed: true},
		10: {Name: "R_X86_64_32", Bytes: 4, Value: target.RelocAddr, Unsigned: true},
		11: {Name: "R_X86_64_32S", Bytes: 4, Value: target.RelocAddr, Signed: true},
		12: {Name: "R_X86_64_16", Bytes: 2, Value: target.RelocAddr, Signed: true, Unsigned: true},
		13: {Name: "R_X86_64_PC16", Bytes: 2, Value: target.RelocAddr, PCRel: true, Signed: true, Unsigned: true},
		14: {Name: "R_X86_64_8", Bytes: 1, Value: target.RelocAddr, Signed: true, Unsigned: true},
		15: {Name: "R_X86_64_PC8", Bytes: 1, Value: target.RelocAddr, PCRel: true, Signed: true},
		16: {Name: "R_X86_64_DTPMOD64", Bytes: 8, Dynamic: true},
		17: {Name: "R_X86_64_DTPOFF64", Bytes: 8, Value: target.RelocDTPOff},
		18: {Name: "R_X86_64_TPOFF64", Bytes: 8, Value: target.RelocTPOff},
		19: {Name: "R_X86_64_TLSGD", Bytes: 4, Value: target.RelocTLSGD, PCRel: true, Signed: true, Relax: true},
		20: {Name: "R_X86_64_TLSLD", Bytes: 4, Value: target.RelocTLSLD, PCRel: true, Signed: true, Relax: true},
		21: {Name: "R_X86_64_DTPOFF32", Bytes: 4, Value: target.RelocDTPOff, Signed: true},
		22: {Name: "R_X86_64_GOTTPOFF", Bytes: 4, Value: target.RelocGOTTPOff, PCRel: true, Signed: true, Relax: true},
		23: {Name: "R_X86_64_TPOFF32", Bytes: 4, Value: target.RelocTPOff, Signed: true},
		24: {Name: "R_X86_64_PC64", Bytes: 8, Value: target.RelocAddr, PCRel: true},
		25: {Name: "R_X86_64_GOTOFF64", Bytes: 8, Value: target.RelocGOTOff},
		26: {Name: "R_X86_64_GOTPC32", Bytes: 4, Value: target.RelocGOTBase, PCRel: true, Signed: true},
		27: {Name: "R_X86_64_GOT64", Bytes: 8, Value: target.RelocGOTIndex},
		28: {Name: "R_X86_64_GOTPCREL64", Bytes: 8, Value: target.RelocGOTEntry, PCRel: true},
		29: {Name: "R_X86_64_GOTPC64", Bytes: 8, Value: target.RelocGOTBase, PCRel: true},
		30: {Name: "R_X86_64_GOTPLT64", Bytes: 8, Value: target.RelocGOTIndex},
		31: {Name: "R_X86_64_PLTOFF64", Bytes: 8, Value: target.RelocPLTOff},
		32: {Name: "R_X86_64_SIZE32", Bytes: 4, Value: target.RelocSize, Unsigned: true},
		33: {Name: "R_X86_64_SIZE64", Bytes: 8, Value: target.RelocSize},
		34: {Name: "R_X86_64_GOTPC32_TLSDESC", Bytes: 4, Value: target.RelocTLSDesc, PCRel: true, Signed: true, Relax: true},
		35: {Name: "R_X86_64_TLSDESC_CALL", Value: target.RelocTLSDescCall, Relax: true},
		36: {Name: "R_X86_64_TLSDESC", Dynamic: true},
		37: {Name: "R_X86_64_IRELATIVE", Bytes: 8, Dynamic: true},
		41: {Name: "R_X86_64_GOTPCRELX", Bytes: 4, Value: target.RelocGOTEntry, PCRel: true, Signed: true, Relax: true},
		42: {Name: "R_X86_64_REX_GOTPCRELX", Bytes: 4, Value: target.RelocGOTEntry, PCRel: true, Signed: true, Relax: true},
	},
	Uses: target.RelocUses{Addr: 1, Addr32: 10, Addr32S: 11, PCRel: 2, PCRel64: 24, PLT: 4, GOT: 9, GOTRelax: 41, GOTRelaxEx: 42,
		GOTOff: 25, GOTBase: 26, TPOff: 23, GOTTPOff: 22, TLSGD: 19, TLSLD: 20, DTPOff: 21},
	Relax: x86.Relax64,
	Link:  linking,
	Copy:  5, GlobDat: 6, JumpSlot: 7, Relative: 8, DTPMod: 16, DTPOff: 17, TPOff: 18, IRelative: 37,
}

package i386

import (
	"spillway/target"
	"spillway/target/x86"
)

// Object returns how the machine's ELF files look [Lu15 §4.4]. It is shared.
func Object() *target.ObjectFormat { return object }

// Addresses wrap around: what is 4 bytes wide always fits.
var object = &target.ObjectFormat{
	Name:     "i386",
	Machine:  3,
	Bits:     32,
	Features: x86.Features(),
	Relocs: []target.RelocType{
		0:  {Name: "R_386_NONE"},
		1:  {Name: "R_386_32", Bytes: 4, Value: target.RelocAddr},
		2:  {Name: "R_386_PC32", Bytes: 4, Value: target.RelocAddr, PCRel: true},
		3:  {Name: "R_386_GOT32", Bytes: 4, Value: target.RelocGOTIndex},
		4:  {Name: "R_386_PLT32", Bytes: 4, Value: target.RelocPLT, PCRel: true},
		5:  {Name: "R_386_COPY", Dynamic: true},
		6:  {Name: "R_386_GLOB_DAT", Bytes: 4, Value: target.RelocAddr, Dynamic: true},
		7:  {Name: "R_386_JUMP_SLOT", Bytes: 4, Value: target.RelocAddr, Dynamic: true},
		8:  {Name: "R_386_RELATIVE", Bytes: 4, Dynamic: true},
		9:  {Name: "R_386_GOTOFF", Bytes: 4, Value: target.RelocGOTOff},
		10: {Name: "R_386_GOTPC", Bytes: 4, Value: target.RelocGOTBase, PCRel: true},
		14: {Name: "R_386_TLS_TPOFF", Bytes: 4, Value: target.RelocTPOff, Dynamic: true},
		15: {Name: "R_386_TLS_IE", Bytes: 4, Value: target.RelocGOTTPOff, Relax: true},
		16: {Name: "R_386_TLS_GOTIE", Bytes: 4, Value: target.RelocGOTTPOffIndex, Relax: true},
		17: {Name: "R_386_TLS_LE", Bytes: 4, Value: target.RelocTPOff},
		18: {Name: "R_386_TLS_GD", Bytes: 4, Value: target.RelocTLSGDIndex, Relax: true},
		19: {Name: "R_386_TLS_LDM", Bytes: 4, Value: target.RelocTLSLDIndex, Relax: true},
		20: {Name: "R_386_16", Bytes: 2, Value: target.RelocAddr, Signed: true, Unsigned: true},
		21: {Name: "R_386_PC16", Bytes: 2, Value: target.RelocAddr, PCRel: true, Signed: true, Unsigned: true},
		22: {Name: "R_386_8", Bytes: 1, Value: target.RelocAddr, Signed: true, Unsigned: true},
		23: {Name: "R_386_PC8", Bytes: 1, Value: target.RelocAddr, PCRel: true, Signed: true},
		32: {Name: "R_386_TLS_LDO_32", Bytes: 4, Value: target.RelocDTPOff},
		33: {Name: "R_386_TLS_IE_32", Bytes: 4, Value: target.RelocGOTTPOffNegIndex},
		34: {Name: "R_386_TLS_LE_32", Bytes: 4, Value: target.RelocTPOffNeg},
		35: {Name: "R_386_TLS_DTPMOD32", Bytes: 4, Dynamic: true},
		36: {Name: "R_386_TLS_DTPOFF32", Bytes: 4, Value: target.RelocDTPOff},
		37: {Name: "R_386_TLS_TPOFF32", Bytes: 4, Value: target.RelocTPOffNeg, Dynamic: true},
		38: {Name: "R_386_SIZE32", Bytes: 4, Value: target.RelocSize},
		39: {Name: "R_386_TLS_GOTDESC", Bytes: 4, Value: target.RelocTLSDescIndex, Relax: true},
		40: {Name: "R_386_TLS_DESC_CALL", Value: target.RelocTLSDescCall, Relax: true},
		41: {Name: "R_386_TLS_DESC", Dynamic: true},
		42: {Name: "R_386_IRELATIVE", Bytes: 4, Dynamic: true},
		43: {Name: "R_386_GOT32X", Bytes: 4, Value: target.RelocGOTIndex, Relax: true},
	},
	Uses: target.RelocUses{Addr: 1, Addr32: 1, Addr32S: 1, PCRel: 2, PLT: 4, GOT: 3, GOTRelax: 43, GOTRelaxEx: 43,
		GOTOff: 9, GOTBase: 10, TPOff: 17, GOTTPOff: 16, GOTTPOffAbs: 15, TLSGD: 18, TLSLD: 19, DTPOff: 32},
	Relax: x86.Relax32,
	GOTAbsolute: func(code []byte, offset int64) bool {
		return offset >= 1 && offset <= int64(len(code)) && code[offset-1]&0xc7 == 0x05 // mod 0, r/m 5: an address
	},
	Link: linking,
	Copy: 5, GlobDat: 6, JumpSlot: 7, Relative: 8, TPOff: 14, DTPMod: 35, DTPOff: 36, IRelative: 42,
}

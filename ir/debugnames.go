package ir

import (
	"strings"
	"sync"
)

// DebugWord returns the number of a word in debug metadata: a constant of DWARF, a flag, or a kind; false if unknown.
func DebugWord(word []byte) (int64, bool) {
	n, ok := debugWords()[string(word)]
	return n, ok
}

// debugWords are LLVM's names for constants of DWARF and its own flags.
var debugWords = sync.OnceValue(func() map[string]int64 {
	words := map[string]int64{
		"DW_TAG_GNU_template_template_param": 0x4106, "DW_TAG_GNU_template_parameter_pack": 0x4107,
		"DIFlagZero": 0, "DIFlagPrivate": FlagPrivate, "DIFlagProtected": FlagProtected, "DIFlagPublic": FlagPublic,
		"DIFlagFwdDecl": FlagFwdDecl, "DIFlagAppleBlock": 1 << 3, "DIFlagVirtual": FlagVirtual, "DIFlagArtificial": FlagArtificial,
		"DIFlagExplicit": FlagExplicit, "DIFlagPrototyped": FlagPrototyped, "DIFlagObjcClassComplete": 1 << 9,
		"DIFlagObjectPointer": FlagObjectPointer, "DIFlagVector": FlagVector, "DIFlagStaticMember": FlagStaticMember,
		"DIFlagLValueReference": FlagLValueReference, "DIFlagRValueReference": FlagRValueReference,
		"DIFlagExportSymbols": FlagExportSymbols, "DIFlagSingleInheritance": 1 << 16, "DIFlagMultipleInheritance": 2 << 16,
		"DIFlagVirtualInheritance": 3 << 16, "DIFlagIntroducedVirtual": 1 << 18, "DIFlagBitField": FlagBitField,
		"DIFlagNoReturn": FlagNoReturn, "DIFlagTypePassByValue": 1 << 22, "DIFlagTypePassByReference": 1 << 23,
		"DIFlagEnumClass": FlagEnumClass, "DIFlagThunk": 1 << 25, "DIFlagNonTrivial": 1 << 26, "DIFlagBigEndian": 1 << 27,
		"DIFlagLittleEndian": 1 << 28, "DIFlagAllCallsDescribed": 1 << 29,
		"DISPFlagZero": 0, "DISPFlagVirtual": 1, "DISPFlagPureVirtual": 2, "DISPFlagNonvirtual": 0, "DISPFlagLocalToUnit": SPFlagLocal,
		"DISPFlagDefinition": SPFlagDefinition, "DISPFlagOptimized": SPFlagOptimized, "DISPFlagPure": 1 << 5, "DISPFlagElemental": 1 << 6,
		"DISPFlagRecursive": 1 << 7, "DISPFlagMainSubprogram": SPFlagMain, "DISPFlagDeleted": SPFlagDeleted, "DISPFlagObjCDirect": 1 << 11,
		"NoDebug": EmitNothing, "FullDebug": EmitFull, "LineTablesOnly": EmitLines, "DebugDirectivesOnly": EmitDirectives,
		"CSK_MD5": ChecksumMD5, "CSK_SHA1": 2, "CSK_SHA256": 3, "GNU": 1, "None": 2, "Apple": 3, "Default": 0,
		"true": 1, "false": 0,
	}
	number := func(prefix string, names map[int64]string) {
		for from, list := range names {
			for i, name := range strings.Fields(list) {
				words[prefix+name] = from + int64(i)
			}
		}
	}
	number("DW_TAG_", map[int64]string{
		0x01: "array_type class_type entry_point enumeration_type formal_parameter", 0x08: "imported_declaration", 0x0a: "label lexical_block",
		0x0d: "member", 0x0f: "pointer_type reference_type compile_unit string_type structure_type", 0x15: "subroutine_type typedef union_type unspecified_parameters variant common_block common_inclusion inheritance inlined_subroutine module ptr_to_member_type set_type subrange_type with_stmt access_declaration base_type catch_block const_type constant enumerator file_type friend namelist namelist_item packed_type subprogram template_type_parameter template_value_parameter thrown_type try_block variant_part variable volatile_type dwarf_procedure restrict_type interface_type namespace imported_module unspecified_type partial_unit imported_unit",
		0x3f: "condition shared_type type_unit rvalue_reference_type template_alias coarray_type generic_subrange dynamic_type atomic_type call_site call_site_parameter skeleton_unit immutable_type",
	})
	number("DW_ATE_", map[int64]string{1: "address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float packed_decimal numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII"})
	number("DW_LANG_", map[int64]string{
		1:    "C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95 Fortran95 PLI ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 C_plus_plus_11 OCaml Rust C11 Swift Julia Dylan C_plus_plus_14 Fortran03 Fortran08 RenderScript BLISS Kotlin Zig Crystal",
		0x2a: "C_plus_plus_17 C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012",
	})
	number("DW_CC_", map[int64]string{
		1: "normal program nocall pass_by_reference pass_by_value", 0x40: "GNU_renesas_sh GNU_borland_fastcall_i386",
		0xb0: "BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn BORLAND_thiscall BORLAND_fastcall",
		0xc0: "LLVM_vectorcall LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc LLVM_SpirFunction LLVM_OpenCLKernel LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall LLVM_M68kRTD LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail LLVM_RISCVVLSCall",
		0xc7: "LLVM_DeviceKernel", 0xff: "GDB_IBM_OpenCL",
	})
	number("DW_VIRTUALITY_", map[int64]string{0: "none virtual pure_virtual"})
	number("DW_OP_", map[int64]string{
		0x03: "addr", 0x06: "deref", 0x08: "const1u const1s const2u const2s const4u const4s const8u const8s constu consts dup drop over pick swap rot xderef abs and div minus mod mul neg not or plus plus_uconst shl shr shra xor bra eq ge gt le lt ne skip",
		0x30: "lit0 lit1 lit2 lit3 lit4 lit5 lit6 lit7 lit8 lit9 lit10 lit11 lit12 lit13 lit14 lit15 lit16 lit17 lit18 lit19 lit20 lit21 lit22 lit23 lit24 lit25 lit26 lit27 lit28 lit29 lit30 lit31",
		0x90: "regx fbreg bregx piece deref_size xderef_size nop push_object_address", 0x9c: "call_frame_cfa bit_piece implicit_value stack_value",
		OpLLVMFragment: "LLVM_fragment LLVM_convert LLVM_tag_offset LLVM_entry_value LLVM_implicit_pointer LLVM_arg LLVM_extract_bits_sext LLVM_extract_bits_zext",
	})
	return words
})

// Flags of nodes (KeyFlags).
const (
	FlagPrivate         = 1
	FlagProtected       = 2
	FlagPublic          = 3 // FlagPrivate and FlagProtected combined
	FlagFwdDecl         = 1 << 2
	FlagVirtual         = 1 << 5
	FlagArtificial      = 1 << 6
	FlagExplicit        = 1 << 7
	FlagPrototyped      = 1 << 8
	FlagObjectPointer   = 1 << 10
	FlagVector          = 1 << 11
	FlagStaticMember    = 1 << 12
	FlagLValueReference = 1 << 13
	FlagRValueReference = 1 << 14
	FlagExportSymbols   = 1 << 15
	FlagBitField        = 1 << 19
	FlagNoReturn        = 1 << 20
	FlagEnumClass       = 1 << 24
	FlagAllCalls        = 1 << 29
)

// Flags of subprograms (KeySPFlags).
const (
	SPFlagVirtuality = 3 // DW_VIRTUALITY
	SPFlagLocal      = 1 << 2
	SPFlagDefinition = 1 << 3
	SPFlagOptimized  = 1 << 4
	SPFlagMain       = 1 << 8
	SPFlagDeleted    = 1 << 9
)

// The extent of a compile unit's debug information (KeyEmissionKind).
const (
	EmitNothing = iota
	EmitFull
	EmitLines
	EmitDirectives
)

// ChecksumMD5 is the kind of file checksum that DWARF has (KeyChecksumKind).
const ChecksumMD5 = 1

// Some operations of DWARF expressions [DWARF5 §7.7.1].
const (
	OpDWARFConsts     = 0x11
	OpDWARFAnd        = 0x1a
	OpDWARFPlusUconst = 0x23
)

// LLVM's extensions to DWARF expressions.
const (
	OpLLVMFragment = 0x1000 + iota
	OpLLVMConvert
	OpLLVMTagOffset
	OpLLVMEntryValue
	OpLLVMImplicitPointer
	OpLLVMArg
	OpLLVMExtractSigned
	OpLLVMExtractUnsigned
)

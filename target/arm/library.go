package arm

import (
	"spillway/ir"
	"spillway/target"
)

// library has the names of the run-time ABI for the functions of the compiler's library [RTABI32].
var library = map[string]string{
	"__addsf3": "__aeabi_fadd", "__subsf3": "__aeabi_fsub", "__mulsf3": "__aeabi_fmul", "__divsf3": "__aeabi_fdiv",
	"__adddf3": "__aeabi_dadd", "__subdf3": "__aeabi_dsub", "__muldf3": "__aeabi_dmul", "__divdf3": "__aeabi_ddiv",
	"__extendsfdf2": "__aeabi_f2d", "__truncdfsf2": "__aeabi_d2f",
	"__extendhfsf2": "__gnu_h2f_ieee", "__truncsfhf2": "__gnu_f2h_ieee", "__truncdfhf2": "__gnu_d2h_ieee", // those of GNU's library, which has no __aeabi_h2f
	"__floatsisf": "__aeabi_i2f", "__floatunsisf": "__aeabi_ui2f", "__floatsidf": "__aeabi_i2d", "__floatunsidf": "__aeabi_ui2d",
	"__floatdisf": "__aeabi_l2f", "__floatundisf": "__aeabi_ul2f", "__floatdidf": "__aeabi_l2d", "__floatundidf": "__aeabi_ul2d",
	"__fixsfsi": "__aeabi_f2iz", "__fixunssfsi": "__aeabi_f2uiz", "__fixdfsi": "__aeabi_d2iz", "__fixunsdfsi": "__aeabi_d2uiz",
	"__fixsfdi": "__aeabi_f2lz", "__fixunssfdi": "__aeabi_f2ulz", "__fixdfdi": "__aeabi_d2lz", "__fixunsdfdi": "__aeabi_d2ulz",
	"__divmodsi4": "__aeabi_idivmod", "__udivmodsi4": "__aeabi_uidivmod", "__divmoddi4": "__aeabi_ldivmod", "__udivmoddi4": "__aeabi_uldivmod",
	"__divsi3": "__aeabi_idiv", "__udivsi3": "__aeabi_uidiv", "__muldi3": "__aeabi_lmul",
	"__ashldi3": "__aeabi_llsl", "__lshrdi3": "__aeabi_llsr", "__ashrdi3": "__aeabi_lasr",
}

// softFloat has the comparisons.
var softFloat = &target.SoftFloat{Compare: [2][ir.NumPreds]string{
	{ir.FOEQ: "__aeabi_fcmpeq", ir.FOLT: "__aeabi_fcmplt", ir.FOLE: "__aeabi_fcmple", ir.FOGT: "__aeabi_fcmpgt", ir.FOGE: "__aeabi_fcmpge", ir.FUNO: "__aeabi_fcmpun"},
	{ir.FOEQ: "__aeabi_dcmpeq", ir.FOLT: "__aeabi_dcmplt", ir.FOLE: "__aeabi_dcmple", ir.FOGT: "__aeabi_dcmpgt", ir.FOGE: "__aeabi_dcmpge", ir.FUNO: "__aeabi_dcmpun"},
}}

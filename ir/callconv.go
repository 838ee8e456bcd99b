package ir

import (
	"strconv"
	"sync"
)

// A CallConv is a calling convention, numbered as in LLVM.
type CallConv int

// Calling conventions that targets and passes know by name.
const (
	CallC            CallConv = 0
	CallFast         CallConv = 8
	CallCold         CallConv = 9
	CallGHC          CallConv = 10
	CallAnyReg       CallConv = 13
	CallPreserveMost CallConv = 14
	CallPreserveAll  CallConv = 15
	CallSwift        CallConv = 16
	CallCXXFastTLS   CallConv = 17
	CallTail         CallConv = 18
	CallSwiftTail    CallConv = 20
	CallPreserveNone CallConv = 21
	CallX86StdCall   CallConv = 64
	CallX86FastCall  CallConv = 65
	CallArmAAPCS     CallConv = 67
	CallArmVFP       CallConv = 68
	CallX86ThisCall  CallConv = 70
	CallWin64        CallConv = 79
)

// Calling conventions of functions with the attribute "interrupt", which have no name in LLVM's text: selected by the
// attribute's value (target.Target.Interrupts).
const (
	CallInterrupt CallConv = 1024 + iota
	CallFastInterrupt
	CallException
)

// CallConvByName returns the calling convention with this name in LLVM's text, except for ccN; CallC if unknown.
func CallConvByName(name string) CallConv { return callConvs()[name] }

// String returns the name of the calling convention in LLVM's text, "" for C's.
func (c CallConv) String() string {
	if c == CallC {
		return ""
	}
	for name, n := range callConvs() {
		if n == c {
			return name
		}
	}
	return "cc " + strconv.Itoa(int(c))
}

// callConvs are the calling conventions by name.
var callConvs = sync.OnceValue(func() map[string]CallConv {
	return map[string]CallConv{
		"fastcc":                           CallFast,
		"coldcc":                           CallCold,
		"ghccc":                            CallGHC,
		"anyregcc":                         CallAnyReg,
		"preserve_mostcc":                  CallPreserveMost,
		"preserve_allcc":                   CallPreserveAll,
		"swiftcc":                          CallSwift,
		"cxx_fast_tlscc":                   CallCXXFastTLS,
		"tailcc":                           CallTail,
		"cfguard_checkcc":                  19,
		"swifttailcc":                      CallSwiftTail,
		"preserve_nonecc":                  CallPreserveNone,
		"x86_stdcallcc":                    CallX86StdCall,
		"x86_fastcallcc":                   CallX86FastCall,
		"arm_apcscc":                       66,
		"arm_aapcscc":                      CallArmAAPCS,
		"arm_aapcs_vfpcc":                  CallArmVFP,
		"msp430_intrcc":                    69,
		"x86_thiscallcc":                   CallX86ThisCall,
		"ptx_kernel":                       71,
		"ptx_device":                       72,
		"spir_func":                        75,
		"spir_kernel":                      76,
		"intel_ocl_bicc":                   77,
		"win64cc":                          CallWin64,
		"x86_vectorcallcc":                 80,
		"hhvmcc":                           81,
		"hhvm_ccc":                         82,
		"x86_intrcc":                       83,
		"avr_intrcc":                       84,
		"avr_signalcc":                     85,
		"amdgpu_vs":                        87,
		"amdgpu_gs":                        88,
		"amdgpu_ps":                        89,
		"amdgpu_cs":                        90,
		"amdgpu_kernel":                    91,
		"x86_regcallcc":                    92,
		"amdgpu_hs":                        93,
		"amdgpu_ls":                        95,
		"amdgpu_es":                        96,
		"aarch64_vector_pcs":               97,
		"aarch64_sve_vector_pcs":           98,
		"amdgpu_gfx":                       100,
		"aarch64_sme_preservemost_from_x0": 102,
		"aarch64_sme_preservemost_from_x2": 103,
		"amdgpu_cs_chain":                  104,
		"amdgpu_cs_chain_preserve":         105,
		"m68k_rtdcc":                       106,
		"graalcc":                          107,
		"riscv_vector_cc":                  110,
	}
})

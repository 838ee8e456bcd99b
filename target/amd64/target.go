package amd64

import (
	"math"
	"slices"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
	"spillway/target/x86/intrinsics"
)

// Permi is the feature of a machine that no one has built: x86-64 with
// instructions that permute up to five registers.
const Permi = x86.FirstOther

// Platform returns what modules for the machine say of it. It is shared.
func Platform() *target.Platform { return platform }

var platform = &target.Platform{
	Name:    "amd64",
	Triples: []string{"x86_64-", "amd64-"},
	Layout:  ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16, StackAlign: 16, MaxIntBytes: 8},
	Text:    intrinsics.Machine(8, "x86_64-", "amd64-"),
}

// Target returns the machine under a relocation model, without extensions. It is made
// once and shared. A wrong row is an internal error: it panics.
func Target(reloc target.Relocation) *target.Target { return made.Target(reloc, 0) }

// TargetPermi is Target with the feature Permi. Its code can be interpreted, not assembled.
func TargetPermi(reloc target.Relocation) *target.Target { return made.Target(reloc, Permi) }

// made holds the machine with each set of features that was asked for.
var made = target.NewVariants(func(reloc target.Relocation, features target.Features) (*target.Target, error) {
	return build(reloc, features)
})

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	high, highXMM := highRegs()
	t := &target.Target{
		Platform:    *platform,
		Doc:         "x86-64 with SSE2, System V ABI",
		Machine:     machine(features),
		VectorAlign: x86.VectorAlign(features),
		Classes:     target.TypeClasses{I8: ClassR8, I16: ClassR16, I32: ClassR32, I64: ClassR64, F32: ClassF32, F64: ClassF64, VectorClasses: target.VectorClasses{Vector: ClassV, VectorBytes: 16}, Ptr: ir.I64},
		Address: target.AddressForm{Base: true, Index: true, Thread: true, Scales: []int64{1, 2, 4, 8}, MinOff: math.MinInt32, MaxOff: math.MaxInt32, Segments: x86.Segments(),
			SymReach: 1 << 24, // all that is linked ends that far below 2 GiB, as LLVM has it in its small code model
			SymBase:  reloc == target.Static, BaseClass: ClassR64, IndexClass: ClassR64},
		ABI: abi(),
		Subtarget: target.Subtarget{
			Features:   features,
			Extensions: x86.Extensions(),
			CPUs:       x86.CPUs(),
		},
		Output: target.Output{
			Reloc:     reloc,
			CodeAlign: x86.CodeAlign,
			Syntax:    syntax(reloc),
			Object:    object,
		},
		RegisterNames: target.RegisterNames{
			RegNames:  map[int][]string{8: names(8), 16: names(16), 32: names(32), 64: names(64), 128: names(64), 256: names(256)},
			DebugRegs: debugRegs(),
			SP:        RSP,
			FP:        RBP,
			Accum:     RAX,
		},
		RegisterCosts: target.RegisterCosts{
			PrefixRegs:  high.Union(highXMM),
			Prefix8Regs: regalloc.SetOf(RSP, RBP, RSI, RDI),
			BareBases:   regalloc.SetOf(RSP, R12),
			OffsetBases: regalloc.SetOf(RBP, R13),
		},
	}
	x86.Describe(t)
	if features&x86.AVX != 0 {
		t.Classes.Wide, t.Classes.WideBytes, t.ABI.VectorBytes = ClassY, 32, 32
	}
	if features&x86.AVX512 != 0 {
		t.ABI.VectorBytes = 64
	}
	if features&Permi == 0 {
		t.Code = x86.NewCoder(t, x86.Config{Wide: true}, numbers())
	}
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	t.Conventions = conventions(t.ABI, features)
	t.FinishConventions(saves)
	t.Landing = sync.OnceValue(func() *target.LandingTiles { return x86.Landing(t) })
	t.Routine = sync.OnceValue(func() *target.RoutineTiles { return x86.Routine(t) })
	t.Patchpoints = patchpoints()
	t.InlineAsm = sync.OnceValue(func() *target.InlineAsm { return x86.InlineAsm(t, x86.Config{Wide: true}) })
	x86.NameTiles(t, x86.Config{Wide: true})
	if features&Permi != 0 {
		namePermi(t)
	}
	x86.WithoutSSE(t)
	return t, nil
}

// conventions returns the calling conventions that LLVM has besides c, the C one.
func conventions(c target.ABI, features target.Features) []target.Convention {
	most := c // preserve_most: a call leaves all integer registers alone but r11 and those of the result
	most.CalleeSaved = append([]regalloc.Reg{R10, R9, R8, RDI, RSI, RDX, RCX, RAX}, c.CalleeSaved...)
	most.CallerSaved = c.CallerSaved.Minus(regalloc.SetOf(most.CalleeSaved...))
	most.SRetInReg = false
	none := c // preserve_none: a call destroys all but the frame pointer
	none.IntArgs = []regalloc.Reg{R12, R13, R14, R15, RDI, RSI, RDX, RCX, R8, R9, R11, RAX}
	none.NarrowArgs = c.IntArgs // LLVM leaves them to the C convention
	none.CalleeSaved = []regalloc.Reg{RBP}
	none.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(c.CalleeSaved...).Minus(regalloc.SetOf(RBP)))
	ghc := c // GHC's abstract machine: functions end with jumps, and no registers are callee-saved
	ghc.IntArgs = []regalloc.Reg{R13, RBP, R12, RBX, R14, RSI, RDI, R8, R9, R15}
	ghc.FloatArgs = xmm(7)[1:]
	ghc.CalleeSaved, ghc.RegistersOnly = nil, true
	ghc.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(c.CalleeSaved...))
	all := most // preserve_all: and all vector registers
	all.Handed = xmm(16)
	cold := all // coldcc: and r11, which what binds calls when they are made first destroys; not rax
	cold.CalleeSaved = slices.DeleteFunc(append([]regalloc.Reg{R11}, all.CalleeSaved...), func(r regalloc.Reg) bool { return r == RAX })
	cold.CallerSaved.Add(RAX)
	cold.SRetInReg = true
	if features&x86.AVX == 0 { // else a call destroys the upper halves
		all.CallerSaved = all.CallerSaved.Minus(regalloc.SetOf(all.Handed...))
		cold.CallerSaved = cold.CallerSaved.Minus(regalloc.SetOf(cold.Handed...))
	}
	fast := c
	fast.FloatRets = xmm(3)
	tail := fast
	tail.Pops, tail.PopsAligned = true, true
	swift := c
	swift.IntRets, swift.FloatRets = []regalloc.Reg{RAX, RDX, RCX, R8}, xmm(4)
	swift.SRetArgs, swift.SRetInReg = []regalloc.Reg{RAX}, false
	swiftTail := swift // a call destroys the registers of the object and of the context
	swiftTail.Pops, swiftTail.PopsAligned = true, true
	swiftTail.CalleeSaved = slices.DeleteFunc(slices.Clone(c.CalleeSaved), func(r regalloc.Reg) bool { return r == R13 || r == R14 })
	swiftTail.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(R13, R14))
	tls := c // what finds variables of a thread leaves all integer registers alone but that of the result
	tls.CalleeSaved = append([]regalloc.Reg{R11, R10, R9, R8, RSI, RDX, RCX}, c.CalleeSaved...)
	tls.CallerSaved = c.CallerSaved.Minus(regalloc.SetOf(tls.CalleeSaved...))
	win := c // that of Windows, in functions marked ms_abi
	win.IntArgs, win.FloatArgs = []regalloc.Reg{RCX, RDX, R8, R9}, xmm(4)
	win.Positional, win.Home = true, 32
	win.CalleeSaved = append([]regalloc.Reg{RDI, RSI}, c.CalleeSaved...)
	win.CallerSaved = c.CallerSaved.Minus(regalloc.SetOf(win.CalleeSaved...))
	win.Handed = xmm(16)[6:]
	if features&x86.AVX == 0 {
		win.CallerSaved = win.CallerSaved.Minus(regalloc.SetOf(win.Handed...))
	}
	return []target.Convention{
		{Conv: ir.CallWin64, ABI: win},
		{Conv: ir.CallFast, ABI: fast},
		{Conv: ir.CallSwift, ABI: swift},
		{Conv: ir.CallSwiftTail, ABI: swiftTail, Jumps: true},
		{Conv: ir.CallCXXFastTLS, ABI: tls},
		{Conv: ir.CallCold, ABI: cold},
		{Conv: ir.CallPreserveAll, ABI: all},
		{Conv: ir.CallGHC, ABI: ghc, Jumps: true},
		{Conv: ir.CallPreserveMost, ABI: most},
		{Conv: ir.CallTail, ABI: tail, Jumps: true},
		{Conv: ir.CallPreserveNone, ABI: none},
	}
}

// abi returns the System V calling convention.
func abi() target.ABI {
	saved := regalloc.SetOf(calleeSaved...)
	saved.Add(RSP)
	var all regalloc.RegSet
	for r := range regalloc.Reg(numRegs) {
		all.Add(r)
	}
	return target.ABI{
		PadRegs: []regalloc.Reg{RAX, RDX},
		Guard:   target.StackGuard{Register: "fs", Offset: 40, Failure: "__stack_chk_fail"},
		ArgRegs: target.ArgRegs{
			IntArgs:    []regalloc.Reg{RDI, RSI, RDX, RCX, R8, R9},
			FloatArgs:  xmm(8),
			NestArgs:   []regalloc.Reg{R10},
			SwiftArgs:  []regalloc.Reg{ir.SwiftSelf: R13, ir.SwiftError: R12, ir.SwiftAsync: R14},
			QuadRets:   2,
			IntRets:    []regalloc.Reg{RAX, RDX, RCX},
			FloatRets:  xmm(2),
			VectorRets: xmm(4),
		},
		ArgRules: target.ArgRules{
			WordsAlign:   16,
			VarArgFloats: RAX,
			VAList:       target.VAOffsets,
		},
		CalleePops: target.CalleePops{
			SRetInReg: true,
		},
		SavedRegs: target.SavedRegs{
			CallerSaved: all.Minus(saved),
			CalleeSaved: calleeSaved,
		},
		StackLayout: target.StackLayout{
			StackAlign:  16,
			ArgSlot:     8,
			RedZone:     128,
			ReturnAddr:  8,
			FrameReturn: 8,
		},
	}
}

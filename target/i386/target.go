package i386

import (
	"math"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
	"spillway/target/x86/intrinsics"
)

// Platform returns what modules for the machine say of it. It is shared.
func Platform() *target.Platform { return platform }

var platform = &target.Platform{
	Name:    "i386",
	Triples: []string{"i386-", "i486-", "i586-", "i686-"},
	Layout:  ir.Layout{PtrBytes: 4, I64Align: 4, F64Align: 4, F80Align: 4, I128Align: 16, StackAlign: 16, MaxIntBytes: 4},
	Text:    intrinsics.Machine(4, "i386-", "i486-", "i586-", "i686-"),
}

// Target returns the machine under a relocation model, without extensions. It is made
// once and shared. A wrong row is an internal error: it panics.
func Target(reloc target.Relocation) *target.Target { return made.Target(reloc, 0) }

// made holds the machine with each set of features that was asked for.
var made = target.NewVariants(func(reloc target.Relocation, features target.Features) (*target.Target, error) {
	return build(reloc, features)
})

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	t := &target.Target{
		Platform:    *platform,
		Doc:         "x86-32 with SSE2, System V ABI",
		Machine:     machine(features),
		VectorAlign: x86.VectorAlign(features),
		Classes: target.TypeClasses{I8: ClassR8, I16: ClassR16, I32: ClassR32, I64: ClassR32, F32: ClassF32, F64: ClassF64, Ptr: ir.I32,
			Byte: ClassB8, Low: ClassL8, VectorClasses: target.VectorClasses{Vector: ClassV, VectorBytes: 16}},
		Address: target.AddressForm{Base: true, Index: true, Thread: true, Scales: []int64{1, 2, 4, 8}, MinOff: math.MinInt32, MaxOff: math.MaxInt32, Segments: x86.Segments(),
			SymBase: true, GOTBase: reloc == target.PIC, BaseClass: ClassR32, IndexClass: ClassR32},
		ABI: abi(),
		Subtarget: target.Subtarget{
			Features: features, Extensions: x86.Extensions(), CPUs: x86.CPUs(),
		},
		Output: target.Output{
			Reloc:     reloc,
			CodeAlign: x86.CodeAlign,
			Driver:    []string{"-m32", "-msse2", "-mfpmath=sse"},
			Syntax:    syntax(reloc),
			Object:    object,
		},
		RegisterNames: target.RegisterNames{
			RegNames:  map[int][]string{8: names(8), 16: names(16), 32: names(32), 128: names(128), 256: names(256)},
			DebugRegs: debugRegs(),
			SP:        ESP,
			FP:        EBP,
			Accum:     EAX,
		},
		RegisterCosts: target.RegisterCosts{
			BareBases:   regalloc.SetOf(ESP),
			OffsetBases: regalloc.SetOf(EBP),
		},
	}
	x86.Describe(t)
	if features&x86.AVX != 0 {
		t.Classes.Wide, t.Classes.WideBytes, t.ABI.VectorBytes = ClassY, 32, 32
	}
	if features&x86.AVX512 != 0 {
		t.ABI.VectorBytes = 64
	}
	t.Code = x86.NewCoder(t, x86.Config{}, numbers())
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	t.Conventions = conventions(t.ABI)
	t.FinishConventions(func(r regalloc.Reg) (bytes, executions int8) {
		return t.Machine.Regs[r].SaveCost, t.Machine.Regs[r].SaveSpeed
	})
	t.Landing = sync.OnceValue(func() *target.LandingTiles { return x86.Landing(t) })
	t.Routine = sync.OnceValue(func() *target.RoutineTiles { return x86.Routine(t) })
	t.InlineAsm = sync.OnceValue(func() *target.InlineAsm { return x86.InlineAsm(t, x86.Config{}) })
	nameTiles(t)
	x86.WithoutSSE(t)
	return t, nil
}

// abi returns the System V calling convention, in which all arguments are in memory.
func abi() target.ABI {
	saved := regalloc.SetOf(calleeSaved...)
	saved.Add(ESP)
	var all regalloc.RegSet
	for r := range regalloc.Reg(numWhole) {
		all.Add(r)
	}
	return target.ABI{
		PadRegs: []regalloc.Reg{EAX, EDX},
		GOT:     EBX,
		Guard:   target.StackGuard{Register: "gs", Offset: 20, Failure: "__stack_chk_fail"},
		ArgRegs: target.ArgRegs{
			InRegArgs:  []regalloc.Reg{EAX, EDX, ECX},
			NestArgs:   []regalloc.Reg{ECX},
			QuadRets:   2,
			IntRets:    []regalloc.Reg{EAX, EDX, ECX},
			FloatRets:  []regalloc.Reg{ST0},
			VectorArgs: xmm[:3],
			VectorRets: xmm[:4],
		},
		ArgRules: target.ArgRules{
			VarArgFloats: regalloc.NoReg,
			VAList:       target.VAPointer,
		},
		CalleePops: target.CalleePops{
			SRetInReg: true,
			SRetPop:   4,
		},
		SavedRegs: target.SavedRegs{
			CallerSaved: all.Minus(saved),
			CalleeSaved: calleeSaved,
		},
		StackLayout: target.StackLayout{
			StackAlign:  16,
			ArgSlot:     4,
			ReturnAddr:  4,
			FrameReturn: 4,
		},
	}
}

// conventions returns the calling conventions that LLVM has besides c, the C one: its own, and those of Windows
// in which functions take their arguments off the stack.
func conventions(c target.ABI) []target.Convention {
	std := c
	std.Pops = true
	fast := std
	fast.InRegArgs, fast.NestArgs = []regalloc.Reg{ECX, EDX}, []regalloc.Reg{EAX}
	this := std // of methods: the first integer that is not an address of a result is in a register
	this.IntArgs, this.SRetInMemory = []regalloc.Reg{ECX}, true
	this.InRegArgs, this.NestArgs = nil, []regalloc.Reg{EAX}
	quick := c // for functions that only their module knows, or those that LLVM compiles too
	quick.IntArgs, quick.FloatArgs, quick.FloatRets = []regalloc.Reg{ECX, EDX}, xmm[:3], xmm[:3]
	quick.InRegArgs, quick.NestArgs, quick.VectorArgs = nil, []regalloc.Reg{EAX}, nil
	quick.SRetPop, quick.DoubleAlign, quick.HalvesInMemory = 0, 8, true
	tail := quick
	tail.Pops, tail.PopsAligned = true, true
	return []target.Convention{
		{Conv: ir.CallFast, ABI: quick},
		{Conv: ir.CallTail, ABI: tail, Jumps: true},
		{Conv: ir.CallX86StdCall, ABI: std},
		{Conv: ir.CallX86FastCall, ABI: fast},
		{Conv: ir.CallX86ThisCall, ABI: this},
	}
}

// nameTiles fills in the tiles that are used by name.
func nameTiles(t *target.Target) {
	x86.NameTiles(t, x86.Config{})
	t.Transfers = []target.Transfer{
		{Reg: ST0, Class: ClassST, Type: ir.F32, To: x86.Tile(t, "pushst32"), From: x86.Tile(t, "popst32")},
		{Reg: ST0, Class: ClassST, Type: ir.F64, To: x86.Tile(t, "pushst64"), From: x86.Tile(t, "popst64")},
	}
}

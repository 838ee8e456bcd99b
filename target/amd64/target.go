package amd64

import (
	"math"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

var (
	pic         = sync.OnceValues(func() (*target.Target, error) { return build(target.PIC, 0) })
	static      = sync.OnceValues(func() (*target.Target, error) { return build(target.Static, 0) })
	permiPIC    = sync.OnceValues(func() (*target.Target, error) { return build(target.PIC, Permi) })
	permiStatic = sync.OnceValues(func() (*target.Target, error) { return build(target.Static, Permi) })
)

// Permi is the feature of a machine that no one has built: x86-64 with
// instructions that permute up to five registers.
const Permi target.Features = 1

// Target returns the machine under a relocation model. It is made once and
// shared. A wrong row is our own bug: it panics.
func Target(reloc target.Relocation) *target.Target {
	if reloc == target.Static {
		return must(static())
	}
	return must(pic())
}

// TargetPermi is Target with the feature Permi. Its code can be interpreted, not assembled.
func TargetPermi(reloc target.Relocation) *target.Target {
	if reloc == target.Static {
		return must(permiStatic())
	}
	return must(permiPIC())
}

func must(t *target.Target, err error) *target.Target {
	if err != nil {
		panic(err)
	}
	return t
}

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	high, highXMM := highRegs()
	t := &target.Target{
		Name:           "amd64",
		Triples:        []string{"x86_64-", "amd64-"},
		Doc:            "x86-64 with SSE2, System V ABI",
		Layout:         ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, I128Align: 16, StackAlign: 16, MaxIntBytes: 8},
		Machine:        machine(),
		Reloc:          reloc,
		Features:       features,
		RegNames:       map[int][]string{8: names(8), 16: names(16), 32: names(32), 64: names(64), 128: names(64)},
		SP:             RSP,
		FP:             RBP,
		Accum:          RAX,
		PrefixRegs:     high.Union(highXMM),
		BytePrefixRegs: regalloc.SetOf(RSP, RBP, RSI, RDI),
		AddrSIB:        regalloc.SetOf(RSP, R12),
		AddrDisp:       regalloc.SetOf(RBP, R13),
		Classes:        target.TypeClasses{I8: ClassR8, I16: ClassR16, I32: ClassR32, I64: ClassR64, F32: ClassF32, F64: ClassF64, Ptr: ir.I64},
		Address: target.AddressForm{Base: true, Index: true, Scales: []int64{1, 2, 4, 8}, MinOff: math.MinInt32, MaxOff: math.MaxInt32,
			SymBase: reloc == target.Static, BaseClass: ClassR64, IndexClass: ClassR64},
		ABI:    abi(),
		Syntax: syntax(reloc),
	}
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	nameTiles(t)
	if features&Permi != 0 {
		namePermi(t)
	}
	return t, nil
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
		IntArgs:      []regalloc.Reg{RDI, RSI, RDX, RCX, R8, R9},
		FloatArgs:    xmm(8),
		IntRets:      []regalloc.Reg{RAX, RDX},
		FloatRets:    xmm(2),
		CallerSaved:  all.Minus(saved),
		CalleeSaved:  calleeSaved,
		StackAlign:   16,
		ArgSlot:      8,
		RedZone:      128,
		VarArgFloats: RAX,
		SRetInReg:    true,
		VAList:       target.VASysV64,
		ReturnAddr:   8,
	}
}

// nameTiles fills in the tiles that are used by name.
func nameTiles(t *target.Target) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic("amd64: no tile " + name)
		}
		return id
	}
	long := target.MoveTiles{Move: tile("move32"), Load: tile("load32"), Store: tile("store32"), Swap: tile("swap32"), Type: ir.I32}
	quad := target.MoveTiles{Move: tile("move64"), Load: tile("load64"), Store: tile("store64"), Swap: tile("swap64"), Type: ir.I64}
	single := target.MoveTiles{Move: tile("movess"), Load: tile("loadss"), Store: tile("storess"), Swap: tile("swapss"), Type: ir.F32}
	double := target.MoveTiles{Move: tile("movesd"), Load: tile("loadsd"), Store: tile("storesd"), Swap: tile("swapsd"), Type: ir.F64}
	t.Moves = []target.MoveTiles{ClassR8: long, ClassR16: long, ClassR32: long, ClassR64: quad, ClassF32: single, ClassF64: double}
	t.Frame = target.FrameTiles{Push: tile("push"), Pop: tile("pop"), AdjustSP: tile("adjustsp"), AlignSP: tile("alignsp"), SetFP: tile("setfp"),
		Leave: tile("leave"), RestoreSP: tile("restoresp"), Ret: tile("ret"), Jump: tile("jmp")}
}

package arm64

import (
	"slices"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Platform returns what modules for the machine say of it. It is shared.
func Platform() *target.Platform { return platform }

var platform64 = []string{"aarch64-", "arm64-"}

var platform = &target.Platform{
	Name:    "arm64",
	Triples: platform64,
	Text:    irText,
	Layout:  ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16, StackAlign: 16, MaxIntBytes: 8},
}

// Target returns the machine under a relocation model. It is made once and shared. A wrong row is an internal error: it panics.
func Target(reloc target.Relocation) *target.Target { return made.Target(reloc, 0) }

// made holds the machine with each set of features that was asked for.
var made = target.NewVariants(build)

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	t := &target.Target{
		Platform: *platform,
		Doc:      "AArch64 (Armv8.0-A), AAPCS64",
		Machine:  machine(),
		Classes:  target.TypeClasses{I8: ClassR32, I16: ClassR32, I32: ClassR32, I64: ClassR64, F32: ClassF32, F64: ClassF64, VectorClasses: target.VectorClasses{Vector: ClassV, VectorBytes: 16}, Ptr: ir.I64},
		ImmSets:  immSets(),
		Address: target.AddressForm{Base: true, Index: true, IndexAlone: true, IndexSized: true, NoSym: true, NotAbsent: true, Scales: []int64{1, 2, 4, 8, 16}, MinOff: minOff, MaxOff: maxOff,
			SymReach:  1, // a symbol shares its register with others at an offset from it
			BaseClass: ClassR64, IndexClass: ClassR64, Far: farOffsets(), Merge: mergeCosts()},
		ABI:           abi(),
		OrderedStores: true,
		Operations: target.Operations{
			Semantics: semantics,
			Ops:       ops,
			Vectors:   vectorUses,
			Limits:    limits,

			LongProducts:   true,
			BranchesOnBoth: func(x, y *ir.Value) bool { return chained(x, y) || chained(y, x) },
		},
		Runtime: target.Runtime{
			NoSoftHalf: true,
		},
		Subtarget: target.Subtarget{
			Features: features, Extensions: featureList(), CPUs: cpus(),
		},
		Output: target.Output{
			Reloc:     reloc,
			Driver:    []string{"--target=aarch64-linux-gnu"},
			CodeAlign: target.CodeAlign{Instr: 4, Func: 4},
			Syntax:    syntax(reloc),
			Object:    object,
		},
		RegisterNames: target.RegisterNames{
			RegNames:  map[int][]string{8: names(8), 16: names(16), 32: names(32), 64: names(64), 128: names(128), 256: names(256)},
			DebugRegs: debugRegs(),
			SP:        SP, FP: X29, Accum: regalloc.NoReg,
		},
	}
	if features&LSE == 0 {
		t.AtomicCalls = atomicCalls
	}
	c := newCoder()
	t.Code = c
	t.Patchpoints = patchpoints()
	t.InlineAsm = sync.OnceValue(func() *target.InlineAsm { return inlineAsm(t, c) })
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	t.Conventions = conventions(t.ABI)
	t.FinishConventions(saves)
	nameTiles(t)
	t.LoopConstants = 8
	t.Fusions = target.NewFusions(t, func() []target.Fusion { return fusions(t) })
	return t, nil
}

// conventions returns the calling conventions that LLVM has besides c, the C one.
func conventions(c target.ABI) []target.Convention {
	most := c // preserve_most: a call leaves x9 to x15 alone, too
	most.CalleeSaved = slices.Insert(slices.Clone(c.CalleeSaved), len(c.CalleeSaved)-len(savedFloats), X15, 14, 13, 12, 11, 10, 9)
	most.CallerSaved = c.CallerSaved.Minus(regalloc.SetOf(most.CalleeSaved...))
	all := most // preserve_all: and v8 to v31, in which functions take what their callers had there to their returns
	all.CalleeSaved = slices.DeleteFunc(slices.Clone(most.CalleeSaved), func(r regalloc.Reg) bool { return r >= V0 })
	all.Handed = run(V0+8, 24)
	all.CallerSaved = all.CallerSaved.Minus(regalloc.SetOf(all.Handed...))
	none := c // preserve_none: a call destroys all but the frame pointer
	none.IntArgs = slices.Concat(run(X19+1, 9), run(X0, 8), run(X8+2, 5), []regalloc.Reg{X8 + 1, X15})
	none.NarrowArgs = c.IntArgs // LLVM leaves them to the C convention
	none.NestArgs, none.SRetArgs, none.ArraysTogether = nil, nil, false
	none.Variadic = ir.CallFast // which passes arguments as C does
	none.CalleeSaved = []regalloc.Reg{X29}
	none.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(c.CalleeSaved...).Minus(regalloc.SetOf(X29)))
	ghc := c // GHC's abstract machine: functions end with jumps, and no registers are callee-saved
	ghc.IntArgs, ghc.FloatArgs, ghc.DoubleArgs, ghc.VectorArgs = run(X19, 10), run(V0+8, 4), run(V0+12, 4), run(V0+4, 2)
	ghc.CalleeSaved, ghc.RegistersOnly, ghc.WordsEven, ghc.ArraysTogether = nil, true, false, false
	ghc.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(c.CalleeSaved...))
	tail := c
	tail.Pops, tail.PopsAligned = true, true
	swiftTail := tail // a call destroys the registers of the object and of the context
	swiftTail.CalleeSaved = slices.DeleteFunc(slices.Clone(c.CalleeSaved), func(r regalloc.Reg) bool { return r == 20 || r == 22 })
	swiftTail.CallerSaved = c.CallerSaved.Union(regalloc.SetOf(20, 22))
	return []target.Convention{
		{Conv: ir.CallPreserveMost, ABI: most},
		{Conv: ir.CallPreserveAll, ABI: all, Vectors: floatRegs},
		{Conv: ir.CallPreserveNone, ABI: none},
		{Conv: ir.CallGHC, ABI: ghc, Jumps: true},
		{Conv: ir.CallTail, ABI: tail, Jumps: true},
		{Conv: ir.CallSwift, ABI: c},
		{Conv: ir.CallSwiftTail, ABI: swiftTail, Jumps: true},
	}
}

// abi returns the calling convention (AAPCS64).
func abi() target.ABI {
	link := X30
	saved := regalloc.SetOf(calleeSaved...)
	saved.Add(SP)
	saved.Add(X18)
	var all regalloc.RegSet
	for r := range regalloc.Reg(numRegs) {
		all.Add(r)
	}
	return target.ABI{
		PadRegs: []regalloc.Reg{X0, X1},
		Guard:   target.StackGuard{Symbol: "__stack_chk_guard", Failure: "__stack_chk_fail"},
		Link:    &link,
		ArgRegs: target.ArgRegs{
			IntArgs:   run(X0, 8),
			FloatArgs: run(V0, 8),
			NestArgs:  []regalloc.Reg{X15},
			SwiftArgs: []regalloc.Reg{ir.SwiftSelf: 20, ir.SwiftError: 21, ir.SwiftAsync: 22},
			IntRets:   run(X0, 8),
			FloatRets: run(V0, 8),
			SRetArgs:  []regalloc.Reg{X8},
		},
		ArgRules: target.ArgRules{
			WordsAlign:   16,
			WordsEven:    true,
			VarArgFloats: regalloc.NoReg,
			VAList:       target.VAEnds,

			ArraysTogether: true,
			ShortVectors:   true,
		},
		SavedRegs: target.SavedRegs{
			CallerSaved: all.Minus(saved),
			CalleeSaved: calleeSaved,
			SaveGroup:   2,
		},
		StackLayout: target.StackLayout{
			FrameReturn: 8,
			StackAlign:  16,
			ArgSlot:     8,
		},
	}
}

// nameTiles fills in the tiles that are used by name.
func nameTiles(t *target.Target) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic(t.Name + ": no tile " + name)
		}
		return id
	}
	of := func(name string, typ *ir.Type) target.MoveTiles {
		return target.MoveTiles{Move: tile("move" + name), Load: tile("load" + name), Store: tile("store" + name), Swap: tile("swap" + name), Type: typ}
	}
	saves := func(bank string) target.SaveTiles {
		return target.SaveTiles{
			Push: tile("push" + bank), Pop: tile("pop" + bank),
			Pushes: []target.TileID{target.NoTile, target.NoTile, tile("push" + bank + "2")},
			Pops:   []target.TileID{target.NoTile, target.NoTile, tile("pop" + bank + "2")},

			PushRoom: tile("push" + bank + "2.room"), PopRoom: tile("pop" + bank + "2.room"),
		}
	}
	t.Moves = []target.MoveTiles{ClassR32: of("32", ir.I32), ClassR64: of("64", ir.I64), ClassF32: of("f32", ir.F32), ClassF64: of("f64", ir.F64), ClassV: of("v", ir.V2I64)}
	t.Moves[ClassV].Through = regalloc.SetOf(savedFloats...)
	t.AsmCall = tile("asm.call")
	t.Frame = target.FrameTiles{
		SaveTiles: saves(""), Banks: []target.SaveBank{{SaveTiles: saves("f"), Regs: regalloc.SetOf(savedFloats...)}},
		PushImm: target.NoTile, PushMem: target.NoTile,
		AdjustSP: tile("adjustsp"), AlignSP: tile("alignsp"), SetFP: tile("setfp"), Leave: tile("leave"), RestoreSP: tile("restoresp"),
		Far: &target.FarTiles{Add: tile("add.far"), AddShort: tile("add.near"), Scratch: X16},
		Ret: tile("ret"), RetPops: []target.TileID{tile("ret.pop")}, Jump: tile("jump"), ZeroUpper: target.NoTile,
		Nop: tile("nop"), NopCode: []byte{0x1f, 0x20, 0x03, 0xd5},
	}
	t.Landing = sync.OnceValue(func() *target.LandingTiles {
		return &target.LandingTiles{Mark: tile("landing"), Forms: map[target.TileID]target.TileID{tile("setjmp"): tile("setjmp.checked")}, Tables: true}
	})
	t.Frame.Sign = &target.SignTiles{Sign: [2]target.TileID{tile("sign.a"), tile("sign.b")}, Check: [2]target.TileID{tile("check.a"), tile("check.b")}, AddressBits: 48}
	if t.Features&PAuth != 0 {
		t.Frame.Sign.Return = [2]target.TileID{tile("return.a"), tile("return.b")}
	}
	t.Routine = sync.OnceValue(func() *target.RoutineTiles {
		return &target.RoutineTiles{Call: tile("call.sym"), Veneer: regalloc.SetOf(X16, X17), Tail: map[target.TileID]target.TileID{tile("call.sym"): tile("tailjump.sym")}}
	})
	t.Frame.Probe = &target.ProbeTiles{Touch: tile("probe"), End: tile("probe.end"), Loop: tile("probe.loop"), Size: 4096,
		Forms: sync.OnceValue(func() map[target.TileID]target.TileID {
			return map[target.TileID]target.TileID{tile("dynalloca"): tile("dynalloca.probed")}
		})}
	for _, name := range tailJumps {
		t.Frame.TailJumps = append(t.Frame.TailJumps, tile(name))
	}
}

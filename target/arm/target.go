package arm

import (
	"slices"
	"strconv"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/regalloc"
	"spillway/target"
)

// Platform returns what modules for the machine say of it. It is shared.
func Platform() *target.Platform { return platform }

var platform = &target.Platform{
	Name:    "arm",
	Triples: []string{"armv6-", "armv6", "armv7", "armv8-", "armv8a-", "armv8l-", "arm-"},
	Refused: []intrinsic.Advice{{Prefix: "armv4", Advice: needsV6}, {Prefix: "armv5", Advice: needsV6}, {Prefix: "thumbv4", Advice: needsV6}, {Prefix: "thumbv5", Advice: needsV6},
		{Prefix: "armeb", Advice: littleEndian}, {Prefix: "thumbeb", Advice: littleEndian}},
	Text:   irText,
	System: "linux-gnueabi",
	Arches: []target.Arch{{Suffix: "eabihf", Features: VFP | HardFloat},
		{Prefix: "armv6k", Features: V6K}, {Prefix: "armv6t2", Features: V6K | withV6T2}, {Prefix: "armv7", Features: withV7},
		{Prefix: "armv8-", Features: withV7 | HWDiv}, {Prefix: "armv8a-", Features: withV7 | HWDiv}, {Prefix: "armv8l-", Features: withV7 | HWDiv}},
	Layout: ir.Layout{PtrBytes: 4, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 8, StackAlign: 8, MaxIntBytes: 4},
}

// Advice on related architectures.
const (
	needsV6      = "processors before ARMv6 are not supported: compile with -march=armv6 or later (clang's default for arm-linux-gnueabi is armv5te)"
	littleEndian = "big-endian code is not supported: compile for little-endian Arm"
)

// Target returns the machine under a relocation model, without extensions. It is made once and shared. A wrong row is our own
// bug: it panics.
func Target(reloc target.Relocation) *target.Target { return made.Target(reloc, 0) }

// made holds the machine with each set of features that was asked for.
var made = target.NewVariants(build)

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	t := &target.Target{
		Platform: *platform,
		Doc:      "32-bit Arm (ARMv6 and later), AAPCS with floats in software or in registers",
		Machine:  machine(features),
		Classes:  target.TypeClasses{Ptr: ir.I32}, // all are in one
		ImmSets:  immSets(),
		Address: target.AddressForm{Base: true, Index: true, IndexAlone: true, NoSym: true, Scales: []int64{1, 2, 4, 8, 16, 32}, MinOff: minOff, MaxOff: maxOff,
			SymReach:  1, // a symbol shares its register with others at an offset from it
			BaseClass: ClassR, IndexClass: ClassR, Far: farOffsets(features&V6T2 != 0), Merge: mergeCosts(reloc, features)},
		ABI: abi(),
		Operations: target.Operations{
			Limits: limits,
		},
		Runtime: target.Runtime{
			Library: library, SoftFloat: softFloat,
		},
		Subtarget: target.Subtarget{
			Features: features, Extensions: extensions(), CPUs: cpus(),
		},
		Output: target.Output{
			Reloc:  reloc,
			Driver: driver("arm-linux-gnueabi"),

			CodeAlign: target.CodeAlign{Instr: 4, Func: 4},
			Syntax:    syntax(features),
			Object:    object,
		},
		RegisterNames: target.RegisterNames{
			RegNames:  map[int][]string{8: names(), 16: names(), 32: names()},
			DebugRegs: debugRegs(),
			SP:        SP, FP: R11, Accum: regalloc.NoReg,
		},
	}
	if features&VFP != 0 {
		useFloats(t)
	}
	t.FreeShares, t.LoopConstants = true, 4
	code := newCoder()
	t.Code, t.Predication, t.Literals, t.Attributes = code, code.predication(), literals, attributeSection(features)
	t.Interrupts = interrupts()
	t.InlineAsm = sync.OnceValue(func() *target.InlineAsm { return inlineAsm(t) })
	if features&V6K == 0 {
		t.ThreadPointer = "__aeabi_read_tp"
	}
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	addConventions(t, features&VFP != 0)
	if features&HardFloat != 0 {
		t.Driver = driver("arm-linux-gnueabihf")
	}
	t.Conventions = append(t.Conventions, handlers(t)...)
	t.FinishConventions(saves)
	nameTiles(t)
	t.Fusions = target.NewFusions(t, func() []target.Fusion { return fusions(t) })
	return t, nil
}

// abi returns the base calling convention [AAPCS32].
func abi() target.ABI {
	link := LR
	saved := regalloc.SetOf(calleeSaved...)
	saved.Add(SP)
	saved.Add(PC)
	var all regalloc.RegSet
	for r := range regalloc.Reg(numRegs) {
		all.Add(r)
	}
	return target.ABI{
		PadRegs:    []regalloc.Reg{R0, R1},
		EndCleanup: "__cxa_end_cleanup",
		Guard:      target.StackGuard{Symbol: "__stack_chk_guard", Failure: "__stack_chk_fail"},
		Link:       &link,
		ArgRegs: target.ArgRegs{
			IntArgs:   run(R0, 4),
			IntRets:   run(R0, 4),
			SwiftArgs: []regalloc.Reg{ir.SwiftSelf: R0 + 10, ir.SwiftError: R0 + 8},
		},
		ArgRules: target.ArgRules{
			WordsAlign:   8,
			WordsEven:    true,
			HomeArgs:     true,
			VarArgFloats: regalloc.NoReg,
			VAList:       target.VAPointer,
		},
		SavedRegs: target.SavedRegs{
			CallerSaved: all.Minus(saved),
			CalleeSaved: calleeSaved,
			PadSaves:    true,
			SaveLink:    true,
			BareLeaves:  true,
		},
		StackLayout: target.StackLayout{
			StackAlign:  8,
			ArgSlot:     4,
			FrameReturn: 4,
		},
	}
}

// useFloats makes t, which is not finished, a machine with registers for floating point.
func useFloats(t *target.Target) {
	t.SoftFloat, t.Semantics, t.ABI = nil, ir.Semantics{Convert: ir.Saturated, PositiveNaN: true}, floatABI(t.ABI)
	t.FloatAlign = 4
	t.Classes.F32, t.Classes.F64, t.DebugRegs = ClassS, ClassD, vfpDebugRegs()
	for _, w := range []int{8, 16, 32, 64, 128} {
		t.RegNames[w] = vfpNames()
	}
}

// conventions returns the calling conventions besides C's: base, which passes floats as integers, and hard, which passes
// them in registers for floating point if there are any, by their names.
func conventions(base, hard target.ABI) []target.Convention {
	return []target.Convention{{Conv: ir.CallArmAAPCS, ABI: base}, {Conv: ir.CallArmVFP, ABI: hard}, {Conv: ir.CallSwift, ABI: hard}}
}

// addConventions adds the conventions that have names. If t has floats in registers, and HardFloat, C's passes them there.
func addConventions(t *target.Target, floats bool) {
	if !floats {
		t.Conventions = conventions(t.ABI, t.ABI)
		return
	}
	hard := hardABI(t.ABI)
	t.Conventions = conventions(t.ABI, hard)
	if t.Features&HardFloat != 0 {
		t.ABI, t.Object, t.LibraryConv = hard, hardObject, ir.CallArmAAPCS
	}
}

// floatABI returns the base convention c on a machine with registers for floating point, which calls destroy and nothing is passed in.
func floatABI(c target.ABI) target.ABI {
	for r := S0; r < numAllRegs; r++ {
		c.CallerSaved.Add(r)
	}
	c.CalleeSaved = slices.Concat(c.CalleeSaved, savedFloats())
	for _, r := range slices.Concat(savedFloats(), run(D0+8, 8)) {
		c.CallerSaved.Remove(r)
	}
	c.FloatsInIntegers = true
	return c
}

// hardABI returns the convention that passes floats in registers for them (AAPCS32 §7), made of the base convention of a machine that has such: functions
// with variable arguments have that one.
func hardABI(c target.ABI) target.ABI {
	c.FloatsInIntegers, c.Variadic, c.Homogeneous, c.DoubleAlign = false, ir.CallArmAAPCS, 4, 8
	c.FloatArgs, c.DoubleArgs = run(S0, 16), run(D0, 8)
	c.FloatRets, c.DoubleRets = c.FloatArgs, c.DoubleArgs
	return c
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
	t.Moves = []target.MoveTiles{{Move: tile("move32"), Load: tile("load32"), Store: tile("store32"), Swap: tile("swap32"), Type: ir.I32}}
	saves := target.SaveTiles{Push: tile("push"), Pop: tile("pop"),
		Pushes: []target.TileID{target.NoTile, target.NoTile}, Pops: []target.TileID{target.NoTile, target.NoTile}}
	for n := 2; n <= mostSaved; n++ {
		saves.Pushes, saves.Pops = append(saves.Pushes, tile("push"+strconv.Itoa(n))), append(saves.Pops, tile("pop"+strconv.Itoa(n)))
	}
	t.AsmCall = tile("asm.call")
	t.Frame = target.FrameTiles{
		SaveTiles: saves,
		PushImm:   target.NoTile, PushMem: target.NoTile,
		AdjustSP: tile("adjustsp"), AlignSP: tile("alignsp"), SetFP: tile("setfp"), SetFPAbove: tile("setfp.above"), Leave: tile("leave"), RestoreSP: tile("restoresp"),
		Far: &target.FarTiles{Add: tile("add.far"), AddShort: tile("add32.ri2"), Scratch: R12},
		Ret: tile("ret"), Jump: tile("jump"), ZeroUpper: target.NoTile,
		Nop: tile("nop"), NopCode: []byte{0x00, 0x00, 0xa0, 0xe1},
	}
	if t.Features&VFP != 0 {
		nameFloatTiles(t, tile)
	}
	t.Routine = sync.OnceValue(func() *target.RoutineTiles {
		return &target.RoutineTiles{Call: tile("call.sym"), Veneer: regalloc.SetOf(R12), Tail: map[target.TileID]target.TileID{tile("call.sym"): tile("tailjump.sym")}}
	})
	for _, r := range tailJumps {
		t.Frame.TailJumps = append(t.Frame.TailJumps, tile("tailjump."+r))
	}
}

// nameFloatTiles fills in those for registers for floating point.
func nameFloatTiles(t *target.Target, tile func(name string) target.TileID) {
	for _, w := range []struct {
		name string
		typ  *ir.Type
	}{{"f32", ir.F32}, {"f64", ir.F64}} {
		t.Moves = append(t.Moves, target.MoveTiles{Move: tile("move" + w.name), Load: tile("load" + w.name), Store: tile("store" + w.name), Swap: tile("swap" + w.name), Type: w.typ})
	}
	bank := target.SaveBank{Regs: regalloc.SetOf(savedFloats()...), Consecutive: true}
	for n := range mostPushed + 1 {
		push, pop := target.NoTile, target.NoTile
		if n > 0 {
			push, pop = tile("vpush"+strconv.Itoa(n)), tile("vpop"+strconv.Itoa(n))
		}
		if n == 1 {
			bank.Push, bank.Pop = push, pop
		}
		bank.Pushes, bank.Pops = append(bank.Pushes, push), append(bank.Pops, pop)
	}
	t.Frame.Banks = append(t.Frame.Banks, bank)
}

// driver returns the flags of a C compiler driver for a system, which let it assemble what any processor has: texts of other compilers do not say.
func driver(system string) []string {
	return []string{"--target=" + system, "-march=armv7ve", "-mfpu=fp-armv8", "-Wno-unused-command-line-argument"}
}

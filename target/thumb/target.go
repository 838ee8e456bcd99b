package thumb

import (
	"strconv"
	"sync"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
)

// Platform returns what modules for the machine say of it. It is shared.
func Platform() *target.Platform { return platform }

var platform = &target.Platform{
	Name:    "thumb",
	Triples: []string{"thumbv6-", "thumbv6m-", "thumbv6", "thumb-", "thumbv7-", "thumbv7a-", "thumbv7m-", "thumbv7em-", "thumbv8-", "thumbv8a-", "thumbv8m.base-", "thumbv8m.main-", "thumbv8.1m.main-"},
	Text:    arm.Platform().Text,
	System:  "linux-gnueabi",
	Layout:  arm.Layout(),
	Arches: []target.Arch{{Prefix: "thumbv6m", Features: withV6M}, {Prefix: "thumbv7-", Features: withV7A | DSP}, {Prefix: "thumbv7a-", Features: withV7A | DSP},
		{Prefix: "thumbv7m-", Features: withV7M}, {Prefix: "thumbv7em-", Features: withV7EM},
		{Prefix: "thumbv8-", Features: withV7A | DSP | HWDiv}, {Prefix: "thumbv8a-", Features: withV7A | DSP | HWDiv},
		{Prefix: "thumbv8m.base-", Features: withV6M}, {Prefix: "thumbv8m.main-", Features: withV8Main}, {Prefix: "thumbv8.1m.main-", Features: withV8Main},
		{Prefix: "thumbv7", Suffix: "eabihf", Features: VFP | HardFloat}, {Prefix: "thumbv8-", Suffix: "eabihf", Features: VFP | HardFloat}, {Prefix: "thumbv8a-", Suffix: "eabihf", Features: VFP | HardFloat},
		{Prefix: "thumbv8m.main", Suffix: "eabihf", Features: VFP | HardFloat}, {Prefix: "thumbv8.1m.main", Suffix: "eabihf", Features: VFP | HardFloat}},
}

// Target returns the machine under a relocation model, without extensions. It is made once and shared. A wrong row is our own
// bug: it panics.
func Target(reloc target.Relocation) *target.Target { return made.Target(reloc, 0) }

// made holds the machine with each set of features that was asked for.
var made = target.NewVariants(build)

// build makes the target; the error names wrong rows.
func build(reloc target.Relocation, features target.Features) (*target.Target, error) {
	names := arm.RegNames()
	t := &target.Target{
		Platform: *platform,
		Doc:      "32-bit Arm with Thumb's instructions (ARMv6, ARMv7-A, ARMv6-M, ARMv7-M, ARMv8-M main), AAPCS with floats in software or, with Thumb-2, in registers",
		Machine:  machine(features),
		Classes:  target.TypeClasses{Ptr: ir.I32}, // all are in one
		ImmSets:  immSets(),
		Address: target.AddressForm{Base: true, Index: true, IndexAlone: true, NoSym: true, Scales: []int64{1}, MinOff: minOff, MaxOff: maxOff,
			SymReach:  1, // a symbol shares its register with others at an offset from it
			BaseClass: ClassR, IndexClass: ClassR, Far: farOffsets(), Merge: mergeCosts(reloc, farOffsets())},
		ABI: arm.ABI(savedRegs(features)),
		Operations: target.Operations{
			Limits: limits(),
		},
		Runtime: target.Runtime{
			Library: library(), SoftFloat: arm.SoftFloat(), ThreadPointer: "__aeabi_read_tp",
		},
		Subtarget: target.Subtarget{
			Features: features, Extensions: extensions(), CPUs: cpus(),
		},
		Output: target.Output{
			Reloc:  reloc,
			Driver: []string{"--target=arm-linux-gnueabi", "-mthumb"},

			CodeAlign: target.CodeAlign{Instr: 2, Func: 4},
			Syntax:    syntax(features),
			Object:    object,
		},
		RegisterNames: target.RegisterNames{
			RegNames:  map[int][]string{8: names, 16: names, 32: names},
			DebugRegs: arm.DebugRegs(),
			SP:        SP, FP: R7, Accum: regalloc.NoReg,
		},
	}
	t.PlainAccesses, t.FreeShares = true, true
	if features&T2 != 0 {
		t.LoopConstants = 4
	}
	t.Interrupts = interrupts(features)
	if features&(V6M|T2) == V6M {
		t.LockFree, t.StrictAlign = "atomics-32", true
	}
	t.ABI.SlotAlign = 4
	if features&T2 == 0 { // r8 and r10 are not allocated
		t.ABI.SwiftArgs = nil
	}
	t.OddCode, t.CodeSymbol = true, "$t"
	t.Fusions = target.NewFusions(t, func() []target.Fusion { return fusions(t) })
	if features&T2 != 0 {
		extend(t)
	}
	if hasFloats(features) {
		addFloats(t)
	}
	t.Code, t.Literals, t.Attributes = newCoder(features&T2 != 0), arm.Literals(), attributeSection(features)
	t.InlineAsm = sync.OnceValue(func() *target.InlineAsm { return inlineAsm(t) })
	if err := t.Finish(rows(reloc, features)); err != nil {
		return nil, err
	}
	t.Machine.Finish()
	arm.AddConventions(t, hasFloats(features))
	t.FinishConventions(saves)
	nameTiles(t)
	return t, nil
}

// extend makes of the machine one with instructions of four bytes.
func extend(t *target.Target) {
	t.PrefixRegs = regalloc.SetOf(8, 9, 10, 11, R12)
	t.Address.Far = farOffsetsWide()
	t.Address.Merge = mergeCosts(t.Reloc, t.Address.Far)
	t.Address.Merge.Far = maxOffWide
	t.Address.Scales, t.Address.MinOff, t.Address.MaxOff = []int64{1, 2, 4, 8}, minOffWide, maxOffWide
	t.Syntax.FarJump = ""
	t.Predication = predication()
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
	none := []target.TileID{target.NoTile, target.NoTile}
	saves := target.SaveTiles{Push: tile("push"), Pop: tile("pop"), Pushes: none, Pops: none}
	link := &target.LinkTiles{Reg: LR, Pop: tile("poplink"), Leave: tile("leaveret"), Returns: []target.TileID{target.NoTile, tile("popret")}}
	most := mostSaved
	if t.Features&T2 != 0 {
		most = mostSavedWide
	}
	for n := 2; n <= most; n++ {
		number := strconv.Itoa(n)
		saves.Pushes, saves.Pops = append(saves.Pushes[:n:n], tile("push"+number)), append(saves.Pops[:n:n], tile("pop"+number))
		link.Returns = append(link.Returns, tile("popret"+number))
	}
	t.Tables = []target.TableTiles{{Wide: tile(wideTable), Narrow: tile(narrowTable)}}
	t.AsmCall = tile("asm.call")
	t.Frame = target.FrameTiles{
		SaveTiles: saves, Link: link, MostOut: 1020,
		PushImm: target.NoTile, PushMem: target.NoTile,
		AdjustSP: tile("adjustsp"), AdjustFar: []target.TileID{tile("adjustsp.saved"), tile("adjustsp.far")}, AlignSP: tile("alignsp"), SetFP: tile("setfp"), SetFPAbove: tile("setfp.above"), Leave: tile("leave"), RestoreSP: tile("restoresp"),
		Far: &target.FarTiles{Add: tile("add.far"), Scratch: R12, Borrows: tile("move32"), Near: tile("add32.ri8"), AddLow: tile("add.far.low")},
		Ret: tile("ret"), Jump: tile("jump"), JumpFar: tile("jump.far"), FarBytes: 1400, ZeroUpper: target.NoTile,
		Nop: tile("nop"), NopCode: []byte{0xc0, 0x46},
	}
	t.Routine = sync.OnceValue(func() *target.RoutineTiles {
		return &target.RoutineTiles{Call: tile("call.sym"), Veneer: regalloc.SetOf(R12)}
	})
	if t.Features&T2 != 0 {
		t.Frame.JumpFar, t.Frame.FarBytes = 0, 0
		t.Frame.AdjustFar = append([]target.TileID{tile("adjustsp.flat")}, t.Frame.AdjustFar...)
		t.Routine = sync.OnceValue(func() *target.RoutineTiles {
			return &target.RoutineTiles{Call: tile("call.sym"), Veneer: regalloc.SetOf(R12), Tail: map[target.TileID]target.TileID{tile("call.sym"): tile("tailjump.sym")}}
		})
		zero := tile("br.cmp.ri")
		t.Near = []target.NearBranch{{Branch: zero, Pred: ir.EQ, Near: tile("br.zero")}, {Branch: zero, Pred: ir.NE, Near: tile("br.nonzero")}}
		link.Pops = none
		for n := 2; n <= most; n++ {
			link.Pops = append(link.Pops[:n:n], tile("poplink"+strconv.Itoa(n)))
		}
		for _, r := range tailJumps {
			t.Frame.TailJumps = append(t.Frame.TailJumps, tile("tailjump."+r))
		}
		t.Frame.Far = &target.FarTiles{Add: tile("add.far"), AddShort: tile("add32.flat"), Scratch: R12, Wider: map[target.TileID]target.TileID{}}
		for _, name := range accesses() {
			t.Frame.Far.Wider[tile(name)] = tile(name + ".wide")
		}
	}
	if hasFloats(t.Features) {
		arm.NameFloatTiles(t, tile)
	}
}

package interp

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"spillway/interp/libc"
	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// An image is a program in memory: every symbol has an address, and every function is executable.
type image struct {
	library   map[string]native // native functions by name
	layout    *ir.Layout
	target    *target.Target
	machine   *target.Target // Program.Machine
	semantics *ir.Semantics
	mem       *memory
	funcs     []*function // the one at index i has the address textBase + i*funcStep
	addrs     map[ir.Symbol]uint64
	byName    map[string]uint64 // symbols visible to all modules, and the native ones

	tlsOff  map[ir.Symbol]uint64 // offset of a thread-local variable in a thread's block
	tlsName map[string]uint64    // the same for those visible to all modules
	tlsInit []byte               // initial contents of a new thread's block
	blocks  uint64               // next free block address
	arrays  []*ir.Global         // lists of functions to call before and after main
	got     map[ir.Symbol]uint64 // addresses of words that hold addresses

	selectors []uint64 // raw form: addresses of types that have selectors

	clobbered map[ir.CallConv][]int32 // words of registers that calls destroy, once known
}

// Functions are funcStep bytes apart; addresses of blocks start at blockBase.
const (
	funcStep  = 16
	blockBase = 0x0800_0000
	maxData   = 1 << 30 // bytes of variables
)

// A function is a callable function.
type function struct {
	name   string
	addr   uint64
	blocks uint64     // address of block 0; block i is i further
	ir     *ir.Func   // nil for a native function
	mach   *mach.Func // runs instead of ir, if not nil
	native native     // nil for an undefined function
	code   *code      // compiled at the first call
}

// load places all modules in memory.
func load(p Program, mem *memory) (*image, error) {
	im := &image{
		library: natives(), layout: layoutOf(p), target: p.Target, machine: p.Machine, semantics: &p.Semantics, mem: mem,
		addrs: map[ir.Symbol]uint64{}, byName: map[string]uint64{}, tlsOff: map[ir.Symbol]uint64{}, tlsName: map[string]uint64{}, blocks: blockBase, clobbered: map[ir.CallConv][]int32{},
	}
	if p.Target != nil {
		im.semantics = &p.Target.Semantics
	}
	if im.layout.BigEndian {
		return nil, errors.New("cannot run big-endian programs")
	}
	if n := im.layout.PtrBytes; n != 4 && n != 8 {
		return nil, fmt.Errorf("cannot run programs with pointers of %d bytes", n)
	}
	mem.readOnly.base = dataBase
	var placed []*ir.Global
	for _, readOnly := range []bool{true, false} {
		seg := &mem.readOnly
		if !readOnly {
			seg = &mem.data
			seg.base = uint64(ir.RoundUp(int64(mem.readOnly.base)+int64(len(mem.readOnly.bytes)), 4096)) + 4096
		}
		for _, m := range p.Modules {
			for _, g := range m.Globals {
				if g.Constant != readOnly || g.Init == nil {
					continue
				}
				if err := im.place(seg, g); err != nil {
					return nil, err
				}
				placed = append(placed, g)
			}
		}
	}
	im.functions(p)
	if err := im.enterNames(p); err != nil {
		return nil, err
	}
	for _, m := range p.Modules {
		if err := im.resolve(m); err != nil {
			return nil, err
		}
	}
	for _, g := range placed {
		if err := im.relocate(g); err != nil {
			return nil, err
		}
	}
	return im, nil
}

// layoutOf returns the layout of the program's machine.
func layoutOf(p Program) *ir.Layout {
	if p.Target != nil {
		return &p.Target.Layout
	}
	l := ir.Layout{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16, StackAlign: 16, MaxIntBytes: 8}
	if len(p.Modules) == 0 || p.Modules[0].Layout == "" {
		return &l
	}
	l.I64Align, l.I128Align, l.F80Align = 4, 0, 0
	for _, field := range strings.Split(p.Modules[0].Layout, "-") {
		parts := strings.Split(field, ":")
		number := func(i int) int {
			if i >= len(parts) {
				return 0
			}
			n, _ := strconv.Atoi(parts[i])
			return n / 8
		}
		switch parts[0] {
		case "E":
			l.BigEndian = true
		case "p":
			l.PtrBytes = number(1)
		case "i64":
			l.I64Align = number(1)
		case "i128":
			l.I128Align = number(1)
		case "f64":
			l.F64Align = number(1)
		case "f80":
			l.F80Align = number(1)
		}
	}
	if l.I128Align == 0 {
		l.I128Align = l.I64Align
	}
	return &l
}

// place allocates space for g in seg, or in a thread's block.
func (im *image) place(seg *segment, g *ir.Global) error {
	size := max(g.Init.Size, int64(len(g.Init.Bytes)), im.layout.Size(g.Type))
	align := max(im.layout.GlobalAlign(g), im.layout.Align(g.Type))
	if g.ThreadLocal {
		off := ir.RoundUp(int64(len(im.tlsInit)), align)
		if size < 0 || size > maxData || off+size > maxData {
			return tooMuchData(g)
		}
		im.tlsInit = grow(im.tlsInit, int(off+size))
		copy(im.tlsInit[off:], g.Init.Bytes)
		im.tlsOff[g] = uint64(off)
		return nil
	}
	if c := g.Cluster; c != nil && c.Globals[0] != g { // placed with the first one
		return nil
	} else if c != nil {
		return im.placeCluster(seg, c)
	}
	return im.placeAt(seg, g, ir.RoundUp(int64(seg.base)+int64(len(seg.bytes)), align), size)
}

// placeCluster places the variables of a cluster, at their distances.
func (im *image) placeCluster(seg *segment, c *ir.Cluster) error {
	first := ir.RoundUp(int64(seg.base)+int64(len(seg.bytes)), c.Align)
	for _, g := range c.Globals {
		if err := im.placeAt(seg, g, first+g.Offset, g.Init.Size); err != nil {
			return err
		}
	}
	return nil
}

// placeAt places g, of size bytes, at an address at the end of a segment.
func (im *image) placeAt(seg *segment, g *ir.Global, at, size int64) error {
	addr := uint64(at)
	off := addr - seg.base
	if size < 0 || size > maxData || off+uint64(size) > maxData {
		return tooMuchData(g)
	}
	// Empty variables have unique addresses too.
	seg.bytes = grow(seg.bytes, int(off)+int(max(size, 1)))
	copy(seg.bytes[off:], g.Init.Bytes)
	im.addrs[g] = addr
	if strings.HasPrefix(g.Section, ".init_array") || strings.HasPrefix(g.Section, ".fini_array") {
		im.arrays = append(im.arrays, g)
	}
	return nil
}

func tooMuchData(g *ir.Global) error {
	return fmt.Errorf("variable %s: more than %d bytes of variables", g.Name, maxData)
}

// functions assigns an address to each defined function.
func (im *image) functions(p Program) {
	machine := map[*ir.Func]*mach.Func{}
	for _, f := range p.Code {
		machine[f.IR] = f
	}
	for _, m := range p.Modules {
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			fn := im.addFunction(f.Name)
			fn.ir, fn.mach = f, machine[f]
			fn.blocks = im.blocks
			im.blocks += uint64(f.NumBlocks())
			im.addrs[f] = fn.addr
		}
	}
}

func (im *image) addFunction(name string) *function {
	fn := &function{name: name, addr: textBase + uint64(len(im.funcs))*funcStep}
	im.funcs = append(im.funcs, fn)
	return fn
}

// functionAt returns the function with the given address, or nil.
func (im *image) functionAt(addr uint64) *function {
	i := (addr - textBase) / funcStep
	if addr%funcStep != 0 || addr < textBase || i >= uint64(len(im.funcs)) {
		return nil
	}
	return im.funcs[i]
}

// rank orders the definitions of one name: the highest is used.
func rank(s *ir.SymInfo) int {
	switch s.Linkage {
	case ir.AvailableExternally:
		return 1
	case ir.Weak, ir.LinkOnce, ir.Common:
		return 2
	}
	return 3
}

// resolve assigns to each declaration of m the address of its definition in this or another module or in the C library,
// and to aliases theirs.
func (im *image) resolve(m *ir.Module) error {
	for _, g := range m.Globals {
		if err := im.declare(g); err != nil {
			return err
		}
	}
	for _, f := range m.Funcs {
		if err := im.declare(f); err != nil {
			return err
		}
	}
	for _, a := range m.Aliases {
		if _, err := im.address(a); err != nil {
			return err
		}
	}
	return nil
}

// stackGuard returns the stack protector's canary: like the C library's, it begins with a zero byte, which terminates
// strings.
func (im *image) stackGuard() uint64 {
	const guard = 0x9E37_79B9_7F4A_7C00
	return ir.ZeroExtend(guard, 8*im.layout.PtrBytes)
}

// threadOffset returns the offset of s from the thread pointer, which is the address of the thread's block.
func (im *image) threadOffset(s ir.Symbol) (uint64, error) {
	off, ok := im.tlsOff[s]
	if !ok {
		return 0, fmt.Errorf("%s is not thread-local", s.Sym().Name)
	}
	return off, nil
}

// declare ensures that s has an address.
func (im *image) declare(s ir.Symbol) error {
	info := s.Sym()
	if _, ok := im.tlsOff[s]; ok {
		return nil
	}
	if off, ok := im.tlsName[info.Name]; ok && info.ThreadLocal {
		im.tlsOff[s] = off
		return nil
	}
	if _, ok := im.addrs[s]; ok {
		return nil
	}
	addr, ok := im.byName[info.Name]
	switch f, isFunc := s.(*ir.Func); {
	case ok:
	case im.target != nil && info.Name == im.target.ABI.Guard.Symbol: // declared by the stack protector
		addr = im.nativeVariable(info.Name)
	case isFunc:
		fn := im.addFunction(info.Name)
		fn.native = im.library[info.Name]
		if fn.native == nil {
			fn.native = libraryOf(im.target, info.Name)
		}
		for _, known := range []func(string) libc.Func{libc.AtomicHelper, libc.LibAtomic} {
			if helper := known(info.Name); fn.native == nil && helper != nil {
				fn.native = func(c *nativeCall) { helper(&c.Call) }
			}
		}
		if fn.native == nil && f.Linkage == ir.ExternWeak {
			im.funcs = im.funcs[:len(im.funcs)-1]
			break
		}
		addr = fn.addr
		im.byName[info.Name] = addr
	case info.Linkage == ir.ExternWeak:
	case im.nativeVariable(info.Name) != 0:
		addr = im.nativeVariable(info.Name)
	default:
		return fmt.Errorf("variable %s is not defined", info.Name)
	}
	im.addrs[s] = addr
	return nil
}

// address returns the address of s.
func (im *image) address(s ir.Symbol) (uint64, error) {
	if addr, ok := im.addrs[s]; ok {
		return addr, nil
	}
	if a, ok := s.(*ir.Alias); ok && a.IFunc {
		return 0, fmt.Errorf("ifunc %s: the interpreter does not support IFUNCs", a.Name)
	} else if ok {
		addr, err := uint64(0), error(nil)
		if a.Target != nil {
			addr, err = im.address(a.Target)
		}
		im.addrs[s] = addr + uint64(a.Offset)
		return im.addrs[s], err
	}
	return 0, fmt.Errorf("%s has no address", s.Sym().Name)
}

// enterNames fills byName with the definitions visible to all modules, the highest-ranking one of each name, and
// assigns its address to the others of that name.
func (im *image) enterNames(p Program) error {
	best := map[string]ir.Symbol{}
	each := func(visit func(ir.Symbol)) {
		for _, m := range p.Modules {
			for _, g := range m.Globals {
				if g.Init != nil {
					visit(g)
				}
			}
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					visit(f)
				}
			}
			for _, a := range m.Aliases {
				visit(a)
			}
		}
	}
	each(func(s ir.Symbol) {
		info := s.Sym()
		if info.IsLocal() || info.Linkage == ir.Appending {
			return
		}
		if old := best[info.Name]; old == nil || rank(info) > rank(old.Sym()) {
			best[info.Name] = s
		}
	})
	var err error
	each(func(s ir.Symbol) {
		info := s.Sym()
		if info.IsLocal() || info.Linkage == ir.Appending || best[info.Name] == nil || err != nil {
			return
		}
		winner := best[info.Name]
		if off, ok := im.tlsOff[winner]; ok {
			im.tlsOff[s], im.tlsName[info.Name] = off, off
			return
		}
		var addr uint64
		if addr, err = im.address(winner); err == nil {
			im.addrs[s], im.byName[info.Name] = addr, addr
		}
	})
	return err
}

// relocate stores the addresses in g's content.
func (im *image) relocate(g *ir.Global) error {
	addr, isAddr := im.addrs[g]
	for i := range g.Init.Relocs {
		r := &g.Init.Relocs[i]
		value, err := im.relocValue(r)
		if err != nil {
			return fmt.Errorf("variable %s: %w", g.Name, err)
		}
		var p []byte
		if off, ok := im.tlsOff[g]; ok {
			p = im.tlsInit[min(off+uint64(r.Off), uint64(len(im.tlsInit))):]
		} else if isAddr {
			p = im.mem.Read(addr+uint64(r.Off), uint64(r.Size))
		}
		if len(p) < r.Size {
			return fmt.Errorf("variable %s: address at offset %d lies outside", g.Name, r.Off)
		}
		putN(p, uint64(r.Size), value)
	}
	return nil
}

func (im *image) relocValue(r *ir.Reloc) (uint64, error) {
	value, err := im.pointer(r.Sym, r.Block)
	if err != nil {
		return 0, err
	}
	if r.Minus != nil {
		minus, err := im.pointer(r.Minus, r.MinusBlock)
		if err != nil {
			return 0, err
		}
		value -= minus
	}
	return value + uint64(r.Addend), nil
}

// pointer returns the address of s, or of block b of the function s.
func (im *image) pointer(s ir.Symbol, b *ir.Block) (uint64, error) {
	if s == nil {
		return 0, nil
	}
	if b != nil {
		return im.blockAddr(s, b)
	}
	return im.address(s)
}

func (im *image) blockAddr(s ir.Symbol, b *ir.Block) (uint64, error) {
	addr, err := im.address(s)
	fn := im.functionAt(addr)
	if err != nil || fn == nil {
		return 0, fmt.Errorf("%s has no blocks", s.Sym().Name)
	}
	return fn.blocks + uint64(b.ID), nil
}

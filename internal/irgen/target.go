package irgen

import (
	"slices"
	"strconv"

	"spillway/regalloc"
)

// A Target is a Machine and parameters of its random Problems.
type Target struct {
	Machine    *regalloc.Machine
	RetClass   regalloc.ClassID // class of arguments, results and branch conditions
	Args       []regalloc.Reg   // of calls
	Ret        regalloc.Reg
	Clobbers   regalloc.RegSet // by calls
	Divide     [2]regalloc.Reg // high and low half of a dividend
	Shift      regalloc.Reg    // shift count
	ShiftClass regalloc.ClassID
	Tight      bool // there are just enough registers for a call
	// HalvedClass is that of the registers of RetClass that have a low part, which is of
	// ShiftClass; 0: there is none.
	HalvedClass regalloc.ClassID
	// NamedClass is that of a value that one instruction leaves in Named, a reserved register, for
	// the next one to read there; 0: there is none. It comes after all other classes.
	NamedClass regalloc.ClassID
	Named      regalloc.Reg
	// Copies lists by class the classes that copies of its values may be of; nil: the same one.
	Copies [][]regalloc.ClassID
}

// classes is how many classes have registers to allocate.
func (t *Target) classes() int {
	if t.NamedClass != 0 {
		return int(t.NamedClass)
	}
	return len(t.Machine.Classes)
}

// AMD64 is a target like x86-64: fifteen general registers and sixteen for
// floating point, of which calls save five.
func AMD64() *Target {
	m := &regalloc.Machine{Name: "amd64-like", PrefixBytes: 1, RegCosts: []regalloc.RegCost{{}}}
	names := []string{"rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "rbx", "rbp", "r12", "r13", "r14", "r15", "rsp"}
	var gpr, sse regalloc.Class
	t := &Target{Machine: m, Ret: 0, Shift: 1, Divide: [2]regalloc.Reg{2, 0}}
	for k, name := range names {
		info := regalloc.RegInfo{Name: name, Units: regalloc.SetOf(regalloc.Reg(k)), Reserved: name == "rsp"}
		if k >= 9 && !info.Reserved {
			info.SaveCost, info.SaveSpeed = 2, 16
		} else if !info.Reserved {
			t.Clobbers.Add(regalloc.Reg(k))
		}
		m.Regs = append(m.Regs, info)
		gpr.Regs = append(gpr.Regs, regalloc.Reg(k))
	}
	for k := range 16 {
		r := regalloc.Reg(len(m.Regs))
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: "xmm" + string(rune('a'+k)), Units: regalloc.SetOf(r)})
		sse.Regs = append(sse.Regs, r)
		t.Clobbers.Add(r)
	}
	m.NumUnits = len(m.Regs)
	gpr.Name, gpr.SpillSize, gpr.SpillAlign, gpr.Move, gpr.Load, gpr.Store, gpr.Swap = "gpr", 8, 8, 3, 5, 5, 3
	sse.Name, sse.SpillSize, sse.SpillAlign, sse.Move, sse.Load, sse.Store, sse.Swap = "sse", 8, 8, 3, 6, 6, -1
	gpr.Prefix = regalloc.SetOf(5, 6, 7, 8, 11, 12, 13, 14)
	m.Classes = []regalloc.Class{gpr, sse}
	t.Args = []regalloc.Reg{4, 3, 2, 1, 5, 6}
	m.Finish()
	return t
}

// I386 is a target like x86-32: seven general registers, four of them with two
// byte registers inside.
func I386() *Target {
	m := &regalloc.Machine{Name: "i386-like", RegCosts: []regalloc.RegCost{{}}}
	var r8, r32 regalloc.Class
	unit := regalloc.Reg(0)
	add := func(name string, units ...regalloc.Reg) regalloc.Reg {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: name, Units: regalloc.SetOf(units...)})
		return regalloc.Reg(len(m.Regs)) - 1
	}
	for _, x := range []string{"a", "c", "d", "b"} {
		whole := add("e"+x+"x", unit, unit+1, unit+2)
		low, high := add(x+"l", unit), add(x+"h", unit+1)
		m.Regs[low].Part, m.Regs[high].Part = &regalloc.Part{Of: whole}, &regalloc.Part{Of: whole, Bit: 8}
		r32.Regs, r8.Regs = append(r32.Regs, whole), append(r8.Regs, low, high)
		unit += 3
	}
	halved := regalloc.Class{Name: "halved", Regs: r32.Regs[:4:4]}
	for _, x := range []string{"esi", "edi", "ebp"} {
		r32.Regs = append(r32.Regs, add(x, unit))
		unit++
	}
	for r := range m.Regs {
		if whole := m.Regs[r].Part; slices.Contains(r32.Regs[3:], regalloc.Reg(r)) || whole != nil && whole.Of == r32.Regs[3] {
			m.Regs[r].SaveCost, m.Regs[r].SaveSpeed = 2, 16
		}
	}
	m.NumUnits = int(unit)
	r32.Name, r32.SpillSize, r32.SpillAlign, r32.Move, r32.Load, r32.Store, r32.Swap = "gr32", 4, 4, 2, 4, 4, 2
	r8.Name, r8.SpillSize, r8.SpillAlign, r8.Move, r8.Load, r8.Store, r8.Swap = "gr8", 1, 1, 2, 4, 4, 2
	halved.SpillSize, halved.SpillAlign, halved.Move, halved.Load, halved.Store, halved.Swap = 4, 4, 2, 4, 4, 2
	m.Classes = []regalloc.Class{r32, r8, halved}
	m.Groups = []regalloc.Group{{Name: "pair", Tuples: [][]regalloc.Reg{{r32.Regs[0], r32.Regs[2]}, {r32.Regs[3], r32.Regs[1]}}}}
	m.Finish()
	t := &Target{Machine: m, Ret: r32.Regs[0], Args: []regalloc.Reg{r32.Regs[0], r32.Regs[2], r32.Regs[1]}, Tight: true, HalvedClass: 2}
	t.Clobbers = regalloc.SetOf(r32.Regs[0], r32.Regs[1], r32.Regs[2])
	t.Divide = [2]regalloc.Reg{r32.Regs[2], r32.Regs[0]}
	t.Shift, t.ShiftClass = r8.Regs[2], 1
	return t
}

// X87 is I386 with one register more, which instructions name and nothing else may use: the
// top of the x87 stack, in which functions return numbers.
func X87() *Target {
	t := I386()
	m := t.Machine
	m.Name, t.Named, t.NamedClass = "x87-like", regalloc.Reg(len(m.Regs)), regalloc.ClassID(len(m.Classes))
	m.Regs = append(m.Regs, regalloc.RegInfo{Name: "st0", Units: regalloc.SetOf(regalloc.Reg(m.NumUnits)), Reserved: true})
	m.NumUnits++
	m.Classes = append(m.Classes, regalloc.Class{
		Name: "st", Regs: []regalloc.Reg{t.Named}, SpillSize: 8, SpillAlign: 4, Move: 8, Load: 8, Store: 8, Swap: -1,
	})
	m.Finish()
	t.Clobbers.Add(t.Named)
	return t
}

// Widths is a target whose classes share registers: of values of 8 bytes, of 4 bytes, whose moves
// are shorter but where a prefix is needed, and of 4 bytes in some of the registers. Copies shorten values.
func Widths() *Target {
	m := &regalloc.Machine{Name: "widths", RegCosts: []regalloc.RegCost{{}}, NumUnits: 6, PrefixBytes: 1}
	wide := regalloc.Class{Name: "wide", SpillSize: 8, SpillAlign: 8, Move: 3, Load: 5, Store: 5, Swap: 3}
	narrow := regalloc.Class{Name: "narrow", SpillSize: 4, SpillAlign: 4, Move: 2, Load: 4, Store: 4, Swap: 2, Prefix: regalloc.SetOf(3, 5)}
	for k := range regalloc.Reg(m.NumUnits) {
		info := regalloc.RegInfo{Name: "r" + string(rune('0'+k)), Units: regalloc.SetOf(k)}
		if k >= 4 {
			info.SaveCost, info.SaveSpeed = 2, 16
		}
		m.Regs, wide.Regs = append(m.Regs, info), append(wide.Regs, k)
	}
	few := narrow
	narrow.Regs, few.Regs, few.Name, few.Prefix = wide.Regs, wide.Regs[1:4], "few", regalloc.RegSet{}
	m.Classes = []regalloc.Class{wide, narrow, few}
	m.Finish()
	return &Target{
		Machine: m, Args: []regalloc.Reg{1, 2}, Clobbers: regalloc.SetOf(0, 1, 2, 3), Shift: regalloc.NoReg,
		Divide: [2]regalloc.Reg{regalloc.NoReg, regalloc.NoReg}, Copies: [][]regalloc.ClassID{{0, 1, 2}, {1, 2}, {2, 1}},
	}
}

// Halves is a target like 32-bit Arm with VFPv2: general registers, and registers of 8 bytes for
// floating point, of which each is two of 4 bytes. Calls preserve the upper ones.
func Halves() *Target {
	m := &regalloc.Machine{Name: "halves", RegCosts: []regalloc.RegCost{{}}, PrefixBytes: 1}
	r32 := regalloc.Class{Name: "r", SpillSize: 4, SpillAlign: 4, Move: 4, Load: 4, Store: 4, Swap: 12}
	single := regalloc.Class{Name: "single", SpillSize: 4, SpillAlign: 4, Move: 4, Load: 4, Store: 4, Swap: 12}
	double := regalloc.Class{Name: "double", SpillSize: 8, SpillAlign: 8, Move: 4, Load: 4, Store: 4, Swap: 12}
	t := &Target{Machine: m, Args: []regalloc.Reg{0, 1, 2, 3}, Shift: regalloc.NoReg, Divide: [2]regalloc.Reg{regalloc.NoReg, regalloc.NoReg}}
	add := func(c *regalloc.Class, prefix string, saved bool, units ...regalloc.Reg) {
		r := regalloc.Reg(len(m.Regs))
		info := regalloc.RegInfo{Name: prefix + strconv.Itoa(len(c.Regs)), Units: regalloc.SetOf(units...)}
		if saved {
			info.SaveCost, info.SaveSpeed = 2, 16
		} else {
			t.Clobbers.Add(r)
		}
		m.Regs, c.Regs = append(m.Regs, info), append(c.Regs, r)
	}
	const general, halves = 6, 8
	for k := range regalloc.Reg(general) {
		add(&r32, "r", k >= 4, k)
	}
	for k := range regalloc.Reg(halves) {
		add(&single, "s", k >= halves/2, general+k)
	}
	for k := regalloc.Reg(0); k < halves; k += 2 {
		add(&double, "d", k >= halves/2, general+k, general+k+1)
	}
	m.NumUnits = general + halves
	m.Classes = []regalloc.Class{r32, single, double}
	m.Finish()
	return t
}

// Tuples is a target like 32-bit Arm with Advanced SIMD: general registers, and a file of registers for values of 4, 8, 16 and 32 bytes,
// each of which is two of the next narrower ones; the upper half has none of 4 bytes. Calls preserve its upper half.
func Tuples() *Target {
	m := &regalloc.Machine{Name: "tuples", RegCosts: []regalloc.RegCost{{}}, PrefixBytes: 1}
	t := &Target{Machine: m, Args: []regalloc.Reg{0, 1, 2, 3}, Shift: regalloc.NoReg, Divide: [2]regalloc.Reg{regalloc.NoReg, regalloc.NoReg}}
	const general, units = 6, 32
	add := func(c *regalloc.Class, size, first regalloc.Reg, saved bool) {
		r := regalloc.Reg(len(m.Regs))
		info := regalloc.RegInfo{Name: c.Name + strconv.Itoa(len(c.Regs))}
		for u := range size {
			info.Units.Add(first + u)
		}
		if saved {
			info.SaveCost, info.SaveSpeed = 2, 16
		} else {
			t.Clobbers.Add(r)
		}
		m.Regs, c.Regs = append(m.Regs, info), append(c.Regs, r)
	}
	r := regalloc.Class{Name: "r", SpillSize: 4, SpillAlign: 4, Move: 4, Load: 4, Store: 4, Swap: 12}
	for k := range regalloc.Reg(general) {
		add(&r, 1, k, k >= 4)
	}
	m.Classes = append(m.Classes, r)
	for k, name := range []string{"s", "d", "q", "t"} {
		size := regalloc.Reg(1) << k
		c := regalloc.Class{Name: name, SpillSize: 4 << k, SpillAlign: 4 << k, Move: 4, Load: 4, Store: 4, Swap: 12}
		end := regalloc.Reg(units)
		if k == 0 {
			end /= 2
		}
		for first := regalloc.Reg(0); first < end; first += size {
			add(&c, size, general+first, first >= units/2)
		}
		m.Classes = append(m.Classes, c)
	}
	m.NumUnits = general + units
	m.Finish()
	return t
}

// Tiny is a target of one class of n registers, without calls.
func Tiny(n int) *Target {
	m := &regalloc.Machine{Name: "tiny", RegCosts: []regalloc.RegCost{{}}, NumUnits: n}
	c := regalloc.Class{Name: "r", SpillSize: 4, SpillAlign: 4, Move: 2, Load: 3, Store: 3, Swap: 2}
	for k := range n {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: "r" + string(rune('0'+k)), Units: regalloc.SetOf(regalloc.Reg(k))})
		c.Regs = append(c.Regs, regalloc.Reg(k))
	}
	m.Classes = []regalloc.Class{c}
	m.Finish()
	return &Target{Machine: m, Divide: [2]regalloc.Reg{regalloc.NoReg, regalloc.NoReg}, Shift: regalloc.NoReg}
}

package board

import "spillway/regalloc"

// A Bank is a set of registers that compete for the same units: they share classes or parts. Its areas are its widest
// registers, most preferred first.
type Bank struct {
	Areas   []Area         // all free
	Regs    []regalloc.Reg // by area: the register that it is
	Classes []regalloc.ClassID
	Widest  int
}

// A Shape is the position and size of a register on the boards of its bank.
type Shape struct {
	Bank int16 // or -1: the register is in no class
	Spot
	Width int8 // in finest columns
}

// Banks derives boards from a machine's aliasing units: the banks, and by register its place on them. A register that
// contains no others is an area of one column; one that consists of two, four or eight smaller ones, with halves and
// quarters that are registers too, has as many columns. Units outside all parts (the upper half of eax) are ignored,
// since only the whole register has them. If parts do not divide a register evenly, the area has one column and a part
// takes all of it.
func Banks(m *regalloc.Machine) ([]Bank, []Shape) {
	f := bankFinder{m: m, shapes: make([]Shape, len(m.Regs)), used: make([]bool, len(m.Regs))}
	for i := range f.shapes {
		f.shapes[i] = Shape{Bank: -1, Spot: Nowhere}
	}
	for c := range m.Classes {
		for _, r := range m.Classes[c].Regs {
			f.used[r] = true
		}
	}
	for c := range m.Classes {
		for _, r := range m.Classes[c].Regs {
			if f.shapes[r].Bank < 0 {
				f.bank(r)
			}
		}
	}
	return f.banks, f.shapes
}

type bankFinder struct {
	m      *regalloc.Machine
	used   []bool // by register: it is in some class
	banks  []Bank
	shapes []Shape
}

// bank makes the bank of r out of all registers that classes and units tie to it.
func (f *bankFinder) bank(r regalloc.Reg) {
	n := int16(len(f.banks))
	members := regalloc.SetOf(r)
	var b Bank
	inBank := make([]bool, len(f.m.Classes))
	for again := true; again; {
		again = false
		for c := range f.m.Classes {
			if !inBank[c] && !f.m.Classes[c].Set.Intersect(members).Empty() {
				inBank[c], again = true, true
				members = members.Union(f.m.Classes[c].Set)
			}
		}
		for x := range f.m.Regs {
			if f.used[x] && !members.Has(regalloc.Reg(x)) && !f.m.Conflicts(regalloc.Reg(x)).Intersect(members).Empty() {
				members.Add(regalloc.Reg(x))
				again = true
			}
		}
	}
	for c := range inBank {
		if inBank[c] {
			b.Classes = append(b.Classes, regalloc.ClassID(c))
		}
	}
	for _, c := range b.Classes {
		for _, x := range f.m.Classes[c].Regs {
			if f.shapes[x].Bank < 0 && !f.inside(x, members) {
				f.area(&b, n, x, members)
			}
		}
	}
	b.Widest = Widest(b.Areas)
	for _, x := range regsOf(members) {
		s := &f.shapes[x]
		if s.Bank == n {
			s.Width *= int8(b.Widest / int(b.Areas[s.Area].Columns))
		}
	}
	f.banks = append(f.banks, b)
}

func regsOf(s regalloc.RegSet) (list []regalloc.Reg) {
	for !s.Empty() {
		r := s.First()
		s.Remove(r)
		list = append(list, r)
	}
	return list
}

// inside reports whether x is a proper part of another member.
func (f *bankFinder) inside(x regalloc.Reg, members regalloc.RegSet) bool {
	units := f.m.Regs[x].Units
	for _, y := range regsOf(members) {
		if other := f.m.Regs[y].Units; other != units && units.Minus(other).Empty() {
			return true
		}
	}
	return false
}

// area makes x an area and finds the places of its parts in it.
func (f *bankFinder) area(b *Bank, bank int16, x regalloc.Reg, members regalloc.RegSet) {
	n := int16(len(b.Areas))
	family := regsOf(f.m.Conflicts(x).Intersect(members))
	columns := f.columns(family)
	if columns == nil {
		columns = []regalloc.RegSet{f.m.Regs[x].Units}
	}
	b.Areas = append(b.Areas, Area{Columns: uint8(len(columns))})
	b.Regs = append(b.Regs, x)
	for _, y := range family {
		s := &f.shapes[y]
		*s = Shape{Bank: bank, Spot: Spot{Area: n}}
		for c := len(columns) - 1; c >= 0; c-- {
			if !columns[c].Intersect(f.m.Regs[y].Units).Empty() {
				s.Column = uint8(c)
				s.Width++
			}
		}
	}
}

// columns returns the units of the finest parts, halves together, or nil if the
// family is not that of an area of two, four or eight columns.
func (f *bankFinder) columns(family []regalloc.Reg) []regalloc.RegSet {
	var finest, pairs, quads []regalloc.RegSet // of one, two and four columns
	for _, y := range family {
		units := f.m.Regs[y].Units
		parts := map[regalloc.RegSet]bool{}
		for _, z := range family {
			if other := f.m.Regs[z].Units; other != units && other.Minus(units).Empty() {
				parts[other] = true
			}
		}
		switch len(parts) {
		case 0:
			finest = appendNew(finest, units)
		case 2:
			pairs = appendNew(pairs, units)
		case 6:
			quads = appendNew(quads, units)
		}
	}
	for i, a := range finest {
		for _, b := range finest[:i] {
			if !a.Intersect(b).Empty() {
				return nil
			}
		}
	}
	switch n := len(finest); {
	case n == 2:
		return finest
	case n == 4 && len(pairs) == 2:
		finest = within(pairs, finest)
	case n == 8 && len(pairs) == 4 && len(quads) == 2:
		finest = within(within(quads, pairs), finest)
	default:
		return nil
	}
	if len(finest) != 4 && len(finest) != 8 {
		return nil
	}
	return finest
}

// within returns the parts that lie in each of the wholes, in their order.
func within(wholes, parts []regalloc.RegSet) (ordered []regalloc.RegSet) {
	for _, whole := range wholes {
		for _, u := range parts {
			if u.Minus(whole).Empty() {
				ordered = append(ordered, u)
			}
		}
	}
	return ordered
}

func appendNew(list []regalloc.RegSet, s regalloc.RegSet) []regalloc.RegSet {
	for _, x := range list {
		if x == s {
			return list
		}
	}
	return append(list, s)
}

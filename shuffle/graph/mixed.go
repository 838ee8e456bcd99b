package graph

import (
	"fmt"
	"strconv"
	"strings"

	"spillway/shuffle"
)

// A Place is a register of one of two banks, or a stack slot.
type Place struct {
	Kind   byte // 'r', 'x': a register of the first or of the second bank; 'm': a slot; 's': a spare slot, which nothing names
	Number int
}

// String returns r7, x7, m7 or s7.
func (p Place) String() string { return string(p.Kind) + strconv.Itoa(p.Number) }

// MarshalText implements encoding.TextMarshaler.
func (p Place) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// A Mixed is a parallel copy between registers of two banks and slots: pairs of a source and a destination. As in a
// Graph, a register without an edge into it may be overwritten; a slot is preserved.
type Mixed struct {
	Edges [][2]Place
}

// IsMixed reports whether a text has registers of the second bank or slots.
func IsMixed(text string) bool { return strings.ContainsAny(text, "xm") }

// ParseMixed parses edges like "1->m2 x3->x4", as Parse does.
func (p *Parser) ParseMixed(text string, line int) (Mixed, error) {
	p.text, p.pos, p.line, p.column = text, 0, line, 1
	m := Mixed{Edges: [][2]Place{}}
	entered := make(map[Place]bool)
	for {
		p.skip(" \t\r\n,")
		if p.pos == len(p.text) {
			return m, nil
		}
		from, err := p.place()
		if err != nil {
			return Mixed{}, err
		}
		if err := p.arrow(); err != nil {
			return Mixed{}, err
		}
		at := p.fail("")
		to, err := p.place()
		if err != nil {
			return Mixed{}, err
		}
		if p.pos < len(p.text) && !strings.ContainsRune(" \t\r\n,", rune(p.text[p.pos])) {
			return Mixed{}, p.fail("unexpected %q after an edge", p.next())
		}
		if entered[to] {
			at.Reason = fmt.Sprintf("second edge into %s", to)
			return Mixed{}, at
		}
		entered[to] = true
		m.Edges = append(m.Edges, [2]Place{from, to})
	}
}

// place parses "7", "r7", "x7" or "m7".
func (p *Parser) place() (Place, error) {
	kind := byte('r')
	if p.pos < len(p.text) && (p.text[p.pos] == 'x' || p.text[p.pos] == 'm') {
		kind = p.text[p.pos]
		p.advance(1)
	}
	n, err := p.register()
	return Place{kind, n}, err
}

// ParsePlace parses one place.
func ParsePlace(text string) (Place, error) {
	p := Parser{text: text, line: 1, column: 1}
	x, err := p.place()
	if err == nil && p.pos != len(text) {
		err = p.fail("unexpected %q after a register", p.next())
	}
	return x, err
}

// Prices are the costs of operations relative to a copy between registers of a bank; 0: not available.
type Prices struct {
	Swap, Load, Store, Cross, MemMove float64
}

// Check validates prices.
func (p *Prices) Check() error {
	for _, x := range []struct {
		name string
		cost float64
		need bool
	}{{"swap", p.Swap, false}, {"load", p.Load, true}, {"store", p.Store, true}, {"cross", p.Cross, false}, {"memory-to-memory", p.MemMove, false}} {
		if (x.cost != 0 || x.need) && !(x.cost >= 1.0/unit && x.cost <= 1e6) {
			return fmt.Errorf("%s cost %v is out of range 0.001..1000000", x.name, x.cost)
		}
	}
	return nil
}

// A MixedAnswer is a sequence for a Mixed. Its JSON form is a stable interface for other programs.
type MixedAnswer struct {
	Edges  [][2]Place `json:"edges"`
	Ops    []MixedOp  `json:"ops"`
	Length int        `json:"length"`
	Cost   float64    `json:"cost"`
	Proved bool       `json:"proved"` // no sequence is cheaper
}

// A MixedOp is "copy", "load", "store", "cross" or "move" (from slot to slot) From To, or "swap", of both.
type MixedOp struct {
	Op   string `json:"op"`
	From Place  `json:"from"`
	To   Place  `json:"to"`
}

// String prints o as "store r1 -> m2" or "swap r1 r2".
func (o MixedOp) String() string {
	if o.Op == "swap" {
		return fmt.Sprintf("swap %s %s", o.From, o.To)
	}
	return fmt.Sprintf("%s %s -> %s", o.Op, o.From, o.To)
}

// mostStates is the maximum number of states visited for a proof.
const mostStates = 1 << 18

// Mixed finds a cheapest sequence for m, and sets Proved, if m has up to 8 places; otherwise it uses a heuristic.
// Scratch are further registers that may be overwritten. If none is free, one more of the bank is borrowed: it is saved
// in a spare slot and restored.
func (p Prices) Mixed(m Mixed, scratch []Place) (MixedAnswer, error) {
	t := newPlaces(m, scratch)
	class := shuffle.Class{Move: unit, Load: units(p.Load), Store: units(p.Store), Swap: units(p.Swap), Cross: units(p.Cross), MemMove: units(p.MemMove), Borrow: shuffle.NoLoc}
	env := shuffle.Env{Locs: t.locs, Scratch: t.scratch}
	for _, spare := range t.spare {
		class.Emergency = spare
		env.Classes = append(env.Classes, class)
	}
	var moves []shuffle.Move
	for _, e := range m.Edges {
		moves = append(moves, shuffle.Move{Dst: t.number[e[1]], Src: t.number[e[0]]})
	}
	ops, proved, err := new(shuffle.Sequencer).Cheapest(nil, moves, &env, mostStates)
	if err != nil {
		return MixedAnswer{}, err
	}
	a := MixedAnswer{Edges: m.Edges, Ops: []MixedOp{}, Length: len(ops), Proved: proved}
	for _, o := range ops {
		x, cost := p.op(o, t)
		a.Ops, a.Cost = append(a.Ops, x), a.Cost+cost
	}
	return a, nil
}

func units(cost float64) shuffle.Cost { return shuffle.Cost(cost*unit + 0.5) }

// op converts an operation, and returns its cost.
func (p Prices) op(o shuffle.Op, t *places) (MixedOp, float64) {
	x := MixedOp{From: t.names[o.Src], To: t.names[o.Dst]}
	from, to := t.locs[o.Src], t.locs[o.Dst]
	cost := 1.0
	switch {
	case o.Kind == shuffle.OpSwap:
		x.Op, cost = "swap", p.Swap
	case from.Memory && to.Memory:
		x.Op, cost = "move", p.MemMove
	case from.Memory:
		x.Op, cost = "load", p.Load
	case to.Memory:
		x.Op, cost = "store", p.Store
	case from.Class != to.Class:
		x.Op, cost = "cross", p.Cross
	default:
		x.Op = "copy"
	}
	return x, cost
}

// places numbers the places of a Mixed.
type places struct {
	names   []Place
	locs    []shuffle.LocInfo
	number  map[Place]shuffle.Loc
	scratch []shuffle.Loc
	spare   [2][2]shuffle.Loc // by bank
}

func newPlaces(m Mixed, scratch []Place) *places {
	t := &places{number: make(map[Place]shuffle.Loc)}
	entered := make(map[Place]bool)
	for _, e := range m.Edges {
		entered[e[1]] = true
	}
	next := [2]int{1, 1} // after the greatest of each bank
	for _, p := range append(flat(m.Edges), scratch...) {
		if _, ok := t.number[p]; ok || p.Kind == 'm' {
			continue
		}
		bank := uint8(0)
		if p.Kind == 'x' {
			bank = 1
		}
		next[bank] = max(next[bank], p.Number+1)
		if l := t.add(p, bank, false); !entered[p] {
			t.scratch = append(t.scratch, l)
		}
	}
	for _, e := range m.Edges {
		for k, p := range e {
			if _, ok := t.number[p]; !ok { // a slot is copied through the bank of its reader or writer
				bank := uint8(0)
				if e[1-k].Kind == 'x' {
					bank = 1
				}
				t.add(p, bank, true)
			}
		}
	}
	for bank, kind := range []byte{'r', 'x'} {
		t.add(Place{kind, next[bank]}, uint8(bank), false)
		for k := range t.spare[bank] {
			t.spare[bank][k] = t.add(Place{'s', 2*bank + k + 1}, uint8(bank), true)
		}
	}
	return t
}

func flat(edges [][2]Place) (list []Place) {
	for _, e := range edges {
		list = append(list, e[0], e[1])
	}
	return list
}

func (t *places) add(p Place, bank uint8, memory bool) shuffle.Loc {
	l := shuffle.Loc(len(t.names))
	t.names, t.locs, t.number[p] = append(t.names, p), append(t.locs, shuffle.LocInfo{Class: bank, Memory: memory}), l
	return l
}

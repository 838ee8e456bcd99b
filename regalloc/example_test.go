package regalloc_test

import (
	"fmt"
	"strings"

	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/shuffle"
)

// toy is a machine of three registers: calls destroy r0 and r1 and leave r2 alone,
// which a function saves if it uses it, for 2 bytes of push and pop. An
// instruction is 2 bytes, 3 if it names a stack slot.
func toy() *regalloc.Machine {
	m := &regalloc.Machine{
		Name: "toy",
		Regs: []regalloc.RegInfo{{Name: "r0"}, {Name: "r1"}, {Name: "r2", SaveCost: 2, SaveSpeed: regalloc.StoreSpeed + regalloc.LoadSpeed}},
		Classes: []regalloc.Class{{
			Name: "word", Regs: []regalloc.Reg{0, 1, 2}, SpillSize: 4, SpillAlign: 4,
			Move: 2, Load: 3, Store: 3, Swap: -1, // no exchange
		}},
	}
	return m.Finish()
}

// listing prints the code of a Result: what an assembler would write instead.
type listing struct {
	p *regalloc.Problem
	strings.Builder
	env shuffle.Env // of the moves: the registers, two emergency slots, the slots
	seq shuffle.Sequencer
}

func newListing(p *regalloc.Problem, r *regalloc.Result) *listing {
	n, c := len(p.Machine.Regs), &p.Machine.Classes[0]
	l := &listing{p: p}
	l.env.Locs = make([]shuffle.LocInfo, n+2+len(r.Slots))
	for k := n; k < len(l.env.Locs); k++ {
		l.env.Locs[k].Memory = true
	}
	l.env.Classes = []shuffle.Class{{
		Move: shuffle.Cost(c.Move), Load: shuffle.Cost(c.Load), Store: shuffle.Cost(c.Store),
		Emergency: [2]shuffle.Loc{shuffle.Loc(n), shuffle.Loc(n + 1)}, Borrow: shuffle.NoLoc,
	}}
	return l
}

// place returns the number that package shuffle knows a location by.
func (l *listing) place(x regalloc.Loc) shuffle.Loc {
	switch x.Kind() {
	case regalloc.RegLoc:
		return shuffle.Loc(x.Reg())
	case regalloc.SlotLoc:
		return shuffle.Loc(len(l.p.Machine.Regs)+2) + shuffle.Loc(x.Slot())
	}
	return shuffle.NoLoc // recomputed
}

func (l *listing) name(x shuffle.Loc) string {
	if n := len(l.p.Machine.Regs); int(x) >= n {
		return fmt.Sprintf("[slot %d]", int(x)-n)
	}
	return l.p.Machine.RegName(regalloc.Reg(x))
}

func (l *listing) Block(b regalloc.BlockID) { fmt.Fprintf(l, "b%d:\n", b) }
func (l *listing) Edge(e regalloc.EdgeID)   { fmt.Fprintf(l, "edge%d:\n", e) }

// Moves prints moves that happen at once as a sequence.
func (l *listing) Moves(group []regalloc.Move) {
	var moves []shuffle.Move
	for _, m := range group {
		moves = append(moves, shuffle.Move{Dst: l.place(m.Dst), Src: l.place(m.Src), Tag: int32(m.VReg)})
	}
	ops, err := l.seq.Sequence(nil, moves, &l.env)
	if err != nil {
		panic(err) // a right Result has no such moves
	}
	for _, op := range ops {
		if op.Kind == shuffle.OpRemat {
			made := l.p.Instrs[l.p.VRegs[op.Tag].Remat]
			fmt.Fprintf(l, "\t%s %s\n", l.p.OpNames[made.Op], l.name(op.Dst))
			continue
		}
		fmt.Fprintf(l, "\tmove %s, %s\n", l.name(op.Dst), l.name(op.Src))
	}
}

func (l *listing) Instr(i regalloc.InstrID, locs []regalloc.Loc) {
	var names []string
	for _, x := range locs {
		if x.Kind() == regalloc.RematLoc {
			names = append(names, "constant")
			continue
		}
		names = append(names, l.name(l.place(x)))
	}
	fmt.Fprintf(l, "\t%s\n", strings.TrimRight(l.p.OpNames[l.p.Instrs[i].Op]+" "+strings.Join(names, ", "), " "))
}

// A function that adds up f(n), f(n-1), ... f(1), for an assembler whose variables
// are assigned again and again: n and the sum live across the call, and the loop
// has one register for them that the call leaves alone.
func Example() {
	m := toy()
	b := regalloc.NewBuilder("sum", m)
	b.OutOfSSA()
	n, sum, x := b.VReg(0), b.VReg(0), b.VReg(0)
	entry, head, body, done := b.Block(), b.Block(), b.Block(), b.Block()

	b.Begin(entry)
	b.Instr("enter", b.Def(n).Fixed(0)) // the argument arrives in r0
	b.Instr("zero", b.Def(sum))
	b.Jump("jump", head)

	b.Begin(head)
	b.Branch("ifzero", []regalloc.Succ{{To: done}, {To: body}}, b.Use(n).OrMem(1))

	b.Begin(body)
	b.Call("call", regalloc.SetOf(0, 1), b.Def(x).Fixed(0), b.Use(n).Fixed(0))
	b.Instr("add", b.UseDef(sum).OrMem(1), b.Use(x).OrMem(1)) // one of the two may be in memory
	b.Instr("decrement", b.UseDef(n).OrMem(1))
	b.Jump("jump", head)

	b.Begin(done)
	b.Return("return", b.Use(sum).Fixed(0))

	p, err := b.Build()
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := linear.New().Allocate(p, regalloc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	cost := regalloc.Costs(p, r)
	fmt.Println(len(check.Result(p, r)), "findings;", cost.Bytes, "bytes,", cost.Loads, "loads,", cost.Stores, "stores,", cost.SavedRegs, "register saved")
	l := newListing(p, r)
	regalloc.Emit(p, r, l)
	fmt.Print(l.String())
	// Output:
	// 0 findings; 12 bytes, 1 loads, 1 stores, 1 register saved
	// b0:
	// 	enter r0
	// 	zero r2
	// 	jump
	// b1:
	// 	ifzero r0
	// b2:
	// 	move [slot 2], r0
	// 	call r0, r0
	// 	add r2, r0
	// 	move r1, [slot 2]
	// 	decrement r1
	// 	move r0, r1
	// 	jump
	// b3:
	// 	move r0, r2
	// 	return r0
}

// A loop in SSA form, in the text form. What was not said is filled in: classes of
// operands, positions, loop depths, frequencies.
func ExampleBuilder() {
	m := toy()
	b := regalloc.NewBuilder("count", m)
	n, i, next := b.VReg(0), b.VReg(0), b.VReg(0)
	entry, loop, done := b.Block(), b.Block(i), b.Block()
	b.Begin(entry)
	b.Remat("seven", b.Def(n), 2, regalloc.MoveSpeed)
	b.Jump("jump", loop, n)
	b.Begin(loop)
	b.Instr("decrement", b.Def(next).TiedTo(1).OrMem(1), b.Use(i))
	b.Branch("ifnotzero", []regalloc.Succ{{To: loop, Args: []regalloc.VReg{next}, Prob: 0.75}, {To: done, Prob: 0.25}}, b.Use(next))
	b.Begin(done)
	b.Return("return")
	p, err := b.Build()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(p)

	// What is wrong is said at the end, and all of it.
	b = regalloc.NewBuilder("wrong", m)
	b.Instr("add", b.Def(b.VReg(0)))
	b.Begin(b.Block())
	b.Instr("add", b.Def(7))
	_, err = b.Build()
	fmt.Println(err)
	// Output:
	// machine toy units 3 prefix 0
	// reg r0 units 0
	// reg r1 units 1
	// reg r2 units 2 save 2 16
	// class word slot 4 4 move 2 load 3 store 3 swap -1 regs r0 r1 r2
	// problem count ssa
	// vreg v0 word remat i0 bytes 2 speed 1
	// vreg v1 word
	// vreg v2 word
	// block b0 freq 1 loop 0 split i1
	//   i0 @0 0 seven remat : def v0 word
	//   i1 @1 1 jump term
	//   e0 -> b1 freq 1 args v0
	// block b1 freq 4 loop 1 split i3 params v1
	//   i2 @1 2 decrement mem 1 : def v2 word tied 1 mem 1 ; use v1 word
	//   i3 @3 3 ifnotzero term : use v2 word
	//   e1 -> b1 freq 3 args v2
	//   e2 -> b2 freq 1
	// block b2 freq 1 loop 0 split i4
	//   i4 @4 4 return term
	// wrong: instruction 0 (add) is in no block
	// wrong: instruction 0 (add), operand 0: v7 does not exist
	// wrong: block 0 does not end in a jump, a branch or a return
}

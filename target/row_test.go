package target_test

import (
	"errors"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/target"
)

// finish gives m all its tiles.
func finish(m *target.Target, rows ...target.Row) error {
	return errors.Join(m.Finish(rows), m.Complete())
}

// TestRowErrors checks that what is wrong with a row is said.
func TestRowErrors(t *testing.T) {
	for _, c := range []struct {
		row  target.Row
		want string
	}{
		{target.Row{Pattern: "d:i32 = (plus.i32 a b)"}, `no operation "plus.i32"`},
		{target.Row{Pattern: "d:i32 = (add.i33 a b)"}, `unknown type`},
		{target.Row{Pattern: "d:i32 = (add.i32 a)"}, "1 arguments, want 2"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b c)"}, "3 arguments, want 2"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b"}, "missing )"},
		{target.Row{Pattern: "d:i32 = (add.i64 a b)"}, "should have type i32"},
		{target.Row{Pattern: "d:i64 = (zext.i64 a)"}, "no type"},
		{target.Row{Pattern: "d:i32 = (add.i32 a d)"}, "two things"},
		{target.Row{Pattern: "d:i32 = (add.i32 a (zext.i32 a:i8))"}, "two things"},
		{target.Row{Pattern: "d:i32 = (add.i32 a k:imm9)"}, "no kind of constant"},
		{target.Row{Pattern: "d:i1 = (icmp.i32 gt a b)"}, `no predicate "gt"`},
		{target.Row{Pattern: "d:i1 = (fcmp.f32 eq a b)"}, `no predicate "eq"`},
		{target.Row{Pattern: "d:i32, e:i32 = (add.i32 a b), (add.i32 a b), (add.i32 a b)"}, "2 results but 3 patterns"},
		{target.Row{Pattern: "(fence!strong)"}, `no ordering "strong"`},
		{target.Row{Pattern: "d:i32 = (atomicrmw.i32 inc m v)"}, "no read-modify-write"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "d=c"}, `"c" is not a register use`},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "a@r9"}, `no register "r9"`},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "a!"}, "only a result is early"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "clobber:r9"}, `no register "r9"`},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "t:i33"}, "no kind of constant"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {b}, {d}"}, "no encoding"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {c}, {d} | 01 /r"}, `no operand "c"`},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {b, {d} | 01 /r"}, "no operand"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {b}, {d | 01 /r"}, "missing }"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {b}, {d} | 01 /9"}, "unexpected"},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Asm: "add {b}, {d} | 01 ax:q"}, `no operand "q"`},
		{target.Row{Pattern: "d:i32 = (add.i32 a b)", Constraints: "a+0..4"}, `no address "a"`},
		{target.Row{Pattern: "d:i32 = (load.i32 m)", Constraints: "m+4..8"}, "with 0 between"},
		{target.Row{Pattern: "d:i32 = (load.i32 m)", Constraints: "m+0..x"}, "offsets are LO..HI"},
		{target.Row{Pattern: "d:i32 = (load.i32 m)", Constraints: "m+0..8/-4"}, "offsets are LO..HI"},
		{target.Row{Pattern: "(br)", Asm: "b {T} | +4"}, "a jump to a block needs"},
		{target.Row{Pattern: "(br)", Asm: "b {T} | jump:2,4"}, "is not SHORT,LONG,LO..HI"},
		{target.Row{Pattern: "(br)", Asm: "b {T} | jump:4,2,-8..8"}, "is not SHORT,LONG,LO..HI"},
		{target.Row{Pattern: "(br)", Asm: "b {T} | jump:2,4,8..16"}, "is not SHORT,LONG,LO..HI"},
	} {
		c.row.Name = "row"
		err := finish(toy(), c.row)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "tile row") {
			t.Errorf("%+v: %v, want %q", c.row, err, c.want)
		}
	}
	fixed := toy()
	fixed.Syntax.FarJump = "b "
	if err := finish(fixed, target.Row{Name: "br", Pattern: "(condbr a:i1)", Asm: "bnz {a}, {T} | jump:4,8,-64..64; b {F} | +4"}); err == nil || !strings.Contains(err.Error(), "opposite") {
		t.Errorf("a conditional jump that cannot be inverted: %v", err)
	}
	row := target.Row{Name: "ret", Pattern: "(ret)", Asm: "ret | C3"}
	if err := finish(toy(), row, row); err == nil || !strings.Contains(err.Error(), "declared twice") {
		t.Errorf("two rows of one name: %v", err)
	}
}

// TestOperandOrder checks that results come first, then register uses, then the
// others, and that the leaves follow.
func TestOperandOrder(t *testing.T) {
	m := toy()
	err := finish(m, target.Row{Name: "x", Pattern: "d:i32 = (select.i32 (icmp.i32 ?cc (load.i32 m) k:imm8) x y)", Constraints: "d=y t:i32@r1!", Asm: "nop | 90"})
	if err != nil {
		t.Fatal(err)
	}
	tile := &m.Tiles[0]
	var names []string
	for _, o := range tile.Operands {
		names = append(names, o.Name)
	}
	if got := strings.Join(names, " "); got != "d t x y cc m k" || tile.NumDefs != 2 || tile.NumUses != 2 {
		t.Errorf("operands %q, %d results, %d uses", got, tile.NumDefs, tile.NumUses)
	}
	if tile.Operands[0].Tied != 3 || tile.Operands[1].Fixed != 1 || !tile.Operands[1].Early || !tile.Operands[1].Temp {
		t.Errorf("constraints: %+v", tile.Operands[:2])
	}
	cmp := tile.Pattern.Kids[0]
	if cmp.PredOp != 4 || cmp.Kids[0].Kids[0].Operand != 5 || cmp.Kids[1].Operand != 6 || tile.Pattern.Kids[1].Operand != 2 {
		t.Errorf("leaves of %s", m.Meaning(tile))
	}
	if tile.Size != 3 || tile.Flags&target.TileLoads == 0 {
		t.Errorf("size %d flags %b", tile.Size, tile.Flags)
	}
}

// TestLegal checks that only unconditional tiles make an operation legal.
func TestLegal(t *testing.T) {
	m := toy()
	rows := []target.Row{
		{Name: "mul3", Pattern: "d:i32 = (mul.i32 a #3)"},
		{Name: "mulk", Pattern: "d:i32 = (mul.i32 a k:imm)"},
		{Name: "add", Pattern: "d:i32 = (add.i32 a b)"},
		{Name: "zext", Pattern: "d:i32 = (zext.i32 a:i8)"},
		{Name: "cmp", Pattern: "d:i1 = (icmp.i16 ?cc a b)"},
	}
	if err := m.Finish(rows); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		op       ir.Op
		typ, src *ir.Type
		want     bool
	}{
		{ir.OpMul, ir.I32, nil, false}, {ir.OpAdd, ir.I32, nil, true}, {ir.OpAdd, ir.I64, nil, false},
		{ir.OpZExt, ir.I32, ir.I8, true}, {ir.OpZExt, ir.I32, ir.I16, false}, {ir.OpICmp, ir.I1, ir.I16, true}, {ir.OpICmp, ir.I1, ir.I32, false},
	} {
		if got := m.Legal(c.op, c.typ, c.src); got != c.want {
			t.Errorf("Legal(%s, %s, %v) = %v", c.op, c.typ, c.src, got)
		}
	}
	if ids := m.Rooted(ir.OpMul, ir.I32); len(ids) != 2 || len(m.Rooted(ir.OpMul, ir.I64)) != 0 {
		t.Errorf("tiles of mul: %v", ids)
	}
}

// TestEach checks that a row with Each stands for as many rows, which have their own names.
func TestEach(t *testing.T) {
	m := toy()
	row := target.Row{Name: "NAME.ri", Pattern: "d:i32 = (add.i32 a KIND)", Asm: "NAME {d} | 01 /r",
		Each: [][]string{{"NAME", "one", "KIND", "#1"}, {"NAME", "KIND", "KIND", "k:imm8"}}}
	if err := finish(m, target.Row{Name: "rr", Pattern: "d:i32 = (add.i32 a b)"}, row); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"rr: d:i32 = (add.i32 a:i32 b:i32) | 0 bytes", "one.ri: d:i32 = (add.i32 a:i32 #1) | one {d}; 2 bytes",
		"KIND.ri: d:i32 = (add.i32 a:i32 k:-128..127) | KIND {d}; 2 bytes"} {
		if got := m.Describe(target.TileID(i)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if id, ok := m.Tile("KIND.ri"); !ok || id != 2 || m.Tiles[0].ImmForm[2] != 2 {
		t.Errorf("KIND.ri is tile %d, %v", id, ok)
	}
	row.Pattern, row.Each = "d:i32 = KIND", [][]string{{"NAME", "x", "KIND", "(sub.i32 a b)"}}
	if err := finish(toy(), row); err == nil || !strings.Contains(err.Error(), "not that of its row") {
		t.Errorf("another root: %v", err)
	}
}

// TestMaking checks that tiles are made when they are asked for, with those that they may be forms of.
func TestMaking(t *testing.T) {
	m := toy()
	if err := m.Finish([]target.Row{
		{Name: "add", Pattern: "d:i32 = (add.i32 a b)"}, {Name: "sub", Pattern: "d:i32 = (sub.i32 a b)"},
		{Name: "add8", Pattern: "d:i8 = (add.i8 a b)"}, {Name: "store", Pattern: "(store.i32 a m)"},
		{Name: "addm", Pattern: "(store.i32 (add.i32 (load.i32 m) b) m)"}, {Name: "addshl", Pattern: "d:i32 = (add.i32 a (shl.i32 (load.i32 m) b))"},
		{Name: "addbit", Pattern: "d:i32 = (add.i32 a (shl.i32 b (and.i32 c #31)))"},
	}); err != nil {
		t.Fatal(err)
	}
	if !m.Legal(ir.OpAdd, ir.I32, nil) {
		t.Error("add.i32 is not legal")
	}
	made := func() (names string) {
		for i := range m.Tiles {
			names += m.Tiles[i].Name + " "
		}
		return names
	}
	if got := made(); got != "add    addm   " {
		t.Errorf("made: %q", got)
	}
	if len(m.RootedOver(ir.OpAdd, ir.I32, target.Shape{Op: ir.OpShl, Type: ir.I32})) != 1 {
		t.Error("no tile adds what is shifted")
	}
	if got := made(); got != "add    addm addshl  " {
		t.Errorf("made: %q", got)
	}
	if m.Fuses(ir.OpAdd, ir.I32, ir.OpShl, ir.I32) {
		t.Error("a tile shifts its first argument")
	}
	if !m.FusesSecond(ir.OpAdd, ir.I32, ir.OpShl, ir.I32) {
		t.Error("no tile shifts its second argument")
	}
	if ids := m.Rooted(ir.OpAdd, ir.I32); len(ids) != 3 || ids[0] != 0 || ids[1] != 5 || ids[2] != 6 {
		t.Errorf("tiles of additions: %v", ids)
	}
}

// TestVectorSizes checks that sizes of vectors for which there are no operations are said.
func TestVectorSizes(t *testing.T) {
	for sizes, good := range map[[2]int64]bool{{16, 0}: true, {16, 32}: true, {32, 0}: false, {16, 64}: false, {0, 0}: false} {
		m := toy()
		m.Classes.VectorClasses = target.VectorClasses{Vector: 1, VectorBytes: sizes[0], WideBytes: sizes[1]}
		if sizes[1] > 0 {
			m.Classes.Wide = 1
		}
		if err := m.Finish(nil); (err == nil) != good {
			t.Errorf("sizes %v: %v", sizes, err)
		}
	}
}

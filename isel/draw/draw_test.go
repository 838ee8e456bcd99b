package draw

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/internal/iseltest"
	"spillway/ir"
	"spillway/isel"
)

// sharedConstant returns a function whose block stores a constant and an
// address that is computed twice if it is not shared.
func sharedConstant() *ir.Func {
	f := &ir.Func{Module: &ir.Module{Name: "shared.ll"}, Type: ir.FuncOf(ir.Void, false)}
	f.Name = "f"
	f.Slots = []ir.Slot{{Size: 8, Align: 8}}
	b := f.NewBlock("entry")
	put := func(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
		v := f.NewValue(op, t, args...)
		v.Block = b
		b.Values = append(b.Values, v)
		return v
	}
	for i := range 2 {
		a := f.NewValue(ir.OpArg, ir.I64)
		a.Imm = int64(i)
		f.Params = append(f.Params, a)
		f.ParamRegs = append(f.ParamRegs, int16(i))
	}
	c := f.Const(ir.I64, 4096)
	slot := put(ir.OpSlotAddr, ir.I64)
	put(ir.OpStore, ir.Void, put(ir.OpAdd, ir.I64, f.Params[0], c), slot)
	put(ir.OpStore, ir.Void, put(ir.OpLoad, ir.I64, c), slot)
	put(ir.OpRet, ir.Void)
	return f
}

func newEngine(t *testing.T, tiles ...string) *isel.Engine {
	t.Helper()
	r := isel.NewRules(iseltest.Target(t, iseltest.X86Form, tiles...))
	if err := r.Complete(); err != nil {
		t.Fatal(err)
	}
	return isel.NewEngine(r)
}

func TestWriteText(t *testing.T) {
	e := newEngine(t, "3 movi d:i64 = k:imm32", "3 add d:i64 = (add.i64 a b)", "4 load d:i64 = (load.i64 m)",
		"0 keep (store.i64 a m)", "0 ret (ret)")
	p, err := NewPicture(e, sharedConstant(), 0, []isel.Selector{isel.Munch{}, &isel.Trees{}, &isel.NOLTIS{}, isel.Auto()})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := p.WriteText(&b); err != nil {
		t.Fatal(err)
	}
	const want = `block 0 (%entry) of @f: 7 nodes to compute

A  munch, cse-none: 11 bytes, 6 tiles, 0 shared nodes computed once
B  noltis, auto: 10 bytes, 6 tiles, 1 shared node computed once; proved optimal
`
	got := b.String()
	if !strings.HasPrefix(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, line := range []string{"n1 = const i64 4096         movi 3, in n5   movi 3", "n5 = load i64 n1            load 5          load 4"} {
		if !strings.Contains(got, line) {
			t.Errorf("got\n%s\nwant the line\n%s", got, line)
		}
	}
}

// TestSVG draws random blocks: the text is well-formed, each tile is named once,
// and boxes do not touch.
func TestSVG(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	e := newEngine(t, iseltest.Tiles...)
	for range 40 {
		p, err := NewPicture(e, iseltest.RandomBlock(r, 5+r.IntN(60)), 0, []isel.Selector{isel.Munch{}, isel.Auto()})
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := p.WriteSVG(&b); err != nil {
			t.Fatal(err)
		}
		tiles := 0
		for i := range p.Tilings {
			tiles += p.Tilings[i].Tiles
		}
		if named := countNames(t, b.Bytes()); named != tiles {
			t.Errorf("%d tiles are named, there are %d", named, tiles)
		}
		checkBoxes(t, layOut(p.DAG, func(n isel.NodeID) string { return nodeLabel(p.DAG, n) }))
	}
}

// countNames counts the names of tiles in a drawing: bold text of a color of tiles.
func countNames(t *testing.T, text []byte) int {
	dark := map[string]bool{}
	for _, c := range tints {
		dark[c[1]] = true
	}
	names, pending := 0, false
	x := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := x.Token()
		if errors.Is(err, io.EOF) {
			return names
		}
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		switch token := token.(type) {
		case xml.StartElement:
			pending = false
			for _, a := range token.Attr {
				pending = pending || token.Name.Local == "text" && a.Name.Local == "fill" && dark[a.Value]
			}
		case xml.CharData:
			if pending && strings.TrimSpace(string(token)) != "" && string(token) != "the same" {
				names++
			}
		}
	}
}

// checkBoxes checks that boxes do not touch, lie within the drawing, and that
// operands are above their users.
func checkBoxes(t *testing.T, l *layering) {
	const rounding = 0.01
	for i, a := range l.vertices {
		if a.x-a.width/2 < -rounding || a.x+a.width/2 > l.width+rounding || a.y < -rounding || a.y > l.height {
			t.Errorf("%s is outside the drawing", a.label)
		}
		for _, b := range l.vertices[:i] {
			if a.y == b.y && math.Abs(a.x-b.x) < (a.width+b.width)/2+vertexGap-rounding {
				t.Errorf("%s and %s touch", a.label, b.label)
			}
		}
		for _, u := range a.ups {
			if l.vertices[u].y >= a.y {
				t.Errorf("%s is not above %s", l.vertices[u].label, a.label)
			}
		}
	}
}

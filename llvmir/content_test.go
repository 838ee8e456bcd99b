package llvmir_test

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

func coverage(t *testing.T) *ir.Module {
	t.Helper()
	src, err := os.ReadFile("testdata/coverage.ll")
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse("coverage.ll", src, machines...)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// relocs returns the relocations of a variable as text.
func relocs(d *ir.Data) (out []string) {
	for _, r := range d.Relocs {
		s := fmt.Sprintf("%d:%d %s%+d", r.Off, r.Size, r.Sym.Sym().Name, r.Addend)
		if r.Block != nil {
			s += " " + r.Block.Name
		}
		if r.Minus != nil {
			s += " - " + r.Minus.Sym().Name
		}
		if r.MinusBlock != nil {
			s += " " + r.MinusBlock.Name
		}
		out = append(out, s)
	}
	return out
}

func TestInitialValues(t *testing.T) {
	m := coverage(t)
	for _, c := range []struct {
		name   string
		size   int64
		bytes  string
		relocs []string
	}{
		{".str", 7, "a\"b\\\n\x00\xff", nil},
		{"node", 24, "\xfb\xff\xff\xff\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\xff\xff", []string{"8:8 node+18"}},
		{"packed", 15, "\x01\x02", []string{"5:8 packed+0"}},
		{"common", 4000000, "", nil},
		{"table", 12, "\x00\x00\x00\x00\x00\x00\x00\x00\x07\x00\x00\x00", []string{"0:4 jumps+0 one - jumps two", "4:4 node+0 - table"}},
		{"blocks", 16, "", []string{"0:8 jumps+0 one", "8:8 jumps+1 two"}},
		{"wide", 16, "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80", nil},
		{"odd", 16, "\xff\xff\xff\xff\x01\x00\x00\x00\x00\x00\x00\x00\x01", nil},
		{"folded", 48, "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x0c\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\xff\xff\xff\xff\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff",
			[]string{"0:8 node+0", "8:8 node+8"}},
	} {
		g, ok := m.Lookup(c.name).(*ir.Global)
		if !ok {
			t.Errorf("no variable %s", c.name)
			continue
		}
		want := append([]byte(c.bytes), make([]byte, c.size-int64(len(c.bytes)))...)
		got := append(append([]byte(nil), g.Init.Bytes...), make([]byte, g.Init.Size-int64(len(g.Init.Bytes)))...)
		if !bytes.Equal(got, want) {
			t.Errorf("%s: bytes %q, want %q", c.name, got, want)
		}
		if fmt.Sprint(relocs(g.Init)) != fmt.Sprint(c.relocs) {
			t.Errorf("%s: relocations %q, want %q", c.name, relocs(g.Init), c.relocs)
		}
	}
	if g := m.Lookup("common").(*ir.Global); len(g.Init.Bytes) != 0 {
		t.Errorf("zeros are stored")
	}
}

func TestSpecialGlobals(t *testing.T) {
	m := coverage(t)
	if !m.Lookup("packed").Sym().Used || !m.Lookup("internal_fn").Sym().Used || m.Lookup("node").Sym().Used {
		t.Error("llvm.used is not kept")
	}
	lists := make(map[string]string)
	for _, g := range m.Globals {
		if g.Section == ".init_array" || g.Section == ".init_array.00101" {
			lists[g.Section] = fmt.Sprint(relocs(g.Init))
		}
	}
	want := map[string]string{
		".init_array":       "[0:8 internal_fn+0 8:8 callee_void+0]",
		".init_array.00101": "[0:8 internal_fn+0]",
	}
	if fmt.Sprint(lists) != fmt.Sprint(want) {
		t.Errorf("constructors %v, want %v", lists, want)
	}
	if m.Flags.PICLevel != 2 || m.Flags.PIELevel != 2 {
		t.Errorf("flags %+v", m.Flags)
	}
	if m.Lookup("inl_helper").Sym().Declared != true {
		t.Error("an available_externally function has kept its body")
	}
}

func TestFunctions(t *testing.T) {
	m := coverage(t)
	f := m.Lookup("jumps").(*ir.Func)
	if got := fmt.Sprint(f.Blocks[0].Probs); got != "[0.1 0.2 0.3 0.4]" {
		t.Errorf("probabilities %s", got)
	}
	if !f.Blocks[1].AddressTaken || f.Blocks[0].AddressTaken {
		t.Error("blockaddress is not noted")
	}
	phi := f.Blocks[1].Values[0]
	if tls := f.Blocks[0].Values[0]; tls.Op != ir.OpTLSAddr || phi.Args[0] != f.Blocks[0].Values[1] || phi.Args[0].Op != ir.OpGEP {
		t.Errorf("the expression of a phi is not at the end of its predecessor")
	}
	if two := f.Blocks[2].Values[0]; two.Args[0] != two.Args[1] {
		t.Error("two edges from one block have different values")
	}
	inl := m.Lookup("inl").(*ir.Func)
	if a := inl.Attrs; !a.MinSize || !a.ReadNone || !a.FramePointerNonLeaf || a.FramePointer || inl.CallConv != ir.CallFast || inl.Prefix == nil {
		t.Errorf("attributes of @inl: %+v", a)
	}
	counts := make(map[ir.Op]int)
	for _, b := range m.Lookup("floats_fn").(*ir.Func).Blocks {
		for _, v := range b.Values {
			counts[v.Op]++
		}
	}
	if counts[ir.OpFMA] != 1 || counts[ir.OpFTrunc] != 1 || counts[ir.OpCall] != 6 {
		t.Errorf("operations of @floats_fn: %v", counts)
	}
	for _, name := range []string{"sin", "sinf", "pow", "__powidf2", "lrint", "frexp"} {
		if s := m.Lookup(name); s == nil || !s.Sym().Declared {
			t.Errorf("%s is not declared", name)
		}
	}
}

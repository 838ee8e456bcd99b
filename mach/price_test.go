package mach_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// TestProblemPrices holds the prices in the Problems of examples against the
// length of their instructions with operands in each register, and as constants.
func TestProblemPrices(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.O1.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	checked := 0
	for _, machine := range spillway.Targets() {
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			m, err := llvmir.Parse(file, text)
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: &machine, Stage: spillway.ToSelected})
			if err != nil {
				continue // IR of a larger machine
			}
			for _, f := range out.Funcs {
				mach.SplitEdges(f)
				mach.Narrow(f)
				checked += checkPrices(t, f)
			}
		}
	}
	if checked < 10000 {
		t.Errorf("only %d prices checked", checked)
	}
}

func checkPrices(t *testing.T, f *mach.Func) (checked int) {
	p := mach.Problem(f)
	id := regalloc.InstrID(0)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in, tile := &b.Instrs[i], &f.Target.Tiles[b.Instrs[i].Tile]
			if v := in.Regs; len(v) == 1 && p.VRegs[v[0].VReg].Remat == id && int(p.VRegs[v[0].VReg].RematBytes) != f.Bytes(in) {
				t.Errorf("@%s: %s is rematerialized in %d bytes, priced %d", f.Name, tile.Name, f.Bytes(in), p.VRegs[v[0].VReg].RematBytes)
			}
			if len(tile.Lines(0)) == 1 && p.Instrs[id].Flags&(regalloc.FlagMove|regalloc.FlagLow|regalloc.FlagCall) == 0 {
				for k := range in.Regs {
					checked += checkOperand(t, f, in, p, id, k)
				}
			}
			id++
		}
	}
	return checked
}

// checkOperand tries all registers for operand k of in, which is instruction id of
// p; a use moves together with the result that is tied to it.
func checkOperand(t *testing.T, f *mach.Func, in *mach.Instr, p *regalloc.Problem, id regalloc.InstrID, k int) (checked int) {
	ops, tile := p.Ops(id), &f.Target.Tiles[in.Tile]
	if ops[k].Constraint != regalloc.InClass {
		return 0
	}
	if k < tile.NumDefs+tile.NumUses && !in.Mem.Used && ops[k].Mem != tile.MemBytes[k] {
		t.Errorf("@%s: operand %d of %s in a slot is priced %d, want %d", f.Name, k, tile.Name, ops[k].Mem, tile.MemBytes[k])
	}
	moved := []int{k}
	for d := range ops {
		if ops[d].Constraint == regalloc.TiedTo && int(ops[d].Tied) == k {
			moved = append(moved, d)
		}
	}
	var at target.Assignment
	f.Assignment(&at, in)
	plain := f.Target.Bytes(in.Tile, &at)
	prefixed := priceOf(p, ops, -1, nil) // by operands whose registers are demanded
	for _, r := range p.Machine.Classes[ops[k].Class].Regs {
		f.Assignment(&at, in)
		for _, n := range moved {
			switch {
			case n < tile.NumDefs+tile.NumUses:
				at.Regs[n] = r
			case int8(n) == in.Mem.Base:
				at.Base = r
			case int8(n) == in.Mem.Index:
				at.Index = r
			}
		}
		if got, want := f.Target.Bytes(in.Tile, &at)-plain, priceOf(p, ops, r, moved)-prefixed; got != want {
			t.Errorf("@%s: %s with operand %d in %s is %d bytes longer, priced %d", f.Name, tile.Name, k, p.Machine.RegName(r), got, want)
		}
		checked++
	}
	return checked
}

// priceOf returns what the register costs say where the operands moved are in r
// and others with a demanded register in that.
func priceOf(p *regalloc.Problem, ops []regalloc.Operand, r regalloc.Reg, moved []int) (bytes int) {
	prefix := false
	for n := range ops {
		at := regalloc.NoReg
		if ops[n].Constraint == regalloc.InReg {
			at = ops[n].Reg
		}
		for _, m := range moved {
			if m == n {
				at = r
			}
		}
		if at == regalloc.NoReg {
			continue
		}
		c := &p.Machine.RegCosts[ops[n].RegCost]
		prefix = prefix || c.Prefix.Has(at)
		if c.Longer.Has(at) {
			bytes++
		}
		if c.Shorter.Has(at) {
			bytes--
		}
	}
	if prefix {
		bytes += int(p.Machine.PrefixBytes)
	}
	return bytes
}

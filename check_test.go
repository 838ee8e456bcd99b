package spillway_test

import (
	"context"
	"io"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/isel"
	"spillway/mach"
	"spillway/target"
)

// TestWrongFrames breaks the prologues and epilogues of programs and needs the
// interpreter to see each of them fail.
func TestWrongFrames(t *testing.T) {
	type instrs = []mach.Instr
	of := func(f *mach.Func, in *mach.Instr, tiles ...target.TileID) bool {
		return in.Origin == mach.FromFrame && slices.Contains(tiles, in.Tile)
	}
	for _, c := range []struct {
		name  string
		wrong func(f *mach.Func, b instrs, i int) (instrs, bool)
	}{
		{"no restore", func(f *mach.Func, b instrs, i int) (instrs, bool) {
			return slices.Delete(b, i, i+1), of(f, &b[i], f.Target.Frame.Pop, f.Target.Frame.Leave, f.Target.Frame.RestoreSP)
		}},
		{"no save", func(f *mach.Func, b instrs, i int) (instrs, bool) {
			return slices.Delete(b, i, i+1), of(f, &b[i], f.Target.Frame.Push, f.Target.Frame.SetFP)
		}},
		{"a frame too small", func(f *mach.Func, b instrs, i int) (instrs, bool) {
			b[i].Imm /= 2
			return b, of(f, &b[i], f.Target.Frame.AdjustSP) && b[i].Imm < -8
		}},
	} {
		for _, file := range []string{"testdata/programs/queens/queens.O2.ll", "e2e/testdata/i386/floats.Oz.ll"} {
			m := parse(t, file)
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToFramed})
			if err != nil {
				t.Fatal(err)
			}
			if broken := breakFrames(out.Funcs, c.wrong); broken == 0 {
				t.Errorf("%s: %s: nothing to break", file, c.name)
			}
			_, err = interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs},
				interp.Options{Stdout: io.Discard, MaxSteps: 1 << 30})
			if err == nil {
				t.Errorf("%s: %s: the interpreter sees nothing", file, c.name)
			}
		}
	}
}

// breakFrames applies wrong to the first instruction of each function that it can be applied to.
func breakFrames(fs []*mach.Func, wrong func(*mach.Func, []mach.Instr, int) ([]mach.Instr, bool)) (broken int) {
	for _, f := range fs {
		for _, b := range f.Blocks {
			if code, ok := breakBlock(f, b.Instrs, wrong); ok {
				b.Instrs = code
				broken++
				break
			}
		}
	}
	return broken
}

func breakBlock(f *mach.Func, code []mach.Instr, wrong func(*mach.Func, []mach.Instr, int) ([]mach.Instr, bool)) ([]mach.Instr, bool) {
	for i := range code {
		if changed, ok := wrong(f, slices.Clone(code), i); ok {
			return changed, true
		}
	}
	return code, false
}

// wasteful is a selector that also chooses tiles that nothing needs.
type wasteful struct{ isel.Munch }

func (w wasteful) Select(d *isel.DAG, m *isel.Matches, c *isel.Cover) error {
	if err := w.Munch.Select(d, m, c); err != nil {
		return err
	}
	for n := range c.Choice {
		if lo, hi := m.At(isel.NodeID(n)); c.Choice[n] == isel.NoInst && lo < hi {
			c.Choice[n] = lo
		}
	}
	return nil
}

// TestCheckCovers expects Check to see what a selector does wrong.
func TestCheckCovers(t *testing.T) {
	opts := spillway.Options{Check: true, Selector: &spillway.SelectorInfo{Name: "wasteful", New: func() isel.Selector { return wasteful{} }}}
	if _, err := spillway.Compile(context.Background(), parse(t, "testdata/programs/queens/queens.O2.ll"), opts); err == nil || !strings.Contains(err.Error(), "is not needed") {
		t.Errorf("error %v", err)
	}
}

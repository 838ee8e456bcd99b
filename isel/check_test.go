package isel

import (
	"strings"
	"testing"

	"spillway/ir"
)

// wasteful chooses a tile that nothing needs, in each block that has room for one.
type wasteful struct{ Munch }

func (w wasteful) Select(d *DAG, m *Matches, c *Cover) error {
	if err := w.Munch.Select(d, m, c); err != nil {
		return err
	}
	for i := range c.Choice {
		if lo, hi := m.At(NodeID(i)); c.Choice[i] == NoInst && lo < hi {
			c.Choice[i] = lo
		}
	}
	return nil
}

// TestCheck expects Options.Check to see a cover that computes what nothing needs.
func TestCheck(t *testing.T) {
	b := newBuilder(2)
	entry := b.block("entry")
	b.keep(b.put(ir.OpSub, ir.I64, b.put(ir.OpAdd, ir.I64, b.f.Params[0], b.f.Params[1]), b.f.Params[1]))
	b.jump(entry, ir.OpRet, nil)
	tiles := append([]string{"3 add d:i64 = (add.i64 a b)", "3 sub d:i64 = (sub.i64 a b)", "4 addsub d:i64 = (sub.i64 (add.i64 a b) c)", "0 entry"}, free...)
	e := newToyEngine(t, tiles...)
	for _, c := range []struct {
		s     Selector
		wrong bool
	}{{Munch{}, false}, {wasteful{}, true}} {
		_, err := e.Select(b.f, Options{Selector: c.s, Check: true})
		if wrong := err != nil && strings.Contains(err.Error(), "is not needed"); wrong != c.wrong {
			t.Errorf("%v: %v", c, err)
		}
	}
}

package spillway

import (
	"spillway/ir"
	"spillway/simplify"
	"spillway/target"
)

// Prepare takes the defined functions of m to where instruction selection
// begins, legal and simplified, and returns them with the target that they are
// for. It is for those who want to look at a stage; Compile does all of it. It
// changes m.
func Prepare(m *ir.Module, opts Options) (*target.Target, []*ir.Func, error) {
	c := &compiler{m: m, opts: opts}
	if err := c.configure(); err != nil {
		return nil, nil, err
	}
	var funcs []*ir.Func
	for _, f := range m.Funcs {
		if f.Declared || len(f.Blocks) == 0 || f.Linkage == ir.AvailableExternally {
			continue
		}
		if err := c.legal.Func(f); err != nil {
			return nil, nil, err
		}
		simplify.Func(f, c.t)
		funcs = append(funcs, f)
	}
	return c.t, funcs, nil
}

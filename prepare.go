package spillway

import (
	"context"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Prepare takes the defined functions of m to where instruction selection
// begins, legal and simplified, and returns them with the target that they are
// for. It is for those who want to look at a stage; Compile does all of it. It
// changes m.
func Prepare(m *ir.Module, opts Options) (t *target.Target, funcs []*ir.Func, err error) {
	c := &compiler{ctx: context.Background(), m: m, opts: opts}
	defer c.recoverBug("prepare", &err)
	if err := c.configure(); err != nil {
		return nil, nil, err
	}
	c.last = slices.IndexFunc(passes, func(p pass) bool { return p.needs == formLegal && p.makes > formLegal }) - 1
	c.defined()
	if err := c.compileFuncs(); err != nil {
		return nil, nil, err
	}
	return c.base, c.funcs, nil
}

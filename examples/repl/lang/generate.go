package lang

import (
	"slices"

	"spillway/ir"
)

// library has the functions of the math library by name: their symbols here, which tell their numbers of parameters.
var library = map[string]string{"sqrt": "sqrt/1", "sin": "sin/1", "cos": "cos/1", "exp": "exp/1", "log": "log/1", "pow": "pow/2"}

// generator makes the functions of a module.
type generator struct {
	module *ir.Module
	debug  *debug      // nil: none
	vars   []*ir.Value // that the expression can name, as parser has them
	*ir.Builder
}

// Generate adds the function of a line to a module.
func (l *Line) Generate(m *ir.Module) { l.generate(&generator{module: m}) }

func (l *Line) generate(g *generator) {
	f := g.declared(l.Symbol(), len(l.Params))
	for i, name := range l.Params {
		f.Params[i].Name = name
	}
	g.begin(f, l.Name, l.at)
	g.Ret(g.expr(l.body))
}

// declared returns the function of a name, declared where it is not defined: who defines it
// is found out when the module is loaded, or later.
func (g *generator) declared(name string, params int) *ir.Func {
	if f, ok := g.module.Lookup(name).(*ir.Func); ok {
		return f
	}
	return g.module.NewFunc(name, ir.FuncOf(ir.F64, false, slices.Repeat([]*ir.Type{ir.F64}, params)...))
}

// callee returns the function that a call of that name means.
func (g *generator) callee(name string, params int) *ir.Func {
	s := symbol(name, params)
	if library[name] == s {
		s = name
	}
	return g.declared(s, params)
}

// expr computes an expression.
func (g *generator) expr(e *expr) *ir.Value {
	switch e.op {
	case "number":
		return g.F64(e.value)
	case "variable":
		return g.vars[e.index]
	case "if":
		return g.choice(e)
	case "let":
		x := g.expr(e.args[0])
		if x.Name == "" {
			x.Name = e.name
		}
		g.vars = append(g.vars, x)
		x = g.expr(e.args[1])
		g.vars = g.vars[:len(g.vars)-1]
		return x
	}
	args := make([]*ir.Value, len(e.args))
	for i, a := range e.args {
		args[i] = g.expr(a)
	}
	g.SourceLine, g.SourceColumn = e.at.line, e.at.column
	switch e.op {
	case "+":
		return g.FAdd(args[0], args[1])
	case "-":
		return g.FSub(args[0], args[1])
	case "*":
		return g.FMul(args[0], args[1])
	case "/":
		return g.FDiv(args[0], args[1])
	case "<":
		return g.Convert(ir.OpUIToFP, g.FCmp(ir.FOLT, args[0], args[1]), ir.F64)
	case ">":
		return g.Convert(ir.OpUIToFP, g.FCmp(ir.FOGT, args[0], args[1]), ir.F64)
	}
	return g.Call(g.callee(e.name, len(args)), args...)
}

// choice computes one of two expressions.
func (g *generator) choice(e *expr) *ir.Value {
	cond := g.expr(e.args[0])
	g.SourceLine, g.SourceColumn = e.at.line, e.at.column
	yes, no, done := g.Func.NewBlock("yes"), g.Func.NewBlock("no"), g.Func.NewBlock("done")
	g.CondBr(g.FCmp(ir.FUNE, cond, g.F64(0)), yes, no)
	arm := func(b *ir.Block, e *expr) ir.Incoming {
		g.Block = b
		in := ir.Incoming{Value: g.expr(e), From: g.Block}
		g.Br(done)
		return in
	}
	a, b := arm(yes, e.args[1]), arm(no, e.args[2])
	g.Block = done
	return g.Phi(ir.F64, a, b)
}

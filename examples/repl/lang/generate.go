package main

import (
	"slices"

	"spillway/ir"
)

// library are the functions of the C library that a program may call by their names, by their
// numbers of parameters.
var library = map[string]int{"sqrt": 1, "sin": 1, "cos": 1, "exp": 1, "log": 1, "pow": 2}

// generator makes the function of one definition.
type generator struct {
	module *ir.Module
	*ir.Builder
}

// generate adds a definition's function to a module.
func generate(m *ir.Module, d *definition) {
	f := m.NewFunc(d.symbol(), functionType(len(d.params)))
	g := &generator{m, f.NewBuilder(f.NewBlock("entry"))}
	g.Ret(g.expr(d.body))
}

func functionType(params int) *ir.Type {
	return ir.FuncOf(ir.F64, false, slices.Repeat([]*ir.Type{ir.F64}, params)...)
}

// callee returns the function of a name, declared where it is not defined: who defines it
// is found out when the module is loaded, or later.
func (g *generator) callee(name string, params int) *ir.Func {
	if n, ok := library[name]; !ok || n != params {
		name = symbol(name, params)
	}
	if f, ok := g.module.Lookup(name).(*ir.Func); ok {
		return f
	}
	return g.module.NewFunc(name, functionType(params)) // declared; it is defined elsewhere, or will be
}

// expr computes an expression.
func (g *generator) expr(e *expr) *ir.Value {
	switch e.op {
	case "number":
		return g.F64(e.value)
	case "param":
		return g.Func.Params[int(e.value)]
	case "if":
		return g.choice(e)
	}
	args := make([]*ir.Value, len(e.args))
	for i, a := range e.args {
		args[i] = g.expr(a)
	}
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
	cond := g.FCmp(ir.FUNE, g.expr(e.args[0]), g.F64(0))
	yes, no, done := g.Func.NewBlock("yes"), g.Func.NewBlock("no"), g.Func.NewBlock("done")
	g.CondBr(cond, yes, no)
	arm := func(b *ir.Block, e *expr) ir.Incoming {
		g.Builder = g.Func.NewBuilder(b)
		x := g.expr(e)
		in := ir.Incoming{Value: x, From: g.Block}
		g.Br(done)
		return in
	}
	a, b := arm(yes, e.args[1]), arm(no, e.args[2])
	g.Builder = g.Func.NewBuilder(done)
	return g.Phi(ir.F64, a, b)
}

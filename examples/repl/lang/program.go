package lang

import (
	"slices"

	"spillway/ir"
)

// Module makes a module of a program: its functions, and main, which prints the value of each expression. With debugInfo,
// instructions have places in the file, which is called name. Mistakes are of type *Error.
func Module(name, text string, debugInfo bool) (*ir.Module, error) {
	lines, err := ParseProgram(text)
	if err != nil {
		return nil, err
	}
	g := &generator{module: &ir.Module{Name: name}}
	if debugInfo {
		g.debug = newDebug(g.module, name)
	}
	known := map[string]bool{printer: true}
	for _, l := range lines {
		if l.Name != "" && known[l.Symbol()] {
			return nil, &Error{l.at.line, l.at.column, l.Symbol() + " is defined already"}
		}
		known[l.Symbol()] = true
	}
	for _, l := range lines {
		if err := l.body.resolve(known); err != nil {
			return nil, err
		}
	}
	var expressions []*Line
	for _, l := range lines {
		if l.Name != "" {
			l.generate(g)
		} else {
			expressions = append(expressions, l)
		}
	}
	g.main(expressions)
	if g.debug != nil {
		g.debug.Finish()
	}
	return g.module, nil
}

// printer is the symbol of the function that prints a number and returns it.
const printer = "print/1"

// resolve needs every function that is called to be known.
func (e *expr) resolve(known map[string]bool) error {
	for _, a := range e.args {
		if err := a.resolve(known); err != nil {
			return err
		}
	}
	if s := symbol(e.name, len(e.args)); e.op == "call" && !known[s] && library[e.name] != s {
		return &Error{e.at.line, e.at.column, s + " is not defined"}
	}
	return nil
}

// main makes the function main, and print if it is called.
func (g *generator) main(expressions []*Line) {
	printf := g.module.NewFunc("printf", ir.FuncOf(ir.I32, true, ir.Ptr))
	format := g.module.NewString("format", "%.10g\n")
	f := g.module.NewFunc("main", ir.FuncOf(ir.I32, false))
	g.begin(f, "main", place{1, 1})
	for _, l := range expressions {
		x := g.expr(l.body)
		g.Call(printf, g.Sym(format), x)
	}
	g.Ret(g.Int(ir.I32, 0))
	if f, ok := g.module.Lookup(printer).(*ir.Func); ok {
		g.begin(f, "print", place{})
		g.Call(printf, g.Sym(format), f.Params[0])
		g.Ret(f.Params[0])
	}
}

// A debug makes debug information.
type debug struct {
	*ir.DebugBuilder
	file, number ir.DebugID
}

func newDebug(m *ir.Module, file string) *debug {
	d := &debug{DebugBuilder: ir.NewDebugBuilder(m)}
	d.file = d.File(file, "")
	d.Unit(ir.LangC99, d.file, "repl")
	d.number = d.Basic("number", 64, ir.EncodingFloat)
	return d
}

// begin begins the body of f, which the text calls name. One that is nowhere in the text has no debug information.
func (g *generator) begin(f *ir.Func, name string, at place) {
	g.vars, g.Builder = slices.Clone(f.Params), f.NewBuilder(f.NewBlock("entry"))
	if g.debug == nil || at.line == 0 {
		return
	}
	g.Debug, g.SourceLine, g.SourceColumn = g.debug.DebugBuilder, at.line, at.column
	g.Scope = g.debug.Func(f, name, g.debug.file, at.line, g.debug.FuncType(g.debug.number, slices.Repeat([]ir.DebugID{g.debug.number}, len(f.Params))...))
}

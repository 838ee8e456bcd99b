package main

import (
	"fmt"
	"slices"
	"unsafe"

	"spillway/ir"
)

// compile makes functions of the forms of a program. It returns the names of those that have its expressions.
func compile(m *ir.Module, h *heap, forms []*form) (expressions []string, err error) {
	c := &compiler{m: m, h: h}
	c.collect = m.NewFunc("collect", ir.FuncOf(ir.Void, false))
	defer func() {
		if r := recover(); r != nil {
			wrong, ok := r.(mistake)
			if !ok {
				panic(r)
			}
			err = wrong.error
		}
	}()
	for _, f := range forms { // functions may call those that come later
		if f.is("define") {
			name, params := c.header(f)
			c.define(f, name, len(params))
		}
	}
	for _, f := range forms {
		if f.is("define") {
			name, params := c.header(f)
			c.function(c.functions[name], params, f.list[2:])
			continue
		}
		name := fmt.Sprint("expression ", len(expressions))
		c.function(m.NewFunc(name, ir.FuncOf(ir.I64, false)), nil, []*form{f})
		expressions = append(expressions, name)
	}
	return expressions, nil
}

// A mistake is what a program has wrong: it is thrown up to compile.
type mistake struct{ error }

func (f *form) fail(format string, args ...any) {
	panic(mistake{fmt.Errorf("line %d: "+format, append([]any{f.line}, args...)...)})
}

// is reports whether f is a list that begins with a word.
func (f *form) is(word string) bool { return len(f.list) > 0 && f.list[0].word == word }

// A compiler makes functions. Variables and intermediate results that are needed after a call are in allocas, which the stack map of the
// call names: there the collector changes them. The compiler's optimizer keeps what no call comes between in registers.
type compiler struct {
	m         *ir.Module
	h         *heap
	functions map[string]*ir.Func
	collect   *ir.Func

	*ir.Builder
	vars []variable  // in scope, the innermost last
	live []*ir.Value // allocas that hold something
}

type variable struct {
	name string
	at   *ir.Value
}

// header returns the name and the parameters of a definition.
func (c *compiler) header(f *form) (name string, params []string) {
	if len(f.list) < 3 || len(f.list[1].list) == 0 {
		f.fail("write (define (name parameters...) body...)")
	}
	for _, p := range f.list[1].list {
		if p.word == "" {
			p.fail("a parameter is a word")
		}
		params = append(params, p.word)
	}
	return params[0], params[1:]
}

func (c *compiler) define(f *form, name string, params int) {
	if c.functions == nil {
		c.functions = map[string]*ir.Func{}
	}
	if c.functions[name] != nil {
		f.fail("%s is defined twice", name)
	}
	c.functions[name] = c.m.NewFunc("lisp."+name, ir.FuncOf(ir.I64, false, slices.Repeat([]*ir.Type{ir.I64}, params)...))
}

// function makes the body of a function.
func (c *compiler) function(f *ir.Func, params []string, body []*form) {
	c.Builder = f.NewBuilder(f.NewBlock("entry"))
	c.vars, c.live = nil, nil
	for i, name := range params {
		c.bind(name, f.Params[i])
	}
	c.Ret(c.body(body))
}

// keep puts a value where the collector finds it, until drop.
func (c *compiler) keep(v *ir.Value) *ir.Value {
	at := c.Func.NewEntryBuilder().Alloca(ir.I64)
	c.Store(v, at)
	c.live = append(c.live, at)
	return at
}

// drop ends that for the last n values.
func (c *compiler) drop(n int) { c.live = c.live[:len(c.live)-n] }

// bind makes v the value of a variable.
func (c *compiler) bind(name string, v *ir.Value) {
	c.vars = append(c.vars, variable{name, c.keep(v)})
}

// body evaluates forms and returns the value of the last.
func (c *compiler) body(forms []*form) (v *ir.Value) {
	for _, f := range forms {
		v = c.eval(f)
	}
	return v
}

// eval evaluates a form.
func (c *compiler) eval(f *form) *ir.Value {
	if n, ok := f.number(); ok {
		return c.Int(ir.I64, 2*n+1)
	}
	if f.word == "nil" || f.word == "" && len(f.list) == 0 {
		return c.Int(ir.I64, 0)
	}
	if f.word != "" {
		for _, v := range slices.Backward(c.vars) {
			if v.name == f.word {
				return c.Load(ir.I64, v.at)
			}
		}
		f.fail("%s is not defined", f.word)
	}
	switch head, rest := f.list[0].word, f.list[1:]; {
	case head == "if" && len(rest) == 3:
		return c.choose(rest)
	case head == "let" && len(rest) >= 2 && len(rest[0].list) == 2 && rest[0].list[0].word != "":
		c.bind(rest[0].list[0].word, c.eval(rest[0].list[1]))
		v := c.body(rest[1:])
		c.vars = c.vars[:len(c.vars)-1]
		c.drop(1)
		return v
	default:
		return c.apply(f, head, rest)
	}
}

// arguments evaluates forms. Each value is kept while the next ones are computed.
func (c *compiler) arguments(forms []*form) []*ir.Value {
	values := make([]*ir.Value, len(forms))
	for i, f := range forms {
		values[i] = c.keep(c.eval(f))
	}
	for i, at := range values {
		values[i] = c.Load(ir.I64, at)
	}
	c.drop(len(forms))
	return values
}

// operators are what the language has, with their numbers of arguments.
var operators = map[string]int{"cons": 2, "car": 1, "cdr": 1, "+": 2, "-": 2, "*": 2, "<": 2, "=": 2}

// apply calls a function or does an operation.
func (c *compiler) apply(f *form, name string, rest []*form) *ir.Value {
	if callee := c.functions[name]; callee != nil {
		if n := len(callee.Params); n != len(rest) {
			f.fail("%s takes %d arguments, not %d", name, n, len(rest))
		}
		args := c.arguments(rest)
		return c.StackMap(c.Call(callee, args...), 0, c.live...)
	}
	switch n := operators[name]; {
	case n == 0:
		f.fail("there is no function %q", name)
	case len(rest) != n:
		f.fail("%s takes %d arguments, not %d", name, n, len(rest))
	}
	x := c.arguments(rest)
	one := c.Int(ir.I64, 1)
	switch name {
	case "cons":
		return c.cons(x[0], x[1])
	case "car":
		return c.Load(ir.I64, c.pointer(x[0]))
	case "cdr":
		return c.Load(ir.I64, c.GEP(ir.I64, c.pointer(x[0]), one))
	case "+":
		return c.Sub(c.Add(x[0], x[1]), one)
	case "-":
		return c.Add(c.Sub(x[0], x[1]), one)
	case "*":
		return c.Add(c.Mul(c.Sub(x[0], one), c.AShr(x[1], one)), one)
	case "<":
		return c.truth(c.ICmp(ir.SLT, x[0], x[1]))
	default:
		return c.truth(c.ICmp(ir.EQ, x[0], x[1]))
	}
}

// truth makes 1 or nil of a comparison.
func (c *compiler) truth(cond *ir.Value) *ir.Value {
	return c.Select(cond, c.Int(ir.I64, 2*1+1), c.Int(ir.I64, 0))
}

// choose evaluates (if a b c).
func (c *compiler) choose(f []*form) *ir.Value {
	yes, no, join := c.Func.NewBlock("yes"), c.Func.NewBlock("no"), c.Func.NewBlock("join")
	c.CondBr(c.ICmp(ir.NE, c.eval(f[0]), c.Int(ir.I64, 0)), yes, no)
	result := c.Func.NewEntryBuilder().Alloca(ir.I64)
	for i, b := range []*ir.Block{yes, no} {
		c.Builder = c.Func.NewBuilder(b)
		c.Store(c.eval(f[1+i]), result)
		c.Br(join)
	}
	c.Builder = c.Func.NewBuilder(join)
	return c.Load(ir.I64, result)
}

// cons takes a cell from the heap, after a collection if there is none.
func (c *compiler) cons(car, cdr *ir.Value) *ir.Value {
	free, limit := c.word(&c.h.free), c.word(&c.h.limit)
	room, full, take := c.Func.NewBlock("room"), c.Func.NewBlock("full"), c.Func.NewBlock("take")
	first, second := c.keep(car), c.keep(cdr)
	c.CondBr(c.ICmp(ir.ULT, c.Load(ir.I64, free), c.Load(ir.I64, limit)), room, full)

	c.Builder = c.Func.NewBuilder(full)
	c.StackMap(c.Call(c.collect), 0, c.live...)
	c.Br(take)

	c.Builder = c.Func.NewBuilder(room)
	c.Br(take)

	c.Builder = c.Func.NewBuilder(take)
	c.drop(2)
	at := c.Load(ir.I64, free)
	c.Store(c.Add(at, c.Int(ir.I64, cellBytes)), free)
	c.Store(c.Load(ir.I64, first), c.pointer(at))
	c.Store(c.Load(ir.I64, second), c.GEP(ir.I64, c.pointer(at), c.Int(ir.I64, 1)))
	return at
}

func (c *compiler) pointer(v *ir.Value) *ir.Value { return c.Convert(ir.OpIntToPtr, v, ir.Ptr) }

// word returns the address of a variable of the heap.
func (c *compiler) word(p *int64) *ir.Value {
	return c.pointer(c.Int(ir.I64, int64(uintptr(unsafe.Pointer(p)))))
}

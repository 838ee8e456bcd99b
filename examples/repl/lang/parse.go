package main

import (
	"fmt"
	"strconv"
	"strings"
	"text/scanner"
)

// A definition is a line; without a name, an expression to be computed.
type definition struct {
	name   string
	params []string
	body   *expr
}

// symbol returns the name of a function in machine code.
func (d *definition) symbol() string { return symbol(d.name, len(d.params)) }

func symbol(name string, params int) string { return name + "/" + strconv.Itoa(params) }

// An expr is a number, a parameter, a call, "if" or an operator with its operands.
type expr struct {
	op    string // "number", "param", "call", "if", or the operator
	value float64
	name  string
	args  []*expr
}

// parser reads a line by recursive descent.
type parser struct {
	scan   scanner.Scanner
	tok    rune
	params []string
}

// syntaxError leaves the parser.
type syntaxError struct{ error }

func (p *parser) fail(format string, args ...any) { p.failAt(p.scan.Position.Column, format, args...) }

func (p *parser) failAt(column int, format string, args ...any) {
	panic(syntaxError{fmt.Errorf("column %d: %s", column, fmt.Sprintf(format, args...))})
}

func (p *parser) next() { p.tok = p.scan.Scan() }

// text returns the token that p is at.
func (p *parser) text() string { return p.scan.TokenText() }

// take passes a token if it is there.
func (p *parser) take(text string) bool {
	if p.tok == scanner.EOF || p.text() != text {
		return false
	}
	p.next()
	return true
}

func (p *parser) want(text string) {
	if !p.take(text) {
		p.fail("want %s", text)
	}
}

func (p *parser) ident() string {
	name := p.text()
	if p.tok != scanner.Ident {
		p.fail("want a name")
	}
	p.next()
	return name
}

func parseLine(line string) (d *definition, err error) {
	p := &parser{}
	p.scan.Init(strings.NewReader(line))
	p.scan.Mode = scanner.ScanIdents | scanner.ScanInts | scanner.ScanFloats
	p.scan.Error = func(*scanner.Scanner, string) {}
	defer func() {
		if e, ok := recover().(syntaxError); ok {
			err = e.error
		}
	}()
	p.next()
	d = &definition{}
	if p.take("def") {
		d.name = p.ident()
		p.want("(")
		for !p.take(")") {
			if len(d.params) > 0 {
				p.want(",")
			}
			d.params = append(d.params, p.ident())
		}
		p.want("=")
	}
	p.params = d.params
	d.body = p.comparison()
	if p.tok != scanner.EOF {
		p.fail("the line goes on with %s", p.text())
	}
	return d, nil
}

func (p *parser) comparison() *expr { return p.binary([]string{"<", ">"}, p.sum) }
func (p *parser) sum() *expr        { return p.binary([]string{"+", "-"}, p.product) }
func (p *parser) product() *expr    { return p.binary([]string{"*", "/"}, p.operand) }

// binary reads operators of one precedence, from left to right.
func (p *parser) binary(ops []string, operand func() *expr) *expr {
	x := operand()
	for {
		i := 0
		for i < len(ops) && !p.take(ops[i]) {
			i++
		}
		if i == len(ops) {
			return x
		}
		x = &expr{op: ops[i], args: []*expr{x, operand()}}
	}
}

func (p *parser) operand() *expr {
	switch {
	case p.tok == scanner.Int || p.tok == scanner.Float:
		x, err := strconv.ParseFloat(p.text(), 64)
		if err != nil {
			p.fail("%v", err)
		}
		p.next()
		return &expr{op: "number", value: x}
	case p.take("("):
		x := p.comparison()
		p.want(")")
		return x
	case p.take("-"):
		return &expr{op: "-", args: []*expr{{op: "number"}, p.operand()}}
	case p.take("if"):
		cond := p.comparison()
		p.want("then")
		yes := p.comparison()
		p.want("else")
		return &expr{op: "if", args: []*expr{cond, yes, p.comparison()}}
	}
	column := p.scan.Position.Column
	name := p.ident()
	if !p.take("(") {
		for i, param := range p.params {
			if param == name {
				return &expr{op: "param", value: float64(i)}
			}
		}
		p.failAt(column, "%s is not a parameter", name)
	}
	call := &expr{op: "call", name: name}
	for !p.take(")") {
		if len(call.args) > 0 {
			p.want(",")
		}
		call.args = append(call.args, p.comparison())
	}
	return call
}

// Package lang is a small language of numbers (float64), compiled to package ir: definitions of functions, and
// expressions.
//
//	def fib(n) = if n < 2 then n else fib(n-1) + fib(n-2)  // a function
//	def norm(x, y) = let s = x*x + y*y in sqrt(s)
//	fib(30) > norm(3, 4)                                   // 1 for true
//
// Functions are overloaded by their number of parameters. sqrt, sin, cos, exp, log and pow are the math library's;
// the program that loads the code provides print.
package lang

import (
	"fmt"
	"strconv"
	"strings"
	"text/scanner"
)

// A Line is a definition or, without a name, an expression to be computed.
type Line struct {
	Name   string
	Params []string
	at     place
	body   *expr
}

// A place is where something is in a text, from 1.
type place struct{ line, column int }

// Symbol returns the name of a line's function in machine code.
func (l *Line) Symbol() string { return symbol(l.Name, len(l.Params)) }

func symbol(name string, params int) string { return name + "/" + strconv.Itoa(params) }

// An expr is a number, a variable, a call, "if", "let" or an operator with its operands.
type expr struct {
	op    string // "number", "variable", "call", "if", "let", or the operator
	at    place
	value float64 // of a number
	index int     // of a variable: a parameter, or after these a let around it
	name  string  // that is called, or of the let
	args  []*expr
}

// An Error is a mistake in a text.
type Error struct {
	Line, Column int
	Message      string
}

func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message) }

// parser reads a line by recursive descent.
type parser struct {
	scan  scanner.Scanner
	tok   rune
	first int      // number of the text's first line, less 1
	vars  []string // parameters, and lets around the expression
}

// syntaxError leaves the parser.
type syntaxError struct{ *Error }

func (p *parser) fail(format string, args ...any) { p.failAt(p.place(), format, args...) }

func (p *parser) failAt(at place, format string, args ...any) {
	panic(syntaxError{&Error{at.line, at.column, fmt.Sprintf(format, args...)}})
}

// place returns where the token is that p is at.
func (p *parser) place() place { return place{p.first + p.scan.Position.Line, p.scan.Position.Column} }

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
	if p.tok != scanner.Ident || keywords[name] {
		p.fail("want a name")
	}
	p.next()
	return name
}

// keywords are not names.
var keywords = map[string]bool{"def": true, "if": true, "then": true, "else": true, "let": true, "in": true}

// ParseLine reads a line, number n of its text. It may continue over several.
func ParseLine(text string, n int) (l *Line, err error) {
	p := &parser{first: n - 1}
	p.scan.Init(strings.NewReader(text))
	p.scan.Mode = scanner.ScanIdents | scanner.ScanInts | scanner.ScanFloats | scanner.ScanComments | scanner.SkipComments
	p.scan.Error = func(*scanner.Scanner, string) {}
	defer func() {
		switch e := recover().(type) {
		case nil:
		case syntaxError:
			err = e.Error
		default:
			panic(e)
		}
	}()
	p.next()
	l = &Line{at: p.place()}
	if p.take("def") {
		l.at, l.Name = p.place(), p.ident()
		p.want("(")
		for !p.take(")") {
			if len(l.Params) > 0 {
				p.want(",")
			}
			l.Params = append(l.Params, p.ident())
		}
		p.want("=")
	}
	if library[l.Name] == l.Symbol() {
		p.failAt(l.at, "%s is the math library's", l.Name)
	}
	p.vars = l.Params
	l.body = p.expression()
	if p.tok != scanner.EOF {
		p.fail("unexpected %s at the end of the line", p.text())
	}
	return l, nil
}

// ParseProgram reads a text of several lines. One that begins with white space belongs to the one before.
func ParseProgram(text string) (lines []*Line, err error) {
	var part strings.Builder
	first := 0
	end := func() error {
		defer part.Reset()
		if blank(part.String()) {
			return nil
		}
		l, err := ParseLine(part.String(), first)
		lines = append(lines, l)
		return err
	}
	n := 0
	for s := range strings.Lines(text) {
		if n++; !strings.HasPrefix(s, " ") && !strings.HasPrefix(s, "\t") {
			if err := end(); err != nil {
				return nil, err
			}
			first = n
		}
		first = max(first, 1)
		part.WriteString(s)
	}
	if err := end(); err != nil {
		return nil, err
	}
	return lines, nil
}

// blank reports whether a text has nothing but comments.
func blank(text string) bool {
	var s scanner.Scanner
	s.Init(strings.NewReader(text))
	s.Mode = scanner.ScanComments | scanner.SkipComments
	s.Error = func(*scanner.Scanner, string) {}
	return s.Scan() == scanner.EOF && s.ErrorCount == 0
}

// expression reads lets and what they are for.
func (p *parser) expression() *expr {
	at := p.place()
	if !p.take("let") {
		return p.comparison()
	}
	e := &expr{op: "let", at: at, name: p.ident()}
	p.want("=")
	value := p.expression()
	p.want("in")
	outer := p.vars
	p.vars = append(p.vars[:len(p.vars):len(p.vars)], e.name)
	e.args = []*expr{value, p.expression()}
	p.vars = outer
	return e
}

func (p *parser) comparison() *expr { return p.binary([]string{"<", ">"}, p.sum) }
func (p *parser) sum() *expr        { return p.binary([]string{"+", "-"}, p.product) }
func (p *parser) product() *expr    { return p.binary([]string{"*", "/"}, p.operand) }

// binary reads operators of one precedence, from left to right.
func (p *parser) binary(ops []string, operand func() *expr) *expr {
	x := operand()
	for {
		i, at := 0, p.place()
		for i < len(ops) && !p.take(ops[i]) {
			i++
		}
		if i == len(ops) {
			return x
		}
		x = &expr{op: ops[i], at: at, args: []*expr{x, operand()}}
	}
}

func (p *parser) operand() *expr {
	at := p.place()
	switch {
	case p.tok == scanner.Int || p.tok == scanner.Float:
		x, err := strconv.ParseFloat(p.text(), 64)
		if err != nil {
			p.fail("%s is not a number", p.text())
		}
		p.next()
		return &expr{op: "number", at: at, value: x}
	case p.take("("):
		x := p.expression()
		p.want(")")
		return x
	case p.take("-"):
		return &expr{op: "-", at: at, args: []*expr{{op: "number", at: at}, p.operand()}}
	case p.take("if"):
		cond := p.expression()
		p.want("then")
		yes := p.expression()
		p.want("else")
		return &expr{op: "if", at: at, args: []*expr{cond, yes, p.expression()}}
	}
	name := p.ident()
	if !p.take("(") {
		i := len(p.vars) - 1
		for i >= 0 && p.vars[i] != name {
			i--
		}
		if i < 0 {
			p.failAt(at, "%s is not a parameter", name)
		}
		return &expr{op: "variable", at: at, index: i}
	}
	call := &expr{op: "call", at: at, name: name}
	for !p.take(")") {
		if len(call.args) > 0 {
			p.want(",")
		}
		call.args = append(call.args, p.expression())
	}
	return call
}

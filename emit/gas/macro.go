package gas

import (
	"fmt"
	"strconv"
	"strings"
)

// Limits of macro expansion: nesting depth, and total number of statements.
const (
	maxNesting  = 100
	maxExpanded = 1 << 20
)

// A macro is text with parameters.
type macro struct {
	params []param
	body   []string // statements
}

type param struct {
	name, value string // value: the default
	required    bool
	rest        bool // takes all remaining arguments
}

// A collection accumulates the body of a macro or repetition while it is read.
type collection struct {
	head  string // its opening statement
	line  int
	depth int // nesting depth
	body  []string
}

// A branch is an open conditional.
type branch struct {
	skip, taken bool // skipping; a branch has been taken
	outer       bool // the enclosing code is skipped
	otherwise   bool // after .else
	line        int
}

// expansion is the state of macros, repetitions and conditionals.
type expansion struct {
	macros     map[string]*macro
	collecting *collection
	branches   []branch
	nesting    int
	expanded   int
	calls      int // of macros
}

// opens maps the directives that start a collected text to their ends.
var opens = map[string]string{".macro": ".endm", ".rept": ".endr", ".irp": ".endr", ".irpc": ".endr"}

// take collects, skips or assembles the next statement.
func (a *assembler) take(s string) error {
	x := &a.expansion
	name, rest := firstWord(s)
	if c := x.collecting; c != nil {
		switch {
		case opens[name] != "":
			c.depth++
		case name == ".endm", name == ".endr", name == ".endmacro":
			if c.depth == 0 {
				return a.collected(strings.Replace(name, ".endmacro", ".endm", 1))
			}
			c.depth--
		}
		c.body = append(c.body, s)
		return nil
	}
	if strings.HasPrefix(name, ".if") || strings.HasPrefix(name, ".else") || name == ".endif" {
		return a.conditional(name, rest)
	}
	if n := len(x.branches); n > 0 && x.branches[n-1].skip {
		return nil
	}
	switch {
	case opens[name] != "":
		x.collecting = &collection{head: s, line: a.line}
		return nil
	case name == ".endm", name == ".endmacro", name == ".endr":
		return fmt.Errorf("%s without its beginning", name)
	case name == ".purgem":
		if x.macros[rest] == nil {
			return fmt.Errorf("unknown macro %q", rest)
		}
		delete(x.macros, rest)
		return nil
	}
	return a.statement(s)
}

// divides reports whether s opens or closes a macro, a repetition or a part of a conditional.
func divides(s string) bool {
	name, _ := firstWord(s)
	return opens[name] != "" || strings.HasPrefix(name, ".if") || strings.HasPrefix(name, ".else") || strings.HasPrefix(name, ".end")
}

// firstWord splits off the directive at the start of s, in lower case.
func firstWord(s string) (name, rest string) {
	s = strings.TrimSpace(s)
	if s == "" || s[0] != '.' {
		return "", ""
	}
	n := strings.IndexAny(s, " \t\"(")
	if n < 0 {
		n = len(s)
	}
	return strings.ToLower(s[:n]), strings.TrimSpace(s[n:])
}

// finished reports unterminated macros, repetitions and conditionals.
func (a *assembler) finished() error {
	if c := a.collecting; c != nil {
		return &Error{c.line, strings.TrimSpace(c.head), fmt.Errorf("it is never closed")}
	}
	if n := len(a.branches); n > 0 {
		return &Error{a.branches[n-1].line, ".if", fmt.Errorf("it has no .endif")}
	}
	if a.Open != "" {
		return &Error{a.line, "", Wrong("%s", a.Open)}
	}
	return nil
}

// collected processes a complete body: it defines a macro, or assembles a repetition.
func (a *assembler) collected(end string) error {
	c := a.collecting
	a.collecting = nil
	name, rest := firstWord(c.head)
	if opens[name] != end {
		return fmt.Errorf("%s does not end the %s of line %d", end, name, c.line)
	}
	switch name {
	case ".macro":
		return a.newMacro(rest, c.body)
	case ".rept":
		n, err := a.constant(rest)
		if err != nil {
			return err
		}
		for range max(0, n) {
			if err := a.expand(c.body, nil, nil); err != nil {
				return err
			}
		}
		return nil
	}
	args := fields(rest)
	if len(args) == 0 || !isName(args[0]) {
		return fmt.Errorf("%s needs a name and a value", name)
	}
	values := args[1:]
	if name == ".irpc" {
		if len(values) != 1 || strings.ContainsAny(values[0], " \t\"") {
			return fmt.Errorf("%s of %q is not supported", name, values)
		}
		values = strings.Split(values[0], "")
	} else if len(values) == 0 {
		values = []string{""}
	}
	for _, v := range values {
		v, err := argument(v)
		if err == nil {
			err = a.expand(c.body, []param{{name: args[0]}}, []string{v})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// isName reports whether s is a valid name of a macro or parameter.
func isName(s string) bool {
	for i := range len(s) {
		if !inName(s[i]) || i == 0 && s[i] >= '0' && s[i] <= '9' {
			return false
		}
	}
	return s != ""
}

func inName(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$'
}

// newMacro defines a macro, with parameters P, P=VALUE, P:req and P:vararg.
func (a *assembler) newMacro(head string, body []string) error {
	n := strings.IndexAny(head, " \t,")
	if n < 0 {
		n = len(head)
	}
	name := head[:n]
	if !isName(name) {
		return fmt.Errorf("%q is not a name of a macro", name)
	}
	if a.macros[name] != nil {
		return fmt.Errorf("the macro %s is defined twice", name)
	}
	m := &macro{body: body}
	list := strings.TrimLeft(head[n:], " \t,")
	if !strings.Contains(list, ",") && !strings.ContainsAny(list, "\"=:") {
		list = strings.Join(strings.Fields(list), ",")
	}
	for _, p := range fields(list) {
		if len(m.params) > 0 && m.params[len(m.params)-1].rest {
			return fmt.Errorf("a parameter after the one that takes all further arguments")
		}
		p, value, _ := strings.Cut(p, "=")
		p, kind, _ := strings.Cut(p, ":")
		p, kind = strings.TrimSpace(p), strings.TrimSpace(kind)
		value, err := argument(strings.TrimSpace(value))
		if err != nil {
			return err
		}
		if !isName(p) || kind != "" && kind != "req" && kind != "vararg" {
			return fmt.Errorf("%q is not a parameter of a macro", p+":"+kind)
		}
		m.params = append(m.params, param{p, value, kind == "req", kind == "vararg"})
	}
	if a.macros == nil {
		a.macros = make(map[string]*macro)
	}
	a.macros[name] = m
	return nil
}

// argument returns the value of an argument without surrounding blanks: the contents of a string, or the text itself.
func argument(s string) (string, error) {
	if s != "" && s[0] == '"' {
		if end := strings.IndexByte(s[1:], '"'); end != len(s)-2 || strings.Contains(s, "\\") {
			return "", fmt.Errorf("the argument %s is not supported", s)
		}
		return s[1 : len(s)-1], nil
	}
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ' ', '\t', '"', '<':
			if depth == 0 {
				return "", fmt.Errorf("the argument %q is not supported: write it without blanks", s)
			}
		}
	}
	return s, nil
}

// call expands a macro with arguments.
func (a *assembler) call(name string, m *macro, text string) error {
	args := fields(text)
	values, given := make([]string, len(m.params)), make([]bool, len(m.params))
	next := 0
	for i, s := range args {
		at := next
		if key, value, ok := strings.Cut(s, "="); ok && isName(strings.TrimSpace(key)) && !strings.HasPrefix(value, "=") {
			at = -1
			for k, p := range m.params {
				if p.name == strings.TrimSpace(key) {
					at = k
				}
			}
			if s = strings.TrimSpace(value); at < 0 {
				return fmt.Errorf("the macro %s has no parameter %s", name, key)
			}
		} else {
			next++
		}
		if at >= len(m.params) {
			return fmt.Errorf("the macro %s has %d parameters", name, len(m.params))
		}
		if m.params[at].rest {
			rest := text
			for range i { // after the preceding commas
				rest = rest[len(fields(rest)[0]):]
				rest = rest[strings.IndexByte(rest, ',')+1:]
			}
			values[at], given[at] = strings.TrimSpace(rest), true
			break
		}
		v, err := argument(s)
		if err != nil {
			return err
		}
		if given[at] {
			return fmt.Errorf("the parameter %s is given twice", m.params[at].name)
		}
		values[at], given[at] = v, v != ""
	}
	for i, p := range m.params {
		if !given[i] && p.required {
			return fmt.Errorf("the macro %s requires the parameter %s", name, p.name)
		}
		if !given[i] {
			values[i] = p.value
		}
	}
	number := a.calls
	a.calls++
	return a.expand(m.body, append(m.params[:len(m.params):len(m.params)], param{name: "@"}), append(values, strconv.Itoa(number)))
}

// expand assembles statements with parameters substituted.
func (a *assembler) expand(body []string, params []param, values []string) error {
	if a.nesting++; a.nesting > maxNesting {
		return fmt.Errorf("macros and repetitions are nested more than %d deep", maxNesting)
	}
	defer func() { a.nesting-- }()
	depth := len(a.branches)
	for _, s := range body {
		if a.expanded++; a.expanded > maxExpanded {
			return fmt.Errorf("macros and repetitions make more than %d statements", maxExpanded)
		}
		for _, s := range statements(substitute(s, params, values), a.u.m.Dialect()) {
			if err := a.take(s); err != nil {
				return err
			}
		}
	}
	if len(a.branches) != depth || a.collecting != nil {
		return fmt.Errorf("a construct begun in a macro or a repetition does not end in it")
	}
	return nil
}

// substitute replaces \NAME by parameter values, and \() by nothing.
func substitute(s string, params []param, values []string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			b.WriteByte(s[i])
			continue
		}
		end := i + 1
		for end < len(s) && inName(s[end]) {
			end++
		}
		if end == i+1 && end < len(s) && s[end] == '@' {
			end++
		}
		name, found := s[i+1:end], false
		for k, p := range params {
			if found = p.name == name && name != ""; found {
				b.WriteString(values[k])
				i = end - 1
				break
			}
		}
		switch {
		case found:
		case len(params) > 0 && strings.HasPrefix(s[i+1:], "()"):
			i += 2
		default:
			b.WriteByte('\\')
			if i+1 < len(s) && s[i+1] == '\\' {
				b.WriteByte('\\')
				i++
			}
		}
	}
	return b.String()
}

// conditional implements .if and its variants, .else, .elseif and .endif.
func (a *assembler) conditional(name, rest string) error {
	x := &a.expansion
	n := len(x.branches) - 1
	switch name {
	case ".else", ".elseif", ".endif":
		if n < 0 {
			return fmt.Errorf("%s without .if", name)
		}
		b := &x.branches[n]
		if name == ".endif" {
			x.branches = x.branches[:n]
			return nil
		}
		if b.otherwise {
			return fmt.Errorf("%s after .else", name)
		}
		b.otherwise = name == ".else"
		if b.skip = b.outer || b.taken; b.skip {
			return nil
		}
		holds := true
		if name == ".elseif" {
			v, err := a.constant(rest)
			if err != nil {
				return err
			}
			holds = v != 0
		}
		b.skip, b.taken = !holds, holds
		return nil
	}
	if n >= 0 && x.branches[n].skip {
		x.branches = append(x.branches, branch{skip: true, outer: true, line: a.line})
		return nil
	}
	holds, err := a.holds(name, rest)
	x.branches = append(x.branches, branch{skip: !holds, taken: holds, line: a.line})
	return err
}

// holds reports whether a condition is true.
func (a *assembler) holds(name, rest string) (bool, error) {
	switch name {
	case ".ifdef", ".ifndef", ".ifnotdef":
		if !isName(rest) {
			return false, fmt.Errorf("%q is not a name", rest)
		}
		n, known := a.u.byName[rest]
		return (known && (a.u.syms[n].defined || a.u.syms[n].set != nil)) == (name == ".ifdef"), nil
	case ".ifb", ".ifnb":
		return (rest == "") == (name == ".ifb"), nil
	case ".ifc", ".ifnc":
		first, second, ok := strings.Cut(rest, ",")
		if !ok || strings.ContainsAny(rest, "\"'") || strings.Contains(second, ",") {
			return false, fmt.Errorf("%s of %q is not supported", name, rest)
		}
		return (strings.TrimSpace(first) == strings.TrimSpace(second)) == (name == ".ifc"), nil
	}
	v, err := a.constant(rest)
	if err != nil {
		return false, err
	}
	switch name {
	case ".if", ".ifne":
		return v != 0, nil
	case ".ifeq":
		return v == 0, nil
	case ".ifgt":
		return v > 0, nil
	case ".ifge":
		return v >= 0, nil
	case ".iflt":
		return v < 0, nil
	case ".ifle":
		return v <= 0, nil
	}
	return false, fmt.Errorf("unknown directive %s", name)
}

package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// A mutant is one change of a package.
type mutant struct {
	place token.Position
	name  string // package.function: mutation: code, which stays the same when lines move
}

// mutator finds the mutants of a package and writes them into its text.
type mutator struct {
	*source
	mutants []mutant
	seen    map[string]int // names

	file     *sourceFile
	function string
	edits    []edit
	stack    []ast.Node
}

// An edit puts text in place of [from, to). At one offset, ends of enclosed
// nodes come first, then ends of enclosing ones, then starts from the outermost on.
type edit struct {
	from, to int
	text     string
	order    int
}

// mutate returns the text of a file with all mutants in it.
func (m *mutator) mutate(f *sourceFile) string {
	m.file, m.edits = f, nil
	for _, d := range f.tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && fn.Name.Name != "init" {
			m.function = functionName(fn)
			m.walk(fn.Body)
		}
	}
	slices.SortStableFunc(m.edits, func(a, b edit) int {
		if a.from != b.from {
			return a.from - b.from
		}
		return a.order - b.order
	})
	var b strings.Builder
	at := 0
	for _, e := range m.edits {
		b.Write(f.text[at:e.from])
		b.WriteString(e.text)
		at = e.to
	}
	b.Write(f.text[at:])
	return b.String()
}

// functionName returns the name of fn with its receiver's type.
func functionName(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return fn.Name.Name
	}
	t := fn.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		t = p.X
	}
	return types.ExprString(t) + "." + fn.Name.Name
}

func (m *mutator) walk(root ast.Node) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			m.stack = m.stack[:len(m.stack)-1]
			return false
		}
		if !m.node(n) {
			return false
		}
		m.stack = append(m.stack, n)
		return true
	})
}

func (m *mutator) parent() ast.Node {
	if len(m.stack) == 0 {
		return nil
	}
	return m.stack[len(m.stack)-1]
}

func (m *mutator) offset(p token.Pos) int { return m.fset.Position(p).Offset }

func (m *mutator) code(n ast.Node) string {
	return string(m.file.text[m.offset(n.Pos()):m.offset(n.End())])
}

// add enters a mutant and returns its number.
func (m *mutator) add(n ast.Node, kind string) int {
	name := fmt.Sprintf("%s.%s: %s: %s", m.name, m.function, kind, strings.Join(strings.Fields(m.code(n)), " "))
	if m.seen[name]++; m.seen[name] > 1 {
		name += fmt.Sprintf(" #%d", m.seen[name])
	}
	m.mutants = append(m.mutants, mutant{m.fset.Position(n.Pos()), name})
	return len(m.mutants) - 1
}

// around puts text before and after n.
func (m *mutator) around(n ast.Node, before, after string) {
	from, to := m.offset(n.Pos()), m.offset(n.End())
	depth := len(m.stack)
	m.edits = append(m.edits, edit{from, from, before, depth}, edit{to, to, after, -depth - 1})
}

// node enters the mutants of n and reports whether to continue inside it.
func (m *mutator) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl: // a constant's or a type's
		return n.Tok == token.VAR
	case *ast.ArrayType:
		return false
	case *ast.CaseClause:
		if _, isType := m.parentSwitch().(*ast.TypeSwitchStmt); isType {
			for _, s := range n.Body {
				m.stack = append(m.stack, n)
				m.walk(s)
				m.stack = m.stack[:len(m.stack)-1]
			}
			return false
		}
	case ast.Expr:
		return m.expr(n)
	case ast.Stmt:
		m.stmt(n)
	}
	return true
}

func (m *mutator) parentSwitch() ast.Node {
	if len(m.stack) < 2 {
		return nil
	}
	return m.stack[len(m.stack)-2]
}

// expr enters the mutants of an expression.
func (m *mutator) expr(n ast.Expr) bool {
	tv, known := m.info.Types[n]
	if !known || tv.IsType() {
		return !known
	}
	switch x := n.(type) {
	case *ast.Ident:
		if (x.Name == "true" || x.Name == "false") && tv.Value != nil && m.plainBool(tv.Type) {
			m.negate(n)
		}
		return true
	case *ast.BasicLit:
		m.literal(x, tv.Type)
		return true
	}
	if tv.Value != nil {
		return false // a constant expression
	}
	if b, ok := n.(*ast.BinaryExpr); ok {
		m.binary(b, tv.Type)
		return true
	}
	if m.isCondition(n) && m.plainBool(tv.Type) {
		m.negate(n)
	}
	return true
}

func (m *mutator) plainBool(t types.Type) bool {
	b, ok := t.(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// isCondition reports whether n is the condition of an if or a for, or a case of a switch without a tag, or the operand
// of a logical operation.
func (m *mutator) isCondition(n ast.Expr) bool {
	switch p := m.parent().(type) {
	case *ast.IfStmt:
		return p.Cond == n
	case *ast.ForStmt:
		return p.Cond == n
	case *ast.ReturnStmt:
		return true
	case *ast.BinaryExpr:
		return p.Op == token.LAND || p.Op == token.LOR
	}
	return false
}

func (m *mutator) negate(n ast.Expr) {
	m.around(n, "((", fmt.Sprintf(") != mutant(%d))", m.add(n, "negate")))
}

// calls are the functions that stand for operators.
var calls = map[token.Token]string{
	token.LSS: "Less", token.LEQ: "LessEqual", token.GTR: "Greater", token.GEQ: "GreaterEqual",
	token.ADD: "Add", token.SUB: "Sub", token.MUL: "Mul", token.QUO: "Div", token.REM: "Rem",
	token.AND: "And", token.OR: "Or", token.AND_NOT: "AndNot", token.SHL: "Shl", token.SHR: "Shr",
}

func (m *mutator) binary(b *ast.BinaryExpr, t types.Type) {
	switch b.Op {
	case token.LAND, token.LOR:
		m.operand(b, b.X)
		m.operand(b, b.Y)
	case token.EQL, token.NEQ:
		m.negate(b)
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		negated := m.add(b, "negate")
		m.call(b, "((", m.add(b, "boundary"), fmt.Sprintf(") != mutant(%d))", negated))
	default:
		basic, ok := t.Underlying().(*types.Basic)
		if calls[b.Op] != "" && ok && basic.Info()&types.IsNumeric != 0 && !m.untyped(b.X, b.Op) {
			m.call(b, "(", m.add(b, "arithmetic"), ")")
		}
	}
}

// untyped reports whether x is a shifted constant, whose type depends on its context.
func (m *mutator) untyped(x ast.Expr, op token.Token) bool {
	return (op == token.SHL || op == token.SHR) && m.info.Types[x].Value != nil
}

// call replaces the operator of b by a call that is mutant n.
func (m *mutator) call(b *ast.BinaryExpr, before string, n int, after string) {
	m.around(b, fmt.Sprintf("%smutant%s(%d, ", before, calls[b.Op], n), ")"+after)
	at := m.offset(b.OpPos)
	m.edits = append(m.edits, edit{at, at + len(b.Op.String()), ",", 0})
}

// operand takes one side of a logical operation as what makes it idle.
func (m *mutator) operand(b *ast.BinaryExpr, side ast.Expr) {
	n := m.add(side, "operand")
	m.stack = append(m.stack, b)
	if b.Op == token.LAND {
		m.around(side, "((", fmt.Sprintf(") || mutant(%d))", n))
	} else {
		m.around(side, "((", fmt.Sprintf(") && !mutant(%d))", n))
	}
	m.stack = m.stack[:len(m.stack)-1]
}

// literal increments an integer constant, unless it must be a constant.
func (m *mutator) literal(x *ast.BasicLit, t types.Type) {
	if x.Kind != token.INT || m.constant() {
		return
	}
	basic, ok := t.Underlying().(*types.Basic)
	if !ok || basic.Info()&types.IsNumeric == 0 || basic.Info()&types.IsUntyped != 0 {
		return
	}
	if name, ok := m.typeName(t); ok {
		m.around(x, fmt.Sprintf("mutantLiteral[%s](%d, ", name, m.add(x, "literal")), ")")
	}
}

// constant reports whether the parent is where only constants can be placed.
func (m *mutator) constant() bool {
	switch p := m.parent().(type) {
	case *ast.CaseClause, *ast.KeyValueExpr:
		return true
	case ast.Expr:
		return m.info.Types[p].Value != nil
	}
	return false
}

// typeName returns how the current file writes t, if it can.
func (m *mutator) typeName(t types.Type) (string, bool) {
	ok := true
	name := types.TypeString(t, func(p *types.Package) string {
		if p == m.pkg {
			return ""
		}
		ok = slices.ContainsFunc(m.file.tree.Imports, func(i *ast.ImportSpec) bool { return i.Name == nil && i.Path.Value == fmt.Sprintf("%q", p.Path()) })
		return p.Name()
	})
	return name, ok
}

// stmt enters the mutants of a statement.
func (m *mutator) stmt(s ast.Stmt) {
	if !m.inList() {
		return
	}
	switch s := s.(type) {
	case *ast.ExprStmt:
		if c, ok := s.X.(*ast.CallExpr); ok && types.ExprString(c.Fun) != "panic" {
			m.delete(s)
		}
	case *ast.AssignStmt:
		m.assign(s)
	case *ast.IncDecStmt:
		m.step(s)
	case *ast.BranchStmt:
		if s.Tok == token.BREAK || s.Tok == token.CONTINUE {
			m.delete(s)
		}
	case *ast.ReturnStmt:
		if len(s.Results) == 0 {
			m.delete(s)
		}
	}
}

// inList reports whether the current node is one of a list of statements.
func (m *mutator) inList() bool {
	switch m.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	}
	return false
}

func (m *mutator) delete(s ast.Stmt) {
	m.around(s, fmt.Sprintf("if !mutant(%d) { ", m.add(s, "delete")), " }")
}

// swapped are the operators of assignments for each other.
var swapped = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN,
	token.MUL_ASSIGN: token.QUO_ASSIGN, token.QUO_ASSIGN: token.MUL_ASSIGN,
	token.AND_ASSIGN: token.OR_ASSIGN, token.OR_ASSIGN: token.AND_ASSIGN,
	token.SHL_ASSIGN: token.SHR_ASSIGN, token.SHR_ASSIGN: token.SHL_ASSIGN,
}

func (m *mutator) assign(s *ast.AssignStmt) {
	if s.Tok == token.DEFINE || types.ExprString(s.Lhs[0]) == "_" {
		return
	}
	before := fmt.Sprintf("if !mutant(%d) { ", m.add(s, "delete"))
	after := " }"
	basic, ok := m.info.Types[s.Lhs[0]].Type.Underlying().(*types.Basic)
	if op := swapped[s.Tok]; op != 0 && ok && basic.Info()&types.IsNumeric != 0 {
		before += fmt.Sprintf("if mutant(%d) { %s %s %s } else { ", m.add(s, "arithmetic"), m.code(s.Lhs[0]), op, m.code(s.Rhs[0]))
		after += " }"
	}
	m.around(s, before, after)
}

// step turns x++ into x += 1 or -1.
func (m *mutator) step(s *ast.IncDecStmt) {
	m.around(s, fmt.Sprintf("if !mutant(%d) { ", m.add(s, "delete")), " }")
	at := m.offset(s.TokPos)
	text := fmt.Sprintf(" += mutantStep(%d, %s, %v)", m.add(s, "step"), m.code(s.X), s.Tok == token.DEC)
	m.edits = append(m.edits, edit{at, at + 2, text, -1 << 20}) // before the end of the statement
}

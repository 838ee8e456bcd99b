package ir

import (
	"fmt"
	"strings"
)

// VerifyModule lists every violation of the rules in m: in its symbols, then in
// its functions, in order; nil if there is none. Linear in m except for dominance,
// as Verify.
func VerifyModule(m *Module) []error {
	errs := VerifySymbols(m)
	if len(errs) == 0 {
		errs = VerifyDebug(m)
	}
	if len(errs) > 0 {
		return errs
	}
	var v Verifier
	for _, f := range m.Funcs {
		errs = append(errs, v.Func(f)...)
	}
	return errs
}

// VerifySymbols lists what is wrong with the symbols of m: names that are
// missing or used twice, variables without type or whose data does not fit,
// functions whose parameters are not those of their type, and aliases that
// refer to nothing. It does not look into functions. O(symbols and
// relocations).
func VerifySymbols(m *Module) []error {
	v := &symbolVerifier{names: make(map[string]bool, len(m.Globals)+len(m.Funcs)+len(m.Aliases))}
	for i, g := range m.Globals {
		if v.named(g != nil, "variable", i) {
			v.global(g)
		}
	}
	for i, f := range m.Funcs {
		if v.named(f != nil, "function", i) {
			v.function(f)
		}
	}
	ends := AliasEnds(m.Aliases)
	for i, a := range m.Aliases {
		if v.named(a != nil, "alias", i) {
			v.alias(a, ends[a])
		}
	}
	return v.errs
}

type symbolVerifier struct {
	names map[string]bool
	errs  []error
}

func (v *symbolVerifier) fail(s Symbol, format string, args ...any) {
	e := &VerifyError{Symbol: s, Msg: fmt.Sprintf(format, args...)}
	if s != nil {
		e.Line, e.Col = s.Sym().Line, s.Sym().Col
	}
	v.errs = append(v.errs, e)
}

// named reports whether entry i of a list of the module is there.
func (v *symbolVerifier) named(there bool, what string, i int) bool {
	if !there {
		v.fail(nil, "%s %d is nil, remove it", what, i)
	}
	return there
}

// name checks that s has a name of its own.
func (v *symbolVerifier) name(s Symbol) {
	name := s.Sym().Name
	switch {
	case name == "" || strings.IndexByte(name, 0) >= 0:
		v.fail(s, "a symbol's name is empty or has a zero byte, give it another")
	case v.names[name]:
		v.fail(s, "the name is used twice in the module, rename one of the two")
	}
	v.names[name] = true
}

func (v *symbolVerifier) global(g *Global) {
	v.name(g)
	switch {
	case g.Type == nil || !isFirstClass(g.Type):
		v.fail(g, "the variable has no first-class type, give it one")
	case g.Init == nil && !g.Declared && g.Linkage != AvailableExternally:
		v.fail(g, "the variable has no initial value and is not a declaration, make it one of the two")
	case g.Init != nil:
		v.data(g, g.Init)
	}
	v.align(g)
}

func (v *symbolVerifier) align(s Symbol) {
	if a := s.Sym().Align; a < 0 || a&(a-1) != 0 {
		v.fail(s, "alignment %d is not a power of two, correct it", a)
	}
}

// data checks that bytes and addresses are within the size of d, and these in order.
func (v *symbolVerifier) data(s Symbol, d *Data) {
	if int64(len(d.Bytes)) > d.Size {
		v.fail(s, "%d bytes of data are more than its size %d, correct one of the two", len(d.Bytes), d.Size)
	}
	end := int64(0)
	for i := range d.Relocs {
		r := &d.Relocs[i]
		switch {
		case r.Sym == nil:
			v.fail(s, "the address at offset %d has no symbol, name one", r.Off)
			return
		case r.Off < end || r.Size <= 0 || r.Off+int64(r.Size) > d.Size:
			v.fail(s, "the address at offset %d lies outside the data or before the end of the last one, put it in order", r.Off)
			return
		}
		end = r.Off + int64(r.Size)
	}
}

func (v *symbolVerifier) function(f *Func) {
	v.name(f)
	v.align(f)
	if f.Type == nil || f.Type.Kind != FuncKind || f.Type.Ret == nil {
		v.fail(f, "the function has no function type, give it one")
		return
	}
	if f.Declared && len(f.Blocks) > 0 && f.Linkage != AvailableExternally {
		v.fail(f, "the function is a declaration but has blocks, remove them or mark it as defined")
	}
	if f.Prefix != nil {
		v.data(f, f.Prefix)
	}
	if len(f.Params) != len(f.Type.Fields) {
		v.fail(f, "the function has %d parameters but its type %d, correct one of the two", len(f.Params), len(f.Type.Fields))
		return
	}
	for i, t := range f.Type.Fields {
		if p := f.Params[i]; p == nil || p.Op != OpArg || p.Imm != int64(i) || p.Type == nil || t == nil || !p.Type.Equal(t) {
			v.fail(f, "parameter %d does not match the function's type, make functions with NewFunc", i)
		}
	}
}

// alias checks that a is, in the end, for t, a variable or function that is
// defined here, or for a number.
func (v *symbolVerifier) alias(a *Alias, t Symbol) {
	v.name(a)
	if a.Type == nil {
		v.fail(a, "the alias has no type, give it one")
	}
	if _, ok := t.(*Func); a.IFunc && (!ok || a.Offset != 0 || a.Type == nil || a.Type.Kind != FuncKind) {
		v.fail(a, "the ifunc has no resolver function, name one that returns its address")
	}
	if _, ok := t.(*Alias); ok {
		v.fail(a, "the alias refers to itself, name another symbol")
	} else if t != nil && t.Sym().Declared {
		v.fail(a, "the alias refers to a declaration, define that in the module")
	}
}

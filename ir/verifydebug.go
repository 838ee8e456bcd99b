package ir

import "slices"

// VerifyDebug lists what is wrong with the debug metadata of m: nodes that are named and are none, or are of another kind than they have to be,
// places whose scope is in another function, and records of values that the function does not have. O(metadata and instructions).
func VerifyDebug(m *Module) []error {
	v := &debugVerifier{symbolVerifier: &symbolVerifier{}, d: m.Debug}
	if v.d != nil {
		v.nodes()
	}
	if len(v.errs) > 0 {
		return v.errs
	}
	for _, g := range m.Globals {
		for _, id := range g.Debug {
			v.want(g, id, "debug information of the variable", DebugGlobalVariableExpression)
		}
	}
	for _, f := range m.Funcs {
		if f.Debug != nil {
			v.function(f)
		}
	}
	return v.errs
}

type debugVerifier struct {
	*symbolVerifier
	d *Debug
}

// want reports whether a node is of one of some kinds, and notes it if not.
func (v *debugVerifier) want(s Symbol, id DebugID, what string, kinds ...DebugKind) bool {
	if kind := v.d.Kind(id); !slices.Contains(kinds, kind) {
		v.fail(s, "%s is metadata %d, which is %s, name a %s", what, id, kindName(kind), kindName(kinds[0]))
		return false
	}
	return true
}

// kindName is what a message calls a kind.
func kindName(kind DebugKind) string {
	for name, k := range DebugKinds() {
		if k == kind {
			return name
		}
	}
	if kind == DebugUndefined {
		return "not defined"
	}
	return "of another kind"
}

// nodes checks that what nodes name is there.
func (v *debugVerifier) nodes() {
	d := v.d
	for _, u := range d.Units {
		v.want(nil, u, "a compile unit", DebugCompileUnit)
	}
	for i := range d.Nodes {
		id := DebugID(i)
		n := &d.Nodes[i]
		if n.Kind == DebugUndefined {
			continue
		}
		if n.Kind == DebugLocation {
			if uint(n.fields[0]) >= uint(len(d.locs)) {
				v.fail(nil, "metadata %d is a DILocation without a location, define it", id)
				continue
			}
			l := d.Loc(id)
			v.want(nil, l.Scope, "the scope of a DILocation", DebugSubprogram, DebugLexicalBlock, DebugLexicalBlockFile)
			if l.InlinedAt != 0 {
				v.want(nil, l.InlinedAt, "inlinedAt of a DILocation", DebugLocation)
			}
			continue
		}
		if n.fields[0] < 0 || n.fields[0] > n.fields[1] || int(n.fields[1]) > len(d.fields) {
			v.fail(nil, "metadata %d has fields that do not exist, define it", id)
			continue
		}
		for _, f := range d.Fields(id) {
			switch {
			case f.Form == DebugRef && (f.Value <= 0 || f.Value >= int64(len(d.Nodes)) || d.Kind(DebugID(f.Value)) == DebugUndefined):
				v.fail(nil, "metadata %d names metadata %d, which is not defined, define it or correct the number", id, f.Value)
			case (f.Form == DebugString || f.Form == DebugWide) && (f.Value < 0 || f.Value >= int64(len(d.strings))):
				v.fail(nil, "metadata %d names string %d, which does not exist, take it from Debug.String", id, f.Value)
			}
		}
	}
}

// outermost returns the place in the function itself that a place is inlined at, the place itself if it is not; 0 if that has no end.
func (v *debugVerifier) outermost(loc DebugID) DebugID {
	for range len(v.d.Nodes) {
		at := v.d.Loc(loc).InlinedAt
		if at == 0 {
			return loc
		}
		loc = at
	}
	return 0
}

// function checks what is known of a function.
func (v *debugVerifier) function(f *Func) {
	fd := f.Debug
	if fd.Subprogram == 0 && len(fd.Locs) == 0 && len(fd.Records) == 0 {
		return
	}
	if !v.want(f, fd.Subprogram, "debug information of the function", DebugSubprogram) || len(f.Blocks) == 0 {
		return
	}
	last := DebugID(0) // which is right
	for _, loc := range fd.Locs {
		if loc != 0 && loc != last && v.location(f, loc, "the place of an instruction") {
			last = loc
		}
	}
	for i := range fd.Records {
		r := &fd.Records[i]
		if r.Kind == DebugLabeled {
			v.want(f, r.Var, "the label of a debug record", DebugLabel)
		} else {
			v.want(f, r.Var, "the variable of a debug record", DebugLocalVariable)
		}
		if r.Expr != 0 {
			v.want(f, r.Expr, "the expression of a debug record", DebugExpression)
		}
		if r.Loc == 0 {
			v.fail(f, "a debug record has no location, give it the DILocation of its scope")
		} else {
			v.location(f, r.Loc, "the place of a debug record")
		}
		for _, x := range append([]*Value{r.Value}, r.More...) {
			if x != nil && x.Block != nil && x.Block.Func != f {
				v.fail(f, "a debug record names a value of another function")
			}
		}
	}
}

// location checks the place of something in f.
func (v *debugVerifier) location(f *Func, loc DebugID, what string) bool {
	if !v.want(f, loc, what, DebugLocation) {
		return false
	}
	if at := v.outermost(loc); at == 0 || v.d.Subprogram(v.d.Loc(at).Scope) != f.Debug.Subprogram {
		v.fail(f, "%s, metadata %d, is in the scope of another function, correct its scope or inlinedAt", what, loc)
		return false
	}
	return true
}

package debuginfo

import (
	"fmt"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// A Module is the debug information that functions share, and that of each described function. Functions can be
// described concurrently.
type Module struct {
	m       *ir.Module
	t       *target.Target
	d       *ir.Debug
	files   []ir.DebugID // by file number: the first of the equal DIFiles; that of the first unit comes first
	file    []int32      // by node: the file number of a DIFile
	full    bool         // more than line tables is emitted
	inlined []bool       // by node: a subprogram that is inlined somewhere
	funcs   []*function  // by index; nil: unknown
}

// New returns the debug information of m, in which functions are numbered below n, or nil if there is nothing to emit.
// O(size of the metadata).
func New(m *ir.Module, t *target.Target, n int) *Module {
	d := m.Debug
	if d == nil || len(d.Units) == 0 {
		return nil
	}
	x := &Module{m: m, t: t, d: d, funcs: make([]*function, n)}
	lines := false
	for _, u := range d.Units {
		k := d.Int(u, ir.KeyEmissionKind)
		lines = lines || d.Kind(u) == ir.DebugCompileUnit && (k == ir.EmitFull || k == ir.EmitLines)
		x.full = x.full || d.Kind(u) == ir.DebugCompileUnit && k == ir.EmitFull
	}
	if !lines {
		return nil
	}
	x.numberFiles()
	x.inlined = make([]bool, len(d.Nodes))
	for i := range d.Nodes {
		if l := d.Loc(ir.DebugID(i)); l.InlinedAt != 0 {
			x.inlined[d.Subprogram(l.Scope)] = true
		}
	}
	return x
}

// fileKey identifies a file.
type fileKey struct{ dir, name string }

func (x *Module) numberFiles() {
	d := x.d
	x.file = make([]int32, len(d.Nodes))
	numbers := make(map[fileKey]int32)
	add := func(id ir.DebugID) {
		if d.Kind(id) != ir.DebugFile {
			return
		}
		k := fileKey{d.Str(id, ir.KeyDirectory), d.Str(id, ir.KeyFilename)}
		if strings.HasPrefix(k.name, "/") {
			k.dir = ""
		}
		n, known := numbers[k]
		if !known {
			n = int32(len(x.files))
			numbers[k] = n
			x.files = append(x.files, id)
		}
		x.file[id] = n
	}
	add(d.Ref(d.Units[0], ir.KeyFile))
	for i := range d.Nodes {
		add(ir.DebugID(i))
	}
}

// Header returns the file table directives, which belong at the start of the text.
func (x *Module) Header() []byte {
	var b strings.Builder
	d := x.d
	sums := true
	for _, f := range x.files {
		sums = sums && d.Int(f, ir.KeyChecksumKind) == ir.ChecksumMD5 && len(d.Str(f, ir.KeyChecksum)) == 32
	}
	for n, f := range x.files {
		fmt.Fprintf(&b, "\t.file\t%d ", n)
		dir := d.Str(f, ir.KeyDirectory)
		if n == 0 && dir == "" {
			dir = "."
		}
		if dir != "" {
			fmt.Fprintf(&b, "%s ", quoted(dir))
		}
		b.WriteString(quoted(d.Str(f, ir.KeyFilename)))
		if sums {
			fmt.Fprintf(&b, " md5 0x%s", d.Str(f, ir.KeyChecksum))
		}
		b.WriteByte('\n')
	}
	return []byte(b.String())
}

// quoted returns s as a string in assembly text.
func quoted(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, "\\%03o", c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// fileOf returns the file number of a scope.
func (x *Module) fileOf(scope ir.DebugID) int32 {
	d := x.d
	for range len(d.Nodes) {
		if f := d.Ref(scope, ir.KeyFile); f != 0 {
			return x.file[f]
		}
		if scope = d.Scope(scope); scope == 0 {
			break
		}
	}
	return 0
}

package debuginfo

import (
	"fmt"
	"strings"

	"spillway/ir"
)

// A Module is what the functions of a module share: the table of files. After New it does
// not change, so that functions can be described in parallel.
type Module struct {
	d     *ir.Debug
	files []ir.DebugID // by number of file; DIFiles, the first one that of the first unit
	file  []int32      // by node: its number, of a DIFile
	lines bool
}

// New returns the Module of m, nil if m has no debug information that is to be written.
// O(size of the metadata).
func New(m *ir.Module) *Module {
	d := m.Debug
	if d == nil {
		return nil
	}
	x := &Module{d: d}
	for _, u := range d.Units {
		if k := d.Int(u, ir.KeyEmissionKind); d.Kind(u) == ir.DebugCompileUnit && (k == ir.EmitFull || k == ir.EmitLines) {
			x.lines = true
		}
	}
	if !x.lines {
		return nil
	}
	x.numberFiles()
	return x
}

// fileKey is what tells files apart.
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

// Header returns the directives that stand before all text: the table of files.
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

// quoted returns s as a string of the assembler.
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

// fileOf returns the number of the file that a scope stands in.
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

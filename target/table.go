package target

// An InlineTable is a jump table in the code, right after the jump that reads it. Its entries are distances without a sign,
// so that targets are after it in the text.
type InlineTable struct {
	Entry int   // bytes of an entry
	Unit  int   // bytes that entries count in, of which code consists
	Base  int64 // what entries count from, in bytes after the beginning of the table
}

// Bytes returns the length of a table with n entries, and of what fills up its last unit.
func (x *InlineTable) Bytes(n int) int { return (n*x.Entry + x.Unit - 1) / x.Unit * x.Unit }

// Reaches reports whether an entry can hold the distance of what is d bytes after the beginning of the table. Bounds of distances
// need not be multiples of Unit.
func (x *InlineTable) Reaches(d int64) bool { return x.Base <= d && d < x.Reach() }

// Reach is how many bytes after the beginning of the table targets must begin.
func (x *InlineTable) Reach() int64 { return x.Base + int64(x.Unit)<<(8*x.Entry) }

// Value returns the entry of what Reaches accepts.
func (x *InlineTable) Value(d int64) uint64 { return uint64(d-x.Base) / uint64(x.Unit) }

// InlineTable returns the table that follows the tile, or nil.
func (t *Tile) InlineTable() *InlineTable { return t.text.table }

// UsesTable reports whether the tile jumps through a jump table: one that its text refers to, or an InlineTable.
func (t *Tile) UsesTable() bool {
	if t.text.table != nil {
		return true
	}
	lines := t.Lines(0)
	for i := range lines {
		for k := range lines[i].parts {
			if lines[i].parts[k].kind == tablePart {
				return true
			}
		}
	}
	return false
}

// JumpsTo reports whether the lines of the tile, where the text continues as falls
// says (see Lines), refer to the label of successor succ, or its table does.
func (t *Tile) JumpsTo(succ, falls int8) bool {
	if t.text.table != nil {
		return true
	}
	lines := t.Lines(falls)
	for i := range lines {
		for k := range lines[i].parts {
			if p := &lines[i].parts[k]; p.kind == succPart && p.a == succ || p.kind == tablePart {
				return true
			}
		}
	}
	return false
}

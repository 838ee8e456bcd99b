package target

// An InlineTable is a jump table in the code, immediately after the jump that reads it. Its entries are unsigned distances,
// so targets follow it.
type InlineTable struct {
	Entry int   // bytes of an entry
	Unit  int   // bytes per count of an entry; code consists of such units
	Base  int64 // the origin of distances, in bytes from the start of the table
}

// Bytes returns the length of a table with n entries, padded to whole units.
func (x *InlineTable) Bytes(n int) int { return (n*x.Entry + x.Unit - 1) / x.Unit * x.Unit }

// Reaches reports whether an entry can hold the distance to a target d bytes after the start of the table. d may be a bound
// of the distance, which need not be a multiple of Unit.
func (x *InlineTable) Reaches(d int64) bool { return x.Base <= d && d < x.Reach() }

// Reach returns the bound, in bytes from the start of the table, below which targets must start.
func (x *InlineTable) Reach() int64 { return x.Base + int64(x.Unit)<<(8*x.Entry) }

// Value returns the entry for d, which Reaches accepts.
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

// JumpsTo reports whether the lines of the tile, selected by falls (see Lines), or its table refer to the label of
// successor succ.
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

package target

// UsesTable reports whether the tile uses a jump table.
func (t *Tile) UsesTable() bool {
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

// JumpsTo reports whether the lines of the tile, selected by falls (see Lines), refer to the label of successor succ.
func (t *Tile) JumpsTo(succ, falls int8) bool {
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

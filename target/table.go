package target

// UsesTable reports whether the tile's text refers to a jump table.
func (t *Tile) UsesTable() bool {
	for i := range t.Asm {
		for k := range t.Asm[i].parts {
			if t.Asm[i].parts[k].kind == tablePart {
				return true
			}
		}
	}
	return false
}

package isel

// Lengths returns the length of instance i and what the target says that it is, and
// whether it depends on a constant or an address.
func (m *Matches) Lengths(i InstID) (have, want int, depends bool) {
	in := &m.insts[i]
	if in.Tile < 0 || in.Imm == NoNode && in.Addr == NoAddr {
		return 0, 0, false
	}
	return int(m.bytes(in)), m.rules.target.Bytes(in.Tile, m.assignment(in)), true
}

// NumInsts returns the number of instances.
func (m *Matches) NumInsts() int { return len(m.insts) }

// Shapes returns how many shapes e remembers.
func (e *Engine) Shapes() int { return e.match.memo.shapes }

// Spoil changes the tiles that e remembers.
func (e *Engine) Spoil() {
	for i := range e.match.memo.insts.Len() {
		e.match.memo.insts.At(i).cost++
	}
}

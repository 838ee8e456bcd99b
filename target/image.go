package target

import (
	"encoding/binary"
	"hash/fnv"
	"sync/atomic"

	"spillway/ir"
)

// An image is the tiles of a target, made, as bytes:
//
//	the fingerprint of what the numbers in it stand for (8 bytes),
//	of each table where it begins and how many entries it has (4 bytes each),
//	what the tables say where it stands, and the tables, of entries of 4 bytes.
//
// Groups are numbered so that those of one root follow each other. What is alike in many tiles,
// which is most of them, is written once, as a share with a number. The table of roots has instead
// the number of a group, in 2 bytes, by operation and type.
//
// Its numbers and texts are as imageCoder writes them. From an image tiles are had in a small part
// of the time that making them of rows takes: what is not asked for is not read.
type image struct {
	text   string
	tables [numTables]table
}

// The tables of an image.
const (
	namesTable = iota // by hash of a name: where that stands, with the numbers of its tile and of that's group; or 0
	rootsTable        // numbers of groups
	headsTable        // by group: where the heads of the groups with its root stand
	textsTable        // shares
	linesTable
	nodesTable    //
	operandsTable // lists of them
	tilesTable    // no entries, but how many tiles there are
	numTables
)

const imageHeader = 8 + 8*numTables

// A table of an image.
type table struct{ start, n int }

// entry returns entry i of a table.
func (m *image) entry(table, i int) int { return m.word(m.tables[table].start + 4*i) }

// word returns the number in the 4 bytes at i.
func (m *image) word(i int) int {
	s := m.text[i : i+4]
	return int(uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24)
}

// root returns the number of the first group of a root, its type given by its scalarIndex.
func (m *image) root(op ir.Op, typ int) int {
	i := m.tables[rootsTable].start + 2*(int(op)*numScalars+typ)
	return int(m.text[i]) | int(m.text[i+1])<<8
}

// Image returns the tiles of t as an image for FinishImage. It makes all of them first; the error
// is that of Complete.
func (t *Target) Image() ([]byte, error) {
	if err := t.Complete(); err != nil {
		return nil, err
	}
	w := &imageWriter{imageCoder: imageCoder{b: t.builder, writes: true, data: make([]byte, imageHeader)}, t: t}
	w.number()
	start := make([]int, len(w.groups))
	for i, g := range w.groups {
		start[i] = len(w.data)
		w.group(g)
		linked := w.linked(g)
		w.numbers(&linked)
	}
	w.heads(start)
	w.names()
	w.shares(textsTable, &w.texts.shareList)
	w.shares(linesTable, &w.lineList.shareList)
	w.shares(nodesTable, &w.nodes.shareList)
	w.shares(operandsTable, &w.operands.shareList)
	w.enter(tilesTable, 0, len(t.Tiles))
	binary.LittleEndian.PutUint64(w.data, t.fingerprint())
	return w.data, nil
}

// An imageWriter writes an image.
type imageWriter struct {
	imageCoder
	t       *Target
	groups  []*group // in the order of the image
	groupOf []int    // by tile
}

// number numbers the groups.
func (w *imageWriter) number() {
	w.groupOf = make([]int, len(w.t.Tiles))
	add := func(g *group) {
		for _, id := range g.tiles {
			w.groupOf[id] = len(w.groups)
		}
		w.groups = append(w.groups, g)
	}
	for i := range w.t.groups {
		if g := w.t.groups[i].Load(); g.below.Op == ir.OpInvalid {
			add(g)
			for _, x := range g.rest {
				add(x)
			}
		}
	}
}

// enter enters a table of n entries in the header.
func (w *imageWriter) enter(table, start, n int) {
	binary.LittleEndian.PutUint32(w.data[8+8*table:], uint32(start))
	binary.LittleEndian.PutUint32(w.data[12+8*table:], uint32(n))
}

// table appends a table.
func (w *imageWriter) table(table int, entries []int) {
	w.enter(table, len(w.data), len(entries))
	for _, x := range entries {
		w.data = binary.LittleEndian.AppendUint32(w.data, uint32(x))
	}
}

// shares appends shares and their table.
func (w *imageWriter) shares(table int, p *shareList) {
	entries := make([]int, len(p.texts))
	for i, text := range p.texts {
		entries[i] = len(w.data)
		w.data = append(w.data, text...)
	}
	w.table(table, entries)
}

// heads appends the heads of all groups, whose tiles stand at start, and the tables that lead to them.
func (w *imageWriter) heads(start []int) {
	roots := make([]byte, 2*int(ir.NumOps)*numScalars)
	entries := make([]int, len(w.groups))
	at := 0
	for i, g := range w.groups {
		if g.below.Op == ir.OpInvalid {
			at = len(w.data)
			n := 1 + len(g.rest)
			number(&w.imageCoder, &i)
			number(&w.imageCoder, &n)
			binary.LittleEndian.PutUint16(roots[2*(int(g.op)*numScalars+scalarIndex(g.typ)):], uint16(i))
		}
		entries[i] = at
		w.groupHead(g, &start[i])
	}
	w.table(headsTable, entries)
	w.enter(rootsTable, len(w.data), len(roots)/2)
	w.data = append(w.data, roots...)
}

// names appends the names of all tiles and their table.
func (w *imageWriter) names() {
	n := 2
	for n < 2*len(w.t.Tiles) {
		n *= 2
	}
	entries := make([]int, n)
	for id := range w.t.Tiles {
		at := nameHash(w.t.Tiles[id].Name, n)
		for entries[at] != 0 {
			at = (at + 1) % n
		}
		entries[at] = len(w.data)
		tile := &w.t.Tiles[id]
		w.name(&tile.Name, &tile.ID, &w.groupOf[id])
	}
	w.table(namesTable, entries)
}

// linked returns the numbers of the other groups whose tiles those of g name as their forms.
func (w *imageWriter) linked(g *group) (list []int) {
	seen := map[int]bool{}
	note := func(id TileID) {
		if id != NoTile && w.groups[w.groupOf[id]] != g && !seen[w.groupOf[id]] {
			seen[w.groupOf[id]] = true
			list = append(list, w.groupOf[id])
		}
	}
	for _, id := range g.tiles {
		tile := &w.t.Tiles[id]
		note(tile.Narrow)
		note(tile.Apart)
		note(tile.Keeping)
		for _, id := range tile.OnFlag {
			note(id)
		}
		for k := range tile.Operands {
			note(tile.MemForm[k])
			note(tile.Unused[k])
			for _, form := range tile.ImmForms[k] {
				note(form)
			}
		}
	}
	return list
}

// FinishImage is Finish with tiles that Image returned for t. It reports whether it could: not
// where operations, types, registers or their classes have others numbers than when the image was
// made. O(registers); what else there is is read when it is asked for.
func (t *Target) FinishImage(image string) bool {
	if len(image) < imageHeader {
		return false
	}
	b := &builder{t: t}
	m := &b.image
	m.text = image
	if uint64(m.word(0))|uint64(m.word(4))<<32 != t.fingerprint() {
		return false
	}
	for i := range m.tables {
		m.tables[i] = table{m.word(8 + 8*i), m.word(12 + 8*i)}
	}
	t.nameRegs()
	t.builder = b
	c := &b.coder
	*c = imageCoder{b: b, text: image}
	c.nodes.at, c.nodes.made = make([]int32, m.tables[nodesTable].n), make([]*Node, 0, 512)
	c.operands.at, c.operands.made = make([]int32, m.tables[operandsTable].n), make([][]Operand, 0, 256)
	t.groups = make([]atomic.Pointer[group], m.tables[headsTable].n)
	t.Tiles = make([]Tile, m.tables[tilesTable].n)
	b.texts.made, b.texts.read = make([]atomic.Pointer[text], m.tables[textsTable].n), b.readText
	t.numberCosts()
	return true
}

// fingerprint returns a hash of the names that the numbers in an image stand for.
func (t *Target) fingerprint() uint64 {
	h := fnv.New64a()
	write := func(s string) { h.Write([]byte(s)) }
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		write(op.String())
	}
	for i := range t.Machine.Regs {
		write(t.Machine.Regs[i].Name)
	}
	for i := range t.Machine.Classes {
		write(t.Machine.Classes[i].Name)
	}
	return h.Sum64()
}

// readHead reads the heads of group i and of those with the same root.
func (b *builder) readHead(i int) *group {
	c := &b.coder
	c.at = b.image.entry(headsTable, i)
	var first, n int
	number(c, &first)
	number(c, &n)
	all := take(&b.groups, n)
	all[0].rest = make([]*group, 0, n-1)
	for k := range all {
		g := &all[k]
		c.groupHead(g, &g.start)
		if k > 0 {
			all[0].rest = append(all[0].rest, g)
		}
	}
	for k := range all {
		b.t.groups[first+k].Store(&all[k])
	}
	return &all[i-first]
}

// readGroup makes the tiles of g, and those of the groups that they are linked with: where stores
// and loads stand, see candidates.
func (b *builder) readGroup(g *group) {
	var linked []int
	c := &b.coder
	c.at = g.start
	c.group(g)
	c.numbers(&linked)
	for _, i := range linked {
		b.make(b.group(i))
	}
	g.made.Store(true)
}

// readText makes a text.
func (b *builder) readText(i int32) *text {
	b.mu.Lock()
	defer b.mu.Unlock()
	if x := b.texts.made[i].Load(); x != nil {
		return x
	}
	var lines []AsmLine
	b.coder.at = b.image.entry(textsTable, int(i))
	b.coder.lines(&lines)
	x := newText(lines)
	b.texts.made[i].Store(x)
	return x
}

// findInImage finds a tile by name, and its group.
func (b *builder) findInImage(name string) (id TileID, group int, ok bool) {
	c := &b.coder
	n := b.image.tables[namesTable].n
	for at := nameHash(name, n); ; at = (at + 1) % n {
		if c.at = b.image.entry(namesTable, at); c.at == 0 {
			return NoTile, 0, false
		}
		var x string
		if c.name(&x, &id, &group); x == name {
			return id, group, true
		}
	}
}

// nameHash returns where in a table of n, a power of two, a name is looked for first.
func nameHash(name string, n int) int {
	h := uint32(2166136261) // FNV-1a
	for i := range len(name) {
		h = (h ^ uint32(name[i])) * 16777619
	}
	return int(h) & (n - 1)
}

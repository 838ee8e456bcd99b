package asm

import (
	"cmp"

	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// Options of a Printer.
type Options struct {
	Comment bool // annotate spills, reloads, copies and similar
}

// A Printer writes assembly text for one target. It is stateless and safe for concurrent use.
type Printer struct {
	t    *target.Target
	opts Options
}

// NewPrinter returns a Printer for t.
func NewPrinter(t *target.Target, opts Options) *Printer { return &Printer{t, opts} }

// A Text is the assembly text of one function and the constants that it refers to.
type Text struct {
	Code []byte
	Pool Pool
	Maps *StackMaps // or nil

	frame  bool // it has call frame information
	unwind bool // used at run time, not only by debuggers
}

// Func returns the text of f, which is at stage Framed. O(size of f).
func (p *Printer) Func(f *mach.Func) Text {
	return p.FuncIn(&Workspace{room: make([]byte, 0, textSize(f))}, f)
}

// A Workspace is memory reused between functions; texts are allocated from its chunks.
type Workspace struct {
	stream textStream
	writer funcWriter
	room   []byte // current chunk: texts, then free space
}

// FuncIn is Func with the memory of a workspace. The text remains valid after further calls.
func (p *Printer) FuncIn(ws *Workspace, f *mach.Func) Text {
	if n := textSize(f); cap(ws.room)-len(ws.room) < n {
		ws.room = make([]byte, 0, max(n, textRoom))
	}
	t, at := &ws.stream, len(ws.room)
	t.t, t.opts, t.b = f.Target, p.opts, ws.room[at:]
	t.start(f)
	ws.writer.write(f, t)
	code := t.b
	if at+len(code) <= cap(ws.room) { // it has not moved
		ws.room = ws.room[:at+len(code)]
		code = ws.room[at:len(ws.room):len(ws.room)]
	}
	t.f, t.b, ws.writer.f, ws.writer.maps = nil, nil, nil, nil
	return Text{code, t.pool, t.maps, t.frame, t.unwind}
}

// textSize returns an estimate of the size of f's text.
func textSize(f *mach.Func) int {
	n := 0
	for _, b := range f.Layout {
		n += len(f.Blocks[b].Instrs)
	}
	return textBase + textPerInstr*n
}

// Estimates of the size of a text, and the chunk size, in bytes.
const (
	textBase     = 256
	textPerInstr = 24
	textRoom     = 1 << 16 // of several functions
)

// Func emits f, which is at stage Framed, to s: its code, tables and unwind information, but not the constants it
// refers to. O(size of f).
func Func(f *mach.Func, s Stream) { new(funcWriter).write(f, s) }

// write is Func.
func (w *funcWriter) write(f *mach.Func, s Stream) {
	*w = funcWriter{Stream: s, t: f.Target, f: f, jumps: w.jumps[:0], fused: w.fused}
	if f.Debug != nil {
		w.debug = *f.Debug
	}
	w.eh.collect(f)
	w.begin()
	for i := range f.Layout {
		w.block(i)
	}
	w.end()
	w.tables()
	w.patches()
	w.eh.end(w)
	if w.f.IR.GC == ir.GCErlang { // the Erlang table also lists functions without calls
		w.openMaps()
	}
	if w.maps != nil {
		w.StackMaps(w.maps)
	}
}

// funcWriter is the working state of Func.
type funcWriter struct {
	Stream
	t   *target.Target
	f   *mach.Func
	cfi unwind
	eh  exceptions

	prologue prologueReader // for the unwind index

	at      target.Assignment
	fused   mach.Instr // scratch for a fused pair
	instr   Instr
	jumps   []mach.BlockID // blocks that end in a jump table
	number  int32          // number of instructions so far
	literal int            // number of literal pool entries referenced so far
	debug   mach.Debug     // the remainder of Func.Debug
	maps    *StackMaps     // or nil

	live map[*mach.Instr]regalloc.RegSet // by patchpoint: the units live after it; computed on demand
}

func (w *funcWriter) begin() {
	f := w.f.IR
	w.Section(w.textSection())
	w.Symbol(f, Function)
	if size := prefixBytes(f); size > 0 { // immediately before the function, whatever its alignment
		a := alignment(w.f)
		w.Align(a)
		if n := prefixSize(w.f) - size; n > 0 {
			w.Zero(n)
		}
		if f.Prefix != nil {
			(&dataWriter{Stream: w.Stream, t: w.t}).data(f.Prefix)
		}
		for n := f.Attrs.PatchPrefix; n > 0; n -= int64(len(w.t.Frame.NopCode)) {
			for _, b := range w.t.Frame.NopCode {
				w.Int(1, uint64(b))
			}
		}
		w.Section(w.textSection())
	}
	w.Align(alignment(w.f))
	w.Define(f)
	w.Begin(w.f)
	w.cfi.atRun = !w.indexed() && (f.Attrs.UWTable || !f.Attrs.NoUnwind || w.eh.on)
	w.cfi.on = w.cfi.atRun || w.f.Debug != nil
	w.prologue.on = w.indexed()
	w.cfi.begin(w)
	w.eh.begin(w)
}

// textSection returns the section of the function's code.
func (w *funcWriter) textSection() Section { return w.section(cmp.Or(w.f.IR.Section, ".text"), code) }

// section returns the section of the given name, or a function-specific one of that kind for functions with explicit
// sections, in a COMDAT group, or that the linker must retain.
func (w *funcWriter) section(name string, attrs object.Attrs) Section {
	f := w.f.IR
	own := f.Comdat != "" || f.Apart
	if f.Retained && f.Comdat == "" && name == ".text" {
		own, attrs = true, attrs|object.Retained
	}
	if own && (name == ".text" || name == ".rodata") {
		name += "." + LabelSafe(w.f.Name)
	}
	return Section{Name: name, Attrs: attrs, Group: f.Comdat}
}

// prefixSize returns the number of bytes between an aligned address and the function.
func prefixSize(f *mach.Func) int64 {
	return ir.RoundUp(prefixBytes(f.IR), max(1, alignment(f)))
}

// prefixBytes returns the number of bytes immediately before f that belong to it.
func prefixBytes(f *ir.Func) int64 {
	if f.Prefix == nil {
		return f.Attrs.PatchPrefix
	}
	return f.Prefix.Size + f.Attrs.PatchPrefix
}

// patches emits the address of the function's patchable area, if it has one, in the section where patching tools look
// for it.
func (w *funcWriter) patches() {
	if !w.isPatchable() {
		return
	}
	entry := w.f.Blocks[w.f.Layout[0]]
	from := -w.f.IR.Attrs.PatchPrefix
	if first := &entry.Instrs[0]; from == 0 && w.t.Landing != nil && first.Tile == w.t.Landing().Mark {
		w.f.Assignment(&w.at, first)
		from = int64(w.t.Bytes(first.Tile, &w.at))
	}
	size := int64(w.t.Layout.PtrBytes)
	w.Section(Section{Name: "__patchable_function_entries", Attrs: written, Group: w.f.IR.Comdat})
	w.Align(size)
	w.Value(int(size), Value{Of: Place{Label: Label{Kind: BlockLabel, N: int32(entry.ID)}}, Add: from}) // it may be preempted
}

// isPatchable reports whether the function has a patchable area.
func (w *funcWriter) isPatchable() bool {
	a := &w.f.IR.Attrs
	return a.PatchEntry > 0 && !a.Naked || a.PatchPrefix > 0
}

// alignment returns the function's alignment: that of the text and of its blocks, and the machine's preferred one
// unless optimizing for size.
func alignment(f *mach.Func) int64 {
	a := f.IR.Align
	if at := &f.IR.Attrs; !at.OptSize && !at.MinSize {
		a = max(a, f.Target.CodeAlign.Func)
	}
	for _, b := range f.Blocks {
		a = max(a, b.Align)
	}
	if f.Literals != nil && len(f.Literals.Pools) > 0 {
		a = max(a, f.Target.Literals.Align)
	}
	return a
}

func (w *funcWriter) end() {
	for _, b := range w.f.IR.Removed {
		w.Label(addressLabel(w.f.IR, b))
	}
	if w.f.Debug != nil {
		w.debugEnd()
	}
	w.cfi.end(w)
	w.End(w.f)
	if w.indexed() {
		w.index()
	}
}

func (w *funcWriter) block(i int) {
	f := w.f
	b := f.Blocks[f.Layout[i]]
	if b.Align > 1 {
		w.Align(b.Align)
	}
	w.Block(b.ID)
	w.cfi.block(w, b)
	if b.Sym != nil {
		w.Symbol(b.Sym, Function)
		w.Define(b.Sym)
	}
	if b.AddressTaken && b.IR != nil {
		w.Label(addressLabel(f.IR, b.IR))
	}
	if w.isTarget(b, i) || i == 0 && w.isPatchable() {
		w.Label(Label{Kind: BlockLabel, N: int32(b.ID)})
	}
	w.instrs(i, b)
	if x := f.InlineTable(b); x != nil {
		w.Table(x, b)
	}
	if entries, first := f.Pool(b); len(entries) > 0 {
		if n := poolAlign(w.t); n > 1 {
			w.Align(n)
		}
		w.Literals(entries, first)
	}
}

// instrs emits the instructions of b, which is block number i of the layout.
func (w *funcWriter) instrs(i int, b *mach.Block) {
	f := w.f
	last := len(b.Instrs) - 1
	called := 0 // instructions outlined into a routine
	if list := conditions(f, i); len(list) > 0 {
		w.Predicate(list)
	}
	for k := range b.Instrs {
		if n := b.Instrs[k].Routine; n > 0 {
			called = f.Routines[n-1].Length
			w.call(n)
		}
		if called > 0 {
			called--
			if f.Debug != nil {
				w.debugBefore()
			}
			if k == last && i < len(f.Layout)-1 { // a routine ends the function
				w.cfi.before(w, &b.Instrs[k])
				w.cfi.after(w, &b.Instrs[k])
			}
			continue
		}
		in := f.Emitted(b, k, &w.fused)
		if in == nil {
			if f.Debug != nil {
				w.debugBefore()
			}
			continue
		}
		f.Assignment(&w.at, in)
		w.at.When = b.When
		var ends *mach.Block
		if k == last {
			w.at.Falls = Falls(f, i)
			ends = b
			if tile := &w.t.Tiles[in.Tile]; tile.UsesTable() && tile.InlineTable() == nil {
				w.jumps = append(w.jumps, b.ID)
			}
		}
		w.one(in, ends)
	}
}

// one emits the instruction in with assignment w.at; ends is its block if in is the block's last instruction, else nil.
func (w *funcWriter) one(in *mach.Instr, ends *mach.Block) {
	w.cfi.before(w, in)
	if w.f.Debug != nil {
		w.debugBefore()
	}
	site := w.eh.on && w.t.Tiles[in.Tile].Returns() && in.Throws()
	if site {
		w.eh.before(w)
	}
	x := &w.instr
	x.At, x.Instr, x.Block = &w.at, in, ends
	if w.t.Tiles[in.Tile].Flags&target.TileAsm != 0 {
		if in.Value.Patch() != nil {
			w.stackMap(in)
		}
		w.Inline(in, in.InlineAsm())
	} else {
		x.Lines = w.t.Tiles[in.Tile].LinesAt(&w.at)
		x.Literals = w.literals(in)
		w.Stream.Instr(x)
	}
	if in.Value.Patch() == nil {
		w.stackMap(in)
	}
	if site {
		w.eh.after(w)
	}
	w.cfi.after(w, in)
}

// literals returns the literal pool entries of an instruction, in text order.
func (w *funcWriter) literals(in *mach.Instr) []int32 {
	n := len(w.t.Tiles[in.Tile].Literals())
	if n == 0 {
		return nil
	}
	refs := w.f.Literals.Refs[w.literal : w.literal+n]
	w.literal += n
	return refs
}

// call emits the call of routine n.
func (w *funcWriter) call(n int32) {
	if w.f.Debug != nil {
		w.debugNow()
	}
	w.f.RoutineCall(n, &w.fused)
	w.f.Assignment(&w.at, &w.fused)
	w.instr.Instr, w.instr.Block, w.instr.At = &w.fused, nil, &w.at
	w.instr.Lines = w.t.Tiles[w.fused.Tile].LinesAt(&w.at)
	w.Stream.Instr(&w.instr)
}

// isTarget reports whether block b, Layout[i], is a jump target.
func (w *funcWriter) isTarget(b *mach.Block, i int) bool {
	if len(b.Preds) != 1 || i == 0 {
		return len(b.Preds) > 0
	}
	prev := w.f.Blocks[w.f.Layout[i-1]]
	falls := Falls(w.f, i-1)
	if w.f.Invoked(prev) >= 0 && prev.Succs[1].To == b.ID {
		return true
	}
	last := &w.t.Tiles[prev.Instrs[len(prev.Instrs)-1].Tile]
	return b.Preds[0] != prev.ID || falls == 0 || falls == target.FallsSwapped || falls != target.FallsBoth && last.JumpsTo(falls-1, falls)
}

// tables emits the function's jump tables.
func (w *funcWriter) tables() {
	if len(w.jumps) == 0 {
		return
	}
	size := w.t.Syntax.TableEntry
	w.Section(w.section(".rodata", readOnly))
	w.Align(int64(size))
	for _, id := range w.jumps {
		table := Label{Kind: TableLabel, N: int32(id)}
		w.Label(table)
		for _, e := range w.f.Blocks[id].Succs {
			v := Value{Of: Place{Label: Label{Kind: BlockLabel, N: int32(e.To)}}, Entry: true}
			if w.t.Syntax.TableRelative {
				v.Minus.Label = table
			}
			w.Value(size, v)
		}
	}
}

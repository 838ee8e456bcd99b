package asm

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Options of a Printer.
type Options struct {
	Comment bool // mark spills, reloads, copies and the like
}

// A Printer writes assembly text for one target. It has no state of its own and
// may be used from several goroutines.
type Printer struct {
	t    *target.Target
	opts Options
}

// NewPrinter returns a Printer for t.
func NewPrinter(t *target.Target, opts Options) *Printer { return &Printer{t, opts} }

// A Text is the assembly text of one function and the constants that it refers to.
type Text struct {
	Code []byte
	Pool []Constant
}

// A Constant is one entry of the constant pool: Bytes bytes, the low 8 of them Bits.
type Constant struct {
	Bytes int
	Bits  uint64
}

func (c Constant) label() string {
	return ".LC" + strconv.Itoa(c.Bytes) + "_" + strconv.FormatUint(c.Bits, 16)
}

// Func returns the text of f, which is at stage Framed. O(size of f).
func (p *Printer) Func(f *mach.Func) Text {
	w := &funcWriter{t: p.t, opts: p.opts, f: f, id: labelSafe(f.Name), labels: make([]string, len(f.Blocks))}
	n := 0
	for _, b := range f.Layout {
		n += len(f.Blocks[b].Instrs)
	}
	w.b = make([]byte, 0, textBase+textPerInstr*n)
	w.names.Pool = w.constant
	if f.Debug != nil {
		w.debug = *f.Debug
	}
	w.begin()
	for i := range f.Layout {
		w.block(i)
	}
	w.end()
	w.tables()
	return Text{w.b, w.pool}
}

// Room for the text of a function: it grows where that is not enough.
const (
	textBase     = 256
	textPerInstr = 24
)

// funcWriter is the working state of Func.
type funcWriter struct {
	buffer
	t    *target.Target
	opts Options
	f    *mach.Func
	id   string // the function's name as part of labels
	// labels are those of the blocks, by id, as far as somebody asked.
	labels []string
	cfi    unwind

	at     target.Assignment
	names  target.Names
	locals int // tiles with local labels so far
	pool   []Constant
	number int32          // of instructions so far
	debug  mach.Debug     // what is left of Func.Debug
	jumps  []mach.BlockID // blocks that end in a jump table
	nicks  []ir.Symbol    // symbols that instructions know by a label of their own
}

func (w *funcWriter) begin() {
	f := w.f.IR
	name := SymbolName(f)
	w.section(cmp.Or(f.Section, ".text"), "ax")
	w.directives(&f.SymInfo, name, "function")
	if a := w.alignment(); a > 1 {
		w.printf("\t.balign\t%d\n", a)
	}
	w.printf("%s:\n", name)
	w.cfi.on = f.Attrs.UWTable || !f.Attrs.NoUnwind || w.f.Debug != nil
	w.cfi.begin(w)
}

// section switches to the section of the given name, or to the function's own
// one of that kind if it is in a group.
func (w *funcWriter) section(name, flags string) {
	f := w.f.IR
	switch {
	case f.Comdat != "":
		if name == ".text" || name == ".rodata" {
			name += "." + w.id
		}
		w.printf("\t.section\t%s,\"%sG\",@progbits,%s,comdat\n", sectionName(name), flags, quoted(f.Comdat))
	case name == ".text":
		w.str("\t.text\n")
	default:
		w.printf("\t.section\t%s,\"%s\",@progbits\n", sectionName(name), flags)
	}
}

// alignment returns the function's: that of the text, else 16 unless it is to be small.
func (w *funcWriter) alignment() int64 {
	a := w.f.IR.Align
	if at := &w.f.IR.Attrs; !at.OptSize && !at.MinSize {
		a = max(a, 16)
	}
	return a
}

func (w *funcWriter) end() {
	for _, b := range w.f.IR.Removed {
		w.str(AddressLabel(w.f.IR, b))
		w.str(":\n")
	}
	if w.f.Debug != nil {
		w.debugEnd()
	}
	w.cfi.end(w)
	if w.f.IR.Linkage != ir.Private {
		name := SymbolName(w.f.IR)
		w.printf("\t.size\t%s, .-%s\n", name, name)
	}
	for n, s := range w.nicks {
		w.printf("\t.set\t%s, %s\n", w.nick(n), SymbolName(s))
	}
}

// symbol returns the name of s for an operand.
func (w *funcWriter) symbol(s ir.Symbol) string {
	name := SymbolName(s)
	if !awkward(name) {
		return name
	}
	n := slices.Index(w.nicks, s)
	if n < 0 {
		n = len(w.nicks)
		w.nicks = append(w.nicks, s)
	}
	return w.nick(n)
}

func (w *funcWriter) nick(n int) string { return ".LN" + strconv.Itoa(n) + "_" + w.id }

// blockLabel returns the label of block b.
func (w *funcWriter) blockLabel(b mach.BlockID) string {
	if w.labels[b] == "" {
		w.labels[b] = ".LB" + strconv.Itoa(int(b)) + "_" + w.id
	}
	return w.labels[b]
}

// AddressLabel returns the label by which the address of b, a block of f, is
// known in the whole module.
func AddressLabel(f ir.Symbol, b *ir.Block) string {
	return ".LA" + strconv.Itoa(b.ID) + "_" + labelSafe(f.Sym().Name)
}

func (w *funcWriter) block(i int) {
	f := w.f
	b := f.Blocks[f.Layout[i]]
	if b.AddressTaken && b.IR != nil {
		w.str(AddressLabel(f.IR, b.IR))
		w.str(":\n")
	}
	if w.isTarget(b, i) {
		w.str(w.blockLabel(b.ID))
		w.str(":\n")
	}
	last := len(b.Instrs) - 1
	for k := range b.Instrs {
		in := &b.Instrs[k]
		f.Assignment(&w.at, in)
		w.names.Succ = [2]string{}
		if k == last {
			w.at.Falls = Falls(f, i)
			for s := range min(2, len(b.Succs)) {
				w.names.Succ[s] = w.blockLabel(b.Succs[s].To)
			}
			if w.t.Tiles[in.Tile].UsesTable() {
				w.names.Table = ".LJ" + strconv.Itoa(int(b.ID)) + "_" + w.id
				w.jumps = append(w.jumps, b.ID)
			}
		}
		w.cfi.before(w, in)
		if f.Debug != nil {
			w.debugBefore()
		}
		w.instr(in)
		w.cfi.after(w, in, i == len(f.Layout)-1)
	}
}

// isTarget reports whether something jumps to block b, Layout[i].
func (w *funcWriter) isTarget(b *mach.Block, i int) bool {
	if len(b.Preds) != 1 || i == 0 {
		return len(b.Preds) > 0
	}
	prev := w.f.Blocks[w.f.Layout[i-1]]
	falls := Falls(w.f, i-1)
	last := &w.t.Tiles[prev.Instrs[len(prev.Instrs)-1].Tile]
	return b.Preds[0] != prev.ID || falls == 0 || last.JumpsTo(falls-1, falls)
}

func (w *funcWriter) instr(in *mach.Instr) {
	if a := in.InlineAsm(); a != nil {
		w.inline(in, a)
		return
	}
	lines := w.t.Tiles[in.Tile].Lines(w.at.Falls)
	w.names.Sym, w.names.GOT, w.names.TPOff = "", in.Mem.GOT, in.Mem.TPOff
	switch {
	case in.Block != nil:
		w.names.Sym = AddressLabel(in.Sym, in.Block)
	case in.Sym != nil:
		w.names.Sym = w.symbol(in.Sym)
		w.names.PLT = !w.t.IsDirect(in.Sym.Sym())
	}
	if len(lines) > 1 {
		w.locals++
		if slices.ContainsFunc(lines, func(l target.AsmLine) bool { return l.Enc.Label != "" }) {
			w.names.Local = ".LT" + strconv.Itoa(w.locals) + "_" + w.id + "_"
		}
	}
	for k := range lines {
		if lines[k].Enc.Label == "" {
			w.byte('\t')
		}
		w.b = w.t.AppendLine(w.b, in.Tile, &lines[k], &w.at, &w.names)
		if w.opts.Comment {
			w.comment(in, lines[k].UsesMem())
		}
		w.byte('\n')
	}
}

// inline writes the text of inline assembly.
func (w *funcWriter) inline(in *mach.Instr, a *ir.InlineAsm) {
	w.locals++
	results := len(in.Regs) - int(in.NumRets)
	w.b, _ = w.t.AppendAsm(w.b, a, &target.AsmNames{
		Arg:    func(i int) regalloc.Reg { return in.Regs[i].Reg },
		Result: func(i int) regalloc.Reg { return in.Regs[results+i].Reg },
		Symbol: w.symbol,
		ID:     w.id + "_" + strconv.Itoa(w.locals),
	})
}

// comment says why an instruction is there, in the words that LLVM uses. Of the lines of
// a tile it marks as an access to a spill slot only the one with the address.
func (w *funcWriter) comment(in *mach.Instr, hasAddress bool) {
	text := ""
	switch in.Origin {
	case mach.FromSpill:
		text = "-byte Spill"
	case mach.FromReload:
		text = "-byte Reload"
	case mach.FromRemat:
		text = "Rematerialised"
	case mach.FromCopy:
		text = "Copy"
	case mach.FromSwap:
		text = "Swap"
	}
	stores := w.t.Tiles[in.Tile].Flags&target.TileStores != 0
	switch {
	case in.Origin == mach.FromRemat && stores, in.Folded && stores:
		text = "-byte Folded Spill"
	case in.Folded:
		text = "-byte Folded Reload"
	}
	if strings.HasPrefix(text, "-byte") {
		if !hasAddress {
			return
		}
		text = w.bytesOf(in) + text
	}
	if text != "" {
		w.printf("\t%s %s", w.t.Syntax.Comment, text)
	}
}

func (w *funcWriter) bytesOf(in *mach.Instr) string {
	if in.Mem.Slot < 0 {
		return "0"
	}
	return strconv.FormatInt(w.f.Slots[in.Mem.Slot].Size, 10)
}

// constant returns the label of a constant in the pool.
func (w *funcWriter) constant(bytes int, bits uint64) string {
	c := Constant{bytes, bits}
	for _, have := range w.pool {
		if have == c {
			return c.label()
		}
	}
	w.pool = append(w.pool, c)
	return c.label()
}

// tables appends the function's jump tables.
func (w *funcWriter) tables() {
	if len(w.jumps) == 0 {
		return
	}
	size := w.t.Syntax.TableEntry
	directive := dataDirective(size)
	w.section(".rodata", "a")
	w.printf("\t.balign\t%d\n", size)
	for _, id := range w.jumps {
		table := ".LJ" + strconv.Itoa(int(id)) + "_" + w.id
		w.printf("%s:\n", table)
		for _, e := range w.f.Blocks[id].Succs {
			w.printf("\t%s\t%s%s", directive, w.blockLabel(e.To), w.t.Syntax.TableOffset)
			if w.t.Syntax.TableRelative {
				w.printf("-%s", table)
			}
			w.byte('\n')
		}
	}
}

// dataDirective returns the directive for numbers of the given size in bytes.
func dataDirective(size int) string {
	switch size {
	case 1:
		return ".byte"
	case 2:
		return ".short"
	case 4:
		return ".long"
	}
	return ".quad"
}

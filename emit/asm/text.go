package asm

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// textStream writes assembly text.
type textStream struct {
	buffer
	t    *target.Target
	opts Options

	// Of the function.
	f           *mach.Func
	id          string          // its name for use in labels
	labels      []string        // names of the block labels, by block; created on demand
	labelText   strings.Builder // backing memory of labels
	names       target.Names
	locals      int // number of tiles with local labels so far
	pool        Pool
	maps        *StackMaps
	frame       bool // as in Text
	unwind      bool
	far         farJumps    // the long jumps of the function
	localLabels []ir.Symbol // symbols that instructions reference by a local label
	literals    []int32     // literal pool entries of the instruction not yet named
	less        []string    // by entry: the label to subtract

	sections *sections // of the module; nil in functions
}

// sections are the sections of a module's text; several may have one name: the assembler distinguishes them by unique
// ids.
type sections struct {
	first map[string]Section
	ids   map[Section]int // of sections that are not the first of their name
}

// newSections returns the sections that functions of m use implicitly.
func newSections(m *ir.Module) *sections {
	rodata := Section{Name: ".rodata", Attrs: readOnly} // exception tables of functions
	x := &sections{map[string]Section{text.Name: text, rodata.Name: rodata}, map[Section]int{}}
	for _, f := range m.Funcs {
		if f.Section != "" && f.Comdat == "" && !f.Declared {
			x.first[f.Section] = Section{Name: f.Section, Attrs: text.Attrs}
		}
	}
	return x
}

// id returns the unique id of s, or 0 if it is the first of its name. COMDAT groups are distinct by themselves.
func (x *sections) id(s Section) int {
	if s.Group != "" {
		return 0
	}
	first, found := x.first[s.Name]
	if !found {
		x.first[s.Name] = s
		return 0
	}
	if s == first {
		return 0
	}
	if x.ids[s] == 0 {
		x.ids[s] = len(x.ids) + 1
	}
	return x.ids[s]
}

// start makes t ready for a function.
func (t *textStream) start(f *mach.Func) {
	t.f, t.id, t.labels = f, LabelSafe(f.Name), scratch.Zeroed(t.labels, len(f.Blocks))
	t.names = target.Names{Pool: t.constant, Literal: t.literal}
	t.locals, t.pool, t.maps, t.localLabels = 0, nil, nil, t.localLabels[:0]
	t.literals, t.less = nil, t.less[:0]
	t.frame, t.unwind = false, false
}

// Begin implements Stream.
func (t *textStream) Begin(f *mach.Func) {
	t.far.find(f)
	if t.t.HasUnwindIndex() {
		t.str("\t.fnstart\n")
		if f.IR.Personality != nil {
			t.printf(".LE_%s:\n", t.id)
		}
	}
}

// End implements Stream.
func (t *textStream) End(f *mach.Func) {
	t.Size(f.IR, -1)
	for n, s := range t.localLabels {
		t.line("\t.set\t", t.localLabel(n), ", ", SymbolName(s))
	}
}

// Block implements Stream.
func (t *textStream) Block(mach.BlockID) {}

// Section implements Stream.
func (t *textStream) Section(s Section) {
	if s == text {
		t.str("\t.text\n")
		return
	}
	group, entry, suffix := "", "", ""
	if s.Group != "" {
		group, suffix = "G", ","+quoted(s.Group)+",comdat"
	}
	if s.Entry != 0 {
		entry = "," + strconv.Itoa(s.Entry)
	}
	if t.sections != nil {
		if id := t.sections.id(s); id > 0 {
			suffix += ",unique," + strconv.Itoa(id)
		}
	}
	t.str("\t.section\t")
	t.str(sectionName(s.Name))
	t.str(",\"")
	t.b = appendAttrs(t.b, s.Attrs)
	t.line(group, "\",", t.t.Syntax.TypeMark(), kindNames[s.Kind], entry, suffix)
}

// Symbol implements Stream.
func (t *textStream) Symbol(s ir.Symbol, kind SymbolKind) {
	t.directives(s.Sym(), SymbolName(s), t.t.Syntax.TypeMark(), [...]string{"object", "function", "gnu_indirect_function"}[kind])
}

// Align implements Stream.
func (t *textStream) Align(n int64) {
	if n > 1 {
		t.number("\t.balign\t", n)
	}
}

// Define implements Stream.
func (t *textStream) Define(s ir.Symbol) {
	if _, ok := s.(*ir.Func); ok && t.t.Syntax.FuncMark != "" {
		t.line("\t", t.t.Syntax.FuncMark)
	}
	t.str(SymbolName(s))
	t.str(":\n")
}

// Size implements Stream.
func (t *textStream) Size(s ir.Symbol, n int64) {
	switch name := SymbolName(s); {
	case s.Sym().Linkage == ir.Private:
	case n < 0:
		t.line("\t.size\t", name, ", .-", name)
	default:
		t.printf("\t.size\t%s, %d\n", name, n)
	}
}

// Common implements Stream.
func (t *textStream) Common(s ir.Symbol, size, align int64) {
	name := SymbolName(s)
	t.visibility(s.Sym(), name)
	t.printf("\t.type\t%s,%sobject\n\t.comm\t%s,%d,%d\n", name, t.t.Syntax.TypeMark(), name, size, align)
}

// Alias implements Stream.
func (t *textStream) Alias(s, to ir.Symbol, n int64) {
	t.printf("\t.set\t%s, ", SymbolName(s))
	if to == nil {
		t.int(n)
	} else {
		t.symOff(to, n)
	}
	t.byte('\n')
}

// Weak implements Stream.
func (t *textStream) Weak(s ir.Symbol) { t.line("\t.weak\t", SymbolName(s)) }

// Label implements Stream.
func (t *textStream) Label(l Label) {
	t.str(t.label(l))
	t.str(":\n")
}

// StackMaps implements Stream.
func (t *textStream) StackMaps(m *StackMaps) { t.maps = m }

// Bytes implements Stream.
func (t *textStream) Bytes(p []byte) { t.bytes(p) }

// Zero implements Stream.
func (t *textStream) Zero(n int64) { t.number("\t.zero\t", n) }

// Int implements Stream.
func (t *textStream) Int(size int, v uint64) {
	t.byte('\t')
	t.str(dataDirective(size))
	t.byte('\t')
	t.b = strconv.AppendUint(t.b, v, 10)
	t.byte('\n')
}

// Value implements Stream.
func (t *textStream) Value(size int, v Value) {
	t.byte('\t')
	t.str(dataDirective(size))
	t.byte('\t')
	t.value(v)
	t.byte('\n')
}

// value appends the text of v.
func (t *textStream) value(v Value) {
	if v.Of == (Place{}) {
		t.int(v.Add)
		return
	}
	t.place(v.Of)
	if v.Entry {
		t.str(t.t.Syntax.TableOffset)
	}
	if v.Minus != (Place{}) {
		t.byte('-')
		t.place(v.Minus)
	}
	if v.Add != 0 {
		t.printf("%+d", v.Add)
	}
}

func (t *textStream) place(p Place) {
	if p.Sym != nil {
		t.str(SymbolName(p.Sym))
		return
	}
	t.str(t.label(p.Label))
}

// label returns the name of l.
func (t *textStream) label(l Label) string {
	switch l.Kind {
	case BlockLabel:
		return t.blockLabel(mach.BlockID(l.N))
	case AddressLabel:
		return ".LA" + strconv.Itoa(int(l.N)) + "_" + LabelSafe(l.Of.Sym().Name)
	case StackMapLabel:
		return ".LM" + strconv.Itoa(int(l.N)) + "_" + LabelSafe(l.Of.Sym().Name)
	case TableLabel:
		return ".LJ" + strconv.Itoa(int(l.N)) + "_" + t.id
	case DebugMark:
		return DebugLabel(t.f.IR, l.N)
	case LiteralLabel:
		return ".LP" + strconv.Itoa(int(l.N)) + "_" + t.id
	case SiteLabel:
		return ".LE" + strconv.Itoa(int(l.N)) + "_" + t.id
	}
	return l.Constant.Name()
}

// blockLabel returns the label of block b.
func (t *textStream) blockLabel(b mach.BlockID) string {
	if t.labels[b] == "" {
		var number [20]byte
		digits := strconv.AppendInt(number[:0], int64(b), 10)
		n := len(".LB") + len(digits) + len("_") + len(t.id)
		if t.labelText.Cap()-t.labelText.Len() < n { // existing labels keep the old chunk
			t.labelText.Reset()
			t.labelText.Grow(max(n, labelRoom))
		}
		at := t.labelText.Len()
		t.labelText.WriteString(".LB")
		t.labelText.Write(digits)
		t.labelText.WriteByte('_')
		t.labelText.WriteString(t.id)
		t.labels[b] = t.labelText.String()[at:]
	}
	return t.labels[b]
}

// labelRoom is the size of a chunk of label memory.
const labelRoom = 1 << 11

// CFI implements Stream.
func (t *textStream) CFI(op CFIOp, reg regalloc.Reg, n int64) {
	name := func() string { return t.t.RegNames[8*t.t.Layout.PtrBytes][reg] }
	switch op {
	case CFIStart:
		t.frame, t.unwind = true, n != 0
		t.str("\t.cfi_startproc\n")
	case CFIEnd:
		t.str("\t.cfi_endproc\n")
	case CFIRemember:
		t.str("\t.cfi_remember_state\n")
	case CFIRestore:
		t.str("\t.cfi_restore_state\n")
	case CFIDefCFA:
		t.str("\t.cfi_def_cfa\t")
		t.str(name())
		t.number(", ", n)
	case CFIDefCFARegister:
		t.line("\t.cfi_def_cfa_register\t", name())
	case CFIDefCFAOffset:
		t.number("\t.cfi_def_cfa_offset\t", n)
	case CFIOffset:
		t.str("\t.cfi_offset\t")
		t.str(name())
		t.number(", ", n)
	case CFIRestoreRegister:
		t.line("\t.cfi_restore\t", name())
	case CFINegateRAState:
		t.str("\t.cfi_negate_ra_state\n")
	case CFIKeyB:
		t.str("\t.cfi_b_key_frame\n")
	case CFIArgsSize:
		t.str("\t.cfi_escape\t46")
		for _, c := range AppendULEB(nil, uint64(n)) {
			t.printf(", %d", c)
		}
		t.byte('\n')
	}
}

// symbol returns the name of s for an operand.
func (t *textStream) symbol(s ir.Symbol) string {
	name := OperandName(t.t, s)
	if !directiveOnly(name) {
		return name
	}
	n := slices.Index(t.localLabels, s)
	if n < 0 {
		n = len(t.localLabels)
		t.localLabels = append(t.localLabels, s)
	}
	return t.localLabel(n)
}

func (t *textStream) localLabel(n int) string { return ".LN" + strconv.Itoa(n) + "_" + t.id }

// Instr implements Stream.
func (t *textStream) Instr(in *Instr) {
	names := &t.names
	names.Succ = [2]string{}
	if b := in.Block; b != nil {
		for s := range min(2, len(b.Succs)) {
			names.Succ[s] = t.blockLabel(b.Succs[s].To)
		}
		if t.t.Tiles[in.Tile].UsesTable() {
			names.Table = t.label(Label{Kind: TableLabel, N: int32(b.ID)})
		}
	}
	names.Sym, names.GOT = "", in.Mem.GOT
	switch {
	case in.Instr.Block != nil:
		names.Sym = t.label(addressLabel(in.Sym, in.Instr.Block))
	case in.Sym != nil:
		names.Sym = t.symbol(in.Sym)
		names.PLT = !t.t.IsDirect(in.Sym.Sym())
	}
	lines := in.Lines
	if len(lines) > 1 {
		t.locals++
		if slices.ContainsFunc(lines, func(l target.AsmLine) bool { return l.Enc.Label != "" }) {
			names.Local = ".LT" + strconv.Itoa(t.locals) + "_" + t.id + "_"
		}
	}
	if len(in.Literals) > 0 {
		t.labelled(in)
	}
	for k := range lines {
		if lines[k].Enc.Label == "" {
			t.byte('\t')
		}
		in.At.Long = t.far.next(&lines[k])
		t.b = t.t.AppendLine(t.b, in.Tile, &lines[k], in.At, names)
		in.At.Long = false
		if t.opts.Comment {
			t.comment(in.Instr, lines[k].UsesMem())
		}
		t.byte('\n')
	}
}

// Predicate implements Stream.
func (t *textStream) Predicate(conditions []uint8) {
	t.byte('\t')
	t.b = t.t.Predication.Prefix.Text(t.b, conditions)
	t.byte('\n')
}

// labelled records the labels to subtract from the entries that in references.
func (t *textStream) labelled(in *Instr) {
	t.literals = in.Literals
	uses := t.t.Tiles[in.Tile].Literals()
	for i := range uses {
		if u := &uses[i]; u.Label >= 0 {
			for int(in.Literals[i]) >= len(t.less) {
				t.less = append(t.less, "")
			}
			t.less[in.Literals[i]] = t.names.Local + "L" + strconv.Itoa(int(u.Label))
		}
	}
}

// literal returns the label of the next literal pool entry of the instruction.
func (t *textStream) literal() string {
	n := t.literals[0]
	t.literals = t.literals[1:]
	return t.label(Label{Kind: LiteralLabel, N: n})
}

// Literals implements Stream.
func (t *textStream) Literals(entries []mach.Literal, first int32) {
	for i := range entries {
		x, n := &entries[i], first+int32(i)
		t.Label(Label{Kind: LiteralLabel, N: n})
		if x.Sym == nil {
			t.Int(4, uint64(uint32(x.Bits)))
			if x.Bytes > 4 {
				t.Int(4, x.Bits>>32)
			}
			continue
		}
		t.symbolLiteral(x, n)
	}
}

// Table implements Stream.
func (t *textStream) Table(x *target.InlineTable, b *mach.Block) {
	table := Label{Kind: TableLabel, N: int32(b.ID)}
	t.Label(table)
	base := ""
	if x.Base != 0 {
		base = "-" + strconv.FormatInt(x.Base, 10)
	}
	directive, from := dataDirective(x.Entry), t.label(table)
	for i := range b.Succs {
		t.printf("\t%s\t(%s-%s%s)/%d\n", directive, t.blockLabel(b.Succs[i].To), from, base, x.Unit)
	}
	if n := len(b.Succs); x.Bytes(n) > n*x.Entry {
		t.Zero(int64(x.Bytes(n) - n*x.Entry))
	}
}

// symbolLiteral appends entry n, which refers to a symbol.
func (t *textStream) symbolLiteral(x *mach.Literal, n int32) {
	name := ""
	if x.Block != nil {
		name = t.label(addressLabel(x.Sym, x.Block))
	} else {
		name = t.symbol(x.Sym)
	}
	form := &t.t.Literals.Forms[x.Form]
	t.printf("\t%s\t%s%s", dataDirective(int(x.Bytes)), name, form.Text)
	if x.Bits != 0 {
		t.printf("%+d", int64(x.Bits))
	}
	switch {
	case x.Only == 0:
	case form.Place:
		t.printf("+(.-(%s+%d))", t.less[n], x.Ahead)
	default:
		t.printf("-(%s+%d)", t.less[n], x.Ahead)
	}
	t.byte('\n')
}

// Inline implements Stream.
func (t *textStream) Inline(in *mach.Instr, a *ir.InlineAsm) {
	t.locals++
	text, _ := t.f.AsmText(in, a, t.symbol, t.id+"_"+strconv.Itoa(t.locals))
	t.b = append(t.b, text...)
}

// comment annotates an instruction with its purpose, worded as in LLVM. Of a tile with several lines, only the line
// with the address is marked as a spill slot access.
func (t *textStream) comment(in *mach.Instr, hasAddress bool) {
	text := ""
	switch in.Origin {
	case mach.FromSpill:
		text = "-byte Spill"
	case mach.FromReload:
		text = "-byte Reload"
	case mach.FromRemat:
		text = "Rematerialized"
	case mach.FromCopy:
		text = "Copy"
	case mach.FromSwap:
		text = "Swap"
	}
	stores := t.t.Tiles[in.Tile].Flags&target.TileStores != 0
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
		text = t.bytesOf(in) + text
	}
	if text != "" {
		t.printf("\t%s %s", t.t.Syntax.Comment, text)
	}
}

func (t *textStream) bytesOf(in *mach.Instr) string {
	if in.Mem.Slot < 0 {
		return "0"
	}
	return strconv.FormatInt(t.f.Slots[in.Mem.Slot].Size, 10)
}

// constant returns the label of a constant in the pool.
func (t *textStream) constant(bytes int, bits uint64) string {
	c := Constant{bytes, bits}
	t.pool.Add(c)
	return c.Name()
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

// bytes appends constant bytes: text as strings, runs of zeros as .zero.
func (b *buffer) bytes(p []byte) {
	for len(p) > 0 {
		if n := len(p) - len(bytes.TrimLeft(p, "\x00")); n >= 8 || n == len(p) {
			b.number("\t.zero\t", int64(n))
			p = p[n:]
			continue
		}
		n := min(len(p), 64)
		if z := bytes.Index(p[:n], []byte("\x00\x00\x00\x00\x00\x00\x00\x00")); z > 0 {
			n = z
		}
		b.str("\t.ascii\t\"")
		for _, c := range p[:n] {
			switch {
			case c == '"' || c == '\\':
				b.byte('\\')
				b.byte(c)
			case c >= ' ' && c <= '~':
				b.byte(c)
			default:
				b.b = append(b.b, '\\', '0'+c>>6, '0'+c>>3&7, '0'+c&7)
			}
		}
		b.str("\"\n")
		p = p[n:]
	}
}

package bitcode

import (
	"fmt"
	"strconv"
)

// name returns the text of value n, which may be defined by a later instruction.
func (w *writer) name(n uint64) string {
	if n < uint64(len(w.values)) {
		return w.val(n)
	}
	if n -= uint64(w.first); n >= uint64(len(w.b.numbers)) {
		w.fail("value %d is not defined", n)
	}
	return w.b.numbers[n]
}

// take returns the next operand.
func (w *writer) take() uint64 {
	if w.i >= len(w.ops) {
		w.fail("an instruction has too few operands")
	}
	w.i++
	return w.ops[w.i-1]
}

func (w *writer) more() bool { return w.i < len(w.ops) }

// opt returns the next operand, 0 if there is none.
func (w *writer) opt() uint64 {
	if w.more() {
		return w.take()
	}
	return 0
}

// id returns the value number of the next operand, which is relative to the current instruction, or to the one after
// the debug record.
func (w *writer) id() uint64 { return uint64(uint32(uint64(len(w.values)) + w.ahead - w.take())) }

// pair returns the number and type of a value; the type of a forward reference is explicit.
func (w *writer) pair() (uint64, *typ) {
	n := w.id()
	if n < uint64(len(w.values)) {
		return n, w.values[n].t
	}
	if n < uint64(len(w.values))+w.ahead {
		w.fail("a debug record belongs to the instruction after it")
	}
	return n, w.typ(w.take())
}

// operand writes type and value of a pair.
func (w *writer) operand() *typ {
	n, t := w.pair()
	w.put(t.text, " ", w.name(n))
	return t
}

func (w *writer) block() string {
	n := w.take()
	if n >= uint64(len(w.b.blocks)) {
		w.fail("block %d is not defined", n)
	}
	return w.b.blocks[n]
}

func (w *writer) label() { w.put("label ", w.block()) }

// align writes an alignment that is kept as its logarithm.
func (w *writer) align(n uint64) {
	if n != 0 {
		w.out = strconv.AppendUint(append(w.out, ", align "...), 1<<(n-1&63), 10)
	}
}

// location returns the number of the node of a location, and writes it if it is new.
func (w *writer) location(l location) int {
	key := location{l.line, l.col, uint64(w.mdNode(w.meta, l.scope-1).num), 0}
	if l.at != 0 {
		key.at = uint64(w.mdNode(w.meta, l.at-1).num) + 1
	}
	n, ok := w.locs[key]
	if ok {
		return n
	}
	n = w.nextMeta
	w.nextMeta++
	w.locs[key] = n
	w.metaOut = fmt.Appendf(w.metaOut, "!%d = !DILocation(line: %d, column: %d, scope: !%d", n, l.line, l.col, key.scope)
	if l.at != 0 {
		w.metaOut = fmt.Appendf(w.metaOut, ", inlinedAt: !%d", key.at-1)
	}
	w.metaOut = append(w.metaOut, ")\n"...)
	return n
}

// debugRecord writes a debug record.
func (w *writer) debugRecord(code uint32, ops []uint64) {
	w.ops, w.i = ops, 0
	loc := w.ref(w.take())
	if code == 65 {
		w.put("    #dbg_label(", w.ref(w.take()), ", ", loc, ")\n")
		return
	}
	variable, expr := w.ref(w.take()), w.ref(w.take())
	switch code {
	case 61, 62, 66:
		name := "value"
		if code == 62 {
			name = "declare"
		} else if code == 66 {
			name = "declare_value"
		}
		w.put("    #dbg_", name, "(", w.ref(w.take()))
	case 64:
		w.put("    #dbg_value(")
		w.operand()
	case 63:
		value := w.ref(w.take())
		id, addrExpr, addr := w.ref(w.take()), w.ref(w.take()), w.ref(w.take())
		w.put("    #dbg_assign(", value, ", ", variable, ", ", expr, ", ", id, ", ", addr, ", ", addrExpr, ", ", loc, ")\n")
		return
	}
	w.put(", ", variable, ", ", expr, ", ", loc, ")\n")
}

// instruction writes an instruction with its attachments.
func (w *writer) instruction(r *record) {
	w.ops, w.i = w.opsOf(r), 0
	w.places = append(w.places, Place{len(w.out), w.base + int(r.off)})
	w.put("  ")
	var t *typ
	has := w.hasResult(r.code, w.ops)
	if has {
		if w.def >= len(w.b.numbers) {
			w.fail("more results than expected")
		}
		w.put(w.b.numbers[w.def], " = ")
	}
	t = w.operation(r.code)
	w.attached(uint64(w.inst))
	w.out = append(w.out, '\n')
	w.inst++
	if has {
		if t == nil {
			w.fail("instruction %d has no type", r.code)
		}
		w.values = append(w.values, value{t: t, text: w.b.numbers[w.def]})
		w.def++
	}
}

// attached writes the metadata of instruction n that affects code.
func (w *writer) attached(n uint64) {
	if w.hasLoc {
		w.put(w.loc)
	}
	for _, a := range w.b.attached[n] {
		switch kind := w.kinds[a.kind]; kind {
		case "prof", "DIAssignID":
			w.put(", !", kind, " ", w.ref(a.node))
		}
	}
}

// fast writes fast-math flags.
func (w *writer) fast(flags uint64) {
	if flags&0xfe == 0xfe {
		w.put(" fast")
		return
	}
	for i, name := range []string{"fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"} {
		if flags>>i&1 != 0 {
			w.put(" ", name)
		}
	}
}

// operation writes an instruction, starting at its name, and returns its result type.
func (w *writer) operation(code uint32) *typ {
	switch code {
	case 2:
		return w.binary()
	case 3:
		return w.cast()
	case 4, 30, 43:
		return w.gep(code)
	case 6, 7, 8, 26, 27:
		return w.element(code)
	case 9, 28:
		return w.compare()
	case 10, 11, 12, 15, 31, 39:
		w.jump(code)
	case 13:
		return w.invoke()
	case 16:
		return w.phi()
	case 19:
		return w.alloca()
	case 20, 41:
		return w.load(code == 41)
	case 23:
		t := w.typ(w.take())
		w.put("va_arg ", t.text, " ", w.name(w.id()), ", ")
		t = w.typ(w.take())
		w.put(t.text)
		return t
	case 29:
		return w.selectInst()
	case 34:
		return w.call()
	case 36:
		w.put("fence")
		o := w.take()
		w.scope(w.opt())
		w.put(" ", w.order(o))
	case 37, 46:
		return w.cmpXchg(code)
	case 38, 59:
		return w.atomicRMW(code)
	case 44, 45:
		w.store(code == 45)
	case 47:
		return w.landingPad()
	case 56:
		w.put("fneg")
		n, t := w.pair()
		w.take()
		w.fast(w.opt())
		w.put(" ", t.text, " ", w.name(n))
		return t
	case 57:
		return w.callBranch()
	case 58:
		w.put("freeze ")
		return w.operand()
	case 48, 49, 50, 51, 52:
		w.fail("MSVC-style exceptions are not supported, compile for an ELF target")
	default:
		w.fail("unknown instruction record %d", code)
	}
	return nil
}

// element writes an instruction that reads or replaces elements of a vector or members of an aggregate.
func (w *writer) element(code uint32) *typ {
	switch code {
	case 6:
		w.put("extractelement ")
		t := w.operand()
		w.put(", ")
		w.operand()
		return t.lane()
	case 7:
		w.put("insertelement ")
		t := w.operand()
		w.put(", ", t.lane().text, " ", w.name(w.id()), ", ")
		w.operand()
		return t
	case 8:
		w.put("shufflevector ")
		t := w.operand()
		w.put(", ", t.text, " ", w.name(w.id()), ", ")
		m := w.operand()
		v := &typ{kind: kVector, n: m.n, elem: t.lane(), vararg: m.vararg}
		w.spell(v)
		return v
	case 26:
		w.put("extractvalue ")
		return w.path(w.operand())
	}
	w.put("insertvalue ")
	t := w.operand()
	w.put(", ")
	w.operand()
	w.path(t)
	return t
}

// jump writes a terminator without a result.
func (w *writer) jump(code uint32) {
	switch code {
	case 10:
		w.put("ret ")
		if !w.more() {
			w.put("void")
		} else {
			w.operand()
		}
	case 11:
		w.branch()
	case 12:
		w.switchInst()
	case 15:
		w.put("unreachable")
	case 31:
		w.put("indirectbr ", w.typ(w.take()).text, " ", w.name(w.id()), ", [")
		for n := 0; w.more(); n++ {
			if n > 0 {
				w.put(", ")
			}
			w.label()
		}
		w.put("]")
	case 39:
		w.put("resume ")
		w.operand()
	}
}

func (w *writer) binary() *typ {
	n, t := w.pair()
	m, op := w.id(), w.take()
	flags := w.opt()
	name := w.binaryName(op, t)
	w.put(name)
	switch {
	case t.lane().kind == kFloat:
		w.fast(flags)
	case flags == 0:
	case name == "or":
		w.put(" disjoint")
	case op <= 2 || name == "shl":
		if flags&1 != 0 {
			w.put(" nuw")
		}
		if flags&2 != 0 {
			w.put(" nsw")
		}
	default:
		w.put(" exact")
	}
	w.put(" ", t.text, " ", w.name(n), ", ", w.name(m))
	return t
}

func (w *writer) cast() *typ {
	n, from := w.pair()
	t, op := w.typ(w.take()), w.take()
	name := w.castName(op)
	w.put(name)
	flags := w.opt()
	switch name {
	case "zext", "uitofp":
		if flags&1 != 0 {
			w.put(" nneg")
		}
	case "trunc":
		if flags&1 != 0 {
			w.put(" nuw")
		}
		if flags&2 != 0 {
			w.put(" nsw")
		}
	case "fptrunc", "fpext":
		w.fast(flags)
	}
	w.put(" ", from.text, " ", w.name(n), " to ", t.text)
	return t
}

func (w *writer) gep(code uint32) *typ {
	flags := uint64(0)
	if code != 43 {
		w.fail("a getelementptr in the form before LLVM 3.7 is not supported")
	}
	flags = w.take()
	w.put("getelementptr")
	if flags&1 != 0 {
		w.put(" inbounds")
	}
	elem := w.typ(w.take())
	w.put(" ", elem.text)
	result := ptrType
	for w.more() {
		w.put(", ")
		t := w.operand()
		if t.kind == kVector && result.kind != kVector {
			result = w.vectorLike(t, ptrType)
		}
	}
	return result
}

func (w *writer) compare() *typ {
	n, t := w.pair()
	m := w.id()
	p, float := w.pred(w.take())
	if float {
		w.put("fcmp")
		w.fast(w.opt())
	} else {
		w.put("icmp")
	}
	w.put(" ", p, " ", t.text, " ", w.name(n), ", ", w.name(m))
	return w.vectorLike(t, boolType)
}

func (w *writer) branch() {
	w.put("br ")
	if len(w.ops) == 1 {
		w.label()
		return
	}
	yes, no := w.block(), w.block()
	w.put("i1 ", w.name(w.id()), ", label ", yes, ", label ", no)
}

func (w *writer) switchInst() {
	t := w.typ(w.take())
	w.put("switch ", t.text, " ", w.name(w.id()), ", ")
	w.label()
	w.put(" [")
	for w.more() {
		w.put(" ", t.text, " ", w.name(w.take()), ", ")
		w.label()
	}
	w.put(" ]")
}

func (w *writer) phi() *typ {
	t := w.typ(w.take())
	n := len(w.ops)
	w.put("phi")
	if n%2 == 0 {
		n--
		w.fast(w.ops[n])
	}
	w.put(" ", t.text)
	for i := 0; w.i < n; i++ {
		if i > 0 {
			w.put(",")
		}
		v := uint64(uint32(int64(len(w.values)) - signed(w.take())))
		w.put(" [ ", w.name(v), ", ", w.block(), " ]")
	}
	return t
}

func (w *writer) alloca() *typ {
	t, sizeType, n, bits := w.typ(w.take()), w.typ(w.take()), w.take(), w.take()
	w.put("alloca ")
	if bits&(1<<5) != 0 {
		w.put("inalloca ")
	}
	if bits&(1<<7) != 0 {
		w.put("swifterror ")
	}
	if bits&(1<<6) == 0 {
		w.fail("an alloca in the form before LLVM 3.7 is not supported")
	}
	w.put(t.text)
	if size := w.name(n); size != "1" {
		w.put(", ", sizeType.text, " ", size)
	}
	w.align(bits&31 | bits>>8&7<<5)
	if space := w.opt(); space != 0 {
		w.out = fmt.Appendf(w.out, ", addrspace(%d)", space)
		return &typ{kind: kPtr, text: fmt.Sprintf("ptr addrspace(%d)", space)}
	}
	return ptrType
}

var orders = []string{"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

func (w *writer) order(n uint64) string {
	if n == 0 || n >= uint64(len(orders)) {
		w.fail("unknown memory ordering")
	}
	return orders[n]
}

// scope writes the synchronization scope of an atomic operation: all but the system's are singlethread.
func (w *writer) scope(n uint64) {
	if n == 0 {
		w.put(` syncscope("singlethread")`)
	}
}

func (w *writer) load(atomic bool) *typ {
	n, from := w.pair()
	t, align, volatile := w.typ(w.take()), w.take(), w.take()
	w.put("load ")
	if atomic {
		w.put("atomic ")
	}
	if volatile != 0 {
		w.put("volatile ")
	}
	w.put(t.text, ", ", from.text, " ", w.name(n))
	w.ordering(atomic)
	w.align(align)
	return t
}

func (w *writer) ordering(atomic bool) {
	if atomic {
		o := w.take()
		w.scope(w.take())
		w.put(" ", w.order(o))
	}
}

func (w *writer) store(atomic bool) {
	p, pt := w.pair()
	v, vt := w.pair()
	align, volatile := w.take(), w.take()
	w.put("store ")
	if atomic {
		w.put("atomic ")
	}
	if volatile != 0 {
		w.put("volatile ")
	}
	w.put(vt.text, " ", w.name(v), ", ", pt.text, " ", w.name(p))
	w.ordering(atomic)
	w.align(align)
}

func (w *writer) cmpXchg(code uint32) *typ {
	p, pt := w.pair()
	old, t := w.pair()
	val, volatile, success, scope := w.id(), w.take(), w.take(), w.take()
	failure, weak := w.take(), w.take()
	w.put("cmpxchg ")
	if weak != 0 {
		w.put("weak ")
	}
	if volatile != 0 {
		w.put("volatile ")
	}
	w.put(pt.text, " ", w.name(p), ", ", t.text, " ", w.name(old), ", ", t.text, " ", w.name(val))
	w.scope(scope)
	w.put(" ", w.order(success), " ", w.order(failure))
	w.align(w.opt())
	s := &typ{kind: kStruct, fields: []*typ{t, boolType}}
	w.spell(s)
	return s
}

var rmwNames = []string{"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
	"uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"}

func (w *writer) atomicRMW(code uint32) *typ {
	p, pt := w.pair()
	if code == 38 {
		w.fail("an atomicrmw in the form before LLVM 13 is not supported")
	}
	v, t := w.pair()
	op, volatile, order, scope := w.take(), w.take(), w.take(), w.take()
	if op >= uint64(len(rmwNames)) {
		w.fail("unknown atomic operation")
	}
	w.put("atomicrmw ")
	if volatile != 0 {
		w.put("volatile ")
	}
	w.put(rmwNames[op], " ", pt.text, " ", w.name(p), ", ", t.text, " ", w.name(v))
	w.scope(scope)
	w.put(" ", w.order(order))
	w.align(w.opt())
	return t
}

// path writes the indices of extractvalue and insertvalue, and returns the type they lead to.
func (w *writer) path(t *typ) *typ {
	for w.more() {
		n := w.take()
		w.out = strconv.AppendUint(append(w.out, ", "...), n, 10)
		switch {
		case t.kind == kStruct && n < uint64(len(t.fields)):
			t = t.fields[n]
		case t.kind == kArray:
			t = t.elem
		default:
			w.fail("index %d is not an element of %s", n, t.text)
		}
	}
	return t
}

func (w *writer) selectInst() *typ {
	a, t := w.pair()
	b := w.id()
	c, ct := w.pair()
	w.put("select")
	w.fast(w.opt())
	w.put(" ", ct.text, " ", w.name(c), ", ", t.text, " ", w.name(a), ", ", t.text, " ", w.name(b))
	return t
}

func (w *writer) landingPad() *typ {
	t, cleanup, n := w.typ(w.take()), w.take(), w.take()
	w.put("landingpad ", t.text)
	if cleanup != 0 {
		w.put(" cleanup")
	}
	for range w.count(n) {
		if w.take() == 0 {
			w.put(" catch ")
		} else {
			w.put(" filter ")
		}
		w.operand()
	}
	return t
}

// convention writes a calling convention.
func (d *decoder) convention(n uint64) string {
	switch n {
	case 0:
		return ""
	case 8:
		return " fastcc"
	case 9:
		return " coldcc"
	}
	return " cc " + strconv.FormatUint(n, 10)
}

func (w *writer) call() *typ {
	attrs, cc := w.take(), w.take()
	flags := uint64(0)
	if cc>>17&1 != 0 {
		flags = w.take()
	}
	if cc>>15&1 == 0 {
		w.fail("a call without the type of its function is not supported")
	}
	t := w.typ(w.take())
	switch {
	case cc>>14&1 != 0:
		w.put("musttail ")
	case cc>>16&1 != 0:
		w.put("notail ")
	case cc&1 != 0:
		w.put("tail ")
	}
	w.put("call")
	w.fast(flags)
	w.callee(t, attrs, cc>>1&0x3ff, cc>>14&1 != 0)
	return t.elem
}

// callee writes a call from its convention on.
func (w *writer) callee(t *typ, attrs, cc uint64, must bool) {
	if t.kind != kFunc {
		w.fail("a call has no function type")
	}
	callee, _ := w.pair()
	w.put(w.convention(cc), w.attrs(attrs, 0), " ")
	if t.vararg {
		w.put(t.text)
	} else {
		w.put(t.elem.text)
	}
	w.put(" ", w.name(callee), "(")
	for i, p := range t.fields {
		if i > 0 {
			w.put(", ")
		}
		w.put(p.text, w.attrs(attrs, uint64(i+1)), " ")
		switch p.kind {
		case kMeta:
			w.put(w.ref(w.id()))
		case kLabel:
			w.put(w.block())
		default:
			w.put(w.name(w.id()))
		}
	}
	for i := len(t.fields); w.more(); i++ {
		if i > 0 {
			w.put(", ")
		}
		n, at := w.pair()
		w.put(at.text, w.attrs(attrs, uint64(i+1)), " ", w.name(n))
	}
	if must && t.vararg {
		if len(t.fields) > 0 {
			w.put(", ")
		}
		w.put("...")
	}
	w.put(")", w.attrs(attrs, ofFunction))
	w.bundle()
}

// bundle writes the operand bundles that preceded the call.
func (w *writer) bundle() {
	if len(w.pend) == 0 {
		return
	}
	ops, i := w.ops, w.i
	w.put(" [ ")
	for k := range w.pend {
		if k > 0 {
			w.put(", ")
		}
		w.ops, w.i = w.opsOf(&w.pend[k]), 0
		tag := w.take()
		if tag >= uint64(len(w.bundles)) {
			w.fail("an operand bundle has no name")
		}
		w.out = append(appendString(w.out, w.bundles[tag]), '(')
		for n := 0; w.more(); n++ {
			if n > 0 {
				w.put(", ")
			}
			w.operand()
		}
		w.put(")")
	}
	w.put(" ]")
	w.ops, w.i, w.pend = ops, i, w.pend[:0]
}

func (w *writer) invoke() *typ {
	attrs, cc, normal, unwind := w.take(), w.take(), w.block(), w.block()
	if cc>>13&1 == 0 {
		w.fail("an invoke without the type of its function is not supported")
	}
	t := w.typ(w.take())
	w.put("invoke")
	w.callee(t, attrs, cc&0x3ff, false)
	w.put(" to label ", normal, " unwind label ", unwind)
	return t.elem
}

func (w *writer) callBranch() *typ {
	attrs, cc, normal := w.take(), w.take(), w.block()
	targets := make([]string, 0, 8)
	for range w.count(w.take()) {
		targets = append(targets, w.block())
	}
	t := w.typ(w.take())
	w.put("callbr")
	w.callee(t, attrs, cc>>1&0x3ff, false)
	w.put(" to label ", normal, " [")
	for i, b := range targets {
		if i > 0 {
			w.put(", ")
		}
		w.put("label ", b)
	}
	w.put("]")
	return t.elem
}

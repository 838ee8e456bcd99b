package bitcode

import "strconv"

// body is the body of a function.
type body struct {
	fn       int // of the globals
	read     bool
	records  []record
	values   []value // its constants
	meta     []md
	names    map[uint64]string // of values
	blocks   []string          // names of blocks, with the sigil
	count    uint64            // of blocks
	bnames   map[uint64]string
	attached map[uint64][]attachment
	own      []attachment
	numbers  []string // of values that instructions define, in order
	args     []string
}

// Codes of records in function blocks.
const (
	debugLocAgain = 33
	debugLoc      = 35
	bundleRecord  = 55
	debugFirst    = 61
	debugLast     = 66
)

// body reads a function block; it is written later.
func (d *decoder) body() {
	var b *body
	for _, x := range d.bodies {
		if !x.read {
			b = x
			break
		}
	}
	if b == nil {
		d.fail("more function bodies than declarations")
	}
	b.read = true
	b.names, b.bnames, b.attached = make(map[uint64]string), make(map[uint64]string), make(map[uint64][]attachment)
	d.enter()
	for kind := d.next(); kind != atEnd; kind = d.next() {
		if kind == atRecord {
			if d.code == 1 {
				b.count = uint64(d.count(d.ops[0]))
				continue
			}
			b.records = append(b.records, record{uint32(d.code), uint32(len(d.words)), uint32(len(d.ops)), uint32(d.at / 8)})
			d.words = append(d.words, d.ops...)
			continue
		}
		switch d.code {
		case constantsBlock:
			b.values = d.constants(b.values)
		case metadataBlock:
			b.meta = d.metadata(b.meta)
		case attachBlock:
			d.each(func() {
				ops, list := d.ops, &b.own
				var at []attachment
				i := len(ops) & 1
				for ; i+1 < len(ops); i += 2 {
					at = append(at, attachment{ops[i], ops[i+1]})
				}
				if len(ops)&1 == 1 {
					b.attached[ops[0]] = append(b.attached[ops[0]], at...)
				} else {
					*list = append(*list, at...)
				}
			})
		case symtabBlock:
			d.each(func() {
				switch d.code {
				case 1:
					b.names[d.ops[0]] = text(d.ops[1:])
				case 2:
					b.bnames[d.ops[0]] = text(d.ops[1:])
				}
			})
		default:
			d.skip()
		}
	}
}

func (d *decoder) opsOf(r *record) []uint64 { return d.words[r.at : r.at+r.n] }

// number gives the values and blocks of a body their names, as LLVM numbers them.
func (d *decoder) number(b *body) {
	if b.blocks != nil {
		return
	}
	t := d.funcType(b.fn)
	next, id := 0, uint64(d.global)
	name := func(n string, ok bool) string {
		if ok {
			return string(appendName(nil, '%', n))
		}
		next++
		return "%" + strconv.Itoa(next-1)
	}
	for range t.fields {
		n, ok := b.names[id]
		b.args = append(b.args, name(n, ok))
		id++
	}
	id += uint64(len(b.values))
	b.blocks = make([]string, 0, b.count)
	begin := true
	for i := range b.records {
		r := &b.records[i]
		if r.code == debugLoc || r.code == debugLocAgain || r.code == bundleRecord || r.code == 60 || r.code >= debugFirst && r.code <= debugLast {
			continue
		}
		if begin {
			n, ok := b.bnames[uint64(len(b.blocks))]
			b.blocks = append(b.blocks, name(n, ok))
			begin = false
		}
		ops := d.opsOf(r)
		if d.hasResult(r.code, ops) {
			n, ok := b.names[id]
			b.numbers = append(b.numbers, name(n, ok))
			id++
		}
		begin = endsBlock(r.code)
	}
	if uint64(len(b.blocks)) != b.count {
		d.fail("a function has %d blocks but declares %d", len(b.blocks), b.count)
	}
}

func endsBlock(code uint32) bool {
	switch code {
	case 10, 11, 12, 13, 15, 31, 39, 48, 49, 52, 57:
		return true
	}
	return false
}

// hasResult reports whether an instruction defines a value.
func (d *decoder) hasResult(code uint32, ops []uint64) bool {
	switch code {
	case 10, 11, 12, 15, 31, 36, 39, 44, 45, 48, 49:
		return false
	case 34:
		i := 2
		if ops[1]>>17&1 != 0 {
			i++
		}
		return d.typ(ops[i]).result() != kVoid
	case 13:
		return d.typ(ops[4]).result() != kVoid
	case 57:
		return d.typ(ops[4+ops[3]]).result() != kVoid
	}
	return true
}

func (t *typ) result() uint8 {
	if t.elem == nil {
		return kVoid
	}
	return t.elem.kind
}

func (d *decoder) funcType(fn int) *typ {
	t := d.typ(d.globals[fn].ops[0])
	if t.kind == kFunc {
		return t
	}
	d.fail("a function has no function type")
	return nil
}

// blockOf returns the name of block n of the function that is value fn.
func (d *decoder) blockOf(fn, n uint64) string {
	v := d.value(fn)
	for _, b := range d.bodies {
		if v.form == valSymbol && b.fn == v.ref {
			d.number(b)
			if n < uint64(len(b.blocks)) {
				return b.blocks[n]
			}
		}
	}
	d.fail("blockaddress names no block")
	return ""
}

// A writer writes the instructions of one body.
type writer struct {
	*decoder
	b      *body
	ops    []uint64
	i      int // the next operand
	inst   int // number of instructions so far
	def    int // number of results so far
	blk    int
	loc    string
	hasLoc bool
	ahead  uint64   // values defined by the instruction after the debug records being written
	pend   []record // bundles of the next call
	first  int      // the number of the first result
}

// writeBody writes the body of a function from its brace on.
func (d *decoder) writeBody(b *body) {
	d.number(b)
	values, meta := len(d.values), len(d.meta)
	t := d.funcType(b.fn)
	for i, p := range t.fields {
		d.values = append(d.values, value{t: p, text: b.args[i]})
	}
	d.values = append(d.values, b.values...)
	d.meta = append(d.meta, b.meta...)
	w := &writer{decoder: d, b: b, first: len(d.values)}
	d.cur = w
	d.out = append(d.out, " {\n"...)
	begin := true
	for i := 0; i < len(b.records); i++ {
		r := &b.records[i]
		d.pos = int(r.off) * 8
		if r.code == bundleRecord {
			w.pend = append(w.pend, *r)
			continue
		}
		if r.code == 60 {
			continue
		}
		if begin {
			d.out = append(append(d.out, b.blocks[w.blk][1:]...), ":\n"...)
			w.blk++
		}
		after := i + 1
		for after < len(b.records) && isTrailer(b.records[after].code) {
			after++
		}
		if w.hasResult(r.code, w.opsOf(r)) {
			w.ahead = 1
		}
		w.trailers(b.records[i+1 : after])
		w.ahead = 0
		w.instruction(r)
		i = after - 1
		begin = endsBlock(r.code)
	}
	d.out = append(d.out, "}\n"...)
	d.writeNodes(b.meta)
	d.cur = nil
	d.values, d.meta = d.values[:values], d.meta[:meta]
}

func isTrailer(code uint32) bool {
	return code == debugLoc || code == debugLocAgain || code >= debugFirst && code <= debugLast
}

// trailers writes the debug records before an instruction, and remembers its location.
func (w *writer) trailers(rs []record) {
	has := false
	for i := range rs {
		r := &rs[i]
		ops := w.opsOf(r)
		switch {
		case r.code == debugLocAgain:
			has = true
		case r.code == debugLoc:
			has = true
			w.loc = ""
			if ops[2] != 0 {
				w.loc = ", !dbg !" + strconv.Itoa(w.location(location{ops[0], ops[1], ops[2], ops[3]}))
			}
		default:
			w.debugRecord(r.code, ops)
		}
	}
	w.hasLoc = has
}

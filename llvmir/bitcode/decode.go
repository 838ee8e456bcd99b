package bitcode

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strconv"
)

// An Error reports malformed bitcode, with its position.
type Error struct {
	Offset int // in bytes
	Msg    string
}

func (e *Error) Error() string { return fmt.Sprintf("offset %d: %s", e.Offset, e.Msg) }

func (s *stream) fail(format string, args ...any) {
	panic(&Error{s.pos / 8, fmt.Sprintf(format, args...)})
}

// Is reports whether src starts like bitcode, bare or wrapped.
func Is(src []byte) bool {
	return bytes.HasPrefix(src, magic) || bytes.HasPrefix(src, wrapper)
}

var (
	magic   = []byte("BC\xC0\xDE")
	wrapper = []byte("\xDE\xC0\x17\x0B")
)

// The numbers of blocks.
const (
	blockInfoBlock = 0
	moduleBlock    = 8
	attrBlock      = 9
	groupBlock     = 10
	constantsBlock = 11
	functionBlock  = 12
	symtabBlock    = 14 // of values: names
	metadataBlock  = 15
	attachBlock    = 16
	typeBlock      = 17
	bundleBlock    = 21
	kindBlock      = 22
	strtabBlock    = 23
)

// record is a stored record: its operands are in the decoder's words.
type record struct {
	code  uint32
	at, n uint32
	off   uint32 // in bytes, in the file
}

// A decoder reads a module.
type decoder struct {
	stream
	strtab  []byte
	words   []uint64
	out     []byte
	types   []*typ
	version uint64
	moduleTables
	values  []value
	global  int // number of values of the module
	globals []globalRec
	bodies  []*body
	metadataTables
	depth  int
	cur    *writer
	places []Place
	spent  int // bytes of the text of types and constants
	base   int // of the module in the file
}

// moduleTables are the numbered entities of a module.
type moduleTables struct {
	triple, layout string
	asm            string
	sections, gcs  []string
	comdats        []string
	groups         map[uint64]*group
	lists          [][]*group // attribute lists
	kinds          map[uint64]string
	bundles        []string
}

// metadataTables are the metadata of a module.
type metadataTables struct {
	meta       []md
	named      []byte
	metaOut    []byte
	nextMeta   int
	locs       map[location]int
	declAttach map[int][]attachment
}

type globalRec struct {
	code uint64
	name string
	ops  []uint64
}

type attachment struct{ kind, node uint64 }

// A Place maps a position in the text to the bitcode offset it was made from.
type Place struct{ Text, Offset int }

// Text returns the module in src as LLVM IR text, and the places of its instructions, in text order. The error is an
// *Error.
func Text(src []byte) (text []byte, places []Place, err error) {
	d := &decoder{stream: stream{src: src, width: 2, info: make(map[uint64][]abbrev)},
		moduleTables:   moduleTables{groups: make(map[uint64]*group), kinds: make(map[uint64]string)},
		metadataTables: metadataTables{locs: make(map[location]int), declAttach: make(map[int][]attachment)}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			text, places, err = nil, nil, r
		case error:
			text, places, err = nil, nil, &Error{d.pos / 8, "the record is malformed: " + r.Error()}
		default:
			panic(r)
		}
	}()
	d.file()
	return d.out, d.places, nil
}

// file reads the file: the module and the string table after it.
func (d *decoder) file() {
	if bytes.HasPrefix(d.src, wrapper) {
		if len(d.src) < 20 {
			d.fail("the header of the wrapper is truncated")
		}
		off, size := binary.LittleEndian.Uint32(d.src[8:]), binary.LittleEndian.Uint32(d.src[12:])
		if uint64(off)+uint64(size) > uint64(len(d.src)) {
			d.fail("the wrapped bitcode is truncated")
		}
		d.src, d.base = d.src[off:off+size], int(off)
	}
	d.end = len(d.src) &^ 3 * 8
	if !bytes.HasPrefix(d.src, magic) {
		d.fail("not bitcode")
	}
	d.pos = 32
	modules := []int(nil)
	for d.pos+32 <= d.end {
		at := d.pos
		if d.bits(2) != 1 {
			if len(modules) > 0 {
				break // padding
			}
			d.fail("expected a block")
		}
		switch d.code = d.vbr(8); d.code {
		case moduleBlock:
			modules = append(modules, at)
			d.skip()
		case strtabBlock:
			d.enter()
			for kind := d.next(); kind != atEnd; kind = d.next() {
				if kind == atBlock {
					d.skip()
				} else if d.code == 1 && d.strtab == nil {
					d.strtab = d.blob
				}
			}
		default:
			d.skip()
		}
	}
	switch len(modules) {
	case 0:
		d.fail("the file has no module")
	case 1:
	default:
		d.pos = modules[1]
		d.fail("the file has %d modules, which is not supported, split it with llvm-modextract", len(modules))
	}
	d.pos = modules[0]
	d.width = 2
	d.bits(2)
	d.code = d.vbr(8)
	d.enter()
	d.module()
	d.write()
}

// text returns operands as bytes.
func text(ops []uint64) string {
	b := make([]byte, len(ops))
	for i, c := range ops {
		b[i] = byte(c)
	}
	return string(b)
}

// each calls f for every record of the block that next has found.
func (d *decoder) each(f func()) {
	d.enter()
	for kind := d.next(); kind != atEnd; kind = d.next() {
		if kind == atBlock {
			d.skip()
			continue
		}
		f()
	}
}

// module reads the module block.
func (d *decoder) module() {
	for kind := d.next(); kind != atEnd; kind = d.next() {
		if kind == atRecord {
			d.moduleRecord()
			continue
		}
		switch d.code {
		case blockInfoBlock:
			d.enter()
			d.blockInfo()
		case typeBlock:
			d.typeTable()
		case groupBlock:
			d.each(d.group)
		case attrBlock:
			d.each(d.attrList)
		case constantsBlock:
			d.values = d.constants(d.values)
		case metadataBlock:
			d.meta = d.metadata(d.meta)
		case kindBlock:
			d.each(func() { d.kinds[d.ops[0]] = text(d.ops[1:]) })
		case bundleBlock:
			d.each(func() { d.bundles = append(d.bundles, text(d.ops)) })
		case functionBlock:
			d.body()
		default:
			d.skip()
		}
	}
}

func (d *decoder) moduleRecord() {
	switch d.code {
	case 1:
		if d.version = d.ops[0]; d.version != 2 {
			d.fail("bitcode version %d is not supported, LLVM 5 and later write version 2", d.version)
		}
	case 2:
		d.triple = text(d.ops)
	case 3:
		d.layout = text(d.ops)
	case 4:
		d.asm = text(d.ops)
	case 5:
		d.sections = append(d.sections, text(d.ops))
	case 11:
		d.gcs = append(d.gcs, text(d.ops))
	case 12:
		d.comdats = append(d.comdats, d.strtabName(d.ops))
	case 7, 8, 14, 18:
		g := globalRec{d.code, d.strtabName(d.ops), append([]uint64(nil), d.ops[2:]...)}
		for len(g.ops) < 20 {
			g.ops = append(g.ops, 0)
		}
		d.globals = append(d.globals, g)
		v := value{t: ptrType, form: valSymbol, ref: len(d.globals) - 1}
		d.values = append(d.values, v)
		if g.code == 8 && g.ops[2] == 0 {
			d.bodies = append(d.bodies, &body{fn: len(d.globals) - 1})
		}
	}
}

// strtabName returns the name given by the first two operands.
func (d *decoder) strtabName(ops []uint64) string {
	off, n := ops[0], ops[1]
	if off > uint64(len(d.strtab)) || n > uint64(len(d.strtab))-off {
		d.fail("a name lies outside the string table")
	}
	return string(d.strtab[off : off+n])
}

// A typ is a type with its text.
type typ struct {
	kind                    uint8
	text                    string
	elem                    *typ
	fields                  []*typ
	n                       uint64
	vararg, packed, defined bool
}

const (
	kVoid = iota
	kInt
	kFloat // of any width
	kPtr
	kArray
	kVector
	kStruct
	kFunc
	kMeta
	kLabel
	kOther
)

var (
	ptrType  = &typ{kind: kPtr, text: "ptr"}
	boolType = &typ{kind: kInt, text: "i1", n: 1}
)

func (d *decoder) typ(i uint64) *typ {
	if i >= uint64(len(d.types)) {
		d.fail("type %d is not defined", i)
	}
	return d.types[i]
}

// typeTable reads the types. Structs with names may be used before they are defined.
func (d *decoder) typeTable() {
	var names structNames
	n := 0
	d.each(func() {
		switch d.code {
		case 1:
			d.types = make([]*typ, d.count(d.ops[0]))
			for i := range d.types {
				d.types[i] = &typ{kind: kOther, text: "opaque"}
			}
			return
		case 19:
			names.next = text(d.ops)
			return
		}
		if n >= len(d.types) {
			d.fail("more types than the table declares")
		}
		d.defineType(d.types[n], &names)
		n++
	})
	for _, t := range d.types {
		d.spell(t)
	}
}

// simpleTypes are the types by their records' codes that have no operands.
var simpleTypes = map[uint64]typ{
	2:  {kind: kVoid, text: "void"},
	3:  {kind: kFloat, text: "float", n: 32},
	4:  {kind: kFloat, text: "double", n: 64},
	5:  {kind: kLabel, text: "label"},
	10: {kind: kFloat, text: "half", n: 16},
	13: {kind: kFloat, text: "x86_fp80", n: 80},
	14: {kind: kFloat, text: "fp128", n: 128},
	15: {kind: kFloat, text: "ppc_fp128"},
	16: {kind: kMeta, text: "metadata"},
	17: {kind: kOther, text: "x86_mmx"},
	22: {kind: kOther, text: "token"},
	23: {kind: kFloat, text: "bfloat", n: 16},
	24: {kind: kOther, text: "x86_amx"},
	26: {kind: kOther, text: "target(\"\")"},
}

// defineType sets t according to the current record. The text of types that contain others is left to spell.
func (d *decoder) defineType(t *typ, names *structNames) {
	if simple, ok := simpleTypes[d.code]; ok {
		*t = simple
		return
	}
	ops := d.ops
	switch d.code {
	case 6:
		t.kind = kStruct
		t.text = names.take()
	case 18, 20:
		t.kind = kStruct
		t.packed, t.defined = ops[0] != 0, true
		t.fields = d.typesOf(ops[1:])
		if t.text = ""; d.code == 20 {
			t.text = names.take()
		}
	case 21:
		t.kind, t.vararg, t.elem, t.text = kFunc, ops[0] != 0, d.typ(ops[1]), ""
		t.fields = d.typesOf(ops[2:])
	case 7:
		t.kind, t.text, t.n = kInt, "i"+strconv.FormatUint(ops[0], 10), ops[0]
	case 8, 25:
		t.kind, t.text = kPtr, "ptr"
		space := ops[len(ops)-1]
		if d.code == 8 && len(ops) < 2 {
			space = 0
		}
		if space != 0 {
			t.text = fmt.Sprintf("ptr addrspace(%d)", space)
		}
	case 11:
		t.kind, t.n, t.elem, t.text = kArray, ops[0], d.typ(ops[1]), ""
	case 12:
		t.kind, t.n, t.elem, t.text = kVector, ops[0], d.typ(ops[1]), ""
		t.vararg = len(ops) > 2 && ops[2] != 0
	case 9:
		d.fail("functions in the form of LLVM 2 are not supported")
	default:
		d.fail("unknown type record %d", d.code)
	}
}

// typesOf returns the types with these numbers.
func (d *decoder) typesOf(numbers []uint64) (list []*typ) {
	for _, n := range numbers {
		list = append(list, d.typ(n))
	}
	return list
}

// structNames are the names of structs: one from its own record, or a number.
type structNames struct {
	next    string // of the struct that follows, or ""
	unnamed int    // number of structs without a name so far
}

// take returns the name of the next struct.
func (s *structNames) take() string {
	if s.next == "" {
		s.unnamed++
		return "%" + strconv.Itoa(s.unnamed-1)
	}
	name := string(appendName(nil, '%', s.next))
	s.next = ""
	return name
}

// spell gives t its text.
func (d *decoder) spell(t *typ) string {
	if t.text != "" {
		return t.text
	}
	if d.depth++; d.depth > 300 {
		d.fail("types are nested too deep")
	}
	var b []byte
	switch t.kind {
	case kArray:
		b = fmt.Appendf(b, "[%d x %s]", t.n, d.spell(t.elem))
	case kVector:
		scalable := ""
		if t.vararg {
			scalable = "vscale x "
		}
		b = fmt.Appendf(b, "<%s%d x %s>", scalable, t.n, d.spell(t.elem))
	case kStruct:
		b = d.spellFields(t)
	case kFunc:
		b = append(append(b, d.spell(t.elem)...), " ("...)
		for i, f := range t.fields {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = append(b, d.spell(f)...)
		}
		if t.vararg {
			if len(t.fields) > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		b = append(b, ')')
	}
	d.depth--
	d.spend(len(b))
	t.text = string(b)
	return t.text
}

func (d *decoder) spellFields(t *typ) (b []byte) {
	if t.packed {
		b = append(b, '<')
	}
	b = append(b, '{')
	for i, f := range t.fields {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = append(b, d.spell(f)...)
	}
	b = append(b, '}')
	if t.packed {
		b = append(b, '>')
	}
	return b
}

// vectorLike returns elem, or a vector of it with the length of t.
func (d *decoder) vectorLike(t, elem *typ) *typ {
	if t.kind != kVector {
		return elem
	}
	v := &typ{kind: kVector, n: t.n, elem: elem, vararg: t.vararg}
	d.spell(v)
	return v
}

// appendName appends a name after its sigil, quoted if necessary.
func appendName(b []byte, sigil byte, name string) []byte {
	b = append(b, sigil)
	plain := name != "" && (name[0] < '0' || name[0] > '9')
	for i := 0; i < len(name) && plain; i++ {
		c := name[i]
		plain = c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '.' || c == '_' || c == '-' || c == '$'
	}
	if plain {
		return append(b, name...)
	}
	return appendString(b, name)
}

// appendString appends a string in quotes.
func appendString(b []byte, s string) []byte {
	const hex = "0123456789ABCDEF"
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			b = append(b, '\\', hex[c>>4], hex[c&15])
		} else {
			b = append(b, c)
		}
	}
	return append(b, '"')
}

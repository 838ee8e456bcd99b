package bitcode

import (
	"fmt"
	"strconv"
)

// md is an entry of a metadata table: a string, a value, or a node.
type md struct {
	code uint64 // of the record; stringCode for a string
	str  string
	num  int // of a node in the text
	ops  []uint64
}

const (
	stringCode    = 35
	valueCode     = 2
	argListCode   = 46
	exprCode      = 29
	locationCode  = 7
	distinctCode  = 5
	assignCode    = 47
	globalVarExpr = 37
)

// location is the contents of a DILocation.
type location struct{ line, col, scope, at uint64 }

// metadata reads a metadata block, and appends to ms.
func (d *decoder) metadata(ms []md) []md {
	name := ""
	d.each(func() {
		ops := d.ops
		switch d.code {
		case stringCode:
			ms = d.mdStrings(ms)
		case 1:
			ms = append(ms, md{code: stringCode, str: text(ops)})
		case 4:
			name = text(ops)
		case 10:
			d.named = append(append(d.named, '!'), name...)
			d.named = append(d.named, " = !{"...)
			for i, n := range ops {
				if i > 0 {
					d.named = append(d.named, ", "...)
				}
				d.named = fmt.Appendf(d.named, "!%d", d.mdNode(ms, n).num)
			}
			d.named = append(d.named, "}\n"...)
		case 36:
			var list []attachment
			for i := 1; i+1 < len(ops); i += 2 {
				list = append(list, attachment{ops[i], ops[i+1]})
			}
			d.declAttach[int(ops[0])] = append(d.declAttach[int(ops[0])], list...)
		case 6, 38, 39:
		default:
			m := md{code: d.code, ops: append([]uint64(nil), ops...)}
			switch d.code {
			case valueCode, argListCode, exprCode:
			default:
				m.num = d.nextMeta
				d.nextMeta++
			}
			ms = append(ms, m)
		}
	})
	return ms
}

// mdNode returns metadata n of a list that is still being read: it may be a forward reference.
func (d *decoder) mdNode(ms []md, n uint64) *md {
	if n >= uint64(len(ms)) {
		d.fail("metadata %d is not defined", n)
	}
	return &ms[n]
}

// mdStrings reads all strings of a block.
func (d *decoder) mdStrings(ms []md) []md {
	n, chars, data := d.count(d.ops[0]), d.ops[1], d.blob
	if chars > uint64(len(data)) {
		d.fail("the lengths of strings are longer than the record")
	}
	lengths := stream{src: data[:chars], end: int(chars) * 8}
	rest := data[chars:]
	for range n {
		l := lengths.vbr(6)
		if l > uint64(len(rest)) {
			d.fail("a string of metadata is truncated")
		}
		ms = append(ms, md{code: stringCode, str: string(rest[:l])})
		rest = rest[l:]
	}
	return ms
}

// ref returns the text of metadata n.
func (d *decoder) ref(n uint64) string {
	if n >= uint64(len(d.meta)) {
		d.fail("metadata %d is not defined", n)
	}
	switch m := &d.meta[n]; m.code {
	case stringCode:
		return string(appendString([]byte{'!'}, m.str))
	case valueCode:
		if d.cur != nil && m.ops[1] >= uint64(len(d.values)) {
			return d.typ(m.ops[0]).text + " " + d.cur.name(m.ops[1])
		}
		return d.typed(m.ops[1])
	case exprCode:
		return d.expression(m)
	case argListCode:
		b := "!DIArgList("
		for i, op := range m.ops {
			if i > 0 {
				b += ", "
			}
			if d.mdNode(d.meta, op).code != valueCode {
				d.fail("an argument list has an element that is not a value")
			}
			b += d.ref(op)
		}
		return b + ")"
	default:
		return "!" + strconv.Itoa(m.num)
	}
}

func (d *decoder) expression(m *md) string {
	if m.ops[0]>>1 < 3 {
		d.fail("an expression of metadata in a form before LLVM 5 is not supported")
	}
	b := []byte("!DIExpression(")
	for i, op := range m.ops[1:] {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendUint(b, op, 10)
	}
	return string(append(b, ')'))
}

// A node writes the fields of a node.
type node struct {
	d   *decoder
	out []byte
	any bool
	ops []uint64
}

func (w *node) key(name string) {
	if w.any {
		w.out = append(w.out, ", "...)
	}
	w.any = true
	w.out = append(append(w.out, name...), ": "...)
}

func (w *node) op(i int) uint64 {
	if i < len(w.ops) {
		return w.ops[i]
	}
	return 0
}

// ref writes a field that is metadata, or null.
func (w *node) ref(name string, i int) {
	if n := w.op(i); n != 0 {
		w.key(name)
		w.out = append(w.out, w.d.ref(n-1)...)
	}
}

// str writes a field that is a string.
func (w *node) str(name string, i int) {
	if n := w.op(i); n != 0 {
		s := w.d.mdNode(w.d.meta, n-1)
		w.key(name)
		w.out = appendString(w.out, s.str)
	}
}

func (w *node) num(name string, i int) {
	if n := w.op(i); n != 0 {
		w.key(name)
		w.out = strconv.AppendUint(w.out, n, 10)
	}
}

func (w *node) flag(name string, set bool) {
	if set {
		w.key(name)
		w.out = append(w.out, "true"...)
	}
}

// size writes a number, which newer versions may encode as metadata.
func (w *node) size(name string, i int, metadata bool) {
	if metadata {
		w.ref(name, i)
	} else {
		w.num(name, i)
	}
}

// mdField is a field of a node, in the order of the record's operands.
type mdField struct {
	name string
	how  byte // r: reference, s: string, n: number, b: boolean, z: number or metadata, -: nothing
}

// nodeFields are the node kinds whose operands, from the second on, are fields.
var nodeFields = map[uint64]struct {
	name   string
	fields []mdField
}{
	15: {"DIBasicType", []mdField{{"tag", 'n'}, {"name", 's'}, {"size", 'z'}, {"align", 'n'}, {"encoding", 'n'}, {"flags", 'n'}}},
	16: {"DIFile", []mdField{{"filename", 's'}, {"directory", 's'}, {"checksumkind", 'n'}, {"checksum", 's'}, {"source", 's'}}},
	17: {"DIDerivedType", []mdField{{"tag", 'n'}, {"name", 's'}, {"file", 'r'}, {"line", 'n'}, {"scope", 'r'}, {"baseType", 'r'}, {"size", 'z'}, {"align", 'n'}, {"offset", 'z'}, {"flags", 'n'}, {"extraData", 'r'}, {"dwarfAddressSpace", '1'}, {"annotations", 'r'}}},
	18: {"DICompositeType", []mdField{{"tag", 'n'}, {"name", 's'}, {"file", 'r'}, {"line", 'n'}, {"scope", 'r'}, {"baseType", 'r'}, {"size", 'Z'}, {"align", 'n'}, {"offset", 'Z'}, {"flags", 'n'}, {"elements", 'r'}, {"runtimeLang", 'n'}, {"vtableHolder", 'r'}, {"templateParams", 'r'}, {"identifier", 's'}, {"discriminator", 'r'}, {"dataLocation", 'r'}, {"associated", 'r'}, {"allocated", 'r'}, {"rank", 'r'}, {"annotations", 'r'}, {"", '-'}, {"specification", 'r'}}},
	19: {"DISubroutineType", []mdField{{"flags", 'n'}, {"types", 'r'}, {"cc", 'n'}}},
	20: {"DICompileUnit", []mdField{{"language", 'n'}, {"file", 'r'}, {"producer", 's'}, {"isOptimized", 'b'}, {"flags", 's'}, {"runtimeVersion", 'n'}, {"splitDebugFilename", 's'}, {"emissionKind", 'n'}, {"enums", 'r'}, {"retainedTypes", 'r'}, {"", '-'}, {"globals", 'r'}, {"imports", 'r'}, {"dwoId", 'n'}, {"splitDebugInlining", 'b'}, {"macros", 'r'}, {"debugInfoForProfiling", 'b'}, {"nameTableKind", 'n'}, {"rangesBaseAddress", 'b'}, {"sysroot", 's'}, {"sdk", 's'}}},
	21: {"DISubprogram", []mdField{{"scope", 'r'}, {"name", 's'}, {"linkageName", 's'}, {"file", 'r'}, {"line", 'n'}, {"type", 'r'}, {"scopeLine", 'n'}, {"containingType", 'r'}, {"spFlags", 'n'}, {"virtualIndex", 'n'}, {"flags", 'n'}, {"unit", 'r'}, {"templateParams", 'r'}, {"declaration", 'r'}, {"retainedNodes", 'r'}, {"thisAdjustment", 'n'}, {"thrownTypes", 'r'}, {"annotations", 'r'}, {"targetFuncName", 's'}}},
	22: {"DILexicalBlock", []mdField{{"scope", 'r'}, {"file", 'r'}, {"line", 'n'}, {"column", 'n'}}},
	23: {"DILexicalBlockFile", []mdField{{"scope", 'r'}, {"file", 'r'}, {"discriminator", 'n'}}},
	25: {"DITemplateTypeParameter", []mdField{{"name", 's'}, {"type", 'r'}, {"defaulted", 'b'}}},
	26: {"DITemplateValueParameter", []mdField{{"tag", 'n'}, {"name", 's'}, {"type", 'r'}, {"defaulted", 'b'}, {"value", 'r'}}},
	27: {"DIGlobalVariable", []mdField{{"scope", 'r'}, {"name", 's'}, {"linkageName", 's'}, {"file", 'r'}, {"line", 'n'}, {"type", 'r'}, {"isLocal", 'b'}, {"isDefinition", 'b'}, {"declaration", 'r'}, {"templateParams", 'r'}, {"align", 'n'}, {"annotations", 'r'}}},
	28: {"DILocalVariable", []mdField{{"scope", 'r'}, {"name", 's'}, {"file", 'r'}, {"line", 'n'}, {"type", 'r'}, {"arg", 'n'}, {"flags", 'n'}, {"align", 'n'}, {"annotations", 'r'}}},
	30: {"DIObjCProperty", []mdField{{"name", 's'}, {"file", 'r'}, {"line", 'n'}, {"getter", 's'}, {"setter", 's'}, {"attributes", 'n'}, {"type", 'r'}}},
	31: {"DIImportedEntity", []mdField{{"tag", 'n'}, {"scope", 'r'}, {"entity", 'r'}, {"line", 'n'}, {"name", 's'}, {"file", 'r'}, {"elements", 'r'}}},
	33: {"DIMacro", []mdField{{"type", 'n'}, {"line", 'n'}, {"name", 's'}, {"value", 's'}}},
	34: {"DIMacroFile", []mdField{{"type", 'n'}, {"line", 'n'}, {"file", 'r'}, {"nodes", 'r'}}},
	37: {"DIGlobalVariableExpression", []mdField{{"var", 'r'}, {"expr", 'r'}}},
	40: {"DILabel", []mdField{{"scope", 'r'}, {"name", 's'}, {"file", 'r'}, {"line", 'n'}, {"column", 'n'}}},
	41: {"DIStringType", []mdField{{"tag", 'n'}, {"name", 's'}, {"stringLength", 'r'}, {"stringLengthExpression", 'r'}, {"stringLocationExpression", 'r'}, {"size", 'z'}, {"align", 'n'}, {"encoding", 'n'}}},
	44: {"DICommonBlock", []mdField{{"scope", 'r'}, {"declaration", 'r'}, {"name", 's'}, {"file", 'r'}, {"line", 'n'}}},
	45: {"DIGenericSubrange", []mdField{{"count", 'r'}, {"lowerBound", 'r'}, {"upperBound", 'r'}, {"stride", 'r'}}},
}

// writeNodes writes the nodes of a list.
func (d *decoder) writeNodes(ms []md) {
	for i := range ms {
		switch m := &ms[i]; m.code {
		case stringCode, valueCode, exprCode, argListCode:
		default:
			d.metaOut = d.node(fmt.Appendf(d.metaOut, "!%d = ", m.num), m)
		}
	}
}

// node appends the text of a node.
func (d *decoder) node(out []byte, m *md) []byte {
	w := &node{d: d, out: out, ops: m.ops}
	known, isFields := nodeFields[m.code]
	if m.code == distinctCode || m.code != 3 && w.op(0)&1 != 0 {
		w.out = append(w.out, "distinct "...)
	}
	switch {
	case m.code == 3 || m.code == distinctCode:
		w.out = append(w.out, "!{"...)
		for i, op := range m.ops {
			if i > 0 {
				w.out = append(w.out, ", "...)
			}
			if op == 0 {
				w.out = append(w.out, "null"...)
			} else {
				w.out = append(w.out, d.ref(op-1)...)
			}
		}
		return append(w.out, "}\n"...)
	case isFields:
		w.out = append(append(append(w.out, '!'), known.name...), '(')
		w.fields(m.code, known.fields)
	default:
		w.special(m.code)
	}
	return append(w.out, ")\n"...)
}

func (w *node) fields(code uint64, fields []mdField) {
	for i, f := range fields {
		i++
		switch f.how {
		case 'r':
			w.ref(f.name, i)
		case 's':
			w.str(f.name, i)
		case 'n':
			if code == 20 && i == 1 && w.op(i)>>63 != 0 { // a name and a version
				continue
			}
			if code == 21 && f.name == "thisAdjustment" || code == 40 && i == 4 {
				if n := int64(int32(w.op(i))); n != 0 {
					w.key(f.name)
					w.out = strconv.AppendInt(w.out, n, 10)
				}
				continue
			}
			w.num(f.name, i)
		case 'b':
			w.flag(f.name, w.op(i) != 0)
		case 'z':
			w.size(f.name, i, w.op(0)&2 != 0)
		case 'Z':
			w.size(f.name, i, w.op(0)&4 != 0)
		case '1':
			if n := w.op(i); n != 0 {
				w.key(f.name)
				w.out = strconv.AppendUint(w.out, n-1, 10)
			}
		}
	}
}

// special writes the nodes that are not lists of fields, up to the closing parenthesis.
func (w *node) special(code uint64) {
	name := func(s string) { w.out = append(append(append(w.out, '!'), s...), '(') }
	switch code {
	case locationCode:
		name("DILocation")
		w.num("line", 1)
		w.num("column", 2)
		w.key("scope")
		w.out = append(w.out, w.d.ref(w.op(3))...)
		w.ref("inlinedAt", 4)
	case 13:
		name("DISubrange")
		w.subrange()
	case 14:
		name("DIEnumerator")
		if w.op(0)&4 != 0 {
			w.str("name", 2)
			w.key("value")
			if len(w.ops) == 4 {
				w.enumValue(w.ops[3], w.op(0)&2 != 0)
			} else {
				w.out = append(w.out, wide(w.ops[3:])...)
			}
		} else {
			w.str("name", 2)
			w.key("value")
			w.enumValue(w.op(1), w.op(0)&2 != 0)
		}
		w.flag("isUnsigned", w.op(0)&2 != 0)
	case 24:
		name("DINamespace")
		w.ref("scope", 1)
		w.str("name", 2)
		if len(w.ops) > 3 {
			w.ref("name", 3)
		}
		w.flag("exportSymbols", w.op(0)&2 != 0)
	case 32:
		name("DIModule")
		for i, f := range []string{"file", "scope", "name", "configMacros", "includePath", "apinotes"} {
			if i < 2 {
				w.ref(f, i+1)
			} else {
				w.str(f, i+1)
			}
		}
		w.num("line", 7)
		w.flag("isDecl", w.op(8) != 0)
	case assignCode:
		name("DIAssignID")
	case 12:
		name("GenericDINode")
	case 48:
		name("DISubrangeType")
	case 49:
		name("DIFixedPointType")
	default:
		w.d.fail("metadata of kind %d is not supported", code)
	}
}

func (w *node) enumValue(x uint64, unsigned bool) {
	if unsigned {
		w.out = strconv.AppendUint(w.out, uint64(signed(x)), 10)
	} else {
		w.out = strconv.AppendInt(w.out, signed(x), 10)
	}
}

func (w *node) subrange() {
	version := w.op(0) >> 1
	switch version {
	case 0:
		w.key("count")
		w.out = strconv.AppendInt(w.out, int64(w.op(1)), 10)
	default:
		w.ref("count", 1)
	}
	if version < 2 {
		if n := signed(w.op(2)); n != 0 {
			w.key("lowerBound")
			w.out = strconv.AppendInt(w.out, n, 10)
		}
		return
	}
	w.ref("lowerBound", 2)
	w.ref("upperBound", 3)
	w.ref("stride", 4)
}

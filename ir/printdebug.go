package ir

import (
	"math/big"
	"slices"
	"strconv"
)

// Metadata is numbered in the order in which the text mentions it, as the parser does: what is read back is printed again as
// it is. What nothing names is not written, nor are fields that are not known here: they were left out when the text was read.

// A metaNode is numbered metadata: a node of debug metadata, or a text.
type metaNode struct {
	id   DebugID
	text string
}

// metaText returns what metadata with that text is called.
func (p *printer) metaText(text string) string {
	p.nodes = append(p.nodes, metaNode{text: text})
	return "!" + strconv.Itoa(len(p.nodes)-1)
}

// debugNumber returns what a node is called.
func (p *printer) debugNumber(id DebugID) string {
	n, ok := p.numbers[id]
	if !ok {
		if p.numbers == nil {
			p.numbers = make(map[DebugID]int)
		}
		n = len(p.nodes)
		p.numbers[id] = n
		p.nodes = append(p.nodes, metaNode{id: id})
	}
	return "!" + strconv.Itoa(n)
}

// debugRef writes what a node is called, with what is before, unless there is none.
func (p *printer) debugRef(before string, id DebugID) {
	if p.debug && p.known(id) {
		p.str(before, p.debugNumber(id))
	}
}

// known reports whether a node can be written.
func (p *printer) known(id DebugID) bool {
	switch p.m.Debug.Kind(id) {
	case DebugUndefined, DebugOther:
		return false
	}
	return true
}

// location writes where an instruction comes from.
func (p *printer) location(f *Func, v *Value) {
	if p.debug && !f.Legal {
		if id := f.Debug.LocOf(v.Pos); id != 0 {
			p.debugRef(", !dbg ", id)
		}
	}
}

// recordNames are what records are called.
var recordNames = [...]string{DebugDeclare: "#dbg_declare(", DebugValue: "#dbg_value(", DebugMemory: "#dbg_value(", DebugLabeled: "#dbg_label("}

// records writes the records of a block that are before an instruction, and returns those after them.
func (p *printer) records(list []DebugRecord, b *Block, v *Value) []DebugRecord {
	for len(list) > 0 && list[0].Block == b && (v == nil || v.Pos == 0 || list[0].Pos <= v.Pos) {
		p.record(&list[0])
		list = list[1:]
	}
	return list
}

func (p *printer) record(r *DebugRecord) {
	p.str("    ", recordNames[r.Kind])
	if r.Kind == DebugLabeled {
		p.str(p.debugNumber(r.Var), ", ", p.debugNumber(r.Loc), ")\n")
		return
	}
	switch {
	case r.Value == nil && r.Kind == DebugDeclare:
		p.str("ptr poison")
	case r.Value == nil:
		p.str("i32 poison")
	case r.More != nil:
		p.str("!DIArgList(")
		p.typed(r.Value)
		for _, x := range r.More {
			p.str(", ")
			p.typed(x)
		}
		p.str(")")
	default:
		p.typed(r.Value)
	}
	p.str(", ", p.debugNumber(r.Var), ", ")
	switch {
	case r.Kind == DebugMemory: // a value that is behind an address
		text := "!DIExpression(" + strconv.Itoa(opDeref)
		for _, f := range p.m.Debug.Fields(r.Expr) {
			text += ", " + strconv.FormatUint(uint64(f.Value), 10)
		}
		p.str(p.metaText(text + ")"))
	case r.Expr == 0:
		p.str(p.metaText("!DIExpression()"))
	default:
		p.str(p.debugNumber(r.Expr))
	}
	p.str(", ", p.debugNumber(r.Loc), ")\n")
}

// opDeref is DW_OP_deref.
const opDeref = 6

// writeNodes writes all numbered metadata, and what that names.
func (p *printer) writeNodes() {
	names := make(map[DebugKind]string)
	keys := make(map[DebugKey]string)
	if p.numbers != nil {
		for name, kind := range DebugKinds() {
			names[kind] = name
		}
		for name, key := range DebugKeys() {
			keys[key] = name
		}
	}
	for i := 0; i < len(p.nodes); i++ {
		p.str("!", strconv.Itoa(i), " = ")
		if n := p.nodes[i]; n.id == 0 {
			p.str(n.text)
		} else {
			p.debugNode(n.id, names, keys)
		}
		p.str("\n")
	}
}

// debugNode writes a node.
func (p *printer) debugNode(id DebugID, names map[DebugKind]string, keys map[DebugKey]string) {
	d := p.m.Debug
	if d.Nodes[id].Distinct {
		p.str("distinct ")
	}
	switch kind := d.Kind(id); kind {
	case DebugTuple:
		p.str("!{")
		for i, f := range d.Fields(id) {
			p.comma(i)
			p.debugElement(f)
		}
		p.str("}")
	case DebugLocation:
		l := d.Loc(id)
		p.str("!DILocation(line: ", strconv.Itoa(int(l.Line)), ", column: ", strconv.Itoa(int(l.Col)))
		p.debugRef(", scope: ", l.Scope)
		p.debugRef(", inlinedAt: ", l.InlinedAt)
		p.str(")")
	default:
		p.str("!", names[kind], "(")
		p.debugFields(kind, d.Fields(id), keys)
		p.str(")")
	}
}

// debugElement writes an element of a tuple.
func (p *printer) debugElement(f DebugField) {
	switch {
	case f.Form == DebugInt && int64(int32(f.Value)) == f.Value:
		p.str("i32 ", strconv.FormatInt(f.Value, 10))
	case f.Form == DebugInt:
		p.str("i64 ", strconv.FormatInt(f.Value, 10))
	case f.Form == DebugString:
		p.str("!")
		p.quoted(p.m.Debug.Text(f.Value))
	case f.Form == DebugWide:
		p.str("i128 ", wide(p.m.Debug.Text(f.Value), true))
	case f.Form == DebugRef && p.known(DebugID(f.Value)):
		p.str(p.debugNumber(DebugID(f.Value)))
	default:
		p.str("null")
	}
}

// truths are the fields that are true or false.
var truths = []DebugKey{KeyArtificial, KeyDefault, KeyExportSymbols, KeyImplicitCode, KeyIsDefinition, KeyIsLocal, KeyIsOptimized, KeyIsUnsigned}

// debugFields writes the fields of a node of a kind with a name.
func (p *printer) debugFields(kind DebugKind, fields []DebugField, keys map[DebugKey]string) {
	n := 0
	unsigned := kind == DebugEnumerator && slices.ContainsFunc(fields, func(f DebugField) bool { return f.Key == KeyIsUnsigned && f.Value != 0 })
	for _, f := range fields {
		if f.Key == KeyOther {
			continue
		}
		p.comma(n)
		n++
		if f.Key != DebugElement {
			p.str(keys[f.Key], ": ")
		}
		constant := f.Key == KeyExtraData || f.Key == KeyValue && kind == DebugTemplateValue
		switch {
		case f.Form == DebugNull || f.Form == DebugRef && !p.known(DebugID(f.Value)):
			p.str("null")
		case constant:
			p.debugElement(f)
		case f.Form == DebugString:
			p.quoted(p.m.Debug.Text(f.Value))
		case f.Form == DebugRef:
			p.str(p.debugNumber(DebugID(f.Value)))
		case f.Form == DebugWide:
			p.str(wide(p.m.Debug.Text(f.Value), !unsigned))
		case unsigned && f.Key == KeyValue:
			p.str(strconv.FormatUint(uint64(f.Value), 10))
		case slices.Contains(truths, f.Key):
			p.str(strconv.FormatBool(f.Value != 0))
		case f.Key == KeyChecksumKind:
			p.str([...]string{1: "CSK_MD5", 2: "CSK_SHA1", 3: "CSK_SHA256"}[min(max(f.Value, 1), 3)])
		case kind == DebugExpression:
			p.str(strconv.FormatUint(uint64(f.Value), 10))
		default:
			p.str(strconv.FormatInt(f.Value, 10))
		}
	}
}

// wide returns the number of 128 bits whose bytes s has, the least significant first.
func wide(s string, signed bool) string {
	bytes := []byte(s)
	slices.Reverse(bytes)
	n := new(big.Int).SetBytes(bytes)
	if signed && len(bytes) > 0 && bytes[0]&0x80 != 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(8*len(bytes))))
	}
	return n.String()
}

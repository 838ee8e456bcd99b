package bitcode

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
)

var linkages = map[uint64]string{0: "", 1: "weak ", 2: "appending ", 3: "internal ", 4: "linkonce ", 7: "extern_weak ", 8: "common ", 9: "private ",
	10: "weak_odr ", 11: "linkonce_odr ", 12: "available_externally ", 13: "private ", 14: "private ", 16: "weak ", 17: "weak_odr ", 18: "linkonce ", 19: "linkonce_odr "}
var visibilities = []string{"", "hidden ", "protected "}
var models = []string{"", "thread_local ", "thread_local(localdynamic) ", "thread_local(initialexec) ", "thread_local(localexec) "}

// write writes the module as text.
func (d *decoder) write() {
	d.global = len(d.values)
	if d.layout != "" {
		d.put("target datalayout = ")
		d.out = append(appendString(d.out, d.layout), '\n')
	}
	if d.triple != "" {
		d.put("target triple = ")
		d.out = append(appendString(d.out, d.triple), '\n')
	}
	if d.asm != "" {
		d.moduleAsm()
	}
	for _, t := range d.types {
		if t.kind == kStruct && t.text[0] == '%' {
			d.put(t.text, " = type ")
			if t.defined {
				d.out = append(append(d.out, d.spellFields(t)...), '\n')
			} else {
				d.put("opaque\n")
			}
		}
	}
	for i := range d.globals {
		if g := &d.globals[i]; g.code == 7 {
			d.variable(i, g)
		}
	}
	for i := range d.globals {
		if g := &d.globals[i]; g.code == 14 || g.code == 18 {
			d.alias(i, g)
		}
	}
	bodies := d.bodies
	for i := range d.globals {
		g := &d.globals[i]
		if g.code != 8 {
			continue
		}
		var b *body
		if g.ops[2] == 0 {
			b, bodies = bodies[0], bodies[1:]
			if !b.read {
				d.fail("the function %q has no body", g.name)
			}
		}
		d.function(i, g, b)
	}
	for _, id := range slices.Sorted(maps.Keys(d.groups)) {
		if g := d.groups[id]; g.param == ofFunction {
			d.out = fmt.Appendf(d.out, "attributes #%d = {%s }\n", id, g.text)
		}
	}
	d.writeNodes(d.meta)
	d.out = append(append(d.out, d.named...), d.metaOut...)
}

func (d *decoder) put(texts ...string) {
	for _, t := range texts {
		d.out = append(d.out, t...)
	}
}

// moduleAsm writes the assembly of the module line by line.
func (d *decoder) moduleAsm() {
	rest := d.asm
	for rest != "" {
		line := rest
		for i := range len(rest) {
			if rest[i] == '\n' {
				line = rest[:i]
				break
			}
		}
		d.put("module asm ")
		d.out = append(appendString(d.out, line), '\n')
		rest = rest[min(len(line)+1, len(rest)):]
	}
}

func pick(list []string, n uint64) string {
	if n < uint64(len(list)) {
		return list[n]
	}
	return ""
}

// linkage writes linkage and visibility.
func (d *decoder) linkage(linkage, visibility, local uint64, external bool) {
	if external && linkage == 0 {
		d.put("external ")
	}
	d.put(linkages[linkage])
	if inner := linkage == 3 || linkage == 9 || linkage == 13 || linkage == 14; local != 0 && !inner && (visibility == 0 || linkage == 7) { // else it goes without saying
		d.put("dso_local ")
	}
	d.put(pick(visibilities, visibility))
}

func (d *decoder) suffix(section, comdat, align uint64) {
	if section != 0 {
		d.put(", section ")
		d.out = appendString(d.out, pick(d.sections, section-1))
	}
	d.comdat(", comdat(", comdat)
	if align != 0 {
		d.out = fmt.Appendf(d.out, ", align %d", uint64(1)<<(align-1&63))
	}
}

func (d *decoder) comdat(before string, n uint64) {
	if n != 0 {
		d.put(before)
		d.out = append(appendName(d.out, '$', pick(d.comdats, n-1)), ')')
	}
}

// declared writes the !dbg of a global.
func (d *decoder) declared(i int, sep string) {
	for _, a := range d.declAttach[i] {
		if d.kinds[a.kind] == "dbg" {
			d.put(sep, "!dbg ", d.ref(a.node))
		}
	}
}

func (d *decoder) variable(i int, g *globalRec) {
	d.put(d.symbol(i), " = ")
	ops := g.ops
	declared := ops[2] == 0
	d.linkage(ops[3], ops[6], ops[13], declared)
	if ops[10] != 0 {
		d.put("dllimport ")
	}
	d.put(pick(models, ops[7]))
	if ops[8] == 1 {
		d.put("unnamed_addr ")
	} else if ops[8] == 2 {
		d.put("local_unnamed_addr ")
	}
	if space := ops[1] >> 2; space != 0 {
		d.out = fmt.Appendf(d.out, "addrspace(%d) ", space)
	}
	if ops[1]&1 != 0 {
		d.put("constant ")
	} else {
		d.put("global ")
	}
	if ops[1]&2 == 0 {
		d.fail("a variable in the form before LLVM 4 is not supported")
	}
	d.put(d.typ(ops[0]).text)
	if !declared {
		d.put(" ", d.val(ops[2]-1))
	}
	d.suffix(ops[5], ops[11], ops[4])
	d.declared(i, ", ")
	d.put("\n")
}

func (d *decoder) alias(i int, g *globalRec) {
	ops := g.ops
	d.put(d.symbol(i), " = ")
	kind := "alias "
	if g.code == 18 {
		kind = "ifunc "
		d.linkage(ops[3], ops[4], ops[5], false)
	} else {
		d.linkage(ops[3], ops[4], ops[8], false)
		d.put(pick(models, ops[6]))
		if ops[7] == 1 {
			d.put("unnamed_addr ")
		}
	}
	d.put(kind, d.typ(ops[0]).text, ", ", d.typed(ops[2]), "\n")
}

// function writes a declaration or definition.
func (d *decoder) function(i int, g *globalRec, b *body) {
	ops := g.ops
	t := d.funcType(i)
	if b != nil {
		d.put("define ")
	} else {
		d.put("declare ")
		d.declared(i, "")
		d.put(" ")
	}
	d.linkage(ops[3], ops[7], ops[15], false)
	d.out = bytes.TrimRight(d.out, " ")
	d.put(d.convention(ops[1]), d.attrs(ops[4], 0), " ", t.elem.text, " ", d.symbol(i), "(")
	if b != nil {
		d.number(b)
	}
	for k, p := range t.fields {
		if k > 0 {
			d.put(", ")
		}
		d.put(p.text, d.attrs(ops[4], uint64(k+1)))
		if b != nil {
			d.put(" ", b.args[k])
		}
	}
	if t.vararg {
		if len(t.fields) > 0 {
			d.put(", ")
		}
		d.put("...")
	}
	d.put(")", d.attrs(ops[4], ofFunction))
	if ops[6] != 0 {
		d.put(" section ")
		d.out = appendString(d.out, pick(d.sections, ops[6]-1))
	}
	d.comdat(" comdat(", ops[12])
	if ops[5] != 0 {
		d.out = fmt.Appendf(d.out, " align %d", uint64(1)<<(ops[5]-1&63))
	}
	if ops[8] != 0 {
		d.put(" gc ")
		d.out = appendString(d.out, pick(d.gcs, ops[8]-1))
	}
	if ops[13] != 0 {
		d.put(" prefix ", d.typed(ops[13]-1))
	}
	if ops[10] != 0 {
		d.put(" prologue ", d.typed(ops[10]-1))
	}
	if ops[14] != 0 {
		d.put(" personality ", d.typed(ops[14]-1))
	}
	if b == nil {
		d.put("\n")
		return
	}
	for _, a := range b.own {
		switch kind := d.kinds[a.kind]; kind {
		case "kcfi_type", "func_sanitize", "dbg":
			if a.node < uint64(len(d.meta)) {
				d.put(" !", kind, " ", d.ref(a.node))
			} else {
				local := a.node - uint64(len(d.meta))
				if local >= uint64(len(b.meta)) {
					d.fail("metadata %d is not defined", a.node)
				}
				d.out = fmt.Appendf(d.out, " !%s !%d", kind, b.meta[local].num)
			}
		}
	}
	d.writeBody(b)
}

package asm

import (
	"strings"

	"spillway/ir"
	"spillway/target"
)

// BeginFrameTables defines the symbols by which the OCaml runtime finds the start of the module's code and data, if any
// function uses its GC strategy.
func BeginFrameTables(m *ir.Module, s Stream) {
	if usesOCaml(m) {
		s.Section(text)
		camlSymbol(m, "code_begin", s)
		s.Section(Section{Name: ".data", Attrs: written})
		camlSymbol(m, "data_begin", s)
	}
}

func usesOCaml(m *ir.Module) bool {
	for _, f := range m.Funcs {
		if f.GC == ir.GCOCaml && !f.Declared {
			return true
		}
	}
	return false
}

// camlSymbol defines a symbol that the OCaml runtime expects. It contains the module's name, capitalized and cut at its
// first dot.
func camlSymbol(m *ir.Module, name string, s Stream) {
	module, _, _ := strings.Cut(m.Name, ".")
	if module != "" {
		module = strings.ToUpper(module[:1]) + module[1:]
	}
	g := &ir.Global{SymInfo: ir.SymInfo{Name: "caml" + module + "__" + name}}
	s.Symbol(g, Object)
	s.Define(g)
}

// writeFrameTables emits the tables of functions whose GC strategy has its own format [LLVM OcamlGCPrinter,
// ErlangGCPrinter], and returns the maps of the others.
func writeFrameTables(module *ir.Module, maps []*StackMaps, t *target.Target, s Stream) (rest []*StackMaps) {
	var ocaml, erlang []*StackMaps
	for _, m := range maps {
		switch m.Func.GC {
		case ir.GCOCaml:
			ocaml = append(ocaml, m)
		case ir.GCErlang:
			erlang = append(erlang, m)
		default:
			rest = append(rest, m)
		}
	}
	if usesOCaml(module) {
		writeOCaml(module, ocaml, t, s)
	}
	if len(erlang) > 0 {
		writeErlang(erlang, t, s)
	}
	return rest
}

// writeOCaml emits the end symbols and the table: for each call its return address, the frame size, and the offsets of
// the roots from the stack pointer.
func writeOCaml(module *ir.Module, maps []*StackMaps, t *target.Target, s Stream) {
	word := t.Layout.PtrBytes
	s.Section(text)
	camlSymbol(module, "code_end", s)
	s.Section(Section{Name: ".data", Attrs: written})
	camlSymbol(module, "data_end", s)
	s.Int(word, 0)
	camlSymbol(module, "frametable", s)
	records := 0
	for _, m := range maps {
		records += len(m.Records)
	}
	s.Int(2, uint64(records))
	s.Align(int64(word))
	for _, m := range maps {
		for i := range m.Records {
			s.Value(word, Value{Of: recordPlace(m, i)})
			s.Int(2, uint64(m.Size))
			writeRoots(&m.Records[i], 1, s)
			s.Align(int64(word))
		}
	}
}

// writeErlang emits .note.gc: for each function its calls, the sizes in words of its frame and of its stack arguments,
// and the roots.
func writeErlang(maps []*StackMaps, t *target.Target, s Stream) {
	word := t.Layout.PtrBytes
	s.Section(Section{Name: ".note.gc"})
	for _, m := range maps {
		s.Align(int64(word))
		s.Int(2, uint64(len(m.Records)))
		for i := range m.Records {
			s.Value(4, Value{Of: recordPlace(m, i)})
		}
		registers := 6 // that pass arguments, as LLVM counts them on every machine
		if word == 4 {
			registers = 5
		}
		s.Int(2, uint64(m.Size)/uint64(word))
		s.Int(2, uint64(max(len(m.Func.Type.Fields)-registers, 0)))
		roots := &StackRecord{}
		if len(m.Records) > 0 { // all have the same
			roots = &m.Records[0]
		}
		writeRoots(roots, int64(word), s)
	}
}

// writeRoots emits the number of the roots of a record, and their offsets in units of the given number of bytes.
func writeRoots(r *StackRecord, unit int64, s Stream) {
	s.Int(2, uint64(len(r.Locations)))
	for _, l := range r.Locations {
		s.Int(2, uint64(l.Value/unit))
	}
}

// recordPlace returns the return address of the call of record n.
func recordPlace(m *StackMaps, n int) Place {
	return Place{Label: Label{Kind: StackMapLabel, N: int32(n), Of: m.Func}}
}

package stackprotector

import "spillway/ir"

// Landings finds the functions of m that may be called indirectly, if the module requires indirect calls to be checked:
// those visible to other modules and those whose address is taken, except those marked nocf_check. If whole is false,
// function bodies are missing, so any function may be called. Linear in the program.
func Landings(m *ir.Module, whole bool) {
	if !m.Flags.CFBranch {
		return
	}
	local := false
	for _, f := range m.Funcs {
		f.Landing = !f.Declared && !f.Attrs.NoCFCheck && (!f.IsLocal() || f.Used || !whole)
		local = local || f.IsLocal()
	}
	if !local || !whole {
		return
	}
	taken := func(s ir.Symbol) {
		if f, ok := s.(*ir.Func); ok && !f.Declared && !f.Attrs.NoCFCheck {
			f.Landing = true
		}
	}
	for _, f := range m.Funcs {
		taken(f.Personality)
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				for i, a := range v.Args {
					if a.Op == ir.OpSym && (v.Op != ir.OpCall || i > 0 || a.Imm != 0 || v.Call.Asm != nil) {
						taken(a.Sym)
					}
				}
			}
		}
		data(f.Prefix, taken)
	}
	for _, g := range m.Globals {
		data(g.Init, taken)
	}
	for _, a := range m.Aliases {
		taken(a.Target)
	}
}

// data calls taken for each symbol whose address d contains, except for block addresses.
func data(d *ir.Data, taken func(ir.Symbol)) {
	if d == nil {
		return
	}
	for _, r := range d.Relocs {
		if r.Block == nil {
			taken(r.Sym)
		}
		if r.MinusBlock == nil {
			taken(r.Minus)
		}
	}
}

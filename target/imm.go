package target

// Allows reports whether an instruction can hold the constant v (sign-extended
// from its type), or, if sym, the address of a symbol plus v.
func (r *ImmRange) Allows(v int64, sym bool) bool {
	if sym {
		return r.Sym
	}
	return r.Lo <= v && v <= r.Hi && (r.Step == 0 || v%r.Step == 0) && (!r.Pow2 || v&(v-1) == 0 && v != 0)
}

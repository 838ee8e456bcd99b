package ir

// AliasEnds returns for each alias the symbol that it finally resolves to, which is an Alias if aliases form a cycle.
// O(aliases).
func AliasEnds(aliases []*Alias) map[*Alias]Symbol {
	ends := make(map[*Alias]Symbol, len(aliases))
	var chain []*Alias
	for _, a := range aliases {
		if a == nil {
			continue
		}
		var end Symbol = a
		for chain = chain[:0]; ; {
			x, ok := end.(*Alias)
			if !ok {
				break
			}
			if known, seen := ends[x]; seen {
				end = known
				break
			}
			ends[x] = x // until resolved: for a cycle, one of its aliases
			chain = append(chain, x)
			end = x.Target
		}
		for _, x := range chain {
			ends[x] = end
		}
	}
	return ends
}

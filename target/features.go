package target

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Features is a set of Extensions that tiles may require.
type Features uint64

// An Extension is a set of instructions that not all machines of a target have.
type Extension struct {
	Name string // as in "target-features": +avx2
	Bit  Features
	With Features // the extensions that it implies, including itself
	Lack Features // extensions that it disables although they are on by default
	Doc  string   // one line
	// Missing: functions that request it are rejected, because it is a protection that is not implemented.
	Missing bool
	// Other is + or - if functions with or without the feature use a different instruction set from the target's;
	// otherwise 0.
	Other byte
}

// OtherSet returns the last feature of a list, as for FeaturesOf, that selects a different instruction set
// (Extension.Other), or "".
func (t *Target) OtherSet(list string) string {
	for i := range t.Extensions {
		e := &t.Extensions[i]
		if e.Other == 0 {
			continue
		}
		last := ""
		for word := range strings.SplitSeq(list, ",") {
			if len(word) > 1 && word[1:] == e.Name {
				last = word
			}
		}
		if last != "" && last[0] == e.Other {
			return last
		}
	}
	return ""
}

// Missing returns the first feature of a list, as for FeaturesOf, that is not implemented (Extension.Missing), or "".
func (t *Target) Missing(list string) string {
	for word := range strings.SplitSeq(list, ",") {
		if name, ok := strings.CutPrefix(word, "+"); ok && slices.ContainsFunc(t.Extensions, func(e Extension) bool { return e.Missing && e.Name == name }) {
			return word
		}
	}
	return ""
}

// A CPU is a named set of features.
type CPU struct {
	Name     string // as in "target-cpu"
	Features Features
}

// FeaturesOf returns the features of the CPU cpu, modified by a list such as "+avx2,-fma": the values of LLVM's
// attributes "target-cpu" and "target-features". Names unknown to the target are ignored; see CPUByName. O(length of
// the list).
func (t *Target) FeaturesOf(cpu, list string) Features {
	var set Features
	if i := t.cpu(cpu); i >= 0 {
		set = t.CPUs[i].Features
	}
	for list != "" {
		var word string
		word, list, _ = strings.Cut(list, ",")
		if len(word) < 2 {
			continue
		}
		for i := range t.Extensions {
			switch e := &t.Extensions[i]; {
			case e.Name != word[1:]:
			case word[0] == '+':
				set = set&^e.Lack | e.With
			case word[0] == '-':
				set |= e.Lack
				for k := range t.Extensions {
					if f := &t.Extensions[k]; f.With&e.Bit != 0 {
						set &^= f.Bit
					}
				}
			}
		}
	}
	return set
}

// CPUByName returns the features of the named CPU; the error lists the available names.
func (t *Target) CPUByName(name string) (Features, error) {
	i := t.cpu(name)
	if i < 0 {
		names := make([]string, len(t.CPUs))
		for k := range t.CPUs {
			names[k] = t.CPUs[k].Name
		}
		return 0, fmt.Errorf("unknown CPU %q for target %s (valid: %s)", name, t.Name, strings.Join(names, ", "))
	}
	return t.CPUs[i].Features, nil
}

// cpu returns the index of the CPU of the given name, or -1.
func (t *Target) cpu(name string) int {
	return slices.IndexFunc(t.CPUs, func(c CPU) bool { return c.Name == name })
}

// WithFeatures returns a variant of t with exactly the extensions in set that t knows. It is created once and shared.
// Rows that do not depend on the features are the same; tile numbers differ.
func (t *Target) WithFeatures(set Features) *Target {
	var known Features
	for i := range t.Extensions {
		known |= t.Extensions[i].Bit | t.Extensions[i].Lack
	}
	set = t.Features&^known | set&known
	if set == t.Features || t.With == nil {
		return t
	}
	return t.With(set)
}

// Variants are the targets for all relocation models and features, each created once.
type Variants struct {
	build func(Relocation, Features) (*Target, error)
	mu    sync.Mutex
	made  map[variant]*Target
}

type variant struct {
	reloc    Relocation
	features Features
}

// NewVariants returns Variants created by build.
func NewVariants(build func(Relocation, Features) (*Target, error)) *Variants {
	return &Variants{build: build, made: make(map[variant]*Target)}
}

// Target returns the target with a relocation model and exactly the given features. It is safe for concurrent use. A
// malformed row panics.
func (v *Variants) Target(reloc Relocation, features Features) *Target {
	v.mu.Lock()
	defer v.mu.Unlock()
	key := variant{reloc, features}
	if t := v.made[key]; t != nil {
		return t
	}
	t, err := v.build(reloc, features)
	if err != nil {
		panic(err)
	}
	t.With = func(set Features) *Target { return v.Target(reloc, set) }
	v.made[key] = t
	return t
}

package target

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Features of a machine that tiles may need: a set of Extensions.
type Features uint64

// An Extension is a set of instructions that not every machine of a target has.
type Extension struct {
	Name string // as in "target-features": +avx2
	Bit  Features
	With Features // all that a machine which has it has, too, itself included
	Lack Features // what a machine has that is said not to have it, where all others do
	Doc  string   // one line
	// Missing says that functions which ask for it are refused: it is a protection that is not made.
	Missing bool
	// Other is + or - where functions with the feature or without it have another set of instructions than the target; else 0.
	Other byte
}

// OtherSet returns the last feature of a list as that of FeaturesOf that asks for another set of instructions (Extension.Other), or "".
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

// Missing returns the first feature that a list as that of FeaturesOf asks for and that is not made
// (Extension.Missing), or "".
func (t *Target) Missing(list string) string {
	for word := range strings.SplitSeq(list, ",") {
		if name, ok := strings.CutPrefix(word, "+"); ok && slices.ContainsFunc(t.Extensions, func(e Extension) bool { return e.Missing && e.Name == name }) {
			return word
		}
	}
	return ""
}

// A CPU is a name for what a machine has.
type CPU struct {
	Name     string // as in "target-cpu"
	Features Features
}

// FeaturesOf returns what a machine has that is called cpu and has or, with a minus
// sign, has not the features of a list such as "+avx2,-fma": the text of the attributes
// "target-cpu" and "target-features" of LLVM. A name that the target does not know says
// nothing; see CPUByName. O(length of the list).
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

// CPUByName returns what the machine of the given name has; the error lists the names there are.
func (t *Target) CPUByName(name string) (Features, error) {
	i := t.cpu(name)
	if i < 0 {
		names := make([]string, len(t.CPUs))
		for k := range t.CPUs {
			names[k] = t.CPUs[k].Name
		}
		return 0, fmt.Errorf("target %s has no CPU %q; there are: %s", t.Name, name, strings.Join(names, ", "))
	}
	return t.CPUs[i].Features, nil
}

// cpu returns the index of the CPU of the given name, or -1.
func (t *Target) cpu(name string) int {
	return slices.IndexFunc(t.CPUs, func(c CPU) bool { return c.Name == name })
}

// WithFeatures returns t as it is with exactly the extensions of set, as far as it knows them,
// besides what else t has. It is made once and shared. Rows are no different for what they
// do not need; tiles have other numbers.
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

// Variants are the targets that differ by relocation and features, each made once.
type Variants struct {
	build func(Relocation, Features) (*Target, error)
	mu    sync.Mutex
	made  map[variant]*Target
}

type variant struct {
	reloc    Relocation
	features Features
}

// NewVariants returns Variants that build makes.
func NewVariants(build func(Relocation, Features) (*Target, error)) *Variants {
	return &Variants{build: build, made: make(map[variant]*Target)}
}

// Target returns the target with a relocation and exactly the given features. Several
// goroutines may ask at once. A wrong row panics.
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

package bench

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"sync"

	"spillway"
)

// runLines is what a file's RUN lines, by which LLVM's tests are driven, say about it.
type runLines struct {
	targets []*spillway.TargetInfo // those that llc compiles for; of other systems those of the same architecture
	rejects bool                   // llc is to refuse the file, wherever it is run
	avx     bool                   // llc is told to use AVX or what came after it
}

// runPatterns find parts of RUN lines, and the triple of a module.
type runPatterns struct{ line, compiler, triple, avx, module, machine *regexp.Regexp }

var runPattern = sync.OnceValue(func() *runPatterns {
	return &runPatterns{
		line:     regexp.MustCompile(`(?m)^\s*;+\s*RUN\s*:(.*)$`),
		compiler: regexp.MustCompile(`(not\s+(?:--crash\s+)?)?\bllc\b`),
		triple:   regexp.MustCompile(`-(?:mtriple|march)[= ]\s*([-\w.]+)`),
		avx:      regexp.MustCompile(`-m(?:attr|cpu)[= ]\S*(?:avx|fma|haswell|broadwell|lake|rapids|skx|knl|znver|bdver|x86-64-v[34])`),
		machine:  regexp.MustCompile(`(?m)^target (?:triple|datalayout)\s*=.*$`),
		module:   regexp.MustCompile(`(?m)^target triple\s*=\s*"([^"]*)"`),
	}
})

// parseRuns reads the RUN lines of a file. A run without a triple is for that of the module, or for all targets.
func parseRuns(text []byte) (r runLines) {
	p := runPattern()
	module := ""
	if m := p.module.FindSubmatch(text); m != nil {
		module = string(m[1])
	}
	runs, rejecting := 0, 0
	begun := ""
	for _, m := range p.line.FindAllSubmatch(text, -1) {
		line := begun + string(bytes.TrimSpace(m[1]))
		var more bool
		if begun, more = strings.CutSuffix(line, `\`); more {
			continue
		}
		begun = ""
		c := p.compiler.FindStringSubmatch(line)
		if c == nil {
			continue
		}
		if runs++; c[1] != "" {
			rejecting++
		}
		triple := module
		if t := p.triple.FindStringSubmatch(line); t != nil {
			triple = t[1]
		}
		r.add(triple)
		r.avx = r.avx || p.avx.MatchString(line)
	}
	if runs == 0 {
		r.add(module)
	}
	r.rejects = runs > 0 && rejecting == runs
	return r
}

// add adds the targets for a triple, or for a name of llc's option -march.
func (r *runLines) add(triple string) {
	var list []spillway.TargetInfo
	switch architecture, _, _ := strings.Cut(triple, "-"); {
	case triple == "":
		list = spillway.Targets()
	case triple == "x86-64":
		architecture = "x86_64"
		fallthrough
	default:
		if architecture == "x86" {
			architecture = "i686"
		}
		if t, err := spillway.TargetForTriple(architecture + "-linux-gnu"); err == nil {
			list = append(list, *t)
		}
	}
	for i := range list {
		if !slices.ContainsFunc(r.targets, func(t *spillway.TargetInfo) bool { return t.Name == list[i].Name }) {
			r.targets = append(r.targets, &list[i])
		}
	}
}

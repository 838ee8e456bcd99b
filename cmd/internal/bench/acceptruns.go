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
	targets  []*spillway.TargetInfo // those that llc compiles for; of other systems those of the same architecture
	cpus     []string               // machines to compile for: without extensions, and with those of AVX and later that llc is asked to use
	rejected bool                   // LLVM is to refuse the file
	edited   bool                   // it becomes IR by a tool only
}

// runPatterns find parts of RUN lines, and the triple of a module.
type runPatterns struct{ line, tool, compiler, triple, avx, module, layout *regexp.Regexp }

var runPattern = sync.OnceValue(func() *runPatterns {
	return &runPatterns{
		line:     regexp.MustCompile(`(?m)^\s*;+\s*RUN\s*:(.*)$`),
		tool:     regexp.MustCompile(`^(not\s+(?:--crash\s+)?)?(%?[-\w]+)`),
		compiler: regexp.MustCompile(`(not\s+(?:--crash\s+)?)?\bllc\b`),
		triple:   regexp.MustCompile(`-(?:mtriple|march)[= ]\s*([-\w.]+)`),
		avx:      regexp.MustCompile(`-m(?:attr|cpu)[= ]\S*(?:avx|fma|haswell|broadwell|lake|rapids|skx|knl|znver|bdver|x86-64-v[34])`),
		layout:   regexp.MustCompile(`(?m)^target datalayout\s*=.*$`),
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
	runs, plain, avx := 0, false, false
	begun := ""
	for _, m := range p.line.FindAllSubmatch(text, -1) {
		line := begun + string(bytes.TrimSpace(m[1]))
		var more bool
		if begun, more = strings.CutSuffix(line, `\`); more {
			continue
		}
		begun = ""
		if tool := p.tool.FindStringSubmatch(line); tool != nil {
			r.rejected = r.rejected || tool[1] != ""
			r.edited = r.edited || tool[2] == "sed"
		}
		c := p.compiler.FindStringSubmatch(line)
		if c == nil {
			continue
		}
		runs++
		triple := module
		if t := p.triple.FindStringSubmatch(line); t != nil {
			triple = t[1]
		}
		r.add(triple)
		if p.avx.MatchString(line) {
			avx = true
		} else {
			plain = true
		}
	}
	if runs == 0 {
		r.add(module)
	}
	if plain || !avx {
		r.cpus = append(r.cpus, "")
	}
	if avx {
		r.cpus = append(r.cpus, "x86-64-v3")
	}
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

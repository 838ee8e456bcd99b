package bench

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"sync"

	"spillway"
	"spillway/target"
)

// runLines are the properties of a file's RUN lines, which drive LLVM's tests.
type runLines struct {
	targets  []*spillway.TargetInfo // those that llc compiles for; of other systems those of the same architecture
	cpus     []string               // machines to compile for: without extensions, "", and with those that llc is asked to use
	rejected bool                   // LLVM is to refuse the file
	edited   bool                   // it becomes IR by a tool only
}

// runPatterns find parts of RUN lines, and the triple of a module.
type runPatterns struct {
	line, tool, compiler, triple, module, layout *regexp.Regexp
	extensions                                   []extensionPattern
}

// An extensionPattern matches options that enable extensions; cpu has at least these.
type extensionPattern struct {
	options *regexp.Regexp
	cpu     string
}

var runPattern = sync.OnceValue(func() *runPatterns {
	return &runPatterns{
		line:     regexp.MustCompile(`(?m)^\s*;+\s*RUN\s*:(.*)$`),
		tool:     regexp.MustCompile(`^(not\s+(?:--crash\s+)?)?(%?[-\w]+)`),
		compiler: regexp.MustCompile(`(not\s+(?:--crash\s+)?)?\bllc\b`),
		triple:   regexp.MustCompile(`-(?:mtriple|march)[= ]\s*([-\w.]+)`),
		layout:   regexp.MustCompile(`(?m)^target datalayout\s*=.*$`),
		module:   regexp.MustCompile(`(?m)^target triple\s*=\s*"([^"]*)"`),
		extensions: []extensionPattern{
			{regexp.MustCompile(`-m(?:attr|cpu)[= ]\S*(?:avx|fma|haswell|broadwell|lake|rapids|skx|knl|znver|bdver|x86-64-v[34])`), "x86-64-v3"},
			{regexp.MustCompile(`-m(?:attr|cpu)[= ]\S*(?:fullfp16|fp16|dotprod|lse|rcpc|crypto|aes|sha[23]|i8mm|bf16|complxnum|v8\.|v9|neoverse|cortex-[ax]|apple|ampere|exynos)`), "neoverse-v2"},
		},
	}
})

// parseRuns reads the RUN lines of a file. A run without a triple is for that of the module, or for all targets.
func parseRuns(text []byte) (r runLines) {
	p := runPattern()
	module := ""
	if m := p.module.FindSubmatch(text); m != nil {
		module = string(m[1])
	}
	runs := 0
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
		r.addCPU(p.cpu(line))
	}
	if runs == 0 {
		r.add(module)
		r.addCPU("")
	}
	return r
}

// cpu returns the machine with the extensions enabled by a run.
func (p *runPatterns) cpu(line string) string {
	for _, e := range p.extensions {
		if e.options.MatchString(line) {
			return e.cpu
		}
	}
	return ""
}

func (r *runLines) addCPU(name string) {
	if !slices.Contains(r.cpus, name) {
		r.cpus = append(r.cpus, name)
	}
}

// cpusOf returns those of r.cpus that t has; "" stands for all others.
func (r *runLines) cpusOf(t *spillway.TargetInfo) []string {
	var of runLines
	machine := t.New(target.PIC)
	for _, name := range r.cpus {
		if _, err := machine.CPUByName(name); err != nil {
			name = ""
		}
		of.addCPU(name)
	}
	slices.Sort(of.cpus)
	return of.cpus
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

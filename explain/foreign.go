package explain

import (
	"fmt"
	"strings"
)

// marks are the suffixes of comments by which llc and Spillway mark spill code.
var marks = []struct{ suffix, kind string }{
	{"-byte Folded Spill", Folded}, {"-byte Folded Reload", Folded}, {"-byte Spill", Spill}, {"-byte Reload", Reload},
}

// Foreign adds a run of another compiler, given only the assembly text of the module. Spills and reloads are taken from
// comments in llc's format; their costs are unknown.
func (d *Document) Foreign(compiler, text string) error {
	lines := functionLines(text, d.Function)
	if lines == nil {
		return fmt.Errorf("%s: no function %s in its assembly", compiler, d.Function)
	}
	r := &Run{Options: compiler, Allocator: compiler}
	if len(d.Runs) > 0 {
		r.Target, r.Metric = d.Runs[0].Target, d.Runs[0].Metric
		for _, l := range d.Runs[0].Lanes {
			if l.Kind == "register" {
				l.Used, l.Clobber = false, nil
				r.Lanes = append(r.Lanes, l)
			}
		}
	}
	known := map[string]int{}
	for i, t := range d.Texts {
		known[t] = i
	}
	p := Pass{Name: "assembly", Doc: "as " + compiler + " writes it", Form: "assembly", Changed: true}
	counts := map[string]int{}
	for _, line := range lines {
		n, ok := known[line]
		if !ok {
			n = len(d.Texts)
			known[line] = n
			d.Texts = append(d.Texts, line)
		}
		p.Lines.Text, p.Lines.Block = append(p.Lines.Text, n), append(p.Lines.Block, -1)
		if isInstruction(line) {
			r.Totals.Instructions++
		}
		for _, m := range marks {
			if strings.HasSuffix(line, m.suffix) {
				counts[m.kind]++
				break
			}
		}
	}
	r.Passes = []Pass{p}
	r.Totals.Kinds = []Total{}
	for _, kind := range []string{Spill, Reload, Folded} {
		if n := counts[kind]; n > 0 {
			r.Totals.Kinds = append(r.Totals.Kinds, Total{Kind: kind, Count: n})
		}
	}
	r.fill()
	d.Runs = append(d.Runs, r)
	return nil
}

// isInstruction reports whether a line of assembly is an instruction: no label, directive or comment of any machine's assembler.
func isInstruction(line string) bool {
	text := strings.TrimSpace(line)
	return strings.HasPrefix(line, "\t") && text != "" && !strings.ContainsAny(text[:1], ".#@;") && !strings.HasPrefix(text, "//")
}

// functionLines returns the lines of a function, from its label to its size directive; nil if there is none.
func functionLines(text, function string) (lines []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch label, _, found := strings.Cut(line, ":"); {
		case lines == nil && found && strings.Trim(label, `"`) == function:
			lines = append(lines, line)
		case lines != nil && strings.HasPrefix(strings.TrimSpace(line), ".size"):
			return lines
		case lines != nil:
			lines = append(lines, line)
		}
	}
	return lines
}

package explain

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"spillway/regalloc"
)

// WriteValue writes the locations of a value and their costs. The value is given by its name in the IR, %x, or its
// number in the document, v12; an unknown one is an error.
func (d *Document) WriteValue(w io.Writer, name string) error {
	var b strings.Builder
	found := false
	for n := range d.Runs {
		a := newAnswer(&b, d, d.Runs[n])
		a.head()
		for v := range a.run.Values {
			if "v"+strconv.Itoa(v) == name || a.names[v] == name || partOf(a.names[v], name) {
				a.value(v)
				found = true
			}
		}
	}
	if !found {
		return fmt.Errorf("%s: @%s has no value %s when registers are allocated: constants and values folded into other instructions have no register", d.File, d.Function, name)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// partOf reports whether the value named part was split from the one named whole by legalization.
func partOf(part, whole string) bool {
	base, n, found := strings.Cut(strings.TrimPrefix(part, whole), ".")
	_, err := strconv.Atoi(n)
	return found && base == "" && err == nil && strings.HasPrefix(part, whole)
}

// WriteLine writes the code of a line of the IR: instructions, the costs of their registers, and machine code.
func (d *Document) WriteLine(w io.Writer, line int) error {
	var b strings.Builder
	found := false
	if k := line - d.Source.First; k >= 0 && k < len(d.Source.Lines) {
		fmt.Fprintf(&b, "%s:%d: %s\n", d.File, line, strings.TrimSpace(d.Source.Lines[k]))
		d.writeProgram(&b, line)
	}
	for n := range d.Runs {
		a := newAnswer(&b, d, d.Runs[n])
		a.head()
		for i := range a.run.Instrs {
			if a.run.Instrs[i].Line == line {
				a.instr(i)
				found = true
			}
		}
		found = a.assembly(line) || found
	}
	if !found {
		return fmt.Errorf("%s:%d: no instruction of @%s comes from this line", d.File, line, d.Function)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeProgram writes the program's source lines of a line of the IR.
func (d *Document) writeProgram(b *strings.Builder, line int) {
	if d.Program == nil {
		return
	}
	for _, x := range d.Program.Lines {
		if f := &d.Program.Files[x[1]]; x[0] == line {
			fmt.Fprintf(b, "%s:%d:", f.Name, x[2])
			if k, ok := slices.BinarySearch(f.Numbers, x[2]); ok {
				fmt.Fprintf(b, " %s", strings.TrimSpace(f.Lines[k]))
			}
			b.WriteString("\n")
		}
	}
}

// answer writes text about a run.
type answer struct {
	*strings.Builder
	d     *Document
	run   *Run
	names []string // of values in the IR, including numbers
}

func newAnswer(b *strings.Builder, d *Document, r *Run) answer {
	a := answer{b, d, r, make([]string, len(r.Values))}
	numbered := map[int]string{}
	if len(r.Passes) > 0 {
		for name, id := range r.Passes[0].Names {
			if n, err := strconv.Atoi(id); err == nil {
				numbered[n] = name
			}
		}
	}
	for v := range r.Values {
		if x := &r.Values[v]; x.IR >= 0 {
			a.names[v] = cmp.Or(x.Name, numbered[x.IR])
		}
	}
	return a
}

func (a answer) printf(format string, args ...any) { fmt.Fprintf(a, format, args...) }

// head writes the heading of the run.
func (a answer) head() {
	r := a.run
	a.printf("@%s for %s by %s", a.d.Function, r.Target, r.Allocator)
	if r.Options != "" && r.Options != r.Allocator {
		a.printf(" (%s)", r.Options)
	}
	a.printf(": %d bytes; the allocation costs %.4g under %s", r.Totals.Bytes, r.Totals.Cost, r.Metric)
	bound := r.Totals.Bound
	if bound == nil {
		bound = r.Totals.ModelBound
	}
	if bound == nil && r.Prices != nil {
		bound = &r.Prices.Bound
	}
	if bound != nil {
		a.printf(", at least %.4g", *bound)
	}
	a.printf("\n")
}

// value writes the locations of a value, and its events.
func (a answer) value(v int) {
	x := &a.run.Values[v]
	a.printf("\n%s of %s, costs %.4g", a.name(v), x.Class, x.Cost)
	switch {
	case x.Def < 0:
		a.printf("; a parameter of its block")
	case x.Remat:
		a.printf("; computed by i%d%s, rematerialized where cheaper", x.Def, a.line(x.Def))
	default:
		a.printf("; computed by i%d%s", x.Def, a.line(x.Def))
	}
	a.printf("\n")
	for _, r := range x.Ranges {
		a.printf("  i%d to i%d\t%s\n", r[1]/2, max(r[1], r[2]-1)/2, a.lane(r[0]))
	}
	for i := range a.run.Events {
		if a.run.Events[i].Value == v {
			a.event(&a.run.Events[i], "  ")
		}
	}
	a.steps(v)
}

// steps writes the allocator's decisions about a value.
func (a answer) steps(v int) {
	s := &a.run.Steps
	first, said := true, -1
	for k, kind := range s.Kind {
		if s.Value[k] != v && s.Other[k] != v {
			continue
		}
		if first {
			a.printf("  decisions\n")
		}
		first = false
		a.printf("  %d\t%s %s", k, kind, a.name(s.Value[k]))
		if s.Other[k] >= 0 {
			a.printf(" (with, or for, %s)", a.name(s.Other[k]))
		}
		if s.From[k] != Nowhere {
			a.printf(" from %s", a.place(s.From[k]))
		}
		if s.To[k] != Nowhere {
			word := "to"
			if kind == regalloc.Kept.String() {
				word = "in"
			}
			a.printf(" %s %s", word, a.place(s.To[k]))
		}
		if s.Instr[k] >= 0 {
			a.printf(" at i%d", s.Instr[k])
		}
		if s.Why[k] != said { // do not repeat reasons
			said = s.Why[k]
			a.printf(": %s", a.d.Texts[said])
		}
		a.printf("\n")
	}
}

// place returns the name of a place of Steps.
func (a answer) place(p int) string {
	switch p {
	case InMemory:
		return "memory"
	case Recomputed:
		return "nowhere, to be rematerialized"
	}
	return a.lane(p)
}

// instr writes an instruction and its events.
func (a answer) instr(i int) {
	a.printf("\n  i%d\t%s\n", i, a.run.Instrs[i].Text)
	for k := range a.run.Events {
		if a.run.Events[k].Instr == i {
			a.event(&a.run.Events[k], "  \t")
		}
	}
}

// assembly writes the machine code of a line, and reports whether there is any.
func (a answer) assembly(line int) bool {
	if len(a.run.Passes) == 0 {
		return false
	}
	l := &a.run.Passes[len(a.run.Passes)-1].Lines
	found := false
	for k := range l.Line {
		if l.Line[k] != line {
			continue
		}
		if !found {
			a.printf("\n  assembly\n")
		}
		found = true
		a.printf("  \t%s", strings.TrimSpace(a.d.Texts[l.Text[k]]))
		if k < len(l.Code) && l.Code[k] != "" {
			a.printf("\t%s", l.Code[k])
		}
		a.printf("\n")
	}
	return found
}

// event writes an event.
func (a answer) event(e *Event, indent string) {
	a.WriteString(indent)
	switch {
	case e.Instr >= 0 && e.From != e.To && (e.Kind == Spill || e.Kind == Reload || e.Kind == Move || e.Kind == Slots || e.Kind == Remat):
		a.printf("before i%d", e.Instr)
	case e.Instr >= 0:
		a.printf("at i%d", e.Instr)
	case len(e.Edge) > 0:
		a.printf("from b%d to b%d", e.Edge[0], e.Edge[1])
	}
	a.printf("\t%s", e.Kind)
	if e.Value >= 0 {
		a.printf(" %s", a.name(e.Value))
	}
	if e.From >= 0 {
		a.printf(" from %s", a.lane(e.From))
	}
	if e.To >= 0 {
		a.printf(" to %s", a.lane(e.To))
	}
	a.printf(", cost %.4g, executed %.4g times (%s): %s\n", e.Price, e.Freq, e.Cause, e.Why)
}

func (a answer) name(v int) string {
	if n := a.names[v]; n != "" {
		return fmt.Sprintf("%s (v%d)", n, v)
	}
	return fmt.Sprintf("v%d", v)
}

func (a answer) lane(l int) string {
	if x := &a.run.Lanes[l]; x.Kind == "slot" {
		return "slot " + x.Name
	}
	return a.run.Lanes[l].Name
}

func (a answer) line(i int) string {
	if n := a.run.Instrs[i].Line; n > 0 {
		return fmt.Sprintf(" of line %d", n)
	}
	return ""
}

package explain

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"spillway"
	"spillway/ir"
	"spillway/regalloc"
)

// Remarks are the costs of register allocation in the functions of a module, as LLVM optimization remarks.
type Remarks struct {
	module *ir.Module
	mu     sync.Mutex
	funcs  map[*ir.Func]*remarks
}

// remarks are those of a function.
type remarks struct {
	c      Recorder
	places []place // by instruction
	begin  place
	list   []remark
}

// A place is a position in the program's source, or, if unknown, in the text of the module.
type place struct {
	file         string
	line, column int
}

// A remark is LLVM's: kind is Passed, Missed or Analysis.
type remark struct {
	kind, name string
	at         place
	args       []argument
}

// An argument is a key and its value; text is String.
type argument struct{ key, value string }

// RecordRemarks installs hooks in the options with which m is to be compiled, with any number of workers. It does not
// affect the code.
func RecordRemarks(m *ir.Module, opts *spillway.Options) *Remarks {
	r := &Remarks{module: m, funcs: map[*ir.Func]*remarks{}}
	pass := opts.ObservePass
	opts.ObservePass = func(name string, s *spillway.State) {
		if pass != nil {
			pass(name, s)
		}
		switch {
		case s.Problem == nil:
		case s.Result == nil:
			r.of(s).pose(s)
		default:
			r.of(s).result(s) // the last result counts
		}
	}
	return r
}

// of returns the remarks of the function of s.
func (r *Remarks) of(s *spillway.State) *remarks {
	r.mu.Lock()
	defer r.mu.Unlock()
	f := r.funcs[s.IR]
	if f == nil {
		f = &remarks{}
		r.funcs[s.IR] = f
	}
	return f
}

// WriteYAML writes the remarks in the order of the functions of the module and their instructions.
func (r *Remarks) WriteYAML(w io.Writer) error {
	var b strings.Builder
	for _, f := range r.module.Funcs {
		if x := r.funcs[f]; x != nil {
			for i := range x.list {
				x.list[i].write(&b, f.Name)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// write writes a remark of a function.
func (r *remark) write(b *strings.Builder, function string) {
	fmt.Fprintf(b, "--- !%s\nPass:            regalloc\nName:            %s\n", r.kind, r.name)
	if r.at.line > 0 {
		fmt.Fprintf(b, "DebugLoc:        { File: %s, Line: %d, Column: %d }\n", scalar(r.at.file), r.at.line, r.at.column)
	}
	fmt.Fprintf(b, "Function:        %s\nArgs:\n", scalar(function))
	for _, a := range r.args {
		fmt.Fprintf(b, "  - %-16s %s\n", a.key+":", scalar(a.value))
	}
	b.WriteString("...\n")
}

// scalar quotes text for YAML.
func scalar(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r == 0x7f }) {
		return fmt.Sprintf("%q", s)
	}
	return "'" + strings.ReplaceAll(s, "'", "''") + "'"
}

// pose records a function before register allocation.
func (r *remarks) pose(s *spillway.State) {
	r.c = Recorder{run: &Run{}, t: s.Code.Target}
	r.c.pose(s)
	r.places = r.places[:0]
	for _, b := range s.Code.Blocks {
		for i := range b.Instrs {
			p := placeOf(s.IR, b.Instrs[i].Pos)
			if p.line == 0 {
				p = place{s.IR.Module.Name, lineOf(&b.Instrs[i]), 0}
			}
			r.places = append(r.places, p)
		}
	}
	// Moves and constants have no position of their own: they get that of adjacent code.
	for i := len(r.places) - 2; i >= 0; i-- {
		if r.places[i].line == 0 {
			r.places[i] = r.places[i+1]
		}
	}
	for i := 1; i < len(r.places); i++ { // forward, for the rest: opt-viewer omits remarks without a position
		if r.places[i].line == 0 {
			r.places[i] = r.places[i-1]
		}
	}
	r.begin = place{s.IR.Module.Name, int(s.IR.Line), 0}
	if d := s.IR.Module.Debug; d != nil && s.IR.Debug != nil && s.IR.Debug.Subprogram != 0 {
		id := s.IR.Debug.Subprogram
		r.begin = place{fileOf(d, id), int(d.Int(id, ir.KeyLine)), 0}
	}
}

// placeOf returns the source position of the instruction at a position in the text, if known.
func placeOf(f *ir.Func, pos int32) place {
	d := f.Module.Debug
	if d == nil {
		return place{}
	}
	id := f.Debug.LocOf(pos)
	if id == 0 {
		return place{}
	}
	l := d.Loc(id)
	return place{fileOf(d, l.Scope), int(l.Line), int(l.Col)}
}

// fileOf returns the file name of a scope.
func fileOf(d *ir.Debug, scope ir.DebugID) string {
	for range len(d.Nodes) {
		if f := d.Ref(scope, ir.KeyFile); f != 0 {
			return d.Str(f, ir.KeyFilename)
		}
		if scope = d.Scope(scope); scope == 0 {
			break
		}
	}
	return ""
}

// The remarks for events; others are not decisions of the allocator.
var remarkNames = map[string]struct{ kind, name, verb string }{
	Spill:  {"Missed", "Spill", "spilled"},
	Reload: {"Missed", "Reload", "reloaded"},
	Slots:  {"Missed", "MemoryMove", "moved in memory"},
	Move:   {"Missed", "Move", "moved"},
	Remat:  {"Passed", "Remat", "recomputed"},
	Folded: {"Passed", "FoldedSpill", "accessed in its slot"},
	Save:   {"Analysis", "Save", "saved"},
}

// result creates the remarks for a result.
func (r *remarks) result(s *spillway.State) {
	c := &r.c
	c.p, c.r = s.Problem, s.Result
	c.events()
	r.list = []remark{}
	if sum := r.summary(); sum != nil {
		r.list = append(r.list, *sum)
	}
	events := slices.Clone(c.run.Events)
	slices.SortStableFunc(events, func(a, b Event) int { return cmp.Compare(r.instr(&a), r.instr(&b)) })
	for i := range events {
		if x, ok := r.event(&events[i]); ok {
			r.list = append(r.list, x)
		}
	}
}

// instr returns the instruction that an event is reported at, -1 if it belongs to the function.
func (r *remarks) instr(e *Event) int {
	switch {
	case e.Instr >= 0:
		return e.Instr
	case len(e.Edge) > 0:
		return max(r.c.run.Blocks[e.Edge[0]].End-1, 0)
	}
	return -1
}

// event creates the remark for an event.
func (r *remarks) event(e *Event) (remark, bool) {
	x, ok := remarkNames[e.Kind]
	if !ok {
		return remark{}, false
	}
	at := r.begin
	if i := r.instr(e); i >= 0 && i < len(r.places) {
		at = r.places[i]
	}
	out := remark{kind: x.kind, name: x.name, at: at}
	add := func(key, value string) { out.args = append(out.args, argument{key, value}) }
	what := ""
	if e.Value >= 0 {
		what = r.c.name(regalloc.VReg(e.Value))
		add("Value", what)
	} else if e.To >= 0 {
		add("Register", r.c.run.Lanes[e.To].Name)
	}
	add("String", " "+x.verb)
	if e.Kind != Save {
		for _, place := range []struct {
			key  string
			lane int
		}{{"From", e.From}, {"To", e.To}} {
			if place.lane >= 0 {
				add("String", " "+strings.ToLower(place.key)+" ")
				add(place.key, r.laneName(place.lane))
			}
		}
	}
	if r.foldable(e) {
		add("String", ", although the instruction could read the slot directly")
	}
	add("String", ": ")
	add("Why", e.Why)
	add("String", "; executed ")
	add("Executions", number(e.Freq))
	add("String", " times, ")
	add("Bytes", fmt.Sprint(e.Bytes))
	add("String", " bytes, price ")
	add("Price", number(e.Price))
	return out, true
}

// number formats an amount like C's %e, which LLVM's tools parse.
func number(x float64) string { return fmt.Sprintf("%e", x) }

func (r *remarks) laneName(l int) string {
	x := &r.c.run.Lanes[l]
	if x.Kind == "slot" {
		return "slot " + x.Name
	}
	return x.Name
}

// foldable reports whether e is a reload that the next instruction could fold.
func (r *remarks) foldable(e *Event) bool {
	if e.Kind != Reload || e.Instr < 0 {
		return false
	}
	return slices.ContainsFunc(r.c.p.Ops(regalloc.InstrID(e.Instr)), func(o regalloc.Operand) bool {
		return int(o.VReg) == e.Value && o.Role == regalloc.Use && o.Mem != regalloc.NoAlt
	})
}

// summary counts what LLVM's allocators count, or returns nil if all counts are 0.
func (r *remarks) summary() *remark {
	out := &remark{kind: "Missed", name: "SpillReloadCopies", at: r.begin}
	for _, x := range []struct{ kind, count, text, cost string }{
		{Spill, "NumSpills", "spills", "TotalSpillsCost"},
		{Folded, "NumFoldedReloads", "folded reloads", "TotalFoldedReloadsCost"},
		{Reload, "NumReloads", "reloads", "TotalReloadsCost"},
		{Move, "NumVRCopies", "virtual registers copies", "TotalCopiesCost"},
	} {
		for _, t := range r.c.run.Totals.Kinds {
			if t.Kind == x.kind {
				out.args = append(out.args, argument{x.count, fmt.Sprint(t.Count)}, argument{"String", " " + x.text + " "},
					argument{x.cost, number(t.Freq)}, argument{"String", " total " + x.text + " cost "})
			}
		}
	}
	if out.args == nil {
		return nil
	}
	out.args = append(out.args, argument{"String", "generated in function"})
	return out
}

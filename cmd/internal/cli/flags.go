package cli

import (
	"cmp"
	"encoding/json"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/regalloc"
	"spillway/target"
)

// CompileFlags are the flags that all commands that compile share.
type CompileFlags struct {
	Target, Level, Relocation                             string
	Regalloc, Selector, OutOfSSA, Metric, Budget, Feature string
	CPU                                                   string
	Debug, Without                                        []string
	StopAfter                                             string
	Stats, JSON, Check, Comment, Verbose, Info            bool
	Times                                                 bool // only the times of passes
	Override                                              bool // compile for the given target, overriding the module's
	FunctionSections, DataSections                        bool
	IntegratedAs                                          bool // use the integrated assembler
	Workers, Registers, Fuel                              int

	logs []*passLog // for --debug
}

// BudgetDoc is the help for --budget.
const BudgetDoc = "stop improving a function's allocation after iterations (30it; 0it: none), a time (10ms) or at a gap to the bound (gap=0.01; without the other two, also when the gap hardly shrinks or after work linear in the function), or whichever comes first (30it,10ms)"

// Register adds the flags to a command.
func (c *CompileFlags) Register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&c.Target, "target", "", "target to compile for (default: from the module's triple; see: spillway targets)")
	f.StringVar(&c.CPU, "cpu", "", "CPU whose extensions all functions may use, such as x86-64-v2 (default: only those in their attributes; see: spillway targets)")
	f.StringVarP(&c.Level, "level", "O", "2", levelDoc())
	f.BoolVarP(&c.Info, "debug-info", "g", true, "keep the debug information of the input (-g0: drop it)")
	f.StringVar(&c.Relocation, "relocation", "", "relocation model: pic or static (default: pic; static for triples without an operating system, such as thumbv7em-none-eabi)")
	f.BoolVar(&c.Stats, "stats", false, "print statistics of each function to standard error")
	f.BoolVar(&c.JSON, "json", false, "print statistics as JSON, one object per line and file; implies --stats")
	f.BoolVar(&c.Check, "check", false, "verify the output of every pass and prove every allocation")
	f.BoolVarP(&c.Verbose, "verbose", "v", false, "print the commands that are run to standard error")
	f.IntVarP(&c.Workers, "jobs", "j", 0, "functions to compile in parallel (default: one per processor)")
	f.StringVar(&c.Regalloc, "regalloc", "", "register allocator (default: by the level; see: spillway allocators), or "+ExternalDoc)
	f.StringVar(&c.Selector, "select", "", "instruction selector (default: by the level; see: spillway selectors)")
	f.StringVar(&c.OutOfSSA, "out-of-ssa", "", "SSA destruction method of allocation problems (see: spillway outssa)")
	f.StringVar(&c.Metric, "metric", "", "what to minimize: size, speed, mixed:MU (bytes plus MU per execution of half a move or quarter of an access), speed:LOAD,STORE,MOVE (executions at these costs) or auto (mixed:10; mixed:1 in functions marked optsize, mixed:0.1 in those marked minsize); default: by the level")
	f.StringVar(&c.Budget, "budget", "", BudgetDoc)
	f.StringVar(&c.Feature, "feature", "", "experimental extension of the target, for interpreted code (see: spillway targets)")
	f.StringSliceVar(&c.Debug, "debug", nil, "print the output of `PASS` to standard error, or to a file with PASS=FILE (see: spillway passes); shuffle: register transfer graphs")
	f.StringSliceVar(&c.Without, "without", nil, "disable `PASS` (see: spillway passes)")
	f.IntVar(&c.Registers, "registers", 0, "limit each register class to this many registers")
	f.IntVar(&c.Fuel, "fuel", 0, "stop each allocation after this many optional decisions")
	Research(f, "regalloc", "select", "out-of-ssa", "metric", "budget", "feature", "debug", "without", "registers", "fuel")
	complete := func(name string, values func() []string) {
		cmd.RegisterFlagCompletionFunc(name, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return values(), cobra.ShellCompDirectiveNoFileComp
		})
	}
	complete("target", func() []string {
		return names(spillway.Targets(), func(t spillway.TargetInfo) string { return t.Name })
	})
	complete("regalloc", func() []string {
		return names(spillway.Allocators(), func(a spillway.AllocatorInfo) string { return a.Name })
	})
	complete("select", func() []string {
		return names(spillway.Selectors(), func(s spillway.SelectorInfo) string { return s.Name })
	})
	complete("out-of-ssa", func() []string {
		return names(spillway.OutOfSSAMethods(), func(o spillway.OutOfSSAInfo) string { return o.Name })
	})
	complete("feature", func() []string {
		return names(spillway.Features(), func(f spillway.FeatureInfo) string { return f.Name })
	})
	complete("cpu", cpuNames)
	complete("debug", debugPasses)
	complete("without", func() []string {
		return names(slices.DeleteFunc(spillway.Passes(), func(p spillway.PassInfo) bool { return !p.Optional }), func(p spillway.PassInfo) string { return p.Name })
	})
	complete("level", func() []string {
		return names(spillway.Levels(), func(l spillway.LevelInfo) string { return l.Name })
	})
	complete("metric", func() []string { return []string{"auto", "size", "speed", "mixed:"} })
	complete("relocation", func() []string { return []string{"pic", "static"} })
}

// cpuNames returns the names of the CPUs of all targets.
func cpuNames() (list []string) {
	for _, t := range spillway.Targets() {
		for _, c := range t.New(target.PIC).CPUs {
			if !slices.Contains(list, c.Name) {
				list = append(list, c.Name)
			}
		}
	}
	return list
}

// RegisterObjects adds the flags for objects and their sections to a command.
func (c *CompileFlags) RegisterObjects(cmd *cobra.Command) {
	f := cmd.Flags()
	f.BoolVar(&c.FunctionSections, "function-sections", false, "put each function into its own section (also -ffunction-sections)")
	f.BoolVar(&c.DataSections, "data-sections", false, "put each variable into its own section (also -fdata-sections)")
	f.BoolVar(&c.IntegratedAs, "integrated-as", true, "encode objects without an assembler; false: assemble the text with the system's cc")
}

// levelDoc lists the levels for the help.
func levelDoc() string {
	docs := names(spillway.Levels(), func(l spillway.LevelInfo) string { return l.Name + " " + l.Doc })
	return "optimization `LEVEL`: " + strings.Join(docs, ", ")
}

func names[T any](table []T, name func(T) string) []string {
	out := make([]string, len(table))
	for i, x := range table {
		out[i] = name(x)
	}
	return out
}

// Options turns the flags into Options.
func (c *CompileFlags) Options() (o spillway.Options, err error) {
	o = spillway.Options{Workers: c.Workers, Check: c.Check, Comment: c.Comment, Registers: c.Registers, Fuel: c.Fuel, CPU: c.CPU, StopAfter: c.StopAfter, NoDebug: !c.Info,
		FunctionSections: c.FunctionSections, DataSections: c.DataSections}
	level, err := spillway.LevelByName(c.Level)
	if err != nil {
		return o, Usagef("-O%s: must be -O0, -O1, -O2, -O3, -Os or -Oz", c.Level)
	}
	level.Apply(&o)
	if c.Regalloc != "" {
		o.Budget = regalloc.Budget{} // the level's budget is for its own allocator
	}
	c.Regalloc, c.Selector = cmp.Or(c.Regalloc, level.Allocator), cmp.Or(c.Selector, level.Selector)
	if err := checkPasses(c.Without); err != nil {
		return o, err
	}
	o.Without = append(o.Without, c.Without...)
	if c.Target != "" {
		if o.Target, err = spillway.TargetByName(c.Target); err != nil {
			return o, UsageError{err}
		}
	}
	if c.Regalloc != "" {
		a, err := AllocatorByName(c.Regalloc)
		if err != nil {
			return o, UsageError{err}
		}
		o.Allocator = a.New
	}
	if c.Selector != "" {
		if o.Selector, err = spillway.SelectorByName(c.Selector); err != nil {
			return o, UsageError{err}
		}
	}
	if c.OutOfSSA != "" {
		if o.OutOfSSA, err = spillway.OutOfSSAByName(c.OutOfSSA); err != nil {
			return o, UsageError{err}
		}
		if err := CheckLowers(c.Regalloc); err != nil {
			return o, err
		}
	}
	if c.Feature != "" {
		if o.Feature, err = spillway.FeatureByName(c.Feature); err != nil {
			return o, UsageError{err}
		}
	}
	var known bool
	switch c.Metric {
	case "":
	case "auto":
		o.Metric = regalloc.Metric{}
	default:
		if o.Metric, err = regalloc.ParseMetric(c.Metric); err != nil {
			return o, UsageError{err}
		}
	}
	if c.Budget != "" {
		if o.Budget, err = regalloc.ParseBudget(c.Budget); err != nil {
			return o, UsageError{err}
		}
	}
	if o.Relocation, known = map[string]target.Relocation{"": target.PIC, "pic": target.PIC, "static": target.Static}[c.Relocation]; !known {
		return o, Usagef("--relocation %q: must be pic or static", c.Relocation)
	}
	if c.Workers < 0 || c.Registers < 0 || c.Fuel < 0 {
		return o, Usagef("-j, --registers and --fuel require a non-negative number")
	}
	return o, c.parseDebug()
}

// printStats writes the statistics of a module as --stats and --json ask.
func (c *CompileFlags) printStats(w io.Writer, file string, out *spillway.Output) error {
	switch {
	case c.JSON:
		return json.NewEncoder(w).Encode(struct {
			File      string               `json:"file"`
			Functions []spillway.FuncStats `json:"functions"`
		}{file, out.Stats})
	case c.Stats:
		printFuncStats(w, out.Stats)
	case c.Times:
		printPassTimes(w, out.Stats)
	}
	return nil
}

func passNames() []string {
	return names(spillway.Passes(), func(p spillway.PassInfo) string { return p.Name })
}

// checkPasses returns a usage error unless all names are of optional passes.
func checkPasses(without []string) error {
	passes := spillway.Passes()
	for _, name := range without {
		i := slices.IndexFunc(passes, func(p spillway.PassInfo) bool { return p.Name == name })
		switch {
		case i < 0:
			return noPass("--without", name, passNames())
		case !passes[i].Optional:
			return Usagef("--without %s: no other pass makes %s code", name, passes[i].Makes)
		}
	}
	return nil
}

// CheckPass returns a usage error unless name is a pass.
func CheckPass(flag, name string) error {
	if all := passNames(); !slices.Contains(all, name) {
		return noPass(flag, name, all)
	}
	return nil
}

func noPass(flag, name string, all []string) error {
	return Usagef("%s %q: unknown pass%s (valid: %s)", flag, name, DidYouMean(name, all), strings.Join(all, ", "))
}

// CheckLowers returns an error if the named allocator, "" for the default, ignores --out-of-ssa.
func CheckLowers(name string) error {
	if a, err := AllocatorByName(cmp.Or(name, spillway.Allocators()[0].Name)); err != nil || a.Lowers {
		return err
	}
	var list []string
	for _, a := range spillway.Allocators() {
		if a.Lowers {
			list = append(list, a.Name)
		}
	}
	return Usagef("--out-of-ssa has no effect on --regalloc %s, which takes problems in SSA form; it applies to %s", name, strings.Join(list, ", "))
}

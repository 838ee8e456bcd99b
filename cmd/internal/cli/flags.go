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

// CompileFlags are the flags that all commands share which compile.
type CompileFlags struct {
	Target, Level, Relocation                             string
	Regalloc, Selector, OutOfSSA, Metric, Budget, Feature string
	CPU                                                   string
	Debug, Without                                        []string
	StopAfter                                             string
	Stats, JSON, Check, Comment, Verbose, Info            bool
	Times                                                 bool // the times of passes alone
	Override                                              bool // compile for the given target, whatever the text says
	FunctionSections, DataSections                        bool
	IntegratedAs                                          bool // use the integrated assembler
	Workers, Registers, Fuel                              int

	logs []*passLog // for --debug
}

// BudgetDoc is the help on --budget.
const BudgetDoc = "end the improvement of a function's allocation after iterations (30it; 0it: none), a time (10ms) or at a gap to the bound (gap=0.01; after 16384 iterations in any case, 512 in functions of more than 400 instructions), or whichever of several comes first (30it,10ms)"

// Register adds the flags to a command.
func (c *CompileFlags) Register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&c.Target, "target", "", "machine to compile for (default: by the module's triple; see: spillway targets)")
	f.StringVar(&c.CPU, "cpu", "", "machine whose extensions all functions may use, as in x86-64-v2 (default: none beyond what their attributes say; see: spillway targets)")
	f.StringVarP(&c.Level, "level", "O", "2", levelDoc())
	f.BoolVarP(&c.Info, "debug-info", "g", true, "keep the debug information that the text has (-g0: leave it out)")
	f.StringVar(&c.Relocation, "relocation", "", "addresses of symbols: pic or static (default: pic; static where the triple has no system, as thumbv7em-none-eabi)")
	f.BoolVar(&c.Stats, "stats", false, "print statistics of each function to standard error")
	f.BoolVar(&c.JSON, "json", false, "print statistics as JSON, an object on a line for each file; implies --stats")
	f.BoolVar(&c.Check, "check", false, "verify the outcome of every pass and prove every allocation")
	f.BoolVarP(&c.Verbose, "verbose", "v", false, "print the commands that are run to standard error")
	f.IntVarP(&c.Workers, "jobs", "j", 0, "functions to compile at once (default: one for each processor)")
	f.StringVar(&c.Regalloc, "regalloc", "", "register allocator (default: by the level; see: spillway allocators), or "+ExternalDoc)
	f.StringVar(&c.Selector, "select", "", "instruction selector (default: by the level; see: spillway selectors)")
	f.StringVar(&c.OutOfSSA, "out-of-ssa", "", "how allocation problems leave SSA form (see: spillway outssa)")
	f.StringVar(&c.Metric, "metric", "", "what to minimize: size, speed, mixed:MU (bytes plus MU for each execution of half a move or quarter of an access), speed:LOAD,STORE,MOVE (executions at these prices) or auto (mixed:10; mixed:1 in functions marked optsize, mixed:0.1 in those marked minsize); default: by the level")
	f.StringVar(&c.Budget, "budget", "", BudgetDoc)
	f.StringVar(&c.Feature, "feature", "", "experimental extension of the target, for code that is interpreted (see: spillway targets)")
	f.StringSliceVar(&c.Debug, "debug", nil, "show what `PASS` makes on standard error, or in a file with PASS=FILE (see: spillway passes); shuffle: register transfer graphs")
	f.StringSliceVar(&c.Without, "without", nil, "leave `PASS` out (see: spillway passes)")
	f.IntVar(&c.Registers, "registers", 0, "squeeze each register class to this many registers")
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

// cpuNames returns the names of the machines of all targets.
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
	f.BoolVar(&c.FunctionSections, "function-sections", false, "put each function into a section of its own (also -ffunction-sections)")
	f.BoolVar(&c.DataSections, "data-sections", false, "put each variable into a section of its own (also -fdata-sections)")
	f.BoolVar(&c.IntegratedAs, "integrated-as", true, "make objects without an assembler; false: let the system's cc assemble the text")
}

// levelDoc lists the levels for the help.
func levelDoc() string {
	docs := names(spillway.Levels(), func(l spillway.LevelInfo) string { return l.Name + " " + l.Doc })
	return "optimize as `LEVEL` says: " + strings.Join(docs, ", ")
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
		return o, Usagef("-O%s: want -O0, -O1, -O2, -O3, -Os or -Oz", c.Level)
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
		return o, Usagef("--relocation %q: want pic or static", c.Relocation)
	}
	if c.Workers < 0 || c.Registers < 0 || c.Fuel < 0 {
		return o, Usagef("-j, --registers and --fuel need a number that is not negative")
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

// checkPasses returns a usage error unless all names are of passes that can be left out.
func checkPasses(without []string) error {
	passes := spillway.Passes()
	for _, name := range without {
		i := slices.IndexFunc(passes, func(p spillway.PassInfo) bool { return p.Name == name })
		switch {
		case i < 0:
			return noPass("--without", name, passNames())
		case !passes[i].Optional:
			return Usagef("--without %s: nothing else makes %s code", name, passes[i].Makes)
		}
	}
	return nil
}

// CheckPass returns a usage error unless there is a pass of that name.
func CheckPass(flag, name string) error {
	if all := passNames(); !slices.Contains(all, name) {
		return noPass(flag, name, all)
	}
	return nil
}

func noPass(flag, name string, all []string) error {
	return Usagef("%s %q: unknown pass%s there are: %s", flag, name, cmp.Or(DidYouMean(name, all), ";"), strings.Join(all, ", "))
}

// CheckLowers returns an error if the allocator of that name, "" for the default, has no use for --out-of-ssa.
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
	return Usagef("--out-of-ssa has no effect on --regalloc %s, which takes problems in SSA form as they are; it is for %s", name, strings.Join(list, ", "))
}

package compile

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/ir"
)

// LLC is the program name that selects the llc command line.
const LLC = "llc"

// llc is one run of the compiler with the command line of LLVM's llc.
type llc struct {
	compilation
	input        string
	filetype     string // asm, obj or null
	march, cpu   string
	triple       string
	attributes   string // -mattr
	framePointer string
}

// An llcOption is an option of llc. It may be written with one dash or two.
type llcOption struct {
	name  string
	value string // name of the value after = or in the next argument; "": none, or a boolean
	doc   string
	set   func(l *llc, value string) error
}

// oneOf accepts the given values: those with an effect, and the defaults.
func oneOf(set func(l *llc, value string), values ...string) func(*llc, string) error {
	return func(l *llc, value string) error {
		if !slices.Contains(values, value) {
			return fmt.Errorf("%q: must be %s", value, strings.Join(values, ", "))
		}
		set(l, value)
		return nil
	}
}

// always ignores an option.
func always(*llc, string) {}

// when returns a setter for a boolean option.
func when(set func(l *llc)) func(*llc, string) error {
	return func(l *llc, value string) error {
		switch value {
		case "", "1", "true", "TRUE", "True":
			set(l)
		case "0", "false", "FALSE", "False":
		default:
			return fmt.Errorf("%q: must be true or false", value)
		}
		return nil
	}
}

// llcOptions are the supported options. All others of LLVM's llc are errors.
var llcOptions = []llcOption{
	{"o", "FILE", "file to write, - for standard output", func(l *llc, v string) error { l.output = v; return nil }},
	{"O", "LEVEL", "optimization level: 0 to 3 (default 2), s or z", func(l *llc, v string) error { l.flags.Level = v; return nil }},
	{"filetype", "TYPE", "asm (the default), obj or null", oneOf(func(l *llc, v string) { l.filetype = v }, "asm", "obj", "null")},
	{"march", "ARCH", "architecture to compile for, by LLVM's name", func(l *llc, v string) error { l.march = v; return nil }},
	{"mtriple", "TRIPLE", "target triple, in place of the module's", func(l *llc, v string) error { l.triple = v; return nil }},
	{"mcpu", "CPU", "CPU of functions without the attribute", func(l *llc, v string) error { l.cpu = v; return nil }},
	{"mattr", "+A,-B", "extensions to enable or disable in all functions", func(l *llc, v string) error {
		l.attributes = strings.Join(append(strings.FieldsFunc(l.attributes, isComma), strings.FieldsFunc(v, isComma)...), ",")
		return nil
	}},
	{"relocation-model", "MODEL", "static (the default) or pic", oneOf(func(l *llc, v string) { l.flags.Relocation = v }, "static", "pic")},
	{"code-model", "MODEL", "small only; the linker reports what is out of range", oneOf(always, "tiny", "small", "kernel", "medium", "large")},
	{"function-sections", "", "put each function into its own section", when(func(l *llc) { l.flags.FunctionSections = true })},
	{"data-sections", "", "put each variable into its own section", when(func(l *llc) { l.flags.DataSections = true })},
	{"frame-pointer", "WHICH", "functions that keep a frame pointer: all, non-leaf, or none except by attribute", oneOf(func(l *llc, v string) { l.framePointer = v }, "all", "non-leaf", "none", "reserved")},
	{"float-abi", "ABI", "default or soft; must be the target's", oneOf(always, "default", "soft")},
	{"stats", "", "print statistics of each function", when(func(l *llc) { l.flags.Stats = true })},
	{"stats-json", "", "print them as JSON", when(func(l *llc) { l.flags.JSON = true })},
	{"time-passes", "", "print how long passes take", when(func(l *llc) { l.flags.Times = true })},
	{"print-after", "PASS", "print the output of a pass (see: spillway passes)", func(l *llc, v string) error {
		l.flags.Debug = append(l.flags.Debug, strings.FieldsFunc(v, isComma)...)
		return nil
	}},
	{"print-after-all", "", "print the output of every pass", when(func(l *llc) {
		for _, p := range spillway.Passes() {
			l.flags.Debug = append(l.flags.Debug, p.Name)
		}
	})},
	{"stop-after", "PASS", "stop after a pass and write its output", func(l *llc, v string) error { l.flags.StopAfter = v; return nil }},
	{"regalloc", "NAME", "default, greedy, fast, basic, pbqp, or one of Spillway's", func(l *llc, v string) error {
		// LLVM's names for similar allocators.
		l.flags.Regalloc = v
		if name, ok := map[string]string{"default": "", "greedy": "", "basic": "linear-whole"}[v]; ok {
			l.flags.Regalloc = name
		}
		return nil
	}},
	{"verify-machineinstrs", "", "verify the output of every pass, and prove allocations", when(func(l *llc) { l.flags.Check = true })},
	{"no-integrated-as", "", "assemble objects with the system's cc", when(func(l *llc) { l.flags.IntegratedAs = false })},
	{"x", "LANGUAGE", "input language: ir", oneOf(always, "ir")},
	{"x86-asm-syntax", "SYNTAX", "att", oneOf(always, "att")},
	{"exception-model", "MODEL", "default or dwarf", oneOf(always, "default", "dwarf")},
	{"fp-contract", "MODE", "on or off: no effect, the IR says what may be fused", oneOf(always, "on", "off")},
	{"thread-model", "MODEL", "posix", oneOf(always, "posix")},
	{"debugger-tune", "DEBUGGER", "gdb", oneOf(always, "gdb")},
	{"asm-verbose", "", "no effect", when(func(*llc) {})},
	{"asm-show-inst", "", "no effect", when(func(*llc) {})},
	{"disable-verify", "", "no effect: input is always verified", when(func(*llc) {})},
	{"mc-relax-all", "", "no effect", when(func(*llc) {})},
	{"relax-elf-relocations", "", "no effect", when(func(*llc) {})},
	{"enable-no-infs-fp-math", "", "no effect: determined by the IR", when(func(*llc) {})},
	{"enable-no-nans-fp-math", "", "no effect: determined by the IR", when(func(*llc) {})},
	{"enable-no-signed-zeros-fp-math", "", "no effect: determined by the IR", when(func(*llc) {})},
}

func isComma(r rune) bool { return r == ',' }

// NewLLCCommand returns the command "spillway llc".
func NewLLCCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "llc [OPTION...] [FILE]",
		Short: "Compile one file as LLVM's llc does, with its options",
		Long: "Compile one file of LLVM IR, with the command line of LLVM's llc, for scripts that call llc.\nThe output is assembly, in a file whose name ends in .s, or on standard output if the input is\n" +
			"standard input. A link named llc to spillway runs this command. Options start with one dash or two:\n\n" + llcHelp() +
			"\nOther options of llc are errors. As with llc, code is for a fixed address unless -relocation-model=pic is given.",
		Example: `  spillway llc -O3 -filetype=obj -relocation-model=pic examples/hello/hello.ll -o hello.o
  ln -s $(command -v spillway) llc && ./llc -mcpu=x86-64-v3 <examples/hello/hello.ll >hello.s`,
		DisableFlagParsing: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if slices.ContainsFunc(args, func(a string) bool { return a == "-h" || strings.TrimLeft(a, "-") == "help" }) {
				return cmd.Help()
			}
			if slices.ContainsFunc(args, func(a string) bool { return strings.TrimLeft(a, "-") == "version" && a[0] == '-' }) {
				fmt.Fprintf(cmd.OutOrStdout(), "spillway %s\n", cli.Version())
				return nil
			}
			l := &llc{compilation: compilation{cmd: cmd}}
			l.flags = cli.CompileFlags{Level: "2", Relocation: "static", Info: true, IntegratedAs: true}
			if err := l.parse(args); err != nil {
				return err
			}
			return l.run()
		},
	}
	cmd.ValidArgsFunction = func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		return completeLLC(typed)
	}
	return cmd
}

// completeLLC returns the options that complete typed, or completes files.
func completeLLC(typed string) ([]string, cobra.ShellCompDirective) {
	if !strings.HasPrefix(typed, "-") {
		return nil, cobra.ShellCompDirectiveDefault
	}
	var list []string
	for _, o := range llcOptions {
		word := "-" + o.name
		if o.value != "" {
			word += "="
		}
		if strings.HasPrefix(word, typed) || strings.HasPrefix("-"+word, typed) {
			list = append(list, word+"\t"+o.doc)
		}
	}
	return list, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// llcHelp lists the options.
func llcHelp() string {
	var b strings.Builder
	for _, o := range llcOptions {
		word := "-" + o.name
		switch {
		case len(o.name) == 1 && o.value != "":
			word += " " + o.value
		case o.value != "":
			word += "=" + o.value
		}
		fmt.Fprintf(&b, "  %-32s %s\n", word, o.doc)
	}
	return b.String()
}

// parse reads the command line.
func (l *llc) parse(args []string) error {
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			if l.input != "" {
				return cli.Usagef("llc compiles one file, not %q and %q", l.input, arg)
			}
			l.input = arg
			continue
		}
		name, value, hasValue := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
		o := findLLC(name)
		if o == nil && len(name) > 1 { // -O2, -ofile
			if o = findLLC(name[:1]); o != nil && o.value != "" && !hasValue && (o.name == "O" || o.name == "o") {
				value, hasValue = name[1:], true
			} else {
				o = nil
			}
		}
		if o == nil {
			return cli.Usagef("unknown option %s%s (see: spillway llc --help)", arg, cli.DidYouMean(name, llcNames()))
		}
		if o.value != "" && !hasValue {
			if i++; i == len(args) {
				return cli.Usagef("%s: missing argument %s", arg, o.value)
			}
			value = args[i]
		}
		if err := o.set(l, value); err != nil {
			return cli.Usagef("-%s %w", o.name, err)
		}
	}
	return nil
}

func findLLC(name string) *llcOption {
	for i := range llcOptions {
		if llcOptions[i].name == name {
			return &llcOptions[i]
		}
	}
	return nil
}

func llcNames() []string {
	var list []string
	for _, o := range llcOptions {
		list = append(list, o.name)
	}
	return list
}

// run compiles the file.
func (l *llc) run() error {
	var inputs []string
	if l.input != "" {
		inputs = []string{l.input}
	}
	inputs, err := cli.Inputs(l.cmd, inputs)
	if err != nil {
		return err
	}
	l.input = inputs[0]
	l.asObject, l.discard = l.filetype != "asm" && l.filetype != "", l.filetype == "null"
	if l.output == "" {
		l.output = l.outputName()
	}
	if err := l.prepare(l.cmd, 1); err != nil {
		return err
	}
	if err := l.target(); err != nil {
		return err
	}
	l.flags.Override = true
	l.adjust = l.adjustModule
	return l.one(l.input)
}

// outputName is llc's output name: the input's name, with its directory and another extension.
func (l *llc) outputName() string {
	if l.input == "-" || l.flags.StopAfter != "" {
		return "-"
	}
	name := l.input
	if ext := filepath.Ext(name); ext == ".ll" || ext == ".bc" {
		name = strings.TrimSuffix(name, ext)
	}
	if l.asObject {
		return name + ".o"
	}
	return name + ".s"
}

// target selects the machine of -mtriple or -march.
func (l *llc) target() (err error) {
	switch {
	case l.triple != "":
		l.opts.Target, err = spillway.TargetForTriple(l.triple)
	case l.march != "":
		arch := strings.ReplaceAll(l.march, "-", "_")
		if arch == "x86" {
			arch = "i386"
		}
		if l.opts.Target, err = spillway.TargetForTriple(arch + "-unknown-linux-gnu"); err != nil {
			l.opts.Target, err = spillway.TargetByName(l.march)
		}
	}
	if err != nil {
		return cli.UsageError{Err: err}
	}
	return nil
}

// adjustModule adds function attributes from the command line to functions without them.
func (l *llc) adjustModule(m *ir.Module) error {
	info := l.opts.Target
	if info == nil {
		var err error
		if info, err = spillway.TargetOf(m); err != nil {
			return nil // the caller sets it
		}
	}
	t := info.New(l.opts.Relocation)
	if l.cpu != "" {
		if _, err := t.CPUByName(l.cpu); err != nil {
			return cli.Usagef("-mcpu: %w", err)
		}
	}
	for word := range strings.SplitSeq(l.attributes, ",") {
		if word == "" {
			continue
		}
		if word[0] != '+' && word[0] != '-' {
			return cli.Usagef("-mattr: %q: each extension must start with + or -", word)
		}
		known := false
		for _, e := range t.Extensions {
			known = known || e.Name == word[1:]
		}
		if !known {
			fmt.Fprintf(l.cmd.ErrOrStderr(), "spillway: warning: %q has no effect for target %s\n", word, t.Name)
		}
	}
	for _, f := range m.Funcs {
		a := &f.Attrs
		if a.CPU == "" {
			a.CPU = l.cpu
		}
		if l.attributes != "" {
			a.Features = strings.TrimPrefix(a.Features+","+l.attributes, ",")
		}
		a.FramePointer = a.FramePointer || l.framePointer == "all"
		a.FramePointerNonLeaf = a.FramePointerNonLeaf || l.framePointer == "non-leaf"
	}
	return nil
}

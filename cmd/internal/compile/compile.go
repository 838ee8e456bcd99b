package compile

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/emit/encode"
	"spillway/explain"
	"spillway/ir"
	"spillway/object/elf"
	"spillway/regalloc"
)

// compilation is one run of the compile command.
type compilation struct {
	cmd      *cobra.Command
	flags    cli.CompileFlags
	opts     spillway.Options
	asObject bool
	asText   bool
	output   string // "": by the input's name
	dump     string // directory for problems, or ""
	form     cli.Form
	results  string // directory or URL of results, or ""
	remarks  string // file for remarks, or ""
	stage    string
	known    *cli.ResultStore // the open results, or nil

	adjust  func(*ir.Module) error // preprocesses the module, or nil
	discard bool                   // the output is not written
}

// NewCommand returns the command "spillway compile".
func NewCommand() *cobra.Command {
	c := &compilation{}
	cmd := &cobra.Command{
		Use:   "compile [-S | -c] [FILE.ll...]",
		Short: "Compile LLVM IR to assembly (-S, the default) or objects (-c)",
		Long: `Compile LLVM IR, text or bitcode, to assembly (-S, the default) or objects (-c): each file to its own
output, standard input if no file is named. If one is wrong, the others are still
compiled, and the exit code is 1.`,
		Example: `  spillway compile -c -Oz testdata/programs/sha/sha.O1.ll -o sha.o
  spillway compile --stop-after select examples/hello/hello.ll`,
		RunE: func(cmd *cobra.Command, args []string) error {
			args, err := cli.Inputs(cmd, args)
			if err != nil {
				return err
			}
			if err := c.prepare(cmd, len(args)); err != nil {
				return err
			}
			if c.known != nil {
				defer c.known.Close()
			}
			var errs []error
			for _, in := range args {
				err := c.one(in)
				if errors.As(err, new(cli.UsageError)) {
					return err
				}
				errs = append(errs, err)
			}
			return errors.Join(errs...)
		},
	}
	f := cmd.Flags()
	f.BoolVarP(&c.asText, "assembly", "S", false, "write assembly text")
	f.BoolVarP(&c.asObject, "object", "c", false, "write an object file")
	f.StringVarP(&c.output, "output", "o", "", "file to write, - for standard output (default: the input's name with .s or .o, - for -)")
	f.BoolVar(&c.flags.Comment, "comment", false, "mark spills, reloads and copies in the assembly")
	f.StringVar(&c.flags.StopAfter, "stop-after", "", "stop after `PASS` and write its output as text (see: spillway passes)")
	f.StringVar(&c.dump, "dump-problems", "", "write the allocation problem and result of each function into this `DIRECTORY`, as FUNCTION.DIGEST.problem and .result")
	f.Var(&c.form, "dump-format", "format of --dump-problems: "+cli.FormDoc)
	f.StringVar(&c.results, "results", "", "use the allocation results in this `DIR|URL` where they cost less; each is proved first. A directory as written by --dump-problems or alloc, or a store of lab (file://, s3://, gs://, azblob://), read by the program "+cli.ResultsProgram)
	f.StringVar(&c.remarks, "remarks", "", "write the costs of register allocation and their reasons as LLVM optimization remarks into `FILE.opt.yaml`")
	f.StringVar(&c.stage, "stage", "", "the same as --stop-after select, apply or frame: selected, allocated or framed")
	c.flags.Register(cmd)
	c.flags.RegisterObjects(cmd)
	cli.Research(f, "stop-after", "dump-problems", "dump-format", "results", "stage")
	return cmd
}

// prepare checks the flags.
func (c *compilation) prepare(cmd *cobra.Command, inputs int) (err error) {
	c.cmd = cmd
	if c.asObject && c.asText {
		return cli.Usagef("-S and -c are mutually exclusive")
	}
	if c.output != "" && c.output != "-" && inputs > 1 {
		return cli.Usagef("-o names one file, but there are %d inputs", inputs)
	}
	if c.remarks != "" && inputs > 1 {
		return cli.Usagef("--remarks names one file, but there are %d inputs", inputs)
	}
	if c.stage != "" {
		pass, ok := map[string]string{"selected": "select", "allocated": "apply", "framed": "frame"}[c.stage]
		if !ok {
			return cli.Usagef("--stage %q: must be selected, allocated or framed", c.stage)
		}
		c.flags.StopAfter = pass
	}
	if c.flags.StopAfter != "" {
		if err := cli.CheckPass("--stop-after", c.flags.StopAfter); err != nil {
			return err
		}
	}
	if c.opts, err = c.flags.Options(); err != nil || c.results == "" {
		return err
	}
	if c.known, err = cli.OpenResults(cmd.Context(), c.results); err != nil {
		return err
	}
	inner := c.opts.Allocator
	if inner == nil {
		inner = spillway.Allocators()[0].New
	}
	c.opts.Allocator = c.known.Allocator(inner)
	return nil
}

// one compiles one file.
func (c *compilation) one(input string) error {
	opts := c.opts
	opts.Discard, opts.Verified = true, true
	m, err := c.flags.ParseLazy(c.cmd, input, &opts)
	if err != nil {
		return err
	}
	if c.adjust != nil {
		if err := c.adjust(m); err != nil {
			return err
		}
	}
	var d *dumper
	if c.dump != "" {
		if err := os.MkdirAll(c.dump, 0o777); err != nil {
			return cli.CannotWrite(c.dump, err)
		}
		d = &dumper{dir: c.dump, form: c.form}
		opts.Observe = d.observe
	}
	if c.asObject && c.flags.IntegratedAs && opts.StopAfter == "" {
		opts.Stage = spillway.ToObject
	}
	var texts cli.PassTexts
	if opts.StopAfter != "" {
		texts.Start(&opts, opts.StopAfter)
	}
	var remarks *explain.Remarks
	if c.remarks != "" {
		remarks = explain.RecordRemarks(m, &opts)
	}
	out, err := compileAgain(c.cmd, &c.flags, input, m, opts, c.adjust)
	if err != nil {
		return err
	}
	if d != nil && d.err() != nil {
		return d.err()
	}
	if remarks != nil {
		var b bytes.Buffer
		if err := remarks.WriteYAML(&b); err != nil {
			return err
		}
		if err := cli.WriteFile(c.cmd, c.remarks, b.Bytes()); err != nil {
			return err
		}
	}
	if opts.StopAfter != "" {
		text, err := texts.Text(out)
		if err != nil {
			return err
		}
		return cli.WriteFile(c.cmd, c.outputFor("-", ""), []byte(text))
	}
	if c.discard {
		return nil
	}
	return c.write(input, out)
}

// compileAgain compiles a file; to assembly text instead of an object if it has assembly that only an external
// assembler supports. Adjust, if not nil, is applied to a module that is parsed again.
func compileAgain(cmd *cobra.Command, flags *cli.CompileFlags, input string, m *ir.Module, opts spillway.Options, adjust func(*ir.Module) error) (*spillway.Output, error) {
	out, err := flags.Compile(cmd, input, m, opts)
	var foreign *encode.InlineAsmError
	if opts.Stage != spillway.ToObject || !errors.As(err, &foreign) || input == "-" {
		return out, err
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "%s: note: assembling with cc: unsupported assembly %.60q (%v)\n", input, foreign.Text, foreign.Err)
	if m, err = cli.ParseFile(cmd, input, opts.Target); err != nil {
		return nil, err
	}
	if adjust != nil {
		if err := adjust(m); err != nil {
			return nil, err
		}
	}
	opts.Stage, opts.Bodies = spillway.ToAssembly, nil
	return flags.Compile(cmd, input, m, opts)
}

// write writes the assembly or the object of an input.
func (c *compilation) write(input string, out *spillway.Output) error {
	if out.Object != nil {
		data, err := elf.Append(nil, out.Object)
		if err != nil {
			return fmt.Errorf("spillway: %w", err)
		}
		return cli.WriteFile(c.cmd, c.outputFor(input, ".o"), data)
	}
	if c.asObject {
		tools := toolchain{c.cmd, c.flags.Verbose}
		return tools.assemble(out.Assembly, c.outputFor(input, ".o"), out.Target.Driver)
	}
	return cli.WriteFile(c.cmd, c.outputFor(input, ".s"), out.Assembly)
}

// outputFor returns the file to write for an input.
func (c *compilation) outputFor(input, ext string) string {
	if c.output != "" {
		return c.output
	}
	return cli.WithExtension(input, ext)
}

// dumper writes allocation problems and results into a directory. It is safe for concurrent use.
type dumper struct {
	dir  string
	form cli.Form
	errs cli.SyncErrors
}

func (d *dumper) err() error { return d.errs.Join() }

func (d *dumper) observe(p *regalloc.Problem, r *regalloc.Result) {
	base := filepath.Join(d.dir, cli.ProblemFile(p))
	problem, err := d.form.Problem(p)
	d.errs.Add(err)
	result, err := d.form.Result(p, r)
	d.errs.Add(err)
	d.errs.Add(os.WriteFile(base+".problem", problem, 0o666))
	d.errs.Add(os.WriteFile(base+".result", result, 0o666))
}

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/check"
	"spillway/regalloc"
)

func newAllocCommand() *cobra.Command {
	var name, metric, output string
	var prove, quiet bool
	cmd := &cobra.Command{
		Use:   "alloc FILE.problem",
		Short: "Solve a register allocation problem",
		Long: `Read a register allocation problem in its text form (see compile
--dump-problems), allocate registers, and write the result.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			info := &spillway.Allocators()[0]
			if name != "" {
				var err error
				if info, err = spillway.AllocatorByName(name); err != nil {
					return usageError{err}
				}
			}
			m, ok := map[string]regalloc.Metric{"size": regalloc.Size, "speed": regalloc.Speed}[metric]
			if !ok {
				return usagef("--metric %q: want size or speed", metric)
			}
			p, err := readProblem(cmd, args[0])
			if err != nil {
				return err
			}
			r, err := spillway.Allocate(p, info.SSA, info.New(), regalloc.Options{Metric: m})
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			if prove {
				if errs := check.Result(p, r); len(errs) > 0 {
					for i := range errs {
						fmt.Fprintln(cmd.ErrOrStderr(), &errs[i])
					}
					return fmt.Errorf("%s: the result of %s is wrong", args[0], info.Name)
				}
			}
			var text bytes.Buffer
			if err := regalloc.WriteResult(&text, p, r); err != nil {
				return err
			}
			fmt.Fprintf(cmd.ErrOrStderr(), "%s: cost %g (%s)\n", info.Name, regalloc.Cost(p, r, m), metric)
			if quiet {
				return nil
			}
			return writeFile(cmd, output, text.Bytes())
		},
	}
	f := cmd.Flags()
	f.StringVar(&name, "regalloc", "", "register allocator (see: spillway allocators)")
	f.StringVar(&metric, "metric", "speed", "what to minimise: size or speed")
	f.StringVarP(&output, "output", "o", "-", "file for the result")
	f.BoolVar(&prove, "check", false, "prove that the result computes what the problem says")
	f.BoolVarP(&quiet, "quiet", "q", false, "print the cost only")
	return cmd
}

func readProblem(cmd *cobra.Command, name string) (*regalloc.Problem, error) {
	var text []byte
	var err error
	if name == "-" {
		name = "<stdin>"
		text, err = io.ReadAll(cmd.InOrStdin())
	} else {
		text, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, fmt.Errorf("spillway: %w", err)
	}
	return regalloc.ParseProblem(name, text)
}

package bench

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"spillway/internal/report"
)

func newBenchLoadCommand() *cobra.Command {
	var lli string
	var levels, lliFlags []string
	var runs int
	var lazy bool
	cmd := &cobra.Command{
		Use:   "load MAIN.ll[,MORE.ll...]...",
		Short: "Compare in-process execution with lli",
		Long: `For each program, which is files separated by commas, the first with main, run it by
"spillway run --native" and by LLVM's lli, at each level, and print the processor time of the
two processes, from reading the IR to exit.`,
		Example: "  spillway bench load examples/hello/hello.ll --runs 5",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			dir, err := os.MkdirTemp("", "spillway-bench")
			if err != nil {
				return err
			}
			defer os.RemoveAll(dir)
			self, err := installed(dir)
			if err != nil {
				return err
			}
			t := report.Table{Header: []string{"program", "level", "ms", "lli ms", "ratio"}}
			for _, program := range args {
				files := strings.Split(program, ",")
				for _, level := range levels {
					ours := []string{self, "run", "--native", "-j", "1", level}
					if lazy {
						ours = append(ours, "--lazy")
					}
					theirs := append([]string{lli, level}, lliFlags...)
					for _, f := range files[1:] {
						theirs = append(theirs, "--extra-module="+f)
					}
					p, err := race(runs, append(ours, files...), append(theirs, files[0]))
					if err != nil {
						return err
					}
					t.Row(strings.TrimSuffix(filepath.Base(files[len(files)-1]), ".ll"), level, ms(p.ours), ms(p.theirs), ratio(p.ratio()))
				}
			}
			_, err = t.WriteTo(cmd.OutOrStdout())
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&lli, "lli", "lli-19", "lli to compare with")
	f.StringArrayVar(&lliFlags, "lli-flag", nil, "flag for lli, as in --lli-flag=--jit-kind=orc-lazy")
	f.StringSliceVar(&levels, "levels", []string{"-O0", "-O2"}, "optimization levels of both")
	f.BoolVar(&lazy, "lazy", false, "compile functions on their first call (lli: --lli-flag=--jit-kind=orc-lazy)")
	f.IntVar(&runs, "runs", 3, "runs of each, of which the minimum counts")
	return cmd
}

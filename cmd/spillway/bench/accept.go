package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/spillway/cli"
	"spillway/internal/report"
	"spillway/llvmir"
)

// acceptBench counts the files that are accepted, and why others are not.
type acceptBench struct {
	as     string
	pick   string
	parse  bool
	target string
	list   bool
	rows   int
	out    io.Writer
}

func newBenchAcceptCommand() *cobra.Command {
	b := &acceptBench{}
	cmd := &cobra.Command{
		Use:   "accept DIR...",
		Short: "Count the IR files that are accepted, and the others by reason",
		Long: `Compile every file below the directories whose name ends in .ll, and print how many are
accepted and, for the others, the first error without positions, names and numbers, how
many files have it, and one of them. What stands before the reason says where it came up:

  text      the text is not understood
  named     it is understood, and something in it is refused by name
  compile   it was read, and cannot be compiled
  bug       an internal error

With --parse files are read only. With --llvm-as only the files that LLVM's assembler
accepts count.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			b.out = cmd.OutOrStdout()
			return b.run(args)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.as, "llvm-as", "", "LLVM's assembler, as in llvm-as-19; its refusals do not count")
	f.StringVar(&b.pick, "pick", "*.ll", "pattern of the files' names")
	f.BoolVar(&b.parse, "parse", false, "read the files only")
	f.StringVar(&b.target, "target", "", "target to compile for, whatever the files say (see: spillway targets)")
	f.BoolVar(&b.list, "list", false, "print the files that are not accepted, each with its error")
	f.IntVar(&b.rows, "reasons", 30, "rows of the table of reasons, the others in one; 0: all")
	return cmd
}

// A verdict is what became of a file.
type verdict struct {
	file, where, reason string // where is "" if it is accepted
	invalid             bool   // LLVM refuses it too
	err                 error
}

func (b *acceptBench) run(dirs []string) error {
	var files []string
	for _, dir := range dirs {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if ok, _ := filepath.Match(b.pick, filepath.Base(path)); ok && err == nil && !d.IsDir() && strings.HasSuffix(path, ".ll") {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	if len(files) == 0 {
		return cli.Usagef("no files named %s below %s", b.pick, strings.Join(dirs, ", "))
	}
	opts := spillway.Options{Workers: 1}
	if b.target != "" {
		t, err := spillway.TargetByName(b.target)
		if err != nil {
			return cli.UsageError{Err: err}
		}
		opts.Target = t
	}
	verdicts := make([]verdict, len(files))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(files); i = int(next.Add(1)) - 1 {
				verdicts[i] = b.judge(files[i], opts)
			}
		})
	}
	wg.Wait()
	return b.print(verdicts)
}

// judge reads and compiles a file.
func (b *acceptBench) judge(file string, opts spillway.Options) verdict {
	v := verdict{file: file}
	if b.as != "" && command(b.as, file, "-o", os.DevNull).Run() != nil {
		v.invalid = true
		return v
	}
	text, err := os.ReadFile(file)
	if err == nil {
		v.where, err = b.try(file, text, opts)
	}
	if err != nil {
		v.err, v.reason = err, reason(err.Error(), file)
	}
	return v
}

// try returns where the text fails, and why.
func (b *acceptBench) try(file string, text []byte, opts spillway.Options) (where string, err error) {
	defer func() {
		if r := recover(); r != nil {
			where, err = "bug", fmt.Errorf("%v", r)
		}
	}()
	m, err := llvmir.Parse(file, text)
	if err != nil {
		var list llvmir.ErrorList
		if !errors.As(err, &list) || len(list) == 0 {
			return "text", err
		}
		for _, e := range list {
			if e.Line > 0 && !strings.Contains(e.Msg, " not supported") {
				return "text", e
			}
		}
		return "named", list[0]
	}
	if b.parse {
		return "", nil
	}
	if _, err = spillway.Compile(context.Background(), m, opts); err == nil {
		return "", nil
	}
	if strings.Contains(err.Error(), "internal error") {
		return "bug", err
	}
	return "compile", err
}

// differing are the parts of messages in which those that give one reason differ.
type differing struct{ positions, inWhat, names, quoted, numbers *regexp.Regexp }

var differ = sync.OnceValue(func() *differing {
	return &differing{
		positions: regexp.MustCompile(`^(:\d+:\d+)?: `),
		inWhat:    regexp.MustCompile(`^in @("[^"]*"|\S+): `),
		names:     regexp.MustCompile(`([@%$#!])(?:"[^"]*"|llvm\.[a-z_]+(?:\.[a-z_]+)*|[-\w.$]+)`),
		quoted:    regexp.MustCompile(`"[^"]*"`),
		numbers:   regexp.MustCompile(`\b\d+\b`),
	}
})

// reason returns the first line of a message without what differs from file to file.
func reason(message, file string) string {
	d := differ()
	line, _, _ := strings.Cut(message, "\n")
	line = d.positions.ReplaceAllString(strings.TrimPrefix(line, file), "")
	line, _, _ = strings.Cut(line, " (")
	line = d.inWhat.ReplaceAllString(line, "")
	line = d.names.ReplaceAllStringFunc(line, func(name string) string {
		if strings.HasPrefix(name, "@llvm.") {
			return name
		}
		return name[:1] + "x"
	})
	return d.numbers.ReplaceAllString(d.quoted.ReplaceAllString(line, `"x"`), "N")
}

func (b *acceptBench) print(verdicts []verdict) error {
	type why struct{ where, reason string }
	count, first := map[why]int{}, map[why]string{}
	where := map[string]int{}
	invalid := 0
	for _, v := range verdicts {
		if v.invalid {
			invalid++
			continue
		}
		where[v.where]++
		if v.where == "" {
			continue
		}
		w := why{v.where, v.reason}
		if count[w]++; count[w] == 1 {
			first[w] = filepath.Base(v.file)
		}
		if b.list {
			fmt.Fprintf(b.out, "%s: %v\n", v.where, v.err)
		}
	}
	n := len(verdicts) - invalid
	t := report.Table{Header: []string{"files", "accepted", "", "text", "named", "compile", "bug", "refused by LLVM"}}
	t.Row(n, where[""], percent(where[""], n), where["text"], where["named"], where["compile"], where["bug"], invalid)
	if _, err := t.WriteTo(b.out); err != nil {
		return err
	}
	var list []why
	for w := range count {
		list = append(list, w)
	}
	slices.SortFunc(list, func(x, y why) int {
		return cmp.Or(count[y]-count[x], strings.Compare(x.where, y.where), strings.Compare(x.reason, y.reason))
	})
	if len(list) == 0 {
		return nil
	}
	fmt.Fprintln(b.out)
	t = report.Table{Header: []string{"reason", "where", "files", "such as"}}
	rest := 0
	for i, w := range list {
		if b.rows > 0 && i >= b.rows {
			rest += count[w]
			continue
		}
		t.Row(strings.ReplaceAll(w.reason, "|", "\\|"), w.where, count[w], first[w])
	}
	if rest > 0 {
		t.Row(fmt.Sprintf("%d others", len(list)-b.rows), "", rest, "")
	}
	_, err := t.WriteTo(b.out)
	return err
}

package bench

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash/fnv"
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
	"time"

	"github.com/spf13/cobra"
	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/emit/encode"
	"spillway/internal/report"
	"spillway/ir"
	"spillway/llvmir"
)

// acceptBench counts accepted files, and the reasons for rejection.
type acceptBench struct {
	as     string
	pick   string
	parse  bool
	target string
	runs   bool
	levels string
	limit  time.Duration
	every  int
	seed   uint64
	known  string
	update bool
	list   bool
	rows   int
	out    io.Writer
}

func newBenchAcceptCommand() *cobra.Command {
	b := &acceptBench{}
	cmd := &cobra.Command{
		Use:   "accept DIR...",
		Short: "Count accepted IR files, and rejected ones by reason",
		Long: `Compile every file below the directories whose name ends in .ll, to assembly text and to
an object, and print how many are accepted and, for the others, the first error without
positions, names and numbers, how many files have it, and one of them. The word before
the reason is its category:

  text      the text is malformed
  named     the text is well-formed, but has an unsupported construct
  compile   it was parsed, and cannot be compiled
  nowhere   an error without a position
  slow      it takes longer than --limit
  bug       an internal error

With --runs the files are LLVM's own tests: each is compiled for the targets in its RUN
lines; those that LLVM must reject or that sed turns into IR are skipped, as are copies of
files in an earlier directory. With --parse files are only parsed. With --llvm-as only the files that
LLVM's assembler accepts count. With --known, a table lists the rejected files and the reasons:
any difference is an error, unless --update rewrites the table.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			b.out = cmd.OutOrStdout()
			return b.run(args)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.as, "llvm-as", "", "LLVM's assembler, such as llvm-as-19; files it rejects do not count")
	f.StringVar(&b.pick, "pick", "*.ll", "pattern of the files' names")
	f.BoolVar(&b.parse, "parse", false, "only parse the files")
	f.StringVar(&b.target, "target", "", "target to compile for, overriding the files (see: spillway targets)")
	f.BoolVar(&b.runs, "runs", false, "compile for the targets of the files' RUN lines")
	f.StringVar(&b.levels, "levels", "2", "optimization levels to compile at, as in 0,2")
	f.DurationVar(&b.limit, "limit", 0, "time limit for a file at a level; 0: none")
	f.IntVar(&b.every, "every", 1, "compile only one in this many files, by --seed")
	f.Uint64Var(&b.seed, "seed", 1, "which of the files --every selects")
	f.StringVar(&b.known, "known", "", "`FILE` with the table of rejected files")
	f.BoolVar(&b.update, "update", false, "rewrite the table of --known")
	f.BoolVar(&b.list, "list", false, "print the rejected files with their errors")
	f.IntVar(&b.rows, "reasons", 30, "rows of the table of reasons, the rest as one row; 0: all")
	return cmd
}

// A verdict is the outcome of a file for a target.
type verdict struct {
	file, name    string // name: relative to the given directory
	target        string // "" if given in the file
	where, reason string // where is "" if accepted
	invalid       bool   // LLVM rejects it too
	err           error
}

func (b *acceptBench) run(dirs []string) error {
	files, err := b.find(dirs)
	if err != nil {
		return err
	}
	levels, err := b.options()
	if err != nil {
		return err
	}
	var known *refusals
	if b.known != "" && !b.update {
		if known, err = readRefusals(b.known); err != nil {
			return err
		}
	}
	verdicts := make([][]verdict, len(files))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(files); i = int(next.Add(1)) - 1 {
				verdicts[i] = b.judge(files[i], levels)
			}
		})
	}
	wg.Wait()
	all := slices.Concat(verdicts...)
	if err := b.print(all); err != nil {
		return err
	}
	switch {
	case b.update:
		return writeRefusals(b.known, all)
	case known != nil:
		return known.compare(b.out, all)
	case b.runs:
		return faults(b.out, all)
	}
	return nil
}

// faults lists outcomes that are never acceptable, and returns an error if there are any.
func faults(out io.Writer, verdicts []verdict) error {
	n := 0
	for _, v := range verdicts {
		if !v.invalid && slices.Contains([]string{"nowhere", "slow", "bug"}, v.where) {
			n++
			fmt.Fprintf(out, "%s %s: %v\n", v.where, v.target, v.err)
		}
	}
	if n > 0 {
		return fmt.Errorf("%d files cause an internal error, exceed the time limit or have an error without a position", n)
	}
	return nil
}

// An irFile is a file to compile.
type irFile struct {
	path, name string
	text       []byte
}

// find lists the requested files below dirs.
func (b *acceptBench) find(dirs []string) (files []irFile, err error) {
	seen := map[[sha256.Size]byte]bool{}
	for _, dir := range dirs {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if ok, _ := filepath.Match(b.pick, filepath.Base(path)); !ok || err != nil || d.IsDir() || !strings.HasSuffix(path, ".ll") {
				return err
			}
			name, err := filepath.Rel(filepath.Dir(dir), path)
			if err != nil {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if sum := sha256.Sum256(text); b.runs {
				if seen[sum] {
					return nil
				}
				seen[sum] = true
			}
			if b.takes(name) {
				files = append(files, irFile{path, name, text})
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, cli.Usagef("no files named %s below %s", b.pick, strings.Join(dirs, ", "))
	}
	return files, nil
}

// takes reports whether the file is in the sample.
func (b *acceptBench) takes(name string) bool {
	if b.every <= 1 {
		return true
	}
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %s", b.seed, name)
	return h.Sum64()%uint64(b.every) == 0
}

// options returns the options of the levels.
func (b *acceptBench) options() (list []spillway.Options, err error) {
	for _, level := range strings.Split(b.levels, ",") {
		flags := cli.CompileFlags{Level: level, Target: b.target, Workers: 1, Relocation: "pic", Info: true}
		opts, err := flags.Options()
		if err != nil {
			return nil, err
		}
		list = append(list, opts)
	}
	return list, nil
}

// judge reads and compiles a file for each of its targets.
func (b *acceptBench) judge(f irFile, levels []spillway.Options) (list []verdict) {
	if !b.runs {
		return append(list, b.judgeFor(f, nil, levels))
	}
	runs := parseRuns(f.text)
	for _, t := range runs.targets {
		if runs.rejected || runs.edited {
			list = append(list, verdict{file: f.path, name: f.name, target: t.Name, invalid: true})
			continue
		}
		var each []spillway.Options
		for _, opts := range levels {
			for _, opts.CPU = range runs.cpusOf(t) {
				each = append(each, opts)
			}
		}
		list = append(list, b.judgeFor(f, t, each))
	}
	return list
}

func (b *acceptBench) judgeFor(f irFile, t *spillway.TargetInfo, levels []spillway.Options) verdict {
	v := verdict{file: f.path, name: f.name}
	if b.as != "" && command(b.as, f.path, "-o", os.DevNull).Run() != nil {
		v.invalid = true
		return v
	}
	text := f.text
	if t != nil {
		v.target = t.Name
		text = forTarget(text, t)
	}
	if v.where, v.err = b.try(f.path, text, t, levels); v.err != nil {
		v.reason = reason(v.err.Error(), f.path)
	}
	return v
}

// forTarget returns text with t's data layout, and its triple unless its own is for t, as llc has it.
func forTarget(text []byte, t *spillway.TargetInfo) []byte {
	p := runPattern()
	text = p.layout.ReplaceAll(text, []byte(";$0"))
	at := p.module.FindSubmatchIndex(text)
	if at == nil {
		return text
	}
	if have, err := spillway.TargetForTriple(string(text[at[2]:at[3]])); err == nil && have.Name == t.Name {
		return text
	}
	return slices.Concat(text[:at[0]], []byte(";"), text[at[0]:])
}

// try returns where the text fails, and why.
func (b *acceptBench) try(file string, text []byte, t *spillway.TargetInfo, levels []spillway.Options) (where string, err error) {
	defer func() {
		if r := recover(); r != nil {
			where, err = "bug", fmt.Errorf("%v", r)
		}
	}()
	triple := ""
	if t != nil {
		triple = t.Triple()
	}
	for _, opts := range levels {
		opts.Verified = true
		if t != nil {
			opts.Target = t
		}
		for _, opts.Stage = range []spillway.Stage{spillway.ToAssembly, spillway.ToObject} {
			m, err := llvmir.ParseFor(file, text, triple, spillway.Machines()...)
			if err != nil {
				return whereOf(file, err), err
			}
			if b.parse {
				return "", nil
			}
			if where, err := b.compile(file, m, opts); err != nil {
				return where, err
			}
		}
	}
	return "", nil
}

// compile compiles a module and returns the stage and reason of a failure.
func (b *acceptBench) compile(file string, m *ir.Module, opts spillway.Options) (where string, err error) {
	begin := time.Now()
	done := make(chan error, 1)
	go func() {
		defer func() {
			if r := recover(); r != nil {
				done <- fmt.Errorf("internal error: %v", r)
			}
		}()
		_, err := spillway.Compile(context.Background(), m, opts)
		done <- err
	}()
	var late <-chan time.Time
	if b.limit > 0 {
		late = time.After(b.limit)
	}
	select {
	case err = <-done:
	case <-late:
		return "slow", fmt.Errorf("%s: does not terminate", file)
	}
	var foreign *encode.InlineAsmError
	switch {
	case errors.As(err, &foreign): // cc assembles it
		err = nil
	case err != nil:
		return whereOf(file, err), err
	}
	if took := time.Since(begin); b.limit > 0 && took > b.limit {
		return "slow", fmt.Errorf("%s: takes long", file)
	}
	return "", nil
}

// whereOf classifies err.
func whereOf(file string, err error) string {
	if strings.Contains(err.Error(), "internal error") || strings.Contains(err.Error(), "after pass ") {
		return "bug"
	}
	if !differ().positions.MatchString(strings.TrimPrefix(err.Error(), file)) {
		return "nowhere"
	}
	var list llvmir.ErrorList
	if !errors.As(err, &list) || len(list) == 0 {
		return "compile"
	}
	for _, e := range list {
		if e.Line > 0 && !strings.Contains(e.Msg, " not supported") {
			return "text"
		}
	}
	return "named"
}

// differing matches the parts of messages that vary for the same reason.
type differing struct{ positions, inWhat, names, quoted, numbers *regexp.Regexp }

var differ = sync.OnceValue(func() *differing {
	return &differing{
		positions: regexp.MustCompile(`^:\d+:\d+: `),
		inWhat:    regexp.MustCompile(`^in @("[^"]*"|\S+): `),
		names:     regexp.MustCompile(`([@%$#!])(?:"[^"]*"|llvm\.[a-z_]+(?:\.[a-z_]+)*|[-\w.$]+)`),
		quoted:    regexp.MustCompile(`"[^"]*"`),
		numbers:   regexp.MustCompile(`\b\d+\b`),
	}
})

// reason returns the first line of a message without file-specific parts.
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

// countRow adds the row of the given name with how many of the verdicts are of which kind.
func (b *acceptBench) countRow(t *report.Table, name string, verdicts []verdict) {
	where := map[string]int{}
	invalid := 0
	for _, v := range verdicts {
		if v.invalid {
			invalid++
		} else {
			where[v.where]++
		}
	}
	n := len(verdicts) - invalid
	t.Row(name, n, where[""], percent(where[""], n), where["text"], where["named"], where["compile"], where["nowhere"], where["slow"], where["bug"], invalid)
}

func (b *acceptBench) print(verdicts []verdict) error {
	type why struct{ where, reason string }
	count, first := map[why]int{}, map[why]string{}
	for _, v := range verdicts {
		if v.invalid || v.where == "" {
			continue
		}
		w := why{v.where, v.reason}
		if count[w]++; count[w] == 1 {
			first[w] = filepath.Base(v.file)
		}
		if b.list {
			fmt.Fprintf(b.out, "%s: %s\n", strings.TrimSpace(v.where+" "+v.target), strings.TrimSpace(v.err.Error()))
		}
	}
	t := report.Table{Header: []string{"target", "files", "accepted", "", "text", "named", "compile", "nowhere", "slow", "bug", "refused by LLVM"}}
	b.countRow(&t, "all", verdicts)
	for _, target := range spillway.Targets() {
		if of := slices.DeleteFunc(slices.Clone(verdicts), func(v verdict) bool { return v.target != target.Name }); len(of) > 0 {
			b.countRow(&t, target.Name, of)
		}
	}
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

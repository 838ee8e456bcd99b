package bench

import (
	"context"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/target"
)

// toolchain assembles, links and runs programs for a target in a directory.
type toolchain struct {
	dir    string
	name   []string // the C compiler driver and flags; none: cc
	driver []string // flags for it
}

func newToolchain(info *spillway.TargetInfo, dir string) toolchain {
	t := toolchain{dir: dir, driver: info.New(target.PIC).Driver}
	if slices.ContainsFunc(t.driver, func(flag string) bool { return strings.HasPrefix(flag, "--target=") }) { // which other compilers reject
		for _, clang := range []string{"clang", "clang-19", "clang-22", "clang-14"} {
			if _, err := exec.LookPath(clang); err == nil {
				t.name = []string{clang}
				break
			}
		}
	}
	return t
}

// cc is the C compiler driver, for the target.
func (t *toolchain) cc(args ...string) *exec.Cmd {
	name := t.name
	if len(name) == 0 {
		name = []string{"cc"}
	}
	return command(name[0], slices.Concat(name[1:], t.driver, args)...)
}

// link links an object to a program.
func (t *toolchain) link(object, program string) error {
	if err := t.cc(object, "-o", program, "-lm", "-lpthread").Run(); err != nil {
		return fmt.Errorf("linking %s: %w", program, err)
	}
	return nil
}

// installed copies spillway, and spillway-native if it exists, into dir, and returns the copy, which is timed: pages of
// a file just written through a mapping by the linker are faulted in one by one, those of a copied file many at once,
// as llc's are.
func installed(dir string) (string, error) {
	self, err := cli.Companion(cli.Program)
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, cli.Program)
	if err := copyProgram(self, name); err != nil {
		return "", err
	}
	err = copyProgram(filepath.Join(filepath.Dir(self), cli.NativeProgram), filepath.Join(dir, cli.NativeProgram))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return name, err
}

func copyProgram(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o777)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

func command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.WaitDelay = time.Second
	return cmd
}

// outputWithin runs a command in a directory, "" for the current one, and returns its output; an error if it runs longer
// than limit.
func outputWithin(limit time.Duration, dir string, words ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.Dir, cmd.WaitDelay = dir, time.Second
	output, err := cmd.Output()
	if err != nil && ctx.Err() != nil {
		return nil, fmt.Errorf("it runs longer than %v", limit)
	}
	return output, err
}

// profiler runs programs under callgrind.
type profiler struct {
	valgrind string
	limit    time.Duration // for each program
}

func newProfiler(limit time.Duration) (*profiler, error) {
	path, err := exec.LookPath("valgrind")
	if err != nil {
		return nil, errors.New("--executed requires valgrind, which is not installed (Debian: apt-get install valgrind)")
	}
	return &profiler{path, limit}, nil
}

// run counts the executed instructions of one module's program, by the lines marked in its assembly text. The
// assembler's line numbers map instructions to the text for callgrind.
func (p *profiler) run(t *toolchain, text string, spills *report.SpillCode, args []string) (e report.Executed, err error) {
	base := filepath.Join(t.dir, "profiled")
	source, object, profile := base+".s", base+".o", base+".callgrind"
	if err := os.WriteFile(source, []byte(withoutDebugInfo(text)), 0o666); err != nil {
		return e, err
	}
	if err := t.cc("-g", "-c", source, "-o", object).Run(); err != nil {
		return e, fmt.Errorf("assembling %s: %w", source, err)
	}
	if err := t.link(object, base); err != nil {
		return e, err
	}
	words := append([]string{p.valgrind, "--tool=callgrind", "--cache-sim=yes",
		"--compress-strings=no", "--compress-pos=no", "--callgrind-out-file=" + profile, base}, args...)
	if _, err := outputWithin(p.limit, "", words...); err != nil {
		return e, fmt.Errorf("valgrind %s: %w", base, err)
	}
	f, err := os.Open(profile)
	if err != nil {
		return e, err
	}
	defer f.Close()
	return report.ParseCallgrind(f, source, spills.Marked)
}

// runWhole implements counter.
func (p *profiler) runWhole(program, dir string, args ...string) (instructions, accesses uint64, output []byte, err error) {
	profile := program + ".callgrind"
	words := append([]string{p.valgrind, "--tool=callgrind", "--cache-sim=yes", "--dump-instr=no",
		"--compress-strings=no", "--compress-pos=no", "--callgrind-out-file=" + profile, program}, args...)
	if output, err = outputWithin(p.limit, dir, words...); err != nil {
		return 0, 0, nil, fmt.Errorf("valgrind %s: %w", program, err)
	}
	f, err := os.Open(profile)
	if err != nil {
		return 0, 0, nil, err
	}
	defer f.Close()
	e, err := report.ParseCallgrindObject(f, program)
	return e.Instructions, e.Accesses(), output, err
}

// withoutDebugInfo empties the lines of assembly text that say where in a program
// in C the code comes from.
func withoutDebugInfo(text string) string {
	var b strings.Builder
	debug := false
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) > 0 {
			switch words[0] {
			case ".section":
				debug = len(words) > 1 && strings.HasPrefix(words[1], ".debug_")
			case ".text", ".data", ".bss":
				debug = false
			}
		}
		if debug || len(words) > 0 && (words[0] == ".loc" || words[0] == ".file") {
			line = "\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

// race runs both commands in turn and returns the minimum processor time of each.
func race(runs int, ours, theirs []string) (p pair, err error) { return raceIn("", runs, ours, theirs) }

// raceIn is race in a directory.
func raceIn(dir string, runs int, ours, theirs []string) (p pair, err error) {
	p, _, err = raceAndWeigh(dir, runs, ours, theirs)
	return p, err
}

// raceAndWeigh is raceIn and also returns the peak resident memory of both commands, in MB: at least that of this
// process, since Linux includes it.
func raceAndWeigh(dir string, runs int, ours, theirs []string) (p, peak pair, err error) {
	for i := range runs {
		for k, args := range [][]string{ours, theirs} {
			cmd := command(args[0], args[1:]...)
			cmd.Dir = dir
			if err := cmd.Run(); err != nil {
				return p, peak, fmt.Errorf("%s: %w", strings.Join(args, " "), err)
			}
			if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
				most := []*float64{&peak.ours, &peak.theirs}[k]
				*most = max(*most, float64(u.Maxrss)/1024)
			}
			s := (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
			best := []*float64{&p.ours, &p.theirs}[k]
			if i == 0 || s < *best {
				*best = s
			}
		}
	}
	return p, peak, nil
}

// A pair holds a figure for spillway and for llc.
type pair struct{ ours, theirs float64 }

func (p pair) ratio() float64 { return p.ours / p.theirs }

func (p *pair) add(q pair) { p.ours, p.theirs = p.ours+q.ours, p.theirs+q.theirs }

// textSize returns the bytes of executable sections of an object and whether it defines main.
func textSize(name string) (n float64, main bool, err error) {
	f, err := elf.Open(name)
	if err != nil {
		return 0, false, err
	}
	defer f.Close()
	for _, s := range f.Sections {
		if s.Flags&elf.SHF_EXECINSTR != 0 {
			n += float64(s.Size)
		}
	}
	syms, err := f.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return 0, false, err
	}
	for _, s := range syms {
		main = main || s.Name == "main" && s.Section != elf.SHN_UNDEF
	}
	return n, main, nil
}

// functionSizes returns the bytes of each function of an object, in the order of its symbols.
func functionSizes(name string) ([]textFunction, error) {
	f, err := elf.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return nil, err
	}
	var functions []textFunction
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && s.Size > 0 {
			functions = append(functions, textFunction{name: s.Name, size: pair{ours: float64(s.Size)}})
		}
	}
	return functions, nil
}

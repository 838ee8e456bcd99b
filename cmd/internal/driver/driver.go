package driver

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/compile"
)

// A Language is the language in a driver's name.
type Language struct {
	program string
	mode    []string // selects the language for clang
}

// The drivers.
var (
	C   = Language{program: "spillcc"}
	CXX = Language{program: "spillc++", mode: []string{"--driver-mode=g++"}}
)

// Environment variables.
const (
	clangVariable = "SPILLCC_CLANG" // the clang to run
	flagsVariable = "SPILLCC_FLAGS" // options appended to every command line
	keepVariable  = "SPILLCC_KEEP"  // a directory for unsupported IR
	cacheVariable = "SPILLCC_CACHE" // a directory that caches IR, for repeated compilation with different back-end flags
)

// asSpillway, as the first argument, makes the program act as the spillway command that jobs run.
const asSpillway = "-spillway"

// driver is one run.
type driver struct {
	language Language
	clang    string
	self     string // this program
	args     arguments
	tmp      string
	run      *runner
	names    int // of temporary files, so far

	failed []string // outputs of failed jobs
	code   int      // of the first that failed
}

// Main runs a command line and returns the exit code.
func Main(l Language, args []string) int {
	if len(args) > 0 && args[0] == asSpillway {
		args, err := expandResponseFiles(args[1:], maxNesting)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return cli.ExitUsage
		}
		return cli.Main([]cli.Group{{Title: "Compile:", Commands: []cli.Command{
			{Name: "compile", Make: compile.NewCommand}, {Name: "build", Make: compile.NewBuildCommand}}}}, args)
	}
	d := &driver{language: l}
	err := d.main(append(slices.Clone(args), strings.Fields(os.Getenv(flagsVariable))...))
	if err != nil && !errors.Is(err, errEnded) {
		d.say("error", err.Error())
		d.code = cmp.Or(d.code, 1)
	}
	if d.run != nil {
		d.run.die()
	}
	return d.code
}

// say writes a diagnostic in clang's format.
func (d *driver) say(kind, text string) {
	fmt.Fprintf(os.Stderr, "%s: %s: %s\n", d.language.program, kind, text)
}

func (d *driver) main(args []string) (err error) {
	if d.self, err = os.Executable(); err != nil {
		return err
	}
	if d.clang, err = d.findClang(); err != nil {
		return err
	}
	if len(args) > 0 && (args[0] == "-cc1" || args[0] == "-cc1as") {
		return d.become(args)
	}
	if d.args, err = parseArguments(args); err != nil {
		return err
	}
	if d.tmp, err = os.MkdirTemp("", d.language.program+"-"); err != nil {
		return err
	}
	defer os.RemoveAll(d.tmp)
	d.run = newRunner(d.tmp)
	if slices.Contains(d.args.clang, "--version") {
		return d.version()
	}
	p, err := d.plan()
	if err != nil || d.code != 0 {
		return err
	}
	if !slices.ContainsFunc(p.jobs, func(j job) bool { return j.isOurs() }) {
		os.RemoveAll(d.tmp)
		words := slices.Concat(d.language.mode, d.args.clang)
		if d.args.plan {
			words = append(words, "-###")
		}
		return d.direct(words)
	}
	io.WriteString(os.Stderr, p.said)
	if d.args.plan || d.args.verbose {
		io.WriteString(os.Stderr, p.header)
	}
	for _, j := range p.jobs {
		if j.needs(d.failed) {
			continue
		}
		if err := d.do(j); err != nil {
			return err
		}
	}
	return nil
}

// findClang returns the clang to run: the one in the environment, or clang, or the newest with a version in its name.
func (d *driver) findClang() (string, error) {
	if name := os.Getenv(clangVariable); name != "" {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", fmt.Errorf("%s: %w", clangVariable, err)
		}
		return path, nil
	}
	self, err := os.Stat(d.self)
	if err != nil {
		return "", err
	}
	names := []string{"clang"}
	for n := newestClang; n >= oldestClang; n-- {
		names = append(names, fmt.Sprintf("clang-%d", n))
	}
	for _, name := range names {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		// This program may be installed under clang's name.
		if info, err := os.Stat(path); err == nil && !os.SameFile(info, self) {
			return path, nil
		}
	}
	return "", fmt.Errorf("no clang of LLVM %d to %d in PATH, which parses C (%s can name it)", oldestClang, newestClang, clangVariable)
}

// The supported versions of LLVM IR.
const oldestClang, newestClang = 14, 22

// plan asks clang for its plan. If clang failed, it has printed the error, and code is set.
func (d *driver) plan() (plan, error) {
	cmd, err := d.run.command(slices.Concat([]string{d.clang}, d.language.mode, []string{"-###"}, d.args.clang))
	if err != nil {
		return plan{}, err
	}
	cmd.Env = append(os.Environ(), "TMPDIR="+d.tmp) // so that all temporary files are created there
	_, stderr, code, err := d.run.output(cmd)
	if err != nil {
		return plan{}, err
	}
	p := parsePlan(stderr)
	if code != 0 { // it does nothing, and prints more when not asked for a plan
		err := d.direct(slices.Concat(d.language.mode, d.args.clang))
		d.code = cmp.Or(d.code, code)
		return p, err
	}
	return p, nil
}

// version prints clang's version and, last, this program's: tools take the first number for the compiler's.
func (d *driver) version() error {
	if err := d.direct(slices.Concat(d.language.mode, d.args.clang)); err != nil || d.code != 0 {
		return err
	}
	fmt.Printf("%s: code generated by Spillway %s\n", d.language.program, cli.Version())
	return nil
}

// direct runs clang with the whole command line.
func (d *driver) direct(args []string) error {
	cmd, err := d.run.command(append([]string{d.clang}, args...))
	if err != nil {
		return err
	}
	d.code, err = d.run.run(cmd)
	return err
}

// become replaces this process by clang.
func (d *driver) become(args []string) error {
	return fmt.Errorf("%s: %w", d.clang, syscall.Exec(d.clang, append([]string{d.clang}, args...), os.Environ()))
}

// do runs one job of the plan.
func (d *driver) do(j job) error {
	switch {
	case j.isLTO():
		return noLTO
	case j.makesCode():
		return d.compile(j)
	case j.isLink():
		if err := refusedLink(j); err != nil {
			return err
		}
		var ok bool
		var err error
		if j, ok, err = d.native(j); err != nil || !ok {
			return err
		}
		if build, ok := ownLink(j); ok && d.args.ownLink {
			return d.link(j, build)
		}
	}
	return d.step(j, j)
}

// compile makes clang print IR and compiles it.
func (d *driver) compile(j job) error {
	source := cmp.Or(j.value("-main-file-name"), "input")
	ir := d.temporary(source, ".ll")
	emit, args, warnings, err := frontend(j, ir, d.args.spillway)
	if err != nil {
		return err
	}
	for _, w := range warnings {
		d.say("warning", w)
	}
	if err := d.emit(j, emit, ir); err != nil || d.isFailed(j) {
		return err
	}
	return d.spillway(j, args, ir, source)
}

// spillway runs "spillway compile" for a job, on a file of IR that messages refer to by the source.
func (d *driver) spillway(j job, args []string, ir, source string) error {
	words := append([]string{d.self, asSpillway}, args...)
	if d.shown(words) {
		return nil
	}
	cmd, err := d.run.command(words)
	if err != nil {
		return err
	}
	var errs strings.Builder
	cmd.Stderr = &errs
	code, err := d.run.run(cmd)
	if errors.Is(err, errEnded) {
		return err
	}
	said := strings.ReplaceAll(errs.String(), ir, "IR of "+source)
	io.WriteString(os.Stderr, said)
	if code != 0 || err != nil {
		d.fail(j, code)
		if err != nil {
			d.say("error", fmt.Sprintf("Spillway: %v", err))
		}
		return d.keep(ir, filepath.Base(source), said)
	}
	if strings.HasPrefix(ir, d.tmp) {
		os.Remove(ir)
	}
	return nil
}

// keep saves unsupported IR, with the reason in the directory's list: a configure script would hide it.
func (d *driver) keep(ir, source, said string) error {
	dir := os.Getenv(keepVariable)
	if dir == "" {
		return nil
	}
	kept, err := copyFile(ir, dir, source+"-*.ll")
	if err != nil {
		return err
	}
	list, err := os.OpenFile(filepath.Join(dir, "refused"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(said, "\n")
	_, err = fmt.Fprintf(list, "%s: %s %s\n", source, first, kept)
	return errors.Join(err, list.Close())
}

// link links with Spillway, or with the plan's linker if that is not supported.
func (d *driver) link(j job, build []string) error {
	words := append([]string{d.self, asSpillway}, build...)
	if d.shown(words) {
		return nil
	}
	cmd, err := d.run.command(words)
	if err != nil {
		return err
	}
	_, stderr, code, err := d.run.output(cmd)
	switch {
	case err != nil:
		return err
	case code == cli.ExitUnsupported:
		first, _, _ := strings.Cut(strings.TrimPrefix(stderr, "spillway: "), ";")
		d.say("note", fmt.Sprintf("%s links it: %s", j[0], first))
		return d.step(j, j)
	}
	io.WriteString(os.Stderr, stderr)
	if code != 0 {
		d.fail(j, code)
		d.say("error", fmt.Sprintf("linker command failed with exit code %d (use -v to see invocation)", code))
	}
	return nil
}

// step runs a job, or its replacement.
func (d *driver) step(j, instead job) error {
	if d.shown(instead) {
		return nil
	}
	cmd, err := d.run.command(instead)
	if err != nil {
		return err
	}
	code, err := d.run.run(cmd)
	switch {
	case errors.Is(err, errEnded):
		return err
	case err != nil:
		d.fail(j, 1)
		d.say("error", fmt.Sprintf("unable to execute command: %v", err))
	case code != 0:
		d.fail(j, code)
		if !j.isFrontend() { // which has printed the error
			d.say("error", fmt.Sprintf("%s command failed with exit code %d (use -v to see invocation)", j.name(), code))
		}
	}
	return nil
}

// shown prints a command if requested, and reports whether it is not to be run.
func (d *driver) shown(words job) bool {
	if d.args.plan || d.args.verbose {
		io.WriteString(os.Stderr, words.quoted())
	}
	return d.args.plan
}

// isFailed reports whether a job has failed.
func (d *driver) isFailed(j job) bool { return slices.Contains(d.failed, j.value("-o")) }

// fail records that a job failed: jobs that need its output are skipped.
func (d *driver) fail(j job, code int) {
	d.code = cmp.Or(d.code, code, 1)
	d.failed = append(d.failed, j.value("-o"))
}

package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	d := driver{
		spillway: cmp.Or(os.Getenv("SPILLCC_SPILLWAY"), "spillway"),
		flags:    strings.Fields(os.Getenv("SPILLCC_FLAGS")),
		clang:    cmp.Or(os.Getenv("SPILLCC_CLANG"), "clang-19"),
		level:    os.Getenv("SPILLCC_LEVEL"),
		log:      os.Getenv("SPILLCC_LOG"),
		keep:     os.Getenv("SPILLCC_KEEP"),
		cc:       cmp.Or(os.Getenv("CC_FOR_LINK"), "cc"),
		own:      os.Getenv("SPILLCC_LINK") == "own",
		library:  os.Getenv("SPILLCC_LIBRARY"),
		cache:    os.Getenv("SPILLCC_CACHE"),
	}
	err := d.do(parse(os.Args[1:]))
	var exit *exec.ExitError
	switch {
	case err == nil:
	case errors.As(err, &exit) && exit.ExitCode() > 0:
		os.Exit(exit.ExitCode()) // the program that failed has said why
	default:
		fmt.Fprintln(os.Stderr, "spillcc:", err)
		os.Exit(1)
	}
}

// driver knows the programs that the work is handed to.
type driver struct {
	spillway string
	flags    []string
	clang    string
	level    string // overrides the arguments' when not ""
	log      string
	keep     string
	cc       string
	own      bool   // spillway links
	library  string // what C++ is linked with, if not ""
	cache    string // a directory of IR, or ""
}

func (d driver) do(inv invocation) error {
	if inv.mode == modePass {
		return call(d.clang, inv.args...)
	}
	tmp, err := os.MkdirTemp("", "spillcc-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	for i, in := range inv.inputs {
		object := filepath.Join(tmp, fmt.Sprintf("%d.o", i))
		if inv.mode != modeLink {
			if in.language == "" {
				continue
			}
			if object, err = outputName(inv, in); err != nil {
				return err
			}
		}
		switch in.language {
		case "":
			continue
		case "c", "c++":
			err = d.compile(inv, in, object, filepath.Join(tmp, fmt.Sprintf("%d.ll", i)))
		case "asm":
			err = d.assemble(inv, in, object)
		default:
			err = fmt.Errorf("%s: the language %s is neither C nor C++", in.arg, in.language)
		}
		if err != nil {
			return err
		}
		inv.link[inv.slots[i]] = object
	}
	if inv.mode != modeLink {
		return nil
	}
	output := cmp.Or(inv.output, "a.out")
	if d.library != "" {
		inv.link = append(inv.link, strings.Fields(d.library)...)
	}
	if args, ok := ownLink(inv.link); d.own && ok {
		return d.spill(nil, append([]string{"build", "-o", output}, args...)...)
	}
	return call(d.cc, append([]string{"-o", output}, inv.link...)...)
}

// ownLink returns a linker's arguments as spillway build takes them, and whether it takes them all.
func ownLink(link []string) (args []string, ok bool) {
	for i := 0; i < len(link); i++ {
		switch arg := link[i]; {
		case arg == "-m32":
			args = append(args, "--target", "i386")
		case arg == "-m64", arg == "-pthread":
		case arg == "-shared", arg == "-static", arg == "-pie", arg == "-no-pie":
			args = append(args, "-"+arg)
		case arg == "-l" || arg == "-L":
			if i++; i == len(link) {
				return nil, false
			}
			args = append(args, arg+link[i])
		case strings.HasPrefix(arg, "-l"), strings.HasPrefix(arg, "-L"), strings.HasPrefix(arg, "-Wl,"), !strings.HasPrefix(arg, "-"):
			args = append(args, arg)
		default:
			return nil, false
		}
	}
	return args, true
}

// outputName is the file that -c or -S makes of an input.
func outputName(inv invocation, in input) (string, error) {
	if inv.output != "" {
		if len(inv.inputs) > 1 {
			return "", errors.New("-o names one file and there are several to compile")
		}
		return inv.output, nil
	}
	ext := ".o"
	if inv.mode == modeAssembly {
		ext = ".s"
	}
	base := filepath.Base(in.arg)
	return strings.TrimSuffix(base, filepath.Ext(base)) + ext, nil
}

func (d driver) compile(inv invocation, in input, out, ir string) error {
	args := append([]string{}, inv.compile...)
	if d.level != "" {
		args = append(args, "-"+d.level)
	}
	if err := d.emit(append(args, "-x", in.language, in.arg), dependencies(inv, out), ir); err != nil {
		return err
	}
	relocation := "pic"
	if inv.static {
		relocation = "static"
	}
	form := "-c"
	if inv.mode == modeAssembly {
		form = "-S"
	}
	args = append([]string{"compile", form, "--relocation", relocation}, d.flags...)
	var stderr bytes.Buffer
	err := d.spill(&stderr, append(args, ir, "-o", out)...)
	if err != nil {
		d.refused(in, ir, stderr.String())
	}
	return err
}

// emit has clang write the IR of what args name, and the dependencies that more names.
func (d driver) emit(args, more []string, ir string) error {
	full := append(append(slices.Clone(args), "-S", "-emit-llvm", "-o", ir), more...)
	if d.cache == "" || more != nil || slices.ContainsFunc(args, uncached) {
		return call(d.clang, full...)
	}
	text, err := exec.Command(d.clang, append(slices.Clone(args), "-E")...).Output()
	if err != nil {
		return call(d.clang, full...) // which says what is wrong
	}
	key := sha256.New()
	fmt.Fprintf(key, "%q\n%s", append([]string{d.clang}, args...), text)
	known := filepath.Join(d.cache, fmt.Sprintf("%x.ll", key.Sum(nil)))
	if data, err := os.ReadFile(known); err == nil {
		return os.WriteFile(ir, data, 0o666)
	}
	if err := call(d.clang, full...); err != nil {
		return err
	}
	data, err := os.ReadFile(ir)
	if err != nil {
		return err
	}
	return replace(known, data)
}

// uncached reports whether a flag has clang write other files, say where it runs, or read what comes but once.
func uncached(flag string) bool {
	return flag == "-" || hasPrefix(flag, []string{"-g", "-M", "-save-temps", "-fprofile", "-ftest-coverage"})
}

// replace writes a file that others may be writing, too.
func replace(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), "new-")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err := errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// spill runs spillway, and writes to said, if not nil, what it says of errors, too.
func (d driver) spill(said *bytes.Buffer, args ...string) error {
	cmd := exec.Command(d.spillway, args...)
	cmd.Env = append(os.Environ(), "CC="+d.cc) // which may have been this command
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if said != nil {
		cmd.Stderr = io.MultiWriter(os.Stderr, said)
	}
	return cmd.Run()
}

// dependencies names the files of -MD and -MMD as cc does, after the object and not after the IR.
func dependencies(inv invocation, out string) []string {
	var wanted, named, target bool
	for _, arg := range inv.compile {
		wanted = wanted || arg == "-MD" || arg == "-MMD"
		named = named || strings.HasPrefix(arg, "-MF")
		target = target || strings.HasPrefix(arg, "-MT") || strings.HasPrefix(arg, "-MQ")
	}
	var args []string
	if wanted && !named {
		args = append(args, "-MF", strings.TrimSuffix(out, filepath.Ext(out))+".d")
	}
	if wanted && !target {
		args = append(args, "-MT", out)
	}
	return args
}

// refused records a compilation that spillway failed at; a configure script would not tell.
func (d driver) refused(in input, ir, message string) {
	kept, err := d.keepIR(in, ir)
	if err == nil && d.log != "" {
		first, _, _ := strings.Cut(message, "\n")
		err = appendLine(d.log, fmt.Sprintf("%s: %s %s\n", in.arg, first, kept))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "spillcc:", err)
	}
}

// keepIR copies the IR of a C file to a new file of the keeping directory, and returns its name.
func (d driver) keepIR(in input, ir string) (string, error) {
	if d.keep == "" {
		return "", nil
	}
	data, err := os.ReadFile(ir)
	if err != nil {
		return "", err
	}
	f, err := os.CreateTemp(d.keep, filepath.Base(in.arg)+"-*.ll")
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	return f.Name(), errors.Join(err, f.Close())
}

func appendLine(name, line string) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = f.WriteString(line)
	return errors.Join(err, f.Close())
}

// assemble hands an assembly file to cc; as -S would only preprocess it, that makes an object too.
func (d driver) assemble(inv invocation, in input, out string) error {
	args := append([]string{}, inv.compile...)
	args = append(args, "-c", in.arg, "-o", out)
	return call(d.cc, args...)
}

func call(name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Stdin = os.Stdin
	cmd.Stdout = os.Stdout
	cmd.Stderr = os.Stderr
	return cmd.Run()
}

package compile

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/link"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// An input is one file of a program: a path, or an object just compiled.
type input struct {
	path string
	obj  *object.File
}

// linking is one run of Spillway's linker.
type linking struct {
	cmd    *cobra.Command
	output string
	inputs []input
	kind   link.Kind
	flags  []string
	format *target.ObjectFormat

	verbose   bool
	search    link.Search
	opts      link.Options
	bare      link.Bare
	isBare    bool     // bare is valid: -Ttext was given
	requested []string // libraries (-l)
	missing   []string // default libraries not found
}

// unsupported returns an error after which cc links.
func unsupported(format string, args ...any) error {
	return &link.UnsupportedError{What: fmt.Sprintf(format, args...)}
}

// parseFlags parses -l, -L and the options of -Wl.
func (l *linking) parseFlags() error {
	l.opts = link.Options{Format: l.format, Kind: l.kind}
	for _, f := range l.flags {
		switch {
		case strings.HasPrefix(f, "-l"):
			l.requested = append(l.requested, f[2:])
		case strings.HasPrefix(f, "-L"):
			l.search.Dirs = append(l.search.Dirs, f[2:])
		case strings.HasPrefix(f, "-Wl,"):
			if err := l.passed(strings.Split(f[4:], ",")); err != nil {
				return err
			}
		default:
			return unsupported("the flag %s", f)
		}
	}
	switch b := &l.bare; {
	case l.isBare && l.kind == link.Shared:
		return unsupported("-Ttext for a shared library")
	case l.isBare:
		l.kind, l.opts.Kind, l.opts.Bare = link.Static, link.Static, b
	case b.Data != nil || b.Entry != "" || b.Symbols != nil:
		return unsupported("-Tdata, -e and -defsym without -Ttext")
	}
	return nil
}

// passed parses the words of one -Wl.
func (l *linking) passed(words []string) error {
	value := func(name string) (string, bool) {
		if v, ok := strings.CutPrefix(words[0], name+"="); ok {
			return v, true
		}
		if words[0] == name && len(words) > 1 {
			words = words[1:]
			return words[0], true
		}
		return "", false
	}
	for ; len(words) > 0; words = words[1:] {
		w := "-" + strings.TrimLeft(words[0], "-")
		words[0] = w
		if v, ok := value("-rpath"); ok {
			l.opts.RunPath = append(l.opts.RunPath, strings.Split(v, ":")...)
			continue
		}
		if v, ok := value("-soname"); ok {
			l.opts.Soname = v
			continue
		}
		if v, ok := value("-h"); ok {
			l.opts.Soname = v
			continue
		}
		if v, ok := value("-z"); ok {
			switch v {
			case "now", "relro", "noexecstack", "defs", "text":
				continue
			case "muldefs":
				l.opts.MultipleDefinitions = true
				continue
			}
			return unsupported("-z %s", v)
		}
		if took, err := l.bareFlag(value); took || err != nil {
			if err != nil {
				return err
			}
			continue
		}
		switch w {
		case "-E", "-export-dynamic":
			l.opts.Export = true
		case "-allow-multiple-definition":
			l.opts.MultipleDefinitions = true
		case "-gc-sections":
			l.opts.CollectSections = true
		case "-no-gc-sections":
			l.opts.CollectSections = false
		case "-as-needed", "-no-as-needed", "-build-id", "-build-id=sha1", "-hash-style=gnu", "-hash-style=both", "-eh-frame-hdr",
			"-O0", "-O1", "-O2", "-no-undefined", "-start-group", "-end-group", "-enable-new-dtags", "-warn-common", "-no-copy-dt-needed-entries":
			// Defaults, and options without effect on the program.
		default:
			return unsupported("-Wl,%s", words[0])
		}
	}
	return nil
}

// bareFlag parses the flags of bare-metal programs (link.Bare), and reports whether the next flag was one.
func (l *linking) bareFlag(value func(name string) (string, bool)) (took bool, err error) {
	b := &l.bare
	if v, ok := value("-Ttext"); ok {
		b.Text, err = address("-Ttext", v)
		l.isBare = true
		return true, err
	}
	if v, ok := value("-Tdata"); ok {
		data, err := address("-Tdata", v)
		b.Data = &data
		return true, err
	}
	for _, name := range []string{"-e", "-entry"} {
		if v, ok := value(name); ok {
			b.Entry = v
			return true, nil
		}
	}
	if v, ok := value("-defsym"); ok {
		name, number, _ := strings.Cut(v, "=")
		n, err := address("-defsym="+name, number)
		b.Symbols = append(b.Symbols, link.Absolute{Name: name, Value: n})
		return true, err
	}
	return false, nil
}

// address parses a number like GNU's linker, if unambiguous: addresses of -Ttext and -Tdata are always hexadecimal.
func address(flag, text string) (int64, error) {
	base := 0
	if strings.HasPrefix(flag, "-T") {
		text, base = strings.TrimPrefix(strings.TrimPrefix(text, "0x"), "0X"), 16
	}
	n, err := strconv.ParseUint(text, base, 63)
	if err != nil {
		return 0, unsupported("-Wl,%s=%s: must be a number", flag, text)
	}
	return int64(n), nil
}

// link links and returns the program.
func (l *linking) link() ([]byte, error) {
	if err := l.parseFlags(); err != nil {
		return nil, err
	}
	var inputs []link.Input
	own, main := false, false
	for _, in := range l.inputs {
		if in.obj != nil {
			inputs = append(inputs, link.Input{Object: in.obj})
			continue
		}
		more, err := l.searcher().File(in.path)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, more...)
	}
	for _, in := range inputs {
		if in.Object == nil {
			continue
		}
		for i := range in.Object.Symbols {
			if s := &in.Object.Symbols[i]; s.Section != object.Undefined {
				own = own || s.Name == "_start"
				main = main || s.Name == "main"
			}
		}
	}
	// A freestanding program needs no C library, unless it names libraries.
	bare := l.isBare || own && !main && len(l.requested) == 0 && l.kind != link.Shared
	if bare && !slices.ContainsFunc(inputs, func(in link.Input) bool { return in.Library != nil }) {
		l.opts.Kind = link.Static
	}
	libs, err := l.libraries(bare)
	if err != nil {
		return nil, err
	}
	if l.verbose {
		words := []string{"link"}
		for _, in := range l.inputs {
			if in.obj != nil {
				words = append(words, in.obj.Name)
			} else {
				words = append(words, in.path)
			}
		}
		for _, in := range libs {
			if in.Library != nil {
				words = append(words, in.Library.Name)
			} else if in.Archive != nil {
				words = append(words, in.Archive.Name)
			}
		}
		io.WriteString(l.cmd.ErrOrStderr(), "# "+shellLine(append(words, "-o", l.output))+"\n")
	}
	image, err := link.Link(append(inputs, libs...), l.opts)
	if err != nil {
		if len(l.missing) > 0 {
			err = fmt.Errorf("%w\n(there is no library %s)", err, strings.Join(l.missing, ", "))
			if p := l.format.Link.Packages; p != "" {
				err = fmt.Errorf("%w\n(%s have the libraries for %s)", err, p, l.format.Name)
			}
		}
		return nil, err
	}
	return image, nil
}

func (l *linking) searcher() *link.Search {
	l.search.Format, l.search.Static = l.format, l.kind.IsStatic()
	return &l.search
}

// libraries finds the requested libraries and, unless the program is bare, the default ones.
func (l *linking) libraries(bare bool) (list []link.Input, err error) {
	s := l.searcher()
	for _, name := range l.requested {
		in, err := s.Library(name)
		if err != nil {
			return nil, err
		}
		list = append(list, in...)
	}
	if bare {
		return list, nil
	}
	defaults, missing, err := s.Defaults()
	l.missing = missing
	return append(list, defaults...), err
}

// writeProgram writes an executable file atomically.
func writeProgram(cmd *cobra.Command, output string, image []byte) error {
	if output == "-" || cli.IsSpecial(output) {
		return cli.WriteFile(cmd, output, image)
	}
	dir, err := os.MkdirTemp(filepath.Dir(output), ".spillway")
	if err != nil {
		return cli.CannotWrite(output, err)
	}
	defer os.RemoveAll(dir)
	tmp := filepath.Join(dir, filepath.Base(output))
	if err := os.WriteFile(tmp, image, 0o777); err != nil {
		return cli.CannotWrite(output, err)
	}
	if err := os.Rename(tmp, output); err != nil {
		return cli.CannotWrite(output, err)
	}
	return nil
}

// formatOf returns the format of the first object, archive or library among the inputs; the host's if there is none.
func formatOf(inputs []input, t *target.Target) *target.ObjectFormat {
	if t != nil {
		return t.Object
	}
	infos := spillway.Targets()
	for _, in := range inputs {
		data, err := os.ReadFile(in.path)
		if err != nil {
			continue
		}
		for i := range infos {
			f := infos[i].Object
			if elf.IsFor(data, f) {
				return elf.Variant(data, f)
			}
		}
	}
	return infos[0].Object
}

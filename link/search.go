package link

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// A Search finds inputs: files by path, libraries by the name given to -l.
type Search struct {
	Format *target.ObjectFormat
	// Dirs are searched before the standard directories (-L).
	Dirs []string
	// Static restricts the search to archives.
	Static bool
	// Bare omits the standard directories.
	Bare bool

	dirs  []string
	depth int // of linker scripts that name others
}

// File returns the contents of a file: an object, an archive, a shared library or, for a linker script, several of
// these.
func (s *Search) File(path string) ([]Input, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return s.Data(path, data)
}

// Data is File for a file already read.
func (s *Search) Data(path string, data []byte) ([]Input, error) {
	switch {
	case object.IsArchive(data):
		a, err := object.ReadArchive(path, data)
		return []Input{{Archive: a}}, err
	case !elf.IsELF(data):
		return s.script(path, data)
	case len(data) > 17 && data[16] == 3: // ET_DYN
		lib, err := elf.ReadLibrary(path, data, s.Format)
		return []Input{{Library: lib}}, err
	}
	o, err := elf.Read(path, data, s.Format)
	return []Input{{Object: o}}, err
}

// Library returns the named library: libNAME.so or libNAME.a in the first directory that has one for the machine,
// otherwise libNAME.so.VERSION. A name such as ":libc.so.6" is a file name.
func (s *Search) Library(name string) ([]Input, error) {
	if file, ok := strings.CutPrefix(name, ":"); ok {
		for _, dir := range s.directories() {
			if in, ok, err := s.try(filepath.Join(dir, file)); ok {
				return in, err
			}
		}
		return nil, &NoLibraryError{file, s.directories()}
	}
	for _, dir := range s.directories() {
		for _, ext := range []string{".so", ".a"} {
			if s.Static && ext == ".so" {
				continue
			}
			if in, ok, err := s.try(filepath.Join(dir, "lib"+name+ext)); ok {
				return in, err
			}
		}
	}
	if !s.Static {
		for _, dir := range s.directories() {
			// The run-time version; the newest if there are several.
			list, _ := filepath.Glob(filepath.Join(dir, "lib"+name+".so.*"))
			slices.SortFunc(list, func(a, b string) int { return compareVersions(filepath.Base(b), filepath.Base(a)) })
			for _, path := range list {
				if in, ok, err := s.try(path); ok {
					return in, err
				}
			}
		}
	}
	return nil, &NoLibraryError{name, s.directories()}
}

// A NoLibraryError reports that a library was not found.
type NoLibraryError struct {
	Name string
	Dirs []string
}

func (e *NoLibraryError) Error() string {
	return fmt.Sprintf("library %s for this machine not found in %s (use -L to add directories)", e.Name, strings.Join(e.Dirs, ", "))
}

// Defaults returns the libraries that programs are linked with last: the C library, the math library and the runtime
// library, of which a program records those that it uses. Missing lists those that were not found, which may be
// harmless.
func (s *Search) Defaults() (list []Input, missing []string, err error) {
	names := append([]string{"m", "c", ":libgcc_s.so.1"}, s.Format.Link.Archives...)
	if s.Static {
		names = []string{"m", "c", "gcc", "gcc_eh", "c"}
	}
	for _, name := range names {
		in, err := s.Library(name)
		var none *NoLibraryError
		switch {
		case errors.As(err, &none):
			if name != "m" { // it may be a part of the C library
				missing = append(missing, none.Name)
			}
			continue
		case err != nil:
			return nil, nil, err
		}
		for _, x := range in {
			x.AsNeeded = true
			list = append(list, x)
		}
	}
	return list, missing, nil
}

// try reads a library if the file exists and is for the machine.
func (s *Search) try(path string) ([]Input, bool, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission), err
	}
	if elf.IsForeign(data, s.Format) {
		return nil, false, nil
	}
	in, err := s.Data(path, data)
	if err != nil && strings.Contains(err.Error(), "another machine") { // a script or an archive of one
		return nil, false, nil
	}
	if a := in; err == nil && len(a) == 1 && a[0].Archive != nil && len(a[0].Archive.Members) > 0 {
		m := a[0].Archive.Members[0].Data
		if elf.IsForeign(m, s.Format) {
			return nil, false, nil
		}
	}
	return in, true, err
}

// directories returns the library search path.
func (s *Search) directories() []string {
	if s.dirs != nil {
		return s.dirs
	}
	s.dirs = append([]string{}, s.Dirs...)
	if s.Bare {
		return s.dirs
	}
	add := func(dir string) {
		if info, err := os.Stat(dir); err == nil && info.IsDir() && !slices.Contains(s.dirs, dir) {
			s.dirs = append(s.dirs, dir)
		}
	}
	for _, dir := range s.Format.Link.LibDirs {
		add(dir)
	}
	for _, dir := range configured("/etc/ld.so.conf", 0) {
		add(dir)
	}
	for _, pattern := range s.Format.Link.CompilerDirs {
		list, _ := filepath.Glob(pattern)
		slices.SortFunc(list, func(a, b string) int { return compareVersions(b, a) })
		for _, dir := range list {
			add(dir)
		}
	}
	return s.dirs
}

// configured returns the directories of a file such as /etc/ld.so.conf.
func configured(path string, depth int) (dirs []string) {
	data, err := os.ReadFile(path)
	if err != nil || depth > 8 {
		return nil
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	for lines.Scan() {
		line, _, _ := strings.Cut(lines.Text(), "#")
		line = strings.TrimSpace(line)
		if pattern, ok := strings.CutPrefix(line, "include "); ok {
			pattern = strings.TrimSpace(pattern)
			if !filepath.IsAbs(pattern) {
				pattern = filepath.Join(filepath.Dir(path), pattern)
			}
			list, _ := filepath.Glob(pattern)
			for _, p := range list {
				dirs = append(dirs, configured(p, depth+1)...)
			}
		} else if filepath.IsAbs(line) {
			dirs = append(dirs, line)
		}
	}
	return dirs
}

// script returns the files that a linker script names. GROUP, INPUT and AS_NEEDED are supported, as the C library's
// scripts need, and OUTPUT_FORMAT is ignored.
func (s *Search) script(path string, data []byte) ([]Input, error) {
	if len(data) > 1<<16 || bytes.IndexByte(data, 0) >= 0 {
		return nil, fmt.Errorf("%s: not an object, archive, library or linker script", path)
	}
	if s.depth++; s.depth > 16 {
		return nil, fmt.Errorf("%s: linker scripts nested too deeply", path)
	}
	defer func() { s.depth-- }()
	text := string(data)
	for {
		before, rest, ok := strings.Cut(text, "/*")
		if !ok {
			break
		}
		_, after, ok := strings.Cut(rest, "*/")
		if !ok {
			return nil, fmt.Errorf("%s: unterminated comment", path)
		}
		text = before + " " + after
	}
	for _, c := range []string{"(", ")", ",", ";"} {
		text = strings.ReplaceAll(text, c, " "+c+" ")
	}
	var list []Input
	var open []string // commands whose parentheses are open
	words := strings.Fields(text)
	for i, w := range words {
		switch {
		case w == "," || w == ";":
		case w == "(":
			if i == 0 || len(open) > 16 {
				return nil, fmt.Errorf("%s: unexpected %q, want a command", path, w)
			}
			open = append(open, words[i-1])
		case w == ")":
			if len(open) == 0 {
				return nil, fmt.Errorf("%s: unmatched %q", path, w)
			}
			open = open[:len(open)-1]
		case i+1 < len(words) && words[i+1] == "(":
			switch w {
			case "GROUP", "INPUT", "AS_NEEDED", "OUTPUT_FORMAT", "OUTPUT_ARCH":
			default:
				return nil, &UnsupportedError{path, "linker script command " + w + ""}
			}
		case len(open) == 0:
			return nil, fmt.Errorf("%s: not an object, archive, library or linker script: %q", path, w)
		case slices.Contains(open, "OUTPUT_FORMAT") || slices.Contains(open, "OUTPUT_ARCH"):
		default:
			in, err := s.scriptFile(path, w)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", path, err)
			}
			for _, x := range in {
				x.AsNeeded = x.AsNeeded || slices.Contains(open, "AS_NEEDED")
				list = append(list, x)
			}
		}
	}
	return list, nil
}

// scriptFile reads a file that a script names.
func (s *Search) scriptFile(script, name string) ([]Input, error) {
	if lib, ok := strings.CutPrefix(name, "-l"); ok {
		return s.Library(lib)
	}
	if filepath.IsAbs(name) {
		return s.File(name)
	}
	if in, ok, err := s.try(filepath.Join(filepath.Dir(script), name)); ok {
		return in, err
	}
	return s.Library(":" + name)
}

package items

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"spillway/internal/corpora"
	"spillway/lab/internal/debian"
)

// clangs are clang's flags for each machine, as in the end-to-end tests.
var clangs = map[string][]string{
	"amd64": {"--target=x86_64-linux-gnu"},
	"i386":  {"--target=i386-linux-gnu", "-m32", "-msse2", "-mfpmath=sse"},
	"arm64": {"--target=aarch64-linux-gnu", "-isystem", "/usr/aarch64-linux-gnu/include"},
	"arm":   {"--target=arm-linux-gnueabi", "-mfloat-abi=soft", "-march=armv6", "-isystem", "/usr/arm-linux-gnueabi/include"},
	"thumb": {"--target=thumb-linux-gnueabi", "-mthumb", "-mfloat-abi=soft", "-march=armv6-m", "-isystem", "/usr/arm-linux-gnueabi/include"},
}

// headersOf are Debian's packages with the C library's headers for each machine.
var headersOf = map[string]string{"amd64": "libc6-dev", "i386": "gcc-multilib", "arm64": "libc6-dev-arm64-cross", "arm": "libc6-dev-armel-cross", "thumb": "libc6-dev-armel-cross"}

// clang is the compiler of the corpora, in a fixed version, since results depend on it.
const clang = "clang-19"

// Programs returns the named programs, or all: those with pinned sources.
func Programs(names []string) (list []corpora.Program, err error) {
	for _, x := range corpora.Tuned {
		if len(names) == 0 || slices.Contains(names, x.Name) {
			list = append(list, x)
		}
	}
	for _, name := range names {
		if !slices.ContainsFunc(list, func(x corpora.Program) bool { return x.Name == name }) {
			var all []string
			for _, x := range corpora.Tuned {
				all = append(all, x.Name)
			}
			return nil, fmt.Errorf("unknown program %q (valid: %s)", name, strings.Join(all, ", "))
		}
	}
	return list, nil
}

// Packages compiles programs of Debian packages to IR in the corpus directory, with clang. Their sources are fetched
// into a cache.
func (l *Lab) Packages(ctx context.Context, cache *debian.Cache, list []corpora.Program) error {
	if err := needClang(); err != nil {
		return err
	}
	for i := range list {
		if err := l.program(ctx, cache, &list[i]); err != nil {
			return err
		}
	}
	return nil
}

func (l *Lab) program(ctx context.Context, cache *debian.Cache, x *corpora.Program) error {
	tree, err := cache.Source(ctx, x.Source)
	if err != nil {
		return err
	}
	files, err := debian.Glob(tree, x.Files)
	if err != nil {
		return err
	}
	headers, err := configured(tree, x.Headers)
	defer os.RemoveAll(headers)
	if err != nil {
		return err
	}
	flags := []string{"-I" + headers}
	for _, dir := range x.Include {
		flags = append(flags, "-I"+dir)
	}
	flags = append(flags, x.Flags...)
	var sources []source
	for _, file := range files {
		sources = append(sources, source{tree, file, flags})
	}
	return l.emit(ctx, x.Name, sources, x.Least)
}

// configured writes the headers that configuring a package would generate, and returns their directory, which the
// caller removes.
func configured(tree string, headers map[string]string) (string, error) {
	dir, err := os.MkdirTemp("", "headers")
	for name, text := range headers {
		data := []byte(text)
		if from, ok := strings.CutPrefix(text, "@"); ok && err == nil {
			data, err = os.ReadFile(filepath.Join(tree, from))
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), data, 0o666)
		}
	}
	return dir, err
}

// Examples compiles the example programs to IR in the corpus directory, with clang.
func (l *Lab) Examples(ctx context.Context) error {
	if err := needClang(); err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(l.Root, "testdata/programs/*/*.c"))
	if err != nil {
		return err
	}
	var sources []source
	for _, file := range files {
		sources = append(sources, source{filepath.Dir(file), filepath.Base(file), nil})
	}
	return l.emit(ctx, "examples", sources, min(1, len(sources)))
}

func needClang() error {
	if _, err := exec.LookPath(clang); err != nil {
		return fmt.Errorf("%s, which makes the corpus, was not found: install it (Debian: %s, else see apt.llvm.org), or pass a directory of IR as --corpus", clang, clang)
	}
	return nil
}

// A source is a file to compile, relative to a directory, so that the IR does not contain the directory.
type source struct {
	dir, file string
	flags     []string
}

// emit compiles files to IR for all machines at all levels in the directory of a program, skipping existing ones. Files
// that do not compile are skipped; at least least must remain.
func (l *Lab) emit(ctx context.Context, program string, files []source, least int) error {
	corpus, err := filepath.Abs(l.Corpus) // clang runs in another directory
	if err != nil {
		return err
	}
	for _, target := range l.Targets {
		if clangs[target] == nil {
			return fmt.Errorf("unknown target %q (valid: %s)", target, strings.Join(sorted(clangs), ", "))
		}
		dir := filepath.Join(corpus, target, program)
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return err
		}
		for _, level := range Levels {
			made := 0
			first := ""
			for _, x := range files {
				name := strings.TrimSuffix(filepath.Base(x.file), filepath.Ext(x.file))
				why, err := x.emit(ctx, filepath.Join(dir, name+"."+level+".ll"), level, clangs[target])
				if err != nil {
					return err
				}
				if why == "" {
					made++
					continue
				}
				l.Log("%s: %s/%s -%s: skipped: %s", target, program, name, level, why)
				if first == "" {
					first = why
				}
			}
			if made < least {
				return fmt.Errorf("%s can compile %d of %d files of %s for %s, but %d are required: %s\nThe C library's headers may be missing (Debian's package %s)",
					clang, made, len(files), program, target, least, first, headersOf[target])
			}
		}
	}
	return nil
}

// emit writes the IR of a file, or returns why it cannot be compiled.
func (x *source) emit(ctx context.Context, out, level string, flags []string) (why string, err error) {
	if _, err := os.Stat(out); err == nil {
		return "", nil
	}
	args := []string{"-" + level, "-w", "-S", "-emit-llvm", "-fno-vectorize", "-fno-slp-vectorize", x.file, "-o", out + ".part"}
	cmd := exec.CommandContext(ctx, clang, slices.Concat(args, flags, x.flags)...)
	cmd.Dir = x.dir
	if text, err := cmd.CombinedOutput(); err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		first, _, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
		return strings.TrimSpace(first + " " + err.Error()), nil
	}
	return "", os.Rename(out+".part", out)
}

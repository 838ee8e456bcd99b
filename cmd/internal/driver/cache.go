package driver

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"spillway/internal/atomicfile"
)

// known returns the cache file for the IR that a job prints, named by the job's flags and the preprocessed text; ""
// without a cache, and for jobs that depend on more or write other files.
func (d *driver) known(emit job) string {
	dir := os.Getenv(cacheVariable)
	if dir == "" || d.args.plan || slices.ContainsFunc(emit, uncached) || emit[len(emit)-1] == "-" {
		return ""
	}
	preprocess := slices.Clone(emit)
	preprocess[slices.Index(emit, "-emit-llvm")] = "-E"
	at := slices.Index(emit, "-o")
	preprocess = slices.Delete(preprocess, at, at+2)
	cmd, err := d.run.command(preprocess)
	if err != nil {
		return ""
	}
	text, _, code, err := d.run.output(cmd)
	if err != nil || code != 0 {
		return "" // the job itself reports the error
	}
	key := sha256.New()
	fmt.Fprintf(key, "%q\n%s", preprocess, text)
	return filepath.Join(dir, fmt.Sprintf("%x.ll", key.Sum(nil)))
}

// uncached reports whether a frontend flag causes other output files, or makes the output depend on the directory.
func uncached(flag string) bool {
	return slices.ContainsFunc([]string{"-debug-info-kind", "-dependency-file", "-save-temps", "-fprofile", "-coverage", "-include-pch", "-fmodules", "-v"},
		func(prefix string) bool { return strings.HasPrefix(flag, prefix) })
}

// emit makes clang print IR, or reads it from the cache.
func (d *driver) emit(j, emit job, ir string) error {
	known := d.known(emit)
	if known == "" {
		return d.step(j, emit)
	}
	if data, err := os.ReadFile(known); err == nil {
		return os.WriteFile(ir, data, 0o666)
	}
	if err := d.step(j, emit); err != nil || d.isFailed(j) {
		return err
	}
	data, err := os.ReadFile(ir)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(known), 0o777); err != nil {
		return err
	}
	return atomicfile.Write(known, data, 0o600) // others may be writing it concurrently
}

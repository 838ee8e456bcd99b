package driver

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"spillway/cmd/internal/cli"
	"spillway/llvmir/bitcode"
	"spillway/object"
)

// Bitcode inputs of a linker are compiled first: objects, and members of archives. Compilers of other languages emit
// bitcode for cross-module optimization (rustc -C linker-plugin-lto); here each is compiled separately.

// native returns a linker's job with its bitcode inputs replaced by native objects, and whether all of them could be
// compiled. Options for LLVM's linker plugin are dropped.
func (d *driver) native(j job) (job, bool, error) {
	level := "-O2"
	out := job{j[0]}
	for _, arg := range j[1:] {
		if option, ok := strings.CutPrefix(strings.TrimPrefix(arg, "-"), "-plugin-opt="); ok || strings.HasPrefix(arg, "-plugin-opt=") {
			if option = strings.TrimPrefix(option, "plugin-opt="); len(option) == 2 && option[0] == 'O' {
				level = "-" + option
			}
			continue
		}
		out = append(out, arg)
	}
	for i := 1; i < len(out); i++ {
		if strings.HasPrefix(out[i], "-") || out[i-1] == "-o" || d.args.plan {
			continue
		}
		file, ok, err := d.nativeFile(out[i], level)
		if err != nil || !ok {
			return nil, false, err
		}
		out[i] = file
	}
	return out, true, nil
}

// nativeFile returns the name of a native file with the same code.
func (d *driver) nativeFile(name, level string) (string, bool, error) {
	head := cli.Head(name)
	switch {
	case bitcode.Is(head):
		made := d.temporary(filepath.Base(name), ".o")
		ok, err := d.compileBitcode(name, name, made, level)
		return made, ok, err
	case object.IsArchive(head):
		return d.nativeArchive(name, level)
	}
	return name, true, nil
}

// nativeArchive is nativeFile for an archive. An archive without bitcode members is unchanged.
func (d *driver) nativeArchive(name, level string) (string, bool, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return name, true, nil // the linker reports it
	}
	archive, err := object.ReadArchive(name, data)
	if err != nil || !slices.ContainsFunc(archive.Members, func(m object.Member) bool { return bitcode.Is(m.Data) }) {
		return name, true, nil
	}
	var members []string
	for _, m := range archive.Members {
		file := d.temporary(filepath.Base(m.Name), ".o")
		if err := os.WriteFile(file, m.Data, 0o600); err != nil {
			return "", false, err
		}
		if bitcode.Is(m.Data) {
			made := d.temporary(filepath.Base(m.Name), ".o")
			if ok, err := d.compileBitcode(file, name+"("+m.Name+")", made, level); err != nil || !ok {
				return "", false, err
			}
			file = made
		}
		members = append(members, file)
	}
	made := d.temporary(filepath.Base(name), ".a")
	failed := d.code
	if err := d.step(job{"ar", "-o", made}, append(job{"ar", "qcs", made}, members...)); err != nil {
		return "", false, err
	}
	return made, d.code == failed, nil
}

// compileBitcode compiles a file, shown in messages as shown, and reports whether it succeeded.
func (d *driver) compileBitcode(file, shown, object, level string) (bool, error) {
	words := slices.Concat([]string{"compile", "-c", level, "--relocation", "pic"}, d.args.spillway, []string{file, "-o", object})
	code := d.code
	err := d.spillway(job{"", "-o", object}, words, file, shown)
	return d.code == code, err
}

// temporary returns a new name for a file.
func (d *driver) temporary(base, ext string) string {
	d.names++
	return filepath.Join(d.tmp, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(base, filepath.Ext(base)), d.names, ext))
}

package spillway

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"spillway/internal/atomicfile"
	"spillway/ir"
	"spillway/object"
	"spillway/object/elf"
)

// A Cache keeps the machine code of modules on disk, for Load: a module with the same text is not compiled again, in this process or
// another of the same program. Any number of processes may use a directory. Files are never removed.
type Cache struct {
	// Dir is the directory, which is created if it does not exist.
	Dir string
	// Options identifies the compilation options: it must differ where LoadOptions.Compile does.
	Options string
}

// compile is Compile to an object, through the cache.
func (c *Cache) compile(ctx context.Context, m *ir.Module, opts Options) (*object.File, *ir.Layout, error) {
	if c == nil {
		out, err := Compile(ctx, m, opts)
		if err != nil {
			return nil, nil, err
		}
		return out.Object, &out.Target.Layout, nil
	}
	info := opts.Target
	if info == nil {
		var err error
		if info, err = TargetOf(m); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", nameOf(m), err)
		}
	}
	t := info.New(opts.Relocation)
	file := filepath.Join(c.Dir, c.key(m, info, opts)+".o")
	if data, err := os.ReadFile(file); err == nil {
		if f, err := elf.Read(file, data, t.Object); err == nil { // a damaged entry is rebuilt
			return f, &t.Layout, nil
		}
	}
	out, err := Compile(ctx, m, opts)
	if err != nil {
		return nil, nil, err
	}
	data, err := elf.Append(nil, out.Object)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", nameOf(m), err)
	}
	if err := c.keep(file, data); err != nil {
		return nil, nil, fmt.Errorf("%s: the cache: %w", nameOf(m), err)
	}
	return out.Object, &out.Target.Layout, nil
}

// key identifies the code of a module: its text, the options, and the compiler, which is part of the program.
func (c *Cache) key(m *ir.Module, t *TargetInfo, opts Options) string {
	h := sha256.New()
	if name, err := os.Executable(); err == nil {
		if info, err := os.Stat(name); err == nil {
			fmt.Fprintf(h, "%q %d %d ", name, info.Size(), info.ModTime().UnixNano())
		}
	}
	fmt.Fprintf(h, "%q %q %q %d %t %t\n", t.Name, opts.CPU, c.Options, opts.Relocation, opts.FunctionSections, opts.DataSections)
	h.Write([]byte(m.String()))
	return fmt.Sprintf("%x", h.Sum(nil))
}

// keep writes a file that other processes may be writing concurrently.
func (c *Cache) keep(file string, data []byte) error {
	if err := os.MkdirAll(c.Dir, 0o777); err != nil {
		return err
	}
	return atomicfile.Write(file, data, 0o600)
}

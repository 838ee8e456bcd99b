package main

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"unsafe"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/run"
	"spillway/ir"
	"spillway/load"
	"spillway/load/process"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// runNative loads modules into this process and calls their main.
func runNative(cmd *cobra.Command, flags *cli.CompileFlags, opts spillway.Options, how run.NativeOptions, files, args []string) error {
	scope, err := load.NewScope(process.Host())
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	opts.Discard, opts.Verified, opts.NoDebug, opts.Stage = true, true, how.Lazy, spillway.ToObject
	var objects []*object.File
	var modules []*ir.Module
	bodies := moduleBodies{}
	host := opts.Target // for modules without a target
	if host == nil {
		host = spillway.HostTarget()
	}
	for _, name := range files {
		if filepath.Ext(name) == ".o" {
			o, err := readObject(name)
			if err != nil {
				return err
			}
			objects = append(objects, o)
			continue
		}
		if how.Lazy {
			m, b, err := cli.ParseBodies(cmd, name, host)
			if err != nil {
				return err
			}
			modules = append(modules, m)
			if b != nil {
				bodies[m] = b
			}
			continue
		}
		m, err := cli.ParseFile(cmd, name, host)
		if err != nil {
			return err
		}
		out, err := flags.Compile(cmd, name, m, opts)
		if err != nil {
			return err
		}
		objects = append(objects, out.Object)
	}
	var code *load.Module
	if len(modules) > 0 {
		if len(bodies) > 0 {
			opts.Bodies = bodies
		}
		code, err = spillway.Load(cmd.Context(), modules[0], spillway.LoadOptions{
			Scope: scope, Libraries: how.Libraries, With: modules[1:], Objects: objects, Compile: opts, Lazy: true, JITDump: how.JITDump,
		})
	} else {
		code, err = scope.Load(objects, load.Options{Name: files[0], Libraries: how.Libraries, Debugger: how.Debugger, JITDump: how.JITDump})
	}
	if err != nil {
		return err
	}
	// Signals belong to the program: none is handled here, and a closed pipe terminates it.
	signal.Reset()
	scope.Call(scope.Symbol("signal"), uint64(syscall.SIGPIPE), 0)
	result, err := callMain(scope, code, append([]string{files[0]}, args...))
	if err == nil {
		err = code.Close()
	}
	// The output is in the C library's buffers, even if the program failed.
	if flushed := scope.Flush(); err == nil {
		err = flushed
	}
	var fault *load.Fault
	switch {
	case errors.As(err, &fault) && fault.Compile != nil:
		return fault.Compile
	case errors.As(err, &fault):
		fmt.Fprintf(cmd.ErrOrStderr(), "spillway: %v\n", err)
		return cli.ExitCode(128 + int(fault.Signal))
	case err != nil:
		return fmt.Errorf("spillway: %w", err)
	case result != 0:
		return cli.ExitCode(result)
	}
	return nil
}

// moduleBodies holds the function bodies of several modules.
type moduleBodies map[*ir.Module]spillway.Bodies

func (b moduleBodies) Read(f *ir.Func) error {
	if m := b[f.Module]; m != nil {
		return m.Read(f)
	}
	return nil
}

func (b moduleBodies) Size(f *ir.Func) int {
	if m := b[f.Module]; m != nil {
		return m.Size(f)
	}
	return 0
}

func (b moduleBodies) Symbols(f *ir.Func, do func(ir.Symbol)) {
	if m := b[f.Module]; m != nil {
		m.Symbols(f, do)
	}
}

// readObject reads an object for any target; loading reports an error if it is not the host's.
func readObject(name string) (*object.File, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("spillway: %w", err)
	}
	var formats []*target.ObjectFormat
	for _, t := range spillway.Targets() {
		if f := t.New(target.PIC).Object; f != nil {
			formats = append(formats, f)
		}
	}
	return elf.Read(name, data, formats...)
}

// callMain calls main as the C library's start code does and returns the exit code.
func callMain(scope *load.Scope, code *load.Module, args []string) (int, error) {
	main := code.Symbol("main")
	if main == 0 {
		return 0, fmt.Errorf("%s: no function main", code.Name())
	}
	// The arguments, in writable memory at a fixed address.
	text := make([][]byte, len(args))
	argv := make([]unsafe.Pointer, len(args)+1)
	for i, a := range args {
		text[i] = append([]byte(a), 0)
		argv[i] = unsafe.Pointer(&text[i][0])
	}
	env := uint64(0)
	if environ := scope.Symbol("environ"); environ != 0 {
		env = uint64(**(**uintptr)(unsafe.Pointer(&environ)))
	}
	result, err := scope.Call(main, uint64(len(args)), uint64(uintptr(unsafe.Pointer(&argv[0]))), env)
	runtime.KeepAlive(text)
	runtime.KeepAlive(argv)
	return int(uint8(result)), err
}

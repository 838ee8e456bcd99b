//go:build linux && (amd64 || 386 || arm64)

package load

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"unsafe"
)

// A jitDump is a file from which "perf inject --jit" reads the functions that were in memory while a profile was
// recorded, with their code and lines (tools/perf/Documentation/jitdump-specification.txt of the Linux kernel). A
// process has one for each directory.
type jitDump struct {
	mu    sync.Mutex
	file  *os.File
	count uint64 // functions so far
	b     []byte // pending output
}

var jitDumps struct {
	mu    sync.Mutex
	byDir map[string]*jitDump
}

// jitDumpOf adds a module to the file in a directory.
func jitDumpOf(dir string, m *Module) error {
	d, err := openJITDump(dir)
	if err != nil {
		return err
	}
	return d.write(m)
}

// openJITDump returns the file in a directory, created on first use.
func openJITDump(dir string) (*jitDump, error) {
	jitDumps.mu.Lock()
	defer jitDumps.mu.Unlock()
	if d := jitDumps.byDir[dir]; d != nil {
		return d, nil
	}
	file, err := os.Create(filepath.Join(dir, fmt.Sprintf("jit-%d.dump", os.Getpid())))
	if err != nil {
		return nil, err
	}
	d := &jitDump{file: file}
	if err := d.begin(); err != nil {
		file.Close()
		return nil, err
	}
	if jitDumps.byDir == nil {
		jitDumps.byDir = map[string]*jitDump{}
	}
	jitDumps.byDir[dir] = d
	return d, nil
}

// begin writes the header, and maps the file as executable: perf finds the file by this mapping, which persists.
func (d *jitDump) begin() error {
	const (
		magic, version = 0x4A695444, 1
		size           = 40
	)
	d.u32(magic, version, size, machine, 0, uint32(os.Getpid()))
	d.u64(monotonic(), 0)
	if _, err := d.file.Write(d.b); err != nil {
		return err
	}
	_, err := syscall.Mmap(int(d.file.Fd()), 0, int(pageSize), syscall.PROT_READ|syscall.PROT_EXEC, syscall.MAP_PRIVATE)
	return err
}

// write adds the functions of a module, each preceded by the lines of its code.
func (d *jitDump) write(m *Module) error {
	const codeLoad, debugInfo = 0, 2
	d.mu.Lock()
	defer d.mu.Unlock()
	d.b = d.b[:0]
	first := 0 // start of the current record
	record := func(kind uint32) {
		first = len(d.b)
		d.u32(kind, 0)
		d.u64(monotonic())
	}
	end := func() { binary.NativeEndian.PutUint32(d.b[first+4:], uint32(len(d.b)-first)) }
	for i := range m.functions {
		f := &m.functions[i]
		if lines := m.lines.between(f.start, f.end); len(lines) > 0 {
			record(debugInfo)
			d.u64(uint64(f.start), uint64(len(lines)))
			for _, row := range lines {
				d.u64(uint64(row.addr))
				d.u32(uint32(row.line), 0)
				d.str(row.file)
			}
			end()
		}
		record(codeLoad)
		d.u32(uint32(os.Getpid()), uint32(syscall.Gettid()))
		size := max(f.end-f.start, 1)
		d.u64(uint64(f.start), uint64(f.start), uint64(size), d.count)
		d.count++
		d.str(f.name)
		d.b = append(d.b, m.mem[f.start-m.base:][:size]...)
		end()
	}
	_, err := d.file.Write(d.b)
	return err
}

func (d *jitDump) u32(list ...uint32) {
	for _, v := range list {
		d.b = binary.NativeEndian.AppendUint32(d.b, v)
	}
}

func (d *jitDump) u64(list ...uint64) {
	for _, v := range list {
		d.b = binary.NativeEndian.AppendUint64(d.b, v)
	}
}

func (d *jitDump) str(s string) { d.b = append(append(d.b, s...), 0) }

// monotonic returns the time in nanoseconds of the clock of "perf record -k mono".
func monotonic() uint64 {
	const clock = 1 // CLOCK_MONOTONIC
	var t syscall.Timespec
	syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clock, uintptr(unsafe.Pointer(&t)), 0)
	return uint64(t.Nano())
}

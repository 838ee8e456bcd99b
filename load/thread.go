package load

import (
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"unsafe"

	"spillway/internal/elfclass"
)

// A threadBlock is thread-local storage that the C library allocates for every thread, as that of an otherwise empty
// shared library in a memory file.
type threadBlock struct {
	handle  uintptr
	file    *os.File // open while its name is in use
	module  uintptr  // the C library's number
	pointer int64    // offset of the block from the thread pointer, if constant across threads
}

// offset returns the offset of the block from the thread pointer.
func (b *threadBlock) offset() int64 {
	if b == nil {
		return 0 // relocations report the error
	}
	return b.pointer
}

// number returns the C library's id of the module.
func (b *threadBlock) number() uintptr {
	if b == nil {
		return 0
	}
	return b.module
}

func (b *threadBlock) close(h Host) {
	h.Close(b.handle)
	b.file.Close()
}

// threadLocals places the thread-local variables and makes the block.
func (l *loader) threadLocals() error {
	r := &l.lay.thread
	if r.size == 0 {
		return nil
	}
	filled := int64(0)
	image := make([]byte, r.size)
	for _, p := range r.sections {
		s := &l.files[p.file].Sections[p.section]
		copy(image[p.off:], s.Data)
		if len(s.Data) > 0 {
			filled = p.off + s.Size
		}
		if err := l.relocate(p, image[p.off:], uintptr(p.off)); err != nil {
			return err
		}
	}
	b, err := newThreadBlock(l.scope.host, image[:filled], r.size, r.aligned, l.lay.static)
	if err != nil && l.lay.static {
		return fmt.Errorf("%s: thread-local variables of %d bytes: %w (if the static TLS reserve is exhausted, start the process with GLIBC_TUNABLES=glibc.rtld.optional_static_tls=%d or more in its environment)", l.m.name, r.size, err, 2*alignUp(r.size, 1024))
	}
	if err != nil {
		return fmt.Errorf("%s: thread-local variables of %d bytes: %w", l.m.name, r.size, err)
	}
	l.m.thread = b
	return nil
}

// newThreadBlock allocates a block of size bytes whose initial contents, in every thread, are image.
func newThreadBlock(h Host, image []byte, size, align int64, static bool) (*threadBlock, error) {
	file, err := memoryFile("thread-local variables")
	if err != nil {
		return nil, err
	}
	b := &threadBlock{file: file}
	if _, err = b.file.Write(threadLibrary(image, size, align, static)); err == nil {
		// Debuggers open the same name: for them, /proc/self is another process.
		b.handle, err = h.Open(fmt.Sprintf("/proc/%d/fd/%d", os.Getpid(), b.file.Fd()))
	}
	if err != nil {
		b.file.Close()
		return nil, err
	}
	words := (*[2]uintptr)(pointerTo(h.Lookup(b.handle, wordsName)))
	b.module = words[0]
	if static {
		b.pointer = int64(int(words[1]))
	}
	return b, nil
}

// pointerTo returns an address outside Go's memory as a pointer.
func pointerTo(addr uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

// wordsName is the symbol of two words of a thread library that the dynamic linker fills in: the number of the module,
// and the offset of its block from the thread pointer.
const wordsName = "spillway.thread"

// threadLibrary returns a shared library (little-endian) with a thread-local block. Its relocations have addends if
// words have 8 bytes, as on the supported machines.
func threadLibrary(image []byte, size, align int64, static bool) []byte {
	const segments = 4
	c := elfclass.Class(8 * wordSize)
	addends := wordSize == 8
	words := alignUp(int64(c.HeaderSize()+segments*c.SegmentSize()), wordSize) // the two words
	symtab := words + 2*wordSize
	strtab := symtab + 3*int64(c.SymbolSize())
	strs := "\x00" + wordsName + "\x00block\x00"
	hash := alignUp(strtab+int64(len(strs)), wordSize)
	rel := alignUp(hash+4*(2+1+3), wordSize)
	tag, relSize := elf.DT_REL, uint64(c.RelSize())
	if addends {
		tag, relSize = elf.DT_RELA, uint64(c.RelaSize())
	}
	relocs := []elfclass.Reloc{{Offset: uint64(words), Type: relocModule}}
	if static {
		relocs = append(relocs, elfclass.Reloc{Offset: uint64(words + wordSize), Symbol: 2, Type: relocThread})
	}
	dyns := []struct {
		tag   elf.DynTag
		value uint64
	}{
		{elf.DT_HASH, uint64(hash)}, {elf.DT_STRTAB, uint64(strtab)}, {elf.DT_SYMTAB, uint64(symtab)},
		{elf.DT_STRSZ, uint64(len(strs))}, {elf.DT_SYMENT, uint64(c.SymbolSize())},
		// The tags of the size of all relocations and of one follow that of the relocations.
		{tag, uint64(rel)}, {tag + 1, relSize * uint64(len(relocs))}, {tag + 2, relSize}, {}, {},
	}
	if static {
		dyns[len(dyns)-2].tag, dyns[len(dyns)-2].value = elf.DT_FLAGS, uint64(elf.DF_STATIC_TLS)
	}
	dynamic := rel + int64(relSize)*int64(len(relocs))
	dynamicSize := int64(len(dyns) * c.DynSize())
	block := alignUp(dynamic+dynamicSize, align)
	end := block + int64(len(image))

	b := c.AppendHeader(nil, &elfclass.Header{Type: uint16(elf.ET_DYN), Machine: machine, PhOff: uint64(c.HeaderSize()), PhNum: segments})
	segment := func(typ elf.ProgType, flags elf.ProgFlag, off, filesz, memsz, align int64) {
		b = c.AppendSegment(b, &elfclass.Segment{Type: uint32(typ), Flags: uint32(flags), Offset: uint64(off), Addr: uint64(off),
			FileSize: uint64(filesz), MemSize: uint64(memsz), Align: uint64(align)})
	}
	segment(elf.PT_LOAD, elf.PF_R|elf.PF_W, 0, end, end, max(align, pageSize))
	segment(elf.PT_DYNAMIC, elf.PF_R|elf.PF_W, dynamic, dynamicSize, dynamicSize, wordSize)
	segment(elf.PT_TLS, elf.PF_R, block, int64(len(image)), size, align)
	segment(elf.PT_GNU_STACK, elf.PF_R|elf.PF_W, 0, 0, 0, 16)
	pad := func(to int64) { b = append(b, make([]byte, int(to)-len(b))...) }
	pad(symtab)
	for _, x := range []elfclass.Symbol{{},
		{Name: 1, Info: elf.ST_INFO(elf.STB_GLOBAL, elf.STT_OBJECT), Section: 1, Value: uint64(words), Size: 2 * wordSize},
		{Name: uint32(2 + len(wordsName)), Info: elf.ST_INFO(elf.STB_LOCAL, elf.STT_TLS), Section: 1, Size: uint64(size)}} {
		b = c.AppendSymbol(b, &x)
	}
	b = append(b, strs...)
	pad(hash)
	for _, x := range []uint32{1, 3, 1, 0, 0, 0} { // one bucket, three symbols: the chain is the named one
		b = binary.LittleEndian.AppendUint32(b, x)
	}
	pad(rel)
	for i := range relocs {
		b = c.AppendReloc(b, &relocs[i], addends)
	}
	for _, d := range dyns {
		b = c.AppendWord(c.AppendWord(b, uint64(d.tag)), d.value)
	}
	pad(block)
	return append(b, image...)
}

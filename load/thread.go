package load

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"unsafe"
)

// A threadBlock is thread-local storage that the C library keeps for every thread: that
// of a shared library, in a file in memory, that has nothing else.
type threadBlock struct {
	handle  uintptr
	file    *os.File // open as long as its name is in use
	module  uintptr  // the C library's number
	pointer int64    // from the thread pointer to the block, if that is the same in all threads
}

// offset returns what is added to an offset in the block to get one from the thread pointer.
func (b *threadBlock) offset() int64 {
	if b == nil {
		return 0 // relocations say what is wrong
	}
	return b.pointer
}

// number returns what the C library calls the module.
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
	r := &l.thread
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
	b, err := newThreadBlock(l.scope.host, image[:filled], r.size, r.aligned, l.static)
	if err != nil && l.static {
		return fmt.Errorf("%s: thread-local variables of %d bytes: %w (if that is room at fixed offsets, start the process with GLIBC_TUNABLES=glibc.rtld.optional_static_tls=%d or more in its environment)", l.m.name, r.size, err, 2*alignUp(r.size, 1024))
	}
	if err != nil {
		return fmt.Errorf("%s: thread-local variables of %d bytes: %w", l.m.name, r.size, err)
	}
	l.m.thread = b
	return nil
}

// newThreadBlock makes a block of size bytes that begins with image in every thread.
func newThreadBlock(h Host, image []byte, size, align int64, static bool) (*threadBlock, error) {
	file, err := memoryFile("thread-local variables")
	if err != nil {
		return nil, err
	}
	b := &threadBlock{file: file}
	if _, err = b.file.Write(threadLibrary(image, size, align, static)); err == nil {
		b.handle, err = h.Open(fmt.Sprintf("/proc/self/fd/%d", b.file.Fd()))
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

// wordsName is the symbol of two words of a thread library that the dynamic linker fills in: the
// number of the module, and the offset of its block from the thread pointer.
const wordsName = "spillway.thread"

// threadLibrary returns a shared library (little-endian) with a thread-local block.
func threadLibrary(image []byte, size, align int64, static bool) []byte {
	if wordSize == 4 {
		return threadLibrary32(image, size, align, static)
	}
	return threadLibrary64(image, size, align, static)
}

// threadLibrary64 does it for ELF64, which has relocations with addends.
func threadLibrary64(image []byte, size, align int64, static bool) []byte {
	const (
		headerSize = 64
		segments   = 4
		words      = headerSize + segments*56 // the two words
		symtab     = words + 16
		symSize    = 24
		strtab     = symtab + 3*symSize
	)
	strs := "\x00" + wordsName + "\x00block\x00"
	hash := alignUp(strtab+int64(len(strs)), 8)
	rela := hash + 4*(2+1+3) + 4 // padded to 8
	rela = alignUp(rela, 8)
	relaSize := int64(24)
	if static {
		relaSize += 24
	}
	dynamic := rela + relaSize
	dyns := [][2]int64{
		{int64(elf.DT_HASH), hash}, {int64(elf.DT_STRTAB), strtab}, {int64(elf.DT_SYMTAB), symtab},
		{int64(elf.DT_STRSZ), int64(len(strs))}, {int64(elf.DT_SYMENT), symSize},
		{int64(elf.DT_RELA), rela}, {int64(elf.DT_RELASZ), relaSize}, {int64(elf.DT_RELAENT), 24},
	}
	if static {
		dyns = append(dyns, [2]int64{int64(elf.DT_FLAGS), int64(elf.DF_STATIC_TLS)})
	}
	dyns = append(dyns, [2]int64{})
	dynamicSize := int64(len(dyns) * 16)
	block := alignUp(dynamic+dynamicSize, align)
	end := block + int64(len(image))

	var w bytes.Buffer
	put := func(v any) { binary.Write(&w, binary.LittleEndian, v) }
	put(elf.Header64{
		Ident: [16]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: machine, Version: uint32(elf.EV_CURRENT), Phoff: headerSize,
		Ehsize: headerSize, Phentsize: 56, Phnum: segments,
	})
	segment := func(typ elf.ProgType, flags elf.ProgFlag, off, filesz, memsz, align int64) {
		put(elf.Prog64{Type: uint32(typ), Flags: uint32(flags), Off: uint64(off), Vaddr: uint64(off), Paddr: uint64(off),
			Filesz: uint64(filesz), Memsz: uint64(memsz), Align: uint64(align)})
	}
	segment(elf.PT_LOAD, elf.PF_R|elf.PF_W, 0, end, end, max(align, pageSize))
	segment(elf.PT_DYNAMIC, elf.PF_R|elf.PF_W, dynamic, dynamicSize, dynamicSize, 8)
	segment(elf.PT_TLS, elf.PF_R, block, int64(len(image)), size, align)
	segment(elf.PT_GNU_STACK, elf.PF_R|elf.PF_W, 0, 0, 0, 16)
	pad := func(to int64) { w.Write(make([]byte, to-int64(w.Len()))) }
	pad(symtab)
	put(elf.Sym64{})
	put(elf.Sym64{Name: 1, Info: elf.ST_INFO(elf.STB_GLOBAL, elf.STT_OBJECT), Shndx: 1, Value: words, Size: 16})
	put(elf.Sym64{Name: uint32(2 + len(wordsName)), Info: elf.ST_INFO(elf.STB_LOCAL, elf.STT_TLS), Shndx: 1, Size: uint64(size)})
	w.WriteString(strs)
	pad(hash)
	put([]uint32{1, 3, 1, 0, 0, 0}) // one bucket, three symbols: the chain is the named one
	pad(rela)
	put(elf.Rela64{Off: words, Info: elf.R_INFO(0, relocModule)})
	if static {
		put(elf.Rela64{Off: words + 8, Info: elf.R_INFO(2, relocThread)})
	}
	put(dyns)
	pad(block)
	w.Write(image)
	return w.Bytes()
}

// threadLibrary32 does it for ELF32, where addends are in the words: zeros.
func threadLibrary32(image []byte, size, align int64, static bool) []byte {
	const (
		headerSize = 52
		segments   = 4
		words      = headerSize + segments*32 // the two words
		symtab     = words + 8 + 4
		symSize    = 16
		strtab     = symtab + 3*symSize
	)
	strs := "\x00" + wordsName + "\x00block\x00"
	hash := alignUp(strtab+int64(len(strs)), 4)
	rel := hash + 4*(2+1+3)
	relSize := int64(8)
	if static {
		relSize += 8
	}
	dynamic := rel + relSize
	dyns := [][2]int32{
		{int32(elf.DT_HASH), int32(hash)}, {int32(elf.DT_STRTAB), strtab}, {int32(elf.DT_SYMTAB), symtab},
		{int32(elf.DT_STRSZ), int32(len(strs))}, {int32(elf.DT_SYMENT), symSize},
		{int32(elf.DT_REL), int32(rel)}, {int32(elf.DT_RELSZ), int32(relSize)}, {int32(elf.DT_RELENT), 8},
	}
	if static {
		dyns = append(dyns, [2]int32{int32(elf.DT_FLAGS), int32(elf.DF_STATIC_TLS)})
	}
	dyns = append(dyns, [2]int32{})
	dynamicSize := int64(len(dyns) * 8)
	block := alignUp(dynamic+dynamicSize, align)
	end := block + int64(len(image))

	var w bytes.Buffer
	put := func(v any) { binary.Write(&w, binary.LittleEndian, v) }
	put(elf.Header32{
		Ident: [16]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS32), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_DYN), Machine: machine, Version: uint32(elf.EV_CURRENT), Phoff: headerSize,
		Ehsize: headerSize, Phentsize: 32, Phnum: segments,
	})
	segment := func(typ elf.ProgType, flags elf.ProgFlag, off, filesz, memsz, align int64) {
		put(elf.Prog32{Type: uint32(typ), Flags: uint32(flags), Off: uint32(off), Vaddr: uint32(off), Paddr: uint32(off),
			Filesz: uint32(filesz), Memsz: uint32(memsz), Align: uint32(align)})
	}
	segment(elf.PT_LOAD, elf.PF_R|elf.PF_W, 0, end, end, max(align, pageSize))
	segment(elf.PT_DYNAMIC, elf.PF_R|elf.PF_W, dynamic, dynamicSize, dynamicSize, 4)
	segment(elf.PT_TLS, elf.PF_R, block, int64(len(image)), size, align)
	segment(elf.PT_GNU_STACK, elf.PF_R|elf.PF_W, 0, 0, 0, 16)
	pad := func(to int64) { w.Write(make([]byte, to-int64(w.Len()))) }
	pad(symtab)
	put(elf.Sym32{})
	put(elf.Sym32{Name: 1, Info: elf.ST_INFO(elf.STB_GLOBAL, elf.STT_OBJECT), Shndx: 1, Value: words, Size: 8})
	put(elf.Sym32{Name: uint32(2 + len(wordsName)), Info: elf.ST_INFO(elf.STB_LOCAL, elf.STT_TLS), Shndx: 1, Size: uint32(size)})
	w.WriteString(strs)
	pad(hash)
	put([]uint32{1, 3, 1, 0, 0, 0}) // one bucket, three symbols: the chain is the named one
	put(elf.Rel32{Off: words, Info: elf.R_INFO32(0, relocModule)})
	if static {
		put(elf.Rel32{Off: words + 4, Info: elf.R_INFO32(2, relocThread)})
	}
	put(dyns)
	pad(block)
	w.Write(image)
	return w.Bytes()
}

package link

import (
	"debug/elf"
	"fmt"
	"strings"

	"spillway/object"
)

// Bare is the memory layout of a bare-metal program, such as one for a microcontroller: read-only contents (vector
// tables first, code) are in one segment, writable data in another. File headers are not loaded, and the linker
// supplies no startup code or libraries.
type Bare struct {
	// Text is the address of read-only contents, Data that of writable data; nil: right after the read-only contents.
	Text int64
	Data *int64
	// Entry is the entry point; "": _start, if it is defined, else the start of the program.
	Entry string
	// Symbols are absolute symbols of the program.
	Symbols []Absolute
}

// An Absolute is a symbol that is a number.
type Absolute struct {
	Name  string
	Value int64
}

// dataSource is the symbol of the load address of the initialized data, which the program's startup code copies to its
// run address. If the program does not refer to it, data is loaded at its run address.
const dataSource = "__data_source"

// vectorNames are the name prefixes of the sections that come first.
var vectorNames = []string{".vectors", ".isr_vector", ".vector_table", ".interrupt_vector"}

// bareRank is rankOf for a bare-metal program: read-only contents are one segment.
func bareRank(o *output) int {
	rank := rankOf(o)
	for _, prefix := range vectorNames {
		if strings.HasPrefix(o.name, prefix) {
			return rankExec
		}
	}
	switch {
	case rank >= rankRelro:
		return rank
	case o.attrs.Has(object.Executable):
		return rankExec + 1
	}
	return rankExec + 2 + rank - rankRead
}

// resolveBare defines the symbols of the options, and finds the entry point.
func (l *linker) resolveBare() {
	b := l.opts.Bare
	for _, x := range b.Symbols {
		s := l.res.lookup(x.Name)
		if s.kind != undefined {
			l.failf("symbol %s is defined twice: as %#x and in %s", x.Name, x.Value, s.file.Name)
			continue
		}
		s.kind, s.value, s.bind = absolute, x.Value, object.BindGlobal
	}
	if b.Entry != "" {
		l.res.entry = l.res.lookup(b.Entry)
	} else if l.res.isDefined(l.f.Link.Start.Name) {
		l.res.entry = l.res.table[l.f.Link.Start.Name]
	}
}

// layoutBare assigns addresses to sections.
func (l *linker) layoutBare() {
	l.orderOutputs(bareRank)
	b := l.opts.Bare
	offset := int64(l.class().HeaderSize()) + int64(l.class().SegmentSize())*int64(l.countSegments())
	offset, end := l.bareSegment(offset, b.Text, rankExec, elf.PF_R|elf.PF_X)
	data := alignUp(end, l.word)
	if b.Data != nil {
		data = *b.Data
	}
	offset, top := l.bareSegment(offset, data, rankRelro, elf.PF_R|elf.PF_W)
	segments := l.lay.segments
	if n := len(segments); n == 2 {
		text, written := &segments[0], &segments[1]
		if s := l.res.table[dataSource]; s != nil && s.kind == defined && s.section == nil {
			written.loadOffset = alignUp(end, written.align) - written.addr
		}
		if text.addr < top && written.addr < end {
			l.failf("writable data at 0x%x overlaps read-only contents from 0x%x to 0x%x", written.addr, text.addr, end)
		}
	}
	p := cursor{l: l, offset: offset}
	for _, o := range l.sec.outs {
		if o.rank >= rankNoLoad {
			p.placeUnloaded(o)
		}
	}
	l.defineValues()
}

// bareSegment places the sections of a segment, those of the given ranks, at an offset in the file and an address; it
// returns their ends.
func (l *linker) bareSegment(offset, addr int64, rank int, flags elf.ProgFlag) (endOffset, end int64) {
	seg := segment{flags: flags, addr: addr, rank: rank / 10, align: l.word}
	for _, o := range l.sec.outs {
		if l.segmentOf(o.rank) == seg.rank {
			seg.align = max(seg.align, o.align)
		}
	}
	end = addr
	seg.offset = alignUp(offset, seg.align) + addr%seg.align
	any := false
	for _, o := range l.sec.outs {
		if l.segmentOf(o.rank) != seg.rank {
			continue
		}
		if o.attrs.Has(object.ThreadLocal) {
			l.fail(fmt.Errorf("section %s: thread-local variables are not supported without an operating system", o.name))
		}
		any = true
		o.addr = alignUp(end, o.align)
		o.offset = seg.offset + o.addr - addr
		end = o.addr + o.size
		if o.kind != object.KindZeros {
			seg.fileSize = end - addr
		}
	}
	if !any {
		return offset, addr
	}
	if l.f.Bits == 32 && end > 1<<32 {
		l.failf("the program is too large: it ends at address 0x%x", end)
	}
	seg.memSize = end - addr
	l.lay.segments = append(l.lay.segments, seg)
	return seg.offset + seg.fileSize, end
}

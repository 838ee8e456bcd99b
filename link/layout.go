package link

import (
	"cmp"
	"debug/elf"
	"slices"

	"spillway/object"
)

// Ranks of output sections: each ten are in one segment, except that writable data shares one with RELRO.
const (
	rankRead   = 10
	rankExec   = 20
	rankRelro  = 30
	rankWrite  = 35
	rankNoLoad = 50
)

// A segment is a loaded segment.
type segment struct {
	flags                                  elf.ProgFlag
	offset, addr, fileSize, memSize, align int64
	rank                                   int
	loadOffset                             int64 // load address minus run address
}

// rankOf returns the rank of an output section, which determines its position in the file.
func rankOf(o *output) int {
	switch {
	case !o.attrs.Has(object.Loaded):
		return rankNoLoad
	case !o.attrs.Has(object.Writable) && !o.attrs.Has(object.Executable):
		switch {
		case o.name == ".interp":
			return rankRead
		case o.kind == object.KindNotes:
			return rankRead + 1
		case o.kind != object.KindContents:
			return rankRead + 2
		case o.name == ".eh_frame_hdr":
			return rankRead + 4
		case o.name == ehFrame || o.name == ".gcc_except_table":
			return rankRead + 5
		}
		return rankRead + 3
	case !o.attrs.Has(object.Writable):
		switch o.name {
		case ".init":
			return rankExec
		case ".plt.got":
			return rankExec + 1
		case ".fini":
			return rankExec + 3
		}
		return rankExec + 2
	case o.attrs.Has(object.ThreadLocal) && o.kind != object.KindZeros:
		return rankRelro
	case o.attrs.Has(object.ThreadLocal):
		return rankRelro + 1
	}
	switch o.name {
	case ".preinit_array", ".init_array", ".fini_array":
		return rankRelro + 2
	case ".data.rel.ro", ".dynamic":
		return rankRelro + 3
	case ".got":
		return rankRelro + 4
	}
	if o.kind == object.KindZeros {
		return rankWrite + 2
	}
	if o.name != ".data" {
		return rankWrite + 1
	}
	return rankWrite
}

// relroEnd returns the end of the RELRO sections if they start at addr, and their maximum alignment.
func relroEnd(outs []*output, addr int64) (end, align int64) {
	align = 1
	for _, o := range outs {
		if o.rank >= rankRelro && o.rank < rankWrite {
			align = max(align, o.align)
			if !o.attrs.Has(object.ThreadLocal) || o.kind != object.KindZeros {
				addr = alignUp(addr, o.align) + o.size
			}
		}
	}
	return addr, align
}

// splitsRelro reports whether RELRO has its own segment: if pages are large, padding its last page would make the file
// large.
func (l *linker) splitsRelro() bool { return l.opts.Bare == nil && l.f.Link.PageSize > 4096 }

// dataSegment is the number of the data segment if data has its own.
const dataSegment = rankRelro/10 + 1

// segmentOf returns the number of the segment of sections of a rank.
func (l *linker) segmentOf(rank int) int {
	isData := func(rank int) bool { return rank >= rankWrite && rank < rankNoLoad }
	if isData(rank) && l.splitsRelro() && slices.ContainsFunc(l.sec.outs, func(o *output) bool { return isData(o.rank) && o.size > 0 }) {
		return dataSegment
	}
	return rank / 10
}

// endRelro extends the RELRO segment from addr to the end of its page, if there is one.
func (l *linker) endRelro(addr int64) {
	if l.lay.relro.begin == 0 || l.lay.relro.end != 0 {
		return
	}
	l.lay.relro.end = alignUp(addr, l.f.Link.PageSize)
	s := &l.lay.segments[len(l.lay.segments)-1]
	s.memSize = l.lay.relro.end - s.addr
}

// layout assigns each section its position in the file and in memory: read-only data, code, RELRO, data. Two segments
// may share a page of the file, but not of memory; the last two are separated at a page boundary.
func (l *linker) layout() {
	if l.opts.Bare != nil {
		l.layoutBare()
		return
	}
	l.orderOutputs(rankOf)
	headers := int64(l.class().HeaderSize()) + int64(l.class().SegmentSize())*int64(l.countSegments())
	p := cursor{l: l, page: l.f.Link.PageSize, offset: headers, addr: l.base() + headers}
	if len(l.sec.outs) == 0 || l.sec.outs[0].rank/10 != rankRead/10 {
		l.lay.segments = append(l.lay.segments, segment{flags: elf.PF_R, addr: l.base(), fileSize: headers, memSize: headers, align: p.page, rank: rankRead / 10})
	}
	for i, o := range l.sec.outs {
		if o.rank >= rankNoLoad {
			p.placeUnloaded(o)
			continue
		}
		p.enter(l.sec.outs[i:])
		p.place(o)
		if p.offset > 1<<31 || l.f.Bits == 32 && p.addr > 1<<32-1<<20 {
			l.failf("the program is too large: it ends at address 0x%x", p.addr)
			return
		}
	}
	if l.splitsRelro() {
		l.endRelro(p.addr)
	} else if l.lay.relro.begin > 0 && l.lay.relro.end == 0 {
		l.lay.relro.end = p.addr
	}
	if contents := l.sec.contents(); p.offset > contents+maxPadding {
		l.failf("a program of 0x%x bytes would need a file of 0x%x: a section's alignment is too large", contents, p.offset)
		return
	}
	l.defineValues()
}

// orderOutputs drops empty sections, and sorts the others by rank, which is their order in the file.
func (l *linker) orderOutputs(rank func(o *output) int) {
	l.sec.outs = slices.DeleteFunc(l.sec.outs, func(o *output) bool {
		return len(o.sections) == 0 && o.attrs.Has(object.Loaded)
	})
	for _, o := range l.sec.outs {
		o.rank = rank(o)
		l.sizeOf(o)
	}
	slices.SortStableFunc(l.sec.outs, func(a, b *output) int { return cmp.Compare(a.rank, b.rank) })
	for i, o := range l.sec.outs {
		o.number = i + 1
	}
}

// contents returns the number of bytes of the sections' contents in the file.
func (l *sections) contents() (sum int64) {
	for _, o := range l.outs {
		for _, s := range o.sections {
			if o.kind != object.KindZeros {
				sum += s.size
			}
		}
	}
	return sum
}

// A cursor is the position of the next section.
type cursor struct {
	l            *linker
	page         int64
	offset, addr int64    // in the file and in memory
	seg          *segment // of the last section, or nil
}

// placeUnloaded places o, which is not loaded, in the file.
func (p *cursor) placeUnloaded(o *output) {
	o.offset = alignUp(p.offset, o.align)
	p.offset = o.offset + o.size
}

// enter begins a segment for the first of the sections in outs, if it is not in the current one.
func (p *cursor) enter(outs []*output) {
	l, o := p.l, outs[0]
	rank := l.segmentOf(o.rank)
	if rank == dataSegment {
		l.endRelro(p.addr)
	}
	if p.seg != nil && p.seg.rank == rank {
		return
	}
	align := p.page
	for _, other := range outs {
		if l.segmentOf(other.rank) == rank {
			align = max(align, other.align)
		}
	}
	l.lay.segments = append(l.lay.segments, segment{rank: rank, align: align})
	p.seg = &l.lay.segments[len(l.lay.segments)-1]
	switch rank {
	case rankRead / 10:
		p.seg.flags, p.seg.addr, p.seg.offset = elf.PF_R, l.base(), 0
		return
	case rankExec / 10:
		p.seg.flags = elf.PF_R | elf.PF_X
	default:
		p.seg.flags = elf.PF_R | elf.PF_W
	}
	p.addr = alignUp(p.addr, align)
	p.addr = alignUp(p.addr+p.offset%align, o.align)
	if o.rank < rankWrite && o.rank >= rankRelro && !l.splitsRelro() {
		end, most := relroEnd(l.sec.outs, p.addr)
		p.addr += (alignUp(end, p.page) - end) &^ (max(most, l.sec.tlsAlign()) - 1)
	}
	p.offset += (p.addr - p.offset) & (align - 1)
	p.seg.addr, p.seg.offset = p.addr, p.offset
}

// place places o in the segment.
func (p *cursor) place(o *output) {
	lay, seg := &p.l.lay, p.seg
	if o.rank >= rankWrite && lay.relro.end == 0 && lay.relro.begin > 0 && !p.l.splitsRelro() {
		p.addr = alignUp(p.addr, p.page)
		lay.relro.end = p.addr
	}
	p.addr = alignUp(p.addr, o.align)
	isTLS := o.attrs.Has(object.ThreadLocal)
	if isTLS && lay.tls.align == 0 { // a thread's block is laid out like the segment
		lay.tls.align = p.l.sec.tlsAlign()
		p.addr = alignUp(p.addr, lay.tls.align)
		lay.tls.addr = p.addr
	}
	o.addr = p.addr
	o.offset = seg.offset + p.addr - seg.addr
	if isTLS && o.kind == object.KindZeros { // occupies no addresses
		o.addr = alignUp(max(lay.tls.addr+lay.tls.size, p.addr), o.align)
		lay.tls.size = o.addr + o.size - lay.tls.addr
		return
	}
	p.addr += o.size
	if isTLS {
		lay.tls.size = p.addr - lay.tls.addr
	}
	seg.memSize = p.addr - seg.addr
	if o.kind != object.KindZeros {
		seg.fileSize = seg.memSize
		p.offset = o.offset + o.size
	}
	if o.rank >= rankRelro && o.rank < rankWrite && lay.relro.begin == 0 {
		lay.relro.begin = seg.addr
	}
}

// tlsAlign returns the alignment of a thread's block.
func (l *sections) tlsAlign() int64 {
	align := int64(1)
	for _, o := range l.outs {
		if o.attrs.Has(object.ThreadLocal) {
			align = max(align, o.align)
		}
	}
	return align
}

// sizeOf lays out the sections within an output section.
func (l *linker) sizeOf(o *output) {
	o.size = 0
	for _, s := range o.sections {
		o.align = max(o.align, s.align)
		s.offset = alignUp(o.size, s.align)
		o.size = s.offset + s.size
	}
}

// countSegments returns the number of program headers.
func (l *linker) countSegments() int {
	n := 1 // PT_GNU_STACK
	loads := [10]bool{rankRead / 10: true}
	notes, tls, relro := false, false, false
	for _, o := range l.sec.outs {
		if o.rank >= rankNoLoad {
			continue
		}
		loads[l.segmentOf(o.rank)] = true
		notes = notes || o.kind == object.KindNotes && o != l.sec.property
		tls = tls || o.attrs.Has(object.ThreadLocal)
		relro = relro || o.rank >= rankRelro && o.rank < rankWrite && !(o.attrs.Has(object.ThreadLocal) && o.kind == object.KindZeros)
	}
	for _, b := range append(loads[:], notes, tls, relro, l.sec.frames != nil, l.dynamic.out != nil) {
		if b {
			n++
		}
	}
	if l.index.out != nil {
		n++
	}
	if l.sec.property != nil {
		n += 2 // PT_NOTE and PT_GNU_PROPERTY
	}
	if l.dynamic.interp != nil {
		n += 2 // and that of the headers themselves
	}
	return n
}

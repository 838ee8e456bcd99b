package link

import (
	"cmp"
	"encoding/binary"
	"slices"

	"spillway/object"
)

// An unwindIndex is the index of unwind tables (target.UnwindIndex), in code order: the entries of files, and, for
// code without one and after all code, entries that forbid exceptions.
type unwindIndex struct {
	out  *output
	made []madeEntry
}

// A madeEntry is an entry added by the linker.
type madeEntry struct {
	section *section
	of      *section // the code; nil: after all code
}

const (
	indexEntry = 8 // bytes
	cantUnwind = 1 // in the second word
)

// codeInOrder returns the sections of code in the order of the program.
func (l *sections) codeInOrder() (list []*section) {
	outs := slices.DeleteFunc(slices.Clone(l.outs), func(o *output) bool { return rankOf(o)/10 != rankExec/10 })
	slices.SortStableFunc(outs, func(a, b *output) int { return cmp.Compare(rankOf(a), rankOf(b)) })
	for _, o := range outs {
		list = append(list, o.sections...)
	}
	return list
}

// orderIndex completes the index, if files have parts of one.
func (l *linker) orderIndex() {
	o := l.sec.byName[outKey{l.f.Index.Section, true}]
	if l.f.Index.Section == "" || o == nil {
		return
	}
	l.index.out = o
	parts := map[*section][]*section{}
	for _, s := range o.sections {
		if s.file != nil && s.src.Link >= 0 && s.size > 0 {
			of := s.file.sections[s.src.Link]
			parts[of] = append(parts[of], s)
		}
	}
	o.sections = nil
	add := func(of *section) {
		s := &section{name: o.name, kind: o.kind, attrs: object.Loaded, align: 4, size: indexEntry, data: make([]byte, indexEntry)}
		o.put(s)
		l.index.made = append(l.index.made, madeEntry{s, of})
	}
	made := false
	for _, s := range l.sec.codeInOrder() {
		list := parts[s]
		if len(list) == 0 && s.size > 0 && !made {
			add(s)
			made = true
		}
		for _, part := range list {
			o.put(part)
			made = false
		}
	}
	if !made {
		add(nil)
	}
}

// writeIndex fills in the entries added by the linker.
func (l *linker) writeIndex() {
	end := int64(0)
	for _, o := range l.sec.outs {
		if o.attrs.Has(object.Executable) {
			end = max(end, o.addr+o.size)
		}
	}
	for _, e := range l.index.made {
		at := end
		if e.of != nil {
			at = e.of.addr()
		}
		binary.LittleEndian.PutUint32(e.section.data, uint32(at-e.section.addr())&(1<<31-1))
		binary.LittleEndian.PutUint32(e.section.data[4:], cantUnwind)
	}
}

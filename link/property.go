package link

import (
	"debug/elf"
	"encoding/binary"
	"slices"

	"spillway/object"
	"spillway/target"
)

// The section of a file's properties, and its segment.
const (
	propertySection              = ".note.gnu.property"
	propertySegment elf.ProgType = 0x6474e553 // PT_GNU_PROPERTY
)

// properties determines the processor's checks that may be enabled: those that all files support
// (target.FeatureProperty). If indirect jumps are checked, code added by the linker supports that, too.
func (l *linker) properties() {
	p := &l.f.Features
	l.prop.plt, l.prop.pltAbs, l.prop.pltAny = l.f.Link.PLT, l.f.Link.PLTAbs, l.f.Link.PLTAny
	if p.Type == 0 {
		return
	}
	l.prop.features = p.Branch | p.Return
	ours := true
	for _, f := range l.res.files {
		switch {
		case f.supplied == nil:
			l.prop.features &= l.featuresOf(f.File)
			ours = false
		case f.supplied == &l.f.Link.OldStart: // it takes addresses of its own
			l.prop.features &^= p.Branch
		}
	}
	if ours {
		l.prop.features = 0
	}
	if l.prop.features&p.Branch == 0 {
		return
	}
	mark := l.f.Link.Landing
	for _, e := range []*target.PLTEntry{&l.prop.plt, &l.prop.pltAbs, &l.prop.pltAny} {
		e.Code = append(append([]byte(nil), mark...), e.Code...)
		e.Slot = slices.Clone(e.Slot)
		for i := range e.Slot {
			e.Slot[i].Offset += int64(len(mark))
		}
	}
	for _, f := range l.res.files {
		if c := f.supplied; c == nil || c.Data {
			continue
		}
		s, n := &f.Sections[0], int64(len(mark))
		s.Data = append(append([]byte(nil), mark...), s.Data...)
		s.Size += n
		for i := range s.Relocs {
			s.Relocs[i].Offset += n
		}
		if in := f.sections[0]; in != nil {
			in.data, in.size = s.Data, s.Size
		}
		f.symbols[0].size = s.Size
	}
}

// featuresOf returns the checks that o supports.
func (l *linker) featuresOf(o *object.File) (features uint32) {
	for i := range o.Sections {
		if s := &o.Sections[i]; s.Name == propertySection && s.Kind == object.KindNotes {
			f, ok := l.readFeatures(s.Data)
			if !ok {
				l.failf("%s: section %s is malformed", o.Name, s.Name)
			}
			features |= f
		}
	}
	return features
}

// readFeatures finds the property of features in notes.
func (l *linker) readFeatures(notes []byte) (features uint32, ok bool) {
	get := binary.LittleEndian.Uint32
	for len(notes) > 0 {
		if len(notes) < 12 {
			return 0, false
		}
		name, size, typ := int64(get(notes)), int64(get(notes[4:])), get(notes[8:])
		at := alignUp(12+name, l.word)
		end := alignUp(at+size, l.word)
		if at+size > int64(len(notes)) {
			return 0, false
		}
		list := notes[at : at+size]
		known := typ == target.PropertyNote && name == 4 && string(notes[12:16]) == "GNU\x00"
		notes = notes[min(end, int64(len(notes))):]
		for known && len(list) > 0 {
			if len(list) < 8 {
				return 0, false
			}
			n := int64(get(list[4:]))
			if 8+n > int64(len(list)) {
				return 0, false
			}
			if get(list) == l.f.Features.Type {
				if n != 4 {
					return 0, false
				}
				features |= get(list[8:])
			}
			list = list[min(alignUp(8+n, l.word), int64(len(list))):]
		}
	}
	return features, true
}

// reserveProperties creates the section that declares the enabled checks, if there are any.
func (l *linker) reserveProperties() {
	for _, s := range l.slots.plts {
		if l.pltEntry(s).Returns {
			l.prop.features &^= l.f.Features.Return
		}
	}
	if l.prop.features == 0 {
		return
	}
	note := l.f.Features.AppendNote(nil, l.f.Bits, l.prop.features)
	l.sec.property = l.addTable(propertySection, elf.SHT_NOTE, 0, l.word, 0, int64(len(note)))
	l.sec.property.sections[0].data = note
}

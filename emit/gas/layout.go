package gas

import (
	"encoding/binary"
	"fmt"
	"strings"
)

// A Placed is a section with its contents.
type Placed struct {
	Section
	Align int64
	Data  []byte
	Size  int64 // size in bytes of a section without contents
	Fixes []Fix
	Kinds []Kind // by offset
}

// A Kind marks the offset at which instructions, or data, start in a section.
type Kind struct {
	Off  int64
	Code bool
}

// begin records that instructions or data follow.
func (p *Placed) begin(code bool) {
	if n := len(p.Kinds); n == 0 || p.Kinds[n-1].Code != code {
		p.Kinds = append(p.Kinds, Kind{int64(len(p.Data)), code})
	}
}

// A Fix is a field to be filled with a symbol or position plus a number.
type Fix struct {
	Off   int64
	Size  int
	PCRel bool
	Reloc uint32
	Add   int64
	// Name is the symbol, or "" for At bytes from the start of Section.
	Name    string
	Section int
	At      int64
}

// A Symbol is a symbol that the text defines or mentions.
type Symbol struct {
	Name    string
	Defined bool
	Section int // -1: the number Value
	Value   int64
	Alias   string // if undefined, an alias of this symbol plus Value
	Size    int64
	HasSize bool
	Common  int64 // size of a common symbol, with alignment Align
	Align   int64
	Bind    Bind
	Type    string // as in the directive, or ""
	Hidden  string // hidden, protected, internal or ""
	Used    bool
}

// offset returns the offset of s in its section.
func (u *Unit) offset(s *symbol) int64 { return u.sections[s.sec].frags[s.frag].off + s.at }

// Start is the section in which the text starts.
const Start = 0

// Align returns the alignment of the section in which the text starts.
func (u *Unit) Align() int64 { return u.sections[Start].align }

// Layout assigns offsets to the fragments, starting at offset base of the first section, and returns the number of
// bytes there. O(size * rounds of relaxation).
func (u *Unit) Layout(base int64) (int64, error) {
	for i := range u.sections {
		for k := range u.sections[i].frags {
			u.sections[i].frags[k].long = false
			u.sections[i].frags[k].size = 0
		}
	}
	end := int64(0)
	for round := 0; ; round++ {
		if round > 1000 {
			return 0, &Error{1, "", fmt.Errorf("lengths depend on each other")}
		}
		for i := range u.sections {
			at := int64(0)
			if i == Start {
				at = base
			}
			for k := range u.sections[i].frags {
				at = u.sections[i].frags[k].place(at)
			}
			if i == Start {
				end = at
			}
		}
		changed, err := u.lengthen()
		if err != nil {
			return 0, err
		}
		if !changed {
			break
		}
	}
	for i := range u.CFI {
		c := &u.CFI[i]
		c.Off = u.sections[c.Section].frags[c.frag].off + c.at
		if c.Section == Start {
			c.Off -= base
		}
	}
	return end - base, nil
}

// place puts f at an offset and returns its end.
func (f *frag) place(at int64) int64 {
	f.off = at
	switch f.kind {
	case isData:
		f.size = int64(len(f.data))
	case isJump:
		f.size = int64(len(f.jump.Prefix)+len(f.jump.Short)) + 1
		if f.long {
			f.size = int64(len(f.jump.Prefix)+len(f.jump.Long)) + 4
		}
	case isAlign:
		f.size = -at & (f.n - 1)
		if f.max > 0 && f.size > f.max {
			f.size = 0
		}
	}
	return at + f.size
}

// lengthen relaxes jumps out of range, and evaluates the sizes of fills.
func (u *Unit) lengthen() (changed bool, err error) {
	for i := range u.sections {
		for k := range u.sections[i].frags {
			f := &u.sections[i].frags[k]
			switch {
			case f.kind == isJump && !f.long:
				v, err := u.eval(f.jump.To, true, 0)
				if err != nil {
					return false, u.at(f, err)
				}
				near := v.minus < 0 && v.sym >= 0 && u.syms[v.sym].defined && int(u.syms[v.sym].sec) == i && u.syms[v.sym].bind != Weak
				if near {
					d := u.offset(&u.syms[v.sym]) + v.n - (f.off + f.size)
					near = d == int64(int8(d))
				}
				if near {
					continue
				}
				if f.jump.Long == nil {
					return false, u.at(f, fmt.Errorf("the jump is out of range"))
				}
				f.long, changed = true, true
			case f.kind == isFill:
				v, err := u.eval(f.count, true, 0)
				if err == nil && (!v.isConst() || v.n < 0 || v.n > 1<<26) {
					err = fmt.Errorf("the length is not a number, or out of range")
				}
				if err != nil {
					return false, u.at(f, err)
				}
				if n := v.n * int64(f.width); n != f.size {
					f.size, changed = n, true
				}
			}
		}
	}
	return changed, nil
}

func (u *Unit) at(f *frag, err error) error { return &Error{Line: f.line, Err: err} }

// Sections returns the contents after Layout, those of the first section starting at base.
func (u *Unit) Sections(base int64) ([]Placed, error) {
	out := make([]Placed, len(u.sections))
	for i := range u.sections {
		s := &u.sections[i]
		p := &out[i]
		p.Section, p.Align = s.Section, s.align
		for k := range s.frags {
			if err := u.contents(p, i, &s.frags[k]); err != nil {
				return nil, u.at(&s.frags[k], err)
			}
		}
		p.Size = int64(len(p.Data))
		if s.Kind == "nobits" {
			if len(p.Fixes) > 0 || strings.Trim(string(p.Data), "\x00") != "" {
				return nil, &Error{1, s.Name, fmt.Errorf("a section that cannot have contents has some")}
			}
			p.Data = nil
		}
		if i == Start {
			for k := range p.Fixes {
				p.Fixes[k].Off -= base
			}
		}
		for k := range p.Fixes {
			if x := &p.Fixes[k]; x.Name == "" && x.Section == Start {
				x.At -= base
			}
		}
	}
	return out, nil
}

// contents appends the contents of f, a fragment of section i.
func (u *Unit) contents(p *Placed, i int, f *frag) error {
	from := len(p.Data)
	switch f.kind {
	case isData:
		if len(f.data) > 0 {
			p.begin(f.code)
		}
		p.Data = append(p.Data, f.data...)
		for k := range f.fields {
			if err := u.field(p, i, &f.fields[k], p.Data[from+f.fields[k].Off:], f.off+int64(f.fields[k].Off)); err != nil {
				return err
			}
		}
	case isJump:
		j := f.jump
		p.begin(true)
		p.Data = append(p.Data, j.Prefix...)
		op, size := j.Short, 1
		if f.long {
			op, size = j.Long, 4
		}
		p.Data = append(append(p.Data, op...), make([]byte, size)...)
		x := Field{Size: size, PCRel: true, Jump: true, Reloc: j.Reloc, E: &Expr{op: '+', l: j.To, r: Const(-int64(size))}}
		return u.field(p, i, &x, p.Data[len(p.Data)-size:], f.off+f.size-int64(size))
	case isAlign:
		if f.filled || !strings.Contains(u.sections[i].Flags, "x") {
			for range f.size {
				p.Data = append(p.Data, byte(f.value))
			}
			break
		}
		p.Data = u.m.Pad(p.Data, int(f.size))
	case isFill:
		if f.size > 0 {
			p.begin(false)
		}
		for n := int64(0); n < f.size; n += int64(f.width) {
			p.Data = binary.LittleEndian.AppendUint64(p.Data, f.value)[:len(p.Data)+f.width]
		}
	}
	return nil
}

// field stores the value of x in b, the bytes at offset off of section i, or appends a Fix if it depends on other
// places.
func (u *Unit) field(p *Placed, i int, x *Field, b []byte, off int64) error {
	v, err := u.eval(x.E, true, 0)
	if err != nil {
		return err
	}
	reloc := x.Reloc
	pcrel := x.PCRel
	if v.minus >= 0 {
		m := &u.syms[v.minus]
		if !m.defined || int(m.sec) != i || pcrel || v.sym < 0 {
			return errUnknown
		}
		v.n += off - u.offset(m)
		pcrel = true
		var ok bool
		if reloc, ok = u.m.Data(x.Size, "", true); !ok {
			return fmt.Errorf("no relocation of %d bytes for a distance", x.Size)
		}
	}
	if v.sym < 0 {
		if pcrel {
			return fmt.Errorf("a jump to a number is not supported")
		}
		return store(b, x.Size, v.n)
	}
	s := &u.syms[v.sym]
	if s.defined && int(s.sec) == i && pcrel && s.bind != Weak && !x.Keep && (s.bind != Global || x.Jump) {
		return store(b, x.Size, u.offset(s)+v.n-off)
	}
	if reloc == 0 {
		return fmt.Errorf("no relocation of %d bytes for an address", x.Size)
	}
	fix := Fix{Off: off, Size: x.Size, PCRel: pcrel, Reloc: reloc, Add: v.n, Name: s.name}
	if s.name == "" {
		if !s.defined {
			return fmt.Errorf("a local label is not defined")
		}
		fix.Section, fix.At = int(s.sec), u.offset(s)
	}
	p.Fixes = append(p.Fixes, fix)
	return nil
}

// store writes a number to a field.
func store(b []byte, size int, v int64) error {
	if size < 8 && (v < -1<<(8*size-1) || v >= 1<<(8*size)) {
		return fmt.Errorf("%d is longer than %d bytes", v, size)
	}
	for k := range size {
		b[k] = byte(v >> (8 * k))
	}
	return nil
}

// Symbols returns the symbols that the text defines or mentions, after Layout.
func (u *Unit) Symbols(base int64) ([]Symbol, error) {
	var out []Symbol
	for i := range u.syms {
		s := &u.syms[i]
		if s.name == "" {
			continue
		}
		x := Symbol{Name: s.name, Defined: s.defined, Section: int(s.sec), Common: s.common, Align: s.align, Bind: s.bind, Type: s.kind, Hidden: s.vis, Used: s.used}
		if s.defined {
			x.Value = u.offset(s)
		}
		if s.size != nil {
			v, err := u.eval(s.size, true, 0)
			if err != nil || !v.isConst() {
				return nil, &Error{s.line, s.name, fmt.Errorf("the symbol's size is not a number")}
			}
			x.Size, x.HasSize = v.n, true
		}
		if s.set != nil {
			v, err := u.eval(s.set, true, 0)
			switch {
			case err != nil || v.minus >= 0:
				return nil, &Error{s.line, s.name, errUnknown}
			case v.sym < 0:
				x.Defined, x.Section, x.Value = true, -1, v.n
			case u.syms[v.sym].defined:
				to := &u.syms[v.sym]
				x.Defined, x.Section, x.Value = true, int(to.sec), u.offset(to)+v.n
				if x.Type == "" {
					x.Type = to.kind
				}
				if !x.HasSize && to.size != nil {
					if v, err := u.eval(to.size, true, 0); err == nil && v.isConst() {
						x.Size, x.HasSize = v.n, true
					}
				}
			default:
				x.Alias, x.Value = u.syms[v.sym].name, v.n
			}
		}
		if x.Defined && x.Section == Start {
			x.Value -= base
		}
		out = append(out, x)
	}
	return out, nil
}

package explain

import (
	"crypto/md5"
	"encoding/hex"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"spillway/ir"
)

// A Program is the source that a function was compiled from, as given by debug information.
type Program struct {
	Files []ProgramFile `json:"files"`
	// Lines are triples: a line of the text, a file of Files and a line of it, ascending.
	Lines [][3]int `json:"lines"`
}

// A ProgramFile is a file of a Program: the lines that matter to the function.
type ProgramFile struct {
	Name    string   `json:"name"`
	Numbers []int    `json:"numbers"` // of Lines
	Lines   []string `json:"lines"`
	Note    string   `json:"note,omitempty"` // why there are none
}

// around is the number of context lines shown before and after lines with instructions.
const around = 2

// AddProgram adds the source lines of a function of m, by its debug information. Files are read by read; those that
// cannot be read, or have changed since, have no lines.
func (d *Document) AddProgram(m *ir.Module, function string, read func(name string) ([]byte, error)) {
	f := definition(m, function)
	if f == nil || f.Debug == nil || m.Debug == nil {
		return
	}
	p := &programmer{debug: m.Debug, text: d.File, read: read, number: map[ir.DebugID]int{}, out: &Program{Files: []ProgramFile{}, Lines: [][3]int{}}}
	sub := f.Debug.Subprogram
	if file := p.file(m.Debug.Ref(sub, ir.KeyFile)); file >= 0 && f.Line > 0 {
		p.add(int(f.Line), file, int(m.Debug.Int(sub, ir.KeyLine)))
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			l := m.Debug.Loc(f.Debug.LocOf(v.Pos))
			if file := p.file(m.Debug.Ref(l.Scope, ir.KeyFile)); file >= 0 && l.Line > 0 && v.Line > 0 {
				p.add(int(v.Line), file, int(l.Line))
			}
		}
	}
	if len(p.out.Lines) == 0 {
		return
	}
	slices.SortFunc(p.out.Lines, func(a, b [3]int) int { return slices.Compare(a[:], b[:]) })
	p.out.Lines = slices.Compact(p.out.Lines)
	p.fill()
	d.Program = p.out
}

// A programmer collects the lines of a Program.
type programmer struct {
	debug  *ir.Debug
	text   string // the file with the text
	read   func(name string) ([]byte, error)
	number map[ir.DebugID]int
	ids    []ir.DebugID // DIFiles, by number
	out    *Program
}

func (p *programmer) add(text, file, line int) {
	p.out.Lines = append(p.out.Lines, [3]int{text, file, line})
}

// file returns the number of a DIFile, or -1.
func (p *programmer) file(id ir.DebugID) int {
	if p.debug.Kind(id) != ir.DebugFile {
		return -1
	}
	n, ok := p.number[id]
	if !ok {
		n = len(p.ids)
		p.number[id] = n
		p.ids = append(p.ids, id)
		p.out.Files = append(p.out.Files, ProgramFile{Name: p.debug.Str(id, ir.KeyFilename), Numbers: []int{}, Lines: []string{}})
	}
	return n
}

// fill reads the files.
func (p *programmer) fill() {
	used := make([][]int, len(p.ids))
	for _, x := range p.out.Lines {
		used[x[1]] = append(used[x[1]], x[2])
	}
	for n, id := range p.ids {
		f := &p.out.Files[n]
		text, note := p.contents(id)
		if f.Note = note; note != "" {
			continue
		}
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		slices.Sort(used[n])
		own := n == p.out.Lines[0][1] // the function's own file: all of it
		for k := 1; k <= len(lines); k++ {
			at, found := slices.BinarySearch(used[n], k)
			near := found || at < len(used[n]) && used[n][at]-k <= around || at > 0 && k-used[n][at-1] <= around
			if near || own && at > 0 && at < len(used[n]) {
				f.Numbers, f.Lines = append(f.Numbers, k), append(f.Lines, strings.TrimSuffix(lines[k-1], "\r"))
			}
		}
	}
}

// contents returns the text of a DIFile, or why it is unavailable.
func (p *programmer) contents(id ir.DebugID) (text, note string) {
	if p.debug.Field(id, ir.KeySource).Form == ir.DebugString {
		return p.debug.Str(id, ir.KeySource), ""
	}
	name, sum := p.debug.Str(id, ir.KeyFilename), ""
	if p.debug.Int(id, ir.KeyChecksumKind) == ir.ChecksumMD5 {
		sum = p.debug.Str(id, ir.KeyChecksum)
	}
	places := []string{name, filepath.Join(filepath.Dir(p.text), filepath.Base(name))}
	if dir := p.debug.Str(id, ir.KeyDirectory); dir != "" && !filepath.IsAbs(name) {
		places[0] = filepath.Join(dir, name)
	}
	note = fmt.Sprintf("%s not found", places[0])
	for _, place := range places {
		b, err := p.read(place)
		if err != nil {
			continue
		}
		have := md5.Sum(b)
		if sum == "" && place == places[0] || sum != "" && hex.EncodeToString(have[:]) == strings.ToLower(sum) {
			return string(b), ""
		}
		if place == places[0] {
			note = fmt.Sprintf("%s has changed since it was compiled", place)
		}
	}
	return "", note
}

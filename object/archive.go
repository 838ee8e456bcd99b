package object

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"path/filepath"
	"strconv"
	"strings"
)

// An Archive is a library of objects.
type Archive struct {
	Name    string
	Members []Member
	// Index maps symbols to members, in the archive's order; nil: the archive has no index.
	Index []IndexEntry
}

// A Member is a file of an archive.
type Member struct {
	Name string
	Data []byte // shares the archive's memory; nil in a thin archive: it is in the file Path
	Path string // of a thin archive's member: next to the archive, or absolute
}

// An IndexEntry is a symbol and the member that defines it, an index into Archive.Members.
type IndexEntry struct {
	Symbol string
	Member int
}

const (
	archiveMagic = "!<arch>\n"
	thinMagic    = "!<thin>\n"
	memberHeader = 60
)

// IsArchive reports whether data starts with an archive's magic.
func IsArchive(data []byte) bool {
	return bytes.HasPrefix(data, []byte(archiveMagic)) || bytes.HasPrefix(data, []byte(thinMagic))
}

// ReadArchive reads an archive in the format of GNU ar, with long names, including thin archives.
func ReadArchive(name string, data []byte) (*Archive, error) {
	if !IsArchive(data) {
		return nil, &Error{name, 0, "not an archive"}
	}
	r := archiveReader{a: &Archive{Name: name}, data: data, thin: bytes.HasPrefix(data, []byte(thinMagic))}
	for at := len(archiveMagic); at < len(data); {
		next, err := r.member(at)
		if err != nil {
			return nil, err
		}
		at = next
	}
	return r.a, r.index()
}

type archiveReader struct {
	a       *Archive
	data    []byte
	thin    bool
	names   []byte // long ones
	offsets []int  // of the members' headers, ascending
	symbols []byte // the index
	at      int    // where the index is
	word    int    // its width
}

func (r *archiveReader) errorf(at int, format string, args ...any) error {
	return &Error{r.a.Name, int64(at), fmt.Sprintf(format, args...)}
}

// member reads the member at an offset and returns the offset of the next one.
func (r *archiveReader) member(at int) (int, error) {
	if len(r.data)-at < memberHeader {
		return 0, r.errorf(at, "truncated member header")
	}
	h := r.data[at : at+memberHeader]
	if h[58] != '`' || h[59] != '\n' {
		return 0, r.errorf(at, "invalid member header")
	}
	size, err := strconv.ParseInt(strings.TrimRight(string(h[48:58]), " "), 10, 64)
	if err != nil || size < 0 {
		return 0, r.errorf(at+48, "invalid member size %q", h[48:58])
	}
	name := strings.TrimRight(string(h[:16]), " ")
	begin := at + memberHeader
	special := name == "/" || name == "//" || name == "/SYM64/"
	if r.thin && !special {
		m := Member{}
		if m.Name, err = r.memberName(at, name); err != nil {
			return 0, err
		}
		m.Path = m.Name
		if !filepath.IsAbs(m.Path) {
			m.Path = filepath.Join(filepath.Dir(r.a.Name), m.Path)
		}
		r.a.Members, r.offsets = append(r.a.Members, m), append(r.offsets, at)
		return begin, nil
	}
	if size > int64(len(r.data)-begin) {
		return 0, r.errorf(at, "truncated member of %d bytes", size)
	}
	end := begin + int(size)
	body := r.data[begin:end:end]
	switch name {
	case "//":
		r.names = body
	case "/":
		r.symbols, r.at, r.word = body, begin, 4
	case "/SYM64/":
		r.symbols, r.at, r.word = body, begin, 8
	default:
		if name, err = r.memberName(at, name); err != nil {
			return 0, err
		}
		if n, ok := strings.CutPrefix(name, "#1/"); ok { // BSD: the name is before the contents
			length, err := strconv.ParseInt(n, 10, 32)
			if err != nil || length < 0 || length > size {
				return 0, r.errorf(at, "invalid member name length %q", n)
			}
			name, body = strings.TrimRight(string(body[:length]), "\x00"), body[length:]
		}
		r.a.Members, r.offsets = append(r.a.Members, Member{Name: name, Data: body}), append(r.offsets, at)
	}
	return end + int(size&1), nil
}

// memberName returns the name that a header encodes.
func (r *archiveReader) memberName(at int, name string) (string, error) {
	if n, ok := strings.CutPrefix(name, "/"); ok {
		off, err := strconv.ParseInt(n, 10, 64)
		if err != nil || off < 0 || off >= int64(len(r.names)) {
			return "", r.errorf(at, "member name offset %q is outside the %d bytes of names", n, len(r.names))
		}
		line, _, ok := bytes.Cut(r.names[off:], []byte("\n"))
		if !ok {
			return "", r.errorf(at, "unterminated member name")
		}
		return strings.TrimSuffix(string(line), "/"), nil
	}
	return strings.TrimSuffix(name, "/"), nil
}

// index reads the symbol index.
func (r *archiveReader) index() error {
	if r.symbols == nil {
		return nil
	}
	b, w := r.symbols, r.word
	word := func(at int) uint64 {
		if w == 4 {
			return uint64(binary.BigEndian.Uint32(b[at:]))
		}
		return binary.BigEndian.Uint64(b[at:])
	}
	if len(b) < w {
		return r.errorf(r.at, "truncated symbol index")
	}
	n := word(0)
	if n > uint64(len(b)-w)/uint64(w) {
		return r.errorf(r.at, "%d symbols do not fit in a symbol index of %d bytes", n, len(b))
	}
	member := make(map[uint64]int, len(r.offsets))
	for i, at := range r.offsets {
		member[uint64(at)] = i
	}
	names := b[w+int(n)*w:]
	r.a.Index = make([]IndexEntry, 0, min(n, uint64(len(names))))
	for i := range int(min(n, math.MaxInt32)) {
		at := word(w + i*w)
		m, ok := member[at]
		if !ok {
			return r.errorf(r.at+w+i*w, "the symbol index refers to offset 0x%x, which is not a member", at)
		}
		end := bytes.IndexByte(names, 0)
		if end < 0 {
			return r.errorf(r.at, "truncated names in the symbol index")
		}
		r.a.Index = append(r.a.Index, IndexEntry{string(names[:end]), m})
		names = names[end+1:]
	}
	return nil
}

package bitcode

import "encoding/binary"

// A stream reads the bit stream of a file: blocks of abbreviated records.
type stream struct {
	src   []byte
	pos   int // of the next bit
	end   int // of the bits of the module
	width int // of abbreviation numbers
	abbr  []abbrev
	outer []scope
	info  map[uint64][]abbrev // what BLOCKINFO says of blocks

	inInfo bool   // the current block is BLOCKINFO
	about  uint64 // the block that its abbreviations are for

	code uint64
	ops  []uint64 // of the current record
	blob []byte
	at   int // where it begins, in bits
}

// scope is the state to restore at the end of a block.
type scope struct {
	width int
	abbr  []abbrev
}

// abbrev is the form of a record.
type abbrev []field

// field is one operand of an abbreviation.
type field struct {
	kind  uint8 // literal, or the encoding
	value uint64
}

const (
	literal = 0
	fixed   = 1
	vbr     = 2
	array   = 3
	char6   = 4
	blob    = 5
)

// What comes next in a block.
const (
	atEnd = iota
	atBlock
	atRecord
)

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

// bits reads n bits, at most 64.
func (s *stream) bits(n int) uint64 {
	if n > s.end-s.pos {
		s.fail("truncated file: it ends within a record")
	}
	if n == 0 {
		return 0
	}
	at, shift := s.pos>>3, s.pos&7
	s.pos += n
	if shift+n <= 64 && at+8 <= len(s.src) {
		return binary.LittleEndian.Uint64(s.src[at:]) >> shift << (64 - n) >> (64 - n)
	}
	var x uint64
	for got := 0; got < n; at++ {
		x |= uint64(s.src[at]>>shift) << got
		got += 8 - shift
		shift = 0
	}
	return x << (64 - n) >> (64 - n)
}

// vbr reads a number in pieces of n bits.
func (s *stream) vbr(n int) uint64 {
	if n < 2 || n > 32 {
		s.fail("a number in pieces of %d bits is not supported", n)
	}
	high := uint64(1) << (n - 1)
	x := uint64(0)
	for shift := 0; ; shift += n - 1 {
		piece := s.bits(n)
		x |= (piece &^ high) << shift
		if piece&high == 0 {
			return x
		}
		if shift > 64 {
			s.fail("a number is longer than 64 bits")
		}
	}
}

func (s *stream) align() { s.pos = (s.pos + 31) &^ 31 }

// next advances to the next record, block or end of the current block. A block's id becomes the code.
func (s *stream) next() int {
	for {
		s.at = s.pos
		switch id := s.bits(s.width); id {
		case 0:
			s.align()
			if len(s.outer) == 0 {
				s.fail("end of a block that was not entered")
			}
			o := s.outer[len(s.outer)-1]
			s.outer = s.outer[:len(s.outer)-1]
			s.width, s.abbr = o.width, o.abbr
			return atEnd
		case 1:
			s.code = s.vbr(8)
			return atBlock
		case 2:
			a := s.define()
			if !s.inInfo {
				s.abbr = append(s.abbr[:len(s.abbr):len(s.abbr)], a)
				continue
			}
			if s.about == noBlock {
				s.fail("an abbreviation of BLOCKINFO belongs to no block")
			}
			s.info[s.about] = append(s.info[s.about], a)
		case 3:
			s.code = s.vbr(6)
			n := s.count(s.vbr(6))
			s.ops, s.blob = s.ops[:0], nil
			for range n {
				s.ops = append(s.ops, s.vbr(6))
			}
			return atRecord
		default:
			if id-4 >= uint64(len(s.abbr)) {
				s.fail("abbreviation %d is not defined", id)
			}
			s.record(s.abbr[id-4])
			return atRecord
		}
	}
}

// count checks a number of elements against the remaining input.
func (s *stream) count(n uint64) int {
	if n > uint64(s.end-s.pos) {
		s.fail("%d elements do not fit the rest of the file", n)
	}
	return int(n)
}

// enter begins the block that next has found.
func (s *stream) enter() {
	if len(s.outer) > 64 {
		s.fail("blocks are nested too deep")
	}
	s.outer = append(s.outer, scope{s.width, s.abbr})
	s.width, s.abbr = int(s.vbr(4)), s.info[s.code]
	if s.width < 2 || s.width > 32 {
		s.fail("abbreviation numbers of %d bits are not supported", s.width)
	}
	s.align()
	s.bits(32)
}

// skip skips the block that next has found.
func (s *stream) skip() {
	s.vbr(4)
	s.align()
	n := int(s.bits(32)) * 32
	if n > s.end-s.pos {
		s.fail("a block is longer than the file")
	}
	s.pos += n
}

// define reads the definition of an abbreviation.
func (s *stream) define() abbrev {
	n := s.count(s.vbr(5))
	a := make(abbrev, 0, min(n, 64))
	for range n {
		if s.bits(1) == 1 {
			a = append(a, field{literal, s.vbr(8)})
			continue
		}
		f := field{kind: uint8(s.bits(3))}
		switch f.kind {
		case fixed, vbr:
			f.value = s.vbr(5)
			if f.value == 0 {
				f.kind = literal
			}
			if f.value > 64 || f.kind == vbr && (f.value < 2 || f.value > 32) {
				s.fail("an abbreviation has a field of %d bits, which is not supported", f.value)
			}
		case array, char6, blob:
		default:
			s.fail("an abbreviation has a field of unknown kind %d", f.kind)
		}
		a = append(a, f)
	}
	if len(a) == 0 || a[0].kind == array || a[0].kind == blob {
		s.fail("an abbreviation has no code")
	}
	return a
}

// record reads a record in the form a.
func (s *stream) record(a abbrev) {
	s.code = s.scalar(a[0])
	s.ops, s.blob = s.ops[:0], nil
	for i := 1; i < len(a); i++ {
		switch f := a[i]; f.kind {
		case array:
			if i+2 != len(a) || a[i+1].kind == array || a[i+1].kind == blob {
				s.fail("an array in an abbreviation is not followed by its element alone")
			}
			e := a[i+1]
			for range s.count(s.vbr(6)) {
				s.ops = append(s.ops, s.scalar(e))
			}
			return
		case blob:
			n := s.count(s.vbr(6))
			s.align()
			if n > (s.end-s.pos)/8 {
				s.fail("a blob is longer than the file")
			}
			s.blob = s.src[s.pos/8 : s.pos/8+n]
			s.pos += 8 * n
			s.align()
		default:
			s.ops = append(s.ops, s.scalar(f))
		}
	}
}

func (s *stream) scalar(f field) uint64 {
	switch f.kind {
	case fixed:
		return s.bits(int(f.value))
	case vbr:
		return s.vbr(int(f.value))
	case char6:
		return uint64(letters[s.bits(6)])
	}
	return f.value
}

// noBlock is the number of no block.
const noBlock = ^uint64(0)

// blockInfo reads a BLOCKINFO block, whose header enter has read.
func (s *stream) blockInfo() {
	s.inInfo, s.about = true, noBlock
	for {
		switch s.next() {
		case atEnd:
			s.inInfo = false
			return
		case atBlock:
			s.skip()
		case atRecord:
			if s.code == 1 && len(s.ops) > 0 {
				s.about = s.ops[0]
			}
		}
	}
}

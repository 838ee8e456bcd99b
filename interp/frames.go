package interp

// A frameStack holds the words of all frames, in chunks that never move.
type frameStack struct {
	chunks [][]uint64
	chunk  int // index of the current chunk
	top    int // words used in it
}

// maxFrameWords is the maximum number of words of all frames.
const maxFrameWords = 1 << 26

// full reports whether n more words would exceed the limit.
func (s *frameStack) full(n int) bool {
	total := n
	for _, c := range s.chunks[:min(s.chunk+1, len(s.chunks))] {
		total += len(c)
	}
	return total > maxFrameWords
}

// take allocates a frame of n words.
func (s *frameStack) take(n int) []uint64 {
	if s.chunk >= len(s.chunks) || s.top+n > len(s.chunks[s.chunk]) {
		if s.chunk < len(s.chunks) {
			s.chunk++
		}
		s.top = 0
		if s.chunk < len(s.chunks) && len(s.chunks[s.chunk]) < n {
			s.chunks = s.chunks[:s.chunk]
		}
		if s.chunk == len(s.chunks) {
			s.chunks = append(s.chunks, make([]uint64, max(n, 1<<14<<min(s.chunk, 6))))
		}
	}
	r := s.chunks[s.chunk][s.top : s.top+n : s.top+n]
	s.top += n
	return r
}

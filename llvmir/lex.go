package llvmir

import "bytes"

// token is the kind of a token; punctuation is its own byte.
type token uint8

const (
	tEOF       token = iota
	tWord      token = iota + 127 // a bare word: keyword, operation, attribute
	tIntType                      // i32; num is the width
	tLocal                        // %name
	tLocalNum                     // %12
	tGlobal                       // @name
	tGlobalNum                    // @12
	tComdat                       // $name
	tLabel                        // name:
	tLabelNum                     // 12:
	tInt                          // a decimal integer, perhaps negative
	tHexInt                       // u0x..., s0x...
	tFloat                        // a decimal number with a point
	tHex                          // 0x..., with any prefix letter
	tString                       // "..."
	tCString                      // c"..."
	tMeta                         // !name or !12
	tAttrGroup                    // #12
	tRecord                       // #dbg_...
	tEllipsis                     // ...
	tBad                          // no token of the language
)

// mark is a position to which the lexer can return.
type mark struct{ pos, line, lineStart int }

// A lexer cuts the text into tokens, one at a time. Names and words are slices
// of the text, so nothing is allocated for a token unless it has escapes.
type lexer struct {
	src       []byte
	pos       int // of the next byte to read
	line      int // of pos, from 1
	lineStart int // offset of the first byte of that line

	tok      token
	text     []byte // the word, the name without its sigil, or the string's bytes
	num      uint64 // tIntType, tLocalNum, tGlobalNum, tLabelNum, tAttrGroup
	tokPos   int
	tokLine  int
	tokStart int // offset of the first byte of the token's line
}

// Classes of bytes.
const (
	cName  = 1 << iota // may be placed in a name
	cDigit             // 0-9
	cSpace             // blank, tab, return
	cBreak             // newline, semicolon
	cPunct             // its own token
)

var class = func() (t [256]uint8) {
	for c := '0'; c <= '9'; c++ {
		t[c] = cName | cDigit
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = cName, cName
	}
	for _, c := range "-$._" {
		t[c] = cName
	}
	for _, c := range " \t\r\f\v" {
		t[c] = cSpace
	}
	for _, c := range ",=()[]{}<>*|:^" {
		t[c] = cPunct
	}
	t['\n'], t[';'] = cBreak, cBreak
	return t
}()

// col returns the column of the current token, from 1.
func (l *lexer) col() int { return l.tokPos - l.tokStart + 1 }

// here returns the place of the current token.
func (l *lexer) here() mark { return mark{l.tokPos, l.tokLine, l.tokStart} }

// seek goes to a place and reads the token there.
func (l *lexer) seek(m mark) {
	l.pos, l.line, l.lineStart = m.pos, m.line, m.lineStart
	l.next()
}

// next reads the next token.
func (l *lexer) next() {
	src, pos := l.src, l.pos
	if pos < len(src) && src[pos] == ' ' {
		pos++
	}
	var c, k byte
	for {
		if pos >= len(src) {
			l.pos, l.tokPos, l.tokLine, l.tokStart = pos, pos, l.line, l.lineStart
			l.tok, l.text = tEOF, nil
			return
		}
		c = src[pos]
		k = class[c]
		if k&(cSpace|cBreak) == 0 {
			break
		}
		pos++
		if c == '\n' {
			l.line++
			l.lineStart = pos
			for pos < len(src) && src[pos] == ' ' {
				pos++
			}
		} else if k&cBreak != 0 {
			pos = l.commentEnd(pos)
		}
	}
	l.tokPos, l.tokLine, l.tokStart = pos, l.line, l.lineStart
	if k&cPunct != 0 {
		l.pos, l.tok = pos+1, token(c)
		return
	}
	l.pos = pos
	if k&cName != 0 {
		l.word(c)
		return
	}
	switch c {
	case '%':
		l.name(tLocal, tLocalNum)
	case '@':
		l.name(tGlobal, tGlobalNum)
	case '!':
		l.meta()
	case '#':
		l.hash()
	case '+':
		l.positive()
	case '/':
		l.pos = l.comment(l.pos)
		if l.tok = tBad; l.pos > l.tokPos+1 {
			l.next()
		}
	case '"':
		l.quoted(tString)
		if l.pos < len(l.src) && l.src[l.pos] == ':' && l.tok == tString {
			l.pos++
			l.tok = tLabel
		}
	default:
		l.pos++
		l.tok = tBad
	}
}

// ahead returns the first byte of the next token, or 0.
func (l *lexer) ahead() byte {
	for pos := l.pos; pos < len(l.src); pos++ {
		switch c := l.src[pos]; {
		case c == ';' || c == '/':
			m := l.here()
			l.next()
			if l.tok != tEOF {
				c = l.src[l.tokPos]
			}
			l.seek(m)
			return c
		case c != '\n' && class[c]&cSpace == 0:
			return c
		}
	}
	return 0
}

// commentEnd returns the end of the comment at pos.
func (l *lexer) commentEnd(pos int) int {
	if end := bytes.IndexByte(l.src[pos:], '\n'); end >= 0 {
		return pos + end
	}
	return len(l.src)
}

// comment returns the place after the comment of the form /* ... */ that begins at
// pos, or pos+1 if there is none.
func (l *lexer) comment(pos int) int {
	if pos+1 == len(l.src) || l.src[pos+1] != '*' {
		return pos + 1
	}
	n := bytes.Index(l.src[pos+2:], endOfComment)
	if n < 0 {
		return pos + 1
	}
	end := pos + 2 + n + len(endOfComment)
	l.countLines(pos, end)
	return end
}

var endOfComment = []byte("*/")

// run returns the end of the run of name bytes from pos.
func (l *lexer) run(pos int) int {
	src := l.src
	for pos < len(src) && class[src[pos]]&cName != 0 {
		pos++
	}
	return pos
}

// word reads a token that begins with a name byte: word, type, number or label.
func (l *lexer) word(c byte) {
	end := l.run(l.pos + 1)
	text := l.src[l.pos:end]
	after := byte(0)
	if end < len(l.src) {
		after = l.src[end]
	}
	l.tok, l.text, l.pos = tWord, text, end
	switch {
	case after == ':':
		l.pos++
		if l.tok = tLabel; l.number(text) {
			l.tok = tLabelNum
		}
	case class[c]&cDigit != 0 || c == '-':
		l.numeral()
	case c == 'i':
		if l.number(text[1:]) {
			l.tok = tIntType
		}
	case c == 's' || c == 'u':
		if len(text) > 3 && text[1] == '0' && text[2] == 'x' && isHex(text[3:]) {
			l.tok = tHexInt
		}
	case c == 'c' && len(text) == 1 && after == '"':
		l.quoted(tCString)
	case c == '$':
		l.tok, l.text = tComdat, text[1:]
		if len(text) == 1 && after == '"' {
			l.quoted(tComdat)
		}
	case c == '.' && string(text) == "...":
		l.tok = tEllipsis
	}
}

// numeral reads the number that text begins with; what follows it in text, as in
// [11x i8], is the next token.
func (l *lexer) numeral() {
	t := l.text
	if len(t) > 2 && t[0] == '0' && t[1] == 'x' {
		l.tok = tHex
		return
	}
	i := 0
	if t[0] == '-' {
		i = 1
	}
	start := i
	for i < len(t) && class[t[i]]&cDigit != 0 {
		i++
	}
	switch {
	case i == start:
		l.tok = tBad
	case i == len(t):
		l.tok = tInt
	case t[i] == '.':
		l.fraction(l.pos - len(t) + i + 1)
	default:
		l.tok, l.text = tInt, t[:i]
		l.pos -= len(t) - i
	}
}

// fraction reads the rest of a number from after its point, at pos.
func (l *lexer) fraction(pos int) {
	digits := func(pos int) int {
		for pos < len(l.src) && class[l.src[pos]]&cDigit != 0 {
			pos++
		}
		return pos
	}
	pos = digits(pos)
	if pos < len(l.src) && l.src[pos]|0x20 == 'e' {
		exponent := pos + 1
		if exponent < len(l.src) && (l.src[exponent] == '+' || l.src[exponent] == '-') {
			exponent++
		}
		if end := digits(exponent); end > exponent {
			pos = end
		}
	}
	l.tok, l.text, l.pos = tFloat, l.src[l.tokPos:pos], pos
}

// positive reads a number with a point after a plus sign.
func (l *lexer) positive() {
	l.pos++
	end := l.run(l.pos)
	l.text, l.pos = l.src[l.pos:end], end
	if len(l.text) == 0 || class[l.text[0]]&cDigit == 0 {
		l.tok = tBad
		return
	}
	if l.numeral(); l.tok != tFloat {
		l.tok = tBad
	}
}

// isHex reports whether t has hexadecimal digits only.
func isHex(t []byte) bool {
	for _, c := range t {
		if _, ok := hexDigit(c); !ok {
			return false
		}
	}
	return true
}

// number reports whether t is a decimal number below 2^32 and leaves it in num.
func (l *lexer) number(t []byte) bool {
	if len(t) == 0 || len(t) > 10 {
		return false
	}
	n := uint64(0)
	for _, c := range t {
		if class[c]&cDigit == 0 {
			return false
		}
		n = n*10 + uint64(c-'0')
	}
	l.num = n
	return n < 1<<32
}

// name reads a name or number after a sigil.
func (l *lexer) name(named, numbered token) {
	l.pos++
	src, start, n := l.src, l.pos, uint64(0)
	end := start
	for end < len(src) && src[end]-'0' < 10 {
		n = n*10 + uint64(src[end]-'0')
		end++
	}
	if end > start && end < start+10 && (end == len(src) || class[src[end]]&cName == 0) {
		l.tok, l.num, l.text, l.pos = numbered, n, src[start:end], end
		return
	}
	if start < len(src) && src[start] == '"' {
		l.quoted(named)
		return
	}
	end = l.run(end)
	l.text = l.src[l.pos:end]
	l.pos = end
	switch {
	case len(l.text) == 0:
		l.tok = tBad
	case class[l.text[0]]&cDigit == 0:
		l.tok = named
	case l.number(l.text):
		l.tok = numbered
	default:
		l.tok = tBad
	}
}

// meta reads a token that begins with an exclamation mark.
func (l *lexer) meta() {
	l.pos++
	end := l.pos
	for end < len(l.src) && (class[l.src[end]]&cName != 0 || l.src[end] == '\\') {
		end++
	}
	l.text = l.src[l.pos:end]
	l.pos = end
	l.tok = tMeta
	if len(l.text) == 0 {
		l.tok = '!'
	}
}

// hash reads an attribute group's number or the name of a debug record.
func (l *lexer) hash() {
	end := l.run(l.pos + 1)
	l.text = l.src[l.pos+1 : end]
	l.pos = end
	l.tok = tRecord
	if l.number(l.text) {
		l.tok = tAttrGroup
	} else if len(l.text) == 0 {
		l.tok = tBad
	}
}

// quoted reads the string at pos as a token of the given kind.
func (l *lexer) quoted(kind token) {
	start := l.pos + 1
	end := bytes.IndexByte(l.src[start:], '"')
	if end < 0 {
		l.text, l.tok = nil, tBad
		l.pos = len(l.src)
		return
	}
	raw := l.src[start : start+end]
	l.countLines(start, start+end)
	l.pos = start + end + 1
	l.tok, l.text = kind, unescape(raw)
}

// countLines counts the line ends within a skipped part of the text.
func (l *lexer) countLines(from, to int) {
	for {
		i := bytes.IndexByte(l.src[from:to], '\n')
		if i < 0 {
			return
		}
		from += i + 1
		l.line++
		l.lineStart = from
	}
}

// unescape replaces \\ and \XX; it returns raw itself if there are none.
func unescape(raw []byte) []byte {
	if bytes.IndexByte(raw, '\\') < 0 {
		return raw
	}
	out := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		c := raw[i]
		if c == '\\' && i+1 < len(raw) && raw[i+1] == '\\' {
			i++
		} else if c == '\\' && i+2 < len(raw) {
			h, ok1 := hexDigit(raw[i+1])
			d, ok2 := hexDigit(raw[i+2])
			if ok1 && ok2 {
				c = h<<4 | d
				i += 2
			}
		}
		out = append(out, c)
	}
	return out
}

func hexDigit(c byte) (byte, bool) {
	switch {
	case c >= '0' && c <= '9':
		return c - '0', true
	case c >= 'a' && c <= 'f':
		return c - 'a' + 10, true
	case c >= 'A' && c <= 'F':
		return c - 'A' + 10, true
	}
	return 0, false
}

// skipBalanced skips from the opening bracket that is the current token to
// after the matching closing one, whatever is between, and reads the next
// token. It reports whether there was a matching bracket.
func (l *lexer) skipBalanced() bool {
	depth := 1
	src := l.src
	for pos := l.pos; pos < len(src); pos++ {
		switch src[pos] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
			if depth == 0 {
				l.pos = pos + 1
				l.next()
				return true
			}
		case '\n':
			l.line++
			l.lineStart = pos + 1
		case '"':
			end := bytes.IndexByte(src[pos+1:], '"')
			if end < 0 {
				l.pos = len(src)
				l.next()
				return false
			}
			l.countLines(pos+1, pos+1+end)
			pos += end + 1
		case ';':
			end := bytes.IndexByte(src[pos:], '\n')
			if end < 0 {
				l.pos = len(src)
				l.next()
				return false
			}
			pos += end - 1
		case '/':
			pos = l.comment(pos) - 1
		}
	}
	l.pos = len(src)
	l.next()
	return false
}

// skipBody skips from the opening brace that is the current token to after the
// matching closing one and reads the next token. It reports whether there was a
// matching brace. A body mostly has no other braces, and its end begins a line.
func (l *lexer) skipBody() bool {
	rest := l.src[l.pos:]
	end := bytes.IndexByte(rest, '}')
	if end < 1 || rest[end-1] != '\n' || bytes.IndexByte(rest[:end], '{') >= 0 || bytes.IndexByte(rest[:end], '"') >= 0 || bytes.IndexByte(rest[:end], '/') >= 0 {
		return l.skipBalanced()
	}
	l.line += bytes.Count(rest[:end], newline)
	l.lineStart = l.pos + end
	l.pos += end + 1
	l.next()
	return true
}

var newline = []byte{'\n'}

// skipAttachments skips metadata of the form !name !12 to the end of the line, from the comma
// that is the current token, and reads the next token. It does nothing and reports
// false if something else is there, or branch weights.
func (l *lexer) skipAttachments() bool {
	src, pos := l.src, l.pos
	for pos+1 < len(src) && src[pos] == ' ' && src[pos+1] == '!' {
		name := pos + 2
		end := l.run(name)
		if end == name || string(src[name:end]) == "prof" || end+2 >= len(src) || src[end] != ' ' || src[end+1] != '!' {
			return false
		}
		pos = end + 2
		for pos < len(src) && class[src[pos]]&cDigit != 0 {
			pos++
		}
		if pos == end+2 || pos == len(src) {
			return false
		}
		if src[pos] == '\n' {
			m := l.here()
			l.pos = pos
			if l.next(); l.tok == ',' {
				l.seek(m)
				return false
			}
			return true
		}
		if src[pos] != ',' {
			return false
		}
		pos++
	}
	return false
}

// skipLine skips to the first token after the current line.
func (l *lexer) skipLine() {
	if end := bytes.IndexByte(l.src[l.pos:], '\n'); end >= 0 {
		l.pos += end
	} else {
		l.pos = len(l.src)
	}
	l.next()
}

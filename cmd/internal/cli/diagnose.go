package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/term"
)

// A Style is the presentation of errors.
type Style struct {
	Source bool // with the line of the text and a mark below the column
	Color  bool
}

// StyleOf returns the style for output to f: with source lines on a terminal, and in color unless NO_COLOR is set. When
// is auto, always or never.
func StyleOf(f *os.File, when string) (Style, error) {
	terminal := term.IsTerminal(int(f.Fd()))
	switch when {
	case "always":
		return Style{true, true}, nil
	case "never":
		return Style{Source: terminal}, nil
	case "auto":
		return Style{terminal, terminal && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}, nil
	}
	return Style{}, Usagef("--color %q: must be auto, always or never", when)
}

// position matches the position at the start of an error.
var position = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(.+?):(\d+):(\d+): `) })

// Report writes an error, which may have several lines.
func (s Style) Report(w io.Writer, err error) {
	for line := range strings.Lines(err.Error() + "\n") {
		m := position().FindStringSubmatch(line)
		if m == nil {
			io.WriteString(w, line)
			continue
		}
		fmt.Fprintf(w, "%s%s", s.paint(bold, m[0]), s.paint(red, strings.TrimSuffix(line[len(m[0]):], "\n"))+"\n")
		if s.Source {
			n, _ := strconv.Atoi(m[2])
			col, _ := strconv.Atoi(m[3])
			s.excerpt(w, sourceLine(m[1], n), col)
		}
	}
}

// Terminal colors.
const (
	bold  = "\x1b[1m"
	red   = "\x1b[31m"
	green = "\x1b[1;32m"
	plain = "\x1b[0m"
)

func (s Style) paint(color, text string) string {
	if !s.Color {
		return text
	}
	return color + text + plain
}

// widest is the maximum displayed length of a line.
const widest = 120

// excerpt writes a source line, or the part of a long one near the column, with a mark below the column.
func (s Style) excerpt(w io.Writer, line []byte, col int) {
	if len(line) == 0 || col < 1 || col > len(line)+1 {
		return
	}
	from := 0
	if len(line) > widest {
		from = max(0, min(col-1-widest/2, len(line)-widest))
		line = line[from : from+widest]
	}
	before := line[:min(col-1-from, len(line))]
	pad := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, strings.ToValidUTF8(string(before), " "))
	fmt.Fprintf(w, "  %s\n  %s%s\n", printable(line), pad, s.paint(green, "^"))
}

// printable returns a line without terminal control characters.
func printable(line []byte) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' || r == 0x7F || r == utf8.RuneError {
			return '?'
		}
		return r
	}, string(line))
}

// standardInput is the text read from there, for messages.
var standardInput []byte

// sourceLine returns a line of a file, nil if there is none.
func sourceLine(name string, n int) []byte {
	text := standardInput
	if name != stdin {
		var err error
		if text, err = os.ReadFile(name); err != nil {
			return nil
		}
	}
	for range n - 1 {
		_, rest, ok := bytes.Cut(text, []byte("\n"))
		if !ok {
			return nil
		}
		text = rest
	}
	line, _, _ := bytes.Cut(text, []byte("\n"))
	return bytes.TrimSuffix(line, []byte("\r"))
}

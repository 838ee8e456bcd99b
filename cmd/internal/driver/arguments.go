package driver

import (
	"fmt"
	"os"
	"strings"
)

// arguments is a parsed command line: clang's part, and the few other options.
type arguments struct {
	clang    []string // without this driver's own options
	spillway []string // for "spillway compile": from -Xspillway
	ownLink  bool     // -fuse-ld=spillway
	plan     bool     // -###: print the commands
	verbose  bool     // -v
}

// parseArguments parses a command line. Response files are expanded first, like in clang.
func parseArguments(args []string) (a arguments, err error) {
	args, err = expandResponseFiles(args, maxNesting)
	if err != nil {
		return a, err
	}
	for i := 0; i < len(args); i++ {
		switch arg := args[i]; arg {
		case "-Xspillway":
			if i++; i == len(args) {
				return a, fmt.Errorf("argument to '-Xspillway' is missing (expected 1 value)")
			}
			a.spillway = append(a.spillway, args[i])
			continue
		case "-fuse-ld=spillway":
			a.ownLink = true
			continue
		case "-###":
			a.plan = true
			continue
		case "-v":
			a.verbose = true
		default:
			if strings.HasPrefix(arg, "-fuse-ld=") {
				a.ownLink = false // the last one counts
			}
		}
		a.clang = append(a.clang, args[i])
	}
	return a, nil
}

// maxNesting is the maximum nesting of response files.
const maxNesting = 20

// expandResponseFiles replaces each argument @file by the words of the file. An unreadable one is kept, like in clang
// and GNU's tools.
func expandResponseFiles(args []string, depth int) ([]string, error) {
	var out []string
	for _, arg := range args {
		name, is := strings.CutPrefix(arg, "@")
		if !is {
			out = append(out, arg)
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			out = append(out, arg)
			continue
		}
		if depth == 0 {
			return nil, fmt.Errorf("%s: response files include each other recursively", arg)
		}
		words, err := expandResponseFiles(splitWords(string(text)), depth-1)
		if err != nil {
			return nil, err
		}
		out = append(out, words...)
	}
	return out, nil
}

// splitWords splits the text of a response file at white space, as GNU's tools do: quotes of both kinds group, a backslash
// takes the next character as it is.
func splitWords(text string) (words []string) {
	var word strings.Builder
	inWord := false
	quote := byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] != '\n' {
				word.WriteByte(text[i])
				inWord = true
			}
		case quote != 0:
			if c == quote {
				quote = 0
			} else {
				word.WriteByte(c)
			}
		case c == '"' || c == '\'':
			quote, inWord = c, true
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			if inWord {
				words = append(words, word.String())
				word.Reset()
				inWord = false
			}
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	return words
}

// quoteWords is the inverse of splitWords.
func quoteWords(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteByte('"')
		b.WriteString(strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(w))
		b.WriteString("\"\n")
	}
	return b.String()
}

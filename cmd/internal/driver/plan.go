package driver

import (
	"path/filepath"
	"slices"
	"strings"
)

// A plan is the output of clang -###.
type plan struct {
	header string // version, target etc.
	said   string // diagnostics
	jobs   []job
}

// A job is the command line of one program.
type job []string

// parsePlan parses the output of clang -###: jobs are the lines that begin with a space and a quoted word; the header
// comes first, from the version on; diagnostics may be anywhere.
func parsePlan(text string) (p plan) {
	headed := false
	for text != "" {
		if strings.HasPrefix(text, " \"") {
			var words []string
			if words, text = quotedLine(text); len(words) > 0 {
				p.jobs = append(p.jobs, words)
			}
			continue
		}
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		switch {
		case line == " (in-process)":
		case !headed && strings.Contains(line, "clang version "):
			headed = true
			p.header += line + "\n"
		case headed && slices.ContainsFunc(headerLines, func(s string) bool { return strings.HasPrefix(line, s) }):
			p.header += line + "\n"
		default:
			p.said += line + "\n"
		}
	}
	return p
}

// headerLines are prefixes of the lines of the header after the first.
var headerLines = []string{"Target: ", "Thread model: ", "InstalledDir: ", "Configuration file: ", "System configuration file directory: ",
	"User configuration file directory: ", "Build config: ", "Found candidate GCC installation: ", "Selected GCC installation: ", "Candidate multilib: ", "Selected multilib: "}

// quotedLine splits off the words of a job, which end at the first unquoted newline.
func quotedLine(text string) (words []string, rest string) {
	var word strings.Builder
	inQuotes, inWord := false, false
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case inQuotes && c == '\\' && i+1 < len(text):
			i++
			word.WriteByte(text[i])
		case c == '"':
			inQuotes, inWord = !inQuotes, true
		case !inQuotes && (c == ' ' || c == '\n'):
			if inWord {
				words = append(words, word.String())
				word.Reset()
				inWord = false
			}
			if c == '\n' {
				return words, text[i+1:]
			}
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	return words, ""
}

// quoted returns the line of a job in a plan.
func (j job) quoted() string {
	var b strings.Builder
	for _, w := range j {
		b.WriteString(` "` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, `$`, `\$`).Replace(w) + `"`)
	}
	return b.String() + "\n"
}

// makesCode reports whether a job is the frontend and emits an object or assembly.
func (j job) makesCode() bool {
	return j.isFrontend() && (slices.Contains(j, "-emit-obj") || slices.Contains(j, "-S"))
}

// isLTO reports whether a job is the frontend and emits IR for link-time optimization.
func (j job) isLTO() bool {
	return j.isFrontend() && slices.ContainsFunc(j, func(arg string) bool { return strings.HasPrefix(arg, "-flto=") }) &&
		(slices.Contains(j, "-emit-llvm-bc") || slices.Contains(j, "-emit-llvm") || j.makesCode())
}

// isOurs reports whether a job is changed.
func (j job) isOurs() bool { return j.makesCode() || j.isLTO() || j.isLink() }

func (j job) isFrontend() bool { return len(j) > 1 && j[1] == "-cc1" }

// isLink reports whether a job is a linker.
func (j job) isLink() bool {
	name := filepath.Base(j[0])
	return name == "ld" || strings.HasPrefix(name, "ld.") || strings.HasSuffix(name, "-ld") || name == "lld" || name == "mold"
}

// value returns the argument of the last occurrence of a flag.
func (j job) value(flag string) string {
	for i := len(j) - 2; i > 0; i-- {
		if j[i] == flag {
			return j[i+1]
		}
	}
	return ""
}

// needs reports whether a job reads one of these files.
func (j job) needs(files []string) bool {
	return slices.ContainsFunc(j[1:], func(arg string) bool { return slices.Contains(files, arg) })
}

// name returns the name of a job in messages.
func (j job) name() string {
	switch {
	case j.isFrontend():
		return "clang frontend"
	case j.isLink():
		return "linker"
	case len(j) > 1 && j[1] == "-cc1as" || filepath.Base(j[0]) == "as":
		return "assembler"
	}
	return filepath.Base(j[0])
}

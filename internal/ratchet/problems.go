package ratchet

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"io"
	"slices"
	"strings"

	"spillway/regalloc"
)

// Pack writes the text forms of problems as one compressed file. The lines
// before "problem" describe the machine and are written once, of all problems.
func Pack(w io.Writer, problems []*regalloc.Problem) error {
	var bodies strings.Builder
	var machine, costs []string // lines, the costs by their number
	seen := map[string]bool{}
	for _, p := range problems {
		head, body, ok := strings.Cut(p.String(), "\nproblem ")
		if !ok {
			return fmt.Errorf("problem %s has no text", p.Name)
		}
		for line := range strings.Lines(head + "\n") {
			switch {
			case seen[line]:
			case strings.HasPrefix(line, "regcost "):
				costs = append(costs, line)
			default:
				machine = append(machine, line)
			}
			seen[line] = true
		}
		bodies.WriteString("problem " + body)
	}
	slices.SortFunc(costs, func(a, b string) int { return cmp.Compare(costNumber(a), costNumber(b)) })
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	io.WriteString(z, strings.Join(append(machine, costs...), "")+bodies.String())
	return z.Close()
}

// costNumber returns the number of a line "regcost 7 ...".
func costNumber(line string) (n int) {
	fmt.Sscanf(line, "regcost %d", &n)
	return n
}

// Unpack reads what Pack wrote. The name is for errors.
func Unpack(name string, packed []byte) (problems []*regalloc.Problem, err error) {
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	parts := strings.Split(string(text), "\nproblem ")
	for k, body := range parts[1:] {
		p, err := regalloc.ParseProblem(fmt.Sprintf("%s[%d]", name, k), []byte(parts[0]+"\nproblem "+body+"\n"))
		if err != nil {
			return nil, err
		}
		problems = append(problems, p)
	}
	return problems, nil
}

// Every returns every n-th element of list, the first one included: a sample for a test.
func Every[T any](list []T, n int) (some []T) {
	for k := 0; k < len(list); k += n {
		some = append(some, list[k])
	}
	return some
}

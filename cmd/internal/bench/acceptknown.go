package bench

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// refusals are the rejected files of each target, with the reason. As text, each reason is a line with the target, the
// number of files and the stage, followed by the files, one per line, indented by a tab.
type refusals struct {
	reasons map[[2]string]string // by target and file
}

// readRefusals reads the output of writeRefusals.
func readRefusals(name string) (*refusals, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	r := &refusals{map[[2]string]string{}}
	target, why := "", ""
	for n, line := range strings.Split(string(data), "\n") {
		if file, ok := strings.CutPrefix(line, "\t"); ok {
			r.reasons[[2]string{target, file}] = why
			continue
		}
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.SplitN(line, " ", 3)
		if len(fields) < 3 {
			return nil, fmt.Errorf("%s:%d: expected a target, a number of files and a reason", name, n+1)
		}
		target, why = fields[0], fields[2]
	}
	return r, nil
}

// why returns the reason of a verdict, and its stage.
func (v *verdict) why() string {
	if v.where == "" {
		return ""
	}
	return v.where + ": " + v.reason
}

// writeRefusals writes the refusals to a file.
func writeRefusals(name string, verdicts []verdict) error {
	refused := slices.DeleteFunc(slices.Clone(verdicts), func(v verdict) bool { return v.where == "" || v.invalid })
	key := func(v *verdict) [2]string { return [2]string{v.target, v.why()} }
	count := map[[2]string]int{}
	for i := range refused {
		count[key(&refused[i])]++
	}
	slices.SortFunc(refused, func(x, y verdict) int {
		return cmp.Or(strings.Compare(x.target, y.target), count[key(&y)]-count[key(&x)], strings.Compare(x.why(), y.why()), strings.Compare(x.name, y.name))
	})
	var b bytes.Buffer
	b.WriteString("# What is refused: the target, the number of files, the reason; and the files.\n")
	for i := range refused {
		v := &refused[i]
		if i == 0 || key(v) != key(&refused[i-1]) {
			fmt.Fprintf(&b, "%s %d %s\n", v.target, count[key(v)], v.why())
		}
		fmt.Fprintf(&b, "\t%s\n", v.name)
	}
	return os.WriteFile(name, b.Bytes(), 0o666)
}

// compare lists the verdicts that differ, and returns an error if any do, or if there are faults.
func (r *refusals) compare(out io.Writer, verdicts []verdict) error {
	if err := faults(out, verdicts); err != nil {
		return err
	}
	n := 0
	for i := range verdicts {
		v := &verdicts[i]
		if v.invalid {
			continue
		}
		want, have := r.reasons[[2]string{v.target, v.name}], v.why()
		if want == have {
			continue
		}
		n++
		fmt.Fprintf(out, "%s, %s: %s, was: %s\n", v.name, v.target, cmp.Or(have, "accepted"), cmp.Or(want, "accepted"))
	}
	if n > 0 {
		return fmt.Errorf("%d files differ from the table of --known: --update rewrites it", n)
	}
	return nil
}

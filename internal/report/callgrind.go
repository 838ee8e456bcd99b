package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Executed counts executions. Callgrind counts instructions that both load and store, such as an addition to memory, as
// stores.
type Executed struct {
	Instructions, Loads, Stores uint64
	Inserted                    uint64 // of Loads and Stores
}

// Accesses returns the loads and stores.
func (e Executed) Accesses() uint64 { return e.Loads + e.Stores }

// ParseCallgrind reads the profile that callgrind writes with --cache-sim=yes,
// --compress-strings=no and --compress-pos=no, and returns the counts of a source
// file: not those of its callees. Loads and stores of lines that inserted reports
// count as inserted.
func ParseCallgrind(r io.Reader, file string, inserted func(line int) bool) (Executed, error) {
	return parseCallgrind(r, "fl", "fi", "fe", file, inserted)
}

// ParseCallgrindObject is ParseCallgrind for all code of an object: a program or a library.
func ParseCallgrindObject(r io.Reader, object string) (Executed, error) {
	return parseCallgrind(r, "ob", "ob", "ob", object, func(int) bool { return false })
}

// parseCallgrind adds up the lines after those with one of three keys and the value.
func parseCallgrind(r io.Reader, key1, key2, key3, file string, inserted func(line int) bool) (e Executed, err error) {
	var events []string
	in, found, call := false, false, false // in the file; it has counts; the next line is that of a call
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		line := sc.Text()
		key, value, isKey := strings.Cut(line, "=")
		switch {
		case strings.HasPrefix(line, "events: "):
			events = strings.Fields(line)[1:]
		case isKey && (key == key1 || key == key2 || key == key3):
			in = value == file
		case isKey && key == "calls":
			call = true
		case line == "" || line[0] < '0' || line[0] > '9':
		case call:
			call = false // the callee's cost
		case in:
			if err := e.add(line, events, inserted); err != nil {
				return e, err
			}
			found = true
		}
	}
	if err := sc.Err(); err != nil {
		return e, err
	}
	for _, want := range []string{"Ir", "Dr", "Dw"} {
		if !slices.Contains(events, want) {
			return e, fmt.Errorf("callgrind has not counted %s", want)
		}
	}
	if !found {
		return e, fmt.Errorf("callgrind knows no line of %s", file)
	}
	return e, nil
}

// add adds the counts of a line of the profile: the line's number, then one for
// each event, of which zeros at the end are left out.
func (e *Executed) add(line string, events []string, inserted func(line int) bool) error {
	var numbers []uint64
	for _, field := range strings.Fields(line) {
		n, err := strconv.ParseUint(field, 10, 64)
		if err != nil {
			return fmt.Errorf("callgrind: %q: %w", line, err)
		}
		numbers = append(numbers, n)
	}
	for i, n := range numbers[1:] {
		if i == len(events) {
			return fmt.Errorf("callgrind: %q: more than %d events", line, len(events))
		}
		switch events[i] {
		case "Ir":
			e.Instructions += n
			continue
		case "Dr":
			e.Loads += n
		case "Dw":
			e.Stores += n
		default:
			continue
		}
		if inserted(int(numbers[0])) {
			e.Inserted += n
		}
	}
	return nil
}

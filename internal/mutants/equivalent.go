package main

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed equivalent.txt
var equivalentText string

// equivalent maps the names of mutants that compute the same as the code to the
// reason. A line with a name is followed by an indented one with the reason.
func equivalent(text string) (map[string]string, error) {
	reasons := map[string]string{}
	name := ""
	for k, line := range strings.Split(text, "\n") {
		switch {
		case strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "\t"):
			if name == "" {
				return nil, fmt.Errorf("equivalent.txt:%d: a reason without a mutant", k+1)
			}
			reasons[name] = strings.TrimSpace(line)
			name = ""
		default:
			if name != "" {
				return nil, fmt.Errorf("equivalent.txt:%d: a mutant without a reason", k)
			}
			name = line
		}
	}
	return reasons, nil
}

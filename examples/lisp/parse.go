package main

import (
	"fmt"
	"strconv"
	"strings"
)

// A form is a word or a list.
type form struct {
	word string // "": a list
	list []*form
	line int
}

// parse returns the forms of a text, in which comments go from a semicolon to the end of the line.
func parse(text string) ([]*form, error) {
	top := &form{}
	open := []*form{top}
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, ";")
		for _, w := range strings.Fields(strings.NewReplacer("(", " ( ", ")", " ) ").Replace(line)) {
			in := open[len(open)-1]
			switch w {
			case "(":
				f := &form{line: i + 1}
				in.list = append(in.list, f)
				open = append(open, f)
			case ")":
				if len(open) == 1 {
					return nil, fmt.Errorf("line %d: there is no list to end", i+1)
				}
				open = open[:len(open)-1]
			default:
				in.list = append(in.list, &form{word: w, line: i + 1})
			}
		}
	}
	if len(open) > 1 {
		return nil, fmt.Errorf("line %d: the list does not end", open[len(open)-1].line)
	}
	return top.list, nil
}

// number returns the integer that f is, if it is one.
func (f *form) number() (int64, bool) {
	n, err := strconv.ParseInt(f.word, 10, 63)
	return n, err == nil
}

package main

import (
	"errors"
	"strings"
	"sync"
)

// syncErrors collects errors from several goroutines.
type syncErrors struct {
	mu   sync.Mutex
	errs []error
}

func (s *syncErrors) add(err error) {
	if err != nil {
		s.mu.Lock()
		s.errs = append(s.errs, err)
		s.mu.Unlock()
	}
}

func (s *syncErrors) join() error { return errors.Join(s.errs...) }

// fileSafe returns a function's name as a file name.
func fileSafe(name string) string {
	return strings.Map(func(r rune) rune {
		if r == '/' || r == 0 {
			return '_'
		}
		return r
	}, name)
}

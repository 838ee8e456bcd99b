package cli

import (
	"errors"
	"strings"
	"sync"
)

// SyncErrors collects errors from several goroutines.
type SyncErrors struct {
	mu   sync.Mutex
	errs []error
}

// Add adds err, if not nil.
func (s *SyncErrors) Add(err error) {
	if err != nil {
		s.mu.Lock()
		s.errs = append(s.errs, err)
		s.mu.Unlock()
	}
}

// Join returns the errors as one.
func (s *SyncErrors) Join() error { return errors.Join(s.errs...) }

// FileSafe converts a function's name to a file name.
func FileSafe(name string) string {
	return strings.Map(func(r rune) rune {
		if r == '/' || r == 0 {
			return '_'
		}
		return r
	}, name)
}

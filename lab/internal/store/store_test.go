package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestStore(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a dir", "new")
	for _, where := range []string{dir, "mem://"} {
		s, err := Open(t.Context(), where)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		if _, err := s.Get(t.Context(), "ir/none"); !Missing(err) {
			t.Errorf("%s: what is not there: %v", where, err)
		}
		name, err := s.Object(t.Context(), "ir", []byte("text"))
		if err != nil {
			t.Fatal(err)
		}
		again, err := s.Object(t.Context(), "ir", []byte("text"))
		if err != nil || again != name {
			t.Errorf("%s: equal content is %s and %s (%v)", where, name, again, err)
		}
		if text, err := s.Get(t.Context(), name); err != nil || !bytes.Equal(text, []byte("text")) {
			t.Errorf("%s: %q %v", where, text, err)
		}
		for _, name := range []string{"known/b/size/2.x", "known/b/mixed:0.5/10.x", "known/bc/1"} {
			if err := s.Put(t.Context(), name, nil); err != nil {
				t.Fatal(err)
			}
		}
		names, err := s.List(t.Context(), "known/b/")
		if want := []string{"known/b/mixed:0.5/10.x", "known/b/size/2.x"}; err != nil || !slices.Equal(names, want) {
			t.Errorf("%s: %q %v", where, names, err)
		}
		if names, err := s.List(t.Context(), "none/b/"); err != nil || len(names) != 0 {
			t.Errorf("%s: %q %v", where, names, err)
		}
	}
	s, err := Open(t.Context(), dir) // by another process, which has the URL
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	other, err := Open(t.Context(), s.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if ok, err := other.Has(t.Context(), Name("ir", "982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1")); !ok || err != nil {
		t.Errorf("the store at its URL lacks what was put there: %v", err)
	}
	if entries, err := os.ReadDir(filepath.Join(dir, "ir")); err != nil || len(entries) != 1 {
		t.Errorf("%v %v", entries, err)
	}
}

// TestListWhileStoring lists a directory in which others store.
func TestListWhileStoring(t *testing.T) {
	s, err := Open(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	stored := make(chan error)
	go func() {
		var err error
		for i := 0; i < 1000 && err == nil; i++ {
			err = s.Put(t.Context(), fmt.Sprintf("known/b/%d", i%10), nil)
		}
		stored <- err
	}()
	for done := false; !done; {
		select {
		case err := <-stored:
			if done = true; err != nil {
				t.Fatal(err)
			}
		default:
		}
		names, err := s.List(t.Context(), "known/b/")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if len(name) != len("known/b/0") {
				t.Fatalf("%s is listed", name)
			}
		}
	}
}

package debian

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ulikunitz/xz"

	"spillway/internal/corpora"
)

// archive packs files by what compresses them.
func archive(t *testing.T, compress func(io.Writer) (io.WriteCloser, error), files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z, err := compress(&b)
	if err != nil {
		t.Fatal(err)
	}
	w := tar.NewWriter(z)
	for _, name := range files {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(name)), Typeflag: tar.TypeReg}); err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(w, name)
	}
	if err := w.WriteHeader(&tar.Header{Name: "pkg-1/link", Linkname: "/etc/passwd", Typeflag: tar.TypeSymlink}); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

var compressors = map[string]func(io.Writer) (io.WriteCloser, error){
	".gz": func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriter(w), nil },
	".xz": func(w io.Writer) (io.WriteCloser, error) { return xz.NewWriter(w) },
}

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// TestSource fetches an archive from the second of two mirrors, once; what has another hash is not used.
func TestSource(t *testing.T) {
	for ext, compress := range compressors {
		data := archive(t, compress, "pkg-1/a.c", "pkg-1/src/b.c", "pkg-1/src/c.c")
		asked := 0
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked++
			if r.URL.Path == "/second/main/p/pkg/pkg_1.orig.tar"+ext {
				w.Write(data)
				return
			}
			http.NotFound(w, r)
		}))
		defer s.Close()
		c := &Cache{Dir: filepath.Join(t.TempDir(), "new"), Mirrors: []string{s.URL + "/first/", s.URL + "/second/"}}
		a := Archive{"main/p/pkg/pkg_1.orig.tar" + ext, digest(data)}
		for range 2 {
			tree, err := c.source(t.Context(), "pkg", a)
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(filepath.Join(tree, "src", "b.c"))
			if err != nil || string(text) != "pkg-1/src/b.c" {
				t.Errorf("%s: %q %v", ext, text, err)
			}
			if files, err := Glob(tree, "*.c src/*.c !src/c*.c"); err != nil || !slices.Equal(files, []string{"a.c", "src/b.c"}) {
				t.Errorf("%s: %q %v", ext, files, err)
			}
			if _, err := Glob(tree, "*.h"); err == nil {
				t.Error("no files, and no error")
			}
			if _, err := os.Lstat(filepath.Join(tree, "link")); err == nil {
				t.Error("there is a link out of the tree")
			}
		}
		if asked != 2 {
			t.Errorf("%s: %d requests", ext, asked)
		}
		a.SHA256 = digest(nil)
		if _, err := c.source(t.Context(), "pkg", a); err == nil || !strings.Contains(err.Error(), "has SHA-256 "+digest(data)) || !strings.Contains(err.Error(), "404") || !strings.Contains(err.Error(), "Without a network") {
			t.Errorf("%s: another hash: %v", ext, err)
		}
		entries, err := os.ReadDir(c.Dir)
		if err != nil || len(entries) != 1 {
			t.Errorf("%s: the cache has %v (%v)", ext, entries, err)
		}
	}
}

// TestFlat unpacks an archive whose files are in no common directory.
func TestFlat(t *testing.T) {
	c := &Cache{Dir: t.TempDir()}
	done := filepath.Join(c.Dir, "done")
	if err := c.unpack(done, "x.tar.gz", archive(t, compressors[".gz"], "./a.c", "src/b.c")); err != nil {
		t.Fatal(err)
	}
	if files, err := Glob(done, "*.c src/*.c"); err != nil || len(files) != 2 {
		t.Errorf("%q %v", files, err)
	}
}

// TestBadArchives has archives that are none, or that would write outside their directory.
func TestBadArchives(t *testing.T) {
	c := &Cache{Dir: t.TempDir()}
	whole := archive(t, compressors[".gz"], "pkg-1/a.c")
	for name, data := range map[string][]byte{
		"x.tar.gz": whole[:len(whole)/2], "x.tar.xz": whole, "x.zip": whole,
		"out.tar.gz": archive(t, compressors[".gz"], "pkg-1/../../../b.c"),
	} {
		done := filepath.Join(c.Dir, "done")
		if err := c.unpack(done, name, data); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
		if entries, err := os.ReadDir(c.Dir); err != nil || len(entries) > 0 {
			t.Errorf("%s leaves %v (%v)", name, entries, err)
		}
	}
	if _, err := c.Source(t.Context(), "none"); err == nil || !strings.Contains(err.Error(), "is pinned") {
		t.Error(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := c.Source(ctx, "bzip2"); err != context.Canceled {
		t.Error(err)
	}
}

// TestPinned holds that each program has a source.
func TestPinned(t *testing.T) {
	for _, x := range corpora.Tuned {
		if a, ok := Archives[x.Source]; !ok || len(a.SHA256) != 64 || !strings.Contains(a.Path, "/"+x.Source+"_") {
			t.Errorf("%s: %v", x.Source, a)
		}
	}
}

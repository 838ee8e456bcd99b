// Package debian fetches the upstream source of Debian source packages, pinned by version and hash, into a cache. It
// needs neither Debian nor its tools. Debian's patches are not applied: none of the pinned packages needs them to
// compile to IR.
package debian

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/bzip2"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ulikunitz/xz"
)

// An Archive is a source package's upstream source.
type Archive struct {
	Path   string // below a mirror's pool
	SHA256 string
}

// Archives are those of Debian 12, by source package. Their hashes are those of the packages' .dsc files.
var Archives = map[string]Archive{
	"bzip2":     {"main/b/bzip2/bzip2_1.0.8.orig.tar.gz", "ab5a03176ee106d3f0fa90e381da478ddae405918153cca248e682cd0c4a2269"},
	"duktape":   {"main/d/duktape/duktape_2.7.0.orig.tar.xz", "90f8d2fa8b5567c6899830ddef2c03f3c27960b11aca222fa17aa7ac613c2890"},
	"fossil":    {"main/f/fossil/fossil_2.21.orig.tar.xz", "be63439cc08bec72aeb8ed8c240ef9b3e7ce7916e786ef6c55491d86daf02c5b"},
	"libonig":   {"main/libo/libonig/libonig_6.9.8.orig.tar.gz", "26372720bab6733c869a9eb69377f73971138dc5e3eff4a81f5ba8aea5435fb2"},
	"libpng1.6": {"main/libp/libpng1.6/libpng1.6_1.6.39.orig.tar.gz", "a00e9d2f2f664186e4202db9299397f851aea71b36a35e74910b8820e380d441"},
	"libzstd":   {"main/libz/libzstd/libzstd_1.5.4+dfsg2.orig.tar.xz", "8cf4bbb65e77ec348d052c8d6230eba66d435bddf64c8b5be2fcb16880c19953"},
	"lua5.4":    {"main/l/lua5.4/lua5.4_5.4.4.orig.tar.gz", "164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61"},
	"lz4":       {"main/l/lz4/lz4_1.9.4.orig.tar.gz", "0b0e3aa07c8c063ddf40b082bdf7e37a1562bda40a0ff5272957f3e987e0e54b"},
	"mujs":      {"main/m/mujs/mujs_1.3.2.orig.tar.xz", "4886593fc688b0cdccd31e5ecbe5afe7ad1bee23aa69e667b871afd5dfc640c3"},
	"tcc":       {"main/t/tcc/tcc_0.9.27+git20200814.62c30a4a.orig.tar.bz2", "d63c113bcdd657f51c8ee197a0b0a24203603313e19a52b5f678d40ab7f5df35"},
	"zlib":      {"main/z/zlib/zlib_1.2.13.dfsg.orig.tar.bz2", "71feb7947e3c00ef125f83b79a4e529bde31171e5babe48b391f06758d1ab0a1"},
}

// Mirrors have the archives; the second one keeps superseded versions.
var Mirrors = []string{"http://deb.debian.org/debian/pool/", "http://snapshot.debian.org/archive/debian/20250520T000000Z/pool/"}

// A Cache is a directory of unpacked sources, by package and hash. Several processes may share one.
type Cache struct {
	Dir     string
	Mirrors []string // tried in turn; nil: Mirrors
}

// UserCache returns the cache of the user who runs this.
func UserCache() (*Cache, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return nil, fmt.Errorf("no cache directory for Debian's sources: %w", err)
	}
	return &Cache{Dir: filepath.Join(dir, "spillway", "sources")}, nil
}

// Source returns the directory of a package's source, fetching it if necessary. A download is unpacked only if it has
// the pinned hash.
func (c *Cache) Source(ctx context.Context, name string) (string, error) {
	a, ok := Archives[name]
	if !ok {
		return "", fmt.Errorf("no version of Debian's source package %s is pinned", name)
	}
	return c.source(ctx, name, a)
}

func (c *Cache) source(ctx context.Context, name string, a Archive) (string, error) {
	done := filepath.Join(c.Dir, name+"-"+a.SHA256[:16])
	if _, err := os.Stat(done); err == nil {
		return done, nil
	}
	var errs []error
	mirrors := c.Mirrors
	if mirrors == nil {
		mirrors = Mirrors
	}
	for _, mirror := range mirrors {
		data, err := download(ctx, mirror+a.Path, a.SHA256)
		if err == nil {
			return done, c.unpack(done, path.Base(a.Path), data)
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		errs = append(errs, err)
	}
	return "", fmt.Errorf("the source of %s is not in %s, and cannot be fetched: %w\nWithout a network, copy that directory from a machine where it was fetched, or name a directory of IR as the corpus",
		name, done, errors.Join(errs...))
}

// largest is the maximum size of a file: the largest pinned one has five million bytes.
const largest = 64 << 20

// download returns the file at a URL, and checks its hash.
func download(ctx context.Context, url, hash string) ([]byte, error) {
	ctx, stop := context.WithTimeout(ctx, 5*time.Minute)
	defer stop()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", url, resp.Status)
	}
	data, err := io.ReadAll(io.LimitReader(resp.Body, largest))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", url, err)
	}
	if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != hash {
		return nil, fmt.Errorf("%s has SHA-256 %x, not %s", url, sum, hash)
	}
	return data, nil
}

// unpack creates the directory done from an archive. It unpacks next to done and renames, so that a partial directory
// is never used.
func (c *Cache) unpack(done, name string, data []byte) error {
	if err := os.MkdirAll(c.Dir, 0o777); err != nil {
		return err
	}
	work, err := os.MkdirTemp(c.Dir, "unpacking-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := extract(work, name, data); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := os.Chmod(work, 0o755); err != nil {
		return err
	}
	err = os.Rename(work, done)
	if _, gone := os.Stat(done); gone == nil {
		return nil // another process was faster
	}
	return err
}

// extract writes an archive's regular files into dir, and nowhere else, stripping the top-level directory if all files
// are in one.
func extract(dir, name string, data []byte) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	tops := map[string]bool{}
	err = eachFile(name, data, func(file string, _ io.Reader) error {
		top, _, _ := strings.Cut(file, "/")
		tops[top] = true
		return nil
	})
	if err != nil {
		return err
	}
	return eachFile(name, data, func(file string, r io.Reader) error {
		if _, below, ok := strings.Cut(file, "/"); ok && len(tops) == 1 {
			file = below
		}
		if err := root.MkdirAll(path.Dir(file), 0o777); err != nil {
			return err
		}
		w, err := root.Create(file)
		if err != nil {
			return err
		}
		_, err = io.Copy(w, r)
		return cmp.Or(err, w.Close())
	})
}

// eachFile calls f for each regular file of an archive. Links are not needed for compiling.
func eachFile(name string, data []byte, f func(file string, r io.Reader) error) error {
	r, err := decompress(name, bytes.NewReader(data))
	if err != nil {
		return err
	}
	for t := tar.NewReader(r); ; {
		h, err := t.Next()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case h.Typeflag == tar.TypeReg:
			if err := f(path.Clean(h.Name), t); err != nil {
				return err
			}
		}
	}
}

func decompress(name string, r io.Reader) (io.Reader, error) {
	switch path.Ext(name) {
	case ".gz":
		return gzip.NewReader(r)
	case ".bz2":
		return bzip2.NewReader(r), nil
	case ".xz":
		return xz.NewReader(r)
	}
	return nil, fmt.Errorf("unknown archive format")
}

// Glob returns the files of a tree that match patterns, except those that match patterns prefixed by an exclamation
// mark, as sorted relative names. A pattern without matches is an error.
func Glob(tree, patterns string) (files []string, err error) {
	for _, pattern := range strings.Fields(patterns) {
		pattern, without := strings.CutPrefix(pattern, "!")
		found, err := filepath.Glob(filepath.Join(tree, pattern))
		if err != nil || len(found) == 0 {
			return nil, fmt.Errorf("no %s in %s (%v)", pattern, tree, err)
		}
		for _, file := range found {
			if file, err = filepath.Rel(tree, file); err != nil {
				return nil, err
			}
			if i := slices.Index(files, file); !without {
				files = append(files, file)
			} else if i >= 0 {
				files = slices.Delete(files, i, i+1)
			}
		}
	}
	return files, nil
}

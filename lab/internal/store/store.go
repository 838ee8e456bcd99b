// Package store stores the inputs and outcomes of experiments by name: in a directory, or in a bucket of any service
// that gocloud.dev/blob supports (the binary must be built with tag buckets for those).
//
// Names are derived from content, so nothing is ever modified: writers of the same name write the same bytes, and any
// number of processes can share a store.
package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gocloud.dev/blob"
	_ "gocloud.dev/blob/fileblob" // file:
	_ "gocloud.dev/blob/memblob"  // mem:
	"gocloud.dev/gcerrors"
)

// A Store is a bucket. It is safe for concurrent use.
type Store struct {
	bucket *blob.Bucket
	url    string
}

// Open opens the store at a URL, or in a directory, which is created if it does not exist.
func Open(ctx context.Context, where string) (*Store, error) {
	u, err := locate(where)
	if err != nil {
		return nil, err
	}
	b, err := blob.OpenBucket(ctx, u)
	if err != nil {
		return nil, fmt.Errorf("store %s: %w", where, err)
	}
	return &Store{b, u}, nil
}

// locate returns the URL of a store.
func locate(where string) (string, error) {
	if strings.Contains(where, "://") {
		return where, nil
	}
	dir, err := filepath.Abs(where)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	u := url.URL{Scheme: "file", Path: filepath.ToSlash(dir), RawQuery: "metadata=skip&no_tmp_dir=true"}
	return u.String(), nil
}

// URL returns the URL that opens the same store in another process on this machine.
func (s *Store) URL() string { return s.url }

func (s *Store) Close() error { return s.bucket.Close() }

// Get returns the data of a name; the error is fs.ErrNotExist if it does not exist.
func (s *Store) Get(ctx context.Context, name string) ([]byte, error) {
	data, err := s.bucket.ReadAll(ctx, name)
	if gcerrors.Code(err) == gcerrors.NotFound {
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	return data, err
}

// Has reports whether a name exists.
func (s *Store) Has(ctx context.Context, name string) (bool, error) {
	return s.bucket.Exists(ctx, name)
}

// Put stores data under a name.
func (s *Store) Put(ctx context.Context, name string, data []byte) error {
	return s.bucket.WriteAll(ctx, name, data, nil)
}

// List returns the names with a prefix, in order. What is being stored meanwhile may be missing.
func (s *Store) List(ctx context.Context, prefix string) (names []string, err error) {
	for tries := 0; ; tries++ {
		names, err = s.list(ctx, prefix)
		// In a directory, Put writes a file with a temporary name, which may disappear between being seen and looked at.
		if gcerrors.Code(err) != gcerrors.NotFound || tries == listTries {
			return names, err
		}
	}
}

const (
	listTries = 100    // attempts of List
	temporary = ".tmp" // suffix of files that are being written
)

// list is one attempt of List.
func (s *Store) list(ctx context.Context, prefix string) (names []string, err error) {
	for it := s.bucket.List(&blob.ListOptions{Prefix: prefix}); ; {
		x, err := it.Next(ctx)
		switch {
		case err == io.EOF:
			slices.Sort(names)
			return names, nil
		case err != nil:
			return nil, err
		case !strings.HasSuffix(x.Key, temporary):
			names = append(names, x.Key)
		}
	}
}

// Object stores data under a name derived from its content, and returns the name.
func (s *Store) Object(ctx context.Context, kind string, data []byte) (string, error) {
	sum := sha256.Sum256(data)
	name := Name(kind, hex.EncodeToString(sum[:]))
	if ok, err := s.Has(ctx, name); ok || err != nil {
		return name, err
	}
	return name, s.Put(ctx, name, data)
}

// Name returns the name for a kind and a digest.
func Name(kind, digest string) string { return kind + "/" + digest[:2] + "/" + digest }

// Missing reports whether err means that a name does not exist.
func Missing(err error) bool { return errors.Is(err, fs.ErrNotExist) }

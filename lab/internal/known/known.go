// Package known stores the Results that searches have found, by the content of their Problems, so that a longer search
// starts from the best of them.
//
// A Result is usable whatever its origin: another allocator, another version of the compiler, another budget or metric.
// Nothing about it is trusted: it is proved for the Problem and its cost recomputed whenever it is read, and its
// bounds, which cannot be proved, are dropped.
package known

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strconv"
	"strings"

	"spillway/lab/internal/store"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// A Search identifies the search that found a Result.
type Search struct {
	Metric     regalloc.Metric
	Iterations int // iterations of improvement; 0: not a progressive search, and does not replace one
}

// prefix is the prefix of the names of a Problem's Results, followed by metric, iterations and the content's digest, so
// that many processes can add Results without conflicts.
func prefix(p *regalloc.Problem) string { return prefixOf(p.Digest()) }

func prefixOf(digest string) string { return store.Name("known", digest) + "/" }

// digestLen is the length of a Problem's digest.
const digestLen = 2 * sha256.Size

// Names returns the names of what is kept for the Problem with a digest, in order.
func Names(ctx context.Context, s *store.Store, digest string) ([]string, error) {
	if len(digest) != digestLen || strings.Trim(digest, "0123456789abcdef") != "" {
		return nil, fmt.Errorf("%.80q is not the digest of a problem (%d hexadecimal digits)", digest, digestLen)
	}
	return s.List(ctx, prefixOf(digest))
}

// Put stores r, a Result of p, and returns its name in the store. One that no search found is stored once.
func Put(ctx context.Context, s *store.Store, p *regalloc.Problem, r *regalloc.Result, by Search) (string, error) {
	q, bare := *p, *r
	q.Name = "" // functions of different names may have equal Problems
	bare.Bound, bare.ModelBound = regalloc.NoBound, regalloc.NoBound
	data := regalloc.AppendResult(nil, &q, &bare)
	sum := sha256.Sum256(data)
	digest := hex.EncodeToString(sum[:])
	if by.Iterations == 0 {
		names, err := s.List(ctx, prefix(p))
		if err != nil {
			return "", err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "."+digest) {
				return name, nil
			}
		}
	}
	name := fmt.Sprintf("%s%s/%d.%s", prefix(p), by.Metric, by.Iterations, digest)
	return name, s.Put(ctx, name, data)
}

// Read returns the named Result of p, without bounds. It is an error if it is not a Result of p.
func Read(ctx context.Context, s *store.Store, name string, p *regalloc.Problem) (*regalloc.Result, error) {
	data, err := s.Get(ctx, name)
	if err != nil {
		return nil, err
	}
	r, err := regalloc.ParseResult(name, data, p)
	if err != nil {
		return nil, fmt.Errorf("no result of problem %s: %w", p.Name, err)
	}
	if errs := check.Result(p, r); len(errs) > 0 {
		return nil, fmt.Errorf("%s is not a result of problem %s: %w", name, p.Name, &errs[0])
	}
	r.Bound, r.ModelBound = regalloc.NoBound, regalloc.NoBound
	return r, nil
}

// A State is what is known about a Problem before a search.
type State struct {
	Name    string           // name in the store of the best Result, or ""
	Result  *regalloc.Result // nil: none
	Cost    float64          // its cost
	Done    bool             // the same search, or a longer one, has been done
	Refused []error          // entries for this Problem that are not valid Results of it
}

// Best returns what is known about p before a search: among Results of equal cost the one with the lowest name. It
// proves each stored Result of p, which takes time linear in all of them.
func Best(ctx context.Context, s *store.Store, p *regalloc.Problem, before Search) (State, error) {
	var x State
	names, err := s.List(ctx, prefix(p))
	if err != nil {
		return x, err
	}
	for _, name := range names {
		r, err := Read(ctx, s, name, p)
		if ctx.Err() != nil {
			return x, ctx.Err()
		}
		if err != nil {
			x.Refused = append(x.Refused, err)
			continue
		}
		if c := regalloc.Cost(p, r, before.Metric); x.Result == nil || c < x.Cost {
			x.Name, x.Result, x.Cost = name, r, c
		}
		x.Done = x.Done || covers(name, before)
	}
	return x, nil
}

// covers reports whether the named search makes another one unnecessary.
func covers(name string, search Search) bool {
	number, _, _ := strings.Cut(path.Base(name), ".")
	n, err := strconv.Atoi(number)
	return err == nil && n > 0 && n >= search.Iterations && path.Base(path.Dir(name)) == search.Metric.String()
}

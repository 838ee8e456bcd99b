// Package known keeps the Results that searches have found, by the content of their Problems, so that a longer
// search begins with the best of them and what is known of a function only grows.
//
// A Result is of use whatever found it: another allocator, another version of the compiler, another budget or
// metric. Nothing is believed about it: it is proved for the Problem whenever it is read, priced anew, and its
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
	Iterations int // of improvement; 0: it was no search of this kind, and does not replace one
}

// prefix is what the names of a Problem's Results begin with. They go on with metric, iterations and the content's
// digest, so that many processes can add some and nothing is ever changed.
func prefix(p *regalloc.Problem) string { return prefixOf(p.Digest()) }

func prefixOf(digest string) string { return store.Name("known", digest) + "/" }

// digestLen is the length of a Problem's digest.
const digestLen = 2 * sha256.Size

// Names returns the names of what is kept for the Problem with a digest, in order.
func Names(ctx context.Context, s *store.Store, digest string) ([]string, error) {
	if len(digest) != digestLen || strings.Trim(digest, "0123456789abcdef") != "" {
		return nil, fmt.Errorf("%.80q is no digest of a problem, which has %d digits of base 16", digest, digestLen)
	}
	return s.List(ctx, prefixOf(digest))
}

// Put keeps r, a Result of p, and returns its name in the store. One that no search found is kept once.
func Put(ctx context.Context, s *store.Store, p *regalloc.Problem, r *regalloc.Result, by Search) (string, error) {
	q, bare := *p, *r
	q.Name = "" // equal functions of several names have the same Results
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

// Read returns the Result of p that has a name, without bounds. What is no Result of p is an error.
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
		return nil, fmt.Errorf("%s is no result of problem %s: %w", name, p.Name, &errs[0])
	}
	r.Bound, r.ModelBound = regalloc.NoBound, regalloc.NoBound
	return r, nil
}

// A State is the knowledge about a Problem before a search.
type State struct {
	Name    string           // in the store, of the best Result; "": there is none
	Result  *regalloc.Result // nil: there is none
	Cost    float64          // of it
	Done    bool             // the same search, or a longer one, has been made
	Refused []error          // entries for this Problem that are Results of another, or of none
}

// Best returns what is known of p before a search: of Results that cost the same the one whose name is least. It proves
// each Result that is kept for p, which takes time linear in all of them.
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

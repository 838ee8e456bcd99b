// Package piece defines the unit of work of an experiment: a small deterministic operation on content-addressed inputs,
// whose outcome is stored under a name derived from the operation and its inputs.
package piece

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"time"

	"spillway/lab/internal/store"
)

// A Piece is an operation on inputs in the store, with arguments.
type Piece struct {
	Op     string            `json:"op"`
	Inputs []string          `json:"inputs,omitempty"` // names in the store
	Args   map[string]string `json:"args,omitempty"`
}

// Key returns the name of p's outcome as computed by this version of the compiler.
func (p *Piece) Key(version string) string {
	text, err := json.Marshal(struct {
		Piece
		Version string `json:"version"`
		Op      int    `json:"revision"`
	}{*p, version, ops[p.Op].Revision})
	if err != nil {
		panic(err) // strings can always be encoded
	}
	sum := sha256.Sum256(text)
	return store.Name("piece", hex.EncodeToString(sum[:]))
}

// An Op computes pieces of one kind. Its result is encoded as JSON and must depend on the piece alone.
type Op struct {
	Revision int // incremented when the meaning of the op changes
	Do       func(ctx context.Context, s *store.Store, p *Piece) (any, error)
}

var ops = map[string]Op{}

// Register registers an op under a name.
func Register(name string, op Op) { ops[name] = op }

// An Outcome is the outcome of computing a piece: a value or an error, and the time it took, which alone is not
// reproducible.
type Outcome struct {
	Value json.RawMessage `json:"value,omitempty"`
	Error string          `json:"error,omitempty"`
	Ns    int64           `json:"ns"`
}

// Compute computes p unless the store has its outcome already, and reports whether it did.
func Compute(ctx context.Context, s *store.Store, version string, p *Piece) (computed bool, err error) {
	key := p.Key(version)
	if ok, err := s.Has(ctx, key); ok || err != nil {
		return false, err
	}
	op, ok := ops[p.Op]
	if !ok {
		return false, fmt.Errorf("unknown operation %q", p.Op)
	}
	var x Outcome
	start := time.Now()
	value, err := safely(ctx, s, op, p)
	x.Ns = time.Since(start).Nanoseconds()
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case store.Missing(err):
		return false, err // a missing input, which another run may have
	case err != nil:
		x.Error = err.Error()
	default:
		if x.Value, err = json.Marshal(value); err != nil {
			return false, err
		}
	}
	text, err := json.Marshal(&x)
	if err != nil {
		return false, err
	}
	return true, s.Put(ctx, key, text)
}

// safely runs an op: a panic becomes an error of this piece.
func safely(ctx context.Context, s *store.Store, op Op, p *Piece) (value any, err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("panic: %v\n%s", x, debug.Stack())
		}
	}()
	return op.Do(ctx, s, p)
}

// Read returns the outcome of p and decodes its value into value.
func Read(ctx context.Context, s *store.Store, version string, p *Piece, value any) (x Outcome, err error) {
	text, err := s.Get(ctx, p.Key(version))
	if err != nil {
		return x, err
	}
	if err := json.Unmarshal(text, &x); err != nil || x.Error != "" {
		return x, err
	}
	return x, json.Unmarshal(x.Value, value)
}

// Package piece is the unit of work of an experiment: something small and deterministic that is done to
// inputs known by their content, and whose outcome is kept by the name that all of this has.
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

// Key returns the name of the outcome of p when a compiler of this version computes it.
func (p *Piece) Key(version string) string {
	text, err := json.Marshal(struct {
		Piece
		Version string `json:"version"`
		Op      int    `json:"revision"`
	}{*p, version, ops[p.Op].Revision})
	if err != nil {
		panic(err) // strings always can be written
	}
	sum := sha256.Sum256(text)
	return store.Name("piece", hex.EncodeToString(sum[:]))
}

// An Op computes a kind of pieces. What it returns is written as JSON and must depend on the piece alone.
type Op struct {
	Revision int // changes whenever the op means something else
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
		return false, fmt.Errorf("there is no operation %q", p.Op)
	}
	var x Outcome
	start := time.Now()
	value, err := safely(ctx, s, op, p)
	x.Ns = time.Since(start).Nanoseconds()
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case store.Missing(err):
		return false, err // an input, which another run may have
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

// safely runs an op: a panic is an error of this piece, and of no other.
func safely(ctx context.Context, s *store.Store, op Op, p *Piece) (value any, err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("panic: %v\n%s", x, debug.Stack())
		}
	}()
	return op.Do(ctx, s, p)
}

// Read returns the outcome of p, whose value it reads into value.
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

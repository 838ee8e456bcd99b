package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// Ops describes the operations that a machine has, by type: those that legalization keeps. Implementations must be safe
// for concurrent use.
type Ops interface {
	// Has reports whether the machine has op with a first result of type t; nil: no result.
	Has(op ir.Op, t *ir.Type) bool
	// HasOn is Has for a vector operation with a constant argument.
	HasOn(op ir.Op, t *ir.Type) bool
	// Converts reports whether the machine has the conversion op from src to t.
	Converts(op ir.Op, t, src *ir.Type) bool
	// Compares reports whether the machine compares values of type src under pred.
	Compares(pred ir.Pred, src *ir.Type) bool
	// HasRMW reports whether the machine has the atomic read-modify-write k at type t; used: the old value is its
	// result.
	HasRMW(k ir.RMW, t *ir.Type, used bool) bool
	// Makes reports whether the machine materializes the constant of type t with the given value, sign-extended or IEEE
	// bits, without a constant pool entry.
	Makes(t *ir.Type, value int64) bool
}

// tiles are the operations of a target's tiles.
type tiles struct{ *target.Target }

func (t tiles) Has(op ir.Op, typ *ir.Type) bool           { return op != ir.OpInvalid && t.Legal(op, typ, nil) }
func (t tiles) HasOn(op ir.Op, typ *ir.Type) bool         { return op != ir.OpInvalid && t.HasRoot(op, typ) }
func (t tiles) Converts(op ir.Op, typ, src *ir.Type) bool { return t.Legal(op, typ, src) }
func (t tiles) Compares(pred ir.Pred, src *ir.Type) bool  { return t.LegalPred(pred, src) }
func (t tiles) Makes(typ *ir.Type, value int64) bool      { return t.MakesConst(typ, value) }
func (t tiles) HasRMW(k ir.RMW, typ *ir.Type, used bool) bool {
	return t.LegalRMW(k, typ, used)
}

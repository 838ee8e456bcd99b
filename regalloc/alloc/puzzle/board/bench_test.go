package board

import (
	"math/rand/v2"
	"testing"
)

// randomBoards returns solvable boards of k areas, as full as they come.
func randomBoards(columns []uint8, k, n int) (boards [][]Area, pieces []Pieces) {
	rng := rand.New(rand.NewPCG(1, 2))
	var s Solver
	for range n {
		var b []Area
		for i := range k {
			c := columns[i%len(columns)]
			a := Area{Columns: c}
			if rng.IntN(2) == 0 {
				a.Upper, a.Lower = uint8(rng.IntN(1<<c)), uint8(rng.IntN(1<<c))
			}
			b = append(b, a)
		}
		var p Pieces
		for range 6 * k {
			k := Kind(rng.IntN(NumKinds))
			if p[k]++; k.Width() > Widest(b) || !s.Decide(b, p) {
				p[k]--
			}
		}
		boards, pieces = append(boards, b), append(pieces, p)
	}
	return boards, pieces
}

func benchmark(b *testing.B, run func(s *Solver, a []Area, p Pieces)) {
	for _, kind := range []struct {
		name    string
		columns []uint8
	}{{"type0", []uint8{1}}, {"type1", []uint8{2}}, {"hybrid", []uint8{2, 1}}, {"type2", []uint8{4}}, {"type3", []uint8{8}}} {
		boards, pieces := randomBoards(kind.columns, 8, 256)
		b.Run(kind.name, func(b *testing.B) {
			var s Solver
			b.ReportAllocs()
			for i := range b.N {
				run(&s, boards[i%256], pieces[i%256])
			}
		})
	}
}

func BenchmarkDecide8(b *testing.B) {
	benchmark(b, func(s *Solver, a []Area, p Pieces) { s.Decide(a, p) })
}

func BenchmarkSolve8(b *testing.B) {
	var placed []Placed
	benchmark(b, func(s *Solver, a []Area, p Pieces) { placed, _ = s.Solve(placed[:0], a, p) })
}

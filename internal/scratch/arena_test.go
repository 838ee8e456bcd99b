package scratch

import "testing"

// TestArena allocates memory that does not overlap, and the same again only after Reset.
func TestArena(t *testing.T) {
	var a Arena[int]
	x := a.Take(3)
	y := a.Copy([]int{4, 5})
	for i := range x {
		x[i] = i + 1
	}
	if x = append(x, 9); y[0] != 4 || y[1] != 5 || cap(y) != 2 {
		t.Fatal(x, y)
	}
	w := a.Take(5)
	a.Back(3)
	if u := a.Take(1); &u[0] != &w[:5][2] {
		t.Error("what is given back is not taken next")
	}
	a.Give()
	z := a.Take(2 * chunk)
	z[0] = 7
	a.Reset()
	if y[0] != 4 {
		t.Error("what was given is taken back")
	}
	if w := a.Take(2 * chunk); &w[0] != &z[0] || w[0] != 0 {
		t.Error("what was taken back is not cleared and used again")
	}
}

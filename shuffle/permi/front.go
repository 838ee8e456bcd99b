package permi

// front is a set of pairs (F1, F2) that copy sets reach, without dominated pairs: a decreasing function from F1 to the
// least F2. It covers F1 = f1 .. f1+width, and keeps its last value beyond; below f1 nothing is reachable. Nearly all
// fronts have slope -1, so that three numbers suffice; the others keep their values, less f2, in fronts.values[at:].
// The zero value is the front of the empty graph, {(0, 0)}.
type front struct {
	f1, f2 int32
	width  int32 // -1: no pair at all
	at     int32 // 0: slope -1
}

var nothing = front{width: -1}

// unreachable exceeds any F2.
const unreachable = int32(1) << 30

// shift adds to both coordinates.
func (f front) shift(d1, d2 int32) front {
	f.f1 += d1
	f.f2 += d2
	return f
}

// fronts owns the values of the fronts that are not segments.
type fronts struct {
	values []int32
	row    []int32 // the front under construction
}

func (a *fronts) reset() { a.values = append(a.values[:0], 0) }

// eval returns the least F2 with F1 <= x.
func (a *fronts) eval(f front, x int32) int32 {
	i := x - f.f1
	if i < 0 || f.width < 0 {
		return unreachable
	}
	i = min(i, f.width)
	if f.at == 0 {
		return f.f2 - i
	}
	return f.f2 + a.values[f.at+i]
}

// convolve returns all sums of a pair of f and a pair of g.
func (a *fronts) convolve(f, g front) front {
	if f.width < 0 || g.width < 0 {
		return nothing
	}
	switch {
	case f.at == 0 && g.at == 0:
		return front{f.f1 + g.f1, f.f2 + g.f2, f.width + g.width, 0}
	case f.width == 0:
		return g.shift(f.f1, f.f2)
	case g.width == 0:
		return f.shift(g.f1, g.f2)
	}
	row := a.newRow(f.width + g.width + 1)
	for i := range f.width + 1 {
		fi := a.eval(f, f.f1+i)
		for j := range g.width + 1 {
			row[i+j] = min(row[i+j], fi+a.eval(g, g.f1+j))
		}
	}
	return a.keep(f.f1+g.f1, row)
}

// union returns the pairs of f and of g.
func (a *fronts) union(f, g front) front {
	switch {
	case f.width < 0:
		return g
	case g.width < 0:
		return f
	case f.at == 0 && g.at == 0:
		if segmentCovers(f, g) {
			return f
		}
		if segmentCovers(g, f) {
			return g
		}
	}
	lo, hi := min(f.f1, g.f1), max(f.f1+f.width, g.f1+g.width)
	row := a.newRow(hi - lo + 1)
	for i := range row {
		x := lo + int32(i)
		row[i] = min(a.eval(f, x), a.eval(g, x))
	}
	return a.keep(lo, row)
}

// segmentCovers reports whether every pair of g, a segment of slope -1 like f, is matched by one of
// f that is no worse.
func segmentCovers(f, g front) bool {
	return f.f1 <= g.f1 && f.f1+f.f2 <= g.f1+g.f2 && f.f2-f.width <= g.f2-g.width
}

func (a *fronts) newRow(n int32) []int32 {
	if int(n) > cap(a.row) {
		a.row = make([]int32, n, 2*n)
	}
	row := a.row[:n]
	for i := range row {
		row[i] = unreachable
	}
	return row
}

// keep converts row[i] = the least F2 at F1 = f1+i to a front.
func (a *fronts) keep(f1 int32, row []int32) front {
	end, segment := 0, true
	for i := 1; i < len(row); i++ {
		row[i] = min(row[i], row[i-1])
		if row[i] < row[end] {
			end = i
		}
	}
	for i := 1; i <= end; i++ {
		segment = segment && row[i] == row[i-1]-1
	}
	f := front{f1: f1, f2: row[0], width: int32(end)}
	if !segment {
		f.at = int32(len(a.values))
		for _, v := range row[:end+1] {
			a.values = append(a.values, v-row[0])
		}
	}
	return f
}

// split finds a pair of f and one of g whose F1 add up to at most x and whose F2 add up to at most
// y. It returns the bounds on F1 for both.
func (a *fronts) split(f, g front, x, y int32) (xf, xg int32, ok bool) {
	if f.width < 0 || g.width < 0 {
		return 0, 0, false
	}
	first := f.f1
	if f.at == 0 && g.at == 0 {
		first = min(f.f1+f.width, x-g.f1) // between segments every division is as good
	}
	for xf = first; xf <= min(f.f1+f.width, x-g.f1); xf++ {
		if a.eval(f, xf)+a.eval(g, x-xf) <= y {
			return xf, x - xf, true
		}
	}
	return 0, 0, false
}

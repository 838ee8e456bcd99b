package board

// A Solver solves boards. It reuses its working memory; the zero value is ready.
type Solver struct {
	Decisions int // number of boards decided, for statistics

	areas   []Area // the board as it fills up
	widest  int
	count   census
	planner planner
	octs    octPlanner
	plan    plan
	mutant  program // for tests; nil is figure8

	cells  []cell
	placed []Placed
	queue  [NumKinds][]Spot
}

// Decide reports whether all pieces fit into the areas. It takes time linear in the areas to count them and constant
// time after that; boards with areas of four columns and pieces of width 4, or with areas of eight columns, take time
// polynomial in the number of such pieces, on average little.
func (s *Solver) Decide(areas []Area, p Pieces) bool {
	s.load(areas)
	return s.decide(p)
}

// Solve appends a placement of all pieces to dst, in linear time after the decision, and reports whether one exists.
func (s *Solver) Solve(dst []Placed, areas []Area, p Pieces) ([]Placed, bool) {
	s.load(areas)
	if !s.decide(p) {
		return dst, false
	}
	return s.place(dst, p), true
}

// Guide solves a board on which pieces may have preferred spots: piece i of want goes to its Spot if it has one and
// the rest of the board can still be solved; earlier pieces have priority. The spots of all pieces are stored in want.
// It reports whether there is a solution; if not, want is unchanged.
//
// It decides one board if all preferences can be satisfied, otherwise one more for each preference.
func (s *Solver) Guide(areas []Area, want []Placed) bool {
	s.load(areas)
	var all Pieces
	for i := range want {
		all[want[i].Kind]++
	}
	granted := all
	conflict := false
	for i := range want {
		if w := &want[i]; w.Area >= 0 {
			if !s.areas[w.Area].fits(w.Kind, w.Column, s.widest) {
				conflict = true
				continue
			}
			s.fill(w)
			granted[w.Kind]--
		}
	}
	if !conflict && s.decide(granted) {
		s.finish(granted, want)
		return true
	}
	s.load(areas)
	if !s.decide(all) {
		return false
	}
	for i := range want {
		if w := &want[i]; w.Area >= 0 && !s.grant(w, &all) {
			w.Spot = Nowhere
		}
	}
	s.decide(all)
	s.finish(all, want)
	return true
}

// grant puts w into its spot if the other pieces can still be placed.
func (s *Solver) grant(w *Placed, left *Pieces) bool {
	if !s.areas[w.Area].fits(w.Kind, w.Column, s.widest) {
		return false
	}
	before := s.areas[w.Area]
	s.fill(w)
	left[w.Kind]--
	if s.decide(*left) {
		return true
	}
	s.enter(s.areas[w.Area], -1)
	s.areas[w.Area] = before
	s.enter(before, 1)
	left[w.Kind]++
	return false
}

// finish places the pieces in left and assigns their spots to the pieces of want that have none.
func (s *Solver) finish(left Pieces, want []Placed) {
	s.placed = s.place(s.placed[:0], left)
	for k := range s.queue {
		s.queue[k] = s.queue[k][:0]
	}
	for _, p := range s.placed {
		s.queue[p.Kind] = append(s.queue[p.Kind], p.Spot)
	}
	for i := range want {
		if w := &want[i]; w.Area < 0 {
			q := s.queue[w.Kind]
			w.Spot, s.queue[w.Kind] = q[0], q[1:]
		}
	}
}

// load copies the areas and counts them.
func (s *Solver) load(areas []Area) {
	s.areas = append(s.areas[:0], areas...)
	s.widest = Widest(areas)
	s.count = census{}
	for i := range areas {
		s.enter(areas[i], 1)
	}
}

// fill puts w into its spot.
func (s *Solver) fill(w *Placed) {
	a := &s.areas[w.Area]
	s.enter(*a, -1)
	a.fill(w.Kind, w.Column, s.widest)
	s.enter(*a, 1)
}

// column returns the filled squares of one column: bit 0 the upper, bit 1 the lower.
func (a Area) column(c uint8) uint8 { return a.Upper>>c&1 | a.Lower>>c&1<<1 }

// pair returns the filled squares of columns c and c+1, as shapeOf needs them.
func (a Area) pair(c uint8) uint8 { return a.Upper>>c&3 | a.Lower>>c&3<<2 }

// enter adds n areas like a to the census.
func (s *Solver) enter(a Area, n int32) {
	c := &s.count
	switch {
	case s.widest == 8: // decideOcts looks at the areas themselves
	case s.widest == 4:
		s.enterQuad(a, n)
	case a.Columns == 2:
		c.shapes[shapeOf[a.pair(0)]] += n
	default:
		c.columns[a.column(0)] += n
	}
}

func (s *Solver) enterQuad(a Area, n int32) {
	c := &s.count
	switch a.Columns {
	case 4:
		c.shapes[shapeOf[a.pair(0)]] += n
		c.shapes[shapeOf[a.pair(2)]] += n
	case 2:
		c.columns[a.column(0)] += n
		c.columns[a.column(1)] += n
	default:
		c.quads[a.column(0)] += n
		return
	}
	for row := range c.rows {
		if class := a.classOf(row); class != rowTaken {
			c.rows[row][class] += n
		}
	}
}

func (s *Solver) program() program {
	if s.mutant != nil {
		return s.mutant
	}
	return figure8
}

// split sorts pieces by width; ok is false if some are wider than any register.
func split(p *Pieces, widest int) (left small, quads quadPieces, ok bool) {
	if widest == 1 {
		left = small{wideX: p[X1], wideZ: p[Z1], wideY: p[Y2]}
		return left, quads, p[X2]|p[X4]|p[X8]|p[Z2]|p[Z4]|p[Z8]|p[Y4]|p[Y8]|p[Y16] == 0
	}
	left = small{narrowX: p[X1], wideX: p[X2], narrowZ: p[Z1], wideZ: p[Z2], narrowY: p[Y2], wideY: p[Y4]}
	quads = quadPieces{x: p[X4], z: p[Z4], y: p[Y8]}
	return left, quads, (widest == 4 || p[X4]|p[Z4]|p[Y8] == 0) && p[X8]|p[Z8]|p[Y16] == 0
}

// decide decides the board as it is, and leaves the plan for pieces of width 4.
func (s *Solver) decide(p Pieces) bool {
	s.Decisions++
	if s.widest == 8 {
		return s.decideOcts(&p)
	}
	left, quads, ok := split(&p, s.widest)
	switch {
	case !ok:
		return false
	case s.widest < 4:
		return s.program().decide(&s.count, left)
	}
	return s.planner.plan(s.program(), &s.count, &left, quads, &s.plan)
}

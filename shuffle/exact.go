package shuffle

import "slices"

const (
	// exactLocs is the maximum number of locations of a parallel copy for an exact search. Emergency slots, and one
	// borrowed register of each class, are not counted.
	exactLocs = 8

	valueBits = 4
	anything  = 1<<valueBits - 1 // a dead value
)

// exact finds a cheapest sequence by A*: states are the contents of locations, four bits each.
type exact struct {
	env   *Env
	locs  []Loc
	class []uint8 // by number of a location, as below
	mem   []bool
	want  []uint8 // its final value, or anything
	steps []step  // the available operations

	states []contents // all states reached
	table  []int32    // by hash: 1 + index of a state
	open   []int32    // a heap by estimate, then by number
}

// A step is an operation on numbered locations.
type step struct {
	dst, src uint8
	swap     bool
	cost     price
}

// contents are a state and how it was reached.
type contents struct {
	key      uint64
	cost     price // so far
	estimate price // a lower bound on the cost of a sequence through the state
	parent   int32
	step     int32
	done     bool
}

func (x *exact) at(key uint64, l uint8) uint8 { return uint8(key >> (valueBits * uint(l)) & anything) }

func put(key uint64, l, v uint8) uint64 {
	shift := valueBits * uint(l)
	return key&^(anything<<shift) | uint64(v)<<shift
}

// Cheapest is Sequence for parallel copies over memory or several classes, for which Sequence is not always optimal: up
// to 8 locations it searches for a cheapest sequence, visiting at most states states. proved means that no sequence is
// cheaper that uses only these locations, emergency slots, and one borrowed register of each class. It allocates.
func (s *Sequencer) Cheapest(dst []Op, moves []Move, env *Env, states int) (ops []Op, proved bool, err error) {
	n := len(dst)
	if dst, err = s.Sequence(dst, moves, env); err != nil {
		return dst, false, err
	}
	var x exact
	best, proved := x.improve(dst[n:], moves, env, states)
	return append(dst[:n], best...), proved, nil
}

// improve returns ops, which implement moves, or a cheaper sequence, and whether it is proved cheapest. It visits at
// most most states.
func (x *exact) improve(ops []Op, moves []Move, env *Env, most int) (best []Op, proved bool) {
	cost := price(0)
	for i := range ops {
		if ops[i].Kind == OpRemat {
			return ops, false // its cost is unknown here
		}
		cost += env.price(ops[i])
	}
	start, ok := x.pose(moves, env)
	if !ok {
		return ops, false
	}
	least := x.remaining(start)
	if cost <= least {
		return ops, true
	}
	x.findSteps()
	at, proved := x.search(start, least, cost, most)
	if at < 0 {
		return ops, proved
	}
	ops = ops[:0]
	for ; x.states[at].parent >= 0; at = x.states[at].parent {
		s := &x.steps[x.states[at].step]
		o := Op{Kind: OpMove, Dst: x.locs[s.dst], Src: x.locs[s.src]}
		if s.swap {
			o.Kind = OpSwap
		}
		ops = append(ops, o)
	}
	slices.Reverse(ops)
	return ops, true
}

// price returns the cost of an operation, 0 if the machine lacks it.
func (env *Env) price(o Op) price {
	d, u := env.Locs[o.Dst], env.Locs[o.Src]
	to := &env.Classes[d.Class]
	switch {
	case o.Kind == OpSwap && (d.Memory && u.Memory || d.Class != u.Class):
		return 0
	case o.Kind == OpSwap && (d.Memory || u.Memory):
		return price(to.SwapMem)
	case o.Kind == OpSwap:
		return price(to.Swap)
	case d.Memory && u.Memory:
		return price(to.MemMove)
	case d.Memory:
		return price(env.Classes[u.Class].Store)
	case u.Memory:
		return price(to.Load)
	case d.Class != u.Class:
		return price(to.Cross)
	}
	return price(to.Move)
}

// pose numbers the locations and returns their initial values; ok is false if there are too many.
func (x *exact) pose(moves []Move, env *Env) (start uint64, ok bool) {
	x.env, x.locs = env, x.locs[:0]
	add := func(l Loc) {
		if env.valid(l) && !slices.Contains(x.locs, l) {
			x.locs = append(x.locs, l)
		}
	}
	for i := range moves {
		if moves[i].Src == NoLoc || len(x.locs) > exactLocs {
			return 0, false
		}
		add(moves[i].Dst)
		add(moves[i].Src)
	}
	named := len(x.locs)
	for _, l := range env.Scratch {
		if len(x.locs) < exactLocs {
			add(l)
		}
	}
	if named > exactLocs {
		return 0, false
	}
	used := len(x.locs)
	for _, l := range x.locs[:named] {
		c := env.Locs[l].Class
		add(env.emergency(c, 0))
		add(env.emergency(c, 1))
		add(x.unnamed(c))
		if len(x.locs) > 64/valueBits {
			return 0, false
		}
	}
	return x.values(moves, used), true
}

// unnamed returns a register of class c whose contents must be preserved, or NoLoc.
func (x *exact) unnamed(c uint8) Loc {
	keeps := func(l Loc) bool {
		return x.env.register(l) && x.env.Locs[l].Class == c && !slices.Contains(x.locs, l) && !slices.Contains(x.env.Scratch, l)
	}
	if b := x.env.Classes[c].Borrow; keeps(b) {
		return b
	}
	for l := range x.env.Locs {
		if keeps(Loc(l)) {
			return Loc(l)
		}
	}
	return NoLoc
}

// values computes the initial and required contents of locations: a value is numbered by its initial location.
func (x *exact) values(moves []Move, used int) (start uint64) {
	x.class, x.mem, x.want = x.class[:0], x.mem[:0], x.want[:0]
	for n, l := range x.locs {
		x.class, x.mem = append(x.class, x.env.Locs[l].Class), append(x.mem, x.env.Locs[l].Memory)
		v := uint8(n)
		if slices.Contains(x.env.Scratch, l) || n >= used && x.mem[n] {
			v = anything // dead
		}
		x.want = append(x.want, v)
	}
	for i := range moves {
		x.want[slices.Index(x.locs, moves[i].Dst)] = uint8(slices.Index(x.locs, moves[i].Src))
	}
	for n := range x.locs {
		v := uint8(n)
		if !slices.Contains(x.want, v) {
			v = anything
		}
		start = put(start, uint8(n), v)
	}
	return start
}

// findSteps lists the operations.
func (x *exact) findSteps() {
	x.steps = x.steps[:0]
	for d := range x.locs {
		for s := range x.locs {
			if d == s {
				continue
			}
			for _, kind := range []Kind{OpMove, OpSwap} {
				if kind == OpSwap && s < d {
					continue
				}
				if cost := x.env.price(Op{Kind: kind, Dst: x.locs[d], Src: x.locs[s]}); cost > 0 {
					x.steps = append(x.steps, step{uint8(d), uint8(s), kind == OpSwap, cost})
				}
			}
		}
	}
}

// remaining returns a lower bound on the remaining cost. Every value needed in a register class that does not have it
// must be brought in once, and is copied from there at best; a swap writes two locations.
func (x *exact) remaining(key uint64) (sum price) {
	for n := range x.locs {
		v := uint8(n)
		registers, slots := false, 0 // that need it
		for l := range x.locs {
			if x.want[l] != v || x.at(key, uint8(l)) == v {
				continue
			}
			if x.mem[l] {
				slots++
				continue
			}
			registers = true
			c := x.class[l]
			least := x.entering(c)
			if x.inClass(key, v, c) || !x.firstOf(key, v, uint8(l)) {
				least = min(least, x.copying(c))
			}
			sum += least
		}
		if slots > 0 {
			sum += x.storing(slots, registers || x.inRegister(key, v))
		}
	}
	return sum
}

// firstOf reports whether l is the first location of its class that still needs v.
func (x *exact) firstOf(key uint64, v, l uint8) bool {
	for k := range l {
		if x.want[k] == v && !x.mem[k] && x.class[k] == x.class[l] && x.at(key, k) != v {
			return false
		}
	}
	return true
}

func (x *exact) inClass(key uint64, v, c uint8) bool {
	for l := range x.locs {
		if !x.mem[l] && x.class[l] == c && x.at(key, uint8(l)) == v {
			return true
		}
	}
	return false
}

func (x *exact) inRegister(key uint64, v uint8) bool {
	for l := range x.locs {
		if !x.mem[l] && x.at(key, uint8(l)) == v {
			return true
		}
	}
	return false
}

// least returns the minimum of the prices other than 0.
func least(prices ...price) price {
	best := impossible
	for _, p := range prices {
		if p > 0 {
			best = min(best, p)
		}
	}
	return best
}

// copying returns the minimum cost of copying a value between registers of class c.
func (x *exact) copying(c uint8) price {
	k := &x.env.Classes[c]
	return least(price(k.Move), (price(k.Swap)+1)/2)
}

// entering returns the minimum cost of bringing a value into class c.
func (x *exact) entering(c uint8) price {
	k := &x.env.Classes[c]
	return least(price(k.Load), price(k.Cross), (price(k.SwapMem)+1)/2)
}

// storing returns the minimum cost of writing a value to n slots, depending on whether it is, or will be, in a
// register.
func (x *exact) storing(n int, register bool) price {
	direct, load := impossible, impossible
	store := impossible
	for c := range x.env.Classes {
		k := &x.env.Classes[c]
		store = min(store, least(price(k.Store), (price(k.SwapMem)+1)/2))
		load, direct = min(load, x.entering(uint8(c))), min(direct, least(price(k.MemMove)))
	}
	if register {
		return min(direct, store).times(int32(n))
	}
	return min(direct.times(int32(n)), load.plus(min(direct, store).times(int32(n))))
}

// search returns the cheapest final state if its cost is below limit, or -1; proved is true if nothing is below limit,
// or below the returned state.
func (x *exact) search(start uint64, estimate, limit price, most int) (at int32, proved bool) {
	size := 4
	for size < 4*most {
		size *= 2
	}
	if len(x.table) < size {
		x.table = make([]int32, size)
	}
	clear(x.table)
	x.states, x.open = append(x.states[:0], contents{key: start, estimate: estimate, parent: -1}), x.open[:0]
	x.table[x.slot(start)] = 1
	x.push(0)
	for len(x.open) > 0 {
		n := x.pop()
		if x.states[n].done {
			continue
		}
		x.states[n].done = true
		if x.states[n].estimate >= limit {
			return -1, true
		}
		if x.finished(x.states[n].key) {
			return n, true
		}
		for k := range x.steps {
			if !x.follow(n, int32(k), limit, most) {
				return -1, false
			}
		}
	}
	return -1, true
}

// finished reports whether all locations have their required contents.
func (x *exact) finished(key uint64) bool {
	for l, v := range x.want {
		if v != anything && x.at(key, uint8(l)) != v {
			return false
		}
	}
	return true
}

// follow adds the state after step k from state n, and reports whether there was room for it.
func (x *exact) follow(n, k int32, limit price, most int) bool {
	from, s := x.states[n], &x.steps[k]
	v, old := x.at(from.key, s.src), x.at(from.key, s.dst)
	key := put(from.key, s.dst, v)
	if s.swap {
		key = put(key, s.src, old)
	} else if v == anything || old != anything && x.lost(key, old) {
		return true
	}
	if key == from.key {
		return true
	}
	cost := from.cost + s.cost
	estimate := cost + x.remaining(key)
	if estimate >= limit {
		return true
	}
	slot := x.slot(key)
	if i := x.table[slot]; i > 0 {
		old := &x.states[i-1]
		if cost < old.cost {
			old.cost, old.estimate, old.parent, old.step, old.done = cost, estimate, n, k, false
			x.push(i - 1)
		}
		return true
	}
	if len(x.states) >= most {
		return false
	}
	x.states = append(x.states, contents{key, cost, estimate, n, k, false})
	x.table[slot] = int32(len(x.states))
	x.push(int32(len(x.states) - 1))
	return true
}

// lost reports whether a needed value v is in no location.
func (x *exact) lost(key uint64, v uint8) bool {
	for l := range x.locs {
		if x.at(key, uint8(l)) == v {
			return false
		}
	}
	return true
}

// slot returns the index of a state in the table, or of its insertion.
func (x *exact) slot(key uint64) int {
	mask := len(x.table) - 1
	i := int(key*0x9e3779b97f4a7c15>>32) & mask
	for x.table[i] > 0 && x.states[x.table[i]-1].key != key {
		i = (i + 1) & mask
	}
	return i
}

// before orders the heap: by estimate, then by progress, then by number.
func (x *exact) before(a, b int32) bool {
	s, t := &x.states[a], &x.states[b]
	switch {
	case s.estimate != t.estimate:
		return s.estimate < t.estimate
	case s.cost != t.cost:
		return s.cost > t.cost
	}
	return a < b
}

func (x *exact) push(n int32) {
	x.open = append(x.open, n)
	for i := len(x.open) - 1; i > 0; {
		up := (i - 1) / 2
		if !x.before(x.open[i], x.open[up]) {
			return
		}
		x.open[i], x.open[up] = x.open[up], x.open[i]
		i = up
	}
}

func (x *exact) pop() int32 {
	top := x.open[0]
	last := len(x.open) - 1
	x.open[0] = x.open[last]
	x.open = x.open[:last]
	for i := 0; ; {
		k := 2*i + 1
		if k >= last {
			return top
		}
		if k+1 < last && x.before(x.open[k+1], x.open[k]) {
			k++
		}
		if !x.before(x.open[k], x.open[i]) {
			return top
		}
		x.open[i], x.open[k] = x.open[k], x.open[i]
		i = k
	}
}

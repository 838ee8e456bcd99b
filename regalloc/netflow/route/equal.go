package route

import "spillway/regalloc/netflow/model"

// equals finds segments whose values may be equal to another's while both are
// alive: such values may share registers, slots and moves. Of two that may be equal
// the later one is marked. Values become equal by copies whose source goes on, and
// where one edge carries a value to two segments; they stay equal until one ends, and
// go on so over edges. Time is linear in the pairs, of which there are few.
func equals(m *model.Model) []bool {
	w := &equality{m: m, free: make([]bool, len(m.Segs)), seen: map[[2]int32]bool{}}
	for i := range m.Links {
		for j := i + 1; j < len(m.Links) && m.Links[j].From == m.Links[i].From; j++ {
			if m.Links[j].Edge == m.Links[i].Edge {
				w.pair(m.Links[i].To, m.Links[j].To)
			}
		}
	}
	for e := range m.Events {
		if x := &m.Events[e]; x.Kind == model.Copied && m.Segs[x.Seg].Alive(x.Instr) {
			w.pair(x.Seg, x.Child)
		}
	}
	for len(w.work) > 0 {
		p := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		w.spread(p[0], p[1])
		w.spread(p[1], p[0])
	}
	return w.free
}

type equality struct {
	m    *model.Model
	free []bool
	seen map[[2]int32]bool
	work [][2]int32
}

func (w *equality) pair(a, b int32) {
	if a > b {
		a, b = b, a
	}
	if p := [2]int32{a, b}; a != b && !w.seen[p] {
		w.seen[p], w.free[b] = true, true
		w.work = append(w.work, p)
	}
}

// spread pairs what a goes on as with b, and with what b goes on as.
func (w *equality) spread(a, b int32) {
	m := w.m
	s, t := &m.Segs[a], &m.Segs[b]
	for e := s.Events[0]; e < s.Events[1]; e++ {
		if x := &m.Events[e]; x.Kind == model.Copied && t.Alive(x.Instr) {
			w.pair(x.Child, b)
		}
		if x := &m.Events[e]; x.Kind == model.Copied {
			for f := t.Events[0]; f < t.Events[1]; f++ {
				if y := &m.Events[f]; y.Kind == model.Copied && y.Instr == x.Instr {
					w.pair(x.Child, y.Child)
				}
			}
		}
	}
	for i := s.Links[0]; i < s.Links[1]; i++ {
		for j := t.Links[0]; j < t.Links[1]; j++ {
			if m.Links[i].Edge == m.Links[j].Edge {
				w.pair(m.Links[i].To, m.Links[j].To)
			}
		}
	}
}

package slotcoloring

// Words returns how many words the sets of slots take.
func (s *Sharer) Words() int { return len(s.liveIn) + len(s.conf) }

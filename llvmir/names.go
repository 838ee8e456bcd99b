package llvmir

import (
	"hash/maphash"
	"strings"
)

// nameTable finds the named locals of a function by open addressing over their hashes. It is reused for all
// functions.
type nameTable struct {
	seed  maphash.Seed
	slots []nameSlot // a power of two of them, at most half of them in use
	used  int
	text  strings.Builder // the names, one after the other
}

// nameSlot is a local's number plus 1, or 0, and the hash of its name.
type nameSlot struct {
	hash  uint32
	local int32
}

// reset removes all names.
func (t *nameTable) reset() {
	if t.slots == nil {
		t.seed = maphash.MakeSeed()
	}
	if len(t.slots) == 0 || len(t.slots) > 64 && len(t.slots) > 8*t.used {
		t.slots = make([]nameSlot, 64) // clearing takes as long as when there were most
	} else {
		clear(t.slots)
	}
	t.used = 0
}

// find returns the index of the local of the given name and whether it exists; if not, the slot to put it in.
func (t *nameTable) find(name []byte, locals []local) (at uint32, hash uint32, ok bool) {
	hash = uint32(maphash.Bytes(t.seed, name))
	mask := uint32(len(t.slots) - 1)
	for at = hash & mask; ; at = (at + 1) & mask {
		switch s := t.slots[at]; {
		case s.local == 0:
			return at, hash, false
		case s.hash == hash && locals[s.local-1].name == string(name):
			return uint32(s.local - 1), hash, true
		}
	}
}

// add enters local number i with the given name and hash at a place that find has
// returned, and returns the name in memory that is shared by many.
func (t *nameTable) add(at, hash uint32, name []byte, i int32) string {
	t.slots[at] = nameSlot{hash, i + 1}
	if t.used++; 2*t.used > len(t.slots) {
		t.grow()
	}
	if t.text.Cap()-t.text.Len() < len(name) {
		t.text = strings.Builder{}
		t.text.Grow(max(1024, len(name)))
	}
	start := t.text.Len()
	t.text.Write(name)
	return t.text.String()[start:]
}

func (t *nameTable) grow() {
	old := t.slots
	t.slots = make([]nameSlot, 2*len(old))
	mask := uint32(len(t.slots) - 1)
	for _, s := range old {
		if s.local == 0 {
			continue
		}
		at := s.hash & mask
		for t.slots[at].local != 0 {
			at = (at + 1) & mask
		}
		t.slots[at] = s
	}
}

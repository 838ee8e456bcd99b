package libc

import "testing"

func TestLibAtomic(t *testing.T) {
	for name, want := range map[string]bool{
		"__atomic_load_8": true, "__atomic_fetch_nand_4": true, "__atomic_compare_exchange": true, "__atomic_exchange": true, "__atomic_store": true,
		"__atomic_load_3": false, "__atomic_load_16": false, "__atomic_fetch_add": false, "__atomic_is_lock_free": false, "atomic_load_8": false,
	} {
		if got := LibAtomic(name) != nil; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

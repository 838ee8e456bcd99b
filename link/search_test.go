package link_test

import (
	"strings"
	"testing"

	"spillway/link"
	"spillway/target/amd64"
)

// TestDefaults names the default libraries that are not there: none of them must be.
func TestDefaults(t *testing.T) {
	for _, c := range []struct {
		static bool
		want   string
	}{{false, "c libgcc_s.so.1"}, {true, "c gcc gcc_eh c"}} {
		s := link.Search{Format: amd64.Object(), Bare: true, Static: c.static}
		list, missing, err := s.Defaults()
		if len(list) > 0 || strings.Join(missing, " ") != c.want || err != nil {
			t.Errorf("static %v: %d found, %v missing, %v", c.static, len(list), missing, err)
		}
	}
}

package load

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// perfMaps is held while the process's map is written.
var perfMaps sync.Mutex

// perfMap appends functions to the file in which perf looks up the names of JIT-compiled code. Write errors are
// ignored: a program should not fail because its profile lacks names.
func perfMap(functions []function) {
	if len(functions) == 0 {
		return
	}
	var text strings.Builder
	for _, f := range functions {
		fmt.Fprintf(&text, "%x %x %s\n", f.start, max(f.end-f.start, 1), f.name)
	}
	perfMaps.Lock()
	defer perfMaps.Unlock()
	file, err := os.OpenFile(fmt.Sprintf("/tmp/perf-%d.map", os.Getpid()), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return
	}
	file.WriteString(text.String())
	file.Close()
}

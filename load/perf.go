package load

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// perfMaps is held while the process's map is written.
var perfMaps sync.Mutex

// perfMap adds functions to the file in which perf looks for the names of code that is in no file. What cannot be written is
// left out: a profile without names is no reason for a program to fail.
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

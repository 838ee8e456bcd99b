package asm_test

import (
	"fmt"
	"strings"
)

func fprintf(b *strings.Builder, format string, args ...any) { fmt.Fprintf(b, format, args...) }

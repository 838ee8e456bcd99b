package asm_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/leftout"
)

// A frameRow locates the caller's frame from address at on.
type frameRow struct {
	at    uint64
	cfa   string            // "rsp+16"
	saved map[string]string // "c-16" by register
}

// frames returns the rows of every function of an object, as readelf computes them, by address.
func frames(t *testing.T, object string) (rows []frameRow) {
	t.Helper()
	out, err := exec.Command("readelf", "-wF", object).Output()
	if err != nil {
		t.Fatal(err)
	}
	var columns []string
	inFDE := false
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		switch {
		case len(f) > 3 && (f[3] == "CIE" || f[3] == "FDE"):
			inFDE = f[3] == "FDE"
			if pc, ok := strings.CutPrefix(f[len(f)-1], "pc="); ok {
				start, _, _ := strings.Cut(pc, "..")
				if at, err := strconv.ParseUint(start, 16, 64); err == nil {
					rows = append(rows, frameRow{at: at, cfa: "rsp+8"})
				}
			}
		case len(f) > 1 && f[0] == "LOC":
			columns = f
		case len(f) == len(columns) && len(f) > 1 && inFDE:
			at, err := strconv.ParseUint(f[0], 16, 64)
			if err != nil {
				continue
			}
			row := frameRow{at: at, cfa: f[1], saved: map[string]string{}}
			for i := 2; i < len(f); i++ {
				row.saved[columns[i]] = f[i]
			}
			rows = append(rows, row)
		case len(f) == 0:
			columns = nil
		}
	}
	return rows
}

// A code is one instruction of a disassembly.
type code struct {
	at       uint64
	op, args string
	fn       string
}

var disassembled = regexp.MustCompile(`^\s+([0-9a-f]+):\t(\S+)\s*(.*)$`)

func disassemble(t *testing.T, object string) (list []code) {
	t.Helper()
	out, err := exec.Command("objdump", "-d", "--no-show-raw-insn", "-j", ".text", object).Output()
	if err != nil {
		t.Fatal(err)
	}
	fn := ""
	for line := range strings.Lines(string(out)) {
		line = strings.TrimRight(line, "\n")
		if name, ok := strings.CutSuffix(line, ">:"); ok {
			fn = name[strings.Index(name, "<")+1:]
		} else if m := disassembled.FindStringSubmatch(line); m != nil {
			at, _ := strconv.ParseUint(m[1], 16, 64)
			list = append(list, code{at, m[2], strings.TrimSpace(m[3]), fn})
		}
	}
	return list
}

// A stackState is the state of the stack while walking the code.
type stackState struct {
	depth int64 // bytes from rsp up to the caller's frame; -1: not known
	fp    bool  // rbp is 16 below it
}

// step returns the state after c.
func (s stackState) step(c code) stackState {
	imm := func(prefix, suffix string) (int64, bool) {
		a, ok := strings.CutPrefix(c.args, prefix)
		b, ok2 := strings.CutSuffix(a, suffix)
		n, err := strconv.ParseInt(b, 0, 64)
		if u, e := strconv.ParseUint(b, 0, 64); err != nil && e == nil { // objdump prints negative constants so
			n, err = int64(u), nil
		}
		return n, ok && ok2 && err == nil
	}
	if s.depth < 0 && !s.fp {
		return s
	}
	switch {
	case c.op == "push":
		s.move(8)
	case c.op == "pop" && c.args == "%rbp" && s.fp:
		return stackState{depth: 8}
	case c.op == "pop":
		s.move(-8)
	case c.op == "leave":
		return stackState{depth: 8}
	case c.op == "mov" && c.args == "%rsp,%rbp" && s.depth == 16:
		s.fp = true
	case strings.HasSuffix(c.args, ",%rsp"):
		if n, ok := imm("$", ",%rsp"); ok && c.op == "sub" {
			s.move(n)
		} else if ok && c.op == "add" {
			s.move(-n)
		} else if n, ok := imm("", "(%rbp),%rsp"); ok && c.op == "lea" && s.fp {
			s.depth = 16 - n
		} else {
			s.depth = -1
		}
	}
	return s
}

func (s *stackState) move(n int64) {
	if s.depth >= 0 {
		s.depth += n
	}
}

// checkUnwind walks every function of an object along its jumps, and compares the unwind information with the stack
// pointer at each instruction.
func checkUnwind(t *testing.T, object string) (checked int) {
	t.Helper()
	rows, list := frames(t, object), disassemble(t, object)
	at := make(map[uint64]int)
	for i, c := range list {
		at[c.at] = i
	}
	rowAt := make([]*frameRow, len(list))
	r := -1
	for i, c := range list {
		for r+1 < len(rows) && rows[r+1].at <= c.at {
			r++
		}
		if r >= 0 {
			rowAt[i] = &rows[r]
		}
	}
	known := make([]bool, len(list))
	state := make([]stackState, len(list))
	var work []int
	reach := func(i int, s stackState) {
		if i < len(list) && !known[i] {
			known[i], state[i] = true, s
			work = append(work, i)
		}
	}
	routine := func(c code) bool { return strings.HasPrefix(c.fn, "OUTLINED_FUNCTION_") }
	for i, c := range list {
		if (i == 0 || list[i-1].fn != c.fn) && !routine(c) {
			reach(i, stackState{depth: 8})
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		c, s := list[i], state[i]
		// No exception can be thrown between a push of a constant or register and its pop into another register.
		if row := rowAt[i]; row != nil && !(c.op == "pop" && list[i-1].op == "push" && list[i-1].args != c.args) {
			checked++
			checkRow(t, row, c, s)
		}
		if i+1 < len(list) && rowAt[i+1] != nil {
			checkSave(t, rowAt[i], rowAt[i+1], c, s)
		}
		next := s.step(c)
		if c.op[0] == 'j' || c.op == "call" {
			if to, err := strconv.ParseUint(strings.Fields(c.args + " *")[0], 16, 64); err == nil {
				switch k, ok := at[to]; {
				case ok && c.op == "call" && routine(list[k]):
					reach(k, stackState{depth: 8})
				case ok && c.op != "call" && (list[k].fn == c.fn || routine(list[k])):
					reach(k, next)
				}
			}
		}
		if c.op != "jmp" && c.op != "ret" && c.op != "ud2" && i+1 < len(list) && list[i+1].fn == c.fn {
			reach(i+1, next)
		}
	}
	return checked
}

func checkRow(t *testing.T, row *frameRow, c code, s stackState) {
	t.Helper()
	want := fmt.Sprintf("rsp+%d", s.depth)
	if s.fp && strings.HasPrefix(row.cfa, "rbp") {
		want = "rbp+16"
	} else if s.depth < 0 {
		want = "rbp+16"
	}
	if row.cfa != want {
		t.Errorf("%s at %x, %s %s: the caller's frame is said to be at %s, and is at %s", c.fn, c.at, c.op, c.args, row.cfa, want)
	}
	if s.depth != 8 || s.fp || c.op == "ret" || c.op[0] == 'j' {
		return
	}
	for reg, where := range row.saved { // ra is at c-8
		if where != "u" && reg != "ra" {
			t.Errorf("%s at %x, %s %s: nothing is on the stack, and %s is said to be at %s", c.fn, c.at, c.op, c.args, reg, where)
		}
	}
}

// checkSave expects the row after the first push of a callee-saved register to locate it; a register that is already
// saved is pushed as an argument.
func checkSave(t *testing.T, before, row *frameRow, c code, s stackState) {
	t.Helper()
	reg := strings.TrimPrefix(c.args, "%")
	if c.op != "push" || s.depth < 0 || before != nil && before.saved[reg] != "" || !slices.Contains([]string{"rbx", "rbp", "r12", "r13", "r14", "r15"}, reg) {
		return
	}
	if want := fmt.Sprintf("c-%d", s.depth+8); row.saved[reg] != want {
		t.Errorf("%s at %x, %s %s: the caller's %s is said to be at %q, and is at %s", c.fn, c.at, c.op, c.args, reg, row.saved[reg], want)
	}
}

// TestUnwind compares the unwind information of functions with all shapes of frames with the effects of their code on
// the stack pointer.
func TestUnwind(t *testing.T) {
	leftout.Need(t, "cc", "readelf", "objdump")
	files, err := filepath.Glob("../../testdata/programs/*/*.O[02z].ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	checked := 0
	for n, file := range files {
		if testing.Short() && n%8 != 0 {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		// Only functions that may be unwound have unwind information.
		source := strings.ReplaceAll(string(text), "nounwind", "")
		if n%2 == 0 {
			source = strings.ReplaceAll(source, `"frame-pointer"="none"`, `"frame-pointer"="all"`)
		}
		opts := spillway.Options{Registers: n % 3 * 4, Metric: irgen.Metric(uint64(n))}
		checked += checkUnwind(t, assemble(t, compileText(t, file, source, opts).Assembly))
	}
	if checked < 1000 {
		t.Errorf("only %d instructions were checked", checked)
	}
}

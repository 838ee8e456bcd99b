package leftout

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// NeedPrograms leaves the test out unless cc makes programs with the given flags and they
// run: many machines whose cc assembles for i386 have no 32-bit C library to link with, and
// some run no programs of 32 bits.
func NeedPrograms(t testing.TB, flags ...string) {
	t.Helper()
	Need(t, "cc")
	if reason := try(append([]string{"cc"}, flags...), nil, ""); reason != "" {
		Skip(t, reason)
	}
}

// NeedCross leaves the test out unless a compiler, a command with its flags, makes programs for another
// machine and they run, under an emulator if one is given.
func NeedCross(t testing.TB, compiler, emulator []string) {
	t.Helper()
	n := min(1, len(emulator))
	Need(t, append(emulator[:n:n], compiler[0])...)
	if reason := try(compiler, emulator, ""); reason != "" {
		Skip(t, "no cross libraries: "+reason)
	}
}

// HaveDebugger reports whether gdb runs the programs that cc makes with the given flags. If not, that a part of
// the test is left out is noted: where an emulator runs them, no tool could be installed to mend it.
func HaveDebugger(t testing.TB, flags ...string) bool {
	t.Helper()
	NeedPrograms(t, flags...)
	if !Have(t, "gdb") {
		return false
	}
	reason := try(append([]string{"cc"}, flags...), []string{"gdb", "-nx", "-batch", "-iex", "set debuginfod enabled off", "-ex", "break main", "-ex", "run"}, "Breakpoint 1, ")
	if reason == "" {
		return true
	}
	Part(t, reason)
	return false
}

// An attempt is one to run the programs that a compiler makes under a command.
type attempt struct{ compiler, command string }

var attempts sync.Map // from attempts to what they found, a func() string

// try has a compiler make a program, runs it, under a command if one is given, and returns what
// is wrong if that fails or does not print what is wanted. It does so once.
func try(compiler, command []string, wanted string) (reason string) {
	once, _ := attempts.LoadOrStore(attempt{strings.Join(compiler, " "), strings.Join(command, " ")}, sync.OnceValue(func() string {
		name, flags := compiler[0], compiler[1:len(compiler):len(compiler)]
		with := strings.TrimSuffix(" with "+strings.Join(flags, " "), " with ")
		dir, err := os.MkdirTemp("", "leftout")
		if err != nil {
			return err.Error()
		}
		defer os.RemoveAll(dir)
		prog := filepath.Join(dir, "prog")
		cc := exec.Command(name, append(flags, "-x", "c", "-", "-o", prog)...)
		cc.Stdin = strings.NewReader("#include <stdio.h>\nint main(void) { return puts(\"\") < 0; }\n")
		if cc.Run() != nil {
			return name + " makes no programs" + with
		}
		command := append(command[:len(command):len(command)], prog)
		out, err := exec.Command(command[0], command[1:]...).Output()
		if err != nil || !bytes.Contains(out, []byte(wanted)) {
			if len(command) == 1 {
				return "programs that " + name + " makes" + with + " do not run"
			}
			return command[0] + " does not run programs that " + name + " makes" + with
		}
		return ""
	}))
	return once.(func() string)()
}

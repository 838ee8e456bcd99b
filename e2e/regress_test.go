package e2e

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	linkComment    = regexp.MustCompile(`(?m)^; LINK: (.*)$`)
	machineComment = regexp.MustCompile(`(?m)^; MACHINE: (.*)$`) // for which alone a program is
)

// ofX86 are the programs that are about x86: its assembly, its code, x86_fp80.
var ofX86 = map[string]bool{"asm-operands.ll": true, "asmgoto.ll": true, "library-vectors.ll": true, "naked.ll": true, "patchable.ll": true, "typedcalls.ll": true}

// refusedOnArm are the programs with what arm lacks: fp128, floats of integers of more than 64 bits, jumps to addresses with arguments
// in all registers, trampolines.
var refusedOnArm = map[string]bool{"atomic-wide.ll": true, "bfloat-once.ll": true, "musttail-inreg.ll": true, "saturate-infinity.ll": true,
	"saturating_quads.ll": true, "saturating_quads_narrow.ll": true, "trampolines.ll": true}

// TestRegress compiles programs that once were compiled wrong or refused, for
// every machine and relocation model, and runs them: each returns 0 if it finds
// what it should.
func TestRegress(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			for _, file := range glob(t, filepath.Join("testdata", "regress"), "*.ll") {
				if only := machineComment.FindSubmatch(read(t, file)); only != nil && string(only[1]) != m.target || m.emulator != "" && ofX86[filepath.Base(file)] || m.target == "arm" && refusedOnArm[filepath.Base(file)] {
					continue
				}
				for _, relocation := range []string{"pic", "static"} {
					prog := filepath.Join(t.TempDir(), "prog")
					flags := []string{"--relocation", relocation}
					if link := linkComment.FindSubmatch(read(t, file)); link != nil {
						flags = append(flags, strings.Fields(string(link[1]))...)
					}
					m.build(flags, prog, file).must(t)
					if r := (command{name: prog}).run(t); !r.ok() {
						t.Errorf("%s, --relocation %s: %s", filepath.Base(file), relocation, r)
					}
				}
			}
		})
	}
}

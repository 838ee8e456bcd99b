// Package tiletest compares the tiles of a target with a real assembler. It is for tests of the machines below package
// target.
package tiletest

import (
	"bytes"
	"debug/elf"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/target"
)

// CheckSizes assembles random instances of all tiles of m and compares their
// lengths with what m predicts; where m has features, only of those that need some. The
// flags are for cc.
func CheckSizes(t *testing.T, m *target.Target, flags ...string) {
	t.Helper()
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	g := &Generator{Target: m, Rand: rand.New(rand.NewPCG(1, 2))}
	instances := g.instances()
	wrong := 0
	for i, got := range lengths(t, m, instances, flags...) {
		in := &instances[i]
		if got != in.Bytes {
			t.Errorf("%s: %d bytes predicted, %d assembled:\n%s", m.Tiles[in.Tile].Name, in.Bytes, got, in.Text)
			if wrong++; wrong > 20 {
				t.FailNow()
			}
		}
	}
}

// lengths assembles the instances, whose Text it sets, and returns their lengths in bytes.
func lengths(t *testing.T, m *target.Target, instances []Instance, flags ...string) []int {
	t.Helper()
	constants := Pool{}
	var b bytes.Buffer
	b.WriteString(m.Syntax.Header)
	for i := range instances {
		in := &instances[i]
		end := fmt.Sprintf("e%d", i)
		names := target.Names{Sym: "symbol", Succ: [2]string{end, end}, Table: "table", Local: fmt.Sprintf(".L%d_", i), Pool: constants.Label}
		if in.At.Long {
			names.Succ = [2]string{"far", "far"}
		}
		in.Text = in.Lines(m, &names)
		fmt.Fprintf(&b, "%sb%d:\n%s%s:\n%s", aligned(m), i, in.Text, end, in.Literals)
	}
	b.WriteString("\t.skip 1000\n\t.globl far\n\t.data\n")
	b.WriteString(constants.Text())
	at := symbols(t, Assemble(t, b.Bytes(), flags...))
	list := make([]int, len(instances))
	for i := range instances {
		list[i] = int(at[fmt.Sprintf("e%d", i)] - at[fmt.Sprintf("b%d", i)])
	}
	return list
}

// aligned aligns what follows to literals, if code is not, for loads relative to an aligned place.
func aligned(m *target.Target) string {
	if m.Literals == nil {
		return ""
	}
	return fmt.Sprintf("\t.balign %d\n", m.Literals.Align)
}

// instances returns some instances of each tile.
func (g *Generator) instances() (all []Instance) {
	for i := range g.Target.Tiles {
		tile := &g.Target.Tiles[i]
		if g.Target.Features != 0 && tile.Needs == 0 {
			continue
		}
		count := 12
		if tile.Mem >= 0 || tile.Imm >= 0 {
			count = 24
		}
		for range count {
			p := g.Assignment(tile)
			all = append(all, Instance{Tile: tile.ID, At: p, Bytes: g.Target.Bytes(tile.ID, &p)})
		}
	}
	return all
}

// driverOf returns the compiler driver that flags begin with, or cc, and the flags.
func driverOf(flags []string) (string, []string) {
	if len(flags) > 0 && !strings.HasPrefix(flags[0], "-") {
		return flags[0], flags[1:]
	}
	return "cc", flags
}

// Assemble writes source to a file and assembles it with cc; it returns the
// name of the object file.
func Assemble(t *testing.T, source []byte, flags ...string) string {
	t.Helper()
	driver, flags := driverOf(flags)
	leftout.Need(t, append(gnu(flags), driver)...)
	name := filepath.Join(t.TempDir(), "tiles.s")
	if err := os.WriteFile(name, source, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(driver, append(flags, "-c", "-o", name+".o", name)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%.2000s", driver, err, out)
	}
	return name + ".o"
}

// gnu returns GNU's assembler, if flags have clang start it for another machine.
func gnu(flags []string) (tool []string) {
	own := true
	for _, f := range flags {
		if machine, ok := strings.CutPrefix(f, "--target="); ok {
			tool = []string{machine + "-as"}
		}
		own = own && f != "-fno-integrated-as"
	}
	if own {
		return nil
	}
	return tool
}

func symbols(t *testing.T, object string) map[string]uint64 {
	t.Helper()
	f, err := elf.Open(object)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	at := make(map[string]uint64, len(syms))
	for _, s := range syms {
		at[s.Name] = s.Value
	}
	return at
}

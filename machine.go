package spillway

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/isel"
	"spillway/llvmir"
	"spillway/target"
)

// foreignSystems are prefixes of triple components, after the architecture, that imply an unsupported calling
// convention, object format or pointer width.
var foreignSystems = []string{"windows", "win32", "mingw", "cygwin", "uefi", "coff", "darwin", "macos", "ios", "tvos", "watchos",
	"xros", "driverkit", "macho", "aix", "wasi", "emscripten", "gnux32", "muslx32"}

// TargetForTriple returns the target for an LLVM target triple, or an error with advice.
func TargetForTriple(triple string) (*TargetInfo, error) {
	for i := range targets {
		t := targets[i].Platform
		if !sameArchitecture(t, triple) {
			continue
		}
		if err := checkTriple(t, triple); err != nil {
			return nil, err
		}
		return &targets[i], nil
	}
	var triples []string
	for i := range targets {
		if err := refused(targets[i].Platform, triple); err != nil {
			return nil, err
		}
		triples = append(triples, targets[i].Triple())
	}
	return nil, fmt.Errorf("unsupported target triple %q; compile the program for %s", triple, strings.Join(triples, " or "))
}

// Machines returns the target-specific intrinsics and attributes for package llvmir: llvmir.Parse without them parses
// only target-independent IR.
func Machines() []*intrinsic.Machine {
	var list []*intrinsic.Machine
	for i := range targets {
		if m := targets[i].Text; m != nil {
			list = append(list, m)
		}
	}
	return list
}

// Parse is llvmir.Parse with the intrinsics of all targets.
func Parse(filename string, src []byte) (*ir.Module, error) {
	return llvmir.Parse(filename, src, Machines()...)
}

// TargetOf returns the target of m: by its triple, or by its data layout alone, or the default.
func TargetOf(m *ir.Module) (*TargetInfo, error) {
	if m.Triple != "" {
		return TargetForTriple(m.Triple)
	}
	for i := range targets {
		if fits(targets[i].Platform, m) == nil {
			return &targets[i], nil
		}
	}
	return nil, fits(targets[0].Platform, m)
}

// sameArchitecture reports whether a triple starts like one of those that t supports; the architecture alone is enough.
func sameArchitecture(t *target.Platform, triple string) bool {
	for _, p := range t.Triples {
		if strings.HasPrefix(triple+"-", p) {
			return true
		}
	}
	return false
}

// refused returns an error with advice if a triple is one of those that t refuses.
func refused(t *target.Platform, triple string) error {
	for _, r := range t.Refused {
		if strings.HasPrefix(triple, r.Prefix) {
			return fmt.Errorf("unsupported target triple %q; %s", triple, r.Advice)
		}
	}
	return nil
}

// checkTriple returns why t does not support a triple, nil if it does.
func checkTriple(t *target.Platform, triple string) error {
	if err := refused(t, triple); err != nil {
		return err
	}
	if !sameArchitecture(t, triple) {
		return fmt.Errorf("triple %q does not match target %s; choose the target that supports it (see: spillway targets), or compile the program for %s", triple, t.Name, t.Triple())
	}
	const hard = "eabihf"
	if strings.HasSuffix(triple, hard) && !slices.ContainsFunc(t.Arches, func(a target.Arch) bool { return a.Suffix == hard && a.Matches(triple) }) {
		return fmt.Errorf("triple %q passes floats in registers that target %s does not have; compile the program for %s", triple, t.Name, t.Triple())
	}
	for _, part := range strings.Split(triple, "-")[1:] {
		for _, s := range foreignSystems {
			if strings.HasPrefix(part, s) {
				return fmt.Errorf("triple %q is for a system that target %s does not support (only ELF and the System V ABI); compile the program for %s", triple, t.Name, t.Triple())
			}
		}
	}
	return nil
}

// fits returns why t does not support the data layout of m, nil if it does or m has none.
func fits(t *target.Platform, m *ir.Module) error {
	if m.Layout == "" {
		return nil
	}
	l := ir.LayoutOf(m)
	why := ""
	differ := func(what string, have, want int) {
		if have != want && why == "" {
			why = fmt.Sprintf("%s %d, not %d", what, have, want)
		}
	}
	differ("pointer size in bytes:", l.PtrBytes, t.Layout.PtrBytes)
	differ("alignment of i64:", l.I64Align, t.Layout.I64Align)
	differ("alignment of double:", l.F64Align, t.Layout.F64Align)
	if l.BigEndian != t.Layout.BigEndian {
		why = "different byte order"
	}
	for _, part := range strings.Split(m.Layout, "-") {
		if mangling, ok := strings.CutPrefix(part, "m:"); ok && mangling != "e" {
			why = fmt.Sprintf("name mangling %q is not that of ELF", part)
		}
	}
	if why == "" {
		return nil
	}
	return fmt.Errorf("data layout %q does not match target %s (%s); choose the target that matches, or compile the program for %slinux-gnu", m.Layout, t.Name, why, t.Triples[0])
}

// checkMachine checks the triple and the data layout of m against t.
func checkMachine(t *target.Platform, m *ir.Module) error {
	if m.Triple != "" {
		if err := checkTriple(t, m.Triple); err != nil {
			return err
		}
	}
	return fits(t, m)
}

// checkSizes returns an error if m has a variable or a function that exceeds t's address space.
func checkSizes(t *target.Platform, m *ir.Module) error {
	room := uint64(1) << (8*t.Layout.PtrBytes - 1)
	check := func(s *ir.SymInfo, size int64) error {
		if size >= 0 && uint64(size) < room && s.Align >= 0 && uint64(s.Align) <= room {
			return nil
		}
		return fmt.Errorf("%s:%d:%d: @%s, %d bytes aligned to %d, does not fit in the address space of %s; make it smaller, or align it less",
			nameOf(m), s.Line, s.Col, s.Name, size, s.Align, t.Name)
	}
	for _, g := range m.Globals {
		if g.Init != nil {
			if err := check(&g.SymInfo, g.Init.Size); err != nil {
				return err
			}
		}
	}
	for _, f := range m.Funcs {
		if err := check(&f.SymInfo, 0); err != nil {
			return err
		}
	}
	return nil
}

var rules sync.Map // from *target.Target to *isel.Rules

// Rules returns t's tiles compiled for selection. They are cached as long as the target itself.
func Rules(t *target.Target) *isel.Rules {
	if r, ok := rules.Load(t); ok {
		return r.(*isel.Rules)
	}
	r, _ := rules.LoadOrStore(t, isel.NewRules(t))
	return r.(*isel.Rules)
}

package spillway_test

import (
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// ofMachine finds names of machines, of their extensions and of their intrinsics in an identifier or a string. LLVM's
// types x86_fp80, x86_mmx and x86_amx are types of any machine.
var ofMachine = regexp.MustCompile(`(?i)x86|x87|sse[0-9]|avx[0-9]*|mmx|\b[xyz]mm\b|\bst\([0-7]\)|\b[re]([abcd]x|[sd]i|[sb]p)\b|\bpshuf|\bpunpck|\bpmadd|sysv(64|amd)|win64|\bamd64|i386|aarch64|arm64|aapcs|\bneon|thumb|vldr|\bvfp[0-9]|modr/?m|vex\b|(addr|\b)sib\b|\brex\b`)

// notOfMachine is taken out before.
var notOfMachine = regexp.MustCompile(`(?i)x86_?(fp80|mmx|amx)`)

// machineRooms are where machines have their names: what is for one machine, what lists them, and what tests with them. Package
// target itself, which says what a machine is, is none of them.
var machineRooms = strings.Fields("target load cmd e2e examples internal explain web lab")

// namesMachines are the files of other packages that still name one, each with what it has to do with it. Take one out when
// it is done; add none.
var namesMachines = map[string]string{
	"ir/callconv.go":                            "LLVM's names of calling conventions, as in llvmir/callconv.go",
	"ir/debugnames.go":                          "their names in debug metadata",
	"ir/datalayout.go":                          "the layout of modules that say none, by triple",
	"llvmir/callconv.go":                        "likewise",
	"regalloc/netflow/route/propagate.go":       "names its own assembly",
	"tables.go":                                 "the table of targets",
	"regalloc/netflow/route/propagate_amd64.go": "assembly of this program's own, by build tag",
	"regalloc/netflow/route/propagate_other.go": "likewise",
}

// TestNeutral holds that only the rooms of machines name one: what is particular to a machine is data of its target.
func TestNeutral(t *testing.T) {
	found := map[string]bool{}
	for _, dir := range packages(t) {
		room, _, _ := strings.Cut(dir, "/")
		if dir != "target" && slices.Contains(machineRooms, room) || strings.Contains(dir, "internal/") {
			continue
		}
		files, err := filepath.Glob(filepath.Join(".", dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, place := range machineNames(t, file) {
				found[file] = true
				if namesMachines[file] == "" {
					t.Errorf("%s: make it data of the target", place)
				}
			}
		}
	}
	for file := range namesMachines {
		if !found[file] {
			t.Errorf("%s names no machine any more: take it out of the list", file)
		}
	}
}

// machineNames returns the places in a file that name a machine, comments left out.
func machineNames(t *testing.T, file string) (places []string) {
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	var s scanner.Scanner
	s.Init(set.AddFile(file, set.Base(), len(src)), src, nil, 0)
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return places
		}
		if tok.IsLiteral() && ofMachine.MatchString(notOfMachine.ReplaceAllString(text, "")) {
			places = append(places, set.Position(pos).String()+": "+text)
		}
	}
}

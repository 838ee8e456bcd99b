package bitcode_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/llvmir/bitcode"
)

var metadata = regexp.MustCompile(`![0-9]+`)

// printed returns the module in src as text, its types in the order of their names, and the nodes of metadata without the
// numbers, which depend on the order in which they were read.
func printed(t *testing.T, name string, src []byte) string {
	t.Helper()
	m, err := llvmir.Parse(name, src)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := ir.Print(&b, m); err != nil {
		t.Fatal(err)
	}
	var types, rest, nodes []string
	for line := range strings.Lines(b.String()) {
		line = metadata.ReplaceAllString(line, "!")
		switch {
		case strings.Contains(line, " = type "):
			types = append(types, line)
		case strings.HasPrefix(line, "! ="):
			nodes = append(nodes, node(line))
		default:
			rest = append(rest, line)
		}
	}
	slices.Sort(types)
	slices.Sort(nodes)
	return strings.Join(slices.Concat(types, rest, slices.Compact(nodes)), "")
}

// defaults are fields of nodes that may be omitted.
var defaults = regexp.MustCompile(`: (0|null|false|"")$|^tag: 36$`)

// node returns the line of a node with its fields in alphabetical order, without those that have their default.
func node(line string) string {
	head, fields, ok := strings.Cut(strings.TrimSuffix(line, ")\n"), "(")
	if !ok {
		return line
	}
	list := slices.DeleteFunc(strings.Split(fields, ", "), defaults.MatchString)
	slices.Sort(list)
	return head + "(" + strings.Join(list, ", ") + ")\n"
}

// same checks that the bitcode and the text of a file are one module.
func same(t *testing.T, file string) {
	t.Helper()
	bits, err := os.ReadFile(file + ".bc")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file + ".ll")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := printed(t, "x", bits), printed(t, "x", text); got != want {
		t.Errorf("%s: the bitcode is\n%s\nthe text\n%s", file, got, want)
	}
}

// TestSaved compares bitcode of three versions of LLVM with the output of their llvm-dis.
func TestSaved(t *testing.T) {
	for _, v := range []string{"14", "19", "22"} {
		same(t, "testdata/many."+v)
	}
}

// TestClang compares bitcode written by clang with the output of llvm-dis.
func TestClang(t *testing.T) {
	if testing.Short() {
		t.Skip("clang takes its time")
	}
	files, err := filepath.Glob("../../e2e/testdata/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs: ", err)
	}
	dir := t.TempDir()
	for _, v := range []string{"14", "19", "22"} {
		if !leftout.Have(t, "clang-"+v, "llvm-dis-"+v) {
			continue
		}
		for i, f := range files {
			base := filepath.Join(dir, strings.TrimSuffix(filepath.Base(f), ".c")+v)
			flags := [][]string{{"-O0", "-g"}, {"-O2"}}[i%2]
			if exec.Command("clang-"+v, append(flags, "-w", "-c", "-emit-llvm", f, "-o", base+".bc")...).Run() != nil {
				continue // of a newer version, or for another machine
			}
			if out, err := exec.Command("llvm-dis-"+v, base+".bc", "-o", base+".ll").CombinedOutput(); err != nil {
				t.Fatalf("%s", out)
			}
			text, err := os.ReadFile(base + ".ll")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := llvmir.Parse("x", text); err == nil { // intrinsics of machines are not known here
				same(t, base)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	good, err := os.ReadFile("testdata/add.bc")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		src  []byte
		want string
	}{
		{good[:4], "offset 4: the file has no module"},
		{good[:len(good)/8*4], "a block is longer than the file"},
		{[]byte("\xDE\xC0\x17\x0B"), "the header of the wrapper is truncated"},
	} {
		if _, _, err := bitcode.Text(c.src); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
	// In a wrapper it is the same.
	wrapped := append([]byte("\xDE\xC0\x17\x0B\x00\x00\x00\x00\x14\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"), good...)
	wrapped[12], wrapped[13] = byte(len(good)), byte(len(good)>>8)
	a, _, _ := bitcode.Text(good)
	b, _, err := bitcode.Text(wrapped)
	if err != nil || !bytes.Equal(a, b) {
		t.Errorf("wrapped: %v\n%s", err, b)
	}
}

// TestMutants changes every byte of a file: an error, or another module, but no panic.
func TestMutants(t *testing.T) {
	good, err := os.ReadFile("testdata/many.19.bc")
	if err != nil {
		t.Fatal(err)
	}
	step := 1
	if testing.Short() {
		step = 13
	}
	for i := 0; i < len(good); i += step {
		bad := bytes.Clone(good)
		bad[i] ^= byte(1 << (i % 8))
		_, _, _ = bitcode.Text(bad)
	}
}

func FuzzText(f *testing.F) {
	files, err := filepath.Glob("testdata/*.bc")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if text, _, err := bitcode.Text(src); err == nil {
			_, _ = llvmir.Parse("x", text)
		}
	})
}

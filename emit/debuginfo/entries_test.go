package debuginfo_test

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/llvmir"
	"spillway/object/elf"
)

// entries is a function with a label, calls with arguments of each kind, an argument without a location after a call,
// and a variable computed from two values.
const entries = `
extern int g(int, int, void *);
extern int h(void);
extern long keep;
int f(int a, int b) {
  int x[2];
  g(a, 5, x);
again:
  if (h())
    goto again;
  return g(b + 1, a, x) + 1;
}
int last(int a) {
  g(a, 7, &keep);
  return h();
}
int moved(int a, int b, int c) {
  g(c, 5, &keep);
  return h() + 1;
}
long sums(const long *p, int n) {
  long s = 0;
  for (int i = 0; i < n; i++) {
    const long *next = p + i;
    s += *next * 3;
  }
  return s;
}
`

// dump returns the output of llvm-dwarfdump for an object, without its name.
func dump(t *testing.T, file string) string {
	run(t, nil, "llvm-dwarfdump-19", "--verify", file)
	_, text, _ := strings.Cut(run(t, nil, "llvm-dwarfdump-19", file), "\n")
	return text
}

// TestEntries looks for entries that debuggers need, which must be the same in the text and in the object.
func TestEntries(t *testing.T) {
	need(t)
	for _, m := range []struct {
		name string
		cc   []string
		want []string
	}{
		{"amd64", nil, []string{
			`DW_TAG_label\n +DW_AT_name\t\("again"\)`,
			`DW_TAG_call_site\n +DW_AT_call_origin\t\(0x\w+ "g"\)\n +DW_AT_call_return_pc`,
			`DW_TAG_call_site_parameter\n +DW_AT_location\t\(DW_OP_reg4 RSI\)\n +DW_AT_call_value\t\(DW_OP_lit5\)`,
			`DW_AT_call_value\t\(DW_OP_entry_value\(DW_OP_reg5 RDI\)\)`,
			`DW_OP_reg5 RDI\)\n +DW_AT_call_value\t\(DW_OP_entry_value\(DW_OP_reg1 RDX\)\)`,
			`DW_AT_call_value\t\(DW_OP_breg\d \w+\+0\)`,
			`DW_AT_call_value\t\(DW_OP_fbreg -\d+\)`,
			`DW_OP_entry_value\(DW_OP_reg4 RSI\), DW_OP_stack_value`,
			`DW_AT_call_tail_call\t\(true\)\n +DW_AT_call_pc`,
			`DW_AT_call_all_calls\t\(true\)`,
		}},
		{"i386", []string{"-m32", "-msse2", "-mfpmath=sse"}, []string{`DW_TAG_label`, `DW_TAG_call_site\n`, `DW_OP_fbreg \+4`}},
	} {
		t.Run(m.name, func(t *testing.T) {
			leftout.NeedPrograms(t, m.cc...)
			dir := t.TempDir()
			source := filepath.Join(dir, "entries.c")
			if err := os.WriteFile(source, []byte(entries), 0o666); err != nil {
				t.Fatal(err)
			}
			ir := emit(t, source, "-O2", m.cc...)
			text, assembled, direct := filepath.Join(dir, "a.s"), filepath.Join(dir, "a.o"), filepath.Join(dir, "b.o")
			if err := os.WriteFile(text, []byte(compile(t, source, ir, "-O2", spillway.Options{Check: true})), 0o666); err != nil {
				t.Fatal(err)
			}
			run(t, nil, "cc", append([]string{"-c", text, "-o", assembled}, m.cc...)...)
			module, err := llvmir.Parse(source, []byte(ir))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), module, spillway.Options{Stage: spillway.ToObject})
			if err != nil {
				t.Fatal(err)
			}
			file, err := os.Create(direct)
			if err != nil {
				t.Fatal(err)
			}
			if err := elf.Write(file, out.Object); err != nil {
				t.Fatal(err)
			}
			if err := file.Close(); err != nil {
				t.Fatal(err)
			}
			got := dump(t, direct)
			if other := dump(t, assembled); got != other {
				t.Errorf("the object says other than the text: %s", firstDifference(got, other))
			}
			for _, want := range m.want {
				if !regexp.MustCompile(want).MatchString(got) {
					t.Errorf("no entry matches %s", want)
				}
			}
			if t.Failed() {
				t.Log(got)
			}
		})
	}
}

package llvmir_test

import (
	"bytes"
	"os"
	"os/exec"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
)

// TestComments reads comments by the rules of LLVM 20 and later.
func TestComments(t *testing.T) {
	const text = `/* a } */ define /* b
} */ i32 @f(i32 %x) { /* c */
  %a = alloca i32 /* d */, /* e */ align 4
  %y = add i32 %x, /* f */ 1 ; g /*
  ret i32 %y /* h
}
*/
}
@s = global [2 x i8] /* [ */ c"/*"
@t = global { i8, [1 x i8] } { i8 1, /* } */ [1 x i8] [i8 2] }
/**/`
	m, err := llvmir.Parse("comments.ll", []byte(text), machines...)
	if err != nil {
		t.Fatal(err)
	}
	if f := m.Lookup("f").(*ir.Func); len(f.Blocks[0].Values) != 3 || f.Blocks[0].Term().Line != 5 {
		t.Errorf("wrong values, or ret in line %d, not 5", f.Blocks[0].Term().Line)
	}
	for _, text := range []string{"/* never closed", "@g = global i32 / 1", "@g = global i32 1 /", "define void @f() {\n  ret void /* \n}"} {
		if checkParse(t, []byte(text)) {
			t.Errorf("%q parses", text)
		}
	}
}

// TestAccepted reads modules that LLVM accepts, and has LLVM read them. Their semantics are tested where they can be
// run.
func TestAccepted(t *testing.T) {
	accepted(t, "testdata/accepted.txtar", "llvm-as-19")
}

// TestLLVM22 is TestAccepted for additions of LLVM 20 to 22.
func TestLLVM22(t *testing.T) {
	accepted(t, "testdata/llvm22.txtar", "llvm-as-22")
}

func accepted(t *testing.T, name, as string) {
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	installed := leftout.Have(t, as)
	for _, file := range archive.Files {
		printed := reprint(t, file.Name, file.Data)
		if !installed {
			continue
		}
		for _, text := range [][]byte{file.Data, printed} {
			cmd := exec.Command(as, "-o", os.DevNull)
			cmd.Stdin = bytes.NewReader(text)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s: llvm-as: %v\n%s%s", file.Name, err, out, text)
			}
		}
	}
}

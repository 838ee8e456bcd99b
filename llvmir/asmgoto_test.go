package llvmir_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestAsmGoto reads inline assembly with labels: operands keep their meaning, and the appended text reports the
// label.
func TestAsmGoto(t *testing.T) {
	for _, c := range []struct{ result, asm, args, labels, text, constraints string }{
		{"void", `"jmp ${0:l} # $$1", "!i,~{flags}"`, "", "label %b",
			"jmp .Lgoto${:uid}_1 # $$1\n\tmovl $$0, $0\n\tjmp .Lgoto${:uid}_0\n.Lgoto${:uid}_1:\n\tmovl $$1, $0\n.Lgoto${:uid}_0:", "=r,~{flags}"},
		{"i32", `"mov $1, ${0:k}; jc $3; jz ${2:l}; $(a ${1:b}$|b $0$)", "=&r,r,!i,!i,~{cc}"`, "i32 7", "label %b, label %c",
			"mov ${2}, ${0:k}; jc .Lgoto${:uid}_2; jz .Lgoto${:uid}_1; $(a ${2:b}$|b ${0}$)\n\tmovl $$0, $1\n\tjmp .Lgoto${:uid}_0\n" +
				".Lgoto${:uid}_1:\n\tmovl $$1, $1\n\tjmp .Lgoto${:uid}_0\n.Lgoto${:uid}_2:\n\tmovl $$2, $1\n.Lgoto${:uid}_0:", "=&r,=r,r,~{cc}"},
		{"{ i32, i64 }", `inteldialect "x $2", "=r,=r,0,!i"`, "i32 7", "label %b",
			"x ${3}\n\tmov $2, 0\n\tjmp .Lgoto${:uid}_0\n.Lgoto${:uid}_1:\n\tmov $2, 1\n.Lgoto${:uid}_0:", "=r,=r,=r,0"},
	} {
		name := ""
		if c.result != "void" {
			name = "%r = "
		}
		m, err := llvmir.Parse("x.ll", []byte("define void @f() {\n  "+name+"callbr "+c.result+" asm sideeffect "+c.asm+"("+c.args+") to label %a ["+c.labels+"]\na:\n  ret void\nb:\n  ret void\nc:\n  ret void\n}\n"), machines...)
		if err != nil {
			t.Error(err)
			continue
		}
		entry := m.Funcs[0].Blocks[0]
		if a := entry.Values[0].Call.Asm; a.Text != c.text || a.Constraints != c.constraints || !a.SideEffect {
			t.Errorf("%s: text\n%s\nconstraints %s, want\n%s\n%s", c.asm, a.Text, a.Constraints, c.text, c.constraints)
		}
		if n := strings.Count(c.labels, "label") + 1; entry.Term().Op != ir.OpSwitch || len(entry.Succs) != n {
			t.Errorf("%s: %d successors, want %d", c.asm, len(entry.Succs), n)
		}
	}
}

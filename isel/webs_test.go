package isel_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/isel"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// TestOverwritten adds two values that nothing reads afterwards: the one whose register the sum is
// to be in is overwritten, whichever comes first.
func TestOverwritten(t *testing.T) {
	machine := amd64.Target(target.Static)
	for _, c := range []struct{ name, text string }{
		{"phi", `define i64 @f(i64 %n, i64 %x, ptr %p) {
entry:
  br label %loop
loop:
  %want = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %l = load volatile i64, ptr %p
  %other = mul i64 %l, %l
  %sum = add i64 OPERANDS
  %more = icmp ult i64 %sum, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %x
}`},
		{"shifted phi, through another", `define i64 @f(i64 %n, i64 %x, ptr %p) {
entry:
  br label %loop
loop:
  %crc = phi i64 [ 0, %entry ], [ %joined, %join ]
  %l = load volatile i64, ptr %p
  %other = mul i64 %l, %l
  %want = lshr i64 %crc, 8
  %sum = add i64 OPERANDS
  %odd = icmp ugt i64 %sum, %x
  br i1 %odd, label %once, label %join
once:
  store volatile i64 1, ptr %p
  br label %join
join:
  %joined = phi i64 [ %sum, %loop ], [ 7, %once ]
  %more = icmp ult i64 %joined, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %x
}`},
		{"returned", `declare i64 @g(i64)
define i64 @f(i64 %x, ptr %p) {
  %l = load volatile i64, ptr %p
  %other = mul i64 %l, %l
  %want = call i64 @g(i64 %x)
  %sum = add i64 OPERANDS
  ret i64 %sum
}`},
	} {
		for _, operands := range []string{"%want, %other", "%other, %want"} {
			m, err := llvmir.Parse(c.name, []byte(strings.Replace(c.text, "OPERANDS", operands, 1)))
			if err != nil {
				t.Fatal(err)
			}
			if err := legalize.Module(m, machine); err != nil {
				t.Fatal(err)
			}
			f, err := isel.Select(m.Funcs[len(m.Funcs)-1], machine, isel.Options{Check: true})
			if err != nil {
				t.Fatal(err)
			}
			found := false
			for _, b := range f.Blocks {
				for _, in := range b.Instrs {
					if machine.Tiles[in.Tile].Name != "add64.rr" {
						continue
					}
					found = true
					if v := f.VRegs[in.Regs[1].VReg].Value; v.Name != "want" && v.Op != ir.OpCall {
						t.Errorf("%s, %s: the result of %v is overwritten", c.name, operands, v.Op)
					}
				}
			}
			if !found {
				t.Errorf("%s, %s: no addition\n%s", c.name, operands, f)
			}
		}
	}
}

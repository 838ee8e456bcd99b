package legalize_test

import (
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/legalize"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm"
	"spillway/target/arm64"
	"spillway/target/i386"
)

// TestInlineAsmErrors expects the operands and registers named that inline assembly cannot have.
func TestInlineAsmErrors(t *testing.T) {
	for _, c := range []struct {
		t          *target.Target
		call, want string
	}{
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "t"(i128 %w)`, `operand $0: constraint "t" is not supported for this value of type i128`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "t,{st}"(double %d, double %d)`, `"{st}": another operand occupies the same position of the x87 stack`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "u"(double %d)`, `operands on the x87 stack leave a position above them free`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "t,u,~{st(1)}"(double %d, double %d)`, `pops an operand of the x87 stack from below another one`},
		{amd64.Target(target.PIC), `double asm sideeffect "x $0", "=f"()`, `a result must be at the top of the x87 stack`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "f,f,f,f,f,f,f,f,f"(double %d, double %d, double %d, double %d, double %d, double %d, double %d, double %d, double %d)`,
			`too many operands on the x87 stack or in MMX registers`},
		{amd64.Target(target.PIC), `void asm sideeffect inteldialect "x $0", "t"(double %d)`, `not supported in Intel's syntax`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "{ax}"(i128 %w)`, `operand $0: "{ax}": a value of type i128 does not fit in one register`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0 $1", "{ax},{eax}"(i32 %a, i32 %a)`, `"{ax}" and "{eax}" both need register rax`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0 $1", "{ax},{ax}"(i32 %a, i32 7)`, `two operands "{ax}" both need register rax`},
		{amd64.Target(target.PIC), `{ i32, i32 } asm sideeffect "x $0 $1", "={ax},={ax}"()`, `two operands "={ax}" both need register rax`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "{ax},~{rax}"(i32 %a)`, `"{ax}" and "~{rax}" both need register rax`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $3", "r"(i32 %a)`, `unknown operand $3`},
		{amd64.Target(target.PIC), `void asm sideeffect "x ${0:Q}", "r"(i32 %a)`, `operand $0: modifier Q is not supported`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "i"(i32 %a)`, `operand $0: constraint "i" is not supported`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "I"(i32 77)`, `operand $0: constraint "I" is not supported`},
		{amd64.Target(target.PIC), `void asm sideeffect "x $0", "{zz}"(i32 77)`, `"{zz}" names no register`},
		{amd64.Target(target.PIC), `void asm sideeffect "x ${0", "r"(i32 %a)`, `${ without }`},
		{amd64.Target(target.PIC), `i32 asm sideeffect "x $0", "=r,1"(i32 %a)`, `operand $1 is tied to $1, which is not a register`},
		{i386.Target(target.PIC), `void asm sideeffect "x $0", "r,r,r,r,~{eax},~{ecx},~{edx},~{esi}"(i32 %a, i32 %a, i32 %a, i32 %a)`,
			`operands r, r, r, r, ~{eax}, ~{ecx}, ~{edx}, ~{esi} need 8 registers at once, but only 7 are available`},
		{i386.Target(target.PIC), `void asm sideeffect "x $0", "q,q,q,q,q"(i32 %a, i32 %a, i32 %a, i32 %a, i32 %a)`, `no register left for "q", which needs one of eax, ecx, edx, ebx`},
		{arm.Target(target.Static), `void asm sideeffect "x ${0:Q}", "r"(i32 %a)`, `operand $0: modifier Q requires a value in two registers`},
		{arm.Target(target.Static), `void asm sideeffect "x ${0:B}", "r"(i32 %a)`, `operand $0: modifier B is not supported`},
		{arm.Target(target.Static), `void asm sideeffect "x ${0:L}", "i"(ptr @f)`, `operand $0: modifier L requires a constant`},
		{arm.Target(target.Static), `void asm sideeffect "x ${0:y}", "r"(i32 %a)`, `operand $0: modifier y is not supported`},
		{arm.Target(target.Static), `void asm sideeffect "x $0", "{r11}"(i64 0)`, `operand $0: "{r11}": a value of type i64 does not fit in one register`},
		{arm.Target(target.Static), `void asm sideeffect "x $0", "{r1},{r2}"(i64 0, i32 %a)`, `"{r1}" and "{r2}" both need register r2`},
		{arm.Target(target.Static), `void asm sideeffect "x $0", "r,r,r,~{r1},~{r3},~{r5},~{r7}"(i64 0, i64 1, i64 2)`, `no two consecutive registers left for "r"`},
	} {
		m, err := llvmir.Parse("x.ll", []byte("define void @f(i32 %a, double %d, i128 %w) {\n  call "+c.call+"\n  ret void\n}\n"))
		if !strings.HasPrefix(c.call, "void") {
			m, err = llvmir.Parse("x.ll", []byte("define void @f(i32 %a, double %d, i128 %w) {\n  %r = call "+c.call+"\n  ret void\n}\n"))
		}
		if err != nil {
			t.Fatal(err)
		}
		err = legalize.Module(m, c.t)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "x.ll:2:") {
			t.Errorf("%s: got %v, want %s", c.call, err, c.want)
		}
	}
}

// TestNaked expects naked functions to have inline assembly with constants and addresses, and nothing that needs a frame.
func TestNaked(t *testing.T) {
	for body, want := range map[string]string{
		`call void asm sideeffect "x $0 $1", "i,i"(i32 80, ptr @v)`: "",
		`call void asm sideeffect "x $0", "r"(i32 %a)`:              "x.ll:3:3: in @f: a naked function cannot have call",
		`store i32 1, ptr @v`:                                       "x.ll:3:3: in @f: a naked function cannot have store",
	} {
		m, err := llvmir.Parse("x.ll", []byte("@v = global i32 0\ndefine void @f(i32 %a) naked {\n  "+body+"\n  unreachable\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalize.Module(m, arm.Target(target.Static)); want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%s: %v, want %s", body, err, want)
		}
	}
}

// TestEmptyAsm expects the barrier to hide its operand and memory operations to stay in order with it.
func TestEmptyAsm(t *testing.T) {
	m, err := llvmir.Parse("x.ll", []byte("define i32 @f(i32 %a) {\n  %r = call i32 asm sideeffect \"\", \"=r,0,~{memory}\"(i32 %a)\n  ret i32 %r\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalize.Module(m, amd64.Target(target.PIC)); err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	barriers := 0
	for _, v := range f.Blocks[0].Values {
		if v.Op == ir.OpAsm {
			barriers++
		}
	}
	if ret := f.Blocks[0].Term(); barriers != 1 || len(ret.Args) != 1 || ret.Args[0].Op != ir.OpAsm {
		t.Errorf("%d barriers, %v returned", barriers, ret.Args)
	}
}

// TestClobbers expects names of registers that no value is in to be passed over among what inline
// assembly destroys, on machines that do not have them too, a register by the name of a longer one
// that holds it to be destroyed, and other names to be refused.
func TestClobbers(t *testing.T) {
	for _, c := range []struct {
		t       *target.Target
		name    string
		results int // -1: refused
	}{
		{amd64.Target(target.PIC), "xmm15", 1}, {amd64.Target(target.PIC), "ymm15", 1}, {amd64.Target(target.PIC), "zmm0", 1},
		{amd64.Target(target.PIC), "r8d", 1}, {amd64.Target(target.PIC), "xmm16", 0}, {amd64.Target(target.PIC), "zmm31", 0},
		{amd64.Target(target.PIC), "k7", 0}, {amd64.Target(target.PIC), "mm0", 0}, {amd64.Target(target.PIC), "st(1)", 0},
		{arm64.Target(target.PIC), "x19", 1}, {arm64.Target(target.PIC), "v8", 1}, {arm64.Target(target.PIC), "d15", 1}, {arm64.Target(target.PIC), "v31", 1},
		{amd64.Target(target.PIC), "memory", 0}, {amd64.Target(target.PIC), "r16", 0},
		{i386.Target(target.PIC), "ymm7", 1}, {i386.Target(target.PIC), "xmm8", 0}, {i386.Target(target.PIC), "r8", 0},
		{i386.Target(target.PIC), "r15w", 0},
		{amd64.Target(target.PIC), "xmm32", -1}, {amd64.Target(target.PIC), "k8", -1}, {amd64.Target(target.PIC), "k07", -1},
		{amd64.Target(target.PIC), "mm", -1}, {amd64.Target(target.PIC), "st(1", -1}, {amd64.Target(target.PIC), "memories", -1},
		{i386.Target(target.PIC), "r7", -1}, {i386.Target(target.PIC), "xmm-1", -1},
	} {
		m, err := llvmir.Parse("x.ll", []byte("define void @f() {\n  call void asm sideeffect \"nop\", \"~{"+c.name+"}\"()\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		results := 0
		if err := legalize.Module(m, c.t); err != nil {
			if want := `x.ll:2:3: `; c.results >= 0 || !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(), "names no register") {
				t.Errorf("%s: %s: %v", c.t.Name, c.name, err)
			}
			continue
		}
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op == ir.OpAsm {
				results += len(v.Call.Asm.Results)
			}
		}
		if results != c.results {
			t.Errorf("%s: %s: %d registers are destroyed, want %d", c.t.Name, c.name, results, c.results)
		}
	}
}

// TestWideOperands expects text to see vectors of 32 bytes in registers of 32, in the operands tied
// to others too, and what is shorter in registers of 16.
func TestWideOperands(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		set, err := machine.CPUByName("sandybridge")
		if err != nil {
			t.Fatal(err)
		}
		m, err := llvmir.Parse("x.ll", []byte(`define void @f(ptr %p, <4 x float> %b, float %c) {
  %a = load <8 x float>, ptr %p
  %r = call <8 x float> asm "x $0 $1 $2 $3 $4", "=x,x,x,x,0"(<8 x float> %a, <4 x float> %b, float %c, <8 x float> %a)
  store <8 x float> %r, ptr %p
  ret void
}`))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalize.Module(m, machine.WithFeatures(set)); err != nil {
			t.Fatal(err)
		}
		var got []int
		for _, v := range m.Funcs[0].Blocks[0].Values {
			if v.Op == ir.OpAsm {
				for _, o := range v.Call.Asm.Operands {
					got = append(got, o.Bits)
				}
			}
		}
		if want := []int{256, 256, 128, 128, 256}; !slices.Equal(got, want) {
			t.Errorf("%s: operands are seen %v bits wide, want %v", machine.Name, got, want)
		}
	}
}

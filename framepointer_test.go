package spillway_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/regalloc"
)

// manyArgs returns a function of minimal size that stores the sums of n arguments in memory two by
// two, calls times over, keeping that many values across a call.
func manyArgs(n, kept int) string {
	var b strings.Builder
	b.WriteString("target triple = \"i386-pc-linux-gnu\"\n@g = external global [64 x i32]\ndeclare void @h(i32)\ndefine i32 @f(")
	for i := range n {
		fmt.Fprintf(&b, "i32 %%a%d, ", i)
	}
	b.WriteString("i32 %last) minsize optsize nounwind {\n")
	for i := range kept {
		fmt.Fprintf(&b, "%%p%d = getelementptr i32, ptr @g, i32 %d\n%%k%d = load volatile i32, ptr %%p%d\n", i, i, i, i)
	}
	b.WriteString("call void @h(i32 %last)\n")
	for i := range n {
		fmt.Fprintf(&b, "store volatile i32 %%a%d, ptr @g\n", i)
	}
	b.WriteString("%s0 = add i32 %last, 1\n")
	for i := range kept {
		fmt.Fprintf(&b, "%%s%d = mul i32 %%s%d, %%k%d\n", i+1, i, i)
	}
	fmt.Fprintf(&b, "ret i32 %%s%d\n}\n", kept)
	return b.String()
}

// TestFramePointer compiles functions that are shorter with a frame pointer, and others.
func TestFramePointer(t *testing.T) {
	for _, test := range []struct {
		name    string
		n, kept int
		metric  regalloc.Metric
		keeps   bool
	}{
		{"few arguments", 2, 0, regalloc.Mixed(0.1), false},
		{"many arguments", 12, 0, regalloc.Mixed(0.1), true},
		{"and the register in use", 40, 4, regalloc.Mixed(0.1), true},
		{"the register wanted", 0, 4, regalloc.Mixed(0.1), false},
		{"for speed", 12, 0, regalloc.Mixed(10), false},
	} {
		bytes := func(without ...string) (int, bool) {
			m, err := llvmir.Parse("a.ll", []byte(manyArgs(test.n, test.kept)))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Metric: test.metric, Check: true, Without: without})
			if err != nil {
				t.Fatalf("%s: %v", test.name, err)
			}
			return out.Stats[0].Bytes, out.Funcs[0].UsesFP
		}
		with, uses := bytes()
		without, _ := bytes("frame-pointer")
		if uses != test.keeps || uses && with >= without {
			t.Errorf("%s: kept: %v, want %v; %d bytes, %d without", test.name, uses, test.keeps, with, without)
		}
	}
}

// crowded returns a function of minimal size in which kept values live through a loop that uses them all.
func crowded(kept int) string {
	var b strings.Builder
	b.WriteString("target triple = \"x86_64-pc-linux-gnu\"\n@g = external global [64 x i64]\ndeclare void @h()\ndefine i64 @f(i64 %n) minsize optsize nounwind {\n")
	for i := range kept {
		fmt.Fprintf(&b, "%%p%d = getelementptr i64, ptr @g, i64 %d\n%%k%d = load volatile i64, ptr %%p%d\n", i, i, i, i)
	}
	b.WriteString("br label %loop\nloop:\n%s0 = phi i64 [ %n, %0 ], [ %next, %loop ]\ncall void @h()\n")
	for i := range 2 * kept {
		fmt.Fprintf(&b, "%%m%d = mul i64 %%s%d, %%k%d\n%%s%d = xor i64 %%m%d, %%k%d\n", i, i, i%kept, i+1, i, (i+7)%kept)
	}
	fmt.Fprintf(&b, "%%next = add i64 %%s%d, 1\n%%more = icmp ult i64 %%next, 9\nbr i1 %%more, label %%loop, label %%end\nend:\nret i64 %%next\n}\n", 2*kept)
	return b.String()
}

// TestFramePointerReserved compiles long functions: where many values are in slots the frame pointer is reserved before
// they are allocated, once, and where few are it is not.
func TestFramePointerReserved(t *testing.T) {
	for _, test := range []struct {
		kept     int
		level    string
		reserved bool
	}{{60, "z", true}, {10, "z", false}, {60, "2", false}, {60, "3", false}} {
		compile := func(without ...string) (bytes int, uses bool) {
			m, err := llvmir.Parse("a.ll", []byte(crowded(test.kept)))
			if err != nil {
				t.Fatal(err)
			}
			level, err := spillway.LevelByName(test.level)
			if err != nil {
				t.Fatal(err)
			}
			opts := spillway.Options{Check: true}
			level.Apply(&opts)
			opts.Without = append(opts.Without, without...)
			out, err := spillway.Compile(context.Background(), m, opts)
			if err != nil {
				t.Fatal(err)
			}
			return out.Stats[0].Bytes, out.Funcs[0].UsesFP
		}
		with, uses := compile("frame-pointer")
		without, _ := compile("reserve", "frame-pointer")
		if uses != test.reserved || uses && with >= without {
			t.Errorf("%d values, -O%s: reserved: %v, want %v; %d bytes, %d without", test.kept, test.level, uses, test.reserved, with, without)
		}
	}
}

// TestFramePointerInCallers compiles functions that keep a frame pointer if they have calls: those that are left after legalization.
func TestFramePointerInCallers(t *testing.T) {
	for _, test := range []struct {
		name, body string
		keeps      bool
	}{
		{"none", "ret void", false},
		{"tail call", "tail call void @g()\nret void", false},
		{"call", "call void @g()\nstore i32 1, ptr %p\nret void", true},
		{"one of two", "call void @g()\ntail call void @g()\nret void", true},
		{"short copy", "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)\nstore i32 1, ptr %q\nret void", false},
		{"long copy", "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4000, i1 false)\nstore i32 1, ptr %q\nret void", true},
		{"long copy at the end", "tail call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4000, i1 false)\nret void", false},
		{"long set at the end", "tail call void @llvm.memset.p0.i64(ptr %p, i8 -1, i64 4000, i1 false)\nret void", false},
		{"perhaps of a variable", "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4000, i1 false)\nret void", true},
		{"assembly", "call void asm sideeffect \"nop\", \"\"()\nret void", false},
	} {
		for triple, mark := range map[string]string{"x86_64-linux-gnu": "%rbp", "aarch64-linux-gnu": "x29"} {
			m, err := llvmir.Parse("a.ll", []byte("target triple = \""+triple+"\"\ndefine void @f(ptr %p, ptr %q) \"frame-pointer\"=\"non-leaf\" {\n"+test.body+"\n}\n"+
				"declare void @g()\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
			if err != nil {
				t.Fatalf("%s: %v", test.name, err)
			}
			if keeps := strings.Contains(string(out.Assembly), mark); keeps != test.keeps {
				t.Errorf("%s, %s: has a frame pointer: %v, want %v:\n%s", triple, test.name, keeps, test.keeps, out.Assembly)
			}
		}
	}
}

// TestFramePointerPassed compiles functions of a calling convention that passes an argument in the
// register of frame pointers: they do without one if they can, whatever their attributes say, and
// are refused if they cannot.
func TestFramePointerPassed(t *testing.T) {
	for _, test := range []struct{ name, first, refused string }{
		{"attribute", "", ""},
		{"alignment", "%p = alloca i64, align 64", ""},
		{"variable", "%p = alloca i8, i64 %n", "a.ll:3:1: in @f: a dynamic alloca needs a frame pointer, but calling convention ghccc passes an argument in rbp"},
		{"assembly", `%p = alloca i64
 call void asm "movq $$1, $0", "=*m,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"(ptr elementtype(i64) %p)`, "in @f: inline assembly or control flow that needs a frame pointer is not supported in calling convention ghccc"},
	} {
		t.Run(test.name, func(t *testing.T) {
			use := ""
			if test.first != "" {
				use = "call void @use(ptr %p)\n"
			}
			m, err := llvmir.Parse("a.ll", []byte("target triple = \"x86_64-linux-gnu\"\n"+
				"define ghccc void @f(i64 %base, i64 %sp, i64 %n) \"frame-pointer\"=\"all\" {\n"+test.first+"\n"+use+
				"call void @use(ptr null)\ntail call ghccc void @f(i64 %sp, i64 %base, i64 %n)\nret void\n}\ndeclare void @use(ptr)\n"))
			if err != nil {
				t.Fatal(err)
			}
			_, err = spillway.Compile(context.Background(), m, spillway.Options{Check: true})
			if test.refused == "" && err != nil || test.refused != "" && (err == nil || !strings.Contains(err.Error(), test.refused)) {
				t.Errorf("the error is %v, want %q", err, test.refused)
			}
		})
	}
}

package layout_test

import (
	"slices"
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
	"spillway/target/thumb"
)

// A branchCase is a branch in block 0 and its successors; a jump is "jump N".
type branchCase struct {
	name   string
	blocks []string // instructions separated by "; "
	layout []mach.BlockID
	prob   string // of the branch's first successor
	metric regalloc.Metric
	want   string // the text, if something is executed on a condition
}

// size is a metric for size.
var size = regalloc.Mixed(0.1)

const (
	onEqual = "br.cmp.ri @r0 imm 3 cond eq; 1 2"
	storing = "store32 @r1 [@r2]"
)

// armBranches are the cases for A32.
var armBranches = []branchCase{
	{"a block that is branched around", []string{onEqual, storing + "; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; bx lr"},
	{"on the opposite condition", []string{"br.cmp.ri @r0 imm 3 cond slt; 2 1", storing + "; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; strge r1, [r2]; bx lr"},
	{"a block that returns", []string{onEqual, storing + "; ret", storing + "; ret"}, nil, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; bxeq lr; str r1, [r2]; bx lr"},
	{"a block that restores registers and returns", []string{onEqual, storing + "; @lr @r4 = pop2 !frame !joinsnext; ret !joinsprevious", "ret"}, nil, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; popeq {r4, pc}; bx lr"},
	{"a block that releases its frame", []string{onEqual, "adjustsp imm 8 !frame; " + storing + "; ret", "ret"}, nil, "0.5", size, ""},
	{"a block that jumps elsewhere", []string{onEqual, storing + "; jump 4", "br.cmp.ri @r1 imm 5 cond ne; 3 4", "ret", "ret"}, nil, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; beq 4; cmp r1, #5; bxne lr; bx lr"},
	{"a block that alone jumps elsewhere", []string{onEqual, storing + "; jump 3", "ret", "ret"}, nil, "0.5", size, ""},
	{"one of two", []string{onEqual, storing + "; jump 3", "@r1 = add32.ri @r1 imm 1; jump 3", "ret"}, nil, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; addne r1, r1, #1; bx lr"},
	{"one of two, apart", []string{onEqual, storing + "; jump 3", "@r1 = add32.ri @r1 imm 1; jump 3", "ret"}, []mach.BlockID{0, 1, 3, 2}, "0.5", size,
		"cmp r0, #3; streq r1, [r2]; addne r1, r1, #1; bx lr"},
	{"a call at the end", []string{onEqual, "call.sym imm 0 sym @\"g\"; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; bleq g; bx lr"},
	{"a call, and more", []string{onEqual, "call.sym imm 0 sym @\"g\"; " + storing + "; jump 2", "ret"}, nil, "0.5", size, ""},
	{"a call before a return", []string{onEqual, "call.sym imm 0 sym @\"g\"; ret", "ret"}, nil, "0.5", size, ""},
	{"a call in the first of two", []string{onEqual, "call.sym imm 0 sym @\"g\"; jump 3", "@r1 = add32.ri @r1 imm 1; jump 3", "ret"}, nil, "0.5", size, ""},
	{"a call in the second of two", []string{onEqual, "@r1 = add32.ri @r1 imm 1; jump 3", "call.sym imm 0 sym @\"g\"; jump 3", "ret"}, nil, "0.5", size,
		"cmp r0, #3; addeq r1, r1, #1; blne g; bx lr"},
	{"a tail call", []string{onEqual, "tailjump.sym imm 0 sym @\"g\"", "ret"}, nil, "0.5", size, "cmp r0, #3; beq g; bx lr"},
	{"another comparison", []string{onEqual, "@r1 = set32.cmp.ri @r1 imm 7 cond ne; jump 2", "ret"}, nil, "0.5", size, ""},
	{"a block that others lead to", []string{onEqual, storing + "; jump 2", "br.cmp.ri @r1 imm 3 cond ne; 1 3", "ret"}, nil, "0.5", size, ""},
	{"six instructions", []string{onEqual, strings.Repeat(storing+"; ", 6) + "jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3" + strings.Repeat("; streq r1, [r2]", 6) + "; bx lr"},
	{"seven instructions", []string{onEqual, strings.Repeat(storing+"; ", 7) + "jump 2", "ret"}, nil, "0.5", size, ""},
	{"three instructions for speed", []string{onEqual, strings.Repeat(storing+"; ", 3) + "jump 2", "ret"}, nil, "0.5", regalloc.Speed,
		"cmp r0, #3" + strings.Repeat("; streq r1, [r2]", 3) + "; bx lr"},
	{"four instructions for speed", []string{onEqual, strings.Repeat(storing+"; ", 4) + "jump 2", "ret"}, nil, "0.5", regalloc.Speed, ""},
	{"four instructions for speed, likely", []string{onEqual, strings.Repeat(storing+"; ", 4) + "jump 2", "ret"}, nil, "0.9", regalloc.Speed,
		"cmp r0, #3" + strings.Repeat("; streq r1, [r2]", 4) + "; bx lr"},
	{"three instructions for speed, unlikely", []string{onEqual, strings.Repeat(storing+"; ", 3) + "jump 2", "ret"}, nil, "0.1", regalloc.Speed, ""},
}

// thumbBranches are the cases for Thumb-2.
var thumbBranches = []branchCase{
	{"operations of two bytes do not set flags", []string{onEqual, "@r1 = add32.ri @r1 imm 1; @r3 = add32.rr @r1 @r3; " + storing + "; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; ittt eq; addeq r1, r1, #1; addeq r3, r1, r3; streq r1, [r2]; bx lr"},
	{"one of two", []string{onEqual, storing + "; jump 3", "@r1 = const32 imm 9; jump 3", "ret"}, nil, "0.5", size,
		"cmp r0, #3; ite eq; streq r1, [r2]; movne r1, #9; bx lr"},
	{"four instructions", []string{onEqual, strings.Repeat(storing+"; ", 4) + "jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; itttt eq" + strings.Repeat("; streq r1, [r2]", 4) + "; bx lr"},
	{"five instructions", []string{onEqual, strings.Repeat(storing+"; ", 5) + "jump 2", "ret"}, nil, "0.5", size, ""},
	{"operations of four bytes that assemblers would shorten", []string{onEqual, "@r1 = const32.mod imm 9; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; it eq; moveq.w r1, #9; bx lr"},
	{"products of four bytes", []string{onEqual, "@r1 = mul32.wide @r1 @r3; jump 2", "ret"}, nil, "0.5", size, ""},
	{"operations of four bytes that set flags", []string{onEqual, "@r8 = and32.rr @r8 @r9; " + storing + "; jump 2", "ret"}, nil, "0.5", size, ""},
	{"a call at the end", []string{onEqual, storing + "; call.sym imm 0 sym @\"g\"; jump 2", "ret"}, nil, "0.5", size,
		"cmp r0, #3; itt eq; streq r1, [r2]; bleq g; bx lr"},
}

// TestPredicate converts branches, or leaves them alone, and holds the length of the code that is made to the one
// predicted and, for the instructions of A32, each condition.
func TestPredicate(t *testing.T) {
	for _, c := range armBranches {
		checkBranch(t, arm.Target(target.Static), &c)
	}
	wide := thumb.Target(target.Static).WithFeatures(thumb.T2)
	for _, c := range thumbBranches {
		checkBranch(t, wide, &c)
	}
	for _, c := range thumbBranches[:1] { // Thumb-1 has none
		c.want = ""
		checkBranch(t, thumb.Target(target.Static), &c)
	}
}

// code returns c's function in the text form of m.
func (c *branchCase) code(m *target.Target) string {
	var b strings.Builder
	b.WriteString("func @f target " + m.Name + " stage framed\n")
	for i, code := range c.blocks {
		b.WriteString("block " + string(rune('0'+i)) + " freq 1 loop 0\n")
		succs := ""
		for in := range strings.SplitSeq(code, "; ") {
			if to, ok := strings.CutPrefix(in, "jump "); ok {
				in, succs = "jump", to+"() 1"
			} else if a, z, ok := strings.Cut(in, " "); ok && len(a) == 1 {
				rest := "0.5"
				if c.prob != "0.5" {
					rest = map[string]string{"0.9": "0.1", "0.1": "0.9"}[c.prob]
				}
				succs = a + "() " + c.prob + ", " + z + "() " + rest
				continue
			}
			b.WriteString("  " + in + "\n")
		}
		if succs != "" {
			b.WriteString("  -> " + succs + "\n")
		}
	}
	return b.String()
}

func checkBranch(t *testing.T, m *target.Target, c *branchCase) {
	t.Helper()
	funcs, err := mach.Parse(c.name, c.code(m), m)
	if err != nil {
		t.Fatal(err)
	}
	f := funcs[0]
	f.Layout = c.layout
	for _, b := range f.Blocks[len(c.layout):] {
		f.Layout = append(f.Layout, b.ID)
	}
	f.ComputePreds()
	before := text(f)
	layout.Predicate(f, c.metric)
	got, want := text(f), c.want
	if want == "" {
		want = before
	}
	if got != want {
		t.Errorf("%s: %s, want %s", c.name, got, want)
	}
	if errs := mach.Verify(f, mach.Framed); len(errs) > 0 && !strings.Contains(c.name, "restores registers") && !strings.Contains(c.name, "releases") {
		t.Errorf("%s: %v", c.name, errs)
	}
	e, err := encode.New(m)
	if err != nil {
		t.Fatal(err)
	}
	code, err := new(encode.Workspace).Func(e, f)
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	if n := asm.Size(f); n != code.Bytes() {
		t.Errorf("%s: %d bytes of code, predicted %d", c.name, code.Bytes(), n)
	}
}

// text returns the instructions of f, with the numbers of blocks as labels.
func text(f *mach.Func) string {
	var list []string
	for line := range strings.Lines(string(asm.NewPrinter(f.Target, asm.Options{}).Func(f).Code)) {
		line = strings.ReplaceAll(strings.TrimSpace(line), "\t", " ")
		if line != "" && line[0] != '.' && !strings.HasSuffix(line, ":") {
			line = strings.TrimSuffix(strings.ReplaceAll(line, ".LB", ""), "_f")
			list = append(list, line)
		}
	}
	return strings.Join(list, "; ")
}

// TestPredicateVerify holds that the verifier finds blocks that must not be executed on a condition.
func TestPredicateVerify(t *testing.T) {
	for _, test := range []struct {
		name  string
		wrong func(f *mach.Func)
	}{
		{"one alone on the opposite condition", func(f *mach.Func) { f.Blocks[2].When = f.Blocks[1].When }},
		{"not after the branch", func(f *mach.Func) { f.Layout = []mach.BlockID{0, 2, 1, 3}; f.Blocks[2].When = 0 }},
		{"the branch itself", func(f *mach.Func) { f.Blocks[0].When = 1 }},
		{"not before what follows", func(f *mach.Func) { f.Layout = []mach.BlockID{0, 1, 2}; f.Blocks = f.Blocks[:3:3] }},
	} {
		c := armBranches[slices.IndexFunc(armBranches, func(c branchCase) bool { return c.name == "one of two" })]
		funcs, err := mach.Parse(c.name, c.code(arm.Target(target.Static)), arm.Target(target.Static))
		if err != nil {
			t.Fatal(err)
		}
		f := funcs[0]
		f.Layout = []mach.BlockID{0, 1, 2, 3}
		f.ComputePreds()
		layout.Predicate(f, size)
		if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
			t.Fatal(errs)
		}
		test.wrong(f)
		if len(mach.Verify(f, mach.Framed)) == 0 {
			t.Errorf("%s: nothing wrong is found", test.name)
		}
	}
}

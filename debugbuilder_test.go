package spillway_test

import (
	"bytes"
	"context"
	"debug/dwarf"
	"debug/elf"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/ir"
	objectelf "spillway/object/elf"
)

// debugProgram is main of a language of its own: it doubles a number in a variable.
func debugProgram() *ir.Module {
	m := &ir.Module{Triple: "x86_64-unknown-linux-gnu"}
	d := ir.NewDebugBuilder(m)
	file := d.File("double.x", "/src")
	d.Unit(ir.LangC99, file, "x 1.0")
	integer := d.Basic("int", 32, ir.EncodingSigned)
	f := m.NewFunc("main", ir.FuncOf(ir.I32, false, ir.I32))
	scope := d.Func(f, "start", file, 3, d.FuncType(integer, integer))
	b := f.NewBuilder(f.NewBlock("entry"))
	b.Debug, b.Scope, b.SourceLine = d, scope, 3
	b.DebugValue(d.Variable(scope, "n", 1, file, 3, integer), f.Params[0])
	b.SourceLine = 4
	twice := b.Alloca(ir.I32)
	b.DebugDeclare(d.Variable(scope, "twice", 0, file, 4, integer), twice)
	b.Store(b.Shl(f.Params[0], b.Int(ir.I32, 1)), twice)
	b.SourceLine = 6
	b.Ret(b.Load(ir.I32, twice))
	d.Finish()
	return m
}

// TestDebugBuilder compiles what a DebugBuilder makes, and reads in the object what it said.
func TestDebugBuilder(t *testing.T) {
	for _, level := range spillway.Levels() {
		opts := spillway.Options{Stage: spillway.ToObject}
		level.Apply(&opts)
		out, err := spillway.Compile(context.Background(), debugProgram(), opts)
		if err != nil {
			t.Fatal(err)
		}
		data, err := objectelf.Append(nil, out.Object)
		if err != nil {
			t.Fatal(err)
		}
		file, err := elf.NewFile(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		info, err := file.DWARF()
		if err != nil {
			t.Fatal(err)
		}
		var names, lines []string
		for r := info.Reader(); ; {
			e, err := r.Next()
			if err != nil {
				t.Fatal(err)
			}
			if e == nil {
				break
			}
			name, _ := e.Val(dwarf.AttrName).(string)
			switch e.Tag {
			case dwarf.TagCompileUnit:
				table, err := info.LineReader(e)
				if err != nil {
					t.Fatal(err)
				}
				var entry dwarf.LineEntry
				for table.Next(&entry) != io.EOF {
					lines = append(lines, string(rune('0'+entry.Line)))
				}
			case dwarf.TagSubprogram, dwarf.TagFormalParameter, dwarf.TagVariable, dwarf.TagBaseType:
				names = append(names, name)
			}
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != "int n start twice" {
			t.Errorf("-O%s: names: %s", level.Name, got)
		}
		if got := strings.Join(lines, ""); !strings.HasPrefix(got, "3") || !strings.Contains(got, "4") || !strings.Contains(got, "6") {
			t.Errorf("-O%s: lines: %s", level.Name, got)
		}
	}
}

// TestDebugBuilderText has LLVM's assembler, which verifies debug information, take what is printed.
func TestDebugBuilderText(t *testing.T) {
	leftout.Need(t, "llvm-as-19")
	cmd := exec.Command("llvm-as-19", "-o", "/dev/null", "-")
	cmd.Stdin = strings.NewReader(debugProgram().String())
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v: %s\n%s", err, out, debugProgram())
	}
}

// TestWrongDebug compiles a function whose subprogram there is not.
func TestWrongDebug(t *testing.T) {
	m := debugProgram()
	m.Funcs[0].Debug.Subprogram = 10_000
	_, err := spillway.Compile(context.Background(), m, spillway.Options{})
	if err == nil || !strings.Contains(err.Error(), "debug information of the function is metadata 10000, which is not defined") {
		t.Error(err)
	}
}

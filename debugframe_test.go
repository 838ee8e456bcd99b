package spillway_test

import (
	"bytes"
	"context"
	"debug/elf"
	"strings"
	"testing"

	"spillway"
	objelf "spillway/object/elf"

	"spillway/internal/tiletest"
	"spillway/llvmir"
)

const debugFrameText = `define i32 @f(i32 %x) nounwind ATTRIBUTE !dbg !4 {
  %a = call i32 @g(i32 %x), !dbg !6
  %b = add i32 %a, %x, !dbg !6
  ret i32 %b, !dbg !6
}
declare i32 @g(i32) nounwind
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !7)
!6 = !DILocation(line: 2, scope: !4)
!7 = !{null}
`

// moduleFrames is module-level assembly with call frame information of its own.
const moduleFrames = `module asm ".text"
module asm "k:"
module asm ".cfi_startproc"
module asm ".cfi_endproc"
`

// TestDebugFrame has functions that nothing unwinds at run time: their call frame information is in .debug_frame, which
// programs don't load, the same in objects as from an assembler. With an unwind table it is in .eh_frame, but for
// machines whose unwinders use an index; and with that of module-level assembly.
func TestDebugFrame(t *testing.T) {
	assemblers := map[string][]string{"amd64": {"--64"}, "i386": {"--32"}, "arm64": {"aarch64-linux-gnu-as"}, "arm": {"arm-linux-gnueabi-as"}, "thumb": {"arm-linux-gnueabi-as"}}
	for _, machine := range spillway.Targets() {
		as, ok := assemblers[machine.Name]
		if !ok {
			t.Errorf("%s: no assembler to compare with", machine.Name)
			continue
		}
		if len(as) > 0 && strings.HasPrefix(as[0], "-") {
			as = append([]string{"as"}, as...)
		}
		t.Run(machine.Name, func(t *testing.T) {
			unwindSection := ".eh_frame"
			if machine.New(0).HasUnwindIndex() {
				unwindSection = ".debug_frame"
			}
			for _, c := range []struct{ attribute, module, section string }{{"", "", ".debug_frame"}, {"uwtable", "", unwindSection}, {"", moduleFrames, ".eh_frame"}} {
				text := "target triple = \"" + machine.Triple() + "\"\n" + c.module + strings.Replace(debugFrameText, "ATTRIBUTE", c.attribute, 1)
				compile := func(stage spillway.Stage) *spillway.Output {
					m, err := llvmir.Parse("a.ll", []byte(text))
					if err != nil {
						t.Fatal(err)
					}
					out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: stage})
					if err != nil {
						t.Fatal(err)
					}
					return out
				}
				data, err := objelf.Append(nil, compile(spillway.ToObject).Object)
				if err != nil {
					t.Fatal(err)
				}
				own, err := elf.NewFile(bytes.NewReader(data))
				if err != nil {
					t.Fatal(err)
				}
				other, err := elf.Open(tiletest.Assemble(t, compile(spillway.ToAssembly).Assembly, as...))
				if err != nil {
					t.Fatal(err)
				}
				defer other.Close()
				for _, f := range []*elf.File{own, other} {
					for _, s := range []string{".debug_frame", ".eh_frame"} {
						if has := f.Section(s) != nil; has != (s == c.section) {
							t.Errorf("%q: section %s: %v", text, s, has)
						}
					}
				}
				if t.Failed() {
					return
				}
				got, _ := own.Section(c.section).Data()
				want, _ := other.Section(c.section).Data()
				if c.section == ".debug_frame" && !bytes.Equal(got, want) {
					t.Errorf("%q: %s is\n% x, want\n% x", text, c.section, got, want)
				}
			}
		})
	}
}

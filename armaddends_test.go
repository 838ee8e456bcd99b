package spillway_test

import (
	"slices"
	"testing"

	"spillway"
	"spillway/object"
	objelf "spillway/object/elf"
	"spillway/target"
)

// TestArmAddends has the pairs of instructions that make addresses keep their addends in an object file, which has 16 bits for them in each: also
// those of variables beyond 32 KB of a section.
func TestArmAddends(t *testing.T) {
	const text = `@a = internal global [60000 x i32] zeroinitializer
@b = internal global i32 0
@c = internal global i32 1
define i32 @f() "target-features"="+v6t2" {
  %b = load i32, ptr @b
  %c = load i32, ptr @c
  %y = add i32 %b, %c
  store i32 %y, ptr @a
  store i32 %y, ptr @b
  ret i32 %y
}
`
	for _, triple := range []string{"armv7-unknown-linux-gnueabihf", "thumbv7-unknown-linux-gnueabihf"} {
		for _, model := range []target.Relocation{target.PIC, target.Static} {
			out := compileFor(t, triple, spillway.Options{CPU: "cortex-a9", Relocation: model, Stage: spillway.ToObject}, text)
			data, err := objelf.Append(nil, out.Object)
			if err != nil {
				t.Errorf("%s: %v", triple, err)
				continue
			}
			again, err := objelf.Read("a.o", data, out.Object.Format)
			if err != nil {
				t.Fatal(err)
			}
			got, want := addends(again), addends(out.Object)
			if !slices.Equal(got, want) || len(want) < 3 {
				t.Errorf("%s, %v: addends %d, want %d", triple, model, got, want)
			}
		}
	}
}

// addends are those of all relocations of the code.
func addends(f *object.File) (list []int64) {
	for i := range f.Sections {
		if s := &f.Sections[i]; s.Attrs.Has(object.Executable) {
			for _, r := range s.Relocs {
				list = append(list, r.Addend)
			}
		}
	}
	return list
}

// TestArmCodeAlign has sections of code aligned for the instructions also where functions are optimized for size, and in
// a section of their own.
func TestArmCodeAlign(t *testing.T) {
	for triple, want := range map[string]int64{"armv7-unknown-linux-gnueabihf": 4, "thumbv7-unknown-linux-gnueabihf": 2, "aarch64-unknown-linux-gnu": 4} {
		out := compileFor(t, triple, spillway.Options{Stage: spillway.ToObject}, "define i32 @f(i32 %x) minsize section \"own\" {\n  ret i32 %x\n}\ndefine i32 @g(i32 %x) minsize {\n  ret i32 %x\n}\n")
		found := 0
		for i := range out.Object.Sections {
			if s := &out.Object.Sections[i]; s.Attrs.Has(object.Executable) && s.Size > 0 {
				if found++; s.Align != want {
					t.Errorf("%s: section %s is aligned to %d, want %d", triple, s.Name, s.Align, want)
				}
			}
		}
		if found != 2 {
			t.Errorf("%s: %d sections of code", triple, found)
		}
	}
}

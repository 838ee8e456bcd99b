package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestWrongAsm expects assembly that the processor cannot have to be refused with its position, whether an object or text is made.
func TestWrongAsm(t *testing.T) {
	const d16, none = `"target-features"="+vfp3d16"`, `"target-features"="+v7"`
	for _, c := range []struct{ triple, text, attributes, want string }{
		{"armv7-linux-gnueabihf", "vadd.f64 d0, d16, d1", d16, "x.ll:3:3: in @f: inline assembly \"vadd.f64 d0, d16, d1\": the processor has no d16, its registers for floating point are d0 to d15"},
		{"armv7-linux-gnueabihf", "vpush {d14-d17}", d16, "the processor has no d17"},
		{"thumbv7em-none-eabihf", "vldr d31, [r0]", d16, "the processor has no d31"},
		{"armv7-linux-gnueabihf", "vadd.f64 d0, d16, d1", `"target-features"="+vfp3"`, ""},
		{"armv7-linux-gnueabihf", ".fpu vfpv3; vadd.f64 d0, d16, d1", d16, ""},
		{"thumbv7em-none-eabi", "it eq; movne r0, r1", none, "x.ll:3:3: in @f: inline assembly \"it eq; movne r0, r1\": movne has the condition ne, and the it block eq"},
		{"thumbv7em-none-eabi", "itt eq; moveq r0, r1", none, "itt is followed by fewer than 2 instructions"},
		{"thumbv7em-none-eabi", "itt eq; moveq r0, r1; addeq r0, r1, r1", none, ""},
	} {
		for _, stage := range []spillway.Stage{spillway.ToAssembly, spillway.ToObject} {
			m, err := spillway.Parse("x.ll", []byte("target triple = \""+c.triple+"\"\ndefine void @f() #0 {\n  call void asm sideeffect \""+c.text+"\", \"~{r0}\"()\n  ret void\n}\nattributes #0 = { "+c.attributes+" }\n"))
			if err != nil {
				t.Fatal(err)
			}
			_, err = spillway.Compile(context.Background(), m, spillway.Options{Stage: stage})
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("%s: %s: %v, want %q", c.triple, c.text, err, c.want)
			}
		}
	}
	m, err := spillway.Parse("x.ll", []byte("target triple = \"thumbv7em-none-eabi\"\nmodule asm \"it eq\"\nmodule asm \"movne r0, r1\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "module-level assembly: line 2, \"movne r0, r1\": movne has the condition ne, and the it block eq"
	if _, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToObject}); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

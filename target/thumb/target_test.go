package thumb

import (
	"testing"

	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range []target.Features{0, withV6M, withV7A, withV7A | DSP | HWDiv, withV7M, withV7EM, withV8Main, withV7EM | VFP | VFP4, withV7A | VFP | FP64 | D32 | HardFloat} {
			m, err := build(reloc, features)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Complete(); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestOppositeText holds the text of constants of opposite operations.
func TestOppositeText(t *testing.T) {
	for in, want := range map[string]string{
		"mov.w r0, #-22": "mvn r0, #21", "mov.w r0, #256": "mov.w r0, #256", "mov.w r1, r2": "mov.w r1, r2",
		"cmp.w r9, #-2": "cmn.w r9, #2", "cmp.w r9, r1, lsl #2": "cmp.w r9, r1, lsl #2",
		"add.w r7, sp, #1052": "addw r7, sp, #1052", "add.w r7, sp, #-1052": "subw r7, sp, #1052", "add.w r7, r1, #-4": "add.w r7, r1, #-4",
		"ldr.w r6, [r4, #-120]": "ldr r6, [r4, #-120]", "strb.w r6, [r4, #4000]": "strb.w r6, [r4, #4000]", "ldrsh.w r1, [r2, r3]": "ldrsh.w r1, [r2, r3]",
		"ldr r0, [r1]": "ldr r0, [r1]", "adds r0, r1, #-1": "subs r0, r1, #1", "adds r0, #-200": "subs r0, #200", "adds r0, r1, #7": "adds r0, r1, #7",
	} {
		if got := string(oppositeText([]byte("\t"+in), 1)); got != "\t"+want {
			t.Errorf("%s is %q, want %q", in, got, want)
		}
	}
}

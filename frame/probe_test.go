package frame_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/frame"
	"spillway/mach"
	"spillway/regalloc"
)

// TestProbes follows the stack pointer through prologues of frames of many sizes: each part of a
// frame but the last is accessed before the stack pointer continues, and all of it is allocated, in
// code that does not grow with the frame.
func TestProbes(t *testing.T) {
	for _, size := range []int64{8, 4088, 4096, 4104, 8192, 8200, 5 * 4096, 8*4096 + 8, 9*4096 + 8, 1 << 20} {
		for _, step := range []int64{0, 4096, 8192, 1000} {
			for _, minsize := range []bool{false, true} {
				f := allocated(t, fmt.Sprintf("func @f target amd64 stage allocated calls\nslot 0 local size %d align 8 offset 0\nblock 0 freq 1 loop 0\n"+
					"  @rdi @r11 = entry\n  @rax = load64 [slot0]\n  call.sym sym @\"g\"\n  ret @rax\n", size))
				if f.IR.Attrs.MinSize = minsize; step > 0 {
					f.IR.Attrs.ProbeStack, f.IR.Attrs.ProbeSize = "inline-asm", step
				}
				if err := frame.Insert(f, regalloc.Speed); err != nil {
					t.Fatal(err)
				}
				name := fmt.Sprintf("%d bytes by %d, small: %v", size, step, minsize)
				if errs := mach.Verify(f, mach.Framed); errs != nil {
					t.Errorf("%s: %v\n%s", name, errs, f)
				}
				checkProbes(t, name, f, step&^15)
			}
		}
	}
}

func checkProbes(t *testing.T, name string, f *mach.Func, step int64) {
	t.Helper()
	tiles := &f.Target.Frame
	depth, touched, end := int64(0), int64(0), int64(0)
	count := 0
	for _, in := range f.Blocks[0].Instrs {
		if in.Origin != mach.FromFrame {
			break
		}
		count++
		switch in.Tile {
		case tiles.AdjustSP:
			depth -= in.Imm
		case tiles.Push:
			depth += 8
			touched = depth
		case tiles.Probe.Touch:
			touched = depth
		case tiles.Probe.End:
			end = depth - in.Imm
			if r := f.Target.Machine.RegName(in.Regs[0].Reg); r == "rdi" || r == "r11" || f.Target.ABI.Saves(in.Regs[0].Reg) {
				t.Errorf("%s: the loop takes %s", name, r)
			}
		case tiles.Probe.Loop:
			if in.Imm != step || (end-depth)%step != 0 {
				t.Errorf("%s: a loop by %d from %d to %d", name, in.Imm, depth, end)
			}
			depth, touched = end, end
		default:
			t.Errorf("%s: tile %s", name, f.Target.Tiles[in.Tile].Name)
		}
		if step > 0 && depth-touched > step {
			t.Errorf("%s: at %d, accessed to %d\n%s", name, depth, touched, f)
		}
	}
	if depth != f.FrameSize || count > 18 {
		t.Errorf("%s: %d bytes of %d allocated by %d instructions", name, depth, f.FrameSize, count)
	}
	if step == 0 && strings.Contains(f.String(), "probe") {
		t.Errorf("%s: accesses that are not asked for:\n%s", name, f)
	}
}

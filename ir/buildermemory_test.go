package ir

import (
	"strings"
	"testing"
)

// TestBuilderMemory holds what the methods for memory, atomics and variable arguments make to LLVM's text.
func TestBuilderMemory(t *testing.T) {
	m := &Module{}
	ft := FuncOf(I32, true, Ptr, I32)
	f := m.NewFunc("f", ft)
	entry, yes, no := f.NewBlock("entry"), f.NewBlock("yes"), f.NewBlock("no")
	b := f.NewBuilder(entry)
	p, x := f.Params[0], f.Params[1]
	list := b.AllocaN(I8, b.Int(I64, 32)).Aligned(16)
	b.VAStart(list)
	arg := b.VAArg(I32, list)
	b.VACopy(p, list)
	b.VAEnd(list)
	b.AtomicStore(x, p, Release)
	b.AtomicRMW(RMWAdd, p, b.AtomicLoad(I32, p, Acquire).Aligned(8), SeqCst)
	pair := b.CmpXchg(p, x, arg, AcqRel)
	b.Fence(SeqCst)
	b.MemCpy(p, list, b.Int(I64, 8)).Aligned(4)
	b.MemMove(p, list, b.Int(I64, 8))
	b.MemSet(p, b.Int(I8, 1), b.Int(I64, 8))
	b.CondBr(b.ExtractValue(pair, 1), yes, no)
	b.Weights(3, 1)
	f.NewBuilder(yes).Ret(x)
	f.NewBuilder(no).Ret(arg)
	if errs := VerifyModule(m); errs != nil {
		t.Fatal(errs)
	}
	text := m.String()
	for _, want := range []string{"alloca i8, i64 32, align 16", "call void @llvm.va_start", "= va_arg ptr %", ", i32\n", "call void @llvm.va_copy", "call void @llvm.va_end",
		"store atomic i32 %1, ptr %0 release, align 4", "load atomic i32, ptr %0 acquire, align 8", "atomicrmw add ptr %0, i32 %", "seq_cst", "cmpxchg ptr %0, i32 %1, i32 %",
		" acq_rel acquire", "fence seq_cst", "call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %", "call void @llvm.memmove", "call void @llvm.memset",
		`!{!"branch_weights", i32 1610612736, i32 536870912}`} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
}

; Functions whose names end with what they want: 0, or the protections of their allocas in order (a: address,
; s: small, l: large, u: none). llc protects those that have anything but 0.
target triple = "x86_64-linux-gnu"

%two = type { i32, i32 }
%inner = type { i8, [4 x i8] }
%outer = type { i32, %inner, [16 x i8] }
%words = type { i32, [16 x i32] }

declare void @use(ptr)
declare void @exit(i32) noreturn nounwind
declare void @throw(ptr) noreturn
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define void @none_buffer.0() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @ssp_buffer.l() ssp {
  %a = alloca [8 x i8]
  call void @use(ptr %a)
  ret void
}
define void @ssp_short.0() ssp {
  %a = alloca [7 x i8]
  call void @use(ptr %a)
  ret void
}
define void @ssp_words.0() ssp {
  %a = alloca [64 x i32]
  call void @use(ptr %a)
  ret void
}
define void @ssp_size_7.l() ssp "stack-protector-buffer-size"="7" {
  %a = alloca [7 x i8]
  call void @use(ptr %a)
  ret void
}
define void @ssp_size_9.0() ssp "stack-protector-buffer-size"="9" {
  %a = alloca [8 x i8]
  call void @use(ptr %a)
  ret void
}
define void @ssp_in_struct.ul() ssp {
  %x = alloca i32
  %a = alloca %outer
  call void @use(ptr %a)
  call void @use(ptr %x)
  ret void
}
define void @ssp_words_in_struct.0() ssp {
  %a = alloca %words
  call void @use(ptr %a)
  ret void
}
define void @ssp_dynamic.l(i64 %n) ssp {
  %a = alloca i32, i64 %n
  call void @use(ptr %a)
  ret void
}
define void @ssp_count_8.l() ssp {
  %a = alloca i32, i32 8
  call void @use(ptr %a)
  ret void
}
define void @ssp_count_7.0() ssp {
  %a = alloca i32, i32 7
  call void @use(ptr %a)
  ret void
}
define void @strong_count_7.s() sspstrong {
  %a = alloca i32, i32 7
  call void @use(ptr %a)
  ret void
}
define void @ssp_nested.0() ssp {
  %a = alloca [4 x [16 x i8]]
  call void @use(ptr %a)
  ret void
}
define void @strong_short.s() sspstrong {
  %a = alloca [2 x i8]
  call void @use(ptr %a)
  ret void
}
define void @strong_words.l() sspstrong {
  %a = alloca [2 x i32]
  call void @use(ptr %a)
  ret void
}
define void @strong_in_struct.s() sspstrong {
  %a = alloca %inner
  call void @use(ptr %a)
  ret void
}
define void @strong_passed.a() sspstrong {
  %a = alloca i32
  call void @use(ptr %a)
  ret void
}
define i32 @strong_kept.0(i32 %x) sspstrong {
  %a = alloca i32
  store volatile i32 %x, ptr %a
  %r = load volatile i32, ptr %a
  ret i32 %r
}
define void @strong_lifetime.0(i32 %x) sspstrong {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store volatile i32 %x, ptr %a
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret void
}
define void @strong_stored.a(ptr %p) sspstrong {
  %a = alloca i32
  store ptr %a, ptr %p
  ret void
}
define i64 @strong_wide.a() sspstrong {
  %a = alloca i32
  %r = load volatile i64, ptr %a
  ret i64 %r
}
define i32 @strong_field.0() sspstrong {
  %a = alloca %two
  %p = getelementptr %two, ptr %a, i32 0, i32 1
  %r = load volatile i32, ptr %p
  ret i32 %r
}
define i64 @strong_field_wide.a() sspstrong {
  %a = alloca %two
  %p = getelementptr %two, ptr %a, i32 0, i32 1
  %r = load volatile i64, ptr %p
  ret i64 %r
}
define i8 @strong_beyond.a() sspstrong {
  %a = alloca %two
  %p = getelementptr i8, ptr %a, i64 8
  %r = load volatile i8, ptr %p
  ret i8 %r
}
define i8 @strong_before.a() sspstrong {
  %a = alloca %two
  %p = getelementptr i8, ptr %a, i64 -1
  %r = load volatile i8, ptr %p
  ret i8 %r
}
define i8 @strong_index.a(i64 %i) sspstrong {
  %a = alloca %two
  %p = getelementptr i8, ptr %a, i64 %i
  %r = load volatile i8, ptr %p
  ret i8 %r
}
define i64 @strong_number.a() sspstrong {
  %a = alloca i32
  store volatile i32 1, ptr %a
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}
define i1 @strong_compared.a(ptr %q) sspstrong {
  %a = alloca i32
  store volatile i32 1, ptr %a
  %r = icmp eq ptr %a, %q
  ret i1 %r
}
define i32 @strong_selected.0(i1 %c, ptr %q) sspstrong {
  %a = alloca i32
  store volatile i32 1, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  %r = load volatile i32, ptr %p
  ret i32 %r
}
define void @strong_phi.a(i1 %c, ptr %q) sspstrong {
  %a = alloca i32
  store volatile i32 1, ptr %a
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi ptr [ %a, %0 ], [ %q, %x ], [ %p, %again ]
  %r = load volatile i32, ptr %p
  %d = icmp eq i32 %r, 0
  br i1 %d, label %again, label %done
again:
  br label %y
done:
  call void @use(ptr %p)
  ret void
}
define i32 @strong_exchanged.0(i32 %x) sspstrong {
  %a = alloca i32
  %r = atomicrmw xchg ptr %a, i32 %x seq_cst
  ret i32 %r
}
define void @strong_mixed.slau() sspstrong {
  %s = alloca [3 x i8]
  %l = alloca [300 x i8]
  %a = alloca i64
  %u = alloca i64
  call void @use(ptr %s)
  call void @use(ptr %l)
  call void @use(ptr %a)
  store volatile i64 1, ptr %u
  ret void
}
define i32 @req_nothing.(i32 %x) sspreq {
  ret i32 %x
}
define void @req_words.l() sspreq {
  %a = alloca [2 x i32]
  call void @use(ptr %a)
  ret void
}
define void @strong_exits.0() sspstrong {
  %a = alloca [16 x i8]
  call void @use(ptr %a)
  call void @exit(i32 1)
  unreachable
}
define void @strong_throws.l() sspstrong {
  %a = alloca [16 x i8]
  call void @throw(ptr %a)
  unreachable
}
define void @strong_tail.l() sspstrong {
  %a = alloca [16 x i8]
  call void @use(ptr %a)
  tail call void @use(ptr null)
  ret void
}

; Functions of which llc marks the entries of those that may be called indirectly: their names begin with m.
target triple = "x86_64-linux-gnu"

@table = constant [1 x ptr] [ptr @m_table]
@llvm.used = appending global [1 x ptr] [ptr @m_used], section "llvm.metadata"
@kept = alias void (), ptr @m_aliased

declare void @use(ptr)
declare i32 @setjmp(ptr) returns_twice

define void @m_global() {
  ret void
}
define hidden void @m_hidden() {
  ret void
}
define weak void @m_weak() {
  ret void
}
define void @unchecked() nocf_check {
  ret void
}
define internal void @called() noinline {
  ret void
}
define internal void @m_table() noinline {
  ret void
}
define internal void @m_used() noinline {
  ret void
}
define internal void @m_aliased() noinline {
  ret void
}
define internal void @m_passed() noinline {
  ret void
}
define internal void @m_stored(ptr %p) noinline {
  ret void
}
define internal void @m_compared() noinline {
  ret void
}
define internal void @unchecked_passed() noinline nocf_check {
  ret void
}
define i1 @m_main(ptr %p) {
  call void @called()
  call void @use(ptr @m_passed)
  call void @use(ptr @unchecked_passed)
  store ptr @m_stored, ptr %p
  %c = icmp eq ptr %p, @m_compared
  ret i1 %c
}

!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 1}

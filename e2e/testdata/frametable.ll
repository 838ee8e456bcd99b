; Functions with roots: the collector moves what they hold.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @cell(i64)
declare void @collect()

define i64 @run(i64 %n) gc "STRATEGY" {
  %a = alloca ptr
  %b = alloca ptr
  %c = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr null)
  call void @llvm.gcroot(ptr %c, ptr null)
  %x = call ptr @cell(i64 %n)
  store ptr %x, ptr %a
  call void @collect()
  %y = call ptr @cell(i64 7)
  store ptr %y, ptr %b
  call void @collect()
  %p = load ptr, ptr %a
  %q = load ptr, ptr %b
  %v = load i64, ptr %p
  %w = load i64, ptr %q
  %s = mul i64 %v, 10000
  %t = add i64 %s, %w
  ret i64 %t
}

define void @eight(i64 %n, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) gc "STRATEGY" {
  call void @collect()
  ret void
}

define void @leaf() gc "STRATEGY" {
  ret void
}

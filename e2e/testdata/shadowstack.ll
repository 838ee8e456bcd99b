; Functions with roots: SELF calls OTHER, which another compiler has made, and both call the collector.
@meta = private constant i32 77
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @collect(i32)
declare ptr @OTHER(ptr, i32)

define ptr @SELF(ptr %x, i32 %depth) noinline gc "shadow-stack" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @meta)
  call void @llvm.gcwrite(ptr %x, ptr null, ptr %a)
  %c = icmp eq i32 %depth, 0
  br i1 %c, label %leaf, label %inner
inner:
  %step = icmp sgt i32 %depth, 0
  %by = select i1 %step, i32 -1, i32 1
  %d = add i32 %depth, %by
  %y = getelementptr i32, ptr %x, i32 2
  store ptr %y, ptr %b
  %when = select i1 %step, i32 1, i32 %d
  call void @collect(i32 %when)
  %r = call ptr @OTHER(ptr %y, i32 %d)
  %z = call ptr @llvm.gcread(ptr null, ptr %b)
  %rv = load i32, ptr %r
  %zv = load i32, ptr %z
  %less = icmp slt i32 %rv, %zv
  %m = select i1 %less, ptr %r, ptr %z
  ret ptr %m
leaf:
  call void @collect(i32 1)
  %l = load ptr, ptr %a
  ret ptr %l
}

define internal void @SELF.quiet(ptr %x) nounwind noinline gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  store ptr %x, ptr %a
  tail call void @collect(i32 2)
  ret void
}

define void @SELF.quietly(ptr %x) noinline {
  call void @SELF.quiet(ptr %x)
  ret void
}

define ptr @SELF.jumps(ptr %x, i32 %depth) noinline gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  store ptr %x, ptr %a
  call void @collect(i32 1)
  %y = load ptr, ptr %a
  %r = musttail call ptr @SELF(ptr %y, i32 %depth)
  ret ptr %r
}

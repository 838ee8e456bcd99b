; MACHINE: arm64
; Exclusive loads and stores by their intrinsics, of all sizes.
declare i64 @llvm.aarch64.ldxr.p0(ptr)
declare i64 @llvm.aarch64.ldaxr.p0(ptr)
declare i32 @llvm.aarch64.stxr.p0(i64, ptr)
declare i32 @llvm.aarch64.stlxr.p0(i64, ptr)
declare void @llvm.aarch64.clrex()

define i64 @add8(ptr %p, i64 %n) {
  br label %loop
loop:
  %old = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i8) %p)
  %new = add i64 %old, %n
  %part = and i64 %new, 255
  %fails = call i32 @llvm.aarch64.stxr.p0(i64 %part, ptr elementtype(i8) %p)
  %again = icmp ne i32 %fails, 0
  br i1 %again, label %loop, label %done
done:
  ret i64 %old
}

define i64 @add16(ptr %p, i64 %n) {
  br label %loop
loop:
  %old = call i64 @llvm.aarch64.ldaxr.p0(ptr elementtype(i16) %p)
  %new = add i64 %old, %n
  %part = and i64 %new, 65535
  %fails = call i32 @llvm.aarch64.stlxr.p0(i64 %part, ptr elementtype(i16) %p)
  %again = icmp ne i32 %fails, 0
  br i1 %again, label %loop, label %done
done:
  ret i64 %old
}

define i64 @add32(ptr %p, i64 %n) {
  br label %loop
loop:
  %old = call i64 @llvm.aarch64.ldaxr.p0(ptr elementtype(i32) %p)
  %new = add i64 %old, %n
  %part = and i64 %new, 4294967295
  %fails = call i32 @llvm.aarch64.stxr.p0(i64 %part, ptr elementtype(i32) %p)
  %again = icmp ne i32 %fails, 0
  br i1 %again, label %loop, label %done
done:
  ret i64 %old
}

define i64 @add64(ptr %p, i64 %n) {
  br label %loop
loop:
  %old = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i64) %p)
  %new = add i64 %old, %n
  %fails = call i32 @llvm.aarch64.stlxr.p0(i64 %new, ptr elementtype(i64) %p)
  %again = icmp ne i32 %fails, 0
  br i1 %again, label %loop, label %done
done:
  ret i64 %old
}

define i32 @main() {
  %p = alloca i64, align 8
  store i64 -1, ptr %p
  %a = call i64 @add8(ptr %p, i64 2)
  %b = call i64 @add16(ptr %p, i64 256)
  %c = call i64 @add32(ptr %p, i64 65536)
  %d = call i64 @add64(ptr %p, i64 4294967296)
  %e = load i64, ptr %p
  %x = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i64) %p)
  call void @llvm.aarch64.clrex()
  %fails = call i32 @llvm.aarch64.stxr.p0(i64 0, ptr elementtype(i64) %p)
  %a1 = icmp ne i64 %a, 255
  %b1 = icmp ne i64 %b, 65281
  %c1 = icmp ne i64 %c, 4294901761
  %d1 = icmp ne i64 %d, -4294967295
  %e1 = icmp ne i64 %e, 1
  %f1 = icmp ne i32 %fails, 1
  %ab = or i1 %a1, %b1
  %cd = or i1 %c1, %d1
  %ef = or i1 %e1, %f1
  %abcd = or i1 %ab, %cd
  %all = or i1 %abcd, %ef
  %r = zext i1 %all to i32
  ret i32 %r
}

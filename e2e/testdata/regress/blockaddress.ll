; Addresses of blocks as values: of the function itself, of another function, of
; blocks that nothing reaches, and in variables.
@own = internal global [2 x ptr] [ptr blockaddress(@walk, %a), ptr blockaddress(@walk, %b)]
@gone = internal global ptr blockaddress(@other, %dead)

define internal ptr @walk(i32 %i) noinline {
  %p = getelementptr [2 x ptr], ptr @own, i32 0, i32 %i
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %a, label %b]
a:
  ret ptr blockaddress(@walk, %b)
b:
  ret ptr blockaddress(@walk, %a)
}

define internal i32 @other(i32 %x) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %l, label %m
l:
  ret i32 1
m:
  ret i32 2
dead:
  ret i32 3
}

define internal ptr @dead() noinline {
  ret ptr blockaddress(@other, %dead)
}

define internal i1 @isSecond(ptr %p) noinline {
  %is = icmp eq ptr %p, blockaddress(@walk, %b)
  ret i1 %is
}

define internal i64 @distance() noinline {
  ret i64 sub (i64 ptrtoint (ptr blockaddress(@other, %m) to i64), i64 ptrtoint (ptr blockaddress(@other, %l) to i64))
}

define i32 @main() {
  %b = call ptr @walk(i32 0)
  %a = call ptr @walk(i32 1)
  %wantA = load ptr, ptr @own
  %wantB = load ptr, ptr getelementptr (ptr, ptr @own, i32 1)
  %okA = icmp eq ptr %a, %wantA
  %okB = call i1 @isSecond(ptr %wantB)
  %okB2 = icmp eq ptr %b, %wantB
  %d = call ptr @dead()
  %okD = icmp ne ptr %d, null
  %g = load volatile ptr, ptr @gone
  %okG = icmp ne ptr %g, null
  %dist = call i64 @distance()
  %okDist = icmp ne i64 %dist, 0
  %1 = and i1 %okA, %okB
  %2 = and i1 %1, %okB2
  %3 = and i1 %2, %okD
  %4 = and i1 %3, %okG
  %5 = and i1 %4, %okDist
  %bad = xor i1 %5, true
  %r = zext i1 %bad to i32
  ret i32 %r
}

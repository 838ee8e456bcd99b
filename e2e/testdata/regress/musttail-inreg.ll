; Jumps whose arguments are in registers by which jumps to an address go, to functions known and unknown: the
; address takes one that is left. Each function goes back and forth so often that no stack would hold the calls.
@steps = global [2 x ptr] [ptr @swap1, ptr @swap2]

define i32 @swap1(i32 inreg %n, i32 %a, i32 %b) noinline {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = musttail call i32 @known1(i32 inreg %m, i32 %b, i32 %a)
  ret i32 %r
end:
  %h = mul i32 %a, 10
  %s = add i32 %h, %b
  ret i32 %s
}

define i32 @known1(i32 inreg %n, i32 %a, i32 %b) noinline {
  %p = load volatile ptr, ptr @steps
  %r = musttail call i32 %p(i32 inreg %n, i32 %a, i32 %b)
  ret i32 %r
}

define i32 @swap2(i32 inreg %n, i32 inreg %a, i32 %b, ptr %p) noinline {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = musttail call i32 @known2(i32 inreg %m, i32 inreg %b, i32 %a, ptr %p)
  ret i32 %r
end:
  %h = mul i32 %a, 10
  %s = add i32 %h, %b
  ret i32 %s
}

define i32 @known2(i32 inreg %n, i32 inreg %a, i32 %b, ptr %p) noinline {
  %r = musttail call i32 %p(i32 inreg %n, i32 inreg %a, i32 %b, ptr %p)
  ret i32 %r
}

; The address is where an argument is to be.
define i32 @moved(ptr inreg %p, i32 inreg %n, i32 %a, ptr %q) noinline {
  %k = ptrtoint ptr %q to i32
  %r = musttail call i32 %p(i32 inreg %n, i32 inreg %k, i32 %a, ptr %p)
  ret i32 %r
}

define internal i32 @swap3(i32 inreg %n, i32 inreg %a, i32 inreg %b, i32 %c) noinline {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = musttail call i32 @known3(i32 inreg %m, i32 inreg %b, i32 inreg %c, i32 %a)
  ret i32 %r
end:
  %h = mul i32 %a, 100
  %g = mul i32 %b, 10
  %s = add i32 %h, %g
  %t = add i32 %s, %c
  ret i32 %t
}

define internal i32 @known3(i32 inreg %n, i32 inreg %a, i32 inreg %b, i32 %c) noinline {
  %r = musttail call i32 @swap3(i32 inreg %n, i32 inreg %a, i32 inreg %b, i32 %c)
  ret i32 %r
}

; Functions of this convention may preserve the register too.
@stored = global i32 0

define coldcc void @jumpcold(ptr %p) noinline {
  musttail call coldcc void %p(ptr %p)
  ret void
}

define coldcc void @storecold(ptr %p) noinline {
  store volatile i32 7, ptr @stored
  ret void
}

define i32 @main() {
  call coldcc void @jumpcold(ptr @storecold)
  %r5 = load volatile i32, ptr @stored
  %x5 = xor i32 %r5, 7
  %p = getelementptr [2 x ptr], ptr @steps, i32 0, i32 1
  %f = load volatile ptr, ptr %p
  %r1 = call i32 @swap1(i32 inreg 1000001, i32 3, i32 4)
  %r2 = call i32 @swap2(i32 inreg 1000001, i32 inreg 5, i32 6, ptr %f)
  %r3 = call i32 @swap3(i32 inreg 1000001, i32 inreg 7, i32 inreg 8, i32 9)
  %n = inttoptr i32 1 to ptr
  %r4 = call i32 @moved(ptr inreg %f, i32 inreg 1000000, i32 2, ptr %n)
  %x1 = xor i32 %r1, 43
  %x2 = xor i32 %r2, 65
  %x3 = xor i32 %r3, 978
  %x4 = xor i32 %r4, 12
  %o1 = or i32 %x1, %x2
  %o2 = or i32 %x3, %x4
  %o3 = or i32 %o1, %x5
  %o = or i32 %o3, %o2
  %wrong = icmp ne i32 %o, 0
  %z = zext i1 %wrong to i32
  ret i32 %z
}

; title: Prime numbers by a sieve: memory
; function: main
@composite = internal global [1000 x i8] zeroinitializer
@text = private constant [12 x i8] c"%d primes\0A\00\00"

declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  br label %outer
outer:
  %i = phi i32 [ 2, %entry ], [ %i1, %step ]
  %count = phi i32 [ 0, %entry ], [ %count1, %step ]
  %p = getelementptr [1000 x i8], ptr @composite, i32 0, i32 %i
  %c = load i8, ptr %p
  %prime = icmp eq i8 %c, 0
  br i1 %prime, label %found, label %step
found:
  %more = add i32 %count, 1
  %first = mul i32 %i, %i
  %any = icmp ult i32 %first, 1000
  br i1 %any, label %inner, label %step
inner:
  %j = phi i32 [ %first, %found ], [ %j1, %inner ]
  %q = getelementptr [1000 x i8], ptr @composite, i32 0, i32 %j
  store i8 1, ptr %q
  %j1 = add i32 %j, %i
  %go = icmp ult i32 %j1, 1000
  br i1 %go, label %inner, label %step
step:
  %count1 = phi i32 [ %count, %outer ], [ %more, %found ], [ %more, %inner ]
  %i1 = add i32 %i, 1
  %next = icmp ult i32 %i1, 1000
  br i1 %next, label %outer, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @text, i32 %count1)
  ret i32 0
}

; Calls of functions of tailcc with arguments in memory, which they take off the stack: calls in loops and between variables, jumps to functions
; with as many, and calls of functions with fewer.
target triple = "TRIPLE"

@format = private constant [6 x i8] c"%ld \0A\00"

declare i32 @printf(ptr, ...)

declare tailcc i64 @sum(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double)
declare tailcc i64 @count(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, double)

define i32 @main() {
entry:
  %v = alloca [10 x i64], align 16
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s4, %loop ]
  %at = getelementptr i64, ptr %v, i64 %i
  store i64 %i, ptr %at
  %s1 = call tailcc i64 @sum(i64 %i, i64 %s, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 %i, i64 11, double 1.500000e+00)
  %s2 = call tailcc i64 @count(i64 %i, i64 %s1, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 %s, i64 11, double 2.500000e+00)
  %back = load i64, ptr %at
  %s3 = add i64 %s2, %back
  %s4 = and i64 %s3, 4294967295
  %p = call i32 (ptr, ...) @printf(ptr @format, i64 %s4)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 10
  br i1 %end, label %exit, label %loop
exit:
  ret i32 0
}

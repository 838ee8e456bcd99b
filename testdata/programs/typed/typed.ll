; What the Go library llir/llvm (v0.3) prints: typed pointers, no target triple, tabs.
%point = type { i32, i64 }

@format = constant [37 x i8] c"gcd %d, fib %d, sum %lld, mean %.3f\0A\00"
@points = global [3 x %point] [%point { i32 3, i64 -40 }, %point { i32 5, i64 7 }, %point { i32 8, i64 1000000000000 }]

declare i32 @printf(i8* %format, ...)

define i32 @gcd(i32 %a, i32 %b) {
entry:
	br label %loop

loop:
	%0 = phi i32 [ %a, %entry ], [ %1, %loop ]
	%1 = phi i32 [ %b, %entry ], [ %2, %loop ]
	%2 = srem i32 %0, %1
	%3 = icmp eq i32 %2, 0
	br i1 %3, label %done, label %loop

done:
	ret i32 %1
}

define i32 @fib(i32 %n) {
0:
	%1 = icmp slt i32 %n, 2
	br i1 %1, label %2, label %3

2:
	ret i32 %n

3:
	%4 = sub i32 %n, 1
	%5 = call i32 @fib(i32 %4)
	%6 = sub i32 %n, 2
	%7 = call i32 @fib(i32 %6)
	%8 = add i32 %5, %7
	ret i32 %8
}

define i64 @sum(%point* %p, i64 %count) {
0:
	%1 = alloca i64
	%2 = alloca i64
	store i64 0, i64* %1
	store i64 0, i64* %2
	br label %head

head:
	%3 = load i64, i64* %2
	%4 = icmp ult i64 %3, %count
	br i1 %4, label %body, label %end

body:
	%5 = getelementptr %point, %point* %p, i64 %3, i32 0
	%6 = load i32, i32* %5
	%7 = getelementptr %point, %point* %p, i64 %3, i32 1
	%8 = load i64, i64* %7
	%9 = sext i32 %6 to i64
	%10 = mul i64 %9, %8
	%11 = load i64, i64* %1
	%12 = add i64 %11, %10
	store i64 %12, i64* %1
	%13 = add i64 %3, 1
	store i64 %13, i64* %2
	br label %head

end:
	%14 = load i64, i64* %1
	ret i64 %14
}

define i32 @main() {
0:
	%1 = call i32 @gcd(i32 1071, i32 462)
	%2 = call i32 @fib(i32 15)
	%3 = call i64 @sum(%point* getelementptr ([3 x %point], [3 x %point]* @points, i64 0, i64 0), i64 3)
	%4 = sitofp i64 %3 to double
	%5 = fdiv double %4, 3.0
	%6 = call i32 (i8*, ...) @printf(i8* getelementptr ([37 x i8], [37 x i8]* @format, i64 0, i64 0), i32 %1, i32 %2, i64 %3, double %5)
	ret i32 0
}

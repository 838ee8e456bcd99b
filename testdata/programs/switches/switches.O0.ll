; ModuleID = 'switches.c'
source_filename = "switches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.keys = internal constant [11 x i64] [i64 -5000000000, i64 -77, i64 0, i64 1, i64 100, i64 1000, i64 10000, i64 2147483647, i64 2147483648, i64 -2147483648, i64 123456789012345], align 16
@program = internal constant [122 x i8] c"int main(void) { /* a ** comment */ for (i = 0; i <= 0x1F; i++) x += y[i] / 2.5; return \22a \\\22str\22 != _name && while1; } @\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"\0A%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@keyword.words = internal constant [6 x ptr] [ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@.str.3 = private unnamed_addr constant [3 x i8] c"if\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"else\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"while\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"for\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"return\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"int\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"sun\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"mon\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"tue\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"wed\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"thu\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"fri\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"sat\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"none\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [7 x i32], align 16
  %9 = alloca [100 x i16], align 16
  %10 = alloca [100 x i16], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %22 = load i32, ptr %4, align 4
  %23 = icmp sgt i32 %22, 1
  br i1 %23, label %24, label %29

24:
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds ptr, ptr %25, i64 1
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @atoi(ptr noundef %27) #4
  br label %30

29:
  br label %30

30:
  %31 = phi i32 [ %28, %24 ], [ 2, %29 ]
  store i32 %31, ptr %6, align 4
  store i64 0, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 28, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %10, i8 0, i64 200, i1 false)
  store i32 0, ptr %11, align 4
  br label %32

32:
  %33 = load i32, ptr %11, align 4
  %34 = icmp slt i32 %33, 100
  br i1 %34, label %35, label %45

35:
  %36 = load i32, ptr %11, align 4
  %37 = mul nsw i32 %36, 331
  %38 = trunc i32 %37 to i16
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [100 x i16], ptr %9, i64 0, i64 %40
  store i16 %38, ptr %41, align 2
  br label %42

42:
  %43 = load i32, ptr %11, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %11, align 4
  br label %32, !llvm.loop !6

45:
  store i32 0, ptr %12, align 4
  br label %46

46:
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %6, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %135

50:
  store i32 -2, ptr %13, align 4
  br label %51

51:
  %52 = load i32, ptr %13, align 4
  %53 = icmp slt i32 %52, 15
  br i1 %53, label %54, label %68

54:
  %55 = load i32, ptr %13, align 4
  %56 = load i32, ptr %13, align 4
  %57 = mul nsw i32 %56, 1000
  %58 = load i32, ptr %12, align 4
  %59 = srem i32 %58, 5
  %60 = add nsw i32 %57, %59
  %61 = call i32 @dense(i32 noundef %55, i32 noundef %60)
  %62 = sext i32 %61 to i64
  %63 = load i64, ptr %7, align 8
  %64 = add nsw i64 %63, %62
  store i64 %64, ptr %7, align 8
  br label %65

65:
  %66 = load i32, ptr %13, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %13, align 4
  br label %51, !llvm.loop !8

68:
  store i32 0, ptr %14, align 4
  br label %69

69:
  %70 = load i32, ptr %14, align 4
  %71 = icmp ult i32 %70, 11
  br i1 %71, label %72, label %86

72:
  %73 = load i64, ptr %7, align 8
  %74 = mul nsw i64 %73, 3
  %75 = load i32, ptr %14, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds [11 x i64], ptr @main.keys, i64 0, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = call i32 @sparse(i64 noundef %78)
  %80 = sext i32 %79 to i64
  %81 = add nsw i64 %74, %80
  %82 = srem i64 %81, 1000003
  store i64 %82, ptr %7, align 8
  br label %83

83:
  %84 = load i32, ptr %14, align 4
  %85 = add i32 %84, 1
  store i32 %85, ptr %14, align 4
  br label %69, !llvm.loop !9

86:
  store i32 0, ptr %15, align 4
  br label %87

87:
  %88 = load i32, ptr %15, align 4
  %89 = icmp slt i32 %88, 256
  br i1 %89, label %90, label %102

90:
  %91 = load i32, ptr %15, align 4
  %92 = trunc i32 %91 to i8
  %93 = call i32 @ranges(i8 noundef zeroext %92)
  %94 = load i32, ptr %15, align 4
  %95 = mul nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = load i64, ptr %7, align 8
  %98 = add nsw i64 %97, %96
  store i64 %98, ptr %7, align 8
  br label %99

99:
  %100 = load i32, ptr %15, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %15, align 4
  br label %87, !llvm.loop !10

102:
  store i32 0, ptr %16, align 4
  br label %103

103:
  %104 = load i32, ptr %16, align 4
  %105 = icmp ult i32 %104, 65536
  br i1 %105, label %106, label %116

106:
  %107 = load i32, ptr %16, align 4
  %108 = trunc i32 %107 to i16
  %109 = call i32 @bits(i16 noundef zeroext %108)
  %110 = zext i32 %109 to i64
  %111 = load i64, ptr %7, align 8
  %112 = add nsw i64 %111, %110
  store i64 %112, ptr %7, align 8
  br label %113

113:
  %114 = load i32, ptr %16, align 4
  %115 = add i32 %114, 273
  store i32 %115, ptr %16, align 4
  br label %103, !llvm.loop !11

116:
  store ptr @program, ptr %17, align 8
  br label %117

117:
  %118 = call i32 @scan(ptr noundef %17)
  store i32 %118, ptr %18, align 4
  %119 = icmp ne i32 %118, 0
  br i1 %119, label %120, label %126

120:
  %121 = load i32, ptr %18, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds [7 x i32], ptr %8, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %123, align 4
  br label %117, !llvm.loop !12

126:
  %127 = getelementptr inbounds [100 x i16], ptr %10, i64 0, i64 0
  %128 = getelementptr inbounds [100 x i16], ptr %9, i64 0, i64 0
  %129 = load i32, ptr %12, align 4
  %130 = srem i32 %129, 60
  %131 = add nsw i32 37, %130
  call void @duff(ptr noundef %127, ptr noundef %128, i32 noundef %131)
  br label %132

132:
  %133 = load i32, ptr %12, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %12, align 4
  br label %46, !llvm.loop !13

135:
  store i32 0, ptr %19, align 4
  br label %136

136:
  %137 = load i32, ptr %19, align 4
  %138 = icmp ult i32 %137, 9
  br i1 %138, label %139, label %146

139:
  %140 = load i32, ptr %19, align 4
  %141 = call ptr @lookup(i32 noundef %140)
  %142 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %141)
  br label %143

143:
  %144 = load i32, ptr %19, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr %19, align 4
  br label %136, !llvm.loop !14

146:
  %147 = load i64, ptr %7, align 8
  %148 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %147)
  store i32 0, ptr %20, align 4
  br label %149

149:
  %150 = load i32, ptr %20, align 4
  %151 = icmp slt i32 %150, 7
  br i1 %151, label %152, label %161

152:
  %153 = load i32, ptr %20, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [7 x i32], ptr %8, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %156)
  br label %158

158:
  %159 = load i32, ptr %20, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %20, align 4
  br label %149, !llvm.loop !15

161:
  store i64 0, ptr %7, align 8
  store i32 0, ptr %21, align 4
  br label %162

162:
  %163 = load i32, ptr %21, align 4
  %164 = icmp slt i32 %163, 100
  br i1 %164, label %165, label %178

165:
  %166 = load i64, ptr %7, align 8
  %167 = mul nsw i64 %166, 7
  %168 = srem i64 %167, 65537
  %169 = load i32, ptr %21, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [100 x i16], ptr %10, i64 0, i64 %170
  %172 = load i16, ptr %171, align 2
  %173 = sext i16 %172 to i64
  %174 = add nsw i64 %168, %173
  store i64 %174, ptr %7, align 8
  br label %175

175:
  %176 = load i32, ptr %21, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %21, align 4
  br label %162, !llvm.loop !16

178:
  %179 = load i64, ptr %7, align 8
  %180 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %179)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dense(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %4, align 4
  switch i32 %6, label %40 [
    i32 0, label %7
    i32 1, label %10
    i32 2, label %13
    i32 3, label %16
    i32 4, label %19
    i32 5, label %22
    i32 6, label %25
    i32 7, label %28
    i32 8, label %31
    i32 9, label %34
    i32 11, label %37
  ]

7:
  %8 = load i32, ptr %5, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %3, align 4
  br label %42

10:
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 %11, 3
  store i32 %12, ptr %3, align 4
  br label %42

13:
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %14, 7
  store i32 %15, ptr %3, align 4
  br label %42

16:
  %17 = load i32, ptr %5, align 4
  %18 = shl i32 %17, 2
  store i32 %18, ptr %3, align 4
  br label %42

19:
  %20 = load i32, ptr %5, align 4
  %21 = xor i32 %20, 85
  store i32 %21, ptr %5, align 4
  br label %22

22:
  %23 = load i32, ptr %5, align 4
  %24 = add nsw i32 %23, 9
  store i32 %24, ptr %5, align 4
  br label %25

25:
  %26 = load i32, ptr %5, align 4
  %27 = xor i32 %26, -1
  store i32 %27, ptr %3, align 4
  br label %42

28:
  %29 = load i32, ptr %5, align 4
  %30 = sdiv i32 %29, 3
  store i32 %30, ptr %3, align 4
  br label %42

31:
  %32 = load i32, ptr %5, align 4
  %33 = srem i32 %32, 11
  store i32 %33, ptr %3, align 4
  br label %42

34:
  %35 = load i32, ptr %5, align 4
  %36 = sub nsw i32 0, %35
  store i32 %36, ptr %3, align 4
  br label %42

37:
  %38 = load i32, ptr %5, align 4
  %39 = and i32 %38, 61680
  store i32 %39, ptr %3, align 4
  br label %42

40:
  %41 = load i32, ptr %4, align 4
  store i32 %41, ptr %3, align 4
  br label %42

42:
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sparse(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  switch i64 %4, label %14 [
    i64 -5000000000, label %5
    i64 -77, label %6
    i64 1, label %7
    i64 100, label %8
    i64 1000, label %9
    i64 10000, label %10
    i64 2147483647, label %11
    i64 2147483648, label %12
    i64 123456789012345, label %13
  ]

5:
  store i32 1, ptr %2, align 4
  br label %15

6:
  store i32 2, ptr %2, align 4
  br label %15

7:
  store i32 3, ptr %2, align 4
  br label %15

8:
  store i32 4, ptr %2, align 4
  br label %15

9:
  store i32 5, ptr %2, align 4
  br label %15

10:
  store i32 6, ptr %2, align 4
  br label %15

11:
  store i32 7, ptr %2, align 4
  br label %15

12:
  store i32 8, ptr %2, align 4
  br label %15

13:
  store i32 9, ptr %2, align 4
  br label %15

14:
  store i32 0, ptr %2, align 4
  br label %15

15:
  %16 = load i32, ptr %2, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ranges(i8 noundef zeroext %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  switch i32 %5, label %22 [
    i32 48, label %6
    i32 49, label %6
    i32 50, label %6
    i32 51, label %6
    i32 52, label %6
    i32 53, label %6
    i32 54, label %6
    i32 55, label %6
    i32 56, label %6
    i32 57, label %6
    i32 97, label %10
    i32 98, label %10
    i32 99, label %10
    i32 100, label %10
    i32 101, label %10
    i32 102, label %10
    i32 65, label %15
    i32 66, label %15
    i32 67, label %15
    i32 68, label %15
    i32 69, label %15
    i32 70, label %15
    i32 32, label %20
    i32 9, label %20
    i32 10, label %20
    i32 13, label %20
  ]

6:
  %7 = load i8, ptr %3, align 1
  %8 = zext i8 %7 to i32
  %9 = sub nsw i32 %8, 48
  store i32 %9, ptr %2, align 4
  br label %26

10:
  %11 = load i8, ptr %3, align 1
  %12 = zext i8 %11 to i32
  %13 = sub nsw i32 %12, 97
  %14 = add nsw i32 %13, 10
  store i32 %14, ptr %2, align 4
  br label %26

15:
  %16 = load i8, ptr %3, align 1
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %17, 65
  %19 = add nsw i32 %18, 10
  store i32 %19, ptr %2, align 4
  br label %26

20:
  store i32 -1, ptr %2, align 4
  br label %26

21:
  store i32 -2, ptr %2, align 4
  br label %26

22:
  %23 = sub i32 %5, 128
  %24 = icmp ule i32 %23, 127
  br i1 %24, label %21, label %25

25:
  store i32 -3, ptr %2, align 4
  br label %26

26:
  %27 = load i32, ptr %2, align 4
  ret i32 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bits(i16 noundef zeroext %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i16, align 2
  store i16 %0, ptr %3, align 2
  %4 = load i16, ptr %3, align 2
  %5 = zext i16 %4 to i32
  %6 = ashr i32 %5, 12
  switch i32 %6, label %28 [
    i32 0, label %7
    i32 8, label %14
    i32 15, label %24
  ]

7:
  %8 = load i16, ptr %3, align 2
  %9 = zext i16 %8 to i32
  %10 = and i32 %9, 1
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 16, i32 32
  store i32 %13, ptr %2, align 4
  br label %32

14:
  %15 = load i16, ptr %3, align 2
  %16 = zext i16 %15 to i32
  %17 = and i32 %16, 15
  switch i32 %17, label %23 [
    i32 0, label %18
    i32 1, label %19
    i32 2, label %20
    i32 3, label %21
    i32 14, label %22
  ]

18:
  store i32 1, ptr %2, align 4
  br label %32

19:
  store i32 2, ptr %2, align 4
  br label %32

20:
  store i32 4, ptr %2, align 4
  br label %32

21:
  store i32 8, ptr %2, align 4
  br label %32

22:
  store i32 99, ptr %2, align 4
  br label %32

23:
  store i32 7, ptr %2, align 4
  br label %32

24:
  %25 = load i16, ptr %3, align 2
  %26 = zext i16 %25 to i32
  %27 = and i32 %26, 255
  store i32 %27, ptr %2, align 4
  br label %32

28:
  %29 = load i16, ptr %3, align 2
  %30 = zext i16 %29 to i32
  %31 = ashr i32 %30, 8
  store i32 %31, ptr %2, align 4
  br label %32

32:
  %33 = load i32, ptr %2, align 4
  ret i32 %33
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @scan(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  store ptr %10, ptr %6, align 8
  br label %11

11:
  %12 = load ptr, ptr %5, align 8
  %13 = load i8, ptr %12, align 1
  store i8 %13, ptr %7, align 1
  %14 = load i32, ptr %4, align 4
  switch i32 %14, label %161 [
    i32 0, label %15
    i32 1, label %56
    i32 2, label %95
    i32 3, label %111
    i32 4, label %134
    i32 5, label %135
    i32 6, label %143
    i32 7, label %149
  ]

15:
  %16 = load ptr, ptr %5, align 8
  store ptr %16, ptr %6, align 8
  %17 = load i8, ptr %7, align 1
  %18 = sext i8 %17 to i32
  switch i32 %18, label %51 [
    i32 0, label %19
    i32 32, label %22
    i32 10, label %22
    i32 9, label %22
    i32 95, label %25
    i32 65, label %24
    i32 66, label %24
    i32 67, label %24
    i32 68, label %24
    i32 69, label %24
    i32 70, label %24
    i32 71, label %24
    i32 72, label %24
    i32 73, label %24
    i32 74, label %24
    i32 75, label %24
    i32 76, label %24
    i32 77, label %24
    i32 78, label %24
    i32 79, label %24
    i32 80, label %24
    i32 81, label %24
    i32 82, label %24
    i32 83, label %24
    i32 84, label %24
    i32 85, label %24
    i32 86, label %24
    i32 87, label %24
    i32 88, label %24
    i32 89, label %24
    i32 90, label %24
    i32 97, label %23
    i32 98, label %23
    i32 99, label %23
    i32 100, label %23
    i32 101, label %23
    i32 102, label %23
    i32 103, label %23
    i32 104, label %23
    i32 105, label %23
    i32 106, label %23
    i32 107, label %23
    i32 108, label %23
    i32 109, label %23
    i32 110, label %23
    i32 111, label %23
    i32 112, label %23
    i32 113, label %23
    i32 114, label %23
    i32 115, label %23
    i32 116, label %23
    i32 117, label %23
    i32 118, label %23
    i32 119, label %23
    i32 120, label %23
    i32 121, label %23
    i32 122, label %23
    i32 48, label %26
    i32 49, label %26
    i32 50, label %26
    i32 51, label %26
    i32 52, label %26
    i32 53, label %26
    i32 54, label %26
    i32 55, label %26
    i32 56, label %26
    i32 57, label %26
    i32 34, label %27
    i32 47, label %28
    i32 43, label %29
    i32 45, label %29
    i32 42, label %29
    i32 61, label %29
    i32 60, label %29
    i32 62, label %29
    i32 33, label %29
    i32 38, label %29
    i32 124, label %29
    i32 40, label %47
    i32 41, label %47
    i32 123, label %47
    i32 125, label %47
    i32 59, label %47
    i32 44, label %47
  ]

19:
  %20 = load ptr, ptr %5, align 8
  %21 = load ptr, ptr %3, align 8
  store ptr %20, ptr %21, align 8
  store i32 0, ptr %2, align 4
  br label %165

22:
  br label %55

23:
  br label %24

24:
  br label %25

25:
  store i32 1, ptr %4, align 4
  br label %55

26:
  store i32 2, ptr %4, align 4
  br label %55

27:
  store i32 3, ptr %4, align 4
  br label %55

28:
  store i32 5, ptr %4, align 4
  br label %55

29:
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = load i8, ptr %7, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %43, label %37

37:
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 1
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 61
  br i1 %42, label %43, label %46

43:
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds i8, ptr %44, i32 1
  store ptr %45, ptr %5, align 8
  br label %46

46:
  br label %47

47:
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 1
  %50 = load ptr, ptr %3, align 8
  store ptr %49, ptr %50, align 8
  store i32 4, ptr %2, align 4
  br label %165

51:
  %52 = load ptr, ptr %5, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 1
  %54 = load ptr, ptr %3, align 8
  store ptr %53, ptr %54, align 8
  store i32 6, ptr %2, align 4
  br label %165

55:
  br label %161

56:
  %57 = load i8, ptr %7, align 1
  %58 = call i32 @ranges(i8 noundef zeroext %57)
  %59 = icmp slt i32 %58, 0
  br i1 %59, label %60, label %94

60:
  %61 = load i8, ptr %7, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp sge i32 %62, 103
  br i1 %63, label %64, label %68

64:
  %65 = load i8, ptr %7, align 1
  %66 = sext i8 %65 to i32
  %67 = icmp sle i32 %66, 122
  br i1 %67, label %94, label %68

68:
  %69 = load i8, ptr %7, align 1
  %70 = sext i8 %69 to i32
  %71 = icmp sge i32 %70, 71
  br i1 %71, label %72, label %76

72:
  %73 = load i8, ptr %7, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp sle i32 %74, 90
  br i1 %75, label %94, label %76

76:
  %77 = load i8, ptr %7, align 1
  %78 = sext i8 %77 to i32
  %79 = icmp ne i32 %78, 95
  br i1 %79, label %80, label %94

80:
  %81 = load ptr, ptr %5, align 8
  %82 = load ptr, ptr %3, align 8
  store ptr %81, ptr %82, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = load ptr, ptr %5, align 8
  %85 = load ptr, ptr %6, align 8
  %86 = ptrtoint ptr %84 to i64
  %87 = ptrtoint ptr %85 to i64
  %88 = sub i64 %86, %87
  %89 = trunc i64 %88 to i32
  %90 = call i32 @keyword(ptr noundef %83, i32 noundef %89)
  %91 = icmp ne i32 %90, 0
  %92 = zext i1 %91 to i64
  %93 = select i1 %91, i32 5, i32 1
  store i32 %93, ptr %2, align 4
  br label %165

94:
  br label %161

95:
  %96 = load i8, ptr %7, align 1
  %97 = sext i8 %96 to i32
  %98 = icmp ne i32 %97, 46
  br i1 %98, label %99, label %110

99:
  %100 = load i8, ptr %7, align 1
  %101 = sext i8 %100 to i32
  %102 = icmp ne i32 %101, 120
  br i1 %102, label %103, label %110

103:
  %104 = load i8, ptr %7, align 1
  %105 = call i32 @ranges(i8 noundef zeroext %104)
  %106 = icmp slt i32 %105, 0
  br i1 %106, label %107, label %110

107:
  %108 = load ptr, ptr %5, align 8
  %109 = load ptr, ptr %3, align 8
  store ptr %108, ptr %109, align 8
  store i32 2, ptr %2, align 4
  br label %165

110:
  br label %161

111:
  %112 = load i8, ptr %7, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp eq i32 %113, 92
  br i1 %114, label %115, label %116

115:
  store i32 4, ptr %4, align 4
  br label %133

116:
  %117 = load i8, ptr %7, align 1
  %118 = sext i8 %117 to i32
  %119 = icmp eq i32 %118, 34
  br i1 %119, label %120, label %124

120:
  %121 = load ptr, ptr %5, align 8
  %122 = getelementptr inbounds i8, ptr %121, i64 1
  %123 = load ptr, ptr %3, align 8
  store ptr %122, ptr %123, align 8
  store i32 3, ptr %2, align 4
  br label %165

124:
  %125 = load i8, ptr %7, align 1
  %126 = sext i8 %125 to i32
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %131

128:
  %129 = load ptr, ptr %5, align 8
  %130 = load ptr, ptr %3, align 8
  store ptr %129, ptr %130, align 8
  store i32 6, ptr %2, align 4
  br label %165

131:
  br label %132

132:
  br label %133

133:
  br label %161

134:
  store i32 3, ptr %4, align 4
  br label %161

135:
  %136 = load i8, ptr %7, align 1
  %137 = sext i8 %136 to i32
  %138 = icmp ne i32 %137, 42
  br i1 %138, label %139, label %142

139:
  %140 = load ptr, ptr %5, align 8
  %141 = load ptr, ptr %3, align 8
  store ptr %140, ptr %141, align 8
  store i32 4, ptr %2, align 4
  br label %165

142:
  store i32 6, ptr %4, align 4
  br label %161

143:
  %144 = load i8, ptr %7, align 1
  %145 = sext i8 %144 to i32
  %146 = icmp eq i32 %145, 42
  br i1 %146, label %147, label %148

147:
  store i32 7, ptr %4, align 4
  br label %148

148:
  br label %161

149:
  %150 = load i8, ptr %7, align 1
  %151 = sext i8 %150 to i32
  %152 = icmp eq i32 %151, 47
  br i1 %152, label %153, label %154

153:
  store i32 0, ptr %4, align 4
  br label %160

154:
  %155 = load i8, ptr %7, align 1
  %156 = sext i8 %155 to i32
  %157 = icmp ne i32 %156, 42
  br i1 %157, label %158, label %159

158:
  store i32 6, ptr %4, align 4
  br label %159

159:
  br label %160

160:
  br label %161

161:
  br label %162

162:
  %163 = load ptr, ptr %5, align 8
  %164 = getelementptr inbounds i8, ptr %163, i32 1
  store ptr %164, ptr %5, align 8
  br label %11

165:
  %166 = load i32, ptr %2, align 4
  ret i32 %166
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @duff(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = add nsw i32 %8, 7
  %10 = sdiv i32 %9, 8
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %6, align 4
  %12 = srem i32 %11, 8
  switch i32 %12, label %67 [
    i32 0, label %13
    i32 7, label %20
    i32 6, label %26
    i32 5, label %32
    i32 4, label %38
    i32 3, label %44
    i32 2, label %50
    i32 1, label %56
  ]

13:
  br label %14

14:
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds i16, ptr %15, i32 1
  store ptr %16, ptr %5, align 8
  %17 = load i16, ptr %15, align 2
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds i16, ptr %18, i32 1
  store ptr %19, ptr %4, align 8
  store i16 %17, ptr %18, align 2
  br label %20

20:
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds i16, ptr %21, i32 1
  store ptr %22, ptr %5, align 8
  %23 = load i16, ptr %21, align 2
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds i16, ptr %24, i32 1
  store ptr %25, ptr %4, align 8
  store i16 %23, ptr %24, align 2
  br label %26

26:
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds i16, ptr %27, i32 1
  store ptr %28, ptr %5, align 8
  %29 = load i16, ptr %27, align 2
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds i16, ptr %30, i32 1
  store ptr %31, ptr %4, align 8
  store i16 %29, ptr %30, align 2
  br label %32

32:
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds i16, ptr %33, i32 1
  store ptr %34, ptr %5, align 8
  %35 = load i16, ptr %33, align 2
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds i16, ptr %36, i32 1
  store ptr %37, ptr %4, align 8
  store i16 %35, ptr %36, align 2
  br label %38

38:
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds i16, ptr %39, i32 1
  store ptr %40, ptr %5, align 8
  %41 = load i16, ptr %39, align 2
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds i16, ptr %42, i32 1
  store ptr %43, ptr %4, align 8
  store i16 %41, ptr %42, align 2
  br label %44

44:
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds i16, ptr %45, i32 1
  store ptr %46, ptr %5, align 8
  %47 = load i16, ptr %45, align 2
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds i16, ptr %48, i32 1
  store ptr %49, ptr %4, align 8
  store i16 %47, ptr %48, align 2
  br label %50

50:
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds i16, ptr %51, i32 1
  store ptr %52, ptr %5, align 8
  %53 = load i16, ptr %51, align 2
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds i16, ptr %54, i32 1
  store ptr %55, ptr %4, align 8
  store i16 %53, ptr %54, align 2
  br label %56

56:
  %57 = load ptr, ptr %5, align 8
  %58 = getelementptr inbounds i16, ptr %57, i32 1
  store ptr %58, ptr %5, align 8
  %59 = load i16, ptr %57, align 2
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds i16, ptr %60, i32 1
  store ptr %61, ptr %4, align 8
  store i16 %59, ptr %60, align 2
  br label %62

62:
  %63 = load i32, ptr %7, align 4
  %64 = add nsw i32 %63, -1
  store i32 %64, ptr %7, align 4
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %14, label %66, !llvm.loop !17

66:
  br label %67

67:
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @lookup(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %12 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
    i32 3, label %8
    i32 4, label %9
    i32 5, label %10
    i32 6, label %11
  ]

5:
  store ptr @.str.9, ptr %2, align 8
  br label %13

6:
  store ptr @.str.10, ptr %2, align 8
  br label %13

7:
  store ptr @.str.11, ptr %2, align 8
  br label %13

8:
  store ptr @.str.12, ptr %2, align 8
  br label %13

9:
  store ptr @.str.13, ptr %2, align 8
  br label %13

10:
  store ptr @.str.14, ptr %2, align 8
  br label %13

11:
  store ptr @.str.15, ptr %2, align 8
  br label %13

12:
  store ptr @.str.16, ptr %2, align 8
  br label %13

13:
  %14 = load ptr, ptr %2, align 8
  ret ptr %14
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @keyword(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:
  %8 = load i32, ptr %6, align 4
  %9 = zext i32 %8 to i64
  %10 = icmp ult i64 %9, 6
  br i1 %10, label %11, label %35

11:
  %12 = load i32, ptr %6, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds [6 x ptr], ptr @keyword.words, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @strlen(ptr noundef %15) #4
  %17 = trunc i64 %16 to i32
  %18 = load i32, ptr %5, align 4
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %31

20:
  %21 = load i32, ptr %6, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds [6 x ptr], ptr @keyword.words, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = call i32 @strncmp(ptr noundef %24, ptr noundef %25, i64 noundef %27) #4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:
  store i32 1, ptr %3, align 4
  br label %36

31:
  br label %32

32:
  %33 = load i32, ptr %6, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %6, align 4
  br label %7, !llvm.loop !18

35:
  store i32 0, ptr %3, align 4
  br label %36

36:
  %37 = load i32, ptr %3, align 4
  ret i32 %37
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}

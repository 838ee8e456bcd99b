; ModuleID = 'search.c'
source_filename = "search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@main.words = internal constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7], align 16
@.str = private unnamed_addr constant [5 x i8] c"abra\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"cad\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"dab\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"bra\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@text = internal global [20001 x i8] zeroinitializer, align 16
@finders = internal constant [5 x ptr] [ptr @naive, ptr @kmp, ptr @horspool, ptr @rabinKarp, ptr @shiftOr], align 16
@patterns = internal constant [8 x ptr] [ptr @.str, ptr @.str.21, ptr @.str.22, ptr @.str.3, ptr @.str.12, ptr @.str.23, ptr @.str.24, ptr @.str.25], align 16
@.str.8 = private unnamed_addr constant [6 x i8] c"%-22s\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c" %5d\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.11 = private unnamed_addr constant [30 x i8] c"strstr %d, wildcard %d%d%d%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"abracadab\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"a*c[a-d]?b*\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"abracadabra\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"*.c\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"main.h\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"[!-/]*z\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"+abcz\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"***a*b\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"xxaxb\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"aa\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"cadabra\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"bcabc\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"rrr\00", align 1
@.str.25 = private unnamed_addr constant [22 x i8] c"abcabcabcabcabcabcabc\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x [5 x i32]], align 16
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %16 = load i32, ptr %4, align 4
  %17 = icmp sgt i32 %16, 1
  br i1 %17, label %18, label %23

18:
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i32 @atoi(ptr noundef %21) #5
  br label %24

23:
  br label %24

24:
  %25 = phi i32 [ %22, %18 ], [ 1, %23 ]
  store i32 %25, ptr %6, align 4
  store i32 99, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 160, i1 false)
  store i32 0, ptr %9, align 4
  br label %26

26:
  %27 = load i32, ptr %9, align 4
  %28 = icmp slt i32 %27, 19992
  br i1 %28, label %29, label %49

29:
  %30 = load i32, ptr %7, align 4
  %31 = mul i32 %30, 1103515245
  %32 = add i32 %31, 12345
  store i32 %32, ptr %7, align 4
  %33 = load i32, ptr %7, align 4
  %34 = lshr i32 %33, 16
  %35 = and i32 %34, 7
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [8 x ptr], ptr @main.words, i64 0, i64 %36
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %10, align 8
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr @text, i64 %40
  %42 = load ptr, ptr %10, align 8
  %43 = call ptr @strcpy(ptr noundef %41, ptr noundef %42) #6
  %44 = load ptr, ptr %10, align 8
  %45 = call i64 @strlen(ptr noundef %44) #5
  %46 = trunc i64 %45 to i32
  %47 = load i32, ptr %9, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %9, align 4
  br label %26, !llvm.loop !6

49:
  store i32 0, ptr %11, align 4
  br label %50

50:
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %6, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %96

54:
  store i32 0, ptr %12, align 4
  br label %55

55:
  %56 = load i32, ptr %12, align 4
  %57 = icmp slt i32 %56, 8
  br i1 %57, label %58, label %92

58:
  store i32 0, ptr %13, align 4
  br label %59

59:
  %60 = load i32, ptr %13, align 4
  %61 = icmp slt i32 %60, 5
  br i1 %61, label %62, label %88

62:
  %63 = load i32, ptr %13, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [5 x ptr], ptr @finders, i64 0, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %9, align 4
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = load i32, ptr %12, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = call i64 @strlen(ptr noundef %75) #5
  %77 = trunc i64 %76 to i32
  %78 = call i32 %66(ptr noundef @text, i32 noundef %67, ptr noundef %71, i32 noundef %77)
  %79 = load i32, ptr %12, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [8 x [5 x i32]], ptr %8, i64 0, i64 %80
  %82 = load i32, ptr %13, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [5 x i32], ptr %81, i64 0, i64 %83
  store i32 %78, ptr %84, align 4
  br label %85

85:
  %86 = load i32, ptr %13, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %13, align 4
  br label %59, !llvm.loop !8

88:
  br label %89

89:
  %90 = load i32, ptr %12, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %12, align 4
  br label %55, !llvm.loop !9

92:
  br label %93

93:
  %94 = load i32, ptr %11, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %11, align 4
  br label %50, !llvm.loop !10

96:
  store i32 0, ptr %14, align 4
  br label %97

97:
  %98 = load i32, ptr %14, align 4
  %99 = icmp slt i32 %98, 8
  br i1 %99, label %100, label %126

100:
  %101 = load i32, ptr %14, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %102
  %104 = load ptr, ptr %103, align 8
  %105 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %104)
  store i32 0, ptr %15, align 4
  br label %106

106:
  %107 = load i32, ptr %15, align 4
  %108 = icmp slt i32 %107, 5
  br i1 %108, label %109, label %121

109:
  %110 = load i32, ptr %14, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [8 x [5 x i32]], ptr %8, i64 0, i64 %111
  %113 = load i32, ptr %15, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [5 x i32], ptr %112, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %116)
  br label %118

118:
  %119 = load i32, ptr %15, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %15, align 4
  br label %106, !llvm.loop !11

121:
  %122 = call i32 (ptr, ...) @printf(ptr noundef @.str.10)
  br label %123

123:
  %124 = load i32, ptr %14, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %14, align 4
  br label %97, !llvm.loop !12

126:
  %127 = call ptr @strstr(ptr noundef @text, ptr noundef @.str.12) #5
  %128 = ptrtoint ptr %127 to i64
  %129 = sub i64 %128, ptrtoint (ptr @text to i64)
  %130 = trunc i64 %129 to i32
  %131 = call i32 @match(ptr noundef @.str.13, ptr noundef @.str.14)
  %132 = call i32 @match(ptr noundef @.str.15, ptr noundef @.str.16)
  %133 = call i32 @match(ptr noundef @.str.17, ptr noundef @.str.18)
  %134 = call i32 @match(ptr noundef @.str.19, ptr noundef @.str.20)
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %130, i32 noundef %131, i32 noundef %132, i32 noundef %133, i32 noundef %134)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @match(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  br label %7

7:
  %8 = load ptr, ptr %4, align 8
  %9 = load i8, ptr %8, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %136

11:
  %12 = load ptr, ptr %4, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  switch i32 %14, label %120 [
    i32 42, label %15
    i32 91, label %32
    i32 63, label %114
  ]

15:
  br label %16

16:
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 1
  %19 = load ptr, ptr %5, align 8
  %20 = call i32 @match(ptr noundef %18, ptr noundef %19)
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:
  store i32 1, ptr %3, align 4
  br label %142

23:
  %24 = load ptr, ptr %5, align 8
  %25 = load i8, ptr %24, align 1
  %26 = icmp ne i8 %25, 0
  br i1 %26, label %28, label %27

27:
  store i32 0, ptr %3, align 4
  br label %142

28:
  br label %29

29:
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds i8, ptr %30, i32 1
  store ptr %31, ptr %5, align 8
  br label %16

32:
  store i32 0, ptr %6, align 4
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr %4, align 8
  br label %35

35:
  %36 = load ptr, ptr %4, align 8
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %45

40:
  %41 = load ptr, ptr %4, align 8
  %42 = load i8, ptr %41, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp ne i32 %43, 93
  br label %45

45:
  %46 = phi i1 [ false, %35 ], [ %44, %40 ]
  br i1 %46, label %47, label %105

47:
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 1
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = icmp eq i32 %51, 45
  br i1 %52, label %53, label %90

53:
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds i8, ptr %54, i64 2
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i32
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %90

59:
  %60 = load ptr, ptr %4, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 2
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp ne i32 %63, 93
  br i1 %64, label %65, label %90

65:
  %66 = load ptr, ptr %5, align 8
  %67 = load i8, ptr %66, align 1
  %68 = sext i8 %67 to i32
  %69 = load ptr, ptr %4, align 8
  %70 = getelementptr inbounds i8, ptr %69, i64 0
  %71 = load i8, ptr %70, align 1
  %72 = sext i8 %71 to i32
  %73 = icmp sge i32 %68, %72
  br i1 %73, label %74, label %83

74:
  %75 = load ptr, ptr %5, align 8
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 2
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = icmp sle i32 %77, %81
  br label %83

83:
  %84 = phi i1 [ false, %65 ], [ %82, %74 ]
  %85 = zext i1 %84 to i32
  %86 = load i32, ptr %6, align 4
  %87 = or i32 %86, %85
  store i32 %87, ptr %6, align 4
  %88 = load ptr, ptr %4, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 2
  store ptr %89, ptr %4, align 8
  br label %101

90:
  %91 = load ptr, ptr %5, align 8
  %92 = load i8, ptr %91, align 1
  %93 = sext i8 %92 to i32
  %94 = load ptr, ptr %4, align 8
  %95 = load i8, ptr %94, align 1
  %96 = sext i8 %95 to i32
  %97 = icmp eq i32 %93, %96
  %98 = zext i1 %97 to i32
  %99 = load i32, ptr %6, align 4
  %100 = or i32 %99, %98
  store i32 %100, ptr %6, align 4
  br label %101

101:
  br label %102

102:
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds i8, ptr %103, i32 1
  store ptr %104, ptr %4, align 8
  br label %35, !llvm.loop !13

105:
  %106 = load ptr, ptr %5, align 8
  %107 = load i8, ptr %106, align 1
  %108 = icmp ne i8 %107, 0
  br i1 %108, label %109, label %112

109:
  %110 = load i32, ptr %6, align 4
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %113, label %112

112:
  store i32 0, ptr %3, align 4
  br label %142

113:
  br label %130

114:
  %115 = load ptr, ptr %5, align 8
  %116 = load i8, ptr %115, align 1
  %117 = icmp ne i8 %116, 0
  br i1 %117, label %119, label %118

118:
  store i32 0, ptr %3, align 4
  br label %142

119:
  br label %130

120:
  %121 = load ptr, ptr %5, align 8
  %122 = load i8, ptr %121, align 1
  %123 = sext i8 %122 to i32
  %124 = load ptr, ptr %4, align 8
  %125 = load i8, ptr %124, align 1
  %126 = sext i8 %125 to i32
  %127 = icmp ne i32 %123, %126
  br i1 %127, label %128, label %129

128:
  store i32 0, ptr %3, align 4
  br label %142

129:
  br label %130

130:
  br label %131

131:
  %132 = load ptr, ptr %4, align 8
  %133 = getelementptr inbounds i8, ptr %132, i32 1
  store ptr %133, ptr %4, align 8
  %134 = load ptr, ptr %5, align 8
  %135 = getelementptr inbounds i8, ptr %134, i32 1
  store ptr %135, ptr %5, align 8
  br label %7, !llvm.loop !14

136:
  %137 = load ptr, ptr %5, align 8
  %138 = load i8, ptr %137, align 1
  %139 = sext i8 %138 to i32
  %140 = icmp eq i32 %139, 0
  %141 = zext i1 %140 to i32
  store i32 %141, ptr %3, align 4
  br label %142

142:
  %143 = load i32, ptr %3, align 4
  ret i32 %143
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @naive(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %11

11:
  %12 = load i32, ptr %10, align 4
  %13 = load i32, ptr %8, align 4
  %14 = add nsw i32 %12, %13
  %15 = load i32, ptr %6, align 4
  %16 = icmp sle i32 %14, %15
  br i1 %16, label %17, label %33

17:
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %10, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = call i32 @memcmp(ptr noundef %21, ptr noundef %22, i64 noundef %24) #5
  %26 = icmp eq i32 %25, 0
  %27 = zext i1 %26 to i32
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %9, align 4
  br label %30

30:
  %31 = load i32, ptr %10, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %10, align 4
  br label %11, !llvm.loop !15

33:
  %34 = load i32, ptr %9, align 4
  ret i32 %34
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @kmp(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [64 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %10, align 4
  %15 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 0
  store i32 -1, ptr %15, align 16
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  br label %16

16:
  %17 = load i32, ptr %11, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %53

20:
  br label %21

21:
  %22 = load i32, ptr %12, align 4
  %23 = icmp sge i32 %22, 0
  br i1 %23, label %24, label %38

24:
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = load ptr, ptr %7, align 8
  %32 = load i32, ptr %12, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp ne i32 %30, %36
  br label %38

38:
  %39 = phi i1 [ false, %21 ], [ %37, %24 ]
  br i1 %39, label %40, label %45

40:
  %41 = load i32, ptr %12, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %12, align 4
  br label %21, !llvm.loop !16

45:
  br label %46

46:
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %12, align 4
  %49 = load i32, ptr %11, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 %51
  store i32 %48, ptr %52, align 4
  br label %16, !llvm.loop !17

53:
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %54

54:
  %55 = load i32, ptr %13, align 4
  %56 = load i32, ptr %6, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %99

58:
  br label %59

59:
  %60 = load i32, ptr %14, align 4
  %61 = icmp sge i32 %60, 0
  br i1 %61, label %62, label %76

62:
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = sext i8 %67 to i32
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %14, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp ne i32 %68, %74
  br label %76

76:
  %77 = phi i1 [ false, %59 ], [ %75, %62 ]
  br i1 %77, label %78, label %83

78:
  %79 = load i32, ptr %14, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %14, align 4
  br label %59, !llvm.loop !18

83:
  %84 = load i32, ptr %14, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %14, align 4
  %86 = load i32, ptr %8, align 4
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %95

88:
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %10, align 4
  %91 = load i32, ptr %14, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x i32], ptr %9, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %14, align 4
  br label %95

95:
  br label %96

96:
  %97 = load i32, ptr %13, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %13, align 4
  br label %54, !llvm.loop !19

99:
  %100 = load i32, ptr %10, align 4
  ret i32 %100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @horspool(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [256 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %15

15:
  %16 = load i32, ptr %11, align 4
  %17 = icmp slt i32 %16, 256
  br i1 %17, label %18, label %26

18:
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %11, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [256 x i32], ptr %9, i64 0, i64 %21
  store i32 %19, ptr %22, align 4
  br label %23

23:
  %24 = load i32, ptr %11, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %11, align 4
  br label %15, !llvm.loop !20

26:
  store i32 0, ptr %12, align 4
  br label %27

27:
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %8, align 4
  %30 = sub nsw i32 %29, 1
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %32, label %47

32:
  %33 = load i32, ptr %8, align 4
  %34 = sub nsw i32 %33, 1
  %35 = load i32, ptr %12, align 4
  %36 = sub nsw i32 %34, %35
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %12, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i64
  %43 = getelementptr inbounds [256 x i32], ptr %9, i64 0, i64 %42
  store i32 %36, ptr %43, align 4
  br label %44

44:
  %45 = load i32, ptr %12, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4
  br label %27, !llvm.loop !21

47:
  %48 = load i32, ptr %8, align 4
  %49 = sub nsw i32 %48, 1
  store i32 %49, ptr %13, align 4
  br label %50

50:
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %6, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %101

54:
  store i32 0, ptr %14, align 4
  br label %55

55:
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %8, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %78

59:
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %13, align 4
  %62 = load i32, ptr %14, align 4
  %63 = sub nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %60, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = sext i8 %66 to i32
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %8, align 4
  %70 = sub nsw i32 %69, 1
  %71 = load i32, ptr %14, align 4
  %72 = sub nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %68, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %67, %76
  br label %78

78:
  %79 = phi i1 [ false, %55 ], [ %77, %59 ]
  br i1 %79, label %80, label %83

80:
  %81 = load i32, ptr %14, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %14, align 4
  br label %55, !llvm.loop !22

83:
  %84 = load i32, ptr %14, align 4
  %85 = load i32, ptr %8, align 4
  %86 = icmp eq i32 %84, %85
  %87 = zext i1 %86 to i32
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %10, align 4
  br label %90

90:
  %91 = load ptr, ptr %5, align 8
  %92 = load i32, ptr %13, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %91, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i64
  %97 = getelementptr inbounds [256 x i32], ptr %9, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = load i32, ptr %13, align 4
  %100 = add nsw i32 %99, %98
  store i32 %100, ptr %13, align 4
  br label %50, !llvm.loop !23

101:
  %102 = load i32, ptr %10, align 4
  ret i32 %102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rabinKarp(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 257, ptr %9, align 4
  store i32 1000003, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 1, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %17

17:
  %18 = load i32, ptr %15, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %52

21:
  %22 = load i32, ptr %11, align 4
  %23 = mul i32 %22, 257
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %15, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = add i32 %23, %29
  %31 = urem i32 %30, 1000003
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %12, align 4
  %33 = mul i32 %32, 257
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %15, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = add i32 %33, %39
  %41 = urem i32 %40, 1000003
  store i32 %41, ptr %12, align 4
  %42 = load i32, ptr %15, align 4
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %48

44:
  %45 = load i32, ptr %13, align 4
  %46 = mul i32 %45, 257
  %47 = urem i32 %46, 1000003
  store i32 %47, ptr %13, align 4
  br label %48

48:
  br label %49

49:
  %50 = load i32, ptr %15, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %15, align 4
  br label %17, !llvm.loop !24

52:
  store i32 0, ptr %16, align 4
  br label %53

53:
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %12, align 4
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %70

57:
  %58 = load ptr, ptr %5, align 8
  %59 = load i32, ptr %16, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = call i32 @strncmp(ptr noundef %61, ptr noundef %62, i64 noundef %64) #5
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %70

67:
  %68 = load i32, ptr %14, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %14, align 4
  br label %70

70:
  %71 = load i32, ptr %16, align 4
  %72 = load i32, ptr %8, align 4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %6, align 4
  %75 = icmp sge i32 %73, %74
  br i1 %75, label %76, label %78

76:
  %77 = load i32, ptr %14, align 4
  ret i32 %77

78:
  %79 = load i32, ptr %12, align 4
  %80 = add i32 %79, 1000003
  %81 = load ptr, ptr %5, align 8
  %82 = load i32, ptr %16, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %81, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i64
  %87 = load i32, ptr %13, align 4
  %88 = zext i32 %87 to i64
  %89 = mul i64 %86, %88
  %90 = urem i64 %89, 1000003
  %91 = trunc i64 %90 to i32
  %92 = sub i32 %80, %91
  %93 = urem i32 %92, 1000003
  store i32 %93, ptr %12, align 4
  %94 = load i32, ptr %12, align 4
  %95 = mul i32 %94, 257
  %96 = load ptr, ptr %5, align 8
  %97 = load i32, ptr %16, align 4
  %98 = load i32, ptr %8, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %96, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = add i32 %95, %103
  %105 = urem i32 %104, 1000003
  store i32 %105, ptr %12, align 4
  br label %106

106:
  %107 = load i32, ptr %16, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %16, align 4
  br label %53
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @shiftOr(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [256 x i64], align 16
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i64 -1, ptr %10, align 8
  store i32 0, ptr %11, align 4
  %14 = getelementptr inbounds [256 x i64], ptr %9, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 -1, i64 2048, i1 false)
  store i32 0, ptr %12, align 4
  br label %15

15:
  %16 = load i32, ptr %12, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %36

19:
  %20 = load i32, ptr %12, align 4
  %21 = zext i32 %20 to i64
  %22 = shl i64 1, %21
  %23 = xor i64 %22, -1
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %12, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i64
  %30 = getelementptr inbounds [256 x i64], ptr %9, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = and i64 %31, %23
  store i64 %32, ptr %30, align 8
  br label %33

33:
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %12, align 4
  br label %15, !llvm.loop !25

36:
  store i32 0, ptr %13, align 4
  br label %37

37:
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %6, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %67

41:
  %42 = load i64, ptr %10, align 8
  %43 = shl i64 %42, 1
  %44 = load ptr, ptr %5, align 8
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %44, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i64
  %50 = getelementptr inbounds [256 x i64], ptr %9, i64 0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = or i64 %43, %51
  store i64 %52, ptr %10, align 8
  %53 = load i64, ptr %10, align 8
  %54 = load i32, ptr %8, align 4
  %55 = sub nsw i32 %54, 1
  %56 = zext i32 %55 to i64
  %57 = lshr i64 %53, %56
  %58 = and i64 %57, 1
  %59 = icmp ne i64 %58, 0
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %11, align 4
  br label %64

64:
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  br label %37, !llvm.loop !26

67:
  %68 = load i32, ptr %11, align 4
  ret i32 %68
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind }

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
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
!24 = distinct !{!24, !7}
!25 = distinct !{!25, !7}
!26 = distinct !{!26, !7}

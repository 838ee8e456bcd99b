; ModuleID = 'interpreter.c'
source_filename = "interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { [16 x i8], i32 }

@memory = internal global [1000 x i64] zeroinitializer, align 16
@sieve = internal constant [445 x i8] c"push 2 store 1 outer: load 1 load 0 less jzero @count load 1 peek jzero @prime jump @step prime: load 1 dup mul store 2 inner: load 2 load 0 less jzero @step push 1 load 2 poke load 2 load 1 add store 2 jump @inner step: load 1 push 1 add store 1 jump @outer count: push 0 store 3 push 2 store 1 loop: load 1 load 0 less jzero @done load 1 peek push 0 equal load 3 add store 3 load 1 push 1 add store 1 jump @loop done: load 3 print load 3 halt\00", align 16
@collatz = internal constant [451 x i8] c"push 0 store 1 push 1 store 2 next: load 2 load 0 less jzero @done load 2 store 3 push 0 store 4 call @walk load 1 load 4 less jzero @skip load 4 store 1 load 2 store 5 skip: load 2 push 1 add store 2 jump @next done: load 5 print load 1 print load 1 halt walk: load 3 push 1 equal jzero @more ret more: load 4 push 1 add store 4 load 3 push 2 mod jzero @even load 3 push 3 mul push 1 add store 3 jump @walk even: load 3 push 2 div store 3 jump @walk\00", align 16
@.str = private unnamed_addr constant [9 x i8] c"sum %ld\0A\00", align 1
@codeLen = internal global i32 0, align 4
@code = internal global [400 x i32] zeroinitializer, align 16
@names = internal constant [20 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20], align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"halt\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"push\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"load\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"store\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"mul\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"mod\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"less\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"equal\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"jump\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"jzero\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"call\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"ret\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"print\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"dup\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"drop\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"peek\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"poke\00", align 1
@run.dispatch = internal constant [20 x ptr] [ptr blockaddress(@run, %397), ptr blockaddress(@run, %26), ptr blockaddress(@run, %43), ptr blockaddress(@run, %62), ptr blockaddress(@run, %81), ptr blockaddress(@run, %101), ptr blockaddress(@run, %121), ptr blockaddress(@run, %141), ptr blockaddress(@run, %161), ptr blockaddress(@run, %181), ptr blockaddress(@run, %205), ptr blockaddress(@run, %229), ptr blockaddress(@run, %244), ptr blockaddress(@run, %269), ptr blockaddress(@run, %292), ptr blockaddress(@run, %308), ptr blockaddress(@run, %328), ptr blockaddress(@run, %346), ptr blockaddress(@run, %359), ptr blockaddress(@run, %377)], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.22 = private unnamed_addr constant [14 x i8] c" (%lu steps)\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %16

11:
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 1
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 @atoi(ptr noundef %14) #5
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ %15, %11 ], [ 2, %16 ]
  store i32 %18, ptr %6, align 4
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %19

19:
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %47

23:
  call void @llvm.memset.p0.i64(ptr align 16 @memory, i8 0, i64 8000, i1 false)
  call void @assemble(ptr noundef @sieve)
  %24 = load i32, ptr %8, align 4
  %25 = srem i32 %24, 10
  %26 = sub nsw i32 1000, %25
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %8, align 4
  %29 = icmp eq i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = call i64 @run(i64 noundef %27, i32 noundef %30)
  %32 = load i64, ptr %7, align 8
  %33 = add nsw i64 %32, %31
  store i64 %33, ptr %7, align 8
  call void @assemble(ptr noundef @collatz)
  %34 = load i32, ptr %8, align 4
  %35 = srem i32 %34, 7
  %36 = add nsw i32 100, %35
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = icmp eq i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = call i64 @run(i64 noundef %37, i32 noundef %40)
  %42 = load i64, ptr %7, align 8
  %43 = add nsw i64 %42, %41
  store i64 %43, ptr %7, align 8
  br label %44

44:
  %45 = load i32, ptr %8, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4
  br label %19, !llvm.loop !6

47:
  %48 = load i64, ptr %7, align 8
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %48)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assemble(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [20 x %struct.anon], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [16 x i8], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %5, align 4
  br label %11

11:
  %12 = load i32, ptr %5, align 4
  %13 = icmp slt i32 %12, 2
  br i1 %13, label %14, label %182

14:
  %15 = load i32, ptr %5, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  store i32 0, ptr %4, align 4
  br label %18

18:
  store i32 0, ptr @codeLen, align 4
  %19 = load ptr, ptr %2, align 8
  store ptr %19, ptr %6, align 8
  br label %20

20:
  %21 = load ptr, ptr %6, align 8
  %22 = load i8, ptr %21, align 1
  %23 = icmp ne i8 %22, 0
  br i1 %23, label %24, label %178

24:
  store i32 0, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %6, align 8
  %27 = load i8, ptr %26, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 32
  br i1 %29, label %30, label %33

30:
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds i8, ptr %31, i32 1
  store ptr %32, ptr %6, align 8
  br label %25, !llvm.loop !8

33:
  br label %34

34:
  %35 = load ptr, ptr %6, align 8
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %44

39:
  %40 = load ptr, ptr %6, align 8
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp ne i32 %42, 32
  br label %44

44:
  %45 = phi i1 [ false, %34 ], [ %43, %39 ]
  br i1 %45, label %46, label %54

46:
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds i8, ptr %47, i32 1
  store ptr %48, ptr %6, align 8
  %49 = load i8, ptr %47, align 1
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %52
  store i8 %49, ptr %53, align 1
  br label %34, !llvm.loop !9

54:
  %55 = load i32, ptr %8, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %56
  store i8 0, ptr %57, align 1
  %58 = load i32, ptr %8, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:
  br label %178

61:
  %62 = load i32, ptr %8, align 4
  %63 = sub nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = sext i8 %66 to i32
  %68 = icmp eq i32 %67, 58
  br i1 %68, label %69, label %91

69:
  %70 = load i32, ptr %8, align 4
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 %72
  store i8 0, ptr %73, align 1
  %74 = load i32, ptr %5, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %90

76:
  %77 = load i32, ptr %4, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [20 x %struct.anon], ptr %3, i64 0, i64 %78
  %80 = getelementptr inbounds %struct.anon, ptr %79, i32 0, i32 0
  %81 = getelementptr inbounds [16 x i8], ptr %80, i64 0, i64 0
  %82 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %83 = call ptr @strcpy(ptr noundef %81, ptr noundef %82) #6
  %84 = load i32, ptr @codeLen, align 4
  %85 = load i32, ptr %4, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %4, align 4
  %87 = sext i32 %85 to i64
  %88 = getelementptr inbounds [20 x %struct.anon], ptr %3, i64 0, i64 %87
  %89 = getelementptr inbounds %struct.anon, ptr %88, i32 0, i32 1
  store i32 %84, ptr %89, align 4
  br label %90

90:
  br label %177

91:
  %92 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %93 = load i8, ptr %92, align 16
  %94 = sext i8 %93 to i32
  %95 = icmp eq i32 %94, 64
  br i1 %95, label %96, label %130

96:
  %97 = load i32, ptr @codeLen, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %98
  store i32 -1, ptr %99, align 4
  store i32 0, ptr %9, align 4
  br label %100

100:
  %101 = load i32, ptr %9, align 4
  %102 = load i32, ptr %4, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %127

104:
  %105 = load i32, ptr %9, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [20 x %struct.anon], ptr %3, i64 0, i64 %106
  %108 = getelementptr inbounds %struct.anon, ptr %107, i32 0, i32 0
  %109 = getelementptr inbounds [16 x i8], ptr %108, i64 0, i64 0
  %110 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %111 = getelementptr inbounds i8, ptr %110, i64 1
  %112 = call i32 @strcmp(ptr noundef %109, ptr noundef %111) #5
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %123

114:
  %115 = load i32, ptr %9, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [20 x %struct.anon], ptr %3, i64 0, i64 %116
  %118 = getelementptr inbounds %struct.anon, ptr %117, i32 0, i32 1
  %119 = load i32, ptr %118, align 4
  %120 = load i32, ptr @codeLen, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %121
  store i32 %119, ptr %122, align 4
  br label %123

123:
  br label %124

124:
  %125 = load i32, ptr %9, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %9, align 4
  br label %100, !llvm.loop !10

127:
  %128 = load i32, ptr @codeLen, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr @codeLen, align 4
  br label %176

130:
  %131 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %132 = load i8, ptr %131, align 16
  %133 = sext i8 %132 to i32
  %134 = icmp eq i32 %133, 45
  br i1 %134, label %145, label %135

135:
  %136 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %137 = load i8, ptr %136, align 16
  %138 = sext i8 %137 to i32
  %139 = icmp sge i32 %138, 48
  br i1 %139, label %140, label %152

140:
  %141 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %142 = load i8, ptr %141, align 16
  %143 = sext i8 %142 to i32
  %144 = icmp sle i32 %143, 57
  br i1 %144, label %145, label %152

145:
  %146 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %147 = call i32 @atoi(ptr noundef %146) #5
  %148 = load i32, ptr @codeLen, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr @codeLen, align 4
  %150 = sext i32 %148 to i64
  %151 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %150
  store i32 %147, ptr %151, align 4
  br label %175

152:
  store i32 0, ptr %10, align 4
  br label %153

153:
  %154 = load i32, ptr %10, align 4
  %155 = icmp slt i32 %154, 20
  br i1 %155, label %156, label %174

156:
  %157 = load i32, ptr %10, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [20 x ptr], ptr @names, i64 0, i64 %158
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %162 = call i32 @strcmp(ptr noundef %160, ptr noundef %161) #5
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %170

164:
  %165 = load i32, ptr %10, align 4
  %166 = load i32, ptr @codeLen, align 4
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr @codeLen, align 4
  %168 = sext i32 %166 to i64
  %169 = getelementptr inbounds [400 x i32], ptr @code, i64 0, i64 %168
  store i32 %165, ptr %169, align 4
  br label %170

170:
  br label %171

171:
  %172 = load i32, ptr %10, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %10, align 4
  br label %153, !llvm.loop !11

174:
  br label %175

175:
  br label %176

176:
  br label %177

177:
  br label %20, !llvm.loop !12

178:
  br label %179

179:
  %180 = load i32, ptr %5, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %5, align 4
  br label %11, !llvm.loop !13

182:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @run(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca [64 x i64], align 16
  %6 = alloca ptr, align 8
  %7 = alloca [16 x i64], align 16
  %8 = alloca [32 x i32], align 16
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 0
  store ptr %12, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 128, i1 false)
  %13 = getelementptr inbounds [32 x i32], ptr %8, i64 0, i64 0
  store ptr %13, ptr %9, align 8
  store ptr @code, ptr %10, align 8
  store i64 0, ptr %11, align 8
  %14 = load i64, ptr %3, align 8
  %15 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 0
  store i64 %14, ptr %15, align 16
  br label %16

16:
  %17 = load i64, ptr %11, align 8
  %18 = add i64 %17, 1
  store i64 %18, ptr %11, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = getelementptr inbounds i32, ptr %19, i32 1
  store ptr %20, ptr %10, align 8
  %21 = load i32, ptr %19, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  br label %407

25:                                               ; No predecessors!
  br label %26

26:
  %27 = load ptr, ptr %10, align 8
  %28 = getelementptr inbounds i32, ptr %27, i32 1
  store ptr %28, ptr %10, align 8
  %29 = load i32, ptr %27, align 4
  %30 = sext i32 %29 to i64
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds i64, ptr %31, i32 1
  store ptr %32, ptr %6, align 8
  store i64 %30, ptr %31, align 8
  br label %33

33:
  %34 = load i64, ptr %11, align 8
  %35 = add i64 %34, 1
  store i64 %35, ptr %11, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = getelementptr inbounds i32, ptr %36, i32 1
  store ptr %37, ptr %10, align 8
  %38 = load i32, ptr %36, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %39
  %41 = load ptr, ptr %40, align 8
  br label %407

42:                                               ; No predecessors!
  br label %43

43:
  %44 = load ptr, ptr %10, align 8
  %45 = getelementptr inbounds i32, ptr %44, i32 1
  store ptr %45, ptr %10, align 8
  %46 = load i32, ptr %44, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds i64, ptr %50, i32 1
  store ptr %51, ptr %6, align 8
  store i64 %49, ptr %50, align 8
  br label %52

52:
  %53 = load i64, ptr %11, align 8
  %54 = add i64 %53, 1
  store i64 %54, ptr %11, align 8
  %55 = load ptr, ptr %10, align 8
  %56 = getelementptr inbounds i32, ptr %55, i32 1
  store ptr %56, ptr %10, align 8
  %57 = load i32, ptr %55, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %58
  %60 = load ptr, ptr %59, align 8
  br label %407

61:                                               ; No predecessors!
  br label %62

62:
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds i64, ptr %63, i32 -1
  store ptr %64, ptr %6, align 8
  %65 = load i64, ptr %64, align 8
  %66 = load ptr, ptr %10, align 8
  %67 = getelementptr inbounds i32, ptr %66, i32 1
  store ptr %67, ptr %10, align 8
  %68 = load i32, ptr %66, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %69
  store i64 %65, ptr %70, align 8
  br label %71

71:
  %72 = load i64, ptr %11, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %11, align 8
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds i32, ptr %74, i32 1
  store ptr %75, ptr %10, align 8
  %76 = load i32, ptr %74, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %77
  %79 = load ptr, ptr %78, align 8
  br label %407

80:                                               ; No predecessors!
  br label %81

81:
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds i64, ptr %82, i32 -1
  store ptr %83, ptr %6, align 8
  %84 = load ptr, ptr %6, align 8
  %85 = getelementptr inbounds i64, ptr %84, i64 0
  %86 = load i64, ptr %85, align 8
  %87 = load ptr, ptr %6, align 8
  %88 = getelementptr inbounds i64, ptr %87, i64 -1
  %89 = load i64, ptr %88, align 8
  %90 = add nsw i64 %89, %86
  store i64 %90, ptr %88, align 8
  br label %91

91:
  %92 = load i64, ptr %11, align 8
  %93 = add i64 %92, 1
  store i64 %93, ptr %11, align 8
  %94 = load ptr, ptr %10, align 8
  %95 = getelementptr inbounds i32, ptr %94, i32 1
  store ptr %95, ptr %10, align 8
  %96 = load i32, ptr %94, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %97
  %99 = load ptr, ptr %98, align 8
  br label %407

100:                                              ; No predecessors!
  br label %101

101:
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds i64, ptr %102, i32 -1
  store ptr %103, ptr %6, align 8
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds i64, ptr %104, i64 0
  %106 = load i64, ptr %105, align 8
  %107 = load ptr, ptr %6, align 8
  %108 = getelementptr inbounds i64, ptr %107, i64 -1
  %109 = load i64, ptr %108, align 8
  %110 = sub nsw i64 %109, %106
  store i64 %110, ptr %108, align 8
  br label %111

111:
  %112 = load i64, ptr %11, align 8
  %113 = add i64 %112, 1
  store i64 %113, ptr %11, align 8
  %114 = load ptr, ptr %10, align 8
  %115 = getelementptr inbounds i32, ptr %114, i32 1
  store ptr %115, ptr %10, align 8
  %116 = load i32, ptr %114, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %117
  %119 = load ptr, ptr %118, align 8
  br label %407

120:                                              ; No predecessors!
  br label %121

121:
  %122 = load ptr, ptr %6, align 8
  %123 = getelementptr inbounds i64, ptr %122, i32 -1
  store ptr %123, ptr %6, align 8
  %124 = load ptr, ptr %6, align 8
  %125 = getelementptr inbounds i64, ptr %124, i64 0
  %126 = load i64, ptr %125, align 8
  %127 = load ptr, ptr %6, align 8
  %128 = getelementptr inbounds i64, ptr %127, i64 -1
  %129 = load i64, ptr %128, align 8
  %130 = mul nsw i64 %129, %126
  store i64 %130, ptr %128, align 8
  br label %131

131:
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %132, 1
  store i64 %133, ptr %11, align 8
  %134 = load ptr, ptr %10, align 8
  %135 = getelementptr inbounds i32, ptr %134, i32 1
  store ptr %135, ptr %10, align 8
  %136 = load i32, ptr %134, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %137
  %139 = load ptr, ptr %138, align 8
  br label %407

140:                                              ; No predecessors!
  br label %141

141:
  %142 = load ptr, ptr %6, align 8
  %143 = getelementptr inbounds i64, ptr %142, i32 -1
  store ptr %143, ptr %6, align 8
  %144 = load ptr, ptr %6, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 0
  %146 = load i64, ptr %145, align 8
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr inbounds i64, ptr %147, i64 -1
  %149 = load i64, ptr %148, align 8
  %150 = sdiv i64 %149, %146
  store i64 %150, ptr %148, align 8
  br label %151

151:
  %152 = load i64, ptr %11, align 8
  %153 = add i64 %152, 1
  store i64 %153, ptr %11, align 8
  %154 = load ptr, ptr %10, align 8
  %155 = getelementptr inbounds i32, ptr %154, i32 1
  store ptr %155, ptr %10, align 8
  %156 = load i32, ptr %154, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %157
  %159 = load ptr, ptr %158, align 8
  br label %407

160:                                              ; No predecessors!
  br label %161

161:
  %162 = load ptr, ptr %6, align 8
  %163 = getelementptr inbounds i64, ptr %162, i32 -1
  store ptr %163, ptr %6, align 8
  %164 = load ptr, ptr %6, align 8
  %165 = getelementptr inbounds i64, ptr %164, i64 0
  %166 = load i64, ptr %165, align 8
  %167 = load ptr, ptr %6, align 8
  %168 = getelementptr inbounds i64, ptr %167, i64 -1
  %169 = load i64, ptr %168, align 8
  %170 = srem i64 %169, %166
  store i64 %170, ptr %168, align 8
  br label %171

171:
  %172 = load i64, ptr %11, align 8
  %173 = add i64 %172, 1
  store i64 %173, ptr %11, align 8
  %174 = load ptr, ptr %10, align 8
  %175 = getelementptr inbounds i32, ptr %174, i32 1
  store ptr %175, ptr %10, align 8
  %176 = load i32, ptr %174, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %177
  %179 = load ptr, ptr %178, align 8
  br label %407

180:                                              ; No predecessors!
  br label %181

181:
  %182 = load ptr, ptr %6, align 8
  %183 = getelementptr inbounds i64, ptr %182, i32 -1
  store ptr %183, ptr %6, align 8
  %184 = load ptr, ptr %6, align 8
  %185 = getelementptr inbounds i64, ptr %184, i64 -1
  %186 = load i64, ptr %185, align 8
  %187 = load ptr, ptr %6, align 8
  %188 = getelementptr inbounds i64, ptr %187, i64 0
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %186, %189
  %191 = zext i1 %190 to i32
  %192 = sext i32 %191 to i64
  %193 = load ptr, ptr %6, align 8
  %194 = getelementptr inbounds i64, ptr %193, i64 -1
  store i64 %192, ptr %194, align 8
  br label %195

195:
  %196 = load i64, ptr %11, align 8
  %197 = add i64 %196, 1
  store i64 %197, ptr %11, align 8
  %198 = load ptr, ptr %10, align 8
  %199 = getelementptr inbounds i32, ptr %198, i32 1
  store ptr %199, ptr %10, align 8
  %200 = load i32, ptr %198, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %201
  %203 = load ptr, ptr %202, align 8
  br label %407

204:                                              ; No predecessors!
  br label %205

205:
  %206 = load ptr, ptr %6, align 8
  %207 = getelementptr inbounds i64, ptr %206, i32 -1
  store ptr %207, ptr %6, align 8
  %208 = load ptr, ptr %6, align 8
  %209 = getelementptr inbounds i64, ptr %208, i64 -1
  %210 = load i64, ptr %209, align 8
  %211 = load ptr, ptr %6, align 8
  %212 = getelementptr inbounds i64, ptr %211, i64 0
  %213 = load i64, ptr %212, align 8
  %214 = icmp eq i64 %210, %213
  %215 = zext i1 %214 to i32
  %216 = sext i32 %215 to i64
  %217 = load ptr, ptr %6, align 8
  %218 = getelementptr inbounds i64, ptr %217, i64 -1
  store i64 %216, ptr %218, align 8
  br label %219

219:
  %220 = load i64, ptr %11, align 8
  %221 = add i64 %220, 1
  store i64 %221, ptr %11, align 8
  %222 = load ptr, ptr %10, align 8
  %223 = getelementptr inbounds i32, ptr %222, i32 1
  store ptr %223, ptr %10, align 8
  %224 = load i32, ptr %222, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %225
  %227 = load ptr, ptr %226, align 8
  br label %407

228:                                              ; No predecessors!
  br label %229

229:
  %230 = load ptr, ptr %10, align 8
  %231 = load i32, ptr %230, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds i32, ptr @code, i64 %232
  store ptr %233, ptr %10, align 8
  br label %234

234:
  %235 = load i64, ptr %11, align 8
  %236 = add i64 %235, 1
  store i64 %236, ptr %11, align 8
  %237 = load ptr, ptr %10, align 8
  %238 = getelementptr inbounds i32, ptr %237, i32 1
  store ptr %238, ptr %10, align 8
  %239 = load i32, ptr %237, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %240
  %242 = load ptr, ptr %241, align 8
  br label %407

243:                                              ; No predecessors!
  br label %244

244:
  %245 = load ptr, ptr %6, align 8
  %246 = getelementptr inbounds i64, ptr %245, i32 -1
  store ptr %246, ptr %6, align 8
  %247 = load i64, ptr %246, align 8
  %248 = icmp ne i64 %247, 0
  br i1 %248, label %249, label %252

249:
  %250 = load ptr, ptr %10, align 8
  %251 = getelementptr inbounds i32, ptr %250, i64 1
  br label %257

252:
  %253 = load ptr, ptr %10, align 8
  %254 = load i32, ptr %253, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr @code, i64 %255
  br label %257

257:
  %258 = phi ptr [ %251, %249 ], [ %256, %252 ]
  store ptr %258, ptr %10, align 8
  br label %259

259:
  %260 = load i64, ptr %11, align 8
  %261 = add i64 %260, 1
  store i64 %261, ptr %11, align 8
  %262 = load ptr, ptr %10, align 8
  %263 = getelementptr inbounds i32, ptr %262, i32 1
  store ptr %263, ptr %10, align 8
  %264 = load i32, ptr %262, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %265
  %267 = load ptr, ptr %266, align 8
  br label %407

268:                                              ; No predecessors!
  br label %269

269:
  %270 = load ptr, ptr %10, align 8
  %271 = getelementptr inbounds i32, ptr %270, i64 1
  %272 = ptrtoint ptr %271 to i64
  %273 = sub i64 %272, ptrtoint (ptr @code to i64)
  %274 = sdiv exact i64 %273, 4
  %275 = trunc i64 %274 to i32
  %276 = load ptr, ptr %9, align 8
  %277 = getelementptr inbounds i32, ptr %276, i32 1
  store ptr %277, ptr %9, align 8
  store i32 %275, ptr %276, align 4
  %278 = load ptr, ptr %10, align 8
  %279 = load i32, ptr %278, align 4
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds i32, ptr @code, i64 %280
  store ptr %281, ptr %10, align 8
  br label %282

282:
  %283 = load i64, ptr %11, align 8
  %284 = add i64 %283, 1
  store i64 %284, ptr %11, align 8
  %285 = load ptr, ptr %10, align 8
  %286 = getelementptr inbounds i32, ptr %285, i32 1
  store ptr %286, ptr %10, align 8
  %287 = load i32, ptr %285, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %288
  %290 = load ptr, ptr %289, align 8
  br label %407

291:                                              ; No predecessors!
  br label %292

292:
  %293 = load ptr, ptr %9, align 8
  %294 = getelementptr inbounds i32, ptr %293, i32 -1
  store ptr %294, ptr %9, align 8
  %295 = load i32, ptr %294, align 4
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds i32, ptr @code, i64 %296
  store ptr %297, ptr %10, align 8
  br label %298

298:
  %299 = load i64, ptr %11, align 8
  %300 = add i64 %299, 1
  store i64 %300, ptr %11, align 8
  %301 = load ptr, ptr %10, align 8
  %302 = getelementptr inbounds i32, ptr %301, i32 1
  store ptr %302, ptr %10, align 8
  %303 = load i32, ptr %301, align 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8
  br label %407

307:                                              ; No predecessors!
  br label %308

308:
  %309 = load ptr, ptr %6, align 8
  %310 = getelementptr inbounds i64, ptr %309, i32 -1
  store ptr %310, ptr %6, align 8
  %311 = load i32, ptr %4, align 4
  %312 = icmp ne i32 %311, 0
  br i1 %312, label %313, label %317

313:
  %314 = load ptr, ptr %6, align 8
  %315 = load i64, ptr %314, align 8
  %316 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i64 noundef %315)
  br label %317

317:
  br label %318

318:
  %319 = load i64, ptr %11, align 8
  %320 = add i64 %319, 1
  store i64 %320, ptr %11, align 8
  %321 = load ptr, ptr %10, align 8
  %322 = getelementptr inbounds i32, ptr %321, i32 1
  store ptr %322, ptr %10, align 8
  %323 = load i32, ptr %321, align 4
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %324
  %326 = load ptr, ptr %325, align 8
  br label %407

327:                                              ; No predecessors!
  br label %328

328:
  %329 = load ptr, ptr %6, align 8
  %330 = getelementptr inbounds i64, ptr %329, i64 -1
  %331 = load i64, ptr %330, align 8
  %332 = load ptr, ptr %6, align 8
  %333 = getelementptr inbounds i64, ptr %332, i64 0
  store i64 %331, ptr %333, align 8
  %334 = load ptr, ptr %6, align 8
  %335 = getelementptr inbounds i64, ptr %334, i32 1
  store ptr %335, ptr %6, align 8
  br label %336

336:
  %337 = load i64, ptr %11, align 8
  %338 = add i64 %337, 1
  store i64 %338, ptr %11, align 8
  %339 = load ptr, ptr %10, align 8
  %340 = getelementptr inbounds i32, ptr %339, i32 1
  store ptr %340, ptr %10, align 8
  %341 = load i32, ptr %339, align 4
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %342
  %344 = load ptr, ptr %343, align 8
  br label %407

345:                                              ; No predecessors!
  br label %346

346:
  %347 = load ptr, ptr %6, align 8
  %348 = getelementptr inbounds i64, ptr %347, i32 -1
  store ptr %348, ptr %6, align 8
  br label %349

349:
  %350 = load i64, ptr %11, align 8
  %351 = add i64 %350, 1
  store i64 %351, ptr %11, align 8
  %352 = load ptr, ptr %10, align 8
  %353 = getelementptr inbounds i32, ptr %352, i32 1
  store ptr %353, ptr %10, align 8
  %354 = load i32, ptr %352, align 4
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %355
  %357 = load ptr, ptr %356, align 8
  br label %407

358:                                              ; No predecessors!
  br label %359

359:
  %360 = load ptr, ptr %6, align 8
  %361 = getelementptr inbounds i64, ptr %360, i64 -1
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds [1000 x i64], ptr @memory, i64 0, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = load ptr, ptr %6, align 8
  %366 = getelementptr inbounds i64, ptr %365, i64 -1
  store i64 %364, ptr %366, align 8
  br label %367

367:
  %368 = load i64, ptr %11, align 8
  %369 = add i64 %368, 1
  store i64 %369, ptr %11, align 8
  %370 = load ptr, ptr %10, align 8
  %371 = getelementptr inbounds i32, ptr %370, i32 1
  store ptr %371, ptr %10, align 8
  %372 = load i32, ptr %370, align 4
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %373
  %375 = load ptr, ptr %374, align 8
  br label %407

376:                                              ; No predecessors!
  br label %377

377:
  %378 = load ptr, ptr %6, align 8
  %379 = getelementptr inbounds i64, ptr %378, i64 -2
  store ptr %379, ptr %6, align 8
  %380 = load ptr, ptr %6, align 8
  %381 = getelementptr inbounds i64, ptr %380, i64 0
  %382 = load i64, ptr %381, align 8
  %383 = load ptr, ptr %6, align 8
  %384 = getelementptr inbounds i64, ptr %383, i64 1
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr inbounds [1000 x i64], ptr @memory, i64 0, i64 %385
  store i64 %382, ptr %386, align 8
  br label %387

387:
  %388 = load i64, ptr %11, align 8
  %389 = add i64 %388, 1
  store i64 %389, ptr %11, align 8
  %390 = load ptr, ptr %10, align 8
  %391 = getelementptr inbounds i32, ptr %390, i32 1
  store ptr %391, ptr %10, align 8
  %392 = load i32, ptr %390, align 4
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds [20 x ptr], ptr @run.dispatch, i64 0, i64 %393
  %395 = load ptr, ptr %394, align 8
  br label %407

396:                                              ; No predecessors!
  br label %397

397:
  %398 = load i32, ptr %4, align 4
  %399 = icmp ne i32 %398, 0
  br i1 %399, label %400, label %403

400:
  %401 = load i64, ptr %11, align 8
  %402 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i64 noundef %401)
  br label %403

403:
  %404 = load ptr, ptr %6, align 8
  %405 = getelementptr inbounds i64, ptr %404, i64 -1
  %406 = load i64, ptr %405, align 8
  ret i64 %406

407:
  %408 = phi ptr [ %24, %16 ], [ %41, %33 ], [ %60, %52 ], [ %79, %71 ], [ %99, %91 ], [ %119, %111 ], [ %139, %131 ], [ %159, %151 ], [ %179, %171 ], [ %203, %195 ], [ %227, %219 ], [ %242, %234 ], [ %267, %259 ], [ %290, %282 ], [ %306, %298 ], [ %326, %318 ], [ %344, %336 ], [ %357, %349 ], [ %375, %367 ], [ %395, %387 ]
  indirectbr ptr %408, [label %397, label %26, label %43, label %62, label %81, label %101, label %121, label %141, label %161, label %181, label %205, label %229, label %244, label %269, label %292, label %308, label %328, label %346, label %359, label %377]
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

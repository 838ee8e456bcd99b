; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.record = type { [12 x i8], i16, i32 }
%struct.anon = type { ptr, ptr }

@main.a = internal global [2000 x i32] zeroinitializer, align 16
@main.original = internal global [2000 x i32] zeroinitializer, align 16
@main.r = internal global [300 x %struct.record] zeroinitializer, align 16
@sorts = internal constant [5 x %struct.anon] [%struct.anon { ptr @.str.2, ptr @insertion }, %struct.anon { ptr @.str.3, ptr @shell }, %struct.anon { ptr @.str.4, ptr @quick }, %struct.anon { ptr @.str.5, ptr @heap }, %struct.anon { ptr @.str.6, ptr @radix }], align 16
@.str = private unnamed_addr constant [32 x i8] c"%-10s sum %08x out of order %u\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"%3d %-9s %3u\0A\00", align 1
@seed = internal global i32 12345, align 4
@.str.2 = private unnamed_addr constant [10 x i8] c"insertion\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"shell\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"quick\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"heap\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"radix\00", align 1
@radix.tmp = internal global [2000 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %17 = load i32, ptr %4, align 4
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %24

19:
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds ptr, ptr %20, i64 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @atoi(ptr noundef %22) #7
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ %23, %19 ], [ 1, %24 ]
  store i32 %26, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %27

27:
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %165

31:
  store i32 0, ptr %8, align 4
  br label %32

32:
  %33 = load i32, ptr %8, align 4
  %34 = icmp slt i32 %33, 2000
  br i1 %34, label %35, label %47

35:
  %36 = call i32 @next()
  %37 = shl i32 %36, 9
  %38 = load i32, ptr %8, align 4
  %39 = and i32 %38, 7
  %40 = ashr i32 %37, %39
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [2000 x i32], ptr @main.original, i64 0, i64 %42
  store i32 %40, ptr %43, align 4
  br label %44

44:
  %45 = load i32, ptr %8, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4
  br label %32, !llvm.loop !6

47:
  store i32 0, ptr %9, align 4
  br label %48

48:
  %49 = load i32, ptr %9, align 4
  %50 = zext i32 %49 to i64
  %51 = icmp ult i64 %50, 5
  br i1 %51, label %52, label %108

52:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @main.a, ptr align 16 @main.original, i64 8000, i1 false)
  %53 = load i32, ptr %9, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [5 x %struct.anon], ptr @sorts, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.anon, ptr %55, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8
  call void %57(ptr noundef @main.a, i32 noundef 2000)
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %58

58:
  %59 = load i32, ptr %12, align 4
  %60 = icmp slt i32 %59, 2000
  br i1 %60, label %61, label %90

61:
  %62 = load i32, ptr %10, align 4
  %63 = mul i32 %62, 31
  %64 = load i32, ptr %12, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %63, %67
  store i32 %68, ptr %10, align 4
  %69 = load i32, ptr %12, align 4
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %82

71:
  %72 = load i32, ptr %12, align 4
  %73 = sub nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load i32, ptr %12, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [2000 x i32], ptr @main.a, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = icmp sgt i32 %76, %80
  br label %82

82:
  %83 = phi i1 [ false, %61 ], [ %81, %71 ]
  %84 = zext i1 %83 to i32
  %85 = load i32, ptr %11, align 4
  %86 = add i32 %85, %84
  store i32 %86, ptr %11, align 4
  br label %87

87:
  %88 = load i32, ptr %12, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4
  br label %58, !llvm.loop !8

90:
  %91 = load i32, ptr %7, align 4
  %92 = load i32, ptr %6, align 4
  %93 = sub nsw i32 %92, 1
  %94 = icmp eq i32 %91, %93
  br i1 %94, label %95, label %104

95:
  %96 = load i32, ptr %9, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds [5 x %struct.anon], ptr @sorts, i64 0, i64 %97
  %99 = getelementptr inbounds %struct.anon, ptr %98, i32 0, i32 0
  %100 = load ptr, ptr %99, align 16
  %101 = load i32, ptr %10, align 4
  %102 = load i32, ptr %11, align 4
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %100, i32 noundef %101, i32 noundef %102)
  br label %104

104:
  br label %105

105:
  %106 = load i32, ptr %9, align 4
  %107 = add i32 %106, 1
  store i32 %107, ptr %9, align 4
  br label %48, !llvm.loop !9

108:
  store i32 0, ptr %13, align 4
  br label %109

109:
  %110 = load i32, ptr %13, align 4
  %111 = icmp ult i32 %110, 300
  br i1 %111, label %112, label %161

112:
  %113 = call i32 @next()
  %114 = urem i32 %113, 6
  %115 = add i32 3, %114
  store i32 %115, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %116

116:
  %117 = load i32, ptr %15, align 4
  %118 = load i32, ptr %14, align 4
  %119 = icmp ult i32 %117, %118
  br i1 %119, label %120, label %135

120:
  %121 = call i32 @next()
  %122 = urem i32 %121, 26
  %123 = add i32 97, %122
  %124 = trunc i32 %123 to i8
  %125 = load i32, ptr %13, align 4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %126
  %128 = getelementptr inbounds %struct.record, ptr %127, i32 0, i32 0
  %129 = load i32, ptr %15, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds [12 x i8], ptr %128, i64 0, i64 %130
  store i8 %124, ptr %131, align 1
  br label %132

132:
  %133 = load i32, ptr %15, align 4
  %134 = add i32 %133, 1
  store i32 %134, ptr %15, align 4
  br label %116, !llvm.loop !10

135:
  %136 = load i32, ptr %13, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %137
  %139 = getelementptr inbounds %struct.record, ptr %138, i32 0, i32 0
  %140 = load i32, ptr %15, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds [12 x i8], ptr %139, i64 0, i64 %141
  store i8 0, ptr %142, align 1
  %143 = call i32 @next()
  %144 = urem i32 %143, 7
  %145 = trunc i32 %144 to i16
  %146 = sext i16 %145 to i32
  %147 = sub nsw i32 %146, 3
  %148 = trunc i32 %147 to i16
  %149 = load i32, ptr %13, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %150
  %152 = getelementptr inbounds %struct.record, ptr %151, i32 0, i32 1
  store i16 %148, ptr %152, align 4
  %153 = load i32, ptr %13, align 4
  %154 = load i32, ptr %13, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %155
  %157 = getelementptr inbounds %struct.record, ptr %156, i32 0, i32 2
  store i32 %153, ptr %157, align 4
  br label %158

158:
  %159 = load i32, ptr %13, align 4
  %160 = add i32 %159, 1
  store i32 %160, ptr %13, align 4
  br label %109, !llvm.loop !11

161:
  call void @merge(ptr noundef @main.r, i64 noundef 300, i64 noundef 20, ptr noundef @byName)
  call void @merge(ptr noundef @main.r, i64 noundef 300, i64 noundef 20, ptr noundef @byGrade)
  br label %162

162:
  %163 = load i32, ptr %7, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %7, align 4
  br label %27, !llvm.loop !12

165:
  store i32 0, ptr %16, align 4
  br label %166

166:
  %167 = load i32, ptr %16, align 4
  %168 = icmp slt i32 %167, 300
  br i1 %168, label %169, label %190

169:
  %170 = load i32, ptr %16, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %171
  %173 = getelementptr inbounds %struct.record, ptr %172, i32 0, i32 1
  %174 = load i16, ptr %173, align 4
  %175 = sext i16 %174 to i32
  %176 = load i32, ptr %16, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %177
  %179 = getelementptr inbounds %struct.record, ptr %178, i32 0, i32 0
  %180 = getelementptr inbounds [12 x i8], ptr %179, i64 0, i64 0
  %181 = load i32, ptr %16, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [300 x %struct.record], ptr @main.r, i64 0, i64 %182
  %184 = getelementptr inbounds %struct.record, ptr %183, i32 0, i32 2
  %185 = load i32, ptr %184, align 4
  %186 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %175, ptr noundef %180, i32 noundef %185)
  br label %187

187:
  %188 = load i32, ptr %16, align 4
  %189 = add nsw i32 %188, 37
  store i32 %189, ptr %16, align 4
  br label %166, !llvm.loop !13

190:
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #0 {
  %1 = load i32, ptr @seed, align 4
  %2 = mul i32 %1, 1664525
  %3 = add i32 %2, 1013904223
  store i32 %3, ptr @seed, align 4
  %4 = load i32, ptr @seed, align 4
  %5 = lshr i32 %4, 8
  ret i32 %5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @merge(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %17 = load i64, ptr %6, align 8
  %18 = icmp ult i64 %17, 2
  br i1 %18, label %19, label %20

19:
  br label %110

20:
  %21 = load ptr, ptr %5, align 8
  store ptr %21, ptr %9, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i64, ptr %6, align 8
  %24 = udiv i64 %23, 2
  %25 = load i64, ptr %7, align 8
  %26 = mul i64 %24, %25
  %27 = getelementptr inbounds i8, ptr %22, i64 %26
  store ptr %27, ptr %10, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = load i64, ptr %6, align 8
  %30 = load i64, ptr %7, align 8
  %31 = mul i64 %29, %30
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  store ptr %32, ptr %11, align 8
  %33 = load ptr, ptr %9, align 8
  %34 = load i64, ptr %6, align 8
  %35 = udiv i64 %34, 2
  %36 = load i64, ptr %7, align 8
  %37 = load ptr, ptr %8, align 8
  call void @merge(ptr noundef %33, i64 noundef %35, i64 noundef %36, ptr noundef %37)
  %38 = load ptr, ptr %10, align 8
  %39 = load i64, ptr %6, align 8
  %40 = load i64, ptr %6, align 8
  %41 = udiv i64 %40, 2
  %42 = sub i64 %39, %41
  %43 = load i64, ptr %7, align 8
  %44 = load ptr, ptr %8, align 8
  call void @merge(ptr noundef %38, i64 noundef %42, i64 noundef %43, ptr noundef %44)
  %45 = load i64, ptr %6, align 8
  %46 = load i64, ptr %7, align 8
  %47 = mul i64 %45, %46
  %48 = call noalias ptr @malloc(i64 noundef %47) #8
  store ptr %48, ptr %12, align 8
  %49 = load ptr, ptr %12, align 8
  store ptr %49, ptr %13, align 8
  %50 = load ptr, ptr %9, align 8
  store ptr %50, ptr %14, align 8
  %51 = load ptr, ptr %10, align 8
  store ptr %51, ptr %15, align 8
  br label %52

52:
  %53 = load ptr, ptr %14, align 8
  %54 = load ptr, ptr %10, align 8
  %55 = icmp ult ptr %53, %54
  br i1 %55, label %56, label %60

56:
  %57 = load ptr, ptr %15, align 8
  %58 = load ptr, ptr %11, align 8
  %59 = icmp ult ptr %57, %58
  br label %60

60:
  %61 = phi i1 [ false, %52 ], [ %59, %56 ]
  br i1 %61, label %62, label %83

62:
  %63 = load ptr, ptr %8, align 8
  %64 = load ptr, ptr %14, align 8
  %65 = load ptr, ptr %15, align 8
  %66 = call i32 %63(ptr noundef %64, ptr noundef %65)
  %67 = icmp sle i32 %66, 0
  br i1 %67, label %68, label %69

68:
  br label %70

69:
  br label %70

70:
  %71 = phi ptr [ %14, %68 ], [ %15, %69 ]
  store ptr %71, ptr %16, align 8
  %72 = load ptr, ptr %13, align 8
  %73 = load ptr, ptr %16, align 8
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %74, i64 %75, i1 false)
  %76 = load i64, ptr %7, align 8
  %77 = load ptr, ptr %16, align 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 %76
  store ptr %79, ptr %77, align 8
  %80 = load i64, ptr %7, align 8
  %81 = load ptr, ptr %13, align 8
  %82 = getelementptr inbounds i8, ptr %81, i64 %80
  store ptr %82, ptr %13, align 8
  br label %52, !llvm.loop !14

83:
  %84 = load ptr, ptr %13, align 8
  %85 = load ptr, ptr %14, align 8
  %86 = load ptr, ptr %10, align 8
  %87 = load ptr, ptr %14, align 8
  %88 = ptrtoint ptr %86 to i64
  %89 = ptrtoint ptr %87 to i64
  %90 = sub i64 %88, %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %84, ptr align 1 %85, i64 %90, i1 false)
  %91 = load ptr, ptr %13, align 8
  %92 = load ptr, ptr %10, align 8
  %93 = load ptr, ptr %14, align 8
  %94 = ptrtoint ptr %92 to i64
  %95 = ptrtoint ptr %93 to i64
  %96 = sub i64 %94, %95
  %97 = getelementptr inbounds i8, ptr %91, i64 %96
  %98 = load ptr, ptr %15, align 8
  %99 = load ptr, ptr %11, align 8
  %100 = load ptr, ptr %15, align 8
  %101 = ptrtoint ptr %99 to i64
  %102 = ptrtoint ptr %100 to i64
  %103 = sub i64 %101, %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %97, ptr align 1 %98, i64 %103, i1 false)
  %104 = load ptr, ptr %9, align 8
  %105 = load ptr, ptr %12, align 8
  %106 = load i64, ptr %6, align 8
  %107 = load i64, ptr %7, align 8
  %108 = mul i64 %106, %107
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %104, ptr align 1 %105, i64 %108, i1 false)
  %109 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %109) #9
  br label %110

110:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byName(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.record, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [12 x i8], ptr %6, i64 0, i64 0
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.record, ptr %8, i32 0, i32 0
  %10 = getelementptr inbounds [12 x i8], ptr %9, i64 0, i64 0
  %11 = call i32 @strcmp(ptr noundef %7, ptr noundef %10) #7
  ret i32 %11
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @byGrade(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  store ptr %7, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  store ptr %8, ptr %6, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds %struct.record, ptr %9, i32 0, i32 1
  %11 = load i16, ptr %10, align 4
  %12 = sext i16 %11 to i32
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.record, ptr %13, i32 0, i32 1
  %15 = load i16, ptr %14, align 4
  %16 = sext i16 %15 to i32
  %17 = sub nsw i32 %12, %16
  ret i32 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @insertion(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %8

8:
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %56

12:
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %5, align 4
  store i32 %18, ptr %7, align 4
  br label %19

19:
  %20 = load i32, ptr %7, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %31

22:
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sub nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp sgt i32 %28, %29
  br label %31

31:
  %32 = phi i1 [ false, %19 ], [ %30, %22 ]
  br i1 %32, label %33, label %47

33:
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sub nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %34, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  br label %44

44:
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %45, -1
  store i32 %46, ptr %7, align 4
  br label %19, !llvm.loop !15

47:
  %48 = load i32, ptr %6, align 4
  %49 = load ptr, ptr %3, align 8
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  store i32 %48, ptr %52, align 4
  br label %53

53:
  %54 = load i32, ptr %5, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %5, align 4
  br label %8, !llvm.loop !16

56:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shell(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %9

9:
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sdiv i32 %11, 3
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %18

14:
  %15 = load i32, ptr %5, align 4
  %16 = mul nsw i32 3, %15
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %5, align 4
  br label %9, !llvm.loop !17

18:
  br label %19

19:
  %20 = load i32, ptr %5, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %80

22:
  %23 = load i32, ptr %5, align 4
  store i32 %23, ptr %6, align 4
  br label %24

24:
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %76

28:
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %7, align 4
  %34 = load i32, ptr %6, align 4
  store i32 %34, ptr %8, align 4
  br label %35

35:
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %5, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %49

39:
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %5, align 4
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %40, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr %7, align 4
  %48 = icmp sgt i32 %46, %47
  br label %49

49:
  %50 = phi i1 [ false, %35 ], [ %48, %39 ]
  br i1 %50, label %51, label %67

51:
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %8, align 4
  %54 = load i32, ptr %5, align 4
  %55 = sub nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %52, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %8, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4
  br label %63

63:
  %64 = load i32, ptr %5, align 4
  %65 = load i32, ptr %8, align 4
  %66 = sub nsw i32 %65, %64
  store i32 %66, ptr %8, align 4
  br label %35, !llvm.loop !18

67:
  %68 = load i32, ptr %7, align 4
  %69 = load ptr, ptr %3, align 8
  %70 = load i32, ptr %8, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  store i32 %68, ptr %72, align 4
  br label %73

73:
  %74 = load i32, ptr %6, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %6, align 4
  br label %24, !llvm.loop !19

76:
  br label %77

77:
  %78 = load i32, ptr %5, align 4
  %79 = sdiv i32 %78, 3
  store i32 %79, ptr %5, align 4
  br label %19, !llvm.loop !20

80:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @quick(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  br label %9

9:
  %10 = load i32, ptr %4, align 4
  %11 = icmp sgt i32 %10, 16
  br i1 %11, label %12, label %154

12:
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %4, align 4
  %15 = sdiv i32 %14, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %13, i64 %16
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %19 = load i32, ptr %4, align 4
  %20 = sub nsw i32 %19, 1
  store i32 %20, ptr %7, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %23, %24
  %26 = zext i1 %25 to i32
  %27 = load i32, ptr %5, align 4
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %4, align 4
  %30 = sub nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = icmp slt i32 %27, %33
  %35 = zext i1 %34 to i32
  %36 = icmp eq i32 %26, %35
  br i1 %36, label %37, label %38

37:
  br label %69

38:
  %39 = load i32, ptr %5, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 0
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %39, %42
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds i32, ptr %45, i64 0
  %47 = load i32, ptr %46, align 4
  %48 = load ptr, ptr %3, align 8
  %49 = load i32, ptr %4, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp slt i32 %47, %53
  %55 = zext i1 %54 to i32
  %56 = icmp eq i32 %44, %55
  br i1 %56, label %57, label %61

57:
  %58 = load ptr, ptr %3, align 8
  %59 = getelementptr inbounds i32, ptr %58, i64 0
  %60 = load i32, ptr %59, align 4
  store i32 %60, ptr %5, align 4
  br label %68

61:
  %62 = load ptr, ptr %3, align 8
  %63 = load i32, ptr %4, align 4
  %64 = sub nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %62, i64 %65
  %67 = load i32, ptr %66, align 4
  store i32 %67, ptr %5, align 4
  br label %68

68:
  br label %69

69:
  br label %70

70:
  %71 = load i32, ptr %6, align 4
  %72 = load i32, ptr %7, align 4
  %73 = icmp sle i32 %71, %72
  br i1 %73, label %74, label %125

74:
  br label %75

75:
  %76 = load ptr, ptr %3, align 8
  %77 = load i32, ptr %6, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = load i32, ptr %5, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %86

83:
  %84 = load i32, ptr %6, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %6, align 4
  br label %75, !llvm.loop !21

86:
  br label %87

87:
  %88 = load ptr, ptr %3, align 8
  %89 = load i32, ptr %7, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = load i32, ptr %5, align 4
  %94 = icmp sgt i32 %92, %93
  br i1 %94, label %95, label %98

95:
  %96 = load i32, ptr %7, align 4
  %97 = add nsw i32 %96, -1
  store i32 %97, ptr %7, align 4
  br label %87, !llvm.loop !22

98:
  %99 = load i32, ptr %6, align 4
  %100 = load i32, ptr %7, align 4
  %101 = icmp sle i32 %99, %100
  br i1 %101, label %102, label %124

102:
  %103 = load ptr, ptr %3, align 8
  %104 = load i32, ptr %6, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  %107 = load i32, ptr %106, align 4
  store i32 %107, ptr %8, align 4
  %108 = load ptr, ptr %3, align 8
  %109 = load i32, ptr %7, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %108, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = load ptr, ptr %3, align 8
  %114 = load i32, ptr %6, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %6, align 4
  %116 = sext i32 %114 to i64
  %117 = getelementptr inbounds i32, ptr %113, i64 %116
  store i32 %112, ptr %117, align 4
  %118 = load i32, ptr %8, align 4
  %119 = load ptr, ptr %3, align 8
  %120 = load i32, ptr %7, align 4
  %121 = add nsw i32 %120, -1
  store i32 %121, ptr %7, align 4
  %122 = sext i32 %120 to i64
  %123 = getelementptr inbounds i32, ptr %119, i64 %122
  store i32 %118, ptr %123, align 4
  br label %124

124:
  br label %70, !llvm.loop !23

125:
  %126 = load i32, ptr %7, align 4
  %127 = add nsw i32 %126, 1
  %128 = load i32, ptr %4, align 4
  %129 = load i32, ptr %6, align 4
  %130 = sub nsw i32 %128, %129
  %131 = icmp slt i32 %127, %130
  br i1 %131, label %132, label %143

132:
  %133 = load ptr, ptr %3, align 8
  %134 = load i32, ptr %7, align 4
  %135 = add nsw i32 %134, 1
  call void @quick(ptr noundef %133, i32 noundef %135)
  %136 = load i32, ptr %6, align 4
  %137 = load ptr, ptr %3, align 8
  %138 = sext i32 %136 to i64
  %139 = getelementptr inbounds i32, ptr %137, i64 %138
  store ptr %139, ptr %3, align 8
  %140 = load i32, ptr %6, align 4
  %141 = load i32, ptr %4, align 4
  %142 = sub nsw i32 %141, %140
  store i32 %142, ptr %4, align 4
  br label %153

143:
  %144 = load ptr, ptr %3, align 8
  %145 = load i32, ptr %6, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr %144, i64 %146
  %148 = load i32, ptr %4, align 4
  %149 = load i32, ptr %6, align 4
  %150 = sub nsw i32 %148, %149
  call void @quick(ptr noundef %147, i32 noundef %150)
  %151 = load i32, ptr %7, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %4, align 4
  br label %153

153:
  br label %9, !llvm.loop !24

154:
  %155 = load ptr, ptr %3, align 8
  %156 = load i32, ptr %4, align 4
  call void @insertion(ptr noundef %155, i32 noundef %156)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load i32, ptr %4, align 4
  %9 = sdiv i32 %8, 2
  %10 = sub nsw i32 %9, 1
  store i32 %10, ptr %5, align 4
  br label %11

11:
  %12 = load i32, ptr %5, align 4
  %13 = icmp sge i32 %12, 0
  br i1 %13, label %14, label %21

14:
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %4, align 4
  call void @sift(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  br label %18

18:
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr %5, align 4
  br label %11, !llvm.loop !25

21:
  %22 = load i32, ptr %4, align 4
  %23 = sub nsw i32 %22, 1
  store i32 %23, ptr %6, align 4
  br label %24

24:
  %25 = load i32, ptr %6, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %48

27:
  %28 = load ptr, ptr %3, align 8
  %29 = getelementptr inbounds i32, ptr %28, i64 0
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %7, align 4
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %6, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 0
  store i32 %35, ptr %37, align 4
  %38 = load i32, ptr %7, align 4
  %39 = load ptr, ptr %3, align 8
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %6, align 4
  call void @sift(ptr noundef %43, i32 noundef 0, i32 noundef %44)
  br label %45

45:
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, -1
  store i32 %47, ptr %6, align 4
  br label %24, !llvm.loop !26

48:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @radix(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [257 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %10

10:
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 32
  br i1 %12, label %13, label %91

13:
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 1028, i1 false)
  store i32 0, ptr %7, align 4
  br label %14

14:
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = xor i32 %23, -2147483648
  %25 = load i32, ptr %5, align 4
  %26 = lshr i32 %24, %25
  %27 = and i32 %26, 255
  %28 = add i32 %27, 1
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds [257 x i32], ptr %6, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %30, align 4
  br label %33

33:
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %7, align 4
  br label %14, !llvm.loop !27

36:
  store i32 0, ptr %8, align 4
  br label %37

37:
  %38 = load i32, ptr %8, align 4
  %39 = icmp slt i32 %38, 256
  br i1 %39, label %40, label %54

40:
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [257 x i32], ptr %6, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %8, align 4
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [257 x i32], ptr %6, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %49, %44
  store i32 %50, ptr %48, align 4
  br label %51

51:
  %52 = load i32, ptr %8, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %8, align 4
  br label %37, !llvm.loop !28

54:
  store i32 0, ptr %9, align 4
  br label %55

55:
  %56 = load i32, ptr %9, align 4
  %57 = load i32, ptr %4, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %83

59:
  %60 = load ptr, ptr %3, align 8
  %61 = load i32, ptr %9, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = load ptr, ptr %3, align 8
  %66 = load i32, ptr %9, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = xor i32 %69, -2147483648
  %71 = load i32, ptr %5, align 4
  %72 = lshr i32 %70, %71
  %73 = and i32 %72, 255
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds [257 x i32], ptr %6, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %75, align 4
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds [2000 x i32], ptr @radix.tmp, i64 0, i64 %78
  store i32 %64, ptr %79, align 4
  br label %80

80:
  %81 = load i32, ptr %9, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %9, align 4
  br label %55, !llvm.loop !29

83:
  %84 = load ptr, ptr %3, align 8
  %85 = load i32, ptr %4, align 4
  %86 = sext i32 %85 to i64
  %87 = mul i64 %86, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %84, ptr align 16 @radix.tmp, i64 %87, i1 false)
  br label %88

88:
  %89 = load i32, ptr %5, align 4
  %90 = add nsw i32 %89, 8
  store i32 %90, ptr %5, align 4
  br label %10, !llvm.loop !30

91:
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sift(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  store i32 %13, ptr %7, align 4
  br label %14

14:
  %15 = load i32, ptr %5, align 4
  %16 = mul nsw i32 2, %15
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %62

20:
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %41

25:
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %26, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp sgt i32 %31, %36
  br i1 %37, label %38, label %41

38:
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4
  br label %41

41:
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %8, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr %7, align 4
  %48 = icmp sle i32 %46, %47
  br i1 %48, label %49, label %50

49:
  br label %62

50:
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %8, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %5, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  store i32 %55, ptr %59, align 4
  br label %60

60:
  %61 = load i32, ptr %8, align 4
  store i32 %61, ptr %5, align 4
  br label %14, !llvm.loop !31

62:
  %63 = load i32, ptr %7, align 4
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %5, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  store i32 %63, ptr %67, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
!27 = distinct !{!27, !7}
!28 = distinct !{!28, !7}
!29 = distinct !{!29, !7}
!30 = distinct !{!30, !7}
!31 = distinct !{!31, !7}

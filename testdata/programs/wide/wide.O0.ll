; ModuleID = 'wide.c'
source_filename = "wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [52 x i8] c"primes %d, compare %d, overflow %d, constants %lld\0A\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"h\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"%.17g %.17g %.17g\0A\00", align 1
@prime.bases = internal constant [12 x i64] [i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 17, i64 19, i64 23, i64 29, i64 31, i64 37], align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [80 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  %15 = alloca i128, align 16
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i128, align 16
  %20 = alloca i128, align 16
  %21 = alloca i32, align 4
  %22 = alloca i128, align 16
  %23 = alloca i128, align 16
  %24 = alloca i128, align 16
  %25 = alloca i128, align 16
  %26 = alloca i128, align 16
  %27 = alloca i128, align 16
  %28 = alloca i128, align 16
  %29 = alloca i128, align 16
  %30 = alloca i128, align 16
  %31 = alloca i128, align 16
  %32 = alloca i128, align 16
  %33 = alloca i128, align 16
  %34 = alloca i128, align 16
  %35 = alloca i128, align 16
  %36 = alloca i128, align 16
  %37 = alloca i128, align 16
  %38 = alloca i128, align 16
  %39 = alloca i128, align 16
  %40 = alloca i128, align 16
  %41 = alloca i128, align 16
  %42 = alloca i128, align 16
  %43 = alloca i128, align 16
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %44 = load i32, ptr %4, align 4
  %45 = icmp sgt i32 %44, 1
  br i1 %45, label %46, label %51

46:
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds ptr, ptr %47, i64 1
  %49 = load ptr, ptr %48, align 8
  %50 = call i32 @atoi(ptr noundef %49) #4
  br label %52

51:
  br label %52

52:
  %53 = phi i32 [ %50, %46 ], [ 1, %51 ]
  store i32 %53, ptr %6, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i64 0, ptr %12, align 8
  store i128 1, ptr %13, align 16
  store i128 0, ptr %14, align 16
  store i128 0, ptr %15, align 16
  store i32 0, ptr %16, align 4
  br label %54

54:
  %55 = load i32, ptr %16, align 4
  %56 = load i32, ptr %6, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %230

58:
  store i64 -1023, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %59

59:
  %60 = load i32, ptr %18, align 4
  %61 = icmp slt i32 %60, 60
  br i1 %61, label %62, label %72

62:
  %63 = load i64, ptr %17, align 8
  %64 = call i32 @prime(i64 noundef %63)
  %65 = load i32, ptr %8, align 4
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr %8, align 4
  br label %67

67:
  %68 = load i32, ptr %18, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %18, align 4
  %70 = load i64, ptr %17, align 8
  %71 = add i64 %70, 2
  store i64 %71, ptr %17, align 8
  br label %59, !llvm.loop !6

72:
  store i128 94522879700260683150926290240444307, ptr %19, align 16
  %73 = load i32, ptr %16, align 4
  %74 = sext i32 %73 to i128
  %75 = sub nsw i128 -1085937410162710020096, %74
  store i128 %75, ptr %20, align 16
  store i32 1, ptr %21, align 4
  br label %76

76:
  %77 = load i32, ptr %21, align 4
  %78 = icmp slt i32 %77, 127
  br i1 %78, label %79, label %224

79:
  %80 = load i128, ptr %13, align 16
  %81 = load i128, ptr %19, align 16
  %82 = add i128 %80, %81
  %83 = load i32, ptr %21, align 4
  store i128 %82, ptr %22, align 16
  %84 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 0
  %85 = load i64, ptr %84, align 16
  %86 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = call { i64, i64 } @shifts(i64 noundef %85, i64 noundef %87, i32 noundef %83)
  %89 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 0
  %90 = extractvalue { i64, i64 } %88, 0
  store i64 %90, ptr %89, align 16
  %91 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 1
  %92 = extractvalue { i64, i64 } %88, 1
  store i64 %92, ptr %91, align 8
  %93 = load i128, ptr %23, align 16
  %94 = load i128, ptr %13, align 16
  %95 = load i32, ptr %21, align 4
  %96 = load i128, ptr %19, align 16
  %97 = load i32, ptr %21, align 4
  %98 = sext i32 %97 to i64
  %99 = load i128, ptr %20, align 16
  %100 = load i128, ptr %13, align 16
  %101 = shl i128 %100, 1
  store i128 %94, ptr %24, align 16
  %102 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 0
  %103 = load i64, ptr %102, align 16
  %104 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  store i128 %96, ptr %25, align 16
  %106 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 0
  %107 = load i64, ptr %106, align 16
  %108 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = call { i64, i64 } @pass(i64 noundef %103, i64 noundef %105, i32 noundef %95, i64 noundef %107, i64 noundef %109, i64 noundef %98, i128 noundef %99, i128 noundef %101)
  %111 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 0
  %112 = extractvalue { i64, i64 } %110, 0
  store i64 %112, ptr %111, align 16
  %113 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 1
  %114 = extractvalue { i64, i64 } %110, 1
  store i64 %114, ptr %113, align 8
  %115 = load i128, ptr %26, align 16
  %116 = add i128 %93, %115
  store i128 %116, ptr %13, align 16
  %117 = load i128, ptr %13, align 16
  %118 = load i32, ptr %21, align 4
  %119 = srem i32 %118, 2
  %120 = icmp ne i32 %119, 0
  br i1 %120, label %121, label %127

121:
  %122 = load i128, ptr %13, align 16
  %123 = load i32, ptr %21, align 4
  %124 = zext i32 %123 to i128
  %125 = lshr i128 %122, %124
  %126 = or i128 %125, 1
  br label %133

127:
  %128 = load i128, ptr %20, align 16
  %129 = load i32, ptr %21, align 4
  %130 = srem i32 %129, 70
  %131 = zext i32 %130 to i128
  %132 = ashr i128 %128, %131
  br label %133

133:
  %134 = phi i128 [ %126, %121 ], [ %132, %127 ]
  store i128 %117, ptr %28, align 16
  %135 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 0
  %136 = load i64, ptr %135, align 16
  %137 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  store i128 %134, ptr %29, align 16
  %139 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 0
  %140 = load i64, ptr %139, align 16
  %141 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = call { i64, i64 } @divide(i64 noundef %136, i64 noundef %138, i64 noundef %140, i64 noundef %142, ptr noundef %15)
  %144 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 0
  %145 = extractvalue { i64, i64 } %143, 0
  store i64 %145, ptr %144, align 16
  %146 = getelementptr inbounds { i64, i64 }, ptr %30, i32 0, i32 1
  %147 = extractvalue { i64, i64 } %143, 1
  store i64 %147, ptr %146, align 8
  %148 = load i128, ptr %30, align 16
  store i128 %148, ptr %27, align 16
  %149 = load i128, ptr %14, align 16
  %150 = load i128, ptr %27, align 16
  %151 = load i32, ptr %21, align 4
  %152 = srem i32 %151, 3
  %153 = sub nsw i32 %152, 1
  store i128 %149, ptr %31, align 16
  %154 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 0
  %155 = load i64, ptr %154, align 16
  %156 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  store i128 %150, ptr %32, align 16
  %158 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %159 = load i64, ptr %158, align 16
  %160 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = call { i64, i64 } @blend(i64 noundef %155, i64 noundef %157, i64 noundef %159, i64 noundef %161, i32 noundef %153)
  %163 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 0
  %164 = extractvalue { i64, i64 } %162, 0
  store i64 %164, ptr %163, align 16
  %165 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 1
  %166 = extractvalue { i64, i64 } %162, 1
  store i64 %166, ptr %165, align 8
  %167 = load i128, ptr %33, align 16
  %168 = load i128, ptr %15, align 16
  %169 = xor i128 %167, %168
  store i128 %169, ptr %14, align 16
  %170 = load i128, ptr %13, align 16
  %171 = ashr i128 %170, 1
  %172 = load i128, ptr %19, align 16
  store i128 %171, ptr %34, align 16
  %173 = getelementptr inbounds { i64, i64 }, ptr %34, i32 0, i32 0
  %174 = load i64, ptr %173, align 16
  %175 = getelementptr inbounds { i64, i64 }, ptr %34, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  store i128 %172, ptr %35, align 16
  %177 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 0
  %178 = load i64, ptr %177, align 16
  %179 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = call i32 @compare(i64 noundef %174, i64 noundef %176, i64 noundef %178, i64 noundef %180)
  %182 = load i128, ptr %20, align 16
  %183 = load i128, ptr %13, align 16
  store i128 %182, ptr %36, align 16
  %184 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 0
  %185 = load i64, ptr %184, align 16
  %186 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  store i128 %183, ptr %37, align 16
  %188 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 0
  %189 = load i64, ptr %188, align 16
  %190 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = call i32 @compare(i64 noundef %185, i64 noundef %187, i64 noundef %189, i64 noundef %191)
  %193 = add nsw i32 %181, %192
  %194 = load i32, ptr %9, align 4
  %195 = add nsw i32 %194, %193
  store i32 %195, ptr %9, align 4
  %196 = load i128, ptr %13, align 16
  %197 = trunc i128 %196 to i64
  %198 = load i128, ptr %13, align 16
  %199 = lshr i128 %198, 64
  %200 = trunc i128 %199 to i64
  %201 = load i32, ptr %21, align 4
  %202 = srem i32 %201, 60
  %203 = zext i32 %202 to i64
  %204 = ashr i64 %200, %203
  %205 = load i128, ptr %13, align 16
  %206 = trunc i128 %205 to i32
  %207 = load i128, ptr %13, align 16
  %208 = lshr i128 %207, 32
  %209 = trunc i128 %208 to i32
  %210 = load i32, ptr %21, align 4
  %211 = srem i32 %210, 32
  %212 = lshr i32 %209, %211
  %213 = call i32 @overflows(i64 noundef %197, i64 noundef %204, i32 noundef %206, i32 noundef %212)
  %214 = load i32, ptr %10, align 4
  %215 = add nsw i32 %214, %213
  store i32 %215, ptr %10, align 4
  %216 = load i128, ptr %13, align 16
  %217 = trunc i128 %216 to i64
  %218 = call i64 @constants(i64 noundef %217)
  %219 = load i64, ptr %12, align 8
  %220 = xor i64 %219, %218
  store i64 %220, ptr %12, align 8
  br label %221

221:
  %222 = load i32, ptr %21, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %21, align 4
  br label %76, !llvm.loop !8

224:
  %225 = getelementptr inbounds [80 x i32], ptr %7, i64 0, i64 0
  %226 = call i32 @factorial(ptr noundef %225, i32 noundef 100)
  store i32 %226, ptr %11, align 4
  br label %227

227:
  %228 = load i32, ptr %16, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %16, align 4
  br label %54, !llvm.loop !9

230:
  %231 = load i32, ptr %8, align 4
  %232 = load i32, ptr %9, align 4
  %233 = load i32, ptr %10, align 4
  %234 = load i64, ptr %12, align 8
  %235 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %231, i32 noundef %232, i32 noundef %233, i64 noundef %234)
  %236 = load i128, ptr %13, align 16
  store i128 %236, ptr %38, align 16
  %237 = getelementptr inbounds { i64, i64 }, ptr %38, i32 0, i32 0
  %238 = load i64, ptr %237, align 16
  %239 = getelementptr inbounds { i64, i64 }, ptr %38, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  call void @print128(ptr noundef @.str.1, i64 noundef %238, i64 noundef %240)
  %241 = load i128, ptr %14, align 16
  store i128 %241, ptr %39, align 16
  %242 = getelementptr inbounds { i64, i64 }, ptr %39, i32 0, i32 0
  %243 = load i64, ptr %242, align 16
  %244 = getelementptr inbounds { i64, i64 }, ptr %39, i32 0, i32 1
  %245 = load i64, ptr %244, align 8
  call void @print128(ptr noundef @.str.2, i64 noundef %243, i64 noundef %245)
  %246 = load i128, ptr %15, align 16
  store i128 %246, ptr %40, align 16
  %247 = getelementptr inbounds { i64, i64 }, ptr %40, i32 0, i32 0
  %248 = load i64, ptr %247, align 16
  %249 = getelementptr inbounds { i64, i64 }, ptr %40, i32 0, i32 1
  %250 = load i64, ptr %249, align 8
  call void @print128(ptr noundef @.str.3, i64 noundef %248, i64 noundef %250)
  %251 = call { i64, i64 } @fromDouble(double noundef -1.500000e+30)
  %252 = getelementptr inbounds { i64, i64 }, ptr %41, i32 0, i32 0
  %253 = extractvalue { i64, i64 } %251, 0
  store i64 %253, ptr %252, align 16
  %254 = getelementptr inbounds { i64, i64 }, ptr %41, i32 0, i32 1
  %255 = extractvalue { i64, i64 } %251, 1
  store i64 %255, ptr %254, align 8
  %256 = load i128, ptr %41, align 16
  store i128 %256, ptr %42, align 16
  %257 = getelementptr inbounds { i64, i64 }, ptr %42, i32 0, i32 0
  %258 = load i64, ptr %257, align 16
  %259 = getelementptr inbounds { i64, i64 }, ptr %42, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  call void @print128(ptr noundef @.str.4, i64 noundef %258, i64 noundef %260)
  %261 = load i128, ptr %14, align 16
  store i128 %261, ptr %43, align 16
  %262 = getelementptr inbounds { i64, i64 }, ptr %43, i32 0, i32 0
  %263 = load i64, ptr %262, align 16
  %264 = getelementptr inbounds { i64, i64 }, ptr %43, i32 0, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = call double @toDouble(i64 noundef %263, i64 noundef %265)
  %267 = load i128, ptr %13, align 16
  %268 = uitofp i128 %267 to double
  %269 = load i128, ptr %15, align 16
  %270 = sitofp i128 %269 to float
  %271 = fpext float %270 to double
  %272 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %266, double noundef %268, double noundef %271)
  %273 = getelementptr inbounds [80 x i32], ptr %7, i64 0, i64 0
  %274 = load i32, ptr %11, align 4
  call void @printBig(ptr noundef %273, i32 noundef %274)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @prime(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  %9 = load i64, ptr %3, align 8
  %10 = sub i64 %9, 1
  %11 = call i64 @llvm.cttz.i64(i64 %10, i1 true)
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %4, align 4
  %13 = load i64, ptr %3, align 8
  %14 = sub i64 %13, 1
  %15 = load i32, ptr %4, align 4
  %16 = zext i32 %15 to i64
  %17 = lshr i64 %14, %16
  store i64 %17, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %18

18:
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %19, 12
  br i1 %20, label %21, label %83

21:
  %22 = load i64, ptr %3, align 8
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = urem i64 %22, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %37

29:
  %30 = load i64, ptr %3, align 8
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %30, %34
  %36 = zext i1 %35 to i32
  store i32 %36, ptr %2, align 4
  br label %84

37:
  %38 = load i32, ptr %6, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %5, align 8
  %43 = load i64, ptr %3, align 8
  %44 = call i64 @power(i64 noundef %41, i64 noundef %42, i64 noundef %43)
  store i64 %44, ptr %7, align 8
  %45 = load i64, ptr %7, align 8
  %46 = icmp eq i64 %45, 1
  br i1 %46, label %52, label %47

47:
  %48 = load i64, ptr %7, align 8
  %49 = load i64, ptr %3, align 8
  %50 = sub i64 %49, 1
  %51 = icmp eq i64 %48, %50
  br i1 %51, label %52, label %53

52:
  br label %80

53:
  store i32 1, ptr %8, align 4
  br label %54

54:
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %4, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %63

58:
  %59 = load i64, ptr %7, align 8
  %60 = load i64, ptr %3, align 8
  %61 = sub i64 %60, 1
  %62 = icmp ne i64 %59, %61
  br label %63

63:
  %64 = phi i1 [ false, %54 ], [ %62, %58 ]
  br i1 %64, label %65, label %73

65:
  %66 = load i64, ptr %7, align 8
  %67 = load i64, ptr %7, align 8
  %68 = load i64, ptr %3, align 8
  %69 = call i64 @mulmod(i64 noundef %66, i64 noundef %67, i64 noundef %68)
  store i64 %69, ptr %7, align 8
  br label %70

70:
  %71 = load i32, ptr %8, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %8, align 4
  br label %54, !llvm.loop !10

73:
  %74 = load i64, ptr %7, align 8
  %75 = load i64, ptr %3, align 8
  %76 = sub i64 %75, 1
  %77 = icmp ne i64 %74, %76
  br i1 %77, label %78, label %79

78:
  store i32 0, ptr %2, align 4
  br label %84

79:
  br label %80

80:
  %81 = load i32, ptr %6, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %6, align 4
  br label %18, !llvm.loop !11

83:
  store i32 1, ptr %2, align 4
  br label %84

84:
  %85 = load i32, ptr %2, align 4
  ret i32 %85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @shifts(i64 noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %8, align 16
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %9, align 8
  %10 = load i128, ptr %5, align 16
  store i128 %10, ptr %6, align 16
  store i32 %2, ptr %7, align 4
  %11 = load i128, ptr %6, align 16
  %12 = load i32, ptr %7, align 4
  %13 = zext i32 %12 to i128
  %14 = shl i128 %11, %13
  %15 = load i128, ptr %6, align 16
  %16 = load i32, ptr %7, align 4
  %17 = sub nsw i32 128, %16
  %18 = zext i32 %17 to i128
  %19 = lshr i128 %15, %18
  %20 = xor i128 %14, %19
  %21 = load i128, ptr %6, align 16
  %22 = load i32, ptr %7, align 4
  %23 = and i32 %22, 63
  %24 = zext i32 %23 to i128
  %25 = ashr i128 %21, %24
  %26 = xor i128 %20, %25
  store i128 %26, ptr %4, align 16
  %27 = load { i64, i64 }, ptr %4, align 16
  ret { i64, i64 } %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @pass(i64 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i128 noundef %6, i128 noundef %7) #0 {
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i32, align 4
  %14 = alloca i128, align 16
  %15 = alloca i64, align 8
  %16 = alloca i128, align 16
  %17 = alloca i128, align 16
  %18 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  store i64 %0, ptr %18, align 16
  %19 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  store i64 %1, ptr %19, align 8
  %20 = load i128, ptr %10, align 16
  %21 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 0
  store i64 %3, ptr %21, align 16
  %22 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 1
  store i64 %4, ptr %22, align 8
  %23 = load i128, ptr %11, align 16
  store i128 %20, ptr %12, align 16
  store i32 %2, ptr %13, align 4
  store i128 %23, ptr %14, align 16
  store i64 %5, ptr %15, align 8
  store i128 %6, ptr %16, align 16
  store i128 %7, ptr %17, align 16
  %24 = load i128, ptr %12, align 16
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i128
  %27 = mul i128 %24, %26
  %28 = load i128, ptr %14, align 16
  %29 = load i64, ptr %15, align 8
  %30 = sext i64 %29 to i128
  %31 = xor i128 %28, %30
  %32 = add i128 %27, %31
  %33 = load i128, ptr %16, align 16
  %34 = sub i128 %32, %33
  %35 = load i128, ptr %17, align 16
  %36 = lshr i128 %35, 3
  %37 = add i128 %34, %36
  store i128 %37, ptr %9, align 16
  %38 = load { i64, i64 }, ptr %9, align 16
  ret { i64, i64 } %38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca ptr, align 8
  %12 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %0, ptr %12, align 16
  %13 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %1, ptr %13, align 8
  %14 = load i128, ptr %7, align 16
  %15 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  store i64 %2, ptr %15, align 16
  %16 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  store i64 %3, ptr %16, align 8
  %17 = load i128, ptr %8, align 16
  store i128 %14, ptr %9, align 16
  store i128 %17, ptr %10, align 16
  store ptr %4, ptr %11, align 8
  %18 = load i128, ptr %9, align 16
  %19 = load i128, ptr %10, align 16
  %20 = srem i128 %18, %19
  %21 = load ptr, ptr %11, align 8
  store i128 %20, ptr %21, align 16
  %22 = load i128, ptr %9, align 16
  %23 = load i128, ptr %10, align 16
  %24 = sdiv i128 %22, %23
  store i128 %24, ptr %6, align 16
  %25 = load { i64, i64 }, ptr %6, align 16
  ret { i64, i64 } %25
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @blend(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i32, align 4
  %12 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %0, ptr %12, align 16
  %13 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %1, ptr %13, align 8
  %14 = load i128, ptr %7, align 16
  %15 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  store i64 %2, ptr %15, align 16
  %16 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  store i64 %3, ptr %16, align 8
  %17 = load i128, ptr %8, align 16
  store i128 %14, ptr %9, align 16
  store i128 %17, ptr %10, align 16
  store i32 %4, ptr %11, align 4
  %18 = load i32, ptr %11, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = load i128, ptr %9, align 16
  %22 = load i128, ptr %10, align 16
  %23 = add i128 %21, %22
  br label %37

24:
  %25 = load i32, ptr %11, align 4
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %31

27:
  %28 = load i128, ptr %9, align 16
  %29 = load i128, ptr %10, align 16
  %30 = sub i128 %28, %29
  br label %35

31:
  %32 = load i128, ptr %9, align 16
  %33 = load i128, ptr %10, align 16
  %34 = mul i128 %32, %33
  br label %35

35:
  %36 = phi i128 [ %30, %27 ], [ %34, %31 ]
  br label %37

37:
  %38 = phi i128 [ %23, %20 ], [ %36, %35 ]
  store i128 %38, ptr %6, align 16
  %39 = load { i64, i64 }, ptr %6, align 16
  ret { i64, i64 } %39
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %9, align 16
  %10 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %10, align 8
  %11 = load i128, ptr %5, align 16
  %12 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  store i64 %2, ptr %12, align 16
  %13 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  store i64 %3, ptr %13, align 8
  %14 = load i128, ptr %6, align 16
  store i128 %11, ptr %7, align 16
  store i128 %14, ptr %8, align 16
  %15 = load i128, ptr %7, align 16
  %16 = load i128, ptr %8, align 16
  %17 = icmp slt i128 %15, %16
  %18 = zext i1 %17 to i32
  %19 = load i128, ptr %7, align 16
  %20 = load i128, ptr %8, align 16
  %21 = icmp sle i128 %19, %20
  %22 = zext i1 %21 to i32
  %23 = mul nsw i32 2, %22
  %24 = add nsw i32 %18, %23
  %25 = load i128, ptr %7, align 16
  %26 = load i128, ptr %8, align 16
  %27 = icmp eq i128 %25, %26
  %28 = zext i1 %27 to i32
  %29 = mul nsw i32 4, %28
  %30 = add nsw i32 %24, %29
  %31 = load i128, ptr %7, align 16
  %32 = load i128, ptr %8, align 16
  %33 = icmp ult i128 %31, %32
  %34 = zext i1 %33 to i32
  %35 = mul nsw i32 8, %34
  %36 = add nsw i32 %30, %35
  %37 = load i128, ptr %7, align 16
  %38 = load i128, ptr %8, align 16
  %39 = icmp uge i128 %37, %38
  %40 = zext i1 %39 to i32
  %41 = mul nsw i32 16, %40
  %42 = add nsw i32 %36, %41
  ret i32 %42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @overflows(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %11, align 4
  %12 = load i64, ptr %5, align 8
  %13 = load i64, ptr %6, align 8
  %14 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %12, i64 %13)
  %15 = extractvalue { i64, i1 } %14, 1
  %16 = extractvalue { i64, i1 } %14, 0
  store i64 %16, ptr %9, align 8
  %17 = zext i1 %15 to i32
  %18 = load i32, ptr %11, align 4
  %19 = or i32 %18, %17
  store i32 %19, ptr %11, align 4
  %20 = load i64, ptr %5, align 8
  %21 = load i64, ptr %6, align 8
  %22 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %20, i64 %21)
  %23 = extractvalue { i64, i1 } %22, 1
  %24 = extractvalue { i64, i1 } %22, 0
  store i64 %24, ptr %9, align 8
  %25 = zext i1 %23 to i32
  %26 = shl i32 %25, 1
  %27 = load i32, ptr %11, align 4
  %28 = or i32 %27, %26
  store i32 %28, ptr %11, align 4
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %6, align 8
  %31 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %29, i64 %30)
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  store i64 %33, ptr %9, align 8
  %34 = zext i1 %32 to i32
  %35 = shl i32 %34, 2
  %36 = load i32, ptr %11, align 4
  %37 = or i32 %36, %35
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %7, align 4
  %39 = load i32, ptr %8, align 4
  %40 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %38, i32 %39)
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  store i32 %42, ptr %10, align 4
  %43 = zext i1 %41 to i32
  %44 = shl i32 %43, 3
  %45 = load i32, ptr %11, align 4
  %46 = or i32 %45, %44
  store i32 %46, ptr %11, align 4
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %8, align 4
  %49 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %47, i32 %48)
  %50 = extractvalue { i32, i1 } %49, 1
  %51 = extractvalue { i32, i1 } %49, 0
  store i32 %51, ptr %10, align 4
  %52 = zext i1 %50 to i32
  %53 = shl i32 %52, 4
  %54 = load i32, ptr %11, align 4
  %55 = or i32 %54, %53
  store i32 %55, ptr %11, align 4
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %8, align 4
  %58 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %56, i32 %57)
  %59 = extractvalue { i32, i1 } %58, 1
  %60 = extractvalue { i32, i1 } %58, 0
  store i32 %60, ptr %10, align 4
  %61 = zext i1 %59 to i32
  %62 = shl i32 %61, 5
  %63 = load i32, ptr %11, align 4
  %64 = or i32 %63, %62
  store i32 %64, ptr %11, align 4
  %65 = load i32, ptr %11, align 4
  ret i32 %65
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @constants(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  store i64 %4, ptr %3, align 8
  %5 = load i64, ptr %2, align 8
  %6 = sdiv i64 %5, 7
  %7 = load i64, ptr %2, align 8
  %8 = srem i64 %7, 10
  %9 = add nsw i64 %6, %8
  %10 = load i64, ptr %2, align 8
  %11 = sdiv i64 %10, 16
  %12 = sub nsw i64 %9, %11
  %13 = load i64, ptr %2, align 8
  %14 = srem i64 %13, 8
  %15 = add nsw i64 %12, %14
  %16 = load i64, ptr %2, align 8
  %17 = sdiv i64 %16, -3
  %18 = add nsw i64 %15, %17
  %19 = load i64, ptr %3, align 8
  %20 = udiv i64 %19, 1000000007
  %21 = load i64, ptr %3, align 8
  %22 = urem i64 %21, 641
  %23 = add i64 %20, %22
  %24 = add nsw i64 %18, %23
  %25 = load i64, ptr %2, align 8
  %26 = sdiv i64 %25, 1000000000000
  %27 = add nsw i64 %24, %26
  ret i64 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @factorial(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds i32, ptr %9, i64 0
  store i32 1, ptr %10, align 4
  store i32 2, ptr %6, align 4
  br label %11

11:
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %4, align 4
  %14 = icmp sle i32 %12, %13
  br i1 %14, label %15, label %58

15:
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %16

16:
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %5, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %43

20:
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = load i32, ptr %6, align 4
  %28 = zext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %30, %29
  store i64 %31, ptr %7, align 8
  %32 = load i64, ptr %7, align 8
  %33 = trunc i64 %32 to i32
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  store i32 %33, ptr %37, align 4
  %38 = load i64, ptr %7, align 8
  %39 = lshr i64 %38, 32
  store i64 %39, ptr %7, align 8
  br label %40

40:
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %8, align 4
  br label %16, !llvm.loop !12

43:
  %44 = load i64, ptr %7, align 8
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %46, label %54

46:
  %47 = load i64, ptr %7, align 8
  %48 = trunc i64 %47 to i32
  %49 = load ptr, ptr %3, align 8
  %50 = load i32, ptr %5, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %5, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds i32, ptr %49, i64 %52
  store i32 %48, ptr %53, align 4
  br label %54

54:
  br label %55

55:
  %56 = load i32, ptr %6, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %6, align 4
  br label %11, !llvm.loop !13

58:
  %59 = load i32, ptr %5, align 4
  ret i32 %59
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @print128(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i128, align 16
  %5 = alloca ptr, align 8
  %6 = alloca i128, align 16
  %7 = alloca [44 x i8], align 16
  %8 = alloca ptr, align 8
  %9 = alloca i128, align 16
  %10 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %1, ptr %10, align 16
  %11 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %2, ptr %11, align 8
  %12 = load i128, ptr %4, align 16
  store ptr %0, ptr %5, align 8
  store i128 %12, ptr %6, align 16
  %13 = getelementptr inbounds [44 x i8], ptr %7, i64 0, i64 0
  %14 = getelementptr inbounds i8, ptr %13, i64 44
  %15 = getelementptr inbounds i8, ptr %14, i64 -1
  store ptr %15, ptr %8, align 8
  %16 = load i128, ptr %6, align 16
  %17 = icmp slt i128 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = load i128, ptr %6, align 16
  %20 = sub i128 0, %19
  br label %23

21:
  %22 = load i128, ptr %6, align 16
  br label %23

23:
  %24 = phi i128 [ %20, %18 ], [ %22, %21 ]
  store i128 %24, ptr %9, align 16
  %25 = load ptr, ptr %8, align 8
  store i8 0, ptr %25, align 1
  br label %26

26:
  %27 = load i128, ptr %9, align 16
  %28 = urem i128 %27, 10
  %29 = trunc i128 %28 to i32
  %30 = add nsw i32 48, %29
  %31 = trunc i32 %30 to i8
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 -1
  store ptr %33, ptr %8, align 8
  store i8 %31, ptr %33, align 1
  br label %34

34:
  %35 = load i128, ptr %9, align 16
  %36 = udiv i128 %35, 10
  store i128 %36, ptr %9, align 16
  %37 = icmp ne i128 %36, 0
  br i1 %37, label %26, label %38, !llvm.loop !14

38:
  %39 = load i128, ptr %6, align 16
  %40 = icmp slt i128 %39, 0
  br i1 %40, label %41, label %44

41:
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds i8, ptr %42, i32 -1
  store ptr %43, ptr %8, align 8
  store i8 45, ptr %43, align 1
  br label %44

44:
  %45 = load ptr, ptr %5, align 8
  %46 = load ptr, ptr %8, align 8
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %45, ptr noundef %46)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @fromDouble(double noundef %0) #0 {
  %2 = alloca i128, align 16
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8
  %4 = load double, ptr %3, align 8
  %5 = fptosi double %4 to i128
  store i128 %5, ptr %2, align 16
  %6 = load { i64, i64 }, ptr %2, align 16
  ret { i64, i64 } %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @toDouble(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  store i64 %0, ptr %5, align 16
  %6 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  %7 = load i128, ptr %3, align 16
  store i128 %7, ptr %4, align 16
  %8 = load i128, ptr %4, align 16
  %9 = sitofp i128 %8 to double
  ret double %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @printBig(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [400 x i8], align 16
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %10 = getelementptr inbounds [400 x i8], ptr %5, i64 0, i64 0
  %11 = getelementptr inbounds i8, ptr %10, i64 400
  %12 = getelementptr inbounds i8, ptr %11, i64 -1
  store ptr %12, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  store i8 0, ptr %13, align 1
  br label %14

14:
  %15 = load i32, ptr %4, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %89

17:
  store i64 0, ptr %7, align 8
  %18 = load i32, ptr %4, align 4
  %19 = sub nsw i32 %18, 1
  store i32 %19, ptr %8, align 4
  br label %20

20:
  %21 = load i32, ptr %8, align 4
  %22 = icmp sge i32 %21, 0
  br i1 %22, label %23, label %45

23:
  %24 = load i64, ptr %7, align 8
  %25 = shl i64 %24, 32
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = or i64 %25, %31
  store i64 %32, ptr %7, align 8
  %33 = load i64, ptr %7, align 8
  %34 = udiv i64 %33, 1000000000
  %35 = trunc i64 %34 to i32
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %8, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4
  %40 = load i64, ptr %7, align 8
  %41 = urem i64 %40, 1000000000
  store i64 %41, ptr %7, align 8
  br label %42

42:
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, -1
  store i32 %44, ptr %8, align 4
  br label %20, !llvm.loop !15

45:
  br label %46

46:
  %47 = load i32, ptr %4, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %57

49:
  %50 = load ptr, ptr %3, align 8
  %51 = load i32, ptr %4, align 4
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br label %57

57:
  %58 = phi i1 [ false, %46 ], [ %56, %49 ]
  br i1 %58, label %59, label %62

59:
  %60 = load i32, ptr %4, align 4
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr %4, align 4
  br label %46, !llvm.loop !16

62:
  store i32 0, ptr %9, align 4
  br label %63

63:
  %64 = load i32, ptr %9, align 4
  %65 = icmp slt i32 %64, 9
  br i1 %65, label %66, label %74

66:
  %67 = load i32, ptr %4, align 4
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %72, label %69

69:
  %70 = load i64, ptr %7, align 8
  %71 = icmp ne i64 %70, 0
  br label %72

72:
  %73 = phi i1 [ true, %66 ], [ %71, %69 ]
  br label %74

74:
  %75 = phi i1 [ false, %63 ], [ %73, %72 ]
  br i1 %75, label %76, label %88

76:
  %77 = load i64, ptr %7, align 8
  %78 = urem i64 %77, 10
  %79 = add i64 48, %78
  %80 = trunc i64 %79 to i8
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds i8, ptr %81, i32 -1
  store ptr %82, ptr %6, align 8
  store i8 %80, ptr %82, align 1
  br label %83

83:
  %84 = load i32, ptr %9, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %9, align 4
  %86 = load i64, ptr %7, align 8
  %87 = udiv i64 %86, 10
  store i64 %87, ptr %7, align 8
  br label %63, !llvm.loop !17

88:
  br label %14, !llvm.loop !18

89:
  %90 = load ptr, ptr %6, align 8
  %91 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %90)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @power(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  store i64 1, ptr %7, align 8
  br label %8

8:
  %9 = load i64, ptr %5, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %28

11:
  %12 = load i64, ptr %5, align 8
  %13 = and i64 %12, 1
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %20

15:
  %16 = load i64, ptr %7, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = call i64 @mulmod(i64 noundef %16, i64 noundef %17, i64 noundef %18)
  store i64 %19, ptr %7, align 8
  br label %20

20:
  br label %21

21:
  %22 = load i64, ptr %5, align 8
  %23 = lshr i64 %22, 1
  store i64 %23, ptr %5, align 8
  %24 = load i64, ptr %4, align 8
  %25 = load i64, ptr %4, align 8
  %26 = load i64, ptr %6, align 8
  %27 = call i64 @mulmod(i64 noundef %24, i64 noundef %25, i64 noundef %26)
  store i64 %27, ptr %4, align 8
  br label %8, !llvm.loop !19

28:
  %29 = load i64, ptr %7, align 8
  ret i64 %29
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @mulmod(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %4, align 8
  %8 = zext i64 %7 to i128
  %9 = load i64, ptr %5, align 8
  %10 = zext i64 %9 to i128
  %11 = mul i128 %8, %10
  %12 = load i64, ptr %6, align 8
  %13 = zext i64 %12 to i128
  %14 = urem i128 %11, %13
  %15 = trunc i128 %14 to i64
  ret i64 %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!19 = distinct !{!19, !7}

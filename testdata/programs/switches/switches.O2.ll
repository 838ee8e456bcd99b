; ModuleID = 'switches.c'
source_filename = "switches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@program = internal constant [122 x i8] c"int main(void) { /* a ** comment */ for (i = 0; i <= 0x1F; i++) x += y[i] / 2.5; return \22a \\\22str\22 != _name && while1; } @\00", align 16
@.str = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"\0A%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
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
@switch.table.lookup.rel = private unnamed_addr constant [7 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.9 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.10 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.11 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.12 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.13 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.14 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.15 to i64), i64 ptrtoint (ptr @switch.table.lookup.rel to i64)) to i32)], align 4

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [7 x i32], align 16
  %4 = alloca [100 x i16], align 16
  %5 = alloca [100 x i16], align 16
  %6 = alloca ptr, align 8
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !5
  %11 = tail call i64 @strtol(ptr nocapture noundef nonnull %10, ptr noundef null, i32 noundef 10) #10
  %12 = trunc i64 %11 to i32
  br label %13

13:
  %14 = phi i32 [ %12, %8 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %3) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(28) %3, i8 0, i64 28, i1 false)
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(200) %5, i8 0, i64 200, i1 false)
  br label %30

15:
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %17, label %173

17:
  %18 = tail call fastcc i32 @sparse(i64 noundef -5000000000)
  %19 = zext nneg i32 %18 to i64
  %20 = tail call fastcc i32 @sparse(i64 noundef -77)
  %21 = tail call fastcc i32 @sparse(i64 noundef 0)
  %22 = tail call fastcc i32 @sparse(i64 noundef 1)
  %23 = tail call fastcc i32 @sparse(i64 noundef 100)
  %24 = tail call fastcc i32 @sparse(i64 noundef 1000)
  %25 = tail call fastcc i32 @sparse(i64 noundef 10000)
  %26 = tail call fastcc i32 @sparse(i64 noundef 2147483647)
  %27 = tail call fastcc i32 @sparse(i64 noundef 2147483648)
  %28 = tail call fastcc i32 @sparse(i64 noundef -2147483648)
  %29 = tail call fastcc i32 @sparse(i64 noundef 123456789012345)
  br label %53

30:
  %31 = phi i64 [ 0, %13 ], [ %51, %30 ]
  %32 = trunc i64 %31 to i16
  %33 = mul nuw nsw i16 %32, 331
  %34 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %31
  store i16 %33, ptr %34, align 2, !tbaa !9
  %35 = add nuw nsw i64 %31, 1
  %36 = trunc i64 %35 to i16
  %37 = mul nuw nsw i16 %36, 331
  %38 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %35
  store i16 %37, ptr %38, align 2, !tbaa !9
  %39 = add nuw nsw i64 %31, 2
  %40 = trunc i64 %39 to i16
  %41 = mul nuw nsw i16 %40, 331
  %42 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %39
  store i16 %41, ptr %42, align 2, !tbaa !9
  %43 = add nuw nsw i64 %31, 3
  %44 = trunc i64 %43 to i16
  %45 = mul nuw nsw i16 %44, 331
  %46 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %43
  store i16 %45, ptr %46, align 2, !tbaa !9
  %47 = add nuw nsw i64 %31, 4
  %48 = trunc i64 %47 to i16
  %49 = mul nuw i16 %48, 331
  %50 = getelementptr inbounds [100 x i16], ptr %4, i64 0, i64 %47
  store i16 %49, ptr %50, align 2, !tbaa !9
  %51 = add nuw nsw i64 %31, 5
  %52 = icmp eq i64 %51, 100
  br i1 %52, label %15, label %30, !llvm.loop !11

53:
  %54 = phi i32 [ %233, %230 ], [ 0, %17 ]
  %55 = phi i64 [ %227, %230 ], [ 0, %17 ]
  %56 = urem i32 %54, 5
  %57 = or disjoint i32 %56, -2000
  %58 = tail call fastcc i32 @dense(i32 noundef -2, i32 noundef %57)
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %55, %59
  %61 = or disjoint i32 %56, -1000
  %62 = tail call fastcc i32 @dense(i32 noundef -1, i32 noundef %61)
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = tail call fastcc i32 @dense(i32 noundef 0, i32 noundef %56)
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = or disjoint i32 %56, 1000
  %69 = tail call fastcc i32 @dense(i32 noundef 1, i32 noundef %68)
  %70 = sext i32 %69 to i64
  %71 = add nsw i64 %67, %70
  %72 = or disjoint i32 %56, 2000
  %73 = tail call fastcc i32 @dense(i32 noundef 2, i32 noundef %72)
  %74 = sext i32 %73 to i64
  %75 = add nsw i64 %71, %74
  %76 = or disjoint i32 %56, 3000
  %77 = tail call fastcc i32 @dense(i32 noundef 3, i32 noundef %76)
  %78 = sext i32 %77 to i64
  %79 = add nsw i64 %75, %78
  %80 = or disjoint i32 %56, 4000
  %81 = tail call fastcc i32 @dense(i32 noundef 4, i32 noundef %80)
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %79, %82
  %84 = or disjoint i32 %56, 5000
  %85 = tail call fastcc i32 @dense(i32 noundef 5, i32 noundef %84)
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %83, %86
  %88 = or disjoint i32 %56, 6000
  %89 = tail call fastcc i32 @dense(i32 noundef 6, i32 noundef %88)
  %90 = sext i32 %89 to i64
  %91 = add nsw i64 %87, %90
  %92 = or disjoint i32 %56, 7000
  %93 = tail call fastcc i32 @dense(i32 noundef 7, i32 noundef %92)
  %94 = sext i32 %93 to i64
  %95 = add nsw i64 %91, %94
  %96 = or disjoint i32 %56, 8000
  %97 = tail call fastcc i32 @dense(i32 noundef 8, i32 noundef %96)
  %98 = sext i32 %97 to i64
  %99 = add nsw i64 %95, %98
  %100 = or disjoint i32 %56, 9000
  %101 = tail call fastcc i32 @dense(i32 noundef 9, i32 noundef %100)
  %102 = sext i32 %101 to i64
  %103 = add nsw i64 %99, %102
  %104 = or disjoint i32 %56, 10000
  %105 = tail call fastcc i32 @dense(i32 noundef 10, i32 noundef %104)
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %103, %106
  %108 = or disjoint i32 %56, 11000
  %109 = tail call fastcc i32 @dense(i32 noundef 11, i32 noundef %108)
  %110 = sext i32 %109 to i64
  %111 = add nsw i64 %107, %110
  %112 = or disjoint i32 %56, 12000
  %113 = tail call fastcc i32 @dense(i32 noundef 12, i32 noundef %112)
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %111, %114
  %116 = or disjoint i32 %56, 13000
  %117 = tail call fastcc i32 @dense(i32 noundef 13, i32 noundef %116)
  %118 = sext i32 %117 to i64
  %119 = add nsw i64 %115, %118
  %120 = or disjoint i32 %56, 14000
  %121 = tail call fastcc i32 @dense(i32 noundef 14, i32 noundef %120)
  %122 = sext i32 %121 to i64
  %123 = add nsw i64 %119, %122
  %124 = mul nsw i64 %123, 3
  %125 = add nsw i64 %124, %19
  %126 = srem i64 %125, 1000003
  %127 = trunc nsw i64 %126 to i32
  %128 = mul nsw i32 %127, 3
  %129 = add nsw i32 %128, %20
  %130 = srem i32 %129, 1000003
  %131 = mul nsw i32 %130, 3
  %132 = add nsw i32 %131, %21
  %133 = srem i32 %132, 1000003
  %134 = mul nsw i32 %133, 3
  %135 = add nsw i32 %134, %22
  %136 = srem i32 %135, 1000003
  %137 = mul nsw i32 %136, 3
  %138 = add nsw i32 %137, %23
  %139 = srem i32 %138, 1000003
  %140 = mul nsw i32 %139, 3
  %141 = add nsw i32 %140, %24
  %142 = srem i32 %141, 1000003
  %143 = mul nsw i32 %142, 3
  %144 = add nsw i32 %143, %25
  %145 = srem i32 %144, 1000003
  %146 = mul nsw i32 %145, 3
  %147 = add nsw i32 %146, %26
  %148 = srem i32 %147, 1000003
  %149 = mul nsw i32 %148, 3
  %150 = add nsw i32 %149, %27
  %151 = srem i32 %150, 1000003
  %152 = mul nsw i32 %151, 3
  %153 = add nsw i32 %152, %28
  %154 = srem i32 %153, 1000003
  %155 = mul nsw i32 %154, 3
  %156 = add nsw i32 %155, %29
  %157 = srem i32 %156, 1000003
  %158 = sext i32 %157 to i64
  br label %208

159:
  %160 = load i32, ptr %3, align 16, !tbaa !13
  %161 = getelementptr inbounds i8, ptr %3, i64 4
  %162 = load i32, ptr %161, align 4, !tbaa !13
  %163 = getelementptr inbounds i8, ptr %3, i64 8
  %164 = load i32, ptr %163, align 8, !tbaa !13
  %165 = getelementptr inbounds i8, ptr %3, i64 12
  %166 = load i32, ptr %165, align 4, !tbaa !13
  %167 = getelementptr inbounds i8, ptr %3, i64 16
  %168 = load i32, ptr %167, align 16, !tbaa !13
  %169 = getelementptr inbounds i8, ptr %3, i64 20
  %170 = load i32, ptr %169, align 4, !tbaa !13
  %171 = getelementptr inbounds i8, ptr %3, i64 24
  %172 = load i32, ptr %171, align 8, !tbaa !13
  br label %173

173:
  %174 = phi i32 [ 0, %15 ], [ %172, %159 ]
  %175 = phi i32 [ 0, %15 ], [ %170, %159 ]
  %176 = phi i32 [ 0, %15 ], [ %168, %159 ]
  %177 = phi i32 [ 0, %15 ], [ %166, %159 ]
  %178 = phi i32 [ 0, %15 ], [ %164, %159 ]
  %179 = phi i32 [ 0, %15 ], [ %162, %159 ]
  %180 = phi i32 [ 0, %15 ], [ %160, %159 ]
  %181 = phi i64 [ 0, %15 ], [ %227, %159 ]
  %182 = tail call fastcc ptr @lookup(i32 noundef 0)
  %183 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %182)
  %184 = tail call fastcc ptr @lookup(i32 noundef 1)
  %185 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %184)
  %186 = tail call fastcc ptr @lookup(i32 noundef 2)
  %187 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %186)
  %188 = tail call fastcc ptr @lookup(i32 noundef 3)
  %189 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %188)
  %190 = tail call fastcc ptr @lookup(i32 noundef 4)
  %191 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %190)
  %192 = tail call fastcc ptr @lookup(i32 noundef 5)
  %193 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %192)
  %194 = tail call fastcc ptr @lookup(i32 noundef 6)
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %194)
  %196 = tail call fastcc ptr @lookup(i32 noundef 7)
  %197 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %196)
  %198 = tail call fastcc ptr @lookup(i32 noundef 8)
  %199 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %198)
  %200 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %181)
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %180)
  %202 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %179)
  %203 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %178)
  %204 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %177)
  %205 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %176)
  %206 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %175)
  %207 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %174)
  br label %245

208:
  %209 = phi i32 [ %216, %208 ], [ 0, %53 ]
  %210 = phi i64 [ %215, %208 ], [ %158, %53 ]
  %211 = trunc nuw i32 %209 to i8
  %212 = tail call fastcc i32 @ranges(i8 noundef zeroext %211)
  %213 = mul nsw i32 %212, %209
  %214 = sext i32 %213 to i64
  %215 = add nsw i64 %210, %214
  %216 = add nuw nsw i32 %209, 1
  %217 = icmp eq i32 %216, 256
  br i1 %217, label %221, label %208, !llvm.loop !15

218:
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10
  store ptr @program, ptr %6, align 8, !tbaa !5
  %219 = call fastcc i32 @scan(ptr noundef nonnull %6)
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %230, label %235

221:
  %222 = phi i32 [ %228, %221 ], [ 0, %208 ]
  %223 = phi i64 [ %227, %221 ], [ %215, %208 ]
  %224 = trunc nuw i32 %222 to i16
  %225 = tail call fastcc i32 @bits(i16 noundef zeroext %224)
  %226 = zext nneg i32 %225 to i64
  %227 = add nsw i64 %223, %226
  %228 = add nuw nsw i32 %222, 273
  %229 = icmp ult i32 %222, 65263
  br i1 %229, label %221, label %218, !llvm.loop !16

230:
  %231 = urem i32 %54, 60
  %232 = add nuw nsw i32 %231, 37
  call fastcc void @duff(ptr noundef nonnull %5, ptr noundef nonnull %4, i32 noundef %232)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10
  %233 = add nuw nsw i32 %54, 1
  %234 = icmp eq i32 %233, %14
  br i1 %234, label %159, label %53, !llvm.loop !17

235:
  %236 = phi i32 [ %241, %235 ], [ %219, %218 ]
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds [7 x i32], ptr %3, i64 0, i64 %237
  %239 = load i32, ptr %238, align 4, !tbaa !13
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %238, align 4, !tbaa !13
  %241 = call fastcc i32 @scan(ptr noundef nonnull %6)
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %230, label %235, !llvm.loop !18

243:
  %244 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %260)
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %3) #10
  ret i32 0

245:
  %246 = phi i64 [ 0, %173 ], [ %261, %245 ]
  %247 = phi i64 [ 0, %173 ], [ %260, %245 ]
  %248 = mul nsw i64 %247, 7
  %249 = srem i64 %248, 65537
  %250 = getelementptr inbounds [100 x i16], ptr %5, i64 0, i64 %246
  %251 = load i16, ptr %250, align 4, !tbaa !9
  %252 = sext i16 %251 to i64
  %253 = add nsw i64 %249, %252
  %254 = or disjoint i64 %246, 1
  %255 = mul nsw i64 %253, 7
  %256 = srem i64 %255, 65537
  %257 = getelementptr inbounds [100 x i16], ptr %5, i64 0, i64 %254
  %258 = load i16, ptr %257, align 2, !tbaa !9
  %259 = sext i16 %258 to i64
  %260 = add nsw i64 %256, %259
  %261 = add nuw nsw i64 %246, 2
  %262 = icmp eq i64 %261, 100
  br i1 %262, label %243, label %245, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @dense(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  switch i32 %0, label %27 [
    i32 0, label %3
    i32 1, label %5
    i32 2, label %7
    i32 3, label %9
    i32 4, label %11
    i32 5, label %13
    i32 6, label %16
    i32 7, label %19
    i32 8, label %21
    i32 9, label %23
    i32 11, label %25
  ]

3:
  %4 = add nsw i32 %1, 1
  br label %27

5:
  %6 = mul nsw i32 %1, 3
  br label %27

7:
  %8 = add nsw i32 %1, -7
  br label %27

9:
  %10 = shl i32 %1, 2
  br label %27

11:
  %12 = xor i32 %1, 85
  br label %13

13:
  %14 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %15 = add nsw i32 %14, 9
  br label %16

16:
  %17 = phi i32 [ %1, %2 ], [ %15, %13 ]
  %18 = xor i32 %17, -1
  br label %27

19:
  %20 = sdiv i32 %1, 3
  br label %27

21:
  %22 = srem i32 %1, 11
  br label %27

23:
  %24 = sub nsw i32 0, %1
  br label %27

25:
  %26 = and i32 %1, 61680
  br label %27

27:
  %28 = phi i32 [ %26, %25 ], [ %24, %23 ], [ %22, %21 ], [ %20, %19 ], [ %18, %16 ], [ %10, %9 ], [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ %0, %2 ]
  ret i32 %28
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 10) i32 @sparse(i64 noundef %0) unnamed_addr #3 {
  switch i64 %0, label %10 [
    i64 -5000000000, label %11
    i64 -77, label %2
    i64 1, label %3
    i64 100, label %4
    i64 1000, label %5
    i64 10000, label %6
    i64 2147483647, label %7
    i64 2147483648, label %8
    i64 123456789012345, label %9
  ]

2:
  br label %11

3:
  br label %11

4:
  br label %11

5:
  br label %11

6:
  br label %11

7:
  br label %11

8:
  br label %11

9:
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 0, %10 ], [ 9, %9 ], [ 8, %8 ], [ 7, %7 ], [ 6, %6 ], [ 5, %5 ], [ 4, %4 ], [ 3, %3 ], [ 2, %2 ], [ 1, %1 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -87, 208) i32 @ranges(i8 noundef zeroext %0) unnamed_addr #3 {
  %2 = zext i8 %0 to i32
  switch i8 %0, label %9 [
    i8 48, label %3
    i8 49, label %3
    i8 50, label %3
    i8 51, label %3
    i8 52, label %3
    i8 53, label %3
    i8 54, label %3
    i8 55, label %3
    i8 56, label %3
    i8 57, label %3
    i8 97, label %5
    i8 98, label %5
    i8 99, label %5
    i8 100, label %5
    i8 101, label %5
    i8 102, label %5
    i8 65, label %7
    i8 66, label %7
    i8 67, label %7
    i8 68, label %7
    i8 69, label %7
    i8 70, label %7
    i8 32, label %12
    i8 9, label %12
    i8 10, label %12
    i8 13, label %12
  ]

3:
  %4 = add nsw i32 %2, -48
  br label %12

5:
  %6 = add nsw i32 %2, -87
  br label %12

7:
  %8 = add nsw i32 %2, -55
  br label %12

9:
  %10 = icmp sgt i8 %0, -1
  %11 = select i1 %10, i32 -3, i32 -2
  br label %12

12:
  %13 = phi i32 [ %8, %7 ], [ %6, %5 ], [ %4, %3 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ], [ %11, %9 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 256) i32 @bits(i16 noundef zeroext %0) unnamed_addr #3 {
  %2 = zext i16 %0 to i32
  %3 = lshr i32 %2, 12
  switch i32 %3, label %17 [
    i32 0, label %4
    i32 8, label %8
    i32 15, label %15
  ]

4:
  %5 = and i32 %2, 1
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 32, i32 16
  br label %19

8:
  %9 = and i32 %2, 15
  switch i32 %9, label %14 [
    i32 0, label %19
    i32 1, label %10
    i32 2, label %11
    i32 3, label %12
    i32 14, label %13
  ]

10:
  br label %19

11:
  br label %19

12:
  br label %19

13:
  br label %19

14:
  br label %19

15:
  %16 = and i32 %2, 255
  br label %19

17:
  %18 = lshr i32 %2, 8
  br label %19

19:
  %20 = phi i32 [ %18, %17 ], [ %16, %15 ], [ 7, %14 ], [ 99, %13 ], [ 8, %12 ], [ 4, %11 ], [ 2, %10 ], [ %7, %4 ], [ 1, %8 ]
  ret i32 %20
}

; Function Attrs: nofree noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @scan(ptr nocapture noundef %0) unnamed_addr #4 {
  %2 = load ptr, ptr %0, align 8, !tbaa !5
  br label %3

3:
  %4 = phi i32 [ 0, %1 ], [ %84, %83 ]
  %5 = phi ptr [ %2, %1 ], [ %86, %83 ]
  %6 = phi ptr [ %2, %1 ], [ %85, %83 ]
  %7 = load i8, ptr %5, align 1, !tbaa !20
  switch i32 %4, label %83 [
    i32 0, label %8
    i32 1, label %26
    i32 2, label %63
    i32 3, label %68
    i32 4, label %72
    i32 5, label %73
    i32 6, label %76
    i32 7, label %79
  ]

8:
  switch i8 %7, label %24 [
    i8 0, label %9
    i8 32, label %83
    i8 10, label %83
    i8 9, label %83
    i8 95, label %10
    i8 65, label %10
    i8 66, label %10
    i8 67, label %10
    i8 68, label %10
    i8 69, label %10
    i8 70, label %10
    i8 71, label %10
    i8 72, label %10
    i8 73, label %10
    i8 74, label %10
    i8 75, label %10
    i8 76, label %10
    i8 77, label %10
    i8 78, label %10
    i8 79, label %10
    i8 80, label %10
    i8 81, label %10
    i8 82, label %10
    i8 83, label %10
    i8 84, label %10
    i8 85, label %10
    i8 86, label %10
    i8 87, label %10
    i8 88, label %10
    i8 89, label %10
    i8 90, label %10
    i8 97, label %10
    i8 98, label %10
    i8 99, label %10
    i8 100, label %10
    i8 101, label %10
    i8 102, label %10
    i8 103, label %10
    i8 104, label %10
    i8 105, label %10
    i8 106, label %10
    i8 107, label %10
    i8 108, label %10
    i8 109, label %10
    i8 110, label %10
    i8 111, label %10
    i8 112, label %10
    i8 113, label %10
    i8 114, label %10
    i8 115, label %10
    i8 116, label %10
    i8 117, label %10
    i8 118, label %10
    i8 119, label %10
    i8 120, label %10
    i8 121, label %10
    i8 122, label %10
    i8 48, label %11
    i8 49, label %11
    i8 50, label %11
    i8 51, label %11
    i8 52, label %11
    i8 53, label %11
    i8 54, label %11
    i8 55, label %11
    i8 56, label %11
    i8 57, label %11
    i8 34, label %12
    i8 47, label %13
    i8 43, label %14
    i8 45, label %14
    i8 42, label %14
    i8 61, label %14
    i8 60, label %14
    i8 62, label %14
    i8 33, label %14
    i8 38, label %14
    i8 124, label %14
    i8 40, label %21
    i8 41, label %21
    i8 123, label %21
    i8 125, label %21
    i8 59, label %21
    i8 44, label %21
  ]

9:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %87

10:
  br label %83

11:
  br label %83

12:
  br label %83

13:
  br label %83

14:
  %15 = getelementptr inbounds i8, ptr %5, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !20
  %17 = icmp eq i8 %16, %7
  %18 = icmp eq i8 %16, 61
  %19 = or i1 %17, %18
  %20 = select i1 %19, ptr %15, ptr %5
  br label %21

21:
  %22 = phi ptr [ %20, %14 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 1
  store ptr %23, ptr %0, align 8, !tbaa !5
  br label %87

24:
  %25 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %25, ptr %0, align 8, !tbaa !5
  br label %87

26:
  %27 = tail call fastcc i32 @ranges(i8 noundef zeroext %7)
  %28 = icmp sgt i32 %27, -1
  %29 = add i8 %7, -103
  %30 = icmp ult i8 %29, 20
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %83, label %32

32:
  %33 = add i8 %7, -91
  %34 = icmp ult i8 %33, -20
  %35 = icmp ne i8 %7, 95
  %36 = and i1 %35, %34
  br i1 %36, label %37, label %83

37:
  store ptr %5, ptr %0, align 8, !tbaa !5
  %38 = ptrtoint ptr %5 to i64
  %39 = ptrtoint ptr %6 to i64
  %40 = sub i64 %38, %39
  %41 = trunc i64 %40 to i32
  %42 = shl i64 %40, 32
  %43 = ashr exact i64 %42, 32
  switch i32 %41, label %87 [
    i32 2, label %44
    i32 4, label %47
    i32 5, label %50
    i32 3, label %53
    i32 6, label %56
  ]

44:
  %45 = tail call i32 @strncmp(ptr noundef nonnull @.str.3, ptr noundef readonly %6, i64 noundef %43) #11
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %62, label %87

47:
  %48 = tail call i32 @strncmp(ptr noundef nonnull @.str.4, ptr noundef readonly %6, i64 noundef %43) #11
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %62, label %87

50:
  %51 = tail call i32 @strncmp(ptr noundef nonnull @.str.5, ptr noundef readonly %6, i64 noundef %43) #11
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %62, label %87

53:
  %54 = tail call i32 @strncmp(ptr noundef nonnull @.str.6, ptr noundef readonly %6, i64 noundef %43) #11
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %62, label %59

56:
  %57 = tail call i32 @strncmp(ptr noundef nonnull @.str.7, ptr noundef readonly %6, i64 noundef %43) #11
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %87

59:
  %60 = tail call i32 @strncmp(ptr noundef nonnull @.str.8, ptr noundef readonly %6, i64 noundef %43) #11
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %87

62:
  br label %87

63:
  switch i8 %7, label %64 [
    i8 120, label %83
    i8 46, label %83
  ]

64:
  %65 = tail call fastcc i32 @ranges(i8 noundef zeroext %7)
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %83

67:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %87

68:
  switch i8 %7, label %81 [
    i8 92, label %83
    i8 34, label %69
    i8 0, label %71
  ]

69:
  %70 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %70, ptr %0, align 8, !tbaa !5
  br label %87

71:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %87

72:
  br label %83

73:
  %74 = icmp eq i8 %7, 42
  br i1 %74, label %83, label %75

75:
  store ptr %5, ptr %0, align 8, !tbaa !5
  br label %87

76:
  %77 = icmp eq i8 %7, 42
  %78 = select i1 %77, i32 7, i32 6
  br label %83

79:
  switch i8 %7, label %80 [
    i8 47, label %83
    i8 42, label %82
  ]

80:
  br label %83

81:
  br label %83

82:
  br label %83

83:
  %84 = phi i32 [ 7, %82 ], [ 0, %79 ], [ %78, %76 ], [ 6, %73 ], [ 3, %81 ], [ 4, %68 ], [ 2, %63 ], [ 0, %8 ], [ 0, %8 ], [ 0, %8 ], [ 1, %10 ], [ 2, %11 ], [ 3, %12 ], [ 5, %13 ], [ 1, %26 ], [ 1, %32 ], [ 2, %63 ], [ 2, %64 ], [ 3, %72 ], [ 6, %80 ], [ %4, %3 ]
  %85 = phi ptr [ %6, %82 ], [ %6, %79 ], [ %6, %76 ], [ %6, %73 ], [ %6, %81 ], [ %6, %68 ], [ %6, %63 ], [ %5, %8 ], [ %5, %8 ], [ %5, %8 ], [ %5, %10 ], [ %5, %11 ], [ %5, %12 ], [ %5, %13 ], [ %6, %26 ], [ %6, %32 ], [ %6, %63 ], [ %6, %64 ], [ %6, %72 ], [ %6, %80 ], [ %6, %3 ]
  %86 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3

87:
  %88 = phi i32 [ 4, %75 ], [ 3, %69 ], [ 6, %71 ], [ 2, %67 ], [ 6, %24 ], [ 4, %21 ], [ 0, %9 ], [ 5, %62 ], [ 1, %59 ], [ 1, %56 ], [ 1, %50 ], [ 1, %47 ], [ 1, %44 ], [ 1, %37 ]
  ret i32 %88
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @duff(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
  %4 = add nsw i32 %2, 7
  %5 = sdiv i32 %4, 8
  %6 = srem i32 %2, 8
  switch i32 %6, label %65 [
    i32 0, label %7
    i32 7, label %14
    i32 6, label %21
    i32 5, label %28
    i32 4, label %35
    i32 3, label %42
    i32 2, label %49
    i32 1, label %56
  ]

7:
  %8 = phi ptr [ %60, %56 ], [ %1, %3 ]
  %9 = phi ptr [ %62, %56 ], [ %0, %3 ]
  %10 = phi i32 [ %63, %56 ], [ %5, %3 ]
  %11 = getelementptr inbounds i8, ptr %8, i64 2
  %12 = load i16, ptr %8, align 2, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %9, i64 2
  store i16 %12, ptr %9, align 2, !tbaa !9
  br label %14

14:
  %15 = phi ptr [ %11, %7 ], [ %1, %3 ]
  %16 = phi ptr [ %13, %7 ], [ %0, %3 ]
  %17 = phi i32 [ %10, %7 ], [ %5, %3 ]
  %18 = getelementptr inbounds i8, ptr %15, i64 2
  %19 = load i16, ptr %15, align 2, !tbaa !9
  %20 = getelementptr inbounds i8, ptr %16, i64 2
  store i16 %19, ptr %16, align 2, !tbaa !9
  br label %21

21:
  %22 = phi ptr [ %18, %14 ], [ %1, %3 ]
  %23 = phi ptr [ %20, %14 ], [ %0, %3 ]
  %24 = phi i32 [ %17, %14 ], [ %5, %3 ]
  %25 = getelementptr inbounds i8, ptr %22, i64 2
  %26 = load i16, ptr %22, align 2, !tbaa !9
  %27 = getelementptr inbounds i8, ptr %23, i64 2
  store i16 %26, ptr %23, align 2, !tbaa !9
  br label %28

28:
  %29 = phi ptr [ %25, %21 ], [ %1, %3 ]
  %30 = phi ptr [ %27, %21 ], [ %0, %3 ]
  %31 = phi i32 [ %24, %21 ], [ %5, %3 ]
  %32 = getelementptr inbounds i8, ptr %29, i64 2
  %33 = load i16, ptr %29, align 2, !tbaa !9
  %34 = getelementptr inbounds i8, ptr %30, i64 2
  store i16 %33, ptr %30, align 2, !tbaa !9
  br label %35

35:
  %36 = phi ptr [ %32, %28 ], [ %1, %3 ]
  %37 = phi ptr [ %34, %28 ], [ %0, %3 ]
  %38 = phi i32 [ %31, %28 ], [ %5, %3 ]
  %39 = getelementptr inbounds i8, ptr %36, i64 2
  %40 = load i16, ptr %36, align 2, !tbaa !9
  %41 = getelementptr inbounds i8, ptr %37, i64 2
  store i16 %40, ptr %37, align 2, !tbaa !9
  br label %42

42:
  %43 = phi ptr [ %39, %35 ], [ %1, %3 ]
  %44 = phi ptr [ %41, %35 ], [ %0, %3 ]
  %45 = phi i32 [ %38, %35 ], [ %5, %3 ]
  %46 = getelementptr inbounds i8, ptr %43, i64 2
  %47 = load i16, ptr %43, align 2, !tbaa !9
  %48 = getelementptr inbounds i8, ptr %44, i64 2
  store i16 %47, ptr %44, align 2, !tbaa !9
  br label %49

49:
  %50 = phi ptr [ %46, %42 ], [ %1, %3 ]
  %51 = phi ptr [ %48, %42 ], [ %0, %3 ]
  %52 = phi i32 [ %45, %42 ], [ %5, %3 ]
  %53 = getelementptr inbounds i8, ptr %50, i64 2
  %54 = load i16, ptr %50, align 2, !tbaa !9
  %55 = getelementptr inbounds i8, ptr %51, i64 2
  store i16 %54, ptr %51, align 2, !tbaa !9
  br label %56

56:
  %57 = phi ptr [ %1, %3 ], [ %53, %49 ]
  %58 = phi ptr [ %0, %3 ], [ %55, %49 ]
  %59 = phi i32 [ %5, %3 ], [ %52, %49 ]
  %60 = getelementptr inbounds i8, ptr %57, i64 2
  %61 = load i16, ptr %57, align 2, !tbaa !9
  %62 = getelementptr inbounds i8, ptr %58, i64 2
  store i16 %61, ptr %58, align 2, !tbaa !9
  %63 = add nsw i32 %59, -1
  %64 = icmp sgt i32 %59, 1
  br i1 %64, label %7, label %65, !llvm.loop !21

65:
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @lookup(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp ult i32 %0, 7
  br i1 %2, label %3, label %7

3:
  %4 = zext nneg i32 %0 to i64
  %5 = shl i64 %4, 2
  %6 = call ptr @llvm.load.relative.i64(ptr @switch.table.lookup.rel, i64 %5)
  br label %7

7:
  %8 = phi ptr [ %6, %3 ], [ @.str.16, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strncmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare ptr @llvm.load.relative.i64(ptr, i64) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !7, i64 0}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !12}

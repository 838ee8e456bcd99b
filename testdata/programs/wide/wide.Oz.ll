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
@prime.bases = internal unnamed_addr constant [12 x i64] [i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 17, i64 19, i64 23, i64 29, i64 31, i64 37], align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1

; Function Attrs: minsize nofree nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [400 x i8], align 16
  %4 = alloca [80 x i32], align 16
  %5 = alloca i128, align 16
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  %10 = tail call i32 @atoi(ptr nocapture noundef %9) #10
  br label %11

11:
  %12 = phi i32 [ %10, %7 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #11
  store i128 0, ptr %5, align 16, !tbaa !9
  %13 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  br label %14

14:
  %15 = phi i128 [ 0, %11 ], [ %105, %146 ]
  %16 = phi i32 [ 0, %11 ], [ %147, %146 ]
  %17 = phi i64 [ 0, %11 ], [ %107, %146 ]
  %18 = phi i64 [ 0, %11 ], [ %108, %146 ]
  %19 = phi i128 [ 1, %11 ], [ %109, %146 ]
  %20 = phi i64 [ 0, %11 ], [ %110, %146 ]
  %21 = phi i32 [ 0, %11 ], [ %118, %146 ]
  %22 = phi i32 [ 0, %11 ], [ %111, %146 ]
  %23 = phi i32 [ 0, %11 ], [ %112, %146 ]
  %24 = phi i32 [ 0, %11 ], [ %93, %146 ]
  %25 = icmp eq i32 %16, %13
  br i1 %25, label %26, label %90

26:
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %24, i32 noundef %23, i32 noundef %22, i64 noundef %20) #12
  %28 = trunc i128 %19 to i64
  %29 = lshr i128 %19, 64
  %30 = trunc nuw i128 %29 to i64
  tail call fastcc void @print128(ptr noundef nonnull @.str.1, i64 noundef %28, i64 noundef %30) #12
  tail call fastcc void @print128(ptr noundef nonnull @.str.2, i64 noundef %17, i64 noundef %18) #12
  %31 = trunc i128 %15 to i64
  %32 = lshr i128 %15, 64
  %33 = trunc nuw i128 %32 to i64
  tail call fastcc void @print128(ptr noundef nonnull @.str.3, i64 noundef %31, i64 noundef %33) #12
  tail call fastcc void @print128(ptr noundef nonnull @.str.4, i64 noundef -7615305494906798080, i64 noundef -81315162937) #12
  %34 = tail call fastcc double @toDouble(i64 noundef %17, i64 noundef %18) #12
  %35 = uitofp i128 %19 to double
  %36 = sitofp i128 %15 to float
  %37 = fpext float %36 to double
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %34, double noundef %35, double noundef %37) #12
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %3) #11
  %39 = getelementptr inbounds i8, ptr %3, i64 399
  store i8 0, ptr %39, align 1, !tbaa !11
  %40 = getelementptr i8, ptr %4, i64 -4
  br label %41

41:
  %42 = phi i32 [ %21, %26 ], [ %72, %73 ]
  %43 = phi ptr [ %39, %26 ], [ %74, %73 ]
  %44 = icmp sgt i32 %42, 0
  br i1 %44, label %45, label %88

45:
  %46 = zext nneg i32 %42 to i64
  br label %47

47:
  %48 = phi i64 [ %46, %45 ], [ %52, %51 ]
  %49 = phi i64 [ 0, %45 ], [ %60, %51 ]
  %50 = icmp sgt i64 %48, 0
  br i1 %50, label %51, label %61

51:
  %52 = add nsw i64 %48, -1
  %53 = shl nuw nsw i64 %49, 32
  %54 = getelementptr inbounds i32, ptr %4, i64 %52
  %55 = load i32, ptr %54, align 4, !tbaa !12
  %56 = zext i32 %55 to i64
  %57 = or disjoint i64 %53, %56
  %58 = udiv i64 %57, 1000000000
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr %54, align 4, !tbaa !12
  %60 = urem i64 %57, 1000000000
  br label %47, !llvm.loop !14

61:
  %62 = phi i32 [ %70, %69 ], [ %42, %47 ]
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %71

64:
  %65 = zext nneg i32 %62 to i64
  %66 = getelementptr i32, ptr %40, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !12
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %71

69:
  %70 = add nsw i32 %62, -1
  br label %61, !llvm.loop !16

71:
  %72 = phi i32 [ %62, %64 ], [ 0, %61 ]
  br label %73

73:
  %74 = phi ptr [ %43, %71 ], [ %85, %81 ]
  %75 = phi i64 [ %49, %71 ], [ %87, %81 ]
  %76 = phi i32 [ 0, %71 ], [ %86, %81 ]
  %77 = icmp ult i32 %76, 9
  %78 = icmp ne i64 %75, 0
  %79 = select i1 %63, i1 true, i1 %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %41, !llvm.loop !17

81:
  %82 = urem i64 %75, 10
  %83 = trunc nuw nsw i64 %82 to i8
  %84 = or disjoint i8 %83, 48
  %85 = getelementptr inbounds i8, ptr %74, i64 -1
  store i8 %84, ptr %85, align 1, !tbaa !11
  %86 = add nuw nsw i32 %76, 1
  %87 = udiv i64 %75, 10
  br label %73, !llvm.loop !18

88:
  %89 = call i32 @puts(ptr nonnull dereferenceable(1) %43)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %4) #11
  ret i32 0

90:
  %91 = phi i32 [ %102, %99 ], [ 0, %14 ]
  %92 = phi i64 [ %103, %99 ], [ -1023, %14 ]
  %93 = phi i32 [ %101, %99 ], [ %24, %14 ]
  %94 = icmp eq i32 %91, 60
  br i1 %94, label %95, label %99

95:
  %96 = zext nneg i32 %16 to i128
  %97 = sub nuw nsw i128 -1085937410162710020096, %96
  %98 = trunc i128 %97 to i64
  br label %104

99:
  %100 = tail call fastcc i32 @prime(i64 noundef %92) #12
  %101 = add nsw i32 %100, %93
  %102 = add nuw nsw i32 %91, 1
  %103 = add nuw nsw i64 %92, 2
  br label %90, !llvm.loop !19

104:
  %105 = phi i128 [ %210, %190 ], [ %15, %95 ]
  %106 = phi i64 [ %232, %190 ], [ 1, %95 ]
  %107 = phi i64 [ %233, %190 ], [ %17, %95 ]
  %108 = phi i64 [ %235, %190 ], [ %18, %95 ]
  %109 = phi i128 [ %171, %190 ], [ %19, %95 ]
  %110 = phi i64 [ %231, %190 ], [ %20, %95 ]
  %111 = phi i32 [ %229, %190 ], [ %22, %95 ]
  %112 = phi i32 [ %219, %190 ], [ %23, %95 ]
  %113 = trunc i64 %106 to i32
  %114 = icmp eq i64 %106, 127
  br i1 %114, label %115, label %148

115:
  store i32 1, ptr %4, align 16, !tbaa !12
  br label %116

116:
  %117 = phi i64 [ %145, %143 ], [ 2, %115 ]
  %118 = phi i32 [ %144, %143 ], [ 1, %115 ]
  %119 = icmp eq i64 %117, 101
  br i1 %119, label %146, label %120

120:
  %121 = tail call i32 @llvm.smax.i32(i32 %118, i32 0)
  %122 = zext nneg i32 %121 to i64
  br label %123

123:
  %124 = phi i64 [ 0, %120 ], [ %137, %129 ]
  %125 = phi i64 [ 0, %120 ], [ %136, %129 ]
  %126 = icmp eq i64 %124, %122
  br i1 %126, label %127, label %129

127:
  %128 = icmp eq i64 %125, 0
  br i1 %128, label %143, label %138

129:
  %130 = getelementptr inbounds i32, ptr %4, i64 %124
  %131 = load i32, ptr %130, align 4, !tbaa !12
  %132 = zext i32 %131 to i64
  %133 = mul nuw nsw i64 %117, %132
  %134 = add nuw nsw i64 %133, %125
  %135 = trunc i64 %134 to i32
  store i32 %135, ptr %130, align 4, !tbaa !12
  %136 = lshr i64 %134, 32
  %137 = add nuw nsw i64 %124, 1
  br label %123, !llvm.loop !20

138:
  %139 = trunc nuw nsw i64 %125 to i32
  %140 = add nsw i32 %118, 1
  %141 = sext i32 %118 to i64
  %142 = getelementptr inbounds i32, ptr %4, i64 %141
  store i32 %139, ptr %142, align 4, !tbaa !12
  br label %143

143:
  %144 = phi i32 [ %140, %138 ], [ %118, %127 ]
  %145 = add nuw nsw i64 %117, 1
  br label %116, !llvm.loop !21

146:
  %147 = add nuw i32 %16, 1
  br label %14, !llvm.loop !22

148:
  %149 = add i128 %109, 94522879700260683150926290240444307
  %150 = trunc i128 %149 to i64
  %151 = lshr i128 %149, 64
  %152 = trunc nuw i128 %151 to i64
  %153 = tail call fastcc { i64, i64 } @shifts(i64 noundef %150, i64 noundef %152, i32 noundef %113) #12
  %154 = extractvalue { i64, i64 } %153, 0
  %155 = extractvalue { i64, i64 } %153, 1
  %156 = zext i64 %155 to i128
  %157 = shl nuw i128 %156, 64
  %158 = zext i64 %154 to i128
  %159 = shl i128 %109, 1
  %160 = trunc i128 %109 to i64
  %161 = lshr i128 %109, 64
  %162 = trunc nuw i128 %161 to i64
  %163 = tail call fastcc { i64, i64 } @pass(i64 noundef %160, i64 noundef %162, i32 noundef %113, i64 noundef %106, i128 noundef %97, i128 noundef %159) #12
  %164 = extractvalue { i64, i64 } %163, 0
  %165 = extractvalue { i64, i64 } %163, 1
  %166 = zext i64 %165 to i128
  %167 = shl nuw i128 %166, 64
  %168 = zext i64 %164 to i128
  %169 = or disjoint i128 %157, %158
  %170 = add i128 %169, %168
  %171 = add i128 %170, %167
  %172 = and i32 %113, 1
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %181, label %174

174:
  %175 = zext nneg i64 %106 to i128
  %176 = lshr i128 %171, %175
  %177 = trunc i128 %176 to i64
  %178 = or i64 %177, 1
  %179 = lshr i128 %176, 64
  %180 = trunc nuw i128 %179 to i64
  br label %190

181:
  %182 = add nsw i32 %113, -70
  %183 = icmp ult i64 %106, 70
  %184 = select i1 %183, i32 %113, i32 %182
  %185 = zext nneg i32 %184 to i128
  %186 = ashr i128 %97, %185
  %187 = trunc i128 %186 to i64
  %188 = lshr i128 %186, 64
  %189 = trunc nuw i128 %188 to i64
  br label %190

190:
  %191 = phi i64 [ %189, %181 ], [ %180, %174 ]
  %192 = phi i64 [ %187, %181 ], [ %178, %174 ]
  %193 = trunc i128 %170 to i64
  %194 = lshr i128 %171, 64
  %195 = trunc nuw i128 %194 to i64
  %196 = call fastcc { i64, i64 } @divide(i64 noundef %193, i64 noundef %195, i64 noundef %192, i64 noundef %191, ptr noundef nonnull %5) #12
  %197 = extractvalue { i64, i64 } %196, 0
  %198 = extractvalue { i64, i64 } %196, 1
  %199 = trunc i64 %106 to i8
  %200 = urem i8 %199, 3
  %201 = zext nneg i8 %200 to i32
  %202 = add nsw i32 %201, -1
  %203 = tail call fastcc { i64, i64 } @blend(i64 noundef %107, i64 noundef %108, i64 noundef %197, i64 noundef %198, i32 noundef %202) #12
  %204 = extractvalue { i64, i64 } %203, 0
  %205 = extractvalue { i64, i64 } %203, 1
  %206 = zext i64 %205 to i128
  %207 = shl nuw i128 %206, 64
  %208 = zext i64 %204 to i128
  %209 = or disjoint i128 %207, %208
  %210 = load i128, ptr %5, align 16, !tbaa !9
  %211 = xor i128 %209, %210
  %212 = ashr i128 %171, 1
  %213 = trunc i128 %212 to i64
  %214 = lshr i128 %212, 64
  %215 = trunc nuw i128 %214 to i64
  %216 = tail call fastcc i32 @compare(i64 noundef %213, i64 noundef %215, i64 noundef -1062470015940782189, i64 noundef 5124095576030430) #12
  %217 = tail call fastcc i32 @compare(i64 noundef %98, i64 noundef -59, i64 noundef %193, i64 noundef %195) #12
  %218 = add i32 %216, %112
  %219 = add i32 %218, %217
  %220 = urem i8 %199, 60
  %221 = zext nneg i8 %220 to i64
  %222 = ashr i64 %195, %221
  %223 = trunc i128 %170 to i32
  %224 = lshr i128 %170, 32
  %225 = trunc i128 %224 to i32
  %226 = and i32 %113, 31
  %227 = lshr i32 %225, %226
  %228 = tail call fastcc i32 @overflows(i64 noundef %193, i64 noundef %222, i32 noundef %223, i32 noundef %227) #12
  %229 = add nsw i32 %228, %111
  %230 = tail call fastcc i64 @constants(i64 noundef %193) #12
  %231 = xor i64 %230, %110
  %232 = add nuw nsw i64 %106, 1
  %233 = trunc i128 %211 to i64
  %234 = lshr i128 %211, 64
  %235 = trunc nuw i128 %234 to i64
  br label %104, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable
define internal fastcc i32 @prime(i64 noundef %0) unnamed_addr #3 {
  %2 = add i64 %0, -1
  %3 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = lshr i64 %2, %3
  br label %6

6:
  %7 = phi i64 [ %46, %45 ], [ 0, %1 ]
  %8 = icmp eq i64 %7, 12
  br i1 %8, label %47, label %9

9:
  %10 = getelementptr inbounds [12 x i64], ptr @prime.bases, i64 0, i64 %7
  %11 = load i64, ptr %10, align 8, !tbaa !24
  %12 = urem i64 %0, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %17

14:
  %15 = icmp eq i64 %11, %0
  %16 = zext i1 %15 to i32
  br label %47

17:
  %18 = phi i64 [ %29, %27 ], [ %5, %9 ]
  %19 = phi i64 [ %30, %27 ], [ %11, %9 ]
  %20 = phi i64 [ %28, %27 ], [ 1, %9 ]
  %21 = icmp eq i64 %18, 0
  br i1 %21, label %31, label %22

22:
  %23 = and i64 %18, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = tail call fastcc i64 @mulmod(i64 noundef %20, i64 noundef %19, i64 noundef %0) #12
  br label %27

27:
  %28 = phi i64 [ %26, %25 ], [ %20, %22 ]
  %29 = lshr i64 %18, 1
  %30 = tail call fastcc i64 @mulmod(i64 noundef %19, i64 noundef %19, i64 noundef %0) #12
  br label %17, !llvm.loop !26

31:
  %32 = icmp eq i64 %20, 1
  %33 = icmp eq i64 %20, %2
  %34 = or i1 %32, %33
  br i1 %34, label %45, label %35

35:
  %36 = phi i64 [ %42, %41 ], [ %20, %31 ]
  %37 = phi i32 [ %43, %41 ], [ 1, %31 ]
  %38 = icmp ult i32 %37, %4
  %39 = icmp ne i64 %36, %2
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %44

41:
  %42 = tail call fastcc i64 @mulmod(i64 noundef %36, i64 noundef %36, i64 noundef %0) #12
  %43 = add nuw nsw i32 %37, 1
  br label %35, !llvm.loop !27

44:
  br i1 %39, label %47, label %45

45:
  %46 = add nuw nsw i64 %7, 1
  br label %6, !llvm.loop !28

47:
  %48 = phi i32 [ %16, %14 ], [ 0, %44 ], [ 1, %6 ]
  ret i32 %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @shifts(i64 noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or disjoint i128 %5, %6
  %8 = zext nneg i32 %2 to i128
  %9 = shl i128 %7, %8
  %10 = sub nsw i32 128, %2
  %11 = zext nneg i32 %10 to i128
  %12 = lshr i128 %7, %11
  %13 = xor i128 %9, %12
  %14 = and i32 %2, 63
  %15 = zext nneg i32 %14 to i128
  %16 = ashr i128 %7, %15
  %17 = xor i128 %13, %16
  %18 = trunc i128 %17 to i64
  %19 = lshr i128 %17, 64
  %20 = trunc nuw i128 %19 to i64
  %21 = insertvalue { i64, i64 } poison, i64 %18, 0
  %22 = insertvalue { i64, i64 } %21, i64 %20, 1
  ret { i64, i64 } %22
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @pass(i64 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i128 noundef %4, i128 noundef %5) unnamed_addr #4 {
  %7 = zext i64 %1 to i128
  %8 = shl nuw i128 %7, 64
  %9 = zext i64 %0 to i128
  %10 = or disjoint i128 %8, %9
  %11 = sext i32 %2 to i128
  %12 = mul i128 %10, %11
  %13 = sext i64 %3 to i128
  %14 = xor i128 %13, 94522879700260683150926290240444307
  %15 = lshr i128 %5, 3
  %16 = sub i128 %12, %4
  %17 = add i128 %16, %14
  %18 = add i128 %17, %15
  %19 = trunc i128 %18 to i64
  %20 = lshr i128 %18, 64
  %21 = trunc nuw i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: write) uwtable
define internal fastcc { i64, i64 } @divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #5 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or disjoint i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or disjoint i128 %11, %12
  %14 = sdiv i128 %9, %13
  %15 = mul i128 %14, %13
  %16 = sub i128 %9, %15
  store i128 %16, ptr %4, align 16, !tbaa !9
  %17 = trunc i128 %14 to i64
  %18 = lshr i128 %14, 64
  %19 = trunc nuw i128 %18 to i64
  %20 = insertvalue { i64, i64 } poison, i64 %17, 0
  %21 = insertvalue { i64, i64 } %20, i64 %19, 1
  ret { i64, i64 } %21
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @blend(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = zext i64 %1 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %0 to i128
  %9 = or disjoint i128 %7, %8
  %10 = zext i64 %3 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext i64 %2 to i128
  %13 = or disjoint i128 %11, %12
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %20

15:
  %16 = add i128 %13, %9
  %17 = trunc i128 %16 to i64
  %18 = lshr i128 %16, 64
  %19 = trunc nuw i128 %18 to i64
  br label %32

20:
  %21 = icmp slt i32 %4, 0
  br i1 %21, label %22, label %27

22:
  %23 = sub i128 %9, %13
  %24 = trunc i128 %23 to i64
  %25 = lshr i128 %23, 64
  %26 = trunc nuw i128 %25 to i64
  br label %32

27:
  %28 = mul i128 %13, %9
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc nuw i128 %30 to i64
  br label %32

32:
  %33 = phi i64 [ %24, %22 ], [ %29, %27 ], [ %17, %15 ]
  %34 = phi i64 [ %26, %22 ], [ %31, %27 ], [ %19, %15 ]
  %35 = insertvalue { i64, i64 } poison, i64 %33, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  ret { i64, i64 } %36
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 0, 32) i32 @compare(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #4 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or disjoint i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or disjoint i128 %10, %11
  %13 = icmp slt i128 %8, %12
  %14 = zext i1 %13 to i32
  %15 = icmp sgt i128 %8, %12
  %16 = select i1 %15, i32 0, i32 2
  %17 = or disjoint i32 %16, %14
  %18 = icmp eq i128 %8, %12
  %19 = select i1 %18, i32 4, i32 0
  %20 = or disjoint i32 %17, %19
  %21 = icmp ult i128 %8, %12
  %22 = select i1 %21, i32 8, i32 0
  %23 = or disjoint i32 %20, %22
  %24 = select i1 %21, i32 0, i32 16
  %25 = or disjoint i32 %23, %24
  ret i32 %25
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i32 0, 64) i32 @overflows(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %0, i64 %1)
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = zext i1 %6 to i32
  %8 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %0, i64 %1)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = select i1 %9, i32 2, i32 0
  %11 = or disjoint i32 %10, %7
  %12 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %0, i64 %1)
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = select i1 %13, i32 4, i32 0
  %15 = or disjoint i32 %11, %14
  %16 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %3)
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = select i1 %17, i32 8, i32 0
  %19 = icmp ult i32 %2, %3
  %20 = select i1 %19, i32 16, i32 0
  %21 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %3)
  %22 = extractvalue { i32, i1 } %21, 1
  %23 = select i1 %22, i32 32, i32 0
  %24 = or disjoint i32 %15, %20
  %25 = or disjoint i32 %24, %18
  %26 = or disjoint i32 %25, %23
  ret i32 %26
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i64 -4968542674624444878, 4968542693071189464) i64 @constants(i64 noundef %0) unnamed_addr #4 {
  %2 = sdiv i64 %0, 7
  %3 = srem i64 %0, 10
  %4 = sdiv i64 %0, -16
  %5 = srem i64 %0, 8
  %6 = sdiv i64 %0, -3
  %7 = udiv i64 %0, 1000000007
  %8 = urem i64 %0, 641
  %9 = sdiv i64 %0, 1000000000000
  %10 = add nuw nsw i64 %7, %8
  %11 = add nsw i64 %10, %3
  %12 = add nsw i64 %11, %2
  %13 = add nsw i64 %12, %4
  %14 = add nsw i64 %13, %5
  %15 = add nsw i64 %14, %6
  %16 = add nsw i64 %15, %9
  ret i64 %16
}

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize nofree nounwind optsize uwtable
define internal fastcc void @print128(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [44 x i8], align 16
  %5 = zext i64 %2 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %1 to i128
  %8 = or disjoint i128 %6, %7
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %4) #11
  %9 = getelementptr inbounds i8, ptr %4, i64 43
  %10 = icmp slt i128 %6, 0
  %11 = sub i128 0, %8
  %12 = select i1 %10, i128 %11, i128 %8
  store i8 0, ptr %9, align 1, !tbaa !11
  br label %13

13:
  %14 = phi ptr [ %9, %3 ], [ %22, %13 ]
  %15 = phi i128 [ %12, %3 ], [ %17, %13 ]
  %16 = freeze i128 %15
  %17 = udiv i128 %16, 10
  %18 = mul i128 %17, 10
  %19 = sub i128 %16, %18
  %20 = trunc nuw nsw i128 %19 to i8
  %21 = or disjoint i8 %20, 48
  %22 = getelementptr inbounds i8, ptr %14, i64 -1
  store i8 %21, ptr %22, align 1, !tbaa !11
  %23 = icmp ult i128 %15, 10
  br i1 %23, label %24, label %13, !llvm.loop !29

24:
  br i1 %10, label %25, label %27

25:
  %26 = getelementptr inbounds i8, ptr %14, i64 -2
  store i8 45, ptr %26, align 1, !tbaa !11
  br label %27

27:
  %28 = phi ptr [ %26, %25 ], [ %22, %24 ]
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %0, ptr noundef nonnull %28) #12
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %4) #11
  ret void
}

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc double @toDouble(i64 noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = zext i64 %1 to i128
  %4 = shl nuw i128 %3, 64
  %5 = zext i64 %0 to i128
  %6 = or disjoint i128 %4, %5
  %7 = sitofp i128 %6 to double
  ret double %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable
define internal fastcc range(i64 0, -1) i64 @mulmod(i64 noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #4 {
  %4 = zext i64 %0 to i128
  %5 = zext i64 %1 to i128
  %6 = mul nuw i128 %5, %4
  %7 = zext i64 %2 to i128
  %8 = urem i128 %6, %7
  %9 = trunc nuw i128 %8 to i64
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree noinline norecurse nosync nounwind optsize memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree nounwind }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { minsize nounwind optsize willreturn memory(read) }
attributes #11 = { nounwind }
attributes #12 = { minsize optsize }

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
!10 = !{!"__int128", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
!23 = distinct !{!23, !15}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !7, i64 0}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}

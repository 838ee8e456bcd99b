; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon.0 = type { i32, ptr }
%struct.value = type { i32, %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { ptr, ptr, i32 }

@json = internal constant [159 x i8] c"{ \22name\22: \22spill\\u0077ay\22, \22sizes\22: [1, -2.5, 3e2, 4.25E-1], \22deep\22: [[[]], {\22x\22: {\22y\22: null}}],\0A \22yes\22: true, \22no\22: false, \22text\22: \22caf\\u00e9 \\u20ac \\\22q\\\22\22 }\00", align 16
@at = internal unnamed_addr global ptr null, align 8
@bad = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"^{n.*[]\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"sp+i?l*way\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"true,.*no$\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"z+\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"}$\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"%s (%d)\0A%s\0A\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"matches %d, runes %d %08x, words %d, lines %d, %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__const.main.copy = private unnamed_addr constant [20 x i8] c"one,two;;three four\00", align 16
@.str.8 = private unnamed_addr constant [50 x i8] c"%s %d %d %.*s|%5.2s|%-4d|%+d|%05d|%x|%c|%5.1f|%e\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c";\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"'%s'\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@base64.digits = internal unnamed_addr constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 16
@roman.table = internal unnamed_addr constant [13 x %struct.anon.0] [%struct.anon.0 { i32 1000, ptr @.str.18 }, %struct.anon.0 { i32 900, ptr @.str.19 }, %struct.anon.0 { i32 500, ptr @.str.20 }, %struct.anon.0 { i32 400, ptr @.str.21 }, %struct.anon.0 { i32 100, ptr @.str.22 }, %struct.anon.0 { i32 90, ptr @.str.23 }, %struct.anon.0 { i32 50, ptr @.str.24 }, %struct.anon.0 { i32 40, ptr @.str.25 }, %struct.anon.0 { i32 10, ptr @.str.26 }, %struct.anon.0 { i32 9, ptr @.str.27 }, %struct.anon.0 { i32 5, ptr @.str.28 }, %struct.anon.0 { i32 4, ptr @.str.29 }, %struct.anon.0 { i32 1, ptr @.str.30 }], align 16
@.str.18 = private unnamed_addr constant [2 x i8] c"M\00", align 1
@.str.19 = private unnamed_addr constant [3 x i8] c"CM\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"D\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"CD\00", align 1
@.str.22 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"XC\00", align 1
@.str.24 = private unnamed_addr constant [2 x i8] c"L\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"XL\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"IX\00", align 1
@.str.28 = private unnamed_addr constant [2 x i8] c"V\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"IV\00", align 1
@.str.30 = private unnamed_addr constant [2 x i8] c"I\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [600 x i8], align 16
  %4 = alloca [100 x i8], align 16
  %5 = alloca [20 x i8], align 16
  %6 = alloca ptr, align 8
  %7 = alloca %struct.value, align 8
  %8 = alloca [20 x i8], align 16
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !5
  %13 = tail call i64 @strtol(ptr nocapture noundef nonnull %12, ptr noundef null, i32 noundef 10) #16
  %14 = trunc i64 %13 to i32
  br label %15

15:
  %16 = phi i32 [ %14, %10 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 600, ptr nonnull %3) #16
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %4) #16
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #16
  store ptr %3, ptr %6, align 8, !tbaa !5
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %39, label %23

18:
  %19 = or disjoint i32 %51, %41
  %20 = or disjoint i32 %19, %61
  %21 = or disjoint i32 %20, %71
  %22 = or disjoint i32 %21, %81
  br label %23

23:
  %24 = phi i32 [ %179, %18 ], [ 0, %15 ]
  %25 = phi i32 [ %180, %18 ], [ 0, %15 ]
  %26 = phi i32 [ %224, %18 ], [ 0, %15 ]
  %27 = phi i32 [ %215, %18 ], [ 0, %15 ]
  %28 = phi i32 [ %22, %18 ], [ 0, %15 ]
  %29 = load i32, ptr @bad, align 4, !tbaa !9
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %3, i32 noundef %29, ptr noundef nonnull %4)
  %31 = icmp eq i32 %16, 1
  %32 = select i1 %31, ptr %5, ptr @.str.7
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %28, i32 noundef %25, i32 noundef %24, i32 noundef %26, i32 noundef %27, ptr noundef nonnull %32)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %8) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %8, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.copy, i64 20, i1 false)
  %34 = call ptr @strrchr(ptr noundef nonnull dereferenceable(1) %8, i32 noundef 32) #17
  %35 = getelementptr inbounds i8, ptr %34, i64 1
  %36 = call i64 @strcspn(ptr noundef nonnull %8, ptr noundef nonnull @.str.9) #17
  %37 = trunc i64 %36 to i32
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %35, i32 noundef %37, i32 noundef 1, i32 noundef 3, ptr noundef nonnull %8, ptr noundef nonnull @.str.10, i32 noundef 7, i32 noundef 7, i32 noundef -42, i32 noundef 255, i32 noundef 33, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %8) #16
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %5) #16
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 600, ptr nonnull %3) #16
  ret i32 0

39:
  %40 = phi i32 [ %205, %204 ], [ 0, %15 ]
  store ptr @json, ptr @at, align 8, !tbaa !5
  store i32 0, ptr @bad, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %7)
  store ptr %3, ptr %6, align 8, !tbaa !5
  call fastcc void @show(ptr noundef nonnull %7, ptr noundef nonnull %6)
  call fastcc void @release(ptr noundef nonnull %7)
  %41 = call fastcc i32 @matchHere(ptr noundef nonnull readonly getelementptr inbounds (i8, ptr @.str, i64 1), ptr noundef nonnull readonly %3)
  br label %42

42:
  %43 = phi ptr [ %47, %46 ], [ %3, %39 ]
  %44 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.1, ptr noundef nonnull %43)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:
  %47 = getelementptr inbounds i8, ptr %43, i64 1
  %48 = load i8, ptr %43, align 1, !tbaa !11
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %50, label %42, !llvm.loop !12

50:
  %51 = phi i32 [ 2, %42 ], [ 0, %46 ]
  br label %52

52:
  %53 = phi ptr [ %57, %56 ], [ %3, %50 ]
  %54 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.2, ptr noundef nonnull %53)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %60

56:
  %57 = getelementptr inbounds i8, ptr %53, i64 1
  %58 = load i8, ptr %53, align 1, !tbaa !11
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %60, label %52, !llvm.loop !12

60:
  %61 = phi i32 [ 4, %52 ], [ 0, %56 ]
  br label %62

62:
  %63 = phi ptr [ %67, %66 ], [ %3, %60 ]
  %64 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.3, ptr noundef nonnull %63)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %70

66:
  %67 = getelementptr inbounds i8, ptr %63, i64 1
  %68 = load i8, ptr %63, align 1, !tbaa !11
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %70, label %62, !llvm.loop !12

70:
  %71 = phi i32 [ 8, %62 ], [ 0, %66 ]
  br label %72

72:
  %73 = phi ptr [ %77, %76 ], [ %3, %70 ]
  %74 = call fastcc i32 @matchHere(ptr noundef nonnull readonly @.str.4, ptr noundef nonnull %73)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80

76:
  %77 = getelementptr inbounds i8, ptr %73, i64 1
  %78 = load i8, ptr %73, align 1, !tbaa !11
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %80, label %72, !llvm.loop !12

80:
  %81 = phi i32 [ 16, %72 ], [ 0, %76 ]
  br label %82

82:
  %83 = phi i64 [ 0, %80 ], [ %108, %107 ]
  %84 = phi ptr [ %4, %80 ], [ %125, %107 ]
  %85 = trunc i64 %83 to i32
  %86 = getelementptr inbounds i8, ptr %3, i64 %83
  %87 = load i8, ptr %86, align 1, !tbaa !11
  %88 = zext i8 %87 to i32
  %89 = shl nuw nsw i32 %88, 16
  %90 = icmp eq i64 %83, 39
  br i1 %90, label %96, label %91

91:
  %92 = getelementptr inbounds i8, ptr %86, i64 1
  %93 = load i8, ptr %92, align 1, !tbaa !11
  %94 = zext i8 %93 to i32
  %95 = shl nuw nsw i32 %94, 8
  br label %96

96:
  %97 = phi i32 [ %95, %91 ], [ 0, %82 ]
  %98 = or i32 %97, %89
  %99 = icmp ult i64 %83, 38
  br i1 %99, label %100, label %104

100:
  %101 = getelementptr inbounds i8, ptr %86, i64 2
  %102 = load i8, ptr %101, align 1, !tbaa !11
  %103 = zext i8 %102 to i32
  br label %104

104:
  %105 = phi i32 [ %103, %100 ], [ 0, %96 ]
  %106 = or disjoint i32 %98, %105
  br label %110

107:
  %108 = add nuw nsw i64 %83, 3
  %109 = icmp ult i64 %83, 37
  br i1 %109, label %82, label %128, !llvm.loop !15

110:
  %111 = phi i32 [ 0, %104 ], [ %126, %123 ]
  %112 = phi ptr [ %84, %104 ], [ %125, %123 ]
  %113 = add nuw nsw i32 %111, %85
  %114 = icmp ugt i32 %113, 40
  br i1 %114, label %123, label %115

115:
  %116 = mul nsw i32 %111, -6
  %117 = add nsw i32 %116, 18
  %118 = lshr i32 %106, %117
  %119 = and i32 %118, 63
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %120
  %122 = load i8, ptr %121, align 1, !tbaa !11
  br label %123

123:
  %124 = phi i8 [ %122, %115 ], [ 61, %110 ]
  %125 = getelementptr inbounds i8, ptr %112, i64 1
  store i8 %124, ptr %112, align 1, !tbaa !11
  %126 = add nuw nsw i32 %111, 1
  %127 = icmp eq i32 %126, 4
  br i1 %127, label %107, label %110, !llvm.loop !16

128:
  store i8 0, ptr %125, align 1, !tbaa !11
  %129 = load i8, ptr %3, align 16, !tbaa !11
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %178, label %131

131:
  %132 = phi i32 [ %174, %170 ], [ 0, %128 ]
  %133 = phi i8 [ %176, %170 ], [ %129, %128 ]
  %134 = phi ptr [ %172, %170 ], [ %3, %128 ]
  %135 = phi i32 [ %175, %170 ], [ 0, %128 ]
  %136 = zext i8 %133 to i32
  %137 = icmp ugt i8 %133, -17
  br i1 %137, label %143, label %138

138:
  %139 = icmp ugt i8 %133, -33
  br i1 %139, label %143, label %140

140:
  %141 = icmp ugt i8 %133, -65
  %142 = zext i1 %141 to i32
  br label %143

143:
  %144 = phi i32 [ 3, %131 ], [ %142, %140 ], [ 2, %138 ]
  %145 = icmp eq i32 %144, 0
  %146 = lshr i32 63, %144
  %147 = select i1 %145, i32 255, i32 %146
  %148 = and i32 %147, %136
  %149 = getelementptr inbounds i8, ptr %134, i64 1
  br i1 %145, label %170, label %150

150:
  %151 = getelementptr i8, ptr %134, i64 2
  %152 = add nsw i32 %144, -1
  %153 = zext i32 %152 to i64
  %154 = getelementptr i8, ptr %151, i64 %153
  br label %155

155:
  %156 = phi ptr [ %168, %163 ], [ %149, %150 ]
  %157 = phi i32 [ %167, %163 ], [ %144, %150 ]
  %158 = phi i32 [ %166, %163 ], [ %148, %150 ]
  %159 = load i8, ptr %156, align 1, !tbaa !11
  %160 = zext i8 %159 to i32
  %161 = and i32 %160, 192
  %162 = icmp eq i32 %161, 128
  br i1 %162, label %163, label %170

163:
  %164 = shl i32 %158, 6
  %165 = and i32 %160, 63
  %166 = or disjoint i32 %165, %164
  %167 = add nsw i32 %157, -1
  %168 = getelementptr inbounds i8, ptr %156, i64 1
  %169 = icmp eq i32 %167, 0
  br i1 %169, label %170, label %155, !llvm.loop !17

170:
  %171 = phi i32 [ %148, %143 ], [ %158, %155 ], [ %166, %163 ]
  %172 = phi ptr [ %149, %143 ], [ %156, %155 ], [ %154, %163 ]
  %173 = mul i32 %132, 31
  %174 = add i32 %171, %173
  %175 = add nuw nsw i32 %135, 1
  %176 = load i8, ptr %172, align 1, !tbaa !11
  %177 = icmp eq i8 %176, 0
  br i1 %177, label %178, label %131, !llvm.loop !18

178:
  %179 = phi i32 [ 0, %128 ], [ %174, %170 ]
  %180 = phi i32 [ 0, %128 ], [ %175, %170 ]
  %181 = urem i32 %40, 30
  %182 = add nuw nsw i32 %181, 1994
  store i8 0, ptr %5, align 16, !tbaa !11
  br label %183

183:
  %184 = phi i64 [ %199, %197 ], [ 0, %178 ]
  %185 = phi i32 [ %198, %197 ], [ %182, %178 ]
  %186 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %184
  %187 = load i32, ptr %186, align 16, !tbaa !19
  %188 = icmp slt i32 %185, %187
  br i1 %188, label %197, label %189

189:
  %190 = getelementptr inbounds i8, ptr %186, i64 8
  %191 = load ptr, ptr %190, align 8, !tbaa !21
  br label %192

192:
  %193 = phi i32 [ %185, %189 ], [ %195, %192 ]
  %194 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %191) #16
  %195 = sub nsw i32 %193, %187
  %196 = icmp slt i32 %195, %187
  br i1 %196, label %197, label %192, !llvm.loop !22

197:
  %198 = phi i32 [ %185, %183 ], [ %195, %192 ]
  %199 = add nuw nsw i64 %184, 1
  %200 = icmp sgt i32 %198, 0
  br i1 %200, label %183, label %201, !llvm.loop !23

201:
  %202 = tail call ptr @__ctype_b_loc() #18
  %203 = load ptr, ptr %202, align 8, !tbaa !5
  br label %207

204:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  %205 = add nuw nsw i32 %40, 1
  %206 = icmp eq i32 %205, %16
  br i1 %206, label %18, label %39, !llvm.loop !24

207:
  %208 = phi i8 [ 123, %201 ], [ %228, %207 ]
  %209 = phi ptr [ @json, %201 ], [ %227, %207 ]
  %210 = phi i32 [ 0, %201 ], [ %226, %207 ]
  %211 = phi i32 [ 0, %201 ], [ %215, %207 ]
  %212 = phi i32 [ 0, %201 ], [ %224, %207 ]
  %213 = icmp eq i8 %208, 10
  %214 = zext i1 %213 to i32
  %215 = add nuw nsw i32 %211, %214
  %216 = zext i8 %208 to i64
  %217 = getelementptr inbounds i16, ptr %203, i64 %216
  %218 = load i16, ptr %217, align 2, !tbaa !25
  %219 = and i16 %218, 1024
  %220 = icmp ne i16 %219, 0
  %221 = icmp eq i32 %210, 0
  %222 = select i1 %220, i1 %221, i1 false
  %223 = zext i1 %222 to i32
  %224 = add nuw nsw i32 %212, %223
  %225 = lshr exact i16 %219, 10
  %226 = zext nneg i16 %225 to i32
  %227 = getelementptr inbounds i8, ptr %209, i64 1
  %228 = load i8, ptr %227, align 1, !tbaa !11
  %229 = icmp eq i8 %228, 0
  br i1 %229, label %204, label %207, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define internal fastcc void @parse(ptr dead_on_unwind noalias nocapture writable sret(%struct.value) align 8 %0) unnamed_addr #0 {
  %2 = alloca %struct.value, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  %3 = load ptr, ptr @at, align 8, !tbaa !5
  br label %4

4:
  %5 = phi ptr [ %8, %7 ], [ %3, %1 ]
  %6 = load i8, ptr %5, align 1, !tbaa !11
  switch i8 %6, label %9 [
    i8 32, label %7
    i8 10, label %7
    i8 9, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  store ptr %8, ptr @at, align 8, !tbaa !5
  br label %4, !llvm.loop !28

9:
  %10 = load ptr, ptr @at, align 8, !tbaa !5
  %11 = load i8, ptr %10, align 1, !tbaa !11
  switch i8 %11, label %111 [
    i8 110, label %12
    i8 116, label %14
    i8 102, label %17
    i8 34, label %20
    i8 91, label %23
    i8 123, label %23
    i8 45, label %120
  ]

12:
  %13 = getelementptr inbounds i8, ptr %10, i64 4
  store ptr %13, ptr @at, align 8, !tbaa !5
  br label %238

14:
  store i32 1, ptr %0, align 8, !tbaa !29
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 1, ptr %15, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, ptr %10, i64 4
  store ptr %16, ptr @at, align 8, !tbaa !5
  br label %238

17:
  store i32 1, ptr %0, align 8, !tbaa !29
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 0, ptr %18, align 8, !tbaa !11
  %19 = getelementptr inbounds i8, ptr %10, i64 5
  store ptr %19, ptr @at, align 8, !tbaa !5
  br label %238

20:
  store i32 3, ptr %0, align 8, !tbaa !29
  %21 = tail call fastcc ptr @string()
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %21, ptr %22, align 8, !tbaa !11
  br label %238

23:
  %24 = icmp eq i8 %11, 91
  %25 = getelementptr inbounds i8, ptr %10, i64 1
  store ptr %25, ptr @at, align 8, !tbaa !5
  %26 = select i1 %24, i32 4, i32 5
  store i32 %26, ptr %0, align 8, !tbaa !29
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %27, i8 0, i64 20, i1 false)
  br label %30

30:
  %31 = phi ptr [ %46, %45 ], [ %25, %23 ]
  %32 = load i8, ptr %31, align 1, !tbaa !11
  switch i8 %32, label %33 [
    i8 32, label %45
    i8 10, label %45
    i8 9, label %45
  ]

33:
  %34 = select i1 %24, i8 93, i8 125
  %35 = load ptr, ptr %27, align 8, !tbaa !11
  %36 = load i32, ptr %29, align 8, !tbaa !11
  %37 = load ptr, ptr %28, align 8, !tbaa !11
  %38 = load ptr, ptr @at, align 8, !tbaa !5
  %39 = load i8, ptr %38, align 1, !tbaa !11
  %40 = icmp eq i8 %39, 0
  %41 = icmp eq i8 %39, %34
  %42 = or i1 %40, %41
  br i1 %42, label %103, label %43

43:
  %44 = sext i32 %36 to i64
  br label %53

45:
  %46 = getelementptr inbounds i8, ptr %31, i64 1
  store ptr %46, ptr @at, align 8, !tbaa !5
  br label %30, !llvm.loop !28

47:
  %48 = load ptr, ptr @at, align 8, !tbaa !5
  %49 = load i8, ptr %48, align 1, !tbaa !11
  %50 = icmp eq i8 %49, 0
  %51 = icmp eq i8 %49, %34
  %52 = or i1 %50, %51
  br i1 %52, label %101, label %53, !llvm.loop !31

53:
  %54 = phi i64 [ %44, %43 ], [ %57, %47 ]
  %55 = phi ptr [ %35, %43 ], [ %59, %47 ]
  %56 = phi ptr [ %37, %43 ], [ %80, %47 ]
  %57 = add nsw i64 %54, 1
  %58 = shl nsw i64 %57, 5
  %59 = tail call ptr @realloc(ptr noundef %55, i64 noundef %58) #19
  br i1 %24, label %79, label %60

60:
  %61 = shl nsw i64 %57, 3
  %62 = tail call ptr @realloc(ptr noundef %56, i64 noundef %61) #19
  %63 = tail call fastcc ptr @string()
  %64 = getelementptr inbounds ptr, ptr %62, i64 %54
  store ptr %63, ptr %64, align 8, !tbaa !5
  %65 = load ptr, ptr @at, align 8, !tbaa !5
  br label %66

66:
  %67 = phi ptr [ %70, %69 ], [ %65, %60 ]
  %68 = load i8, ptr %67, align 1, !tbaa !11
  switch i8 %68, label %71 [
    i8 32, label %69
    i8 10, label %69
    i8 9, label %69
  ]

69:
  %70 = getelementptr inbounds i8, ptr %67, i64 1
  store ptr %70, ptr @at, align 8, !tbaa !5
  br label %66, !llvm.loop !28

71:
  %72 = load ptr, ptr @at, align 8, !tbaa !5
  %73 = load i8, ptr %72, align 1, !tbaa !11
  %74 = icmp ne i8 %73, 58
  %75 = zext i1 %74 to i32
  %76 = load i32, ptr @bad, align 4, !tbaa !9
  %77 = or i32 %76, %75
  store i32 %77, ptr @bad, align 4, !tbaa !9
  %78 = getelementptr inbounds i8, ptr %72, i64 1
  store ptr %78, ptr @at, align 8, !tbaa !5
  br label %79

79:
  %80 = phi ptr [ %62, %71 ], [ %56, %53 ]
  %81 = getelementptr inbounds %struct.value, ptr %59, i64 %54
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #16
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %81, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #16
  %82 = load ptr, ptr @at, align 8, !tbaa !5
  br label %83

83:
  %84 = phi ptr [ %87, %86 ], [ %82, %79 ]
  %85 = load i8, ptr %84, align 1, !tbaa !11
  switch i8 %85, label %88 [
    i8 32, label %86
    i8 10, label %86
    i8 9, label %86
  ]

86:
  %87 = getelementptr inbounds i8, ptr %84, i64 1
  store ptr %87, ptr @at, align 8, !tbaa !5
  br label %83, !llvm.loop !28

88:
  %89 = load ptr, ptr @at, align 8, !tbaa !5
  %90 = load i8, ptr %89, align 1, !tbaa !11
  %91 = icmp eq i8 %90, 44
  br i1 %91, label %92, label %94

92:
  %93 = getelementptr inbounds i8, ptr %89, i64 1
  store ptr %93, ptr @at, align 8, !tbaa !5
  br label %94

94:
  %95 = load ptr, ptr @at, align 8, !tbaa !5
  br label %96

96:
  %97 = phi ptr [ %100, %99 ], [ %95, %94 ]
  %98 = load i8, ptr %97, align 1, !tbaa !11
  switch i8 %98, label %47 [
    i8 32, label %99
    i8 10, label %99
    i8 9, label %99
  ]

99:
  %100 = getelementptr inbounds i8, ptr %97, i64 1
  store ptr %100, ptr @at, align 8, !tbaa !5
  br label %96, !llvm.loop !28

101:
  %102 = trunc nsw i64 %57 to i32
  br label %103

103:
  %104 = phi ptr [ %37, %33 ], [ %80, %101 ]
  %105 = phi i32 [ %36, %33 ], [ %102, %101 ]
  %106 = phi ptr [ %35, %33 ], [ %59, %101 ]
  %107 = phi ptr [ %38, %33 ], [ %48, %101 ]
  %108 = phi i1 [ %41, %33 ], [ %51, %101 ]
  store ptr %106, ptr %27, align 8, !tbaa !11
  store i32 %105, ptr %29, align 8, !tbaa !11
  store ptr %104, ptr %28, align 8, !tbaa !11
  %109 = zext i1 %108 to i64
  %110 = getelementptr inbounds i8, ptr %107, i64 %109
  store ptr %110, ptr @at, align 8, !tbaa !5
  br label %238

111:
  %112 = tail call ptr @__ctype_b_loc() #18
  %113 = load ptr, ptr %112, align 8, !tbaa !5
  %114 = zext i8 %11 to i64
  %115 = getelementptr inbounds i16, ptr %113, i64 %114
  %116 = load i16, ptr %115, align 2, !tbaa !25
  %117 = and i16 %116, 2048
  %118 = icmp eq i16 %117, 0
  %119 = zext i1 %118 to i32
  br label %120

120:
  %121 = phi i32 [ %119, %111 ], [ 0, %9 ]
  %122 = load i32, ptr @bad, align 4, !tbaa !9
  %123 = or i32 %122, %121
  store i32 %123, ptr @bad, align 4, !tbaa !9
  store i32 2, ptr %0, align 8, !tbaa !29
  %124 = icmp eq i8 %11, 45
  br i1 %124, label %125, label %127

125:
  %126 = getelementptr inbounds i8, ptr %10, i64 1
  store ptr %126, ptr @at, align 8, !tbaa !5
  br label %127

127:
  %128 = phi double [ -1.000000e+00, %125 ], [ 1.000000e+00, %120 ]
  %129 = tail call ptr @__ctype_b_loc() #18
  %130 = load ptr, ptr %129, align 8, !tbaa !5
  %131 = load ptr, ptr @at, align 8, !tbaa !5
  %132 = load i8, ptr %131, align 1, !tbaa !11
  %133 = zext i8 %132 to i64
  %134 = getelementptr inbounds i16, ptr %130, i64 %133
  %135 = load i16, ptr %134, align 2, !tbaa !25
  %136 = and i16 %135, 2048
  %137 = icmp eq i16 %136, 0
  br i1 %137, label %154, label %138

138:
  %139 = phi i8 [ %147, %138 ], [ %132, %127 ]
  %140 = phi double [ %146, %138 ], [ 0.000000e+00, %127 ]
  %141 = phi ptr [ %142, %138 ], [ %131, %127 ]
  %142 = getelementptr inbounds i8, ptr %141, i64 1
  %143 = sext i8 %139 to i32
  %144 = add nsw i32 %143, -48
  %145 = sitofp i32 %144 to double
  %146 = tail call double @llvm.fmuladd.f64(double %140, double 1.000000e+01, double %145)
  %147 = load i8, ptr %142, align 1, !tbaa !11
  %148 = zext i8 %147 to i64
  %149 = getelementptr inbounds i16, ptr %130, i64 %148
  %150 = load i16, ptr %149, align 2, !tbaa !25
  %151 = and i16 %150, 2048
  %152 = icmp eq i16 %151, 0
  br i1 %152, label %153, label %138, !llvm.loop !33

153:
  store ptr %142, ptr @at, align 8, !tbaa !5
  br label %154

154:
  %155 = phi double [ %146, %153 ], [ 0.000000e+00, %127 ]
  %156 = phi ptr [ %142, %153 ], [ %131, %127 ]
  %157 = phi i8 [ %147, %153 ], [ %132, %127 ]
  %158 = icmp eq i8 %157, 46
  br i1 %158, label %159, label %187

159:
  %160 = getelementptr inbounds i8, ptr %156, i64 1
  %161 = load i8, ptr %160, align 1, !tbaa !11
  %162 = zext i8 %161 to i64
  %163 = getelementptr inbounds i16, ptr %130, i64 %162
  %164 = load i16, ptr %163, align 2, !tbaa !25
  %165 = and i16 %164, 2048
  %166 = icmp eq i16 %165, 0
  br i1 %166, label %184, label %167

167:
  %168 = phi i8 [ %178, %167 ], [ %161, %159 ]
  %169 = phi ptr [ %177, %167 ], [ %160, %159 ]
  %170 = phi double [ %176, %167 ], [ %155, %159 ]
  %171 = phi double [ %175, %167 ], [ 1.000000e+00, %159 ]
  %172 = sext i8 %168 to i32
  %173 = add nsw i32 %172, -48
  %174 = sitofp i32 %173 to double
  %175 = fdiv double %171, 1.000000e+01
  %176 = tail call double @llvm.fmuladd.f64(double %174, double %175, double %170)
  %177 = getelementptr inbounds i8, ptr %169, i64 1
  %178 = load i8, ptr %177, align 1, !tbaa !11
  %179 = zext i8 %178 to i64
  %180 = getelementptr inbounds i16, ptr %130, i64 %179
  %181 = load i16, ptr %180, align 2, !tbaa !25
  %182 = and i16 %181, 2048
  %183 = icmp eq i16 %182, 0
  br i1 %183, label %184, label %167, !llvm.loop !34

184:
  %185 = phi ptr [ %160, %159 ], [ %177, %167 ]
  %186 = phi double [ %155, %159 ], [ %176, %167 ]
  store ptr %185, ptr @at, align 8, !tbaa !5
  br label %187

187:
  %188 = phi double [ %155, %154 ], [ %186, %184 ]
  %189 = load ptr, ptr @at, align 8, !tbaa !5
  %190 = load i8, ptr %189, align 1, !tbaa !11
  %191 = and i8 %190, -33
  %192 = icmp eq i8 %191, 69
  br i1 %192, label %193, label %234

193:
  %194 = getelementptr inbounds i8, ptr %189, i64 1
  store ptr %194, ptr @at, align 8, !tbaa !5
  %195 = load i8, ptr %194, align 1, !tbaa !11
  %196 = icmp eq i8 %195, 45
  %197 = icmp eq i8 %195, 43
  %198 = or i1 %196, %197
  %199 = zext i1 %198 to i64
  %200 = getelementptr inbounds i8, ptr %194, i64 %199
  store ptr %200, ptr @at, align 8, !tbaa !5
  %201 = load i8, ptr %200, align 1, !tbaa !11
  %202 = zext i8 %201 to i64
  %203 = getelementptr inbounds i16, ptr %130, i64 %202
  %204 = load i16, ptr %203, align 2, !tbaa !25
  %205 = and i16 %204, 2048
  %206 = icmp eq i16 %205, 0
  br i1 %206, label %208, label %211

207:
  store ptr %216, ptr @at, align 8, !tbaa !5
  br label %208

208:
  %209 = phi i32 [ %219, %207 ], [ 0, %193 ]
  %210 = icmp sgt i32 %209, 0
  br i1 %210, label %226, label %234

211:
  %212 = phi i8 [ %220, %211 ], [ %201, %193 ]
  %213 = phi i32 [ %219, %211 ], [ 0, %193 ]
  %214 = phi ptr [ %216, %211 ], [ %200, %193 ]
  %215 = mul nsw i32 %213, 10
  %216 = getelementptr inbounds i8, ptr %214, i64 1
  %217 = sext i8 %212 to i32
  %218 = add nsw i32 %217, -48
  %219 = add i32 %218, %215
  %220 = load i8, ptr %216, align 1, !tbaa !11
  %221 = zext i8 %220 to i64
  %222 = getelementptr inbounds i16, ptr %130, i64 %221
  %223 = load i16, ptr %222, align 2, !tbaa !25
  %224 = and i16 %223, 2048
  %225 = icmp eq i16 %224, 0
  br i1 %225, label %207, label %211, !llvm.loop !35

226:
  %227 = phi i32 [ %229, %226 ], [ %209, %208 ]
  %228 = phi double [ %232, %226 ], [ %188, %208 ]
  %229 = add nsw i32 %227, -1
  %230 = fdiv double %228, 1.000000e+01
  %231 = fmul double %228, 1.000000e+01
  %232 = select i1 %196, double %230, double %231
  %233 = icmp sgt i32 %227, 1
  br i1 %233, label %226, label %234, !llvm.loop !36

234:
  %235 = phi double [ %188, %187 ], [ %188, %208 ], [ %232, %226 ]
  %236 = fmul double %128, %235
  %237 = getelementptr inbounds i8, ptr %0, i64 8
  store double %236, ptr %237, align 8, !tbaa !11
  br label %238

238:
  ret void
}

; Function Attrs: nofree nounwind uwtable
define internal fastcc void @show(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #2 {
  %3 = load i32, ptr %0, align 8, !tbaa !29
  switch i32 %3, label %38 [
    i32 0, label %4
    i32 1, label %8
    i32 2, label %22
    i32 3, label %30
  ]

4:
  %5 = load ptr, ptr %1, align 8, !tbaa !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %5, ptr noundef nonnull align 1 dereferenceable(5) @.str.11, i64 5, i1 false)
  %6 = load ptr, ptr %1, align 8, !tbaa !5
  %7 = getelementptr inbounds i8, ptr %6, i64 4
  store ptr %7, ptr %1, align 8, !tbaa !5
  br label %81

8:
  %9 = load ptr, ptr %1, align 8, !tbaa !5
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8, !tbaa !11
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, ptr @.str.14, ptr @.str.13
  %14 = tail call ptr @stpcpy(ptr %9, ptr nonnull %13)
  %15 = ptrtoint ptr %14 to i64
  %16 = ptrtoint ptr %9 to i64
  %17 = sub i64 %15, %16
  %18 = load ptr, ptr %1, align 8, !tbaa !5
  %19 = shl i64 %17, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  store ptr %21, ptr %1, align 8, !tbaa !5
  br label %81

22:
  %23 = load ptr, ptr %1, align 8, !tbaa !5
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !11
  %26 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %23, ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %25) #16
  %27 = load ptr, ptr %1, align 8, !tbaa !5
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  store ptr %29, ptr %1, align 8, !tbaa !5
  br label %81

30:
  %31 = load ptr, ptr %1, align 8, !tbaa !5
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !11
  %34 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %31, ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef %33) #16
  %35 = load ptr, ptr %1, align 8, !tbaa !5
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  store ptr %37, ptr %1, align 8, !tbaa !5
  br label %81

38:
  %39 = icmp eq i32 %3, 4
  %40 = select i1 %39, i8 91, i8 123
  %41 = load ptr, ptr %1, align 8, !tbaa !5
  %42 = getelementptr inbounds i8, ptr %41, i64 1
  store ptr %42, ptr %1, align 8, !tbaa !5
  store i8 %40, ptr %41, align 1, !tbaa !11
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = load i32, ptr %44, align 8, !tbaa !11
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %49

47:
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  br label %56

49:
  %50 = load i32, ptr %0, align 8, !tbaa !29
  %51 = icmp eq i32 %50, 4
  %52 = select i1 %51, i8 93, i8 125
  %53 = load ptr, ptr %1, align 8, !tbaa !5
  %54 = getelementptr inbounds i8, ptr %53, i64 1
  store ptr %54, ptr %1, align 8, !tbaa !5
  store i8 %52, ptr %53, align 1, !tbaa !11
  %55 = load ptr, ptr %1, align 8, !tbaa !5
  store i8 0, ptr %55, align 1, !tbaa !11
  br label %81

56:
  %57 = phi i64 [ 0, %47 ], [ %77, %74 ]
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %62, label %59

59:
  %60 = load ptr, ptr %1, align 8, !tbaa !5
  %61 = getelementptr inbounds i8, ptr %60, i64 1
  store ptr %61, ptr %1, align 8, !tbaa !5
  store i8 44, ptr %60, align 1, !tbaa !11
  br label %62

62:
  %63 = load i32, ptr %0, align 8, !tbaa !29
  %64 = icmp eq i32 %63, 5
  br i1 %64, label %65, label %74

65:
  %66 = load ptr, ptr %1, align 8, !tbaa !5
  %67 = load ptr, ptr %48, align 8, !tbaa !11
  %68 = getelementptr inbounds ptr, ptr %67, i64 %57
  %69 = load ptr, ptr %68, align 8, !tbaa !5
  %70 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %66, ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef %69) #16
  %71 = load ptr, ptr %1, align 8, !tbaa !5
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  store ptr %73, ptr %1, align 8, !tbaa !5
  br label %74

74:
  %75 = load ptr, ptr %43, align 8, !tbaa !11
  %76 = getelementptr inbounds %struct.value, ptr %75, i64 %57
  tail call fastcc void @show(ptr noundef %76, ptr noundef nonnull %1)
  %77 = add nuw nsw i64 %57, 1
  %78 = load i32, ptr %44, align 8, !tbaa !11
  %79 = sext i32 %78 to i64
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %56, label %49, !llvm.loop !37

81:
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @release(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8, !tbaa !29
  %3 = icmp eq i32 %2, 3
  br i1 %3, label %4, label %7

4:
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  tail call void @free(ptr noundef %6) #16
  br label %7

7:
  %8 = load i32, ptr %0, align 8, !tbaa !29
  %9 = icmp ugt i32 %8, 3
  br i1 %9, label %10, label %36

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = load i32, ptr %12, align 8, !tbaa !11
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  br label %21

17:
  %18 = load ptr, ptr %11, align 8, !tbaa !11
  tail call void @free(ptr noundef %18) #16
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = load ptr, ptr %19, align 8, !tbaa !11
  tail call void @free(ptr noundef %20) #16
  br label %36

21:
  %22 = phi i64 [ 0, %15 ], [ %32, %31 ]
  %23 = load ptr, ptr %11, align 8, !tbaa !11
  %24 = getelementptr inbounds %struct.value, ptr %23, i64 %22
  tail call fastcc void @release(ptr noundef %24)
  %25 = load i32, ptr %0, align 8, !tbaa !29
  %26 = icmp eq i32 %25, 5
  br i1 %26, label %27, label %31

27:
  %28 = load ptr, ptr %16, align 8, !tbaa !11
  %29 = getelementptr inbounds ptr, ptr %28, i64 %22
  %30 = load ptr, ptr %29, align 8, !tbaa !5
  tail call void @free(ptr noundef %30) #16
  br label %31

31:
  %32 = add nuw nsw i64 %22, 1
  %33 = load i32, ptr %12, align 8, !tbaa !11
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %21, label %17, !llvm.loop !38

36:
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strrchr(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strcspn(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree nounwind uwtable
define internal fastcc noalias noundef ptr @string() unnamed_addr #2 {
  %1 = load ptr, ptr @at, align 8, !tbaa !5
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #17
  %3 = add i64 %2, 1
  %4 = tail call noalias ptr @malloc(i64 noundef %3) #20
  br label %5

5:
  %6 = phi ptr [ %1, %0 ], [ %49, %48 ]
  %7 = phi ptr [ %4, %0 ], [ %50, %48 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !11
  switch i8 %9, label %10 [
    i8 0, label %76
    i8 34, label %76
    i8 92, label %12
  ]

10:
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %9, ptr %7, align 1, !tbaa !11
  br label %48

12:
  %13 = getelementptr inbounds i8, ptr %6, i64 2
  %14 = load i8, ptr %13, align 1, !tbaa !11
  switch i8 %14, label %74 [
    i8 110, label %18
    i8 116, label %20
    i8 117, label %15
  ]

15:
  %16 = tail call ptr @__ctype_b_loc() #18
  %17 = load ptr, ptr %16, align 8, !tbaa !5
  br label %26

18:
  %19 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 10, ptr %7, align 1, !tbaa !11
  br label %48

20:
  %21 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 9, ptr %7, align 1, !tbaa !11
  br label %48

22:
  %23 = getelementptr inbounds i8, ptr %6, i64 6
  %24 = icmp ult i32 %43, 128
  %25 = getelementptr inbounds i8, ptr %7, i64 1
  br i1 %24, label %46, label %51

26:
  %27 = phi i64 [ 1, %15 ], [ %44, %26 ]
  %28 = phi i32 [ 0, %15 ], [ %43, %26 ]
  %29 = shl i32 %28, 4
  %30 = getelementptr inbounds i8, ptr %13, i64 %27
  %31 = load i8, ptr %30, align 1, !tbaa !11
  %32 = zext i8 %31 to i64
  %33 = getelementptr inbounds i16, ptr %17, i64 %32
  %34 = load i16, ptr %33, align 2, !tbaa !25
  %35 = and i16 %34, 2048
  %36 = icmp eq i16 %35, 0
  %37 = sext i8 %31 to i32
  %38 = add nsw i32 %37, -48
  %39 = or i8 %31, 32
  %40 = sext i8 %39 to i32
  %41 = add nsw i32 %40, -87
  %42 = select i1 %36, i32 %41, i32 %38
  %43 = add i32 %42, %29
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, 5
  br i1 %45, label %22, label %26, !llvm.loop !39

46:
  %47 = trunc nuw nsw i32 %43 to i8
  store i8 %47, ptr %7, align 1, !tbaa !11
  br label %48

48:
  %49 = phi ptr [ %8, %10 ], [ %13, %74 ], [ %13, %20 ], [ %13, %18 ], [ %23, %46 ], [ %23, %53 ], [ %23, %61 ]
  %50 = phi ptr [ %11, %10 ], [ %75, %74 ], [ %21, %20 ], [ %19, %18 ], [ %25, %46 ], [ %60, %53 ], [ %73, %61 ]
  br label %5, !llvm.loop !40

51:
  %52 = icmp ult i32 %43, 2048
  br i1 %52, label %53, label %61

53:
  %54 = lshr i32 %43, 6
  %55 = trunc nuw i32 %54 to i8
  %56 = or disjoint i8 %55, -64
  store i8 %56, ptr %7, align 1, !tbaa !11
  %57 = trunc i32 %43 to i8
  %58 = and i8 %57, 63
  %59 = or disjoint i8 %58, -128
  %60 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %59, ptr %25, align 1, !tbaa !11
  br label %48

61:
  %62 = lshr i32 %43, 12
  %63 = trunc i32 %62 to i8
  %64 = or i8 %63, -32
  store i8 %64, ptr %7, align 1, !tbaa !11
  %65 = lshr i32 %43, 6
  %66 = trunc i32 %65 to i8
  %67 = and i8 %66, 63
  %68 = or disjoint i8 %67, -128
  %69 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %68, ptr %25, align 1, !tbaa !11
  %70 = trunc i32 %43 to i8
  %71 = and i8 %70, 63
  %72 = or disjoint i8 %71, -128
  %73 = getelementptr inbounds i8, ptr %7, i64 3
  store i8 %72, ptr %69, align 1, !tbaa !11
  br label %48

74:
  %75 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %14, ptr %7, align 1, !tbaa !11
  br label %48

76:
  store ptr %8, ptr @at, align 8, !tbaa !5
  %77 = getelementptr inbounds i8, ptr %6, i64 1
  %78 = icmp ne i8 %9, 34
  %79 = zext i1 %78 to i32
  %80 = load i32, ptr @bad, align 4, !tbaa !9
  %81 = or i32 %80, %79
  store i32 %81, ptr @bad, align 4, !tbaa !9
  %82 = icmp eq i8 %9, 34
  %83 = zext i1 %82 to i64
  %84 = getelementptr inbounds i8, ptr %77, i64 %83
  store ptr %84, ptr @at, align 8, !tbaa !5
  store i8 0, ptr %7, align 1, !tbaa !11
  ret ptr %4
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #11

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #12

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc range(i32 0, 2) i32 @matchHere(ptr noundef readonly %0, ptr noundef %1) unnamed_addr #13 {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %16, %64 ]
  %5 = phi ptr [ %1, %2 ], [ %65, %64 ]
  %6 = load i8, ptr %4, align 1, !tbaa !11
  switch i8 %6, label %15 [
    i8 0, label %66
    i8 36, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %4, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !11
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = load i8, ptr %5, align 1, !tbaa !11
  %13 = icmp eq i8 %12, 0
  %14 = zext i1 %13 to i32
  br label %66

15:
  %16 = getelementptr inbounds i8, ptr %4, i64 1
  %17 = load i8, ptr %16, align 1, !tbaa !11
  %18 = icmp eq i8 %17, 63
  switch i8 %17, label %57 [
    i8 63, label %19
    i8 43, label %19
    i8 42, label %19
  ]

19:
  %20 = icmp eq i8 %17, 43
  %21 = load i8, ptr %5, align 1, !tbaa !11
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %40, label %23

23:
  %24 = ptrtoint ptr %5 to i64
  %25 = select i1 %18, i64 1, i64 1073741824
  %26 = icmp eq i8 %6, 46
  br label %27

27:
  %28 = phi i8 [ %21, %23 ], [ %38, %36 ]
  %29 = phi ptr [ %5, %23 ], [ %37, %36 ]
  %30 = ptrtoint ptr %29 to i64
  %31 = sub i64 %30, %24
  %32 = icmp slt i64 %31, %25
  %33 = icmp eq i8 %6, %28
  %34 = or i1 %26, %33
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds i8, ptr %29, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !11
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %27, !llvm.loop !41

40:
  %41 = phi ptr [ %5, %19 ], [ %37, %36 ], [ %29, %27 ]
  %42 = getelementptr inbounds i8, ptr %4, i64 2
  %43 = ptrtoint ptr %5 to i64
  %44 = zext i1 %20 to i64
  %45 = ptrtoint ptr %41 to i64
  %46 = sub i64 %45, %43
  %47 = icmp slt i64 %46, %44
  br i1 %47, label %66, label %53

48:
  %49 = getelementptr inbounds i8, ptr %54, i64 -1
  %50 = ptrtoint ptr %49 to i64
  %51 = sub i64 %50, %43
  %52 = icmp slt i64 %51, %44
  br i1 %52, label %66, label %53, !llvm.loop !42

53:
  %54 = phi ptr [ %49, %48 ], [ %41, %40 ]
  %55 = tail call fastcc i32 @matchHere(ptr noundef nonnull %42, ptr noundef nonnull %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %48, label %66

57:
  %58 = load i8, ptr %5, align 1, !tbaa !11
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %66, label %60

60:
  %61 = icmp eq i8 %6, 46
  %62 = icmp eq i8 %6, %58
  %63 = or i1 %61, %62
  br i1 %63, label %64, label %66

64:
  %65 = getelementptr inbounds i8, ptr %5, i64 1
  br label %3

66:
  %67 = phi i32 [ %14, %11 ], [ 1, %3 ], [ 0, %57 ], [ 0, %60 ], [ 0, %40 ], [ 0, %48 ], [ 1, %53 ]
  ret i32 %67
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcat(ptr noalias noundef returned, ptr noalias nocapture noundef readonly) local_unnamed_addr #14

; Function Attrs: nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @stpcpy(ptr noalias writeonly, ptr noalias nocapture readonly) local_unnamed_addr #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nounwind }
attributes #17 = { nounwind willreturn memory(read) }
attributes #18 = { nounwind willreturn memory(none) }
attributes #19 = { nounwind allocsize(1) }
attributes #20 = { nounwind allocsize(0) }

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
!10 = !{!"int", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = !{!20, !10, i64 0}
!20 = !{!"", !10, i64 0, !6, i64 8}
!21 = !{!20, !6, i64 8}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
!24 = distinct !{!24, !13, !14}
!25 = !{!26, !26, i64 0}
!26 = !{!"short", !7, i64 0}
!27 = distinct !{!27, !13, !14}
!28 = distinct !{!28, !13, !14}
!29 = !{!30, !10, i64 0}
!30 = !{!"value", !10, i64 0, !7, i64 8}
!31 = distinct !{!31, !13, !14}
!32 = !{i64 0, i64 4, !9, i64 8, i64 24, !11}
!33 = distinct !{!33, !13, !14}
!34 = distinct !{!34, !13, !14}
!35 = distinct !{!35, !13, !14}
!36 = distinct !{!36, !13, !14}
!37 = distinct !{!37, !13, !14}
!38 = distinct !{!38, !13, !14}
!39 = distinct !{!39, !13, !14}
!40 = distinct !{!40, !13, !14}
!41 = distinct !{!41, !13, !14}
!42 = distinct !{!42, !13, !14}

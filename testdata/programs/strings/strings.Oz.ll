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

; Function Attrs: minsize nounwind optsize uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = alloca [600 x i8], align 16
  %4 = alloca [100 x i8], align 16
  %5 = alloca [20 x i8], align 16
  %6 = alloca ptr, align 8
  %7 = alloca %struct.value, align 8
  %8 = alloca [20 x i8], align 16
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %14

10:
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !5
  %13 = tail call i32 @atoi(ptr nocapture noundef %12) #18
  br label %14

14:
  %15 = phi i32 [ %13, %10 ], [ 1, %2 ]
  call void @llvm.lifetime.start.p0(i64 600, ptr nonnull %3) #19
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %5) #19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #19
  %16 = tail call i32 @llvm.smax.i32(i32 %15, i32 0)
  br label %17

17:
  %18 = phi i32 [ 0, %14 ], [ %98, %171 ]
  %19 = phi i32 [ 0, %14 ], [ %99, %171 ]
  %20 = phi i32 [ 0, %14 ], [ %165, %171 ]
  %21 = phi i32 [ 0, %14 ], [ %166, %171 ]
  %22 = phi i32 [ 0, %14 ], [ %173, %171 ]
  %23 = phi i32 [ 0, %14 ], [ %172, %171 ]
  %24 = icmp eq i32 %22, %16
  br i1 %24, label %25, label %36

25:
  %26 = load i32, ptr @bad, align 4, !tbaa !9
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %3, i32 noundef %26, ptr noundef nonnull %4) #20
  %28 = icmp eq i32 %15, 1
  %29 = select i1 %28, ptr %5, ptr @.str.7
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %23, i32 noundef %19, i32 noundef %18, i32 noundef %20, i32 noundef %21, ptr noundef nonnull %29) #20
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %8) #19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %8, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.copy, i64 20, i1 false)
  %31 = call ptr @strrchr(ptr noundef nonnull dereferenceable(1) %8, i32 noundef 32) #18
  %32 = getelementptr inbounds i8, ptr %31, i64 1
  %33 = call i64 @strcspn(ptr noundef nonnull %8, ptr noundef nonnull @.str.9) #18
  %34 = trunc i64 %33 to i32
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %32, i32 noundef %34, i32 noundef 1, i32 noundef 3, ptr noundef nonnull %8, ptr noundef nonnull @.str.10, i32 noundef 7, i32 noundef 7, i32 noundef -42, i32 noundef 255, i32 noundef 33, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958) #20
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %4) #19
  call void @llvm.lifetime.end.p0(i64 600, ptr nonnull %3) #19
  ret i32 0

36:
  store ptr @json, ptr @at, align 8, !tbaa !5
  store i32 0, ptr @bad, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #19
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %7) #20
  store ptr %3, ptr %6, align 8, !tbaa !5
  call fastcc void @show(ptr noundef nonnull %7, ptr noundef nonnull %6) #20
  call fastcc void @release(ptr noundef nonnull %7) #20
  %37 = call fastcc i32 @matches(ptr noundef nonnull @.str, ptr noundef nonnull %3) #20
  %38 = call fastcc i32 @matches(ptr noundef nonnull @.str.1, ptr noundef nonnull %3) #20
  %39 = shl nuw nsw i32 %38, 1
  %40 = call fastcc i32 @matches(ptr noundef nonnull @.str.2, ptr noundef nonnull %3) #20
  %41 = shl nuw nsw i32 %40, 2
  %42 = call fastcc i32 @matches(ptr noundef nonnull @.str.3, ptr noundef nonnull %3) #20
  %43 = shl nuw nsw i32 %42, 3
  %44 = call fastcc i32 @matches(ptr noundef nonnull @.str.4, ptr noundef nonnull %3) #20
  %45 = shl nuw nsw i32 %44, 4
  br label %46

46:
  %47 = phi i64 [ %77, %76 ], [ 0, %36 ]
  %48 = phi ptr [ %73, %76 ], [ %4, %36 ]
  %49 = trunc i64 %47 to i32
  %50 = icmp ult i64 %47, 40
  br i1 %50, label %51, label %93

51:
  %52 = getelementptr inbounds i8, ptr %3, i64 %47
  %53 = load i8, ptr %52, align 1, !tbaa !11
  %54 = zext i8 %53 to i32
  %55 = shl nuw nsw i32 %54, 16
  %56 = icmp eq i64 %47, 39
  br i1 %56, label %68, label %57

57:
  %58 = getelementptr inbounds i8, ptr %52, i64 1
  %59 = load i8, ptr %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  %61 = shl nuw nsw i32 %60, 8
  %62 = or disjoint i32 %61, %55
  %63 = icmp ult i64 %47, 38
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds i8, ptr %52, i64 2
  %66 = load i8, ptr %65, align 1, !tbaa !11
  %67 = zext i8 %66 to i32
  br label %68

68:
  %69 = phi i32 [ %62, %64 ], [ %62, %57 ], [ %55, %51 ]
  %70 = phi i32 [ %67, %64 ], [ 0, %57 ], [ 0, %51 ]
  %71 = or disjoint i32 %70, %69
  br label %72

72:
  %73 = phi ptr [ %48, %68 ], [ %91, %89 ]
  %74 = phi i32 [ 0, %68 ], [ %92, %89 ]
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %76, label %78

76:
  %77 = add nuw nsw i64 %47, 3
  br label %46, !llvm.loop !12

78:
  %79 = add nuw nsw i32 %74, %49
  %80 = icmp ugt i32 %79, 40
  br i1 %80, label %89, label %81

81:
  %82 = mul nsw i32 %74, -6
  %83 = add nsw i32 %82, 18
  %84 = lshr i32 %71, %83
  %85 = and i32 %84, 63
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds [65 x i8], ptr @base64.digits, i64 0, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !11
  br label %89

89:
  %90 = phi i8 [ %88, %81 ], [ 61, %78 ]
  %91 = getelementptr inbounds i8, ptr %73, i64 1
  store i8 %90, ptr %73, align 1, !tbaa !11
  %92 = add nuw nsw i32 %74, 1
  br label %72, !llvm.loop !14

93:
  %94 = or disjoint i32 %39, %37
  %95 = or disjoint i32 %94, %41
  %96 = or disjoint i32 %95, %43
  store i8 0, ptr %48, align 1, !tbaa !11
  br label %97

97:
  %98 = phi i32 [ 0, %93 ], [ %142, %139 ]
  %99 = phi i32 [ 0, %93 ], [ %143, %139 ]
  %100 = phi ptr [ %3, %93 ], [ %140, %139 ]
  %101 = load i8, ptr %100, align 1, !tbaa !11
  %102 = freeze i8 %101
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %144, label %104

104:
  %105 = zext i8 %102 to i32
  %106 = icmp ugt i8 %102, -17
  br i1 %106, label %109, label %107

107:
  %108 = icmp ugt i8 %102, -33
  br i1 %108, label %109, label %112

109:
  %110 = phi i32 [ 2, %107 ], [ 3, %104 ]
  %111 = lshr i32 63, %110
  br label %116

112:
  %113 = icmp ugt i8 %102, -65
  %114 = zext i1 %113 to i32
  %115 = select i1 %113, i32 31, i32 255
  br label %116

116:
  %117 = phi i32 [ %110, %109 ], [ %114, %112 ]
  %118 = phi i32 [ %111, %109 ], [ %115, %112 ]
  %119 = and i32 %118, %105
  %120 = getelementptr i8, ptr %100, i64 1
  %121 = zext nneg i32 %117 to i64
  %122 = getelementptr i8, ptr %120, i64 %121
  br label %123

123:
  %124 = phi ptr [ %100, %116 ], [ %127, %134 ]
  %125 = phi i32 [ %119, %116 ], [ %137, %134 ]
  %126 = phi i32 [ %117, %116 ], [ %138, %134 ]
  %127 = getelementptr inbounds i8, ptr %124, i64 1
  %128 = icmp eq i32 %126, 0
  br i1 %128, label %139, label %129

129:
  %130 = load i8, ptr %127, align 1, !tbaa !11
  %131 = zext i8 %130 to i32
  %132 = and i32 %131, 192
  %133 = icmp eq i32 %132, 128
  br i1 %133, label %134, label %139

134:
  %135 = shl i32 %125, 6
  %136 = and i32 %131, 63
  %137 = or disjoint i32 %136, %135
  %138 = add nsw i32 %126, -1
  br label %123, !llvm.loop !15

139:
  %140 = phi ptr [ %122, %123 ], [ %127, %129 ]
  %141 = mul i32 %98, 31
  %142 = add i32 %125, %141
  %143 = add nuw nsw i32 %99, 1
  br label %97, !llvm.loop !16

144:
  %145 = urem i32 %22, 30
  %146 = add nuw nsw i32 %145, 1994
  store i8 0, ptr %5, align 16, !tbaa !11
  br label %147

147:
  %148 = phi i64 [ %163, %162 ], [ 0, %144 ]
  %149 = phi i32 [ %156, %162 ], [ %146, %144 ]
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %164

151:
  %152 = getelementptr inbounds [13 x %struct.anon.0], ptr @roman.table, i64 0, i64 %148
  %153 = load i32, ptr %152, align 16, !tbaa !17
  %154 = getelementptr inbounds i8, ptr %152, i64 8
  br label %155

155:
  %156 = phi i32 [ %161, %158 ], [ %149, %151 ]
  %157 = icmp slt i32 %156, %153
  br i1 %157, label %162, label %158

158:
  %159 = load ptr, ptr %154, align 8, !tbaa !19
  %160 = call ptr @strcat(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %159) #21
  %161 = sub nsw i32 %156, %153
  br label %155, !llvm.loop !20

162:
  %163 = add nuw nsw i64 %148, 1
  br label %147, !llvm.loop !21

164:
  %165 = phi i32 [ %188, %174 ], [ 0, %147 ]
  %166 = phi i32 [ %177, %174 ], [ 0, %147 ]
  %167 = phi i32 [ %190, %174 ], [ 0, %147 ]
  %168 = phi ptr [ %191, %174 ], [ @json, %147 ]
  %169 = load i8, ptr %168, align 1, !tbaa !11
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %171, label %174

171:
  %172 = or disjoint i32 %96, %45
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #19
  %173 = add nuw i32 %22, 1
  br label %17, !llvm.loop !22

174:
  %175 = icmp eq i8 %169, 10
  %176 = zext i1 %175 to i32
  %177 = add nuw nsw i32 %166, %176
  %178 = tail call ptr @__ctype_b_loc() #22
  %179 = load ptr, ptr %178, align 8, !tbaa !5
  %180 = zext i8 %169 to i64
  %181 = getelementptr inbounds i16, ptr %179, i64 %180
  %182 = load i16, ptr %181, align 2, !tbaa !23
  %183 = and i16 %182, 1024
  %184 = icmp ne i16 %183, 0
  %185 = icmp eq i32 %167, 0
  %186 = select i1 %184, i1 %185, i1 false
  %187 = zext i1 %186 to i32
  %188 = add nuw nsw i32 %165, %187
  %189 = lshr exact i16 %183, 10
  %190 = zext nneg i16 %189 to i32
  %191 = getelementptr inbounds i8, ptr %168, i64 1
  br label %164, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(read)
declare i32 @atoi(ptr nocapture noundef) local_unnamed_addr #2

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc void @parse(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.value) align 8 %0) unnamed_addr #0 {
  %2 = alloca %struct.value, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %0, i8 0, i64 32, i1 false)
  tail call fastcc void @space() #20
  %3 = load ptr, ptr @at, align 8, !tbaa !5
  %4 = load i8, ptr %3, align 1, !tbaa !11
  switch i8 %4, label %62 [
    i8 110, label %5
    i8 116, label %7
    i8 102, label %10
    i8 34, label %13
    i8 91, label %16
    i8 123, label %16
    i8 45, label %71
  ]

5:
  %6 = getelementptr inbounds i8, ptr %3, i64 4
  store ptr %6, ptr @at, align 8, !tbaa !5
  br label %160

7:
  store i32 1, ptr %0, align 8, !tbaa !26
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 1, ptr %8, align 8, !tbaa !11
  %9 = getelementptr inbounds i8, ptr %3, i64 4
  store ptr %9, ptr @at, align 8, !tbaa !5
  br label %160

10:
  store i32 1, ptr %0, align 8, !tbaa !26
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 0, ptr %11, align 8, !tbaa !11
  %12 = getelementptr inbounds i8, ptr %3, i64 5
  store ptr %12, ptr @at, align 8, !tbaa !5
  br label %160

13:
  store i32 3, ptr %0, align 8, !tbaa !26
  %14 = tail call fastcc ptr @string() #20
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %14, ptr %15, align 8, !tbaa !11
  br label %160

16:
  %17 = icmp eq i8 %4, 91
  %18 = select i1 %17, i8 93, i8 125
  %19 = getelementptr inbounds i8, ptr %3, i64 1
  store ptr %19, ptr @at, align 8, !tbaa !5
  %20 = select i1 %17, i32 4, i32 5
  store i32 %20, ptr %0, align 8, !tbaa !26
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %21, i8 0, i64 20, i1 false)
  br label %24

24:
  %25 = phi i64 [ 0, %16 ], [ %34, %55 ]
  %26 = phi ptr [ null, %16 ], [ %50, %55 ]
  %27 = phi ptr [ null, %16 ], [ %36, %55 ]
  tail call fastcc void @space() #20
  %28 = load ptr, ptr @at, align 8, !tbaa !5
  %29 = load i8, ptr %28, align 1, !tbaa !11
  %30 = icmp eq i8 %29, 0
  %31 = icmp eq i8 %29, %18
  %32 = or i1 %30, %31
  br i1 %32, label %58, label %33

33:
  %34 = add nuw nsw i64 %25, 1
  %35 = shl nuw nsw i64 %34, 5
  %36 = tail call ptr @realloc(ptr noundef %27, i64 noundef %35) #23
  br i1 %17, label %49, label %37

37:
  %38 = shl nuw nsw i64 %34, 3
  %39 = tail call ptr @realloc(ptr noundef %26, i64 noundef %38) #23
  %40 = tail call fastcc ptr @string() #20
  %41 = getelementptr inbounds ptr, ptr %39, i64 %25
  store ptr %40, ptr %41, align 8, !tbaa !5
  tail call fastcc void @space() #20
  %42 = load ptr, ptr @at, align 8, !tbaa !5
  %43 = load i8, ptr %42, align 1, !tbaa !11
  %44 = icmp ne i8 %43, 58
  %45 = zext i1 %44 to i32
  %46 = load i32, ptr @bad, align 4, !tbaa !9
  %47 = or i32 %46, %45
  store i32 %47, ptr @bad, align 4, !tbaa !9
  %48 = getelementptr inbounds i8, ptr %42, i64 1
  store ptr %48, ptr @at, align 8, !tbaa !5
  br label %49

49:
  %50 = phi ptr [ %39, %37 ], [ %26, %33 ]
  %51 = getelementptr inbounds %struct.value, ptr %36, i64 %25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #19
  call fastcc void @parse(ptr dead_on_unwind nonnull writable sret(%struct.value) align 8 %2) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %51, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #19
  tail call fastcc void @space() #20
  %52 = load ptr, ptr @at, align 8, !tbaa !5
  %53 = load i8, ptr %52, align 1, !tbaa !11
  %54 = icmp eq i8 %53, 44
  br i1 %54, label %56, label %55

55:
  br label %24, !llvm.loop !29

56:
  %57 = getelementptr inbounds i8, ptr %52, i64 1
  store ptr %57, ptr @at, align 8, !tbaa !5
  br label %55

58:
  %59 = trunc nuw nsw i64 %25 to i32
  store ptr %27, ptr %21, align 8, !tbaa !11
  store i32 %59, ptr %23, align 8, !tbaa !11
  store ptr %26, ptr %22, align 8, !tbaa !11
  %60 = zext i1 %31 to i64
  %61 = getelementptr inbounds i8, ptr %28, i64 %60
  store ptr %61, ptr @at, align 8, !tbaa !5
  br label %160

62:
  %63 = tail call ptr @__ctype_b_loc() #22
  %64 = load ptr, ptr %63, align 8, !tbaa !5
  %65 = zext i8 %4 to i64
  %66 = getelementptr inbounds i16, ptr %64, i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !23
  %68 = and i16 %67, 2048
  %69 = icmp eq i16 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:
  %72 = phi i32 [ %70, %62 ], [ 0, %1 ]
  %73 = load i32, ptr @bad, align 4, !tbaa !9
  %74 = or i32 %73, %72
  store i32 %74, ptr @bad, align 4, !tbaa !9
  store i32 2, ptr %0, align 8, !tbaa !26
  %75 = icmp eq i8 %4, 45
  br i1 %75, label %76, label %78

76:
  %77 = getelementptr inbounds i8, ptr %3, i64 1
  store ptr %77, ptr @at, align 8, !tbaa !5
  br label %78

78:
  %79 = phi ptr [ %77, %76 ], [ %3, %71 ]
  %80 = phi double [ -1.000000e+00, %76 ], [ 1.000000e+00, %71 ]
  %81 = tail call ptr @__ctype_b_loc() #22
  %82 = load ptr, ptr %81, align 8, !tbaa !5
  br label %83

83:
  %84 = phi ptr [ %79, %78 ], [ %93, %92 ]
  %85 = phi double [ 0.000000e+00, %78 ], [ %97, %92 ]
  %86 = load i8, ptr %84, align 1, !tbaa !11
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds i16, ptr %82, i64 %87
  %89 = load i16, ptr %88, align 2, !tbaa !23
  %90 = and i16 %89, 2048
  %91 = icmp eq i16 %90, 0
  br i1 %91, label %98, label %92

92:
  %93 = getelementptr inbounds i8, ptr %84, i64 1
  store ptr %93, ptr @at, align 8, !tbaa !5
  %94 = sext i8 %86 to i32
  %95 = add nsw i32 %94, -48
  %96 = sitofp i32 %95 to double
  %97 = tail call double @llvm.fmuladd.f64(double %85, double 1.000000e+01, double %96)
  br label %83, !llvm.loop !30

98:
  %99 = icmp eq i8 %86, 46
  br i1 %99, label %100, label %118

100:
  %101 = phi ptr [ %104, %111 ], [ %84, %98 ]
  %102 = phi double [ %115, %111 ], [ 1.000000e+00, %98 ]
  %103 = phi double [ %116, %111 ], [ %85, %98 ]
  %104 = getelementptr inbounds i8, ptr %101, i64 1
  %105 = load i8, ptr %104, align 1, !tbaa !11
  %106 = zext i8 %105 to i64
  %107 = getelementptr inbounds i16, ptr %82, i64 %106
  %108 = load i16, ptr %107, align 2, !tbaa !23
  %109 = and i16 %108, 2048
  %110 = icmp eq i16 %109, 0
  br i1 %110, label %117, label %111

111:
  %112 = sext i8 %105 to i32
  %113 = add nsw i32 %112, -48
  %114 = sitofp i32 %113 to double
  %115 = fdiv double %102, 1.000000e+01
  %116 = tail call double @llvm.fmuladd.f64(double %114, double %115, double %103)
  br label %100, !llvm.loop !31

117:
  store ptr %104, ptr @at, align 8, !tbaa !5
  br label %118

118:
  %119 = phi i8 [ %86, %98 ], [ %105, %117 ]
  %120 = phi ptr [ %84, %98 ], [ %104, %117 ]
  %121 = phi double [ %85, %98 ], [ %103, %117 ]
  %122 = and i8 %119, -33
  %123 = icmp eq i8 %122, 69
  br i1 %123, label %124, label %156

124:
  %125 = getelementptr inbounds i8, ptr %120, i64 1
  store ptr %125, ptr @at, align 8, !tbaa !5
  %126 = load i8, ptr %125, align 1, !tbaa !11
  %127 = icmp eq i8 %126, 45
  %128 = icmp eq i8 %126, 43
  %129 = or i1 %127, %128
  %130 = zext i1 %129 to i64
  %131 = getelementptr inbounds i8, ptr %125, i64 %130
  store ptr %131, ptr @at, align 8, !tbaa !5
  br label %132

132:
  %133 = phi ptr [ %131, %124 ], [ %143, %141 ]
  %134 = phi i32 [ 0, %124 ], [ %146, %141 ]
  %135 = load i8, ptr %133, align 1, !tbaa !11
  %136 = zext i8 %135 to i64
  %137 = getelementptr inbounds i16, ptr %82, i64 %136
  %138 = load i16, ptr %137, align 2, !tbaa !23
  %139 = and i16 %138, 2048
  %140 = icmp eq i16 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = mul nsw i32 %134, 10
  %143 = getelementptr inbounds i8, ptr %133, i64 1
  store ptr %143, ptr @at, align 8, !tbaa !5
  %144 = sext i8 %135 to i32
  %145 = add i32 %142, -48
  %146 = add i32 %145, %144
  br label %132, !llvm.loop !32

147:
  %148 = phi double [ %155, %151 ], [ %121, %132 ]
  %149 = phi i32 [ %152, %151 ], [ %134, %132 ]
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %156

151:
  %152 = add nsw i32 %149, -1
  %153 = fdiv double %148, 1.000000e+01
  %154 = fmul double %148, 1.000000e+01
  %155 = select i1 %127, double %153, double %154
  br label %147, !llvm.loop !33

156:
  %157 = phi double [ %121, %118 ], [ %148, %147 ]
  %158 = fmul double %80, %157
  %159 = getelementptr inbounds i8, ptr %0, i64 8
  store double %158, ptr %159, align 8, !tbaa !11
  br label %160

160:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize uwtable
define internal fastcc void @show(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #3 {
  %3 = load i32, ptr %0, align 8, !tbaa !26
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
  br label %79

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
  br label %79

22:
  %23 = load ptr, ptr %1, align 8, !tbaa !5
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !11
  %26 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %23, ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %25) #21
  %27 = load ptr, ptr %1, align 8, !tbaa !5
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  store ptr %29, ptr %1, align 8, !tbaa !5
  br label %79

30:
  %31 = load ptr, ptr %1, align 8, !tbaa !5
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !11
  %34 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %31, ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef %33) #21
  %35 = load ptr, ptr %1, align 8, !tbaa !5
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  store ptr %37, ptr %1, align 8, !tbaa !5
  br label %79

38:
  %39 = icmp eq i32 %3, 4
  %40 = select i1 %39, i8 91, i8 123
  %41 = load ptr, ptr %1, align 8, !tbaa !5
  %42 = getelementptr inbounds i8, ptr %41, i64 1
  store ptr %42, ptr %1, align 8, !tbaa !5
  store i8 %40, ptr %41, align 1, !tbaa !11
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = getelementptr inbounds i8, ptr %0, i64 16
  br label %46

46:
  %47 = phi i64 [ %78, %75 ], [ 0, %38 ]
  %48 = load i32, ptr %44, align 8, !tbaa !11
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %58, label %51

51:
  %52 = load i32, ptr %0, align 8, !tbaa !26
  %53 = icmp eq i32 %52, 4
  %54 = select i1 %53, i8 93, i8 125
  %55 = load ptr, ptr %1, align 8, !tbaa !5
  %56 = getelementptr inbounds i8, ptr %55, i64 1
  store ptr %56, ptr %1, align 8, !tbaa !5
  store i8 %54, ptr %55, align 1, !tbaa !11
  %57 = load ptr, ptr %1, align 8, !tbaa !5
  store i8 0, ptr %57, align 1, !tbaa !11
  br label %79

58:
  %59 = icmp eq i64 %47, 0
  br i1 %59, label %63, label %60

60:
  %61 = load ptr, ptr %1, align 8, !tbaa !5
  %62 = getelementptr inbounds i8, ptr %61, i64 1
  store ptr %62, ptr %1, align 8, !tbaa !5
  store i8 44, ptr %61, align 1, !tbaa !11
  br label %63

63:
  %64 = load i32, ptr %0, align 8, !tbaa !26
  %65 = icmp eq i32 %64, 5
  br i1 %65, label %66, label %75

66:
  %67 = load ptr, ptr %1, align 8, !tbaa !5
  %68 = load ptr, ptr %45, align 8, !tbaa !11
  %69 = getelementptr inbounds ptr, ptr %68, i64 %47
  %70 = load ptr, ptr %69, align 8, !tbaa !5
  %71 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %67, ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef %70) #21
  %72 = load ptr, ptr %1, align 8, !tbaa !5
  %73 = sext i32 %71 to i64
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  store ptr %74, ptr %1, align 8, !tbaa !5
  br label %75

75:
  %76 = load ptr, ptr %43, align 8, !tbaa !11
  %77 = getelementptr inbounds %struct.value, ptr %76, i64 %47
  tail call fastcc void @show(ptr noundef %77, ptr noundef nonnull %1) #20
  %78 = add nuw nsw i64 %47, 1
  br label %46, !llvm.loop !34

79:
  ret void
}

; Function Attrs: minsize nounwind optsize uwtable
define internal fastcc void @release(ptr nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = load i32, ptr %0, align 8, !tbaa !26
  %3 = icmp eq i32 %2, 3
  br i1 %3, label %4, label %8

4:
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  tail call void @free(ptr noundef %6) #21
  %7 = load i32, ptr %0, align 8, !tbaa !26
  br label %8

8:
  %9 = phi i32 [ %7, %4 ], [ %2, %1 ]
  %10 = icmp ugt i32 %9, 3
  br i1 %10, label %11, label %33

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  br label %15

15:
  %16 = phi i64 [ 0, %11 ], [ %32, %31 ]
  %17 = load i32, ptr %13, align 8, !tbaa !11
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %16, %18
  %20 = load ptr, ptr %12, align 8, !tbaa !11
  br i1 %19, label %23, label %21

21:
  tail call void @free(ptr noundef %20) #21
  %22 = load ptr, ptr %14, align 8, !tbaa !11
  tail call void @free(ptr noundef %22) #21
  br label %33

23:
  %24 = getelementptr inbounds %struct.value, ptr %20, i64 %16
  tail call fastcc void @release(ptr noundef %24) #20
  %25 = load i32, ptr %0, align 8, !tbaa !26
  %26 = icmp eq i32 %25, 5
  br i1 %26, label %27, label %31

27:
  %28 = load ptr, ptr %14, align 8, !tbaa !11
  %29 = getelementptr inbounds ptr, ptr %28, i64 %16
  %30 = load ptr, ptr %29, align 8, !tbaa !5
  tail call void @free(ptr noundef %30) #21
  br label %31

31:
  %32 = add nuw nsw i64 %16, 1
  br label %15, !llvm.loop !35

33:
  ret void
}

; Function Attrs: minsize nofree nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc range(i32 0, 2) i32 @matches(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #4 {
  %3 = load i8, ptr %0, align 1, !tbaa !11
  %4 = icmp eq i8 %3, 94
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 1
  %7 = tail call fastcc i32 @matchHere(ptr noundef nonnull %6, ptr noundef %1) #20
  br label %16

8:
  %9 = phi ptr [ %13, %12 ], [ %1, %2 ]
  %10 = tail call fastcc i32 @matchHere(ptr noundef nonnull %0, ptr noundef %9) #20
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds i8, ptr %9, i64 1
  %14 = load i8, ptr %9, align 1, !tbaa !11
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %8, !llvm.loop !36

16:
  %17 = phi i32 [ %7, %5 ], [ 0, %12 ], [ 1, %8 ]
  ret i32 %17
}

; Function Attrs: minsize mustprogress nofree nosync nounwind optsize willreturn memory(none)
declare ptr @__ctype_b_loc() local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare ptr @strrchr(ptr noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strcspn(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define internal fastcc void @space() unnamed_addr #10 {
  %1 = load ptr, ptr @at, align 8, !tbaa !5
  br label %2

2:
  %3 = phi ptr [ %6, %5 ], [ %1, %0 ]
  %4 = load i8, ptr %3, align 1, !tbaa !11
  switch i8 %4, label %7 [
    i8 32, label %5
    i8 10, label %5
    i8 9, label %5
  ]

5:
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  store ptr %6, ptr @at, align 8, !tbaa !5
  br label %2, !llvm.loop !37

7:
  ret void
}

; Function Attrs: minsize nofree nounwind optsize uwtable
define internal fastcc noalias noundef ptr @string() unnamed_addr #3 {
  %1 = load ptr, ptr @at, align 8, !tbaa !5
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #18
  %3 = add i64 %2, 1
  %4 = tail call noalias ptr @malloc(i64 noundef %3) #24
  br label %5

5:
  %6 = phi ptr [ %1, %0 ], [ %50, %49 ]
  %7 = phi ptr [ %4, %0 ], [ %51, %49 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  %9 = load i8, ptr %8, align 1, !tbaa !11
  switch i8 %9, label %10 [
    i8 0, label %77
    i8 34, label %77
    i8 92, label %12
  ]

10:
  %11 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %9, ptr %7, align 1, !tbaa !11
  br label %49

12:
  %13 = getelementptr inbounds i8, ptr %6, i64 2
  %14 = load i8, ptr %13, align 1, !tbaa !11
  switch i8 %14, label %75 [
    i8 110, label %18
    i8 116, label %20
    i8 117, label %15
  ]

15:
  %16 = tail call ptr @__ctype_b_loc() #22
  %17 = load ptr, ptr %16, align 8, !tbaa !5
  br label %22

18:
  %19 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 10, ptr %7, align 1, !tbaa !11
  br label %49

20:
  %21 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 9, ptr %7, align 1, !tbaa !11
  br label %49

22:
  %23 = phi i64 [ 1, %15 ], [ %46, %30 ]
  %24 = phi i32 [ 0, %15 ], [ %45, %30 ]
  %25 = icmp eq i64 %23, 5
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds i8, ptr %6, i64 6
  %28 = icmp ult i32 %24, 128
  %29 = getelementptr inbounds i8, ptr %7, i64 1
  br i1 %28, label %47, label %52

30:
  %31 = shl i32 %24, 4
  %32 = getelementptr inbounds i8, ptr %13, i64 %23
  %33 = load i8, ptr %32, align 1, !tbaa !11
  %34 = zext i8 %33 to i64
  %35 = getelementptr inbounds i16, ptr %17, i64 %34
  %36 = load i16, ptr %35, align 2, !tbaa !23
  %37 = and i16 %36, 2048
  %38 = icmp eq i16 %37, 0
  %39 = sext i8 %33 to i32
  %40 = add nsw i32 %39, -48
  %41 = or i8 %33, 32
  %42 = sext i8 %41 to i32
  %43 = add nsw i32 %42, -87
  %44 = select i1 %38, i32 %43, i32 %40
  %45 = add i32 %44, %31
  %46 = add nuw nsw i64 %23, 1
  br label %22, !llvm.loop !38

47:
  %48 = trunc nuw nsw i32 %24 to i8
  store i8 %48, ptr %7, align 1, !tbaa !11
  br label %49

49:
  %50 = phi ptr [ %8, %10 ], [ %13, %75 ], [ %13, %20 ], [ %13, %18 ], [ %27, %47 ], [ %27, %54 ], [ %27, %62 ]
  %51 = phi ptr [ %11, %10 ], [ %76, %75 ], [ %21, %20 ], [ %19, %18 ], [ %29, %47 ], [ %61, %54 ], [ %74, %62 ]
  br label %5, !llvm.loop !39

52:
  %53 = icmp ult i32 %24, 2048
  br i1 %53, label %54, label %62

54:
  %55 = lshr i32 %24, 6
  %56 = trunc nuw i32 %55 to i8
  %57 = or disjoint i8 %56, -64
  store i8 %57, ptr %7, align 1, !tbaa !11
  %58 = trunc i32 %24 to i8
  %59 = and i8 %58, 63
  %60 = or disjoint i8 %59, -128
  %61 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %60, ptr %29, align 1, !tbaa !11
  br label %49

62:
  %63 = lshr i32 %24, 12
  %64 = trunc i32 %63 to i8
  %65 = or i8 %64, -32
  store i8 %65, ptr %7, align 1, !tbaa !11
  %66 = lshr i32 %24, 6
  %67 = trunc i32 %66 to i8
  %68 = and i8 %67, 63
  %69 = or disjoint i8 %68, -128
  %70 = getelementptr inbounds i8, ptr %7, i64 2
  store i8 %69, ptr %29, align 1, !tbaa !11
  %71 = trunc i32 %24 to i8
  %72 = and i8 %71, 63
  %73 = or disjoint i8 %72, -128
  %74 = getelementptr inbounds i8, ptr %7, i64 3
  store i8 %73, ptr %70, align 1, !tbaa !11
  br label %49

75:
  %76 = getelementptr inbounds i8, ptr %7, i64 1
  store i8 %14, ptr %7, align 1, !tbaa !11
  br label %49

77:
  %78 = icmp ne i8 %9, 34
  %79 = zext i1 %78 to i32
  %80 = load i32, ptr @bad, align 4, !tbaa !9
  %81 = or i32 %80, %79
  store i32 %81, ptr @bad, align 4, !tbaa !9
  %82 = icmp eq i8 %9, 34
  %83 = zext i1 %82 to i64
  %84 = getelementptr inbounds i8, ptr %8, i64 %83
  store ptr %84, ptr @at, align 8, !tbaa !5
  store i8 0, ptr %7, align 1, !tbaa !11
  ret ptr %4
}

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #11

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #12

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #13

; Function Attrs: minsize nofree nounwind optsize
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #14

; Function Attrs: minsize nofree nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc range(i32 0, 2) i32 @matchHere(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #4 {
  %3 = load i8, ptr %0, align 1, !tbaa !11
  br label %4

4:
  %5 = phi i8 [ %3, %2 ], [ %20, %59 ]
  %6 = phi ptr [ %0, %2 ], [ %21, %59 ]
  %7 = phi ptr [ %1, %2 ], [ %60, %59 ]
  switch i8 %5, label %8 [
    i8 0, label %61
    i8 36, label %11
  ]

8:
  %9 = getelementptr inbounds i8, ptr %6, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !11
  br label %19

11:
  %12 = getelementptr inbounds i8, ptr %6, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !11
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = load i8, ptr %7, align 1, !tbaa !11
  %17 = icmp eq i8 %16, 0
  %18 = zext i1 %17 to i32
  br label %61

19:
  %20 = phi i8 [ %10, %8 ], [ %13, %11 ]
  %21 = getelementptr inbounds i8, ptr %6, i64 1
  switch i8 %20, label %52 [
    i8 63, label %22
    i8 43, label %22
    i8 42, label %22
  ]

22:
  %23 = icmp eq i8 %20, 63
  %24 = ptrtoint ptr %7 to i64
  %25 = select i1 %23, i64 1, i64 1073741824
  %26 = icmp eq i8 %5, 46
  br label %27

27:
  %28 = phi ptr [ %7, %22 ], [ %38, %27 ]
  %29 = load i8, ptr %28, align 1, !tbaa !11
  %30 = icmp ne i8 %29, 0
  %31 = ptrtoint ptr %28 to i64
  %32 = sub i64 %31, %24
  %33 = icmp slt i64 %32, %25
  %34 = select i1 %30, i1 %33, i1 false
  %35 = icmp eq i8 %5, %29
  %36 = or i1 %26, %35
  %37 = and i1 %34, %36
  %38 = getelementptr inbounds i8, ptr %28, i64 1
  br i1 %37, label %27, label %39, !llvm.loop !40

39:
  %40 = icmp eq i8 %20, 43
  %41 = getelementptr inbounds i8, ptr %6, i64 2
  %42 = zext i1 %40 to i64
  br label %43

43:
  %44 = phi ptr [ %28, %39 ], [ %51, %48 ]
  %45 = ptrtoint ptr %44 to i64
  %46 = sub i64 %45, %24
  %47 = icmp slt i64 %46, %42
  br i1 %47, label %61, label %48

48:
  %49 = tail call fastcc i32 @matchHere(ptr noundef nonnull %41, ptr noundef nonnull %44) #20
  %50 = icmp eq i32 %49, 0
  %51 = getelementptr inbounds i8, ptr %44, i64 -1
  br i1 %50, label %43, label %61, !llvm.loop !41

52:
  %53 = load i8, ptr %7, align 1, !tbaa !11
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %61, label %55

55:
  %56 = icmp eq i8 %5, 46
  %57 = icmp eq i8 %5, %53
  %58 = or i1 %56, %57
  br i1 %58, label %59, label %61

59:
  %60 = getelementptr inbounds i8, ptr %7, i64 1
  br label %4

61:
  %62 = phi i32 [ %18, %15 ], [ 0, %43 ], [ 1, %48 ], [ 0, %55 ], [ 0, %52 ], [ 1, %4 ]
  ret i32 %62
}

; Function Attrs: minsize mustprogress nofree nounwind optsize willreturn memory(argmem: readwrite)
declare ptr @strcat(ptr noalias noundef returned, ptr noalias nocapture noundef readonly) local_unnamed_addr #15

; Function Attrs: nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @stpcpy(ptr noalias writeonly, ptr noalias nocapture readonly) local_unnamed_addr #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

attributes #0 = { minsize nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { minsize mustprogress nofree nounwind optsize willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { minsize nofree nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { minsize nofree nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { minsize mustprogress nofree nosync nounwind optsize willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { minsize nofree nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { minsize mustprogress nounwind optsize willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { minsize mustprogress nofree nounwind optsize willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { minsize mustprogress nounwind optsize willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { minsize mustprogress nofree nounwind optsize willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { minsize nounwind optsize willreturn memory(read) }
attributes #19 = { nounwind }
attributes #20 = { minsize optsize }
attributes #21 = { minsize nounwind optsize }
attributes #22 = { minsize nounwind optsize willreturn memory(none) }
attributes #23 = { minsize nounwind optsize allocsize(1) }
attributes #24 = { minsize nounwind optsize allocsize(0) }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = !{!18, !10, i64 0}
!18 = !{!"", !10, i64 0, !6, i64 8}
!19 = !{!18, !6, i64 8}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !7, i64 0}
!25 = distinct !{!25, !13}
!26 = !{!27, !10, i64 0}
!27 = !{!"value", !10, i64 0, !7, i64 8}
!28 = !{i64 0, i64 4, !9, i64 8, i64 24, !11}
!29 = distinct !{!29, !13}
!30 = distinct !{!30, !13}
!31 = distinct !{!31, !13}
!32 = distinct !{!32, !13}
!33 = distinct !{!33, !13}
!34 = distinct !{!34, !13}
!35 = distinct !{!35, !13}
!36 = distinct !{!36, !13}
!37 = distinct !{!37, !13}
!38 = distinct !{!38, !13}
!39 = distinct !{!39, !13}
!40 = distinct !{!40, !13}
!41 = distinct !{!41, !13}

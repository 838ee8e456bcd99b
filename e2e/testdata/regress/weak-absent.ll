; The addresses of weak symbols that nothing defines are zero, also where addresses are relative to the program counter.
declare extern_weak i32 @absent(i32)
declare extern_weak dso_local i32 @absent_local(i32)
@variable = extern_weak global i32
@variable_local = extern_weak dso_local global [4 x i32]
@table = global [2 x ptr] [ptr @absent, ptr @variable]

define i32 @main(i32 %argc, ptr %argv) {
  %1 = icmp eq ptr @absent, null
  br i1 %1, label %none, label %bad
none:
  %2 = icmp eq ptr @absent_local, null
  br i1 %2, label %local, label %calls
calls:
  %r = call i32 @absent_local(i32 %argc)
  br label %bad
local:
  %i = sub i32 %argc, 1
  %3 = getelementptr [4 x i32], ptr @variable_local, i32 0, i32 %i
  %4 = ptrtoint ptr %3 to i32
  %5 = ptrtoint ptr @variable to i32
  %6 = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
  %7 = load ptr, ptr %6
  %8 = ptrtoint ptr %7 to i32
  %9 = or i32 %4, %5
  %10 = or i32 %9, %8
  ret i32 %10
bad:
  ret i32 100
}

target triple = "x86_64-unknown-linux-gnu"

declare i32 @g(i32)

define i32 @sum(i32 %first, i32 %second) {
entry:
  %one = call i32 @g(i32 %first)
  %two = call i32 @g(i32 %second)
  %all = add i32 %one, %two
  ret i32 %all
}

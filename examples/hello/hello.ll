; The smallest program: spillway build examples/hello/hello.ll -o hello && ./hello

@text = private constant [15 x i8] c"hello, world!\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}

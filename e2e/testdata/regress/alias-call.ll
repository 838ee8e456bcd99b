; A call of a function by an alias that another module may replace (TLS initialisers of C++), with --check.
@other = alias i32 (i32), ptr @add

define i32 @add(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}

define i32 @main() {
  %x = call i32 @other(i32 4)
  %d = sub i32 %x, 7
  ret i32 %d
}

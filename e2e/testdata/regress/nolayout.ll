; Neither a triple nor a layout: variables are laid out for the target.
@x = global i32 5
@t = global ptr @x
@u = global [2 x ptr] [ptr @x, ptr @t]
@words = internal global [3 x i64] zeroinitializer

define i32 @main() {
  %q = load volatile ptr, ptr @t
  %v = load i32, ptr %q
  %second = getelementptr [2 x ptr], ptr @u, i32 0, i32 1
  %p = load ptr, ptr %second
  %x = load ptr, ptr %p
  %w = load i32, ptr %x
  %step = ptrtoint ptr getelementptr (ptr, ptr null, i32 1) to i32
  %native = ptrtoint ptr %second to i32
  %first = ptrtoint ptr @u to i32
  %d = sub i32 %native, %first
  %ok = icmp eq i32 %d, %step
  %sum = add i32 %v, %w
  %ten = icmp eq i32 %sum, 10
  %both = and i1 %ok, %ten
  %bad = xor i1 %both, true
  %r = zext i1 %bad to i32
  ret i32 %r
}

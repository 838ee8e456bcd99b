; What is behind the first 16 bytes of a vector goes through memory in pieces.
declare i32 @puts(ptr)
@d = global [25 x i8] c"\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19"
@ok = constant [3 x i8] c"ok\00"
@bad = constant [4 x i8] c"bad\00"
define i32 @main() {
  %v = load volatile <25 x i8>, ptr @d, align 1
  %r = bitcast <25 x i8> %v to i200
  %a = trunc i200 %r to i64
  %c = icmp eq i64 %a, 578437695752307201
  %s = select i1 %c, ptr @ok, ptr @bad
  %x = call i32 @puts(ptr %s)
  %n = xor i1 %c, true
  %z = zext i1 %n to i32
  ret i32 %z
}

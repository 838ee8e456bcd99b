// Classes, interfaces, exceptions with finally and scope guards, templates, delegates, arrays, maps, threads with their own variables.
import core.stdc.stdio, core.thread;
class MyErr : Exception { int code; this(string m, int c) { super(m); code = c; } }
interface Shape { double area() const; string name() const; }
abstract class Base : Shape { int id; this(int i) { id = i; } }
final class Circle : Base { double r; this(int i, double r) { super(i); this.r = r; } double area() const { return 3 * r * r; } string name() const { return "circle"; } }
class Square : Base { double s; this(int i, double s) { super(i); this.s = s; } double area() const { return s * s; } string name() const { return "square"; } }
struct Res { string n; this(string n) { this.n = n; printf("+%.*s\n", cast(int) n.length, n.ptr); } ~this() { if (n) printf("-%.*s\n", cast(int) n.length, n.ptr); } @disable this(this); }
int risky(int n) { auto r = Res("r"); scope(failure) printf("failing %d\n", n); scope(exit) printf("exit %d\n", n); if (n > 2) throw new MyErr("too big", n); return n * 2; }
T fold(T)(T[] a, T delegate(T, T) f) { T r = a[0]; foreach (x; a[1 .. $]) r = f(r, x); return r; }
int own = 5; __gshared int shared_ = 6; static this() { own = 50; } static ~this() { printf("module's destructor\n"); }
ulong fib(uint n) pure nothrow { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
enum table = { int[10] t; foreach (i, ref x; t) x = cast(int) (i * i); return t; }();
union U { double d; ulong u; }
void main(string[] args) {
  foreach (i; 0 .. 5) { try printf("%d\n", risky(i)); catch (MyErr e) printf("%.*s %d\n", cast(int) e.msg.length, e.msg.ptr, e.code); finally printf("finally %d\n", i); }
  Shape[] ss = [new Circle(1, 2), new Square(2, 3)]; foreach (s; ss) printf("%.*s %g %d\n", cast(int) s.name.length, s.name.ptr, s.area, cast(Circle) s !is null);
  int[string] m; foreach (w; ["the", "quick", "the", "lazy", "the"]) m[w]++; printf("%d %d %d\n", m["the"], cast(int) m.length, ("none" in m) is null);
  int k = 3; printf("%d\n", fold([1, 2, 3, 4], (int a, int b) => a * k + b));
  try { int[] a = [1, 2]; size_t j = args.length + 6; printf("%d\n", a[j]); } catch (Error e) printf("range error\n");
  auto t = new Thread({ own++; printf("thread %d\n", own); shared_ += 10; }); t.start(); t.join(); printf("%d %d\n", own, shared_);
  int[] a; foreach (i; 0 .. 20) a ~= i * i; auto b = a[5 .. 9].dup; b[] += 1; printf("%d %d %d\n", cast(int) a.length, b[0], b[3]);
  printf("%llu %d %d\n", fib(20), table[7], cast(int) args.length); U u; u.d = 1.5; printf("%llx\n", u.u);
  foreach (dchar c; "h\u00e9\u20ac") printf("%u ", cast(uint) c); printf("\n");
  switch (args.length > 5 ? "no" : "abc") { case "abc": printf("abc\n"); break; case "def": break; default: printf("default\n"); }
  try { try throw new Exception("first"); finally throw new Exception("second"); } catch (Exception e) printf("%.*s %d\n", cast(int) e.msg.length, e.msg.ptr, e.next !is null);
  real x = 1.0L / 3; printf("%.15Lf\n", x); float[4] v = [1, 2, 3, 4]; v[] *= 2.5f; printf("%g %g\n", v[0], v[3]);
  static int nested(int n) { int helper(int x) { return x <= 0 ? 0 : x + helper(x - n); } return helper(10); } printf("%d\n", nested(3));
  synchronized { printf("locked\n"); } foreach_reverse (i; 0 .. 3) printf("%d ", i); printf("\n");
  Object o = new Square(7, 1); if (auto s = cast(Square) o) printf("%d %d\n", s.id, cast(Circle) o is null);
}

// Namespaces, templates, classes with methods and bases, references, static members, using, enums.
#include <cstdio>

namespace geo {
enum class Unit { Metre, Foot };

struct Point {
  int x, y;
  long norm() const { return static_cast<long>(x) * x + static_cast<long>(y) * y; }
};

class Shape {
public:
  explicit Shape(Point at) : at(at) { ++count; }
  virtual ~Shape() { --count; }
  virtual double area() const = 0;
  static int count;

protected:
  Point at;
  Unit unit = Unit::Foot;
};

int Shape::count = 0;

class Rect : public Shape {
public:
  Rect(Point at, double w, double h) : Shape(at), w(w), h(h) {}
  double area() const override {
    double product = w * h;
    return product + at.x;
  }

private:
  double w, h;
};

inline namespace v1 {
template <typename T, int N> struct Ring {
  T items[N];
  unsigned next : 5;
  T &slot(int i) { return items[i % N]; }
};
} // namespace v1
} // namespace geo

using geo::Point;
namespace g = geo;
typedef geo::Ring<short, 3> Shorts;

union Bits {
  float f;
  unsigned u;
};

__attribute__((noinline)) static int bump(int &counter, const Point &by, int &&step) {
  counter += by.x * step;
  return counter; // line A
}

template <typename T> __attribute__((noinline)) T twice(T v) {
  T doubled = v + v;
  return doubled; // line B
}

__attribute__((noinline)) static double measure(const g::Shape *s, int Point::*member, const Point &p) {
  int picked = p.*member;
  double a = s->area();
  std::printf("%g %d\n", a, picked); // line C
  return a + picked;
}

int main(int argc, char **) {
  using namespace geo;
  Rect r({2, 3}, 4.5, argc + 1);
  Shorts ring = {{1, 2, 3}, 7};
  ring.slot(4) = static_cast<short>(argc * 9);
  Bits bits;
  bits.f = 1.5f * argc;
  int total = 10;
  auto add = [&total, argc](int k) {
    total += k * argc;
    return total;
  };
  int sum = bump(total, Point{3, 4}, 5) + add(6);
  double d = measure(&r, &Point::y, Point{7, 8}) + twice(2.25);
  bool big = sum > 20 && Shape::count == 1;
  std::printf("%d %g %d %u %d\n", sum, d, big, bits.u, ring.items[1]); // line D
  return 0;
}

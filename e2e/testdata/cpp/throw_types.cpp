// Exceptions of many types, caught by value, reference and base class.
#include <cstdio>
#include <stdexcept>
#include <string>
struct Base { virtual ~Base() {} virtual int id() const { return 1; } };
struct Derived : Base { int id() const override { return 2; } };
struct Other { double d; };
enum class Color { red, green };
static void toss(int n) {
  switch (n) {
  case 0: throw 42;
  case 1: throw 3.5;
  case 2: throw "text";
  case 3: throw std::string("string");
  case 4: throw Derived();
  case 5: throw Base();
  case 6: throw Other{2.25};
  case 7: throw Color::green;
  case 8: throw std::out_of_range("range");
  case 9: throw std::logic_error("logic");
  case 10: throw static_cast<long long>(1) << 40;
  case 11: throw nullptr;
  case 12: throw 'c';
  }
}
int main() {
  for (int i = 0; i < 14; i++) {
    try {
      toss(i);
      std::puts("nothing");
    } catch (int x) { std::printf("int %d\n", x);
    } catch (double x) { std::printf("double %g\n", x);
    } catch (const char *s) { std::printf("text %s\n", s ? s : "null");
    } catch (const std::string &s) { std::printf("string %s\n", s.c_str());
    } catch (const Base &b) { std::printf("base %d\n", b.id());
    } catch (Other o) { std::printf("other %g\n", o.d);
    } catch (Color c) { std::printf("color %d\n", (int)c);
    } catch (const std::out_of_range &e) { std::printf("range %s\n", e.what());
    } catch (const std::exception &e) { std::printf("exception %s\n", e.what());
    } catch (long long x) { std::printf("long %lld\n", x);
    } catch (...) { std::printf("other\n"); }
  }
}

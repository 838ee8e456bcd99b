// Durations, clocks and calendars; engines and distributions that give the same numbers everywhere.
#include <chrono>
#include <cstdio>
#include <numeric>
#include <random>
#include <ratio>
#include <thread>
using namespace std::chrono;
using namespace std::chrono_literals;
int main() {
  auto d = 1h + 23min + 45s + 678ms; hh_mm_ss t(d);
  std::printf("%lld %lld %lld %lld\n", (long long)duration_cast<milliseconds>(d).count(), (long long)t.hours().count(), (long long)t.minutes().count(), (long long)t.subseconds().count());
  std::printf("%lld %lld %lld %g\n", (long long)floor<minutes>(-90s).count(), (long long)round<minutes>(90s).count(), (long long)ceil<hours>(d).count(), duration<double, std::ratio<3600>>(d).count());
  for (int y : {1900, 2000, 2023, 2024}) std::printf("%d ", year(y).is_leap());
  sys_days day = 2024y / February / 29; year_month_day later(day + days(366)); weekday w(day);
  std::printf("%lld %d-%u-%u %u\n", (long long)day.time_since_epoch().count(), (int)later.year(), (unsigned)later.month(), (unsigned)later.day(), w.c_encoding());
  auto start = steady_clock::now(); std::this_thread::sleep_for(2ms); std::printf("%d\n", steady_clock::now() - start >= 2ms);
  std::mt19937 a(42); std::mt19937_64 b(42); std::minstd_rand c(7); std::ranlux24 e(3); std::knuth_b k;
  a.discard(700); std::printf("%lu %llu %lu %lu %lu\n", (unsigned long)a(), (unsigned long long)b(), (unsigned long)c(), (unsigned long)e(), (unsigned long)k());
  std::uniform_int_distribution<int> u(-50, 50); std::normal_distribution<double> n(10, 2); std::bernoulli_distribution coin(0.25); std::poisson_distribution<int> p(4.5); std::discrete_distribution<int> choice{1, 2, 7}; std::exponential_distribution<float> x(1.5f);
  for (int i = 0; i < 8; i++) std::printf("%d %.6f %d %d %d %.4f\n", u(a), n(b), coin(a), p(b), choice(a), x(c));
  std::seed_seq seq{1, 2, 3}; std::mt19937 seeded(seq); std::printf("%lu\n", (unsigned long)seeded());
  std::printf("%.9f\n", std::generate_canonical<double, 40>(a));
}

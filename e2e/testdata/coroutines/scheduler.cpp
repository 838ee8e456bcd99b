// A scheduler with channels, timers and a mutex among coroutines that run in turns.
#include <coroutine>
#include <cstdio>
#include <deque>
#include <map>
#include <optional>
#include <vector>

static std::deque<std::coroutine_handle<>> ready;
static std::multimap<int, std::coroutine_handle<>> timers;
static int now = 0;

struct fiber {
  struct promise_type {
    fiber get_return_object() { ready.push_back(std::coroutine_handle<promise_type>::from_promise(*this)); return {}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
};

struct yield {
  bool await_ready() { return false; }
  void await_suspend(std::coroutine_handle<> h) { ready.push_back(h); }
  void await_resume() {}
};

struct sleep_for {
  int ticks;
  bool await_ready() { return ticks <= 0; }
  void await_suspend(std::coroutine_handle<> h) { timers.emplace(now + ticks, h); }
  int await_resume() { return now; }
};

template <class T> struct channel {
  std::deque<T> items;
  struct receiver { channel *c; std::coroutine_handle<> h; std::optional<T> got;
    bool await_ready() { if (c->items.empty()) return false; got = c->items.front(); c->items.pop_front(); return true; }
    void await_suspend(std::coroutine_handle<> x) { h = x; c->waiting.push_back(this); }
    T await_resume() { return *got; } };
  std::deque<receiver *> waiting;
  receiver receive() { return {this, {}, {}}; }
  void send(T x) {
    if (waiting.empty()) { items.push_back(x); return; }
    auto *r = waiting.front(); waiting.pop_front();
    r->got = x; ready.push_back(r->h);
  }
};

struct mutex {
  bool locked = false;
  std::deque<std::coroutine_handle<>> queue;
  bool await_ready() { if (locked) return false; locked = true; return true; }
  bool await_suspend(std::coroutine_handle<> h) { queue.push_back(h); return true; }
  void await_resume() {}
  void unlock() { if (queue.empty()) { locked = false; return; } ready.push_back(queue.front()); queue.pop_front(); }
};
static mutex m;

fiber producer(channel<int> &c, int id, int n) {
  for (int i = 0; i < n; i++) {
    c.send(id * 100 + i);
    if (i % 2) co_await yield{}; else co_await sleep_for{id};
  }
  c.send(-1);
}

fiber consumer(channel<int> &c, int producers, long &sum) {
  while (producers > 0) {
    int x = co_await c.receive();
    if (x < 0) { producers--; continue; }
    sum = sum * 31 + x;
    printf("%d@%d ", x, now);
  }
  printf("done@%d\n", now);
}

fiber careful(int id, std::vector<int> &log) {
  for (int i = 0; i < 3; i++) {
    co_await m;
    log.push_back(id);
    int when = co_await sleep_for{2};
    log.push_back(id * 10 + when % 10);
    m.unlock();
    co_await yield{};
  }
}

static void run() {
  while (!ready.empty() || !timers.empty()) {
    while (!ready.empty()) { auto h = ready.front(); ready.pop_front(); h.resume(); }
    if (!timers.empty()) { now = timers.begin()->first; ready.push_back(timers.begin()->second); timers.erase(timers.begin()); }
  }
}

int main() {
  channel<int> c;
  long sum = 7;
  consumer(c, 3, sum);
  for (int i = 1; i <= 3; i++) producer(c, i, 6);
  run();
  std::vector<int> log;
  for (int i = 1; i <= 3; i++) careful(i, log);
  run();
  for (int x : log) printf("%d ", x);
  printf("%ld\n", sum);
}

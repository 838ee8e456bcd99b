// std::regex: matching, searching, replacing, iterators, and the exception of a bad one.
#include <cstdio>
#include <iterator>
#include <regex>
#include <string>
int main() {
  std::regex date(R"((\d{4})-(\d\d)-(\d\d))"), word(R"(\b[a-z]+(?:ing|ed)\b)", std::regex::icase), key(R"x(^\s*(\w+)\s*=\s*"([^"]*)"\s*$)x");
  std::string text = "Starting 2024-02-29, waited until 1999-12-31 and ENDED; reading";
  for (std::sregex_iterator it(text.begin(), text.end(), date), end; it != end; ++it) std::printf("%s at %d: %s/%s\n", it->str().c_str(), (int)it->position(), (*it)[3].str().c_str(), (*it)[2].str().c_str());
  for (std::sregex_token_iterator it(text.begin(), text.end(), word), end; it != end; ++it) std::printf("<%s>", it->str().c_str());
  std::printf("\n%s\n", std::regex_replace(text, date, "$2.$3.$1").c_str());
  std::smatch m;
  for (std::string line : {"name = \"value\"", "  x=\"\" ", "broken = value"}) std::printf("%d %s\n", std::regex_match(line, m, key), m.size() > 2 ? (m[1].str() + ":" + m[2].str()).c_str() : "-");
  std::string csv = "a,b,,c"; std::regex comma(",");
  for (std::sregex_token_iterator it(csv.begin(), csv.end(), comma, -1), end; it != end; ++it) std::printf("[%s]", it->str().c_str());
  std::puts("");
  for (const char *bad : {"(", "[z-a]", "a{3,1}", "*"}) try { std::regex r(bad); std::puts("fine"); } catch (const std::regex_error &e) { std::printf("error %d\n", (int)e.code()); }
}

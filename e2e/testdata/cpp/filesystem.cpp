// std::filesystem: paths, directories, errors as codes and as exceptions.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>
#include <unistd.h>
namespace fs = std::filesystem;
int main() {
  for (const char *text : {"/usr/lib/x.tar.gz", "a/../b/./c", "", "dir/", ".hidden", "/"}) {
    fs::path p(text);
    std::printf("[%s] %s|%s|%s|%s|%d", text, p.filename().c_str(), p.extension().c_str(), p.stem().c_str(), p.lexically_normal().c_str(), p.is_absolute());
    for (auto &part : p) std::printf(" <%s>", part.c_str());
    std::puts("");
  }
  fs::path root = fs::temp_directory_path() / ("spw-" + std::to_string(getpid()));
  fs::create_directories(root / "a" / "b"); fs::create_directory(root / "c");
  for (int i = 0; i < 4; i++) std::ofstream(root / "a" / ("f" + std::to_string(i))) << std::string(i * 10, 'x');
  fs::copy_file(root / "a/f3", root / "c/copy"); fs::rename(root / "a/f1", root / "a/b/moved"); fs::create_symlink("copy", root / "c/link");
  std::vector<std::string> found;
  for (auto &e : fs::recursive_directory_iterator(root)) found.push_back(e.path().lexically_relative(root).string() + (e.is_directory() ? "/" : ":" + std::to_string(e.file_size())));
  std::sort(found.begin(), found.end()); for (auto &s : found) std::printf("%s ", s.c_str()); std::puts("");
  try { fs::copy_file(root / "none", root / "x"); } catch (const fs::filesystem_error &e) { std::printf("%d %s\n", e.code().value(), e.path1().filename().c_str()); }
  std::error_code ec; std::printf("%d %d\n", (int)fs::file_size(root / "none", ec) == -1, ec == std::errc::no_such_file_or_directory);
  std::printf("%d\n", (int)fs::remove_all(root)); std::printf("%d\n", fs::exists(root));
}

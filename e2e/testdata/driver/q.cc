#include <vector>
#include <thread>
int main(){std::vector<int> v; std::thread t([&]{v.push_back(1);}); t.join(); return v[0]-1;}

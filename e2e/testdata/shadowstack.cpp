// A collector that walks the frames of gc "shadow-stack", moves what it finds, and may throw.
#include <cstdint>
#include <cstdio>

struct FrameMap {
	int32_t roots, metas;
	const void *meta[];
};
struct StackEntry {
	StackEntry *next;
	const FrameMap *map;
	int *root[];
};
extern "C" {
extern StackEntry *llvm_gc_root_chain;
int *ours(int *x, int depth);
int *theirs(int *x, int depth);
void quiet(int *x);
int *jumps(int *x, int depth);
int numbers[100];

void collect(int when) {
	for (StackEntry *e = llvm_gc_root_chain; e; e = e->next) {
		std::printf("%d/%d:", e->map->roots, e->map->metas);
		for (int i = 0; i < e->map->roots; i++) {
			int *&r = e->root[i];
			if (i < e->map->metas)
				std::printf(" %d=", *(const int *)e->map->meta[i]);
			std::printf(" %d", r ? *r : -1);
			if (r)
				r++;
		}
		std::printf("\n");
	}
	std::printf("--\n");
	if (when == 0)
		throw 7;
}
}

int main() {
	for (int i = 0; i < 100; i++)
		numbers[i] = i;
	std::printf("%d\n", *ours(numbers + 10, 3));
	std::printf("%d\n", *theirs(numbers + 50, 2));
	quiet(numbers + 3);
	std::printf("%d\n", *jumps(numbers + 20, 1));
	try {
		ours(numbers + 30, -3);
	} catch (int e) {
		std::printf("caught %d, %s\n", e, llvm_gc_root_chain ? "frames are left" : "no frames");
	}
	return llvm_gc_root_chain != nullptr;
}

// Compiles a generated program into a file that it removes.
#include "text.h"
#include <libtcc.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
	static const char *const body =
		"static int f%d(struct s *p, int n, unsigned char *t) {\n"
		"	int i, k = %d, m = n %% 3 ? n * 2 + 1 : -n;\n"
		"	for (i = 0; i < n && p; i++, p = p->next) {\n"
		"		switch ((p->key + i) & 7) {\n"
		"		case 0: m += t[i & 15] << 2; break;\n"
		"		case 1: case 5: p->value /= k + 1.5; break;\n"
		"		case 2: m ^= p->key - k; continue;\n"
		"		default: if (p->value > 0.25 || !p->next) m -= (int)p->value; else k++;\n"
		"		}\n"
		"		while (m > 1000) m = m / 2 - (k > 3 ? k : 3);\n"
		"	}\n"
		"	return m + k * sizeof(struct s);\n"
		"}\n";
	for (int i = reps(argc, argv); i > 0; i--) {
		static char source[200000];
		char *end = source + sprintf(source, "struct s { struct s *next; int key; double value; };\n#define TWICE(x) ((x) + (x))\n");
		for (int k = 0; k < 120; k++)
			end += sprintf(end, body, k, k * k);
		sprintf(end, "int entry(void) { struct s a = {0, 3, 1.5}; return TWICE(f7(&a, 5, (unsigned char *)\"0123456789abcdef\")); }\n");
		TCCState *s = tcc_new();
		tcc_set_options(s, "-nostdlib -nostdinc");
		tcc_set_output_type(s, TCC_OUTPUT_OBJ);
		char name[] = "/tmp/workloadXXXXXX"; // a device would be replaced by a file
		int made = mkstemp(name);
		if (made < 0 || tcc_compile_string(s, source) || tcc_output_file(s, name))
			return 1;
		close(made);
		unlink(name);
		tcc_delete(s);
		puts("compiled");
	}
}

// Assembles a file that it writes, twice as long where the work is to be done twice.
#include "text.h"
#include <unistd.h>

#undef main // which is nasm_main in all files of nasm
int nasm_main(int argc, char **argv);

static void input(const char *name, int n) {
	FILE *f = fopen(name, "w");
	fputs("bits 64\n%macro fill 2\n%assign i 0\n%rep %2\nmov dword [rbx+i*4+%1], i*%1\n%assign i i+1\n%endrep\n%endmacro\nsection .text\nglobal start\nstart:\n", f);
	for (int k = 0; k < 300 * n; k++) {
		fprintf(f, ".l%d: mov rax, [rbx+rcx*8+%d]\n\tadd r%d, %d\n\tvpaddd ymm%d, ymm2, [rsp+%d]\n", k, k * 3, 8 + k % 8, k * 77, k % 16, k * 32);
		fprintf(f, "\tcmp rax, r9\n\tjne .l%d\n\tlea rdi, [rel data+%d]\n\tcall start\n\timul edx, [rsi], 0x%x\n", k - k % 17, k, k);
		if (k % 25 == 0)
			fprintf(f, "\tfill %d, %d\n", k + 1, 10 + k % 20);
	}
	fputs("section .data\ndata:\n", f);
	for (int k = 0; k < 100 * n; k++)
		fprintf(f, "\tdd %d, %d.%d, data+%d\n\tdb 'text %d', 0\n", k, k, k * 7, k, k);
	fclose(f);
}

int main(int argc, char **argv) {
	char in[] = "/tmp/nasm-XXXXXX", out[sizeof in + 2];
	close(mkstemp(in));
	snprintf(out, sizeof out, "%s.o", in);
	input(in, reps(argc, argv));
	char *args[] = {"nasm", "-f", "elf64", "-o", out, in, 0};
	int r = nasm_main(6, args);
	FILE *f = fopen(out, "rb");
	static char data[1 << 24];
	size_t n = f ? fread(data, 1, sizeof data, f) : 0;
	// The name of the input is in the object.
	for (char *p = data; (p = memmem(p, data + n - p, in + 5, sizeof in - 6)); )
		memset(p, 'x', sizeof in - 6);
	printf("%d %zu %08x\n", r, n, sum(data, n));
	unlink(in);
	unlink(out);
}

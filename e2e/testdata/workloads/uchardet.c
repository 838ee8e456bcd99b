// Guesses the encoding of texts.
#include "text.h"
#include <uchardet.h>

int main(int argc, char **argv) {
	static unsigned char data[40000];
	static const unsigned base[] = {0, 0xc0, 0xe0, 0xb0, 0x81};
	for (int i = reps(argc, argv); i > 0; i--)
		for (unsigned kind = 0; kind < 5; kind++) {
			unsigned state = kind + 1;
			for (size_t k = 0; k < sizeof data; k++) {
				state = state * 1103515245 + 12345;
				unsigned x = state >> 20 & 31;
				data[k] = state >> 30 ? base[kind] ? base[kind] + x : 'a' + x % 26 : ' ';
			}
			uchardet_t u = uchardet_new();
			uchardet_handle_data(u, (char *)data, sizeof data);
			uchardet_data_end(u);
			puts(uchardet_get_charset(u));
			uchardet_delete(u);
		}
}

// Writes an image to memory with each filter, and reads it back.
#include "text.h"
#include <png.h>

enum { W = 160, H = 120 };
static unsigned char file[4 * W * H];
static size_t length, position;

static void put(png_structp p, png_bytep data, size_t n) {
	(void)p;
	memcpy(file + length, data, n);
	length += n;
}
static void get(png_structp p, png_bytep data, size_t n) {
	(void)p;
	memcpy(data, file + position, n);
	position += n;
}
static void flush(png_structp p) { (void)p; }

int main(int argc, char **argv) {
	static unsigned char image[H][3 * W], back[H][3 * W];
	static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_SUB, PNG_FILTER_UP, PNG_FILTER_AVG, PNG_FILTER_PAETH, PNG_ALL_FILTERS};
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++) {
			image[y][3 * x] = (unsigned char)(x * y / 64);
			image[y][3 * x + 1] = (unsigned char)(x + 2 * y);
			image[y][3 * x + 2] = (unsigned char)((x - 80) * (y - 60) >> 5);
		}
	for (int i = reps(argc, argv); i > 0; i--)
		for (int k = 0; k < 6; k++) {
			length = position = 0;
			png_structp w = png_create_write_struct(PNG_LIBPNG_VER_STRING, 0, 0, 0);
			png_infop info = png_create_info_struct(w);
			if (setjmp(png_jmpbuf(w)))
				return 1;
			png_set_write_fn(w, 0, put, flush);
			png_set_IHDR(w, info, W, H, 8, PNG_COLOR_TYPE_RGB, k & 1 ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, 0, 0);
			png_set_filter(w, 0, filters[k]);
			png_set_compression_level(w, 3);
			png_bytep rows[H];
			for (int y = 0; y < H; y++)
				rows[y] = image[y];
			png_write_info(w, info);
			png_write_image(w, rows);
			png_write_end(w, info);
			png_destroy_write_struct(&w, &info);
			png_structp r = png_create_read_struct(PNG_LIBPNG_VER_STRING, 0, 0, 0);
			info = png_create_info_struct(r);
			if (setjmp(png_jmpbuf(r)))
				return 2;
			png_set_read_fn(r, 0, get);
			png_read_info(r, info);
			png_set_gamma(r, 2.2, 1 / 2.2);
			png_set_interlace_handling(r);
			png_read_update_info(r, info);
			for (int y = 0; y < H; y++)
				rows[y] = back[y];
			png_read_image(r, rows);
			png_destroy_read_struct(&r, &info, 0);
			printf("%lu %08x %08x\n", (unsigned long)length, sum(file, length), sum(back, sizeof back));
		}
}

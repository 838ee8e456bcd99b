// Runs script.js.
#include "text.h"
#include <duktape.h>

static duk_ret_t print(duk_context *c) {
	puts(duk_to_string(c, 0));
	return 0;
}

int main(int argc, char **argv) {
	static char script[1 << 14];
	FILE *f = fopen("script.js", "r");
	if (!f || !fread(script, 1, sizeof script - 1, f))
		return 1;
	for (int i = reps(argc, argv); i > 0; i--) {
		duk_context *c = duk_create_heap_default();
		duk_push_c_function(c, print, 1);
		duk_put_global_string(c, "print");
		if (duk_peval_string(c, script)) {
			puts(duk_safe_to_string(c, -1));
			return 1;
		}
		duk_destroy_heap(c);
	}
}

// Runs script.js.
#include "text.h"
#include <mujs.h>

static void print(js_State *J) {
	puts(js_tostring(J, 1));
	js_pushundefined(J);
}

int main(int argc, char **argv) {
	for (int i = reps(argc, argv); i > 0; i--) {
		js_State *J = js_newstate(0, 0, 0);
		js_newcfunction(J, print, "print", 1);
		js_setglobal(J, "print");
		if (js_dofile(J, "script.js"))
			return 1;
		js_freestate(J);
	}
}

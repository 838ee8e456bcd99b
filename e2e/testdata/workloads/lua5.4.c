// Runs a script of the tests.
#include "text.h"
#include <lauxlib.h>
#include <lualib.h>

int main(int argc, char **argv) {
	for (int i = reps(argc, argv); i > 0; i--) {
		lua_State *L = luaL_newstate();
		luaL_openlibs(L);
		if (luaL_dofile(L, "programs.lua")) {
			puts(lua_tostring(L, -1));
			return 1;
		}
		lua_close(L);
	}
}

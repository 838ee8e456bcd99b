// Searches text for regular expressions.
#include "text.h"
#include <oniguruma.h>

int main(int argc, char **argv) {
	static const char *const patterns[] = {"spill", "(sp[il]+t?|evict) +(\\w+)", "[a-f]+o[o-r]\\b", "(?:live|range)(?= copy)", "\\b(\\w+) \\1\\b", "0x[0-9a-f]+|\\d{2,}", "(?i)GRAPH.*colour$"};
	char *in = text();
	for (int i = reps(argc, argv); i > 0; i--)
		for (unsigned k = 0; k < sizeof patterns / sizeof *patterns; k++) {
			regex_t *re;
			OnigErrorInfo info;
			const UChar *p = (const UChar *)patterns[k], *s = (const UChar *)in, *end = s + TEXT / 4;
			if (onig_new(&re, p, p + strlen(patterns[k]), ONIG_OPTION_DEFAULT, ONIG_ENCODING_UTF8, ONIG_SYNTAX_DEFAULT, &info))
				return 1;
			OnigRegion *region = onig_region_new();
			int n = 0, at = 0;
			while ((at = onig_search(re, s, end, s + at, end, region, ONIG_OPTION_NONE)) >= 0) {
				n++;
				at = region->end[0] + (region->end[0] == at);
			}
			printf("%s %d\n", patterns[k], n);
			onig_region_free(region, 1);
			onig_free(re);
		}
}

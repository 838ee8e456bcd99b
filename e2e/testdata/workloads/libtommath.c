// Powers, factorials, primes, roots and their digits.
#include "text.h"
#include <tommath.h>

int main(int argc, char **argv) {
	static char digits[8000];
	for (int i = reps(argc, argv); i > 0; i--) {
		mp_int a, b, c;
		size_t length;
		mp_init_multi(&a, &b, &c, NULL);
		mp_set(&a, 1);
		for (int k = 2; k <= 400; k++)
			mp_mul_d(&a, k, &a);
		mp_sqr(&a, &b);
		mp_add(&b, &a, &b);
		mp_sqrt(&b, &c);
		mp_to_radix(&c, digits, sizeof digits, &length, 10);
		printf("%zu %08x\n", length, sum(digits, length));
		mp_2expt(&b, 521);
		mp_decr(&b);
		mp_bool prime;
		mp_prime_is_prime(&b, 3, &prime);
		mp_exptmod(&c, &a, &b, &c);
		mp_invmod(&c, &b, &a);
		mp_gcd(&a, &c, &a);
		mp_mul(&c, &c, &c);
		mp_to_radix(&c, digits, sizeof digits, &length, 16);
		printf("%d %zu %08x\n", prime, length, sum(digits, length));
		mp_clear_multi(&a, &b, &c, NULL);
	}
}

// Hashes, ciphers and arithmetic on large numbers.
#include "text.h"
#include <mbedtls/aria.h>
#include <mbedtls/bignum.h>
#include <mbedtls/camellia.h>
#include <mbedtls/chacha20.h>
#include <mbedtls/des.h>
#include <mbedtls/ecp.h>
#include <mbedtls/md.h>
#include <mbedtls/poly1305.h>

static void hashes(const unsigned char *in) {
	for (const int *type = mbedtls_md_list(); *type; type++) {
		unsigned char out[MBEDTLS_MD_MAX_SIZE] = {0};
		mbedtls_md(mbedtls_md_info_from_type(*type), in, 20000, out);
		printf("%d %08x\n", *type, sum(out, sizeof out));
	}
}

static void ciphers(unsigned char *data) {
	unsigned char key[32] = "the key of thirty-two characters", iv[16] = {1, 2, 3};
	mbedtls_camellia_context camellia;
	mbedtls_camellia_init(&camellia);
	mbedtls_camellia_setkey_enc(&camellia, key, 256);
	mbedtls_camellia_crypt_cbc(&camellia, MBEDTLS_CAMELLIA_ENCRYPT, 20000, iv, data, data);
	mbedtls_des3_context des;
	mbedtls_des3_init(&des);
	mbedtls_des3_set3key_enc(&des, key);
	mbedtls_des3_crypt_cbc(&des, MBEDTLS_DES_ENCRYPT, 20000, iv, data, data);
	mbedtls_chacha20_crypt(key, iv, 1, 20000, data, data);
	unsigned char mac[16];
	mbedtls_poly1305_mac(key, data, 20000, mac);
	printf("%08x %08x\n", sum(data, 20000), sum(mac, 16));
}

static void numbers(void) {
	mbedtls_mpi a, e, n, r;
	mbedtls_mpi *all[] = {&a, &e, &n, &r};
	char text[400];
	size_t length;
	for (int i = 0; i < 4; i++)
		mbedtls_mpi_init(all[i]);
	mbedtls_mpi_lset(&n, 1);
	mbedtls_mpi_shift_l(&n, 1000);
	mbedtls_mpi_add_int(&n, &n, 1297);
	mbedtls_mpi_sub_int(&e, &n, 12345678);
	mbedtls_mpi_lset(&a, 1234567);
	mbedtls_mpi_exp_mod(&r, &a, &e, &n, 0);
	mbedtls_mpi_write_string(&r, 16, text, sizeof text, &length);
	puts(text);
	for (int i = 0; i < 4; i++)
		mbedtls_mpi_free(all[i]);
	mbedtls_ecp_group group;
	mbedtls_ecp_point p;
	mbedtls_ecp_group_init(&group);
	mbedtls_ecp_point_init(&p);
	mbedtls_mpi_init(&e);
	mbedtls_ecp_group_load(&group, MBEDTLS_ECP_DP_SECP256R1);
	mbedtls_mpi_read_string(&e, 16, "123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef");
	unsigned char out[65];
	mbedtls_ecp_mul(&group, &p, &e, &group.G, 0, 0);
	mbedtls_ecp_point_write_binary(&group, &p, MBEDTLS_ECP_PF_UNCOMPRESSED, &length, out, sizeof out);
	printf("%08x\n", sum(out, length));
	mbedtls_mpi_free(&e);
	mbedtls_ecp_point_free(&p);
	mbedtls_ecp_group_free(&group);
}

int main(int argc, char **argv) {
	unsigned char *data = (unsigned char *)text();
	for (int i = reps(argc, argv); i > 0; i--) {
		hashes(data);
		ciphers(data);
		numbers();
	}
}

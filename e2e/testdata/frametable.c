// A collector that moves what it finds by the frame table of OCaml, and checks it.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern unsigned char camlTable__frametable[], camlTable__code_begin[], camlTable__code_end[];

int64_t *cell(int64_t n) {
  int64_t *p = malloc(sizeof *p);
  *p = n;
  return p;
}

// collect copies the objects of the caller's roots.
void collect(void) {
  unsigned char *pc = __builtin_return_address(0), *sp = (unsigned char *)__builtin_frame_address(0) + 2 * sizeof(void *);
  if (pc < camlTable__code_begin || pc > camlTable__code_end)
    printf("a call outside\n");
  unsigned char *at = camlTable__frametable;
  int count = *(uint16_t *)at;
  for (at += sizeof(void *); count > 0; count--) {
    uint16_t *d = (uint16_t *)(at + sizeof(void *));
    if (*(unsigned char **)at == pc) {
      for (int i = 0; i < d[1]; i++) {
        int64_t **root = (int64_t **)(sp + d[2 + i]);
        if (*root) {
          int64_t *old = *root;
          *root = cell(*old + 1000);
          *old = -1;
        }
      }
      return;
    }
    at = (unsigned char *)((uintptr_t)(d + 2 + d[1]) + sizeof(void *) - 1 & -sizeof(void *));
  }
  printf("no descriptor\n");
}

int64_t run(int64_t n);

int main(void) { printf("%ld\n", (long)run(5)); }

// N queens by bit masks and by arrays, and a sudoku solver: recursion and backtracking.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int byMask(unsigned all, unsigned cols, unsigned left, unsigned right) {
	if (cols == all)
		return 1;
	int n = 0;
	for (unsigned free = all & ~(cols | left | right); free;) {
		unsigned bit = free & -free;
		free ^= bit;
		n += byMask(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
	}
	return n;
}

static int row[16], usedCol[16], usedUp[32], usedDown[32], firstRow[16];

static int byArray(int r, int n) {
	if (r == n) {
		if (firstRow[0] < 0)
			memcpy(firstRow, row, sizeof row);
		return 1;
	}
	int count = 0;
	for (int c = 0; c < n; c++) {
		if (usedCol[c] || usedUp[r + c] || usedDown[r - c + n])
			continue;
		row[r] = c;
		usedCol[c] = usedUp[r + c] = usedDown[r - c + n] = 1;
		count += byArray(r + 1, n);
		usedCol[c] = usedUp[r + c] = usedDown[r - c + n] = 0;
	}
	return count;
}

static char board[82];
static short rows[9], cols[9], boxes[9];
static long nodes;

static int solve(void) {
	int best = -1, fewest = 10, mask = 0;
	nodes++;
	for (int i = 0; i < 81; i++) {
		if (board[i] != '.')
			continue;
		int free = 0x1ff & ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
		int n = __builtin_popcount((unsigned)free);
		if (n < fewest) {
			fewest = n;
			best = i;
			mask = free;
		}
	}
	if (best < 0)
		return 1;
	for (int d = 0; d < 9; d++) {
		if (!(mask >> d & 1))
			continue;
		short bit = (short)(1 << d);
		board[best] = (char)('1' + d);
		rows[best / 9] ^= bit;
		cols[best % 9] ^= bit;
		boxes[best / 27 * 3 + best % 9 / 3] ^= bit;
		if (solve())
			return 1;
		rows[best / 9] ^= bit;
		cols[best % 9] ^= bit;
		boxes[best / 27 * 3 + best % 9 / 3] ^= bit;
		board[best] = '.';
	}
	return 0;
}

static int sudoku(const char *text) {
	strcpy(board, text);
	memset(rows, 0, sizeof rows);
	memset(cols, 0, sizeof cols);
	memset(boxes, 0, sizeof boxes);
	nodes = 0;
	for (int i = 0; i < 81; i++)
		if (board[i] != '.') {
			short bit = (short)(1 << (board[i] - '1'));
			rows[i / 9] |= bit;
			cols[i % 9] |= bit;
			boxes[i / 27 * 3 + i % 9 / 3] |= bit;
		}
	return solve();
}

static const char puzzle[] = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	int counts[3] = {0}, solved = 0;
	for (int i = 0; i < reps; i++) {
		firstRow[0] = -1;
		counts[0] = byMask((1u << 8) - 1, 0, 0, 0);
		counts[1] = byMask((1u << 9) - 1, 0, 0, 0);
		counts[2] = byArray(0, 8);
		solved += sudoku(puzzle);
	}
	printf("8 queens: %d %d, 9 queens: %d, first:", counts[0], counts[2], counts[1]);
	for (int i = 0; i < 8; i++)
		printf(" %d", firstRow[i]);
	printf("\nsudoku %d in %ld nodes\n", solved / reps, nodes);
	for (int i = 0; i < 9; i++)
		printf("%.9s\n", board + 9 * i);
	return 0;
}

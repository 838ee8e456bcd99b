#!/bin/sh
# Regenerates the .want and .ll files beside each C program. Needs gcc, clang-19 and clang-14.
# Usage: testdata/programs/regen.sh [NAME...]
#
# What it makes is stored, so that tests have it without these compilers, too; e2e's TestStoredPrograms holds it to the sources.
#
# The expected output is what gcc and clang agree on at -O0 and at -O2. The IR has no vectors, no
# debug info (but for "queens"), no absolute names of files and no lists of predecessors. The
# typed form is clang-14's; it and -O1 do not unroll loops, which keeps them small.
set -eu
cd "$(dirname "$0")"
[ $# -gt 0 ] || set -- */*.c
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for arg; do
	name=$(basename "$arg" .c)
	(
		cd "$name"
		for compiler in gcc clang-19; do
			for level in -O0 -O2; do
				$compiler $level -w -o "$tmp/prog" "$name.c" -lm -lpthread
				"$tmp/prog" >"$tmp/$compiler$level"
				cmp "$tmp/$compiler$level" "$tmp/gcc-O0"
			done
		done
		cp "$tmp/gcc-O0" "$name.want"
		flags="-w -S -emit-llvm --target=x86_64-linux-gnu -fno-vectorize -fno-slp-vectorize -fdebug-compilation-dir=."
		[ "$name" != queens ] || flags="$flags -g"
		# The level goes first: clang lets a later -O2 switch the vectorisers on again.
		for level in O0 O1 O2 Oz; do
			case $level in O1) small=-fno-unroll-loops ;; *) small= ;; esac
			clang-19 -$level $small $flags -o "$name.$level.ll" "$name.c"
		done
		clang-14 -O2 -fno-unroll-loops -fno-strict-aliasing $flags -o "$name.O2.typed.ll" "$name.c"
		sed -i 's/ *; preds = .*//' "$name".*.ll
	)
done
cp lz/lz.c ../../examples/lz/lz.c
cp lz/lz.O1.ll ../../examples/lz/lz.ll
if grep -lE '"/(home|root|tmp|work)' */*.ll; then
	echo "regen.sh: absolute paths in the files above" >&2
	exit 1
fi
if grep -lE '<[0-9]+ x |x86_fp80' */*.ll; then
	echo "regen.sh: vectors or 80-bit floats in the files above" >&2
	exit 1
fi

package driver

import "strings"

// Manual returns the name and the text of the drivers' manual page, which spillc++ shares.
func Manual() (name, text string) {
	return C.program, strings.NewReplacer("@C@", C.program, "@CXX@", CXX.program).Replace(manual)
}

const manual = `.TH "SPILLCC" "1" "" "spillway" "Spillway"
.SH NAME
@C@, @CXX@ \- compile C and C++ with Spillway as the back end
.SH SYNOPSIS
.B @C@
.RI [ option | file ]...
.br
.B @CXX@
.RI [ option | file ]...
.SH DESCRIPTION
These compiler drivers take the place of
.BR clang (1)
and clang++, with their options, messages and exit codes: clang parses the sources and prints LLVM IR, which Spillway compiles.
.PP
.nf
make CC=@C@ CXX=@CXX@
\&./configure CC=@C@ CXX=@CXX@
cmake \-B build \-DCMAKE_C_COMPILER=@C@ \-DCMAKE_CXX_COMPILER=@CXX@
.fi
.SH OPTIONS
Options are those of clang, and:
.TP
.BI \-Xspillway " flag"
gives
.I flag
to
.BR spillway\-compile (1).
.TP
.B \-fuse\-ld=spillway
links with Spillway's linker, or, if that lacks support, with the one that clang would call.
.TP
.B \-###
prints the commands without running them;
.B \-v\nprints and runs them.
.TP
.B \-flto\nis not supported.
.SH ENVIRONMENT
.TP
.B SPILLCC_CLANG
the clang to use; otherwise clang, or the newest of clang\-22 to clang\-14.
.TP
.B SPILLCC_FLAGS
options appended to every command line.
.TP
.B SPILLCC_KEEP
a directory to save IR in that Spillway does not support.
.TP
.B SPILLCC_CACHE
a directory that caches IR between runs with different back-end flags.
.SH SEE ALSO
.BR spillway (1),
.BR clang (1)
`

package driver

import "strings"

// Manual returns the name and the text of the drivers' page of the manual, which spillc++ shares.
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
These compiler drivers stand where
.BR clang (1)
and clang++ do, with their options, messages and exit codes: clang reads the files and prints LLVM IR, Spillway compiles that.
.PP
.nf
make CC=@C@ CXX=@CXX@
\&./configure CC=@C@ CXX=@CXX@
cmake \-B build \-DCMAKE_C_COMPILER=@C@ \-DCMAKE_CXX_COMPILER=@CXX@
.fi
.SH OPTIONS
All options are clang's, but these:
.TP
.BI \-Xspillway " flag"
gives
.I flag
to
.BR spillway\-compile (1).
.TP
.B \-fuse\-ld=spillway
links with Spillway's linker, or, where that does not do it, with the one that clang would call.
.TP
.B \-###
prints the commands and runs none;
.B \-v
prints them, too.
.TP
.B \-flto
is refused.
.SH ENVIRONMENT
.TP
.B SPILLCC_CLANG
the clang to use; otherwise clang, or the newest of clang\-22 to clang\-14.
.TP
.B SPILLCC_FLAGS
words that stand behind every command line.
.TP
.B SPILLCC_KEEP
a directory for IR that Spillway refuses.
.TP
.B SPILLCC_CACHE
a directory that keeps IR between runs with other flags of the back end.
.SH SEE ALSO
.BR spillway (1),
.BR clang (1)
`

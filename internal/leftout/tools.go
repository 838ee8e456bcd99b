package leftout

// tools are the tools that tests may need, and what the README calls what brings them, where it says what
// may be left out.
var tools = map[string]string{
	"apt-get": "apt", "dpkg-source": "dpkg-dev", "cp": "coreutils", "ldd": "the C library's development files", "man": "man", "tar": "tar", "xz": "xz-utils",
	"cc": "gcc", "gcc": "gcc", "g++": "g++",
	"ar": "binutils", "as": "binutils", "ld.bfd": "binutils", "ld.gold": "binutils", "objcopy": "binutils", "objdump": "binutils", "readelf": "binutils",
	"ld.lld": "lld", "clang-14": "clang 14, 19 and 22", "clang-19": "clang 14, 19 and 22", "clang++-19": "clang 14, 19 and 22", "clang-22": "clang 14, 19 and 22",
	"qemu-aarch64": "qemu", "aarch64-linux-gnu-as": "binutils for AArch64", "aarch64-linux-gnu-objdump": "binutils for AArch64", "aarch64-linux-gnu-ld.bfd": "binutils for AArch64", "aarch64-linux-gnu-ld.gold": "binutils for AArch64", "qemu-arm": "qemu", "arm-linux-gnueabi-as": "binutils for Arm", "arm-linux-gnueabi-ld.bfd": "binutils for Arm", "arm-linux-gnueabi-ld.gold": "binutils for Arm",
	"arm-none-eabi-ld": "binutils for Arm without a system", "qemu-system-arm": "qemu",
	"llc-19": "LLVM's tools", "llvm-dis-19": "LLVM's tools", "llvm-dis-22": "LLVM's tools", "llvm-objdump-19": "LLVM's tools", "llvm-as-19": "LLVM's tools", "llvm-as-22": "LLVM's tools", "llvm-dwarfdump-19": "LLVM's tools", "llvm-remarkutil-19": "LLVM's tools",
	"cbc": "cbc", "chromium": "chromium", "crystal": "crystal", "csmith": "csmith", "eu-elflint": "elfutils", "flang-new-19": "flang", "gdb": "gdb", "gdb-multiarch": "gdb-multiarch", "ldc2": "ldc2",
	"bash": "bash", "cmake": "cmake", "make": "make", "meson": "meson", "ninja": "meson", "automake": "automake", "autoconf": "automake", "ccache": "ccache", "sccache": "sccache",
	"distcc": "distcc", "distccd": "distcc", "cargo": "cargo",
	"rustc": "rustc", "tsc": "node-typescript", "valgrind": "valgrind",
}

// reasons are the other reasons that tests give, by how they begin, and what the README says of them.
var reasons = map[string]string{
	"cc makes no programs":          "a C library of 32 bits",
	"programs that cc makes":        "a system that runs programs of 32 bits",
	"gdb does not run programs":     "a system that runs programs of 32 bits",
	"an emulator runs the programs": "a system that runs programs of 32 bits",
	"no cross libraries":            "cross libraries for AArch64",
	"no libraries for Arm":          "picolibc for Arm",
	"no libstdc++":                  "g++",
	"no libraries of clang's":       "the libraries of clang's sanitizers",
	"no packages of npm":            "packages of npm",
	"no Debian source of":           "Debian's source packages",
	"this machine runs no x86 code": "a processor of x86",
	"this machine has no":           "the extensions of the processor",
	"no library of Objective-C":     "gobjc",
}

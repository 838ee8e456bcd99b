package main

import (
	"path/filepath"
	"slices"
	"strings"
)

// mode is how far a call of the compiler goes.
type mode int

const (
	modeLink     mode = iota // to a program or a library
	modeObject               // -c
	modeAssembly             // -S
	modePass                 // makes no machine code: clang does it all
)

// input is one argument that names something to compile or link, in the order of the command line.
type input struct {
	arg      string
	language string // what -x said, or what the file's name says
}

// invocation is a command line of a C compiler, taken apart.
type invocation struct {
	args    []string // as given
	mode    mode
	output  string   // what -o names, or ""
	compile []string // flags for clang
	link    []string // flags and files for the linker, with a slot for each input
	inputs  []input
	slots   []int // the place in link of each input
	static  bool  // code need not be position-independent
}

// withValue are the flags whose value may be the next argument.
var withValue = []string{
	"-I", "-D", "-U", "-L", "-l", "-x", "-o", "-u", "-T", "-z", "-e", "-A", "-MF", "-MT", "-MQ",
	"-include", "-imacros", "-isystem", "-idirafter", "-iquote", "-iprefix", "-isysroot",
	"-Xlinker", "-Xclang", "-Xpreprocessor", "-Xassembler", "-mllvm", "-target", "--param",
}

// linkOnly are the beginnings of the flags that only the linker understands.
var linkOnly = []string{"-l", "-L", "-Wl,", "-Xlinker", "-u", "-T", "-z", "-e", "-nostdlib", "-nostartfiles", "-nodefaultlibs", "-rdynamic", "-static-libgcc", "-fuse-ld="}

// both are the beginnings of the flags that the compiler and the linker understand.
var both = []string{"-pthread", "-shared", "-static", "-pie", "-no-pie", "-s", "-r", "-m32", "-m64", "--sysroot", "-B"}

// passing are the flags that make no machine code.
var passing = []string{"-E", "-M", "-MM", "-fsyntax-only", "-emit-llvm", "-###", "-V", "-dumpmachine", "-dumpversion", "-dumpspecs"}

// Flags that other compilers know, or that ask for IR which is not machine-independent C.
var dropped = []string{"-flto", "-ffat-lto-objects", "-fprofile", "-fcf-protection", "-fstack-protector", "-fstack-clash-protection", "-fsanitize", "-Xassembler", "-Wa,"}

func parse(args []string) invocation {
	inv := invocation{args: args}
	language := ""
	for i := 0; i < len(args); i++ {
		flag := args[i]
		words := args[i : i+1]
		value := ""
		if name, ok := takesValue(flag); ok {
			if value = strings.TrimPrefix(flag, name); value == "" && i+1 < len(args) {
				i++
				words = args[i-1 : i+1]
				value = args[i]
			}
			flag = name
		}
		switch {
		case flag == "-o":
			inv.output = value
		case flag == "-x":
			if language = value; value == "none" {
				language = ""
			}
		case flag == "-c":
			inv.mode = max(inv.mode, modeObject)
		case flag == "-S":
			inv.mode = max(inv.mode, modeAssembly)
		case flag == "-" || !strings.HasPrefix(flag, "-"):
			inv.inputs = append(inv.inputs, input{flag, languageOf(flag, language)})
			inv.slots = append(inv.slots, len(inv.link))
			inv.link = append(inv.link, flag)
		case slices.Contains(passing, flag) || strings.HasPrefix(flag, "-print-") || strings.HasPrefix(flag, "--version") || strings.HasPrefix(flag, "--help"):
			inv.mode = modePass
		case hasPrefix(flag, dropped):
		case slices.Contains(both, flag) || strings.HasPrefix(flag, "--sysroot"):
			inv.link = append(inv.link, words...)
			inv.compile = append(inv.compile, words...)
			inv.static = inv.static || flag == "-no-pie" || flag == "-static"
		case isLinkOnly(flag):
			inv.link = append(inv.link, words...)
		default:
			inv.compile = append(inv.compile, words...)
			switch flag {
			case "-fno-pic", "-fno-PIC", "-fno-pie", "-fno-PIE":
				inv.static = true
			case "-fpic", "-fPIC", "-fpie", "-fPIE":
				inv.static = false
			}
		}
	}
	if len(inv.inputs) == 0 {
		inv.mode = modePass
	}
	return inv
}

// takesValue splits off the name of a flag that has a value, joined to it or in the next argument.
func takesValue(flag string) (string, bool) {
	if slices.Contains(withValue, flag) {
		return flag, true
	}
	for _, name := range []string{"-I", "-D", "-U", "-L", "-l", "-x", "-o"} {
		if strings.HasPrefix(flag, name) {
			return name, true
		}
	}
	return "", false
}

func isLinkOnly(flag string) bool {
	if len(flag) == 2 {
		return slices.Contains(linkOnly, flag)
	}
	return hasPrefix(flag, slices.DeleteFunc(slices.Clone(linkOnly), func(s string) bool { return len(s) == 2 }))
}

func hasPrefix(s string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(s, p) })
}

// languageOf is the language of a file: "c", "c++", "asm", or "" for what only the linker takes.
func languageOf(file, forced string) string {
	switch forced {
	case "":
	case "c", "cpp-output":
		return "c"
	case "c++", "c++-cpp-output":
		return "c++"
	case "assembler", "assembler-with-cpp":
		return "asm"
	default:
		return forced
	}
	switch filepath.Ext(file) {
	case ".c", ".i":
		return "c"
	case ".cc", ".cpp", ".cxx", ".C", ".ii":
		return "c++"
	case ".s", ".S", ".sx":
		return "asm"
	}
	return ""
}

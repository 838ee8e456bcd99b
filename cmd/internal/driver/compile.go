package driver

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// A refusal is an unsupported request on the command line.
type refusal struct{ what, advice string }

func (r *refusal) Error() string {
	return fmt.Sprintf("%s is not supported by Spillway; %s", r.what, r.advice)
}

var noLTO = &refusal{"-flto", "code is generated file by file, so remove it (make: CFLAGS and LDFLAGS; CMake: " +
	"CMAKE_INTERPROCEDURAL_OPTIMIZATION=OFF; Meson: -Db_lto=false; Debian: DEB_BUILD_OPTIONS=optimize=-lto)"}

// refusedFlags are prefixes of clang frontend flags with back-end effects that IR does not express and Spillway does
// not support.
var refusedFlags = []struct {
	flag string
	why  *refusal
}{
	{"-femulated-tls", &refusal{"-femulated-tls", "remove it: thread-local storage is the system's"}},
	{"-fno-use-init-array", &refusal{"-fno-use-init-array", "remove it: constructors are in .init_array"}},
	{"-fbasic-block-sections=", &refusal{"-fbasic-block-sections", "-ffunction-sections gives each function a section"}},
	{"-fsplit-machine-functions", &refusal{"-fsplit-machine-functions", "remove it"}},
	{"-mspeculative-load-hardening", &refusal{"-mspeculative-load-hardening", "remove it"}},
}

// withoutEffect are clang frontend flags without effect on Spillway's output, with the driver's names.
var withoutEffect = map[string]string{
	"-stack-usage-file": "-fstack-usage", "-fstack-size-section": "-fstack-size-section", "-split-dwarf-file": "-gsplit-dwarf",
	"-fxray-instrument": "-fxray-instrument",
}

// frontend splits a job of clang's frontend that emits machine code into two: one that prints IR into a file, and a
// command line of "spillway compile" that produces the job's output. The warnings list flags without effect.
func frontend(j job, ir string, more []string) (emit job, compile []string, warnings []string, err error) {
	compile = []string{"compile", "-c"}
	level, relocation := "-O0", "pic"
	for i := 0; i < len(j); i++ {
		arg := j[i]
		for _, r := range refusedFlags {
			if strings.HasPrefix(arg, r.flag) {
				return nil, nil, nil, r.why
			}
		}
		if name := withoutEffect[arg]; name != "" {
			warnings = append(warnings, fmt.Sprintf("%s has no effect with Spillway", name))
		}
		switch arg {
		case "-emit-obj":
			emit = append(emit, "-emit-llvm")
			continue
		case "-S":
			compile[1] = "-S"
			emit = append(emit, "-emit-llvm")
			continue
		case "-o":
			emit = append(emit, "-o", ir)
			i++
			continue
		case "-O0", "-O1", "-O2", "-O3", "-Os", "-Oz":
			level = arg
		case "-Og":
			level = "-O1"
		case "-O4", "-Ofast":
			level = "-O3"
		case "-ffunction-sections", "-fdata-sections":
			compile = append(compile, arg)
		case "-mrelocation-model":
			switch model := j[min(i+1, len(j)-1)]; model {
			case "static", "pic":
				relocation = model
			default:
				return nil, nil, nil, &refusal{"the relocation model " + model, "use -fPIC or -fno-pic"}
			}
		}
		emit = append(emit, arg)
	}
	compile = append(compile, level, "--relocation", relocation)
	return emit, slices.Concat(compile, more, []string{ir, "-o", j.value("-o")}), warnings, nil
}

// refusedLink returns why a linker's job is unsupported, if it is: clang -flto passes LLVM's plugin.
func refusedLink(j job) error {
	if slices.Contains(j, "-plugin") {
		return noLTO
	}
	return nil
}

// startFiles are startup files of the C library and the compiler; "spillway build" finds its own.
var startFiles = []string{"crt1.o", "Scrt1.o", "rcrt1.o", "gcrt1.o", "crti.o", "crtn.o"}

// ownLink converts a linker's job to a command line of "spillway build", and reports whether that supports it.
func ownLink(j job) (build []string, ok bool) {
	build = []string{"build", "--linker", "own", "-o", j.value("-o")}
	kind, started := "-no-pie", false
	for i := 1; i < len(j); i++ {
		arg := j[i]
		base := filepath.Base(arg)
		two := slices.Contains([]string{"-m", "-dynamic-linker", "-o", "-rpath", "-soname", "-h", "-z", "-l", "-L"}, arg)
		next := ""
		if two {
			if i++; i == len(j) {
				return nil, false
			}
			next = j[i]
		}
		switch {
		case arg == "-m", arg == "-dynamic-linker", arg == "-o":
		case arg == "-pie", arg == "-static", arg == "-shared":
			kind = arg
		case arg == "--no-dynamic-linker": // after -static -pie
			kind = "-static-pie"
		case arg == "-EL", arg == "-X": // the only byte order; local labels are never kept
		case arg == "-lc", arg == "-lgcc", arg == "-lgcc_s", arg == "-lgcc_eh":
		case arg == "-l" || arg == "-L":
			build = append(build, arg+next)
		case strings.HasPrefix(arg, "-l"), strings.HasPrefix(arg, "-L"):
			build = append(build, arg)
		case two:
			build = append(build, "-Wl,"+arg+","+next)
		case strings.HasPrefix(arg, "-"):
			build = append(build, "-Wl,"+arg)
		case slices.Contains(startFiles, base):
			started = true
		case strings.HasPrefix(base, "crtbegin") || strings.HasPrefix(base, "crtend"):
		default:
			build = append(build, arg)
		}
	}
	return append(build, kind), started
}

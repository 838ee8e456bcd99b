package e2e

import (
	"debug/elf"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// TestThreadLocal has thread-local variables in a shared library: loaded by a program that has
// threads, needed by one, and linked into one, where the linker makes cheaper accesses of them; by
// Spillway's linker and by the system's.
func TestThreadLocal(t *testing.T) {
	source := filepath.Join("testdata", "tls.c")
	const loads, once = "0: 123068 5483\n1: 311808 5557\n2: 722192 5631\n3: 1.35422e+06 5705\n", "722192 5481 150\n"
	for _, m := range machines {
		for _, level := range []string{"O0", "O2"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				m.need(t)
				dir := t.TempDir()
				path := func(name string) string { return filepath.Join(dir, name) }
				main, user, lib := path("main.ll"), path("user.ll"), path("lib.ll")
				m.emit("O1", source, main, "-DLOADS", "-fPIE").must(t)
				m.emit("O1", source, user, "-fPIE").must(t)
				m.emit(level, source, lib, "-DLIBRARY", "-fPIC").must(t)
				check := func(prog, want string, code int, args ...string) {
					t.Helper()
					if r := (command{name: prog, args: args}).run(t); r.code != code || r.stdout != want {
						t.Errorf("want exit code %d and %q: %s", code, want, r)
					}
				}

				so, so2, prog := path("liba.so"), path("libb.so"), path("prog")
				m.build([]string{"--shared", "-" + level}, so, lib).must(t)
				object, userObject := path("lib.o"), path("user.o")
				spill("compile", "--target", m.target, "-"+level, "--check", "-c", lib, "-o", object).must(t)
				spill("compile", "--target", m.target, "-"+level, "-c", user, "-o", userObject).must(t)
				m.cc("-shared", object, "-o", so2).must(t)
				m.build(nil, prog, main).must(t)
				for _, file := range []string{so, so2} {
					check(prog, loads, 0, file)
					f, err := elf.Open(file)
					if err != nil {
						t.Fatal(err)
					}
					flags, err := f.DynValue(elf.DT_FLAGS)
					f.Close()
					if err != nil || !slices.Contains(m.lacks, generalDynamic) && len(flags) > 0 && elf.DynFlag(flags[0])&elf.DF_STATIC_TLS != 0 {
						t.Errorf("%s has to be loaded when the program starts: flags %v, %v", file, flags, err)
					}
				}

				for _, flags := range [][]string{{lib}, {lib, "-static"}, {lib, "--relocation", "static"}, {so, "-Wl,-rpath," + dir}} {
					m.build(append(flags, "-"+level), prog, user).must(t)
					check(prog, once, 2)
				}
				for _, flag := range []string{"-pie", "-static"} {
					m.cc(flag, userObject, object, "-o", prog).must(t)
					check(prog, once, 2)
				}
				for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
					if r := spill("run", "--target", m.target, "-"+level, "--stage", stage, user, lib).run(t); r.code != 2 || r.stdout != once {
						t.Errorf("interpreted when %s: %s", stage, r)
					}
				}
				if m.target == "amd64" {
					if r := spill("run", "--native", "-"+level, user, lib).run(t); r.code != 2 || r.stdout != once {
						t.Errorf("in memory: %s", r)
					}
				}
			})
		}
	}
}

// TestThreadLocalProgram has thread-local variables of the program itself, at distances from the
// thread pointer that the linker knows, and one of a shared library; linked in every way by
// Spillway's linker and, of objects that Spillway and the assembler make, by one of the system's.
func TestThreadLocalProgram(t *testing.T) {
	source := filepath.Join("testdata", "tls.c")
	const want = "722192 5481 150\n"
	linkers := slices.DeleteFunc([]string{"bfd", "gold", "lld"}, func(linker string) bool {
		_, err := exec.LookPath("ld." + linker)
		return err != nil
	})
	for k, m := range machines {
		for i, level := range []string{"O0", "O2", "Oz"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				m.need(t)
				dir := t.TempDir()
				path := func(name string) string { return filepath.Join(dir, name) }
				user, own, lib, so, prog := path("user.ll"), path("own.ll"), path("lib.ll"), path("liba.so"), path("prog")
				m.emit("O1", source, user, "-fPIE").must(t)
				m.emit(level, source, own, "-DLIBRARY", "-fPIE").must(t)
				m.emit(level, source, lib, "-DLIBRARY", "-fPIC").must(t)
				m.build([]string{"--shared", "-" + level}, so, lib).must(t)
				check := func(how ...string) {
					t.Helper()
					if r := (command{name: prog}).run(t); r.code != 2 || r.stdout != want {
						t.Errorf("%q: want exit code 2 and %q: %s", how, want, r)
					}
				}
				for _, flags := range [][]string{{own}, {own, "-static"}, {own, "--relocation", "static"}, {so, "-Wl,-rpath," + dir}, {so, "-Wl,-rpath," + dir, "--relocation", "static"}} {
					m.build(append(flags, "-"+level), prog, user).must(t)
					check(flags...)
				}
				for _, relocation := range []string{"pic", "static"} {
					var objects, texts []string
					for _, file := range []string{user, own} {
						object, text := file+".o", file+".s.o"
						flags := []string{"compile", "--target", m.target, "-" + level, "--relocation", relocation, "--check", file, "-o"}
						spill(append(flags, object, "-c")...).must(t)
						spill(append(flags, file+".s")...).must(t)
						m.cc("-c", file+".s", "-o", text).must(t)
						objects, texts = append(objects, object), append(texts, text)
					}
					kinds := []string{"-no-pie", "-static"}
					if relocation == "pic" {
						kinds = append(kinds, "-pie")
					}
					if len(linkers) > 0 {
						linker := linkers[(k+i)%len(linkers)]
						for _, kind := range kinds {
							inputs := [][]string{objects, texts, {objects[0], so, "-Wl,-rpath," + dir}}
							if kind == "-static" {
								inputs = inputs[:2]
							}
							for _, files := range inputs {
								m.cc(append([]string{kind, "-fuse-ld=" + linker, "-o", prog}, files...)...).must(t)
								check(append(files, linker, kind)...)
							}
						}
					}
				}
				for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
					if r := spill("run", "--target", m.target, "-"+level, "--stage", stage, user, own).run(t); r.code != 2 || r.stdout != want {
						t.Errorf("interpreted when %s: %s", stage, r)
					}
				}
				if m.target == "amd64" {
					if r := spill("run", "--native", "-"+level, user, own).run(t); r.code != 2 || r.stdout != want {
						t.Errorf("in memory: %s", r)
					}
				}
			})
		}
	}
}

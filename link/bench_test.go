package link_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"spillway/internal/leftout"
	"spillway/link"
)

// BenchmarkLink links the examples' arithmetic coder, and the objects that the environment's
// SPILLWAY_LINK names, separated by spaces, here and with other linkers: processor time of the
// whole for each link, with reading the files. Others are processes of their own, here it is a
// function.
func BenchmarkLink(b *testing.B) {
	leftout.Need(b, "cc")
	dir := b.TempDir()
	small := filepath.Join(dir, "small.o")
	run(b, "cc", "-O2", "-w", "-c", "../testdata/programs/arithcoder/arithcoder.c", "-o", small)
	programs := map[string][]string{"small": {small}}
	if files := strings.Fields(os.Getenv("SPILLWAY_LINK")); len(files) > 0 {
		programs["large"] = files
	}
	for _, name := range []string{"small", "large"} {
		files := programs[name]
		if files == nil {
			continue
		}
		b.Run(name+"/own", func(b *testing.B) {
			before := processorTime(b, syscall.RUSAGE_SELF)
			for b.Loop() {
				if _, err := build(b, dir, link.Options{Format: formats[0]}, append(files, "-lm", "-lc")...); err != nil {
					b.Fatal(err)
				}
			}
			report(b, processorTime(b, syscall.RUSAGE_SELF)-before)
		})
		for _, linker := range []string{"bfd", "gold", "lld"} {
			b.Run(name+"/"+linker, func(b *testing.B) {
				leftout.Need(b, "ld."+linker)
				args := theirs(b, files, filepath.Join(dir, "theirs"))
				before := processorTime(b, syscall.RUSAGE_CHILDREN)
				for b.Loop() {
					if out, err := exec.Command("ld."+linker, args...).CombinedOutput(); err != nil {
						b.Fatalf("%v\n%s", err, out)
					}
				}
				report(b, processorTime(b, syscall.RUSAGE_CHILDREN)-before)
			})
		}
	}
}

// theirs returns the arguments that cc gives a linker.
func theirs(b *testing.B, files []string, out string) []string {
	find := func(name string) string { return strings.TrimSpace(run(b, "cc", "-print-file-name="+name)) }
	args := []string{"-pie", "--eh-frame-hdr", "--build-id", "-z", "now", "-z", "relro", "--hash-style=gnu",
		"-dynamic-linker", formats[0].Link.Interp, "-o", out, find("Scrt1.o"), find("crti.o"), find("crtbeginS.o")}
	for _, name := range []string{"libgcc.a", "libc.so"} {
		args = append(args, "-L"+filepath.Dir(find(name)))
	}
	args = append(args, files...)
	return append(args, "-lm", "-lc", "-lgcc", find("crtendS.o"), find("crtn.o"))
}

func processorTime(b *testing.B, who int) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(who, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func report(b *testing.B, used time.Duration) {
	b.ReportMetric(float64(used.Microseconds())/1000/float64(b.N), "cpu-ms/op")
	b.ReportMetric(0, "ns/op")
}

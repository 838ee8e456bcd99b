package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	tests := []struct {
		args, output, compile, link, inputs string
		mode                                mode
		static                              bool
	}{
		{args: "-c a.c", inputs: "a.c:c", link: "a.c", mode: modeObject},
		{args: "-O2 -c -o x.o -I inc -Idir -DA=1 -D B a.c", output: "x.o", compile: "-O2 -I inc -Idir -DA=1 -D B", inputs: "a.c:c", link: "a.c", mode: modeObject},
		{args: "-S a.c -fPIC", compile: "-fPIC", inputs: "a.c:c", link: "a.c", mode: modeAssembly},
		{args: "-c -S a.c", inputs: "a.c:c", link: "a.c", mode: modeAssembly},
		{args: "a.c b.o -Ldir -L dir -lm libz.a c.S -oprog -Wl,-soname,x", output: "prog", link: "a.c b.o -Ldir -L dir -lm libz.a c.S -Wl,-soname,x", inputs: "a.c:c b.o: libz.a: c.S:asm"},
		{args: "-shared -pthread a.o", compile: "-shared -pthread", link: "-shared -pthread a.o", inputs: "a.o:"},
		{args: "-no-pie -std=c99 a.c -Xlinker --gc-sections -s", compile: "-no-pie -std=c99 -s", link: "-no-pie a.c -Xlinker --gc-sections -s", inputs: "a.c:c", static: true},
		{args: "-fno-pie -fPIC -c a.c", compile: "-fno-pie -fPIC", link: "a.c", inputs: "a.c:c", mode: modeObject},
		{args: "-xc - -x none b.o -c", inputs: "-:c b.o:", link: "- b.o", mode: modeObject},
		{args: "-c a.cc -x c++ b.h", inputs: "a.cc:c++ b.h:c++", link: "a.cc b.h", mode: modeObject},
		{args: "-E a.c", inputs: "a.c:c", link: "a.c", mode: modePass},
		{args: "-M -c a.c", inputs: "a.c:c", link: "a.c", mode: modePass},
		{args: "-MMD -MF a.d -c a.c", compile: "-MMD -MF a.d", inputs: "a.c:c", link: "a.c", mode: modeObject},
		{args: "--version", mode: modePass},
		{args: "-print-prog-name=ld", mode: modePass},
		{args: "-flto -fstack-protector-strong -c a.c -include config.h -isystem sys", compile: "-include config.h -isystem sys", inputs: "a.c:c", link: "a.c", mode: modeObject},
		{args: "-m32 -nostdlib -nostdinc -static a.c", compile: "-m32 -nostdinc -static", link: "-m32 -nostdlib -static a.c", inputs: "a.c:c", static: true},
		{args: "-save-temps -undef a.c", compile: "-save-temps -undef", link: "a.c", inputs: "a.c:c"},
	}
	for _, test := range tests {
		inv := parse(strings.Fields(test.args))
		var inputs []string
		for i, in := range inv.inputs {
			inputs = append(inputs, in.arg+":"+in.language)
			if inv.link[inv.slots[i]] != in.arg {
				t.Errorf("%s: the slot of %s holds %s", test.args, in.arg, inv.link[inv.slots[i]])
			}
		}
		got := test
		got.output, got.mode, got.static = inv.output, inv.mode, inv.static
		got.compile, got.link, got.inputs = strings.Join(inv.compile, " "), strings.Join(inv.link, " "), strings.Join(inputs, " ")
		if d := cmp.Diff(test, got, cmp.AllowUnexported(test)); d != "" {
			t.Errorf("%s: (-want +got)\n%s", test.args, d)
		}
	}
}

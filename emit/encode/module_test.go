package encode_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"spillway"
	"spillway/emit/encode"
	"spillway/llvmir"
	"spillway/object/elf"
)

// bytesOf compiles text to an object.
func bytesOf(t *testing.T, name, text string, opts spillway.Options) ([]byte, error) {
	t.Helper()
	m, bodies, err := llvmir.ParseLazy(name, []byte(text), "x86_64-pc-linux-gnu")
	if err != nil {
		t.Fatal(err)
	}
	opts.Stage, opts.Discard, opts.Verified = spillway.ToObject, true, true
	if bodies != nil {
		opts.Bodies = bodies
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		return nil, err
	}
	return elf.Append(nil, out.Object)
}

// TestInlineAsm encodes inline assembly; unsupported text must be an InlineAsmError.
func TestInlineAsm(t *testing.T) {
	function := func(asm string) string {
		return "define void @f() {\n  call void asm sideeffect \"" + asm + "\", \"~{memory}\"()\n  ret void\n}\n"
	}
	for text, want := range map[string]string{
		"":                         "",
		"# nothing":                "",
		"syscall":                  "\x0f\x05",
		"  int  $$0x80\\0A\\09nop": "\xcd\x80\x90",
		"rep; nop":                 "\xf3\x90",
	} {
		got, err := bytesOf(t, "a.ll", function(text), spillway.Options{})
		if err != nil {
			t.Errorf("%q: %v", text, err)
		} else if !bytes.Contains(got, []byte(want+"\xc3")) {
			t.Errorf("%q: no % x in the object", text, want)
		}
	}
	for _, text := range []string{function("frobnicate %eax"), "module asm \".macro x\"\n" + function("nop"), "module asm \".equ a, b\"\n" + function("nop")} {
		_, err := bytesOf(t, "a.ll", text, spillway.Options{})
		var foreign *encode.InlineAsmError
		if !errors.As(err, &foreign) || !strings.Contains(err.Error(), "--integrated-as=false") {
			t.Errorf("%v", err)
		}
	}
}

// TestWorkers expects the same object from any number of workers, and on repetition.
func TestWorkers(t *testing.T) {
	const name = "../../testdata/programs/interpreter/interpreter.O0.ll"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var want []byte
	for _, workers := range []int{1, 4, 4} {
		got, err := bytesOf(t, name, string(text), spillway.Options{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if want != nil && !bytes.Equal(got, want) {
			t.Errorf("%d workers make another object", workers)
		}
		want = got
	}
}

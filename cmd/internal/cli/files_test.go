package cli

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestWriteThrough writes into a pipe: it must still be one afterwards.
func TestWriteThrough(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o666); err != nil {
		t.Skip(err)
	}
	got := make(chan string)
	go func() {
		f, err := os.Open(name)
		if err != nil {
			t.Error(err)
		}
		text, _ := io.ReadAll(f)
		got <- string(text)
	}()
	if err := WriteFile(nil, name, []byte("text")); err != nil {
		t.Fatal(err)
	}
	if text := <-got; text != "text" {
		t.Errorf("read %q", text)
	}
	if !IsSpecial(name) {
		t.Error("the pipe is gone")
	}
}

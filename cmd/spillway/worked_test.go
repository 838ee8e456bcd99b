package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestWorkedExamples runs the lines of the worked examples: they print what is below them, write the pictures that
// are there, and a page for each name that ends in .html.
func TestWorkedExamples(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	where := filepath.Join("docs", "worked-examples")
	text, err := os.ReadFile(filepath.Join(root, where, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	dir, env := workplace(t)
	if err := os.Symlink(filepath.Join(root, "internal"), filepath.Join(dir, "internal")); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, where), 0o777); err != nil {
		t.Fatal(err)
	}
	problems, err := filepath.Glob(filepath.Join(root, where, "*.problem"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range problems {
		if err := os.Symlink(file, filepath.Join(dir, where, filepath.Base(file))); err != nil {
			t.Fatal(err)
		}
	}
	blocks := regexp.MustCompile("(?ms)^```sh\n(.*?)^```\n(?:\n```text\n(.*?)^```)?").FindAllStringSubmatch(string(text), -1)
	pages := 0
	for _, b := range blocks {
		out, errs, err := shell(t, dir, env, b[1], "")
		if err != nil {
			t.Errorf("%v\n%s\n%s", err, b[1], errs)
		}
		if b[2] != "" && out != b[2] {
			t.Errorf("%s\nprints\n%s\nnot\n%s", b[1], out, b[2])
		}
		for _, m := range regexp.MustCompile(`--html (\S+)`).FindAllStringSubmatch(b[1], -1) {
			pages++
			if page, err := os.ReadFile(filepath.Join(dir, m[1])); err != nil || !bytes.Contains(page, []byte(`id="data"`)) {
				t.Errorf("%s: %v, %d bytes", m[1], err, len(page))
			}
		}
	}
	pictures := regexp.MustCompile(`!\[.*\]\((.*\.svg)\)`).FindAllStringSubmatch(string(text), -1)
	for _, m := range pictures {
		got, err := os.ReadFile(filepath.Join(dir, where, m[1]))
		if err != nil {
			t.Error(err)
		}
		if want, err := os.ReadFile(filepath.Join(root, where, m[1])); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the command draws: %v", m[1], err)
		}
	}
	if pages < 6 || len(pictures) < 3 || strings.Count(string(text), "```sh") != len(blocks) {
		t.Errorf("%d pages, %d pictures, %d blocks", pages, len(pictures), len(blocks))
	}
}

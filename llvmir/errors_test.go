package llvmir_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway/llvmir"
)

// wanted returns the errors that the comments of a module ask for.
func wanted(src string) (want []string) {
	for i, line := range strings.Split(src, "\n") {
		if _, text, ok := strings.Cut(line, "; ERROR "); ok {
			col, msg, _ := strings.Cut(text, ": ")
			want = append(want, fmt.Sprintf("%d:%s: %s", i+1, col, msg))
		}
	}
	return want
}

func TestErrors(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/errors.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range archive.Files {
		t.Run(file.Name, func(t *testing.T) {
			_, err := llvmir.Parse(file.Name, file.Data)
			list, _ := err.(llvmir.ErrorList)
			want := wanted(string(file.Data))
			for _, e := range list {
				if !take(&want, fmt.Sprintf("%d:%d: ", e.Line, e.Col), e.Msg) {
					t.Errorf("unexpected: %v", e)
				}
				if !strings.ContainsAny(e.Msg, ",;:") {
					t.Errorf("says not what to do: %v", e)
				}
			}
			for _, w := range want {
				t.Errorf("missing: %s", w)
			}
		})
	}
}

// take removes the wanted error at the place whose text msg has.
func take(want *[]string, place, msg string) bool {
	for i, w := range *want {
		if rest, ok := strings.CutPrefix(w, place); ok && strings.Contains(msg, rest) {
			*want = append((*want)[:i:i], (*want)[i+1:]...)
			return true
		}
	}
	return false
}

func TestTenErrors(t *testing.T) {
	var src strings.Builder
	for i := range 25 {
		fmt.Fprintf(&src, "@g%d = global i32 no\n", i)
	}
	_, err := llvmir.Parse("ten.ll", []byte(src.String()))
	list, _ := err.(llvmir.ErrorList)
	if len(list) != llvmir.MaxErrors {
		t.Fatalf("%d errors, not %d", len(list), llvmir.MaxErrors)
	}
	if got, want := list[0].Error(), "ten.ll:1:18: "; !strings.HasPrefix(got, want) {
		t.Errorf("first error %q does not begin with %q", got, want)
	}
}

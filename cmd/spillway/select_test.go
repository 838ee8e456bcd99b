package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
)

// runSelect executes the command and returns what it prints.
func runSelect(t *testing.T, args ...string) (string, error) {
	t.Helper()
	cmd := newSelectCommand()
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	var out bytes.Buffer
	cmd.SetOut(&out)
	cmd.SetErr(&out)
	cmd.SetArgs(args)
	err := cmd.Execute()
	return out.String(), err
}

const selectExample = "../../testdata/programs/cipher/cipher.Oz.ll"

// TestSelectStats checks the object that --json prints.
func TestSelectStats(t *testing.T) {
	out, err := runSelect(t, "--json", selectExample)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Blocks        int
		ProvedOptimal int `json:"proved_optimal"`
		Selectors     map[string]struct {
			Bytes, Tiles, Fixed int
			Ns                  float64 `json:"ns_per_node"`
		}
	}
	d := json.NewDecoder(strings.NewReader(out))
	d.DisallowUnknownFields()
	if err := d.Decode(&got); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got.Blocks == 0 || got.ProvedOptimal == 0 || got.ProvedOptimal > got.Blocks || len(got.Selectors) != len(spillway.Selectors()) {
		t.Errorf("got %s", out)
	}
	auto := got.Selectors["auto"]
	for name, s := range got.Selectors {
		if s.Bytes < auto.Bytes || s.Tiles == 0 || s.Ns <= 0 {
			t.Errorf("%s: %+v; auto: %+v", name, s, auto)
		}
	}
}

// TestSelectBlock draws a block as text, as SVG and as a 0-1 program.
func TestSelectBlock(t *testing.T) {
	dir := t.TempDir()
	svg, lp := filepath.Join(dir, "block.svg"), filepath.Join(dir, "block.lp")
	out, err := runSelect(t, selectExample, "--func", "main", "--block", "1", "--select", "munch,auto", "--svg", svg, "--lp", lp)
	if err != nil || !strings.HasPrefix(out, "block 1 of @main") || !strings.Contains(out, "proved optimal") {
		t.Errorf("%v\n%s", err, out)
	}
	for file, want := range map[string]string{svg: "<svg", lp: "Minimize"} {
		if text, err := os.ReadFile(file); err != nil || !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s: %v, %.60s", file, err, text)
		}
	}
}

func TestSelectErrors(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"a.ll", "--func"},
		{"--json --func main a.ll", "--stats"},
		{"--select best --func main a.ll", "unknown selector"},
		{"--func nobody " + selectExample, "no function @nobody"},
		{"--func main --block 100000 " + selectExample, "no block"},
	} {
		if _, err := runSelect(t, strings.Fields(c.args)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("select %s: %v, want %q", c.args, err, c.want)
		}
	}
}

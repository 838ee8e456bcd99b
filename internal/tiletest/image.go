package tiletest

import (
	"flag"
	"os"
	"testing"

	"spillway/target"
)

var update = flag.Bool("update", false, "write the images of tiles anew")

// CheckImage holds the image of a target's tiles in a file to what is made of the target's rows.
// Build makes the target of an image, or of its rows if that is "". With the flag -update it writes
// the file.
func CheckImage(t *testing.T, file string, build func(image string) (*target.Target, error)) {
	t.Helper()
	want, err := build("")
	if err != nil {
		t.Fatal(err)
	}
	data, err := want.Image()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if stored, err := os.ReadFile(file); err != nil || string(stored) != string(data) {
		t.Fatalf("%s is not what the rows make (%v); make it anew: go generate ./target/...", file, err)
	}
	got, err := build(string(data))
	if err != nil {
		t.Fatal(err)
	}
	for i := range want.Tiles {
		if id, ok := got.Tile(want.Tiles[i].Name); !ok || int(id) != i {
			t.Errorf("%s of the image is tile %d (%v), not %d", want.Tiles[i].Name, id, ok, i)
		}
		if !got.Tiles[i].Equal(&want.Tiles[i]) {
			t.Fatalf("of the image, %s is different:\n%+v\nnot\n%+v\ndoes target/image.go write each field of Tile?", want.Tiles[i].Name, got.Tiles[i], want.Tiles[i])
		}
	}
	if again, err := got.Image(); err != nil || string(again) != string(data) {
		t.Errorf("the image of what was made of an image is another one (%v)", err)
	}
}

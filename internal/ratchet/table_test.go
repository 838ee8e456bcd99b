package ratchet

import (
	"reflect"
	"strings"
	"testing"
)

func TestText(t *testing.T) {
	want := Table{{"a/b", 12, 0, Unknown}, {"c", 0.125, 0, 0.0625}, {"d", 0, 0, 0}, {"e", 2, 2.25, Unknown}}
	got, err := Parse("file", want.String())
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %v from\n%s", got, err, want)
	}
	for text, message := range map[string]string{
		"# c\na 1\n":   "file:2: want a name and two or three numbers",
		"a 1 2 3 4":    "file:1: want a name and two or three numbers",
		"a 1 2 z":      "file:1: ",
		"\na x 1":      "file:2: ",
		"a 1 -\nb 1 y": "file:2: ",
	} {
		if _, err := Parse("file", text); err == nil || !strings.HasPrefix(err.Error(), message) {
			t.Errorf("%q: %v, want %s", text, err, message)
		}
	}
}

func TestCompare(t *testing.T) {
	old := Table{{"same", 100, 0, 1}, {"little", 1000, 0, 1}, {"worse", 1000, 0, 1}, {"better", 100, 0, 1}, {"zero", 0, 0, 1}, {"gone", 1, 0, 1}}
	now := Table{{"same", 100, 0, 1}, {"little", 1005, 0, 1}, {"worse", 1006, 0, 1}, {"better", 80, 0, 1}, {"zero", 1, 0, 1}, {"new", 7, 0, 1}}
	worse := []string{
		"worse: 1006, recorded 1000: 0.60 % worse",
		"zero: 1, recorded 0: 1 worse",
		"new: 7 is not recorded",
		"gone: recorded, but no longer measured",
	}
	if got := old.Worse(now, Tolerance); !reflect.DeepEqual(got, worse) {
		t.Errorf("worse: %q, want %q", got, worse)
	}
	changed := []string{
		"little: 1005, recorded 1000: 0.50 % worse",
		"worse: 1006, recorded 1000: 0.60 % worse",
		"better: 80, recorded 100: 25.00 % better",
		"zero: 1, recorded 0: 1 worse",
	}
	if got := old.Changed(now); !reflect.DeepEqual(got, changed) {
		t.Errorf("changed: %q, want %q", got, changed)
	}
	drifted := Table{{"same", 99, 100, 1}, {"little", 1000, 1005, 1}, {"worse", 1000, 1004, 1}, {"better", 70, 80.5, 1}}
	changed = []string{
		"worse: 1006, recorded 1004: 0.20 % worse",
		"better: 80, recorded 80.5000: 0.63 % better",
	}
	if got := drifted.Changed(now); !reflect.DeepEqual(got, changed) {
		t.Errorf("changed since the last record: %q, want %q", got, changed)
	}
	if got, want := old.Part(Table{now[4], now[3], now[5]}), (Table{old[3], old[4]}); !reflect.DeepEqual(got, want) {
		t.Errorf("part: %v, want %v", got, want)
	}
	recorded := Table{{"same", 100, 0, 1}, {"little", 1000, 1005, 1}, {"worse", 1000, 1006, 1}, {"better", 80, 0, 1}, {"zero", 0, 1, 1}, {"new", 7, 0, 1}}
	if got := old.Record(now); !reflect.DeepEqual(got, recorded) {
		t.Errorf("record: %v, want %v", got, recorded)
	}
	if faults := old.Worse(old, Tolerance); faults != nil {
		t.Errorf("equal tables: %q", faults)
	}
}

func TestMeans(t *testing.T) {
	table := Table{{"a/x", 2, 0, 1}, {"b/x", 3, 0, 2}, {"a/y", 5, 0, Unknown}, {"b/y", 7, 0, 1}}
	means := table.Means(func(name string) string { return name[2:] })
	var got []string
	for _, line := range strings.Split(strings.TrimSpace(means.String()), "\n")[1:] {
		got = append(got, strings.Join(strings.Fields(line), " "))
	}
	if want := []string{"mean/x 2.4495 1.4142", "mean/y 5.9161 -"}; !reflect.DeepEqual(got, want) {
		t.Errorf("means: %q, want %q", got, want)
	}
	recorded := Table{{"mean/x", 10000, 0, 1}}
	for value, faults := range map[float64]int{10000: 0, 10002: 0, 10003: 1} {
		if got := recorded.Worse(Table{{"mean/x", value, 0, 1}}, Tolerance); len(got) != faults {
			t.Errorf("a mean of %v: %q", value, got)
		}
	}
}

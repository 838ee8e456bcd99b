package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"spillway/internal/leftout"
)

// debian fetches source packages with apt-get into a cache of the user's own. Its lists of
// packages are there too, so that the machine's configuration is neither used nor changed, and
// root is not needed.
type debian struct {
	cache string                   // the name of its directory
	lines func() ([]string, error) // of sources.list

	mu  sync.Mutex
	dir string
	err error // why nothing can be fetched
}

var sources = debian{cache: "debian", lines: func() ([]string, error) { return sourceLines("") }}

// source returns the directory of a package's unpacked source, which belongs to the cache: copy
// it before building.
func (d *debian) source(t *testing.T, name string) string {
	t.Helper()
	return d.get(t, name, "source", func(work string) (string, error) {
		leftout.Need(t, "dpkg-source", "cp")
		if r := d.apt(work, "source", name).run(t); !r.ok() {
			return "", fmt.Errorf("apt-get source: %s", r)
		}
		trees, _ := filepath.Glob(filepath.Join(work, "*", "debian"))
		if len(trees) != 1 {
			return "", fmt.Errorf("apt-get source %s leaves %d trees", name, len(trees))
		}
		return filepath.Dir(trees[0]), nil
	})
}

// get returns the directory in the cache of what unpack leaves of a package, which it fetches into a
// directory of its own.
func (d *debian) get(t *testing.T, name, part string, unpack func(work string) (string, error)) string {
	t.Helper()
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.dir == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			t.Fatal(err)
		}
		d.dir = filepath.Join(cache, "spillway", d.cache)
	}
	done := filepath.Join(d.dir, name, part)
	if _, err := os.Stat(done); err == nil {
		return done
	}
	if d.err == nil {
		d.err = d.fetch(t, name, done, unpack)
	}
	if d.err != nil {
		t.Log(d.err)
		leftout.Skip(t, "no Debian source of "+name)
	}
	return done
}

func (d *debian) fetch(t *testing.T, name, done string, unpack func(work string) (string, error)) error {
	leftout.Need(t, "apt-get")
	for _, sub := range []string{"lists/partial", "cache/archives/partial"} {
		if err := os.MkdirAll(filepath.Join(d.dir, sub), 0o777); err != nil {
			return err
		}
	}
	list := filepath.Join(d.dir, "sources.list")
	if _, err := os.Stat(list); err != nil {
		lines, err := d.lines()
		if err != nil {
			return err
		}
		if err := os.WriteFile(list, []byte(strings.Join(lines, "")), 0o666); err != nil {
			return err
		}
		if r := d.apt("", "update").run(t); !r.ok() {
			os.Remove(list)
			return fmt.Errorf("apt-get update: %s", r)
		}
	}
	// Unpacked next to its final place and moved there, a half-made one is never taken for whole.
	work, err := os.MkdirTemp(d.dir, name+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	tree, err := unpack(work)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(done), 0o777); err != nil {
		return err
	}
	return os.Rename(tree, done)
}

func (d *debian) apt(dir string, args ...string) command {
	options := []string{
		"-q",
		"-o", "Dir::Etc::sourcelist=" + filepath.Join(d.dir, "sources.list"),
		"-o", "Dir::Etc::sourceparts=/dev/null",
		"-o", "Dir::State::lists=" + filepath.Join(d.dir, "lists"),
		"-o", "Dir::Cache=" + filepath.Join(d.dir, "cache"),
		"-o", "APT::Sandbox::User=",
	}
	return command{name: "apt-get", args: append(options, args...), dir: dir, limit: 5 * time.Minute}
}

// sourceLines are the lines of sources.list for the distribution that runs, and on Debian another suite, if
// one is named.
func sourceLines(suite string) ([]string, error) {
	data, err := os.ReadFile("/etc/os-release")
	if err != nil {
		return nil, err
	}
	release := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if key, value, ok := strings.Cut(strings.TrimSpace(line), "="); ok {
			release[key] = strings.Trim(value, `"`)
		}
	}
	archive := map[string]string{"debian": "http://deb.debian.org/debian", "ubuntu": "http://archive.ubuntu.com/ubuntu"}[release["ID"]]
	name := release["VERSION_CODENAME"]
	if archive == "" || name == "" {
		return nil, errors.New("neither Debian nor Ubuntu")
	}
	key := ""
	if ring := "/usr/share/keyrings/" + release["ID"] + "-archive-keyring.gpg"; exists(ring) {
		key = "[signed-by=" + ring + "] "
	}
	components := map[string]string{"debian": "main", "ubuntu": "main universe"}[release["ID"]]
	lines := []string{fmt.Sprintf("deb-src %s%s %s %s\n", key, archive, name, components)}
	if suite != "" && release["ID"] == "debian" {
		lines = append(lines, fmt.Sprintf("deb-src %s%s %s %s\n", key, archive, suite, components))
	}
	return lines, nil
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// copyTree copies a directory with its times, which Makefiles go by.
func copyTree(t *testing.T, from, to string) {
	t.Helper()
	if out, err := exec.Command("cp", "-a", from, to).CombinedOutput(); err != nil {
		t.Fatalf("cp: %v\n%s", err, out)
	}
}

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
// packages stand there too, so that the machine's configuration is neither used nor changed, and
// root is not needed.
type debian struct {
	mu  sync.Mutex
	dir string
	err error // why nothing can be fetched
}

var sources debian

// source returns the directory of a package's unpacked source, which belongs to the cache: copy
// it before building.
func (d *debian) source(t *testing.T, name string) string {
	t.Helper()
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.dir == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			t.Fatal(err)
		}
		d.dir = filepath.Join(cache, "spillway", "debian")
	}
	done := filepath.Join(d.dir, name, "source")
	if _, err := os.Stat(done); err == nil {
		return done
	}
	if d.err == nil {
		d.err = d.fetch(t, name, done)
	}
	if d.err != nil {
		t.Log(d.err)
		leftout.Skip(t, "no Debian source of "+name)
	}
	return done
}

func (d *debian) fetch(t *testing.T, name, done string) error {
	leftout.Need(t, "apt-get", "dpkg-source", "cp")
	for _, sub := range []string{"lists/partial", "cache/archives/partial"} {
		if err := os.MkdirAll(filepath.Join(d.dir, sub), 0o777); err != nil {
			return err
		}
	}
	list := filepath.Join(d.dir, "sources.list")
	if _, err := os.Stat(list); err != nil {
		line, err := sourceLine()
		if err != nil {
			return err
		}
		if err := os.WriteFile(list, []byte(line), 0o666); err != nil {
			return err
		}
		if r := d.apt("", "update").run(t); !r.ok() {
			os.Remove(list)
			return fmt.Errorf("apt-get update: %s", r)
		}
	}
	// Unpacked beside its final place and moved there, a half-made one is never taken for whole.
	work, err := os.MkdirTemp(d.dir, name+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if r := d.apt(work, "source", name).run(t); !r.ok() {
		return fmt.Errorf("apt-get source: %s", r)
	}
	trees, _ := filepath.Glob(filepath.Join(work, "*", "debian"))
	if len(trees) != 1 {
		return fmt.Errorf("apt-get source %s leaves %d trees", name, len(trees))
	}
	if err := os.MkdirAll(filepath.Dir(done), 0o777); err != nil {
		return err
	}
	return os.Rename(filepath.Dir(trees[0]), done)
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

// sourceLine is the line of sources.list for the distribution that runs.
func sourceLine() (string, error) {
	data, err := os.ReadFile("/etc/os-release")
	if err != nil {
		return "", err
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
		return "", errors.New("neither Debian nor Ubuntu")
	}
	key := ""
	if ring := "/usr/share/keyrings/" + release["ID"] + "-archive-keyring.gpg"; exists(ring) {
		key = "[signed-by=" + ring + "] "
	}
	components := map[string]string{"debian": "main", "ubuntu": "main universe"}[release["ID"]]
	return fmt.Sprintf("deb-src %s%s %s %s\n", key, archive, name, components), nil
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

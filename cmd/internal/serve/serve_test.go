package serve

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"spillway"
	"spillway/internal/playground"
)

// TestHandler asks a server for its files and an answer.
func TestHandler(t *testing.T) {
	h, err := Handler()
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	defer s.Close()
	get := func(path string) (int, string, string) {
		r, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		text, err := io.ReadAll(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		return r.StatusCode, r.Header.Get("Content-Type"), string(text)
	}
	for path, want := range map[string]string{"/": "text/html", "/index.html": "text/html", "/explain.html": "text/html", "/playground.js": "javascript", "/playground.css": "text/css"} {
		if code, kind, text := get(path); code != 200 || !strings.Contains(kind, want) || len(text) < 1000 {
			t.Errorf("%s: %d, %s, %d bytes", path, code, kind, len(text))
		}
	}
	if code, _, _ := get("/worker.js"); code != 404 {
		t.Errorf("the worker of another backend: %d", code)
	}
	r, err := http.Post(s.URL+"/answer", "application/json", strings.NewReader(`{"want":"choices"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var a playground.Answer
	if err := json.NewDecoder(r.Body).Decode(&a); err != nil || a.Choices == nil || len(a.Choices.Targets) != len(spillway.Targets()) {
		t.Errorf("choices: %v, %+v", err, a)
	}
	// Pages of other sites must not have this machine compile.
	foreign, err := http.NewRequest("POST", s.URL+"/answer", strings.NewReader(`{"want":"choices"}`))
	if err != nil {
		t.Fatal(err)
	}
	foreign.Header.Set("Sec-Fetch-Site", "cross-site")
	r, err = http.DefaultClient.Do(foreign)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusForbidden {
		t.Errorf("a request of another site: %s", r.Status)
	}
}

// TestCommand serves until it is interrupted.
func TestCommand(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	out := make(address, 1)
	cmd := NewCommand()
	cmd.SetArgs([]string{"--listen", "127.0.0.1:0"})
	cmd.SetOut(out)
	done := make(chan error, 1)
	go func() { done <- cmd.ExecuteContext(ctx) }()
	var url string
	select {
	case url = <-out:
	case err := <-done:
		t.Fatal(err)
	}
	r, err := http.Get(strings.TrimSpace(url))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r.Body)
	r.Body.Close()
	if err != nil || !bytes.Contains(text, []byte("Spillway playground")) {
		t.Errorf("%v; %.80s", err, text)
	}
	stop()
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(20 * time.Second):
		t.Error("it does not end")
	}
}

// An address gets what the command prints.
type address chan string

func (a address) Write(p []byte) (int, error) {
	a <- string(p)
	return len(p), nil
}

package serve

import (
	"io"
	"mime"
	"net/http"
	"path"
	"strings"

	"spillway/internal/playground"
	"spillway/web"
)

// maxRequest is the maximum length of a request's text.
const maxRequest = 8 << 20

// Handler returns the playground as a server of its page and its requests. A compilation is canceled when its
// connection closes.
func Handler() (http.Handler, error) {
	files, err := web.Playground(web.Server, playground.Examples())
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /", func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		text, ok := files[name]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
		w.Header().Set("X-Content-Type-Options", "nosniff")
		_, _ = w.Write(text) // the reader may be gone
	})
	mux.HandleFunc("POST /answer", func(w http.ResponseWriter, r *http.Request) {
		request, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRequest))
		if err != nil {
			http.Error(w, err.Error(), http.StatusRequestEntityTooLarge)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(playground.Serve(r.Context(), request))
	})
	return http.NewCrossOriginProtection().Handler(mux), nil
}

package interp

import (
	"bytes"
	"errors"
	"io"
)

func ioFunctions() map[string]native {
	return map[string]native{
		"printf":         func(c *nativeCall) { f := c.ptr(); c.print(streamOut, f, &formatSource{c: c}) },
		"__printf_chk":   func(c *nativeCall) { c.int(); f := c.ptr(); c.print(streamOut, f, &formatSource{c: c}) },
		"fprintf":        func(c *nativeCall) { s, f := c.ptr(), c.ptr(); c.print(s, f, &formatSource{c: c}) },
		"__fprintf_chk":  func(c *nativeCall) { s := c.ptr(); c.int(); f := c.ptr(); c.print(s, f, &formatSource{c: c}) },
		"vprintf":        func(c *nativeCall) { f, l := c.ptr(), c.ptr(); c.print(streamOut, f, c.vaList(l)) },
		"vfprintf":       func(c *nativeCall) { s, f, l := c.ptr(), c.ptr(), c.ptr(); c.print(s, f, c.vaList(l)) },
		"sprintf":        func(c *nativeCall) { d, f := c.ptr(), c.ptr(); c.sprint(d, 1<<40, f, &formatSource{c: c}) },
		"snprintf":       func(c *nativeCall) { d, n, f := c.ptr(), c.ptr(), c.ptr(); c.sprint(d, n, f, &formatSource{c: c}) },
		"vsprintf":       func(c *nativeCall) { d, f, l := c.ptr(), c.ptr(), c.ptr(); c.sprint(d, 1<<40, f, c.vaList(l)) },
		"vsnprintf":      func(c *nativeCall) { d, n, f, l := c.ptr(), c.ptr(), c.ptr(), c.ptr(); c.sprint(d, n, f, c.vaList(l)) },
		"__sprintf_chk":  sprintfChecked,
		"__snprintf_chk": snprintfChecked,
		"puts":           func(c *nativeCall) { c.write(streamOut, append(bytes.Clone(c.str(c.ptr())), '\n')) },
		"fputs":          func(c *nativeCall) { s, f := c.ptr(), c.ptr(); c.write(f, c.str(s)) },
		"putchar":        func(c *nativeCall) { c.putByte(c.int(), streamOut) },
		"putc":           func(c *nativeCall) { x, f := c.int(), c.ptr(); c.putByte(x, f) },
		"fputc":          func(c *nativeCall) { x, f := c.int(), c.ptr(); c.putByte(x, f) },
		"_IO_putc":       func(c *nativeCall) { x, f := c.int(), c.ptr(); c.putByte(x, f) },
		"fwrite":         fwrite,
		"write": func(c *nativeCall) {
			fd, p, n := c.int(), c.ptr(), c.ptr()
			c.write([3]uint64{streamIn, streamOut, streamErr}[min(uint32(fd), 2)], c.bytes(p, n))
			c.givePtr(n)
		},
		"perror":   func(c *nativeCall) { c.write(streamErr, append(bytes.Clone(c.str(c.ptr())), ": error\n"...)) },
		"getchar":  func(c *nativeCall) { c.giveInt(c.getByte(streamIn)) },
		"getc":     func(c *nativeCall) { c.giveInt(c.getByte(c.ptr())) },
		"fgetc":    func(c *nativeCall) { c.giveInt(c.getByte(c.ptr())) },
		"_IO_getc": func(c *nativeCall) { c.giveInt(c.getByte(c.ptr())) },
		"ungetc": func(c *nativeCall) {
			x := c.int()
			if err := c.stdin.UnreadByte(); err != nil {
				x = -1
			}
			c.giveInt(x)
		},
		"fgets": fgets,
		"fread": fread,
		"feof": func(c *nativeCall) {
			if c.lib.eof {
				c.giveInt(1)
			}
		},
		"fopen": func(c *nativeCall) { c.setErrno(enoent); c.givePtr(0) },
		"fileno": func(c *nativeCall) {
			c.giveInt(int32(c.ptr()-streamIn) / (streamOut - streamIn))
		},
		"ferror": giveZero, "fflush": giveZero, "fclose": giveZero, "setvbuf": giveZero, "setbuf": giveZero, "isatty": giveZero,
		"clearerr": giveZero, "setlocale": giveZero,
		"sscanf": sscanf, "__isoc99_sscanf": sscanf, "__isoc23_sscanf": sscanf,
	}
}

func giveZero(c *nativeCall) { c.givePtr(0) }

// vaList returns a source of the arguments in the va_list passed as l: its
// address, or, where a va_list is a pointer, that pointer itself.
func (c *nativeCall) vaList(l uint64) *formatSource {
	if !c.vaIsPointer() {
		return &formatSource{c: c, list: l}
	}
	at := c.allocate(8, 8)
	c.put(at, c.vaListBytes(), l)
	return &formatSource{c: c, list: at}
}

func (c *nativeCall) print(stream, format uint64, src *formatSource) {
	out := c.format(c.str(format), src)
	c.write(stream, out)
	c.giveInt(int32(len(out)))
}

// sprint stores what a printf makes, at most n bytes with the zero.
func (c *nativeCall) sprint(dst, n, format uint64, src *formatSource) {
	out := c.format(c.str(format), src)
	c.giveInt(int32(len(out)))
	if n > 0 {
		c.putStr(dst, out[:min(uint64(len(out)), n-1)])
	}
}

func sprintfChecked(c *nativeCall) {
	d := c.ptr()
	c.int()
	c.ptr()
	f := c.ptr()
	c.sprint(d, 1<<40, f, &formatSource{c: c})
}

func snprintfChecked(c *nativeCall) {
	d, n := c.ptr(), c.ptr()
	c.int()
	c.ptr()
	f := c.ptr()
	c.sprint(d, n, f, &formatSource{c: c})
}

// write writes p to a stream and gives a number that is not negative.
func (c *nativeCall) write(stream uint64, p []byte) {
	var w io.Writer
	switch stream {
	case streamOut:
		w = c.stdout
	case streamErr:
		w = c.stderr
	default:
		c.fail("%#x is not an output stream", stream)
	}
	if c.err == nil {
		_, c.err = w.Write(p)
	}
	c.giveInt(int32(len(p)))
}

func (c *nativeCall) putByte(x int32, stream uint64) {
	c.write(stream, []byte{byte(x)})
	c.giveInt(x & 0xFF)
}

func fwrite(c *nativeCall) {
	p, size, n, stream := c.ptr(), c.ptr(), c.ptr(), c.ptr()
	c.write(stream, c.bytes(p, size*n))
	c.givePtr(n)
}

// getByte reads a byte, -1 at the end of the input.
func (c *nativeCall) getByte(stream uint64) int32 {
	if stream != streamIn {
		c.fail("%#x is not an input stream", stream)
		return -1
	}
	b, err := c.stdin.ReadByte()
	switch {
	case err == nil:
		return int32(b)
	case errors.Is(err, io.EOF):
		c.lib.eof = true
	default:
		c.err = err
	}
	return -1
}

func fgets(c *nativeCall) {
	dst, n, stream := c.ptr(), c.int(), c.ptr()
	var line []byte
	for len(line) < int(n)-1 {
		b := c.getByte(stream)
		if b < 0 {
			break
		}
		if line = append(line, byte(b)); b == '\n' {
			break
		}
	}
	c.givePtr(0)
	if len(line) > 0 {
		c.putStr(dst, line)
		c.givePtr(dst)
	}
}

func fread(c *nativeCall) {
	dst, size, n, stream := c.ptr(), c.ptr(), c.ptr(), c.ptr()
	p := c.room(dst, size*n)
	got := 0
	for ; got < len(p); got++ {
		b := c.getByte(stream)
		if b < 0 {
			break
		}
		p[got] = byte(b)
	}
	if size > 0 {
		c.givePtr(uint64(got) / size)
	}
}

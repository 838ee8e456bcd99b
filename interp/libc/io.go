package libc

import (
	"bytes"
	"errors"
	"io"
)

func ioFunctions() map[string]Func {
	return map[string]Func{
		"printf":         func(c *Call) { f := c.Ptr(); c.print(StreamOut, f, &formatSource{c: c}) },
		"__printf_chk":   func(c *Call) { c.Int(); f := c.Ptr(); c.print(StreamOut, f, &formatSource{c: c}) },
		"fprintf":        func(c *Call) { s, f := c.Ptr(), c.Ptr(); c.print(s, f, &formatSource{c: c}) },
		"__fprintf_chk":  func(c *Call) { s := c.Ptr(); c.Int(); f := c.Ptr(); c.print(s, f, &formatSource{c: c}) },
		"vprintf":        func(c *Call) { f, l := c.Ptr(), c.Ptr(); c.print(StreamOut, f, c.vaList(l)) },
		"vfprintf":       func(c *Call) { s, f, l := c.Ptr(), c.Ptr(), c.Ptr(); c.print(s, f, c.vaList(l)) },
		"sprintf":        func(c *Call) { d, f := c.Ptr(), c.Ptr(); c.sprint(d, 1<<40, f, &formatSource{c: c}) },
		"snprintf":       func(c *Call) { d, n, f := c.Ptr(), c.Ptr(), c.Ptr(); c.sprint(d, n, f, &formatSource{c: c}) },
		"vsprintf":       func(c *Call) { d, f, l := c.Ptr(), c.Ptr(), c.Ptr(); c.sprint(d, 1<<40, f, c.vaList(l)) },
		"vsnprintf":      func(c *Call) { d, n, f, l := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr(); c.sprint(d, n, f, c.vaList(l)) },
		"__sprintf_chk":  sprintfChecked,
		"__snprintf_chk": snprintfChecked,
		"puts":           func(c *Call) { c.WriteStream(StreamOut, append(bytes.Clone(c.Str(c.Ptr())), '\n')) },
		"fputs":          func(c *Call) { s, f := c.Ptr(), c.Ptr(); c.WriteStream(f, c.Str(s)) },
		"putchar":        func(c *Call) { c.putByte(c.Int(), StreamOut) },
		"putc":           func(c *Call) { x, f := c.Int(), c.Ptr(); c.putByte(x, f) },
		"fputc":          func(c *Call) { x, f := c.Int(), c.Ptr(); c.putByte(x, f) },
		"_IO_putc":       func(c *Call) { x, f := c.Int(), c.Ptr(); c.putByte(x, f) },
		"fwrite":         fwrite,
		"write": func(c *Call) {
			fd, p, n := c.Int(), c.Ptr(), c.Ptr()
			c.WriteStream([3]uint64{StreamIn, StreamOut, StreamErr}[min(uint32(fd), 2)], c.bytes(p, n))
			c.GivePtr(n)
		},
		"perror":   func(c *Call) { c.WriteStream(StreamErr, append(bytes.Clone(c.Str(c.Ptr())), ": error\n"...)) },
		"getchar":  func(c *Call) { c.GiveInt(c.getByte(StreamIn)) },
		"getc":     func(c *Call) { c.GiveInt(c.getByte(c.Ptr())) },
		"fgetc":    func(c *Call) { c.GiveInt(c.getByte(c.Ptr())) },
		"_IO_getc": func(c *Call) { c.GiveInt(c.getByte(c.Ptr())) },
		"ungetc": func(c *Call) {
			x := c.Int()
			if err := c.Lib.Stdin.UnreadByte(); err != nil {
				x = -1
			}
			c.GiveInt(x)
		},
		"fgets": fgets,
		"fread": fread,
		"feof": func(c *Call) {
			if c.Lib.eof {
				c.GiveInt(1)
			}
		},
		"fopen": func(c *Call) { c.setErrno(enoent); c.GivePtr(0) },
		"fileno": func(c *Call) {
			c.GiveInt(int32(c.Ptr()-StreamIn) / (StreamOut - StreamIn))
		},
		"ferror": giveZero, "fflush": giveZero, "fclose": giveZero, "setvbuf": giveZero, "setbuf": giveZero, "isatty": giveZero,
		"clearerr": giveZero, "setlocale": giveZero,
		"sscanf": sscanf, "__isoc99_sscanf": sscanf, "__isoc23_sscanf": sscanf,
	}
}

func giveZero(c *Call) { c.GivePtr(0) }

// vaList returns a source of the arguments in the va_list passed as l: its address or, if a va_list is a pointer, that
// pointer itself.
func (c *Call) vaList(l uint64) *formatSource {
	bytes, pointer := c.Machine.VarList()
	if !pointer {
		return &formatSource{c: c, list: l}
	}
	at := c.Allocate(8, 8)
	c.Put(at, bytes, l)
	return &formatSource{c: c, list: at}
}

func (c *Call) print(stream, format uint64, src *formatSource) {
	out := c.format(c.Str(format), src)
	c.WriteStream(stream, out)
	c.GiveInt(int32(len(out)))
}

// sprint stores the output of a printf, at most n bytes including the zero.
func (c *Call) sprint(dst, n, format uint64, src *formatSource) {
	out := c.format(c.Str(format), src)
	c.GiveInt(int32(len(out)))
	if n > 0 {
		c.PutStr(dst, out[:min(uint64(len(out)), n-1)])
	}
}

func sprintfChecked(c *Call) {
	d := c.Ptr()
	c.Int()
	c.Ptr()
	f := c.Ptr()
	c.sprint(d, 1<<40, f, &formatSource{c: c})
}

func snprintfChecked(c *Call) {
	d, n := c.Ptr(), c.Ptr()
	c.Int()
	c.Ptr()
	f := c.Ptr()
	c.sprint(d, n, f, &formatSource{c: c})
}

// WriteStream writes p to a stream and returns a nonnegative number to the program.
func (c *Call) WriteStream(stream uint64, p []byte) {
	var w io.Writer
	switch stream {
	case StreamOut:
		w = c.Lib.Stdout
	case StreamErr:
		w = c.Lib.Stderr
	default:
		c.Fail("%#x is not an output stream", stream)
	}
	if c.Err == nil {
		_, c.Err = w.Write(p)
	}
	c.GiveInt(int32(len(p)))
}

func (c *Call) putByte(x int32, stream uint64) {
	c.WriteStream(stream, []byte{byte(x)})
	c.GiveInt(x & 0xFF)
}

func fwrite(c *Call) {
	p, size, n, stream := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
	c.WriteStream(stream, c.bytes(p, size*n))
	c.GivePtr(n)
}

// getByte reads a byte, -1 at the end of the input.
func (c *Call) getByte(stream uint64) int32 {
	if stream != StreamIn {
		c.Fail("%#x is not an input stream", stream)
		return -1
	}
	b, err := c.Lib.Stdin.ReadByte()
	switch {
	case err == nil:
		return int32(b)
	case errors.Is(err, io.EOF):
		c.Lib.eof = true
	default:
		c.Err = err
	}
	return -1
}

func fgets(c *Call) {
	dst, n, stream := c.Ptr(), c.Int(), c.Ptr()
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
	c.GivePtr(0)
	if len(line) > 0 {
		c.PutStr(dst, line)
		c.GivePtr(dst)
	}
}

func fread(c *Call) {
	dst, size, n, stream := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
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
		c.GivePtr(uint64(got) / size)
	}
}

package link_test

import (
	"bytes"
	"debug/elf"
	"fmt"

	"spillway/link"
	"spillway/object"
	"spillway/target/amd64"
)

// A program that ends with exit code 42, without any library.
func ExampleLink() {
	code := []byte{
		0xb8, 231, 0, 0, 0, // mov $231, %eax: exit_group
		0x8b, 0x3d, 0, 0, 0, 0, // mov code(%rip), %edi
		0x0f, 0x05, // syscall
	}
	f := &object.File{
		Name: "exit.o", Format: amd64.Object(),
		Sections: []object.Section{
			{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16, Data: code, Size: int64(len(code)),
				Relocs: []object.Reloc{{Offset: 7, Symbol: 1, Type: amd64.Object().Uses.PCRel, Addend: -4}}},
			{Name: ".rodata", Attrs: object.Loaded, Align: 4, Data: []byte{42, 0, 0, 0}, Size: 4},
		},
		Symbols: []object.Symbol{
			{Name: "_start", Section: 0, Bind: object.BindGlobal, Type: object.TypeFunc, Size: int64(len(code))},
			{Name: "code", Section: 1, Bind: object.BindLocal, Type: object.TypeData, Size: 4},
		},
	}
	image, err := link.Link([]link.Input{{Object: f}}, link.Options{Format: f.Format, Kind: link.Static})
	if err != nil {
		fmt.Println(err)
		return
	}
	e, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		fmt.Println(err)
		return
	}
	text, _ := e.Section(".text").Data()
	fmt.Println(e.Type, len(text), "bytes of code")
	// Output: ET_EXEC 13 bytes of code
}

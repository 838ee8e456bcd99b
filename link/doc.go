// Package link links objects, archives and shared libraries into an ELF file for Linux: a dynamically linked program
// (position-independent or not), a static program, or a shared library. It is self-contained: the startup code, and the
// parts of the C library that are not in the shared library, are data of the target ([target.LinkFormat]); libraries
// are found in the directories that the dynamic linker searches ([Search]).
//
// # Algorithm
//
// Link runs these phases over the whole program.
//
//   - resolve: selects the definition of each global symbol. All objects are linked; then archives and
//     libraries in order, repeatedly until no archive has a member that defines an undefined symbol. A
//     definition in an object takes precedence over one in a library. Of the groups (COMDAT) with one
//     name the first is used.
//   - collect, if requested: removes unreachable sections.
//   - properties: determines which checks of indirect jumps and of returns are enabled: those that all
//     files support; then PLT entries and the program's start are marked as valid targets.
//   - place: assigns each section to an output section by its name. Sections of strings and constants are
//     split into pieces, and equal pieces merged; records of .eh_frame become pieces too, and those of
//     removed functions are dropped.
//   - scan: determines what each relocation needs: a GOT entry, a PLT entry, a copy of a library's
//     data, entries for thread-local storage. Instructions that need no entry, since the symbol is in
//     range, are marked for relaxation: loads from the table become address computations, thread-local
//     accesses those of the cheapest correct model [Lu18 §B.2], [Drepper05 §5]. Files are scanned in
//     parallel.
//   - reserve: sizes the tables: entries, dynamic symbols (hashed ones in order of their hash),
//     versions, dynamic relocations (relative ones first). If code exceeds the range of calls, those
//     that may be out of range get veneers, in islands between sections.
//   - layout: assigns addresses, in the order of the segments: read-only, code, data that is read-only
//     after dynamic linking (RELRO), data. RELRO ends at a page boundary.
//   - finish: copies and relocates contents, many sections in parallel; then writes the tables, the
//     index of .eh_frame (sorted by address), and the build id, a hash of everything else.
//
// All symbols are bound at program start (BIND_NOW), so a PLT entry is one instruction through a slot that is read-only
// by then. The stack is executable only if an object requests it. A function of the program that is resolved at start
// (IFUNC) is represented by its PLT entry everywhere, so that its address is unique.
//
// Requires: objects from [object.Read] or a code generator, for one machine, Options.Format's. Ensures: the same
// inputs in the same order give the same bytes, whatever the number of workers. Anything that cannot be linked is an
// error, and so is every undefined or multiply defined symbol, with the files; unsupported features are an
// [UnsupportedError]: link-time optimization, initializers in .ctors, on x86 TLS descriptors in shared libraries.
//
// Time and memory are linear in the size of the inputs and in the number of symbols of the libraries, except for the
// sorting of frames, hashed symbols and dynamic relocations.
//
// Sources: [SysV97] for objects and dynamic linking, [Lu18] and [Lu15] for the machines, [Drepper05] for
// thread-local storage, [LSB15 §10.6] for .eh_frame and its index. The hash table .gnu.hash and
// symbol versions are as the GNU dynamic linker reads them.
package link

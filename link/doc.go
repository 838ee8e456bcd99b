// Package link links objects, archives and shared libraries into an ELF file that runs under Linux:
// a program for the dynamic linker (position-independent or not), a static program, a shared
// library. Nothing else is needed: the start of the program, and what of the C library is in no
// shared library, are data of the target ([target.LinkFormat]); libraries are found where the
// dynamic linker finds them ([Search]).
//
// # Algorithm
//
// Link is a row of phases over the whole program.
//
//   - resolve: which definition each global symbol has. All objects are taken; then archives and libraries in
//     their order, again and again until no archive has a member that defines what is undefined. A definition in
//     an object comes before that in a library. Of groups (COMDAT) with one name the first is taken.
//   - collect, if asked for: the sections that nothing leads to are left out.
//   - properties: which checks of indirect jumps and of returns the processor may make, which are those that all files are made
//     for; jumps of the linkage table and the start of the program then have marks where such jumps may land.
//   - place: each section goes into an output section by its name. Sections of strings and constants become pieces,
//     and equal pieces one; records of .eh_frame become pieces too, and those of functions that were left out go.
//   - scan: each relocation says what its symbol needs: an entry of the global offset table, a jump of the
//     procedure linkage table, a copy of a library's data, entries for thread-local storage. Instructions that need no
//     entry, since the symbol turned out to be near, are marked to be changed (relaxation): loads from the table
//     become address computations, thread-local accesses become those of the cheapest model that is right here
//     [Lu18 §B.2], [Drepper05 §5]. Files are scanned side by side.
//   - reserve: the tables get their sizes: entries, dynamic symbols (those looked up by name in order of their
//     hash), versions, dynamic relocations (relative ones first). Where code is longer than calls reach, the calls that may not
//     reach get veneers, in islands between sections.
//   - layout: addresses, in the order of the segments: read-only, code, what is read-only once the dynamic linker is
//     done (RELRO), data. The end of RELRO is that of a page.
//   - finish: contents are copied and relocated, many sections side by side; then the tables are written, the index of
//     .eh_frame (sorted by address), and the build id, a hash of all the rest.
//
// All symbols are bound when the program starts (BIND_NOW), so a jump of the linkage table is one
// instruction through an entry that is read-only by then. The stack is executable only where an object asks for it. A function of the
// program that is chosen at its start (IFUNC) is its jump everywhere, so its address is one.
//
// Requires: objects that [object.Read] or a code generator made, for one machine, Options.Format's.
// Ensures: the same inputs in the same order give the same bytes, whatever the number of workers. What cannot be
// linked is an error, as is every symbol that is undefined or defined twice, with the files; what needs something
// that is not here is an [UnsupportedError]: link-time optimization,
// initializers in .ctors, on x86 descriptors of thread-local symbols in shared libraries.
//
// Time and memory are linear in the size of the inputs and in the number of symbols of the libraries, except for the
// sorting of frames, hashed symbols and dynamic relocations.
//
// Sources: [SysV97] for objects and dynamic linking, [Lu18] and [Lu15] for the machines, [Drepper05] for
// thread-local storage, [LSB15 §10.6] for .eh_frame and its index. The hash table .gnu.hash and
// symbol versions are as the GNU dynamic linker reads them.
package link

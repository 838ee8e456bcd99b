// Package coroutine splits coroutines into functions, as LLVM's CoroSplit does: front ends emit them unsplit.
//
// # Transformation
//
// A coroutine is a function that calls llvm.coro.id and llvm.coro.begin. It may suspend itself (llvm.coro.suspend), and
// is resumed or destroyed by its handle, the address of its frame. It is split into three functions: the ramp, which
// keeps its name, runs up to the first suspend point reached, and returns; f.resume and f.destroy, which continue from
// a suspend point. The frame is
//
//	{ ptr resume, ptr destroy, promise, i32 number of the suspend point, variables and values }
//
// The promise has the alignment of its alloca, as llvm.coro.promise assumes, and resume is null once the coroutine is
// done, so handles can be exchanged with code that LLVM has compiled. f.resume and f.destroy have the fast calling
// convention and take the handle.
//
// Operations on handles (resume, destroy, done, promise, noop) become loads and calls, in all functions of the module.
// In f.resume and f.destroy, a call that resumes another coroutine, and after which the function only returns, becomes
// a musttail call: coroutines that resume each other must not grow the stack.
//
// # Algorithm
//
// Blocks are split after suspend points, whose three results become three edges. Each part is a copy of the body with a
// new entry: a switch over the suspend index in the frame, to the edges for its result. A part ends at llvm.coro.end. A
// value that is live-in at a suspend edge is spilled to a field of the frame at its definition, and parts reload it in
// each block that uses it but does not define it. The ramp keeps using its own values, since the frame may be freed
// before it returns. An alloca is in the frame if a part may access it before storing to all of it or starting its
// lifetime; or if its address escapes and, given lifetime markers, it may be live at a suspend point, unless the ramp
// accesses it after llvm.coro.end. Its contents at llvm.coro.begin are copied to the frame. The suspend index is stored
// at llvm.coro.save: from there to the suspend point, another thread may resume the coroutine.
//
// # Requires and ensures
//
// Requires intrinsics to be calls of declared functions named llvm.coro.*, with tokens of type i32 (0 for none);
// llvm.lifetime.start and llvm.lifetime.end with an alloca as their last argument; and llvm.coro.outside.frame, called
// with an alloca, for the metadata of that name. Package llvmir creates them. Ensures that none of these is left, and
// that each function satisfies ir.Verify. What cannot be split is an Error, after which the module must not be used:
// allocas of unknown size or block addresses live across a suspend point, and addresses of variables that are passed on
// or computed before llvm.coro.begin. The other lowerings (llvm.coro.id.retcon, llvm.coro.id.async) are rejected by
// package llvmir.
//
// Debug information: each part has a copy of the subprogram, with its own linkage name, and of its scopes, variables
// and locations. A variable in the frame is described by the address of the frame and an offset: in a part throughout,
// in the ramp after llvm.coro.begin. A value in a field of the frame is described only where it is loaded. Debug
// information does not change the code.
//
// Time: linear in the function times its suspend points plus, for each value or variable that is live across blocks,
// the number of these blocks.
package coroutine

// Package coroutine splits coroutines, which front ends leave to LLVM's passes, into functions.
//
// # What it does
//
// A coroutine is a function that calls llvm.coro.id and llvm.coro.begin. It may suspend itself (llvm.coro.suspend), and is
// resumed or destroyed by its handle, the address of its frame. It becomes three functions: itself, which runs up to the first
// point where it is suspended and returns; f.resume and f.destroy, which continue from there. The frame is
//
//	{ ptr resume, ptr destroy, promise, i32 number of the suspend point, variables and values }
//
// where the promise is aligned as its alloca, as llvm.coro.promise has it, and resume is null once the coroutine is done. So
// handles may be passed to and from code that LLVM has compiled. Both functions have the fast calling convention and take the handle.
//
// What callers do with handles (resume, destroy, done, promise, noop) becomes loads and calls in all functions of the module. A call
// that resumes another coroutine, and after which f.resume or f.destroy only returns, is a jump (musttail), so that coroutines may
// resume each other without end.
//
// # Algorithm
//
// Blocks are cut after suspend points, whose three results become three edges. Each part is a copy of the body that begins with a
// switch over the number in the frame to the edges of its result; in it the function ends at llvm.coro.end. A value that is live where
// a part begins gets a field of the frame: it is stored where it is computed, and parts load it in each block that needs it but does
// not compute it. The starting function continues with its own values, as it may return after the frame is gone. An alloca is in the
// frame if a part may access it before storing to all of it or beginning its lifetime; if its lifetime, by its markers, has begun at a
// suspend point and its address is known elsewhere; and, without markers, if its address is, unless that is accessed after
// llvm.coro.end. What it holds at llvm.coro.begin is copied there. The number of a suspend point is stored at its llvm.coro.save: from
// there to the suspend point, another thread may resume the coroutine.
//
// # Requires and ensures
//
// Intrinsics are calls of declared functions named llvm.coro.*, in which tokens are of type i32 (0 for none), and llvm.lifetime.start
// and llvm.lifetime.end, with an alloca as their last argument; llvm.coro.outside.frame, with an alloca, stands for the metadata of
// that name. Package llvmir makes them. Afterwards there is none left, and each function satisfies ir.Verify. What cannot be split is an
// Error, after which the module is of no use: allocas of unknown size and addresses of blocks that are needed after a suspend point,
// addresses of variables that are passed on or computed before llvm.coro.begin, and the other ways to split (llvm.coro.id.retcon,
// llvm.coro.id.async), which package llvmir refuses.
//
// Debug information: each part has a copy of the subprogram, with its own linkage name, and of the scopes, variables and places in it.
// A variable of the frame is described by the address of the frame and an offset, in a part throughout, in the starting function from
// llvm.coro.begin on. Values in fields of the frame are not described where they are not loaded. The code is the same without it.
//
// Time: linear in the function times its suspend points, and for each value or variable that is live across blocks, in these blocks.
package coroutine

package irgen

// flowGrowths are functions of N blocks, or with blocks of N neighbors.
var flowGrowths = []Growth{
	{"blocks", "blocks that lead to one exit", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x) {\nb0:\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = add i32 %%x, %d\n  %%c%d = icmp eq i32 %%v%d, %d\n  br i1 %%c%d, label %%end, label %%b%d\nb%d:\n", i, i, i, i, i*3, i, i+1, i+1)
		})
		t.f("  br label %%end\nend:\n  ret i32 0\n}\n")
	}},
	{"exits", "blocks that lead to one exit, each with a different value", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, ptr %%p) {\nb0:\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load volatile i32, ptr %%p\n  %%c%d = icmp eq i32 %%v%d, %%x\n  br i1 %%c%d, label %%end, label %%b%d\nb%d:\n", i, i, i, i, i+1, i+1)
		})
		t.f("  br label %%end\nend:\n  %%r = phi i32 ")
		t.list(n, func(i int) { t.f("[ %d, %%b%d ]", i, i) })
		t.f(", [ 7, %%b%d ]\n  ret i32 %%r\n}\n", n)
	}},
	{"diamonds", "branches around a store", func(t *growthText, n int) {
		t.f("define void @f(i32 %%x, ptr %%p) {\nb0:\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load i32, ptr %%p\n  %%c%d = icmp eq i32 %%v%d, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\n", i, i, i, i, i, i, i+1)
			t.f("t%d:\n  store volatile i32 %d, ptr %%p\n  br label %%b%d\nb%d:\n", i, i, i+1, i+1)
		})
		t.f("  ret void\n}\n")
	}},
	{"joins", "diamonds with a call on one side, and phis after them", func(t *growthText, n int) {
		t.f("declare i64 @g(i64)\ndefine i64 @f(ptr %%p, i64 %%x) {\nb0:\n  br label %%h0\n")
		t.each(n, func(i int) {
			prev := before("r", "%x", i)
			t.f("h%d:\n  %%q%d = getelementptr i64, ptr %%p, i64 %d\n  %%l%d = load i64, ptr %%q%d\n", i, i, i%500, i, i)
			t.f("  %%c%d = icmp sgt i64 %%l%d, %s\n  br i1 %%c%d, label %%t%d, label %%e%d\n", i, i, prev, i, i, i)
			t.f("t%d:\n  %%k%d = call i64 @g(i64 %s)\n  br label %%m%d\ne%d:\n  %%w%d = mul i64 %%l%d, 13\n  br label %%m%d\n", i, i, prev, i, i, i, i, i)
			t.f("m%d:\n  %%r%d = phi i64 [ %%k%d, %%t%d ], [ %%w%d, %%e%d ]\n  br label %%h%d\n", i, i, i, i, i, i, i+1)
		})
		t.f("h%d:\n  ret i64 %%r%d\n}\n", n, n-1)
	}},
	{"nested", "nested branches, which join again in turn", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\nd0:\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load volatile i32, ptr %%p\n  %%c%d = icmp eq i32 %%v%d, 0\n  br i1 %%c%d, label %%d%d, label %%u%d\nd%d:\n", i, i, i, i, i+1, i, i+1)
		})
		t.f("  br label %%u%d\n", n-1)
		for i := n - 1; i > 0; i-- {
			t.f("u%d:\n  store volatile i32 %d, ptr %%p\n  br label %%u%d\n", i, i, i-1)
		}
		t.f("u0:\n  ret void\n}\n")
	}},
	{"phis", "phis of one join", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, i1 %%c) {\nb0:\n  br i1 %%c, label %%l, label %%r\nl:\n  br label %%j\nr:\n  br label %%j\nj:\n")
		t.each(n, func(i int) { t.f("  %%p%d = phi i32 [ %d, %%l ], [ %d, %%r ]\n", i, i, i*7+1) })
		t.sum("xor", "i32", "p", n)
		t.f("  ret i32 %%sum%d\n}\n", n-1)
	}},
	{"loopphis", "values that a loop rotates", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, i32 %%n) {\nb0:\n  br label %%l\nl:\n  %%i = phi i32 [ 0, %%b0 ], [ %%in, %%l ]\n")
		t.each(n, func(i int) { t.f("  %%p%d = phi i32 [ %d, %%b0 ], [ %%p%d, %%l ]\n", i, i, (i+1)%n) })
		t.f("  %%in = add i32 %%i, 1\n  %%c = icmp slt i32 %%in, %%n\n  br i1 %%c, label %%l, label %%e\ne:\n")
		t.sum("xor", "i32", "p", n)
		t.f("  ret i32 %%sum%d\n}\n", n-1)
	}},
	{"preds", "predecessors of a join of four phis", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, i32 %%y) {\n  switch i32 %%x, label %%d [\n")
		t.each(n, func(i int) { t.f("    i32 %d, label %%b%d\n", i*3, i) })
		t.f("  ]\n")
		t.each(n, func(i int) { t.f("b%d:\n  %%v%d = add i32 %%y, %d\n  br label %%j\n", i, i, i*i%1009) })
		t.f("d:\n  br label %%j\nj:\n")
		t.each(4, func(k int) {
			t.f("  %%p%d = phi i32 [ %d, %%d ]", k, k)
			t.each(n, func(i int) {
				if k == 0 {
					t.f(", [ %%v%d, %%b%d ]", i, i)
				} else {
					t.f(", [ %d, %%b%d ]", i*k, i)
				}
			})
			t.f("\n")
		})
		t.sum("xor", "i32", "p", 4)
		t.f("  ret i32 %%sum3\n}\n")
	}},
	{"switch", "sparse cases", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x) {\n  switch i32 %%x, label %%d [\n")
		t.each(n, func(i int) { t.f("    i32 %d, label %%b%d\n", i*i%1000003*7+i, i) })
		t.f("  ]\n")
		t.each(n, func(i int) { t.f("b%d:\n  ret i32 %d\n", i, i*i) })
		t.f("d:\n  ret i32 0\n}\n")
	}},
	{"table", "dense cases with few distinct targets", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, ptr %%p) {\n  switch i32 %%x, label %%d [\n")
		t.each(n, func(i int) { t.f("    i32 %d, label %%b%d\n", i, i*i%17) })
		t.f("  ]\n")
		t.each(17, func(i int) { t.f("b%d:\n  store volatile i32 %d, ptr %%p\n  ret i32 %d\n", i, i, i*i) })
		t.f("d:\n  ret i32 0\n}\n")
	}},
	{"loopnest", "nested loops", func(t *growthText, n int) {
		t.f("define void @f(i32 %%n, ptr %%p) {\nentry:\n  br label %%h0\n")
		t.each(n, func(i int) {
			t.f("h%d:\n  %%i%d = phi i32 [ 0, %s ], [ %%j%d, %%l%d ]\n", i, i, before("h", "%entry", i), i, i)
			if i+1 < n {
				t.f("  br label %%h%d\n", i+1)
			} else {
				t.f("  br label %%body\n")
			}
		})
		t.f("body:\n  store volatile i32 0, ptr %%p\n  br label %%l%d\n", n-1)
		for i := n - 1; i >= 0; i-- {
			t.f("l%d:\n  %%j%d = add i32 %%i%d, 1\n  %%c%d = icmp slt i32 %%j%d, %%n\n  br i1 %%c%d, label %%h%d, label %s\n", i, i, i, i, i, i, i, before("l", "%end", i))
		}
		t.f("end:\n  ret void\n}\n")
	}},
	{"loops", "consecutive loops", func(t *growthText, n int) {
		t.f("define void @f(i64 %%n, ptr %%p) {\nentry:\n  br label %%l0\n")
		t.each(n, func(i int) {
			from := before("e", "%entry", i)
			t.f("l%d:\n  %%i%d = phi i64 [ 0, %s ], [ %%j%d, %%l%d ]\n  %%q%d = getelementptr [8 x i32], ptr %%p, i64 %%i%d, i64 %d\n  store i32 %d, ptr %%q%d\n", i, i, from, i, i, i, i, i%8, i, i)
			t.f("  %%j%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%j%d, %%n\n  br i1 %%c%d, label %%l%d, label %%e%d\ne%d:\n  br label %%l%d\n", i, i, i, i, i, i, i, i, i+1)
		})
		t.f("l%d:\n  ret void\n}\n", n)
	}},
	{"sums", "consecutive loops, each of which sums products with a different constant", func(t *growthText, n int) {
		t.f("define double @f(i64 %%n, ptr %%p) {\nentry:\n  br label %%l0\n")
		t.each(n, func(i int) {
			from := before("l", "%entry", i)
			t.f("l%d:\n  %%i%d = phi i64 [ 0, %s ], [ %%j%d, %%l%d ]\n  %%a%d = phi double [ %s, %s ], [ %%s%d, %%l%d ]\n", i, i, from, i, i, i, before("s", "0.0", i), from, i, i)
			t.f("  %%q%d = getelementptr double, ptr %%p, i64 %%i%d\n  %%v%d = load double, ptr %%q%d\n  %%w%d = fmul double %%v%d, %d.5\n  %%s%d = fadd double %%a%d, %%w%d\n", i, i, i, i, i, i, i, i, i, i)
			t.f("  %%j%d = add i64 %%i%d, 1\n  %%c%d = icmp slt i64 %%j%d, %%n\n  br i1 %%c%d, label %%l%d, label %%l%d\n", i, i, i, i, i, i, i+1)
		})
		t.f("l%d:\n  ret double %%s%d\n}\n", n, n-1)
	}},
	{"loopbody", "accesses to arrays in one loop", func(t *growthText, n int) {
		t.f("define void @f(i64 %%n, ptr %%p, ptr %%r) {\nentry:\n  br label %%l\nl:\n  %%i = phi i64 [ 0, %%entry ], [ %%j, %%l ]\n")
		t.each(n, func(i int) {
			t.f("  %%k%d = add i64 %%i, %d\n  %%q%d = getelementptr i32, ptr %%p, i64 %%k%d\n  %%v%d = load i32, ptr %%q%d\n", i, i*3, i, i, i, i)
			t.f("  %%w%d = mul i32 %%v%d, 3\n  %%s%d = getelementptr i32, ptr %%r, i64 %%k%d\n  store i32 %%w%d, ptr %%s%d\n", i, i, i, i, i, i)
		})
		t.f("  %%j = add i64 %%i, 1\n  %%c = icmp slt i64 %%j, %%n\n  br i1 %%c, label %%l, label %%e\ne:\n  ret void\n}\n")
	}},
	{"invariants", "loop-invariant expressions", func(t *growthText, n int) {
		t.f("define void @f(i32 %%n, i32 %%x, i32 %%y, ptr %%p) {\nentry:\n  br label %%l\nl:\n  %%i = phi i32 [ 0, %%entry ], [ %%j, %%l ]\n")
		t.each(n, func(i int) {
			t.f("  %%a%d = mul i32 %%x, %d\n  %%b%d = xor i32 %%a%d, %%y\n  store volatile i32 %%b%d, ptr %%p\n", i, i+3, i, i, i)
		})
		t.f("  %%j = add i32 %%i, 1\n  %%c = icmp slt i32 %%j, %%n\n  br i1 %%c, label %%l, label %%e\ne:\n  ret void\n}\n")
	}},
	{"allocaprom", "allocas that are promoted across a loop", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%n) {\n")
		t.each(n, func(i int) { t.f("  %%a%d = alloca i32\n  store i32 %d, ptr %%a%d\n", i, i, i) })
		t.f("  br label %%l\nl:\n  %%c = icmp eq i32 %%n, 0\n  br i1 %%c, label %%m, label %%e\nm:\n")
		t.each(n, func(i int) {
			t.f("  %%x%d = load i32, ptr %%a%d\n  %%y%d = add i32 %%x%d, 1\n  store i32 %%y%d, ptr %%a%d\n", i, i, i, i, i, i)
		})
		t.f("  br label %%l\ne:\n  %%r = load i32, ptr %%a0\n  ret i32 %%r\n}\n")
	}},
	{"variable", "branches around stores to one variable", func(t *growthText, n int) {
		t.f("define i32 @f(i32 %%x, ptr %%p) {\n  %%a = alloca i32\n  store i32 %%x, ptr %%a\n  br label %%b0\nb0:\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load volatile i32, ptr %%p\n  %%c%d = icmp eq i32 %%v%d, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\n", i, i, i, i, i, i, i+1)
			t.f("t%d:\n  %%o%d = load i32, ptr %%a\n  %%n%d = add i32 %%o%d, %%v%d\n  store i32 %%n%d, ptr %%a\n  br label %%b%d\nb%d:\n", i, i, i, i, i, i, i+1, i+1)
		})
		t.f("  %%r = load i32, ptr %%a\n  ret i32 %%r\n}\n")
	}},
	{"far", "values of the entry block, each used in one of many blocks", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\nb0:\n")
		t.each(n, func(i int) { t.f("  %%v%d = load volatile i32, ptr %%p\n", i) })
		t.each(n, func(i int) {
			t.f("  %%k%d = load volatile i1, ptr %%p\n  br i1 %%k%d, label %%t%d, label %%b%d\nt%d:\n  store volatile i32 %%v%d, ptr %%p\n  br label %%b%d\nb%d:\n", i, i, i, i+1, i, i, i+1, i+1)
		})
		t.f("  ret void\n}\n")
	}},
	{"indirect", "blocks, each of which may jump to all of them: N times N edges", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\nentry:\n  indirectbr ptr %%p, [")
		t.list(n, func(i int) { t.f("label %%b%d", i) })
		t.f("]\n")
		t.each(n, func(i int) {
			t.f("b%d:\n  %%v%d = load ptr, ptr %%p\n  indirectbr ptr %%v%d, [", i, i, i)
			t.list(n, func(k int) { t.f("label %%b%d", k) })
			t.f("]\n")
		})
		t.f("}\n")
	}},
	{"jumps", "blocks that each lead to the next one and to any other, in irreducible loops", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) {\nentry:\n  br label %%b0\n")
		to := 1
		t.each(n, func(i int) {
			to = (to*1103515245 + 12345) & (1<<31 - 1)
			t.f("b%d:\n  %%c%d = load volatile i1, ptr %%p\n  br i1 %%c%d, label %%b%d, label %%b%d\n", i, i, i, (to>>8)%n, i+1)
		})
		t.f("b%d:\n  ret void\n}\n", n)
	}},
	{"switches", "blocks with a parameter and a switch, each of which leads to the next block and to any ten others", func(t *growthText, n int) {
		t.switches(n)
	}},
	{"coroutine", "variables that live across a suspend point", func(t *growthText, n int) {
		t.coroutine(func() {
			t.each(n, func(i int) { t.f("  %%a%d = alloca i32\n", i) })
		}, func() {
			t.each(n, func(i int) { t.f("  store i32 %d, ptr %%a%d\n  call void @use(ptr %%a%d)\n", i, i, i) })
			t.suspend(0)
			t.each(n, func(i int) { t.f("  call void @use(ptr %%a%d)\n", i) })
		})
	}},
	{"suspends", "consecutive suspend points", func(t *growthText, n int) {
		t.coroutine(func() {}, func() { t.each(n, t.suspend) })
	}},
	{"labels", "targets of one indirect branch", func(t *growthText, n int) {
		t.f("@table = constant [%d x ptr] [", n)
		t.list(n, func(i int) { t.f("ptr blockaddress(@f, %%b%d)", i) })
		t.f("]\ndefine void @f(ptr %%p) {\nentry:\n  br label %%next\nnext:\n  %%t = load volatile ptr, ptr %%p\n  indirectbr ptr %%t, [")
		t.list(n, func(i int) { t.f("label %%b%d", i) })
		t.f("]\n")
		t.each(n, func(i int) { t.f("b%d:\n  store volatile i32 %d, ptr %%p\n  br label %%next\n", i, i) })
		t.f("}\n")
	}},
}

// switches writes n blocks with switches of ten targets, in loops through one another, and a value that changes in each.
func (t *growthText) switches(n int) {
	const targets = 10
	from, to := make([][]int, n+1), 1
	leads := func(i, target int) int {
		from[target] = append(from[target], i)
		return target
	}
	cases := make([][targets]int, n)
	for i := range cases {
		leads(i, i+1)
		for k := range cases[i] {
			to = (to*1103515245 + 12345) & (1<<31 - 1)
			cases[i][k] = leads(i, (to>>8)%n)
		}
	}
	t.f("define i32 @f(i32 %%x, ptr %%p) {\nentry:\n  br label %%b0\n")
	t.each(n+1, func(i int) {
		t.f("b%d:\n  %%a%d = phi i32 ", i, i)
		if i == 0 {
			t.f("[ %%x, %%entry ], ")
		}
		t.list(len(from[i]), func(k int) { t.f("[ %%v%d, %%b%d ]", from[i][k], from[i][k]) })
		if i == n {
			t.f("\n  ret i32 %%a%d\n}\n", i)
			return
		}
		t.f("\n  %%v%d = mul i32 %%a%d, %d\n  %%c%d = load volatile i32, ptr %%p\n  switch i32 %%c%d, label %%b%d [", i, i, 2*i+3, i, i, i+1)
		for k, target := range cases[i] {
			t.f(" i32 %d, label %%b%d", k, target)
		}
		t.f(" ]\n")
	})
}

// coroutine writes a coroutine with what entry writes before it begins, and body after that.
func (t *growthText) coroutine(entry, body func()) {
	t.f("declare token @llvm.coro.id(i32, ptr, ptr, ptr)\ndeclare i64 @llvm.coro.size.i64()\ndeclare ptr @llvm.coro.begin(token, ptr)\n")
	t.f("declare i8 @llvm.coro.suspend(token, i1)\ndeclare ptr @llvm.coro.free(token, ptr)\ndeclare i1 @llvm.coro.end(ptr, i1, token)\n")
	t.f("declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndeclare void @use(ptr)\ndefine ptr @f() presplitcoroutine {\nentry:\n")
	entry()
	t.f("  %%id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)\n  %%n = call i64 @llvm.coro.size.i64()\n")
	t.f("  %%m = call ptr @malloc(i64 %%n)\n  %%h = call ptr @llvm.coro.begin(token %%id, ptr %%m)\n")
	body()
	t.f("  br label %%clean\nclean:\n  %%mem = call ptr @llvm.coro.free(token %%id, ptr %%h)\n  call void @free(ptr %%mem)\n  br label %%ret\n")
	t.f("ret:\n  %%e = call i1 @llvm.coro.end(ptr %%h, i1 false, token none)\n  ret ptr %%h\n}\n")
}

// suspend writes suspend point i of a coroutine.
func (t *growthText) suspend(i int) {
	t.f("  %%s%d = call i8 @llvm.coro.suspend(token none, i1 false)\n  switch i8 %%s%d, label %%ret [i8 0, label %%more%d i8 1, label %%clean]\nmore%d:\n", i, i, i, i)
}

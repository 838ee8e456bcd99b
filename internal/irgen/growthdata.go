package irgen

import "strings"

// callGrowths are N calls, or functions.
var callGrowths = []Growth{
	{"calls", "calls, each with the result of the previous one", func(t *growthText, n int) {
		t.f("declare i32 @g(i32, i32)\ndefine i32 @f(i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  %%v%d = call i32 @g(i32 %s, i32 %d)\n", i, before("v", "%x", i), i) })
		t.f("  ret i32 %%v%d\n}\n", n-1)
	}},
	{"calls2", "results of calls, all used after the last call", func(t *growthText, n int) {
		t.f("declare i32 @g(i32)\ndefine i32 @f(i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  %%v%d = call i32 @g(i32 %d)\n", i, i) })
		t.sum("mul", "i32", "v", n)
		t.f("  ret i32 %%sum%d\n}\n", n-1)
	}},
	{"args", "parameters", func(t *growthText, n int) {
		t.f("define i32 @f(")
		t.list(n, func(i int) { t.f("i32 %%a%d", i) })
		t.f(") {\n")
		t.sum("xor", "i32", "a", n)
		t.f("  ret i32 %%sum%d\n}\n", n-1)
	}},
	{"callargs", "arguments of one call", func(t *growthText, n int) {
		t.f("declare void @g(...)\ndefine void @f(i32 %%x) {\n")
		t.each(n, func(i int) { t.f("  %%v%d = mul i32 %%x, %d\n", i, i+3) })
		t.f("  call void (...) @g(")
		t.list(n, func(i int) { t.f("i32 %%v%d", i) })
		t.f(")\n  ret void\n}\n")
	}},
	{"invoke", "invokes with one landing pad", func(t *growthText, n int) {
		t.f("declare void @g()\ndeclare i32 @__gxx_personality_v0(...)\ndefine void @f() personality ptr @__gxx_personality_v0 {\nb0:\n")
		t.each(n, func(i int) { t.f("  invoke void @g() to label %%b%d unwind label %%lp\nb%d:\n", i+1, i+1) })
		t.f("  ret void\nlp:\n  %%l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %%l\n}\n")
	}},
	{"pads", "landing pads, each for a different type", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@t%d = external constant ptr\n", i) })
		t.f("declare void @g()\ndeclare i32 @__gxx_personality_v0(...)\ndeclare i32 @llvm.eh.typeid.for.p0(ptr)\ndefine i32 @f() personality ptr @__gxx_personality_v0 {\nb0:\n")
		t.each(n, func(i int) { t.f("  invoke void @g() to label %%b%d unwind label %%lp%d\nb%d:\n", i+1, i, i+1) })
		t.f("  ret i32 0\n")
		t.each(n, func(i int) {
			t.f("lp%d:\n  %%l%d = landingpad { ptr, i32 } catch ptr @t%d\n  %%s%d = extractvalue { ptr, i32 } %%l%d, 1\n", i, i, i, i, i)
			t.f("  %%i%d = call i32 @llvm.eh.typeid.for.p0(ptr @t%d)\n  %%c%d = icmp eq i32 %%s%d, %%i%d\n  br i1 %%c%d, label %%k%d, label %%r%d\n", i, i, i, i, i, i, i, i)
			t.f("k%d:\n  ret i32 %d\nr%d:\n  resume { ptr, i32 } %%l%d\n", i, i, i, i)
		})
		t.f("}\n")
	}},
	{"funcs", "small functions", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("define i32 @f%d(i32 %%x) {\n  %%a = add i32 %%x, %d\n  ret i32 %%a\n}\n", i, i) })
	}},
	{"callchain", "functions that each invoke the next one, of which the last is nounwind", func(t *growthText, n int) {
		t.f("declare i32 @__gxx_personality_v0(...)\n")
		t.each(n, func(i int) {
			t.f("define internal void @f%d() personality ptr @__gxx_personality_v0 {\n  invoke void @f%d() to label %%n unwind label %%lp\nn:\n  ret void\n", i, i+1)
			t.f("lp:\n  %%l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %%l\n}\n")
		})
		t.f("define internal void @f%d() {\n  ret void\n}\ndefine void @main() {\n  call void @f0()\n  ret void\n}\n", n)
	}},
	{"comdats", "inline functions, each in its own COMDAT group", func(t *growthText, n int) {
		t.each(n, func(i int) {
			t.f("$f%d = comdat any\ndefine linkonce_odr i32 @f%d(i32 %%x) comdat {\n  %%a = mul i32 %%x, %d\n  ret i32 %%a\n}\n", i, i, i+3)
		})
	}},
}

// dataGrowths are N symbols, or data of length N.
var dataGrowths = []Growth{
	{"globals", "variables", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@g%d = global i32 %d\n", i, i) })
		t.f("define i32 @f() {\n  ret i32 0\n}\n")
	}},
	{"data", "elements of an array of numbers", func(t *growthText, n int) {
		t.f("@g = global [%d x i32] [", n)
		t.list(n, func(i int) { t.f("i32 %d", i) })
		t.f("]\n")
	}},
	{"str", "bytes of a string", func(t *growthText, n int) {
		t.f("@g = global [%d x i8] c\"%s\"\n", n/4*4, strings.Repeat("\\00ab\\FF", n/4))
	}},
	{"pointers", "elements of an array of structs that contain addresses", func(t *growthText, n int) {
		t.f("declare void @f()\n@g = global [%d x { i32, ptr, ptr }] [", n)
		t.list(n, func(i int) {
			t.f("{ i32, ptr, ptr } { i32 %d, ptr @f, ptr getelementptr (i8, ptr @g, i64 %d) }", i, i)
		})
		t.f("]\n")
	}},
	{"record", "fields of one struct, with addresses in data and stores in code", func(t *growthText, n int) {
		field := func(i int) string { return []string{"i32", "i64"}[i%2] }
		t.f("%%s = type { ")
		t.list(n, func(i int) { t.f("%s", field(i)) })
		t.f(" }\n@g = global %%s { ")
		t.list(n, func(i int) { t.f("%s %d", field(i), i) })
		t.f(" }\n@t = global [%d x ptr] [", n)
		t.list(n, func(i int) { t.f("ptr getelementptr (%%s, ptr @g, i64 0, i32 %d)", i) })
		t.f("]\ndefine void @f(ptr %%p) {\n")
		t.each(n, func(i int) {
			t.f("  %%a%d = getelementptr %%s, ptr %%p, i64 0, i32 %d\n  store %s 1, ptr %%a%d\n", i, i, field(i), i)
		})
		t.f("  ret void\n}\n")
	}},
	{"strings", "constants that linkers merge", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@s%d = private unnamed_addr constant [9 x i8] c\"%08x\\00\"\n", i, i) })
		t.f("@t = global [%d x ptr] [", n)
		t.list(n, func(i int) { t.f("ptr @s%d", i) })
		t.f("]\n")
	}},
	{"aliases", "aliases, each of the previous one", func(t *growthText, n int) {
		t.f("@a0 = global i32 1\n")
		for i := 1; i <= n; i++ {
			t.f("@a%d = alias i32, ptr @a%d\n", i, i-1)
		}
	}},
	{"sections", "variables, each in its own section", func(t *growthText, n int) {
		t.each(n, func(i int) { t.f("@g%d = global i32 %d, section \".data.s%d\"\n", i, i, i) })
	}},
	{"types", "structs, each of which contains the previous one", func(t *growthText, n int) {
		t.f("%%t0 = type { i32 }\n")
		for i := 1; i <= n; i++ {
			t.f("%%t%d = type { ptr, %%t%d }\n", i, i-1)
			if i%200 == 0 || i == n {
				t.f("@g%d = external global %%t%d\n", i, i)
			}
		}
	}},
	{"nest", "nested additions in a constant expression", func(t *growthText, n int) {
		t.f("@a = global i64 %sptrtoint (ptr @a to i64)%s\n", strings.Repeat("add (i64 ", n), strings.Repeat(", i64 1)", n))
	}},
	{"nestty", "nested literal struct types", func(t *growthText, n int) {
		t.f("@a = global %si32%s zeroinitializer\n", strings.Repeat("{ ", n), strings.Repeat(" }", n))
	}},
	{"nestgep", "nested getelementptr constant expressions", func(t *growthText, n int) {
		t.f("define ptr @f(ptr %%p) {\n  %%a = load ptr, ptr %s@g%s\n  ret ptr %%a\n}\n@g = global i8 0\n", strings.Repeat("getelementptr (i8, ptr ", n), strings.Repeat(", i64 1)", n))
	}},
	{"md", "metadata nodes that form a cycle", func(t *growthText, n int) {
		t.f("define void @f() {\n  ret void\n}\n")
		t.each(n, func(i int) { t.f("!%d = !{!%d, i32 %d}\n", i, (i+1)%n, i) })
	}},
}

// debugHead is the common part of modules with debug information.
const debugHead = `!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !DIFile(filename: "f.c", directory: "/")
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DISubprogram(name: "f", file: !3, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
`

// debugGrowths are functions with N pieces of debug information.
var debugGrowths = []Growth{
	{"lines", "instructions, each with its own line", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) !dbg !6 {\n")
		t.each(n, func(i int) { t.f("  store volatile i32 %d, ptr %%p, !dbg !%d\n", i, i+10) })
		t.f("  ret void, !dbg !10\n}\n%s", debugHead)
		t.each(n, func(i int) { t.f("!%d = !DILocation(line: %d, column: %d, scope: !6)\n", i+10, i+2, i%50) })
	}},
	{"locals", "variables, each with a value", func(t *growthText, n int) {
		t.f("declare void @llvm.dbg.value(metadata, metadata, metadata)\ndefine void @f(ptr %%p) !dbg !6 {\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load volatile i32, ptr %%p, !dbg !10\n  call void @llvm.dbg.value(metadata i32 %%v%d, metadata !%d, metadata !DIExpression()), !dbg !10\n", i, i, i+11)
		})
		t.f("  ret void, !dbg !10\n}\n%s!10 = !DILocation(line: 2, column: 1, scope: !6)\n", debugHead)
		t.each(n, func(i int) {
			t.f("!%d = !DILocalVariable(name: \"v%d\", scope: !6, file: !3, line: %d, type: !7)\n", i+11, i, i)
		})
	}},
	{"assignments", "values of one variable", func(t *growthText, n int) {
		t.f("declare void @llvm.dbg.value(metadata, metadata, metadata)\ndefine void @f(ptr %%p) !dbg !6 {\n")
		t.each(n, func(i int) {
			t.f("  %%v%d = load volatile i32, ptr %%p, !dbg !10\n  call void @llvm.dbg.value(metadata i32 %%v%d, metadata !11, metadata !DIExpression()), !dbg !10\n", i, i)
		})
		t.f("  ret void, !dbg !10\n}\n%s!10 = !DILocation(line: 2, column: 1, scope: !6)\n!11 = !DILocalVariable(name: \"v\", scope: !6, file: !3, line: 1, type: !7)\n", debugHead)
	}},
	{"scopes", "consecutive scopes", func(t *growthText, n int) {
		t.f("define void @f(ptr %%p) !dbg !6 {\n")
		t.each(n, func(i int) { t.f("  store volatile i32 %d, ptr %%p, !dbg !%d\n", i, 2*i+11) })
		t.f("  ret void, !dbg !11\n}\n%s", debugHead)
		t.each(n, func(i int) {
			t.f("!%d = distinct !DILexicalBlock(scope: !6, file: !3, line: %d, column: 1)\n!%d = !DILocation(line: %d, column: 2, scope: !%d)\n", 2*i+10, i, 2*i+11, i, 2*i+10)
		})
	}},
	{"members", "members of a struct", func(t *growthText, n int) {
		t.f("@g = global i32 0, !dbg !10\n%s!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())\n", debugHead)
		t.f("!11 = distinct !DIGlobalVariable(name: \"g\", scope: !0, file: !3, line: 1, type: !12, isLocal: false, isDefinition: true)\n")
		t.f("!12 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !3, line: 1, size: %d, elements: !13)\n!13 = !{", n*32)
		t.list(n, func(i int) { t.f("!%d", i+14) })
		t.f("}\n")
		t.each(n, func(i int) {
			t.f("!%d = !DIDerivedType(tag: DW_TAG_member, name: \"m%d\", scope: !12, file: !3, line: 1, baseType: !7, size: 32, offset: %d)\n", i+14, i, i*32)
		})
	}},
	{"typechain", "pointers to pointers", func(t *growthText, n int) {
		t.f("@g = global ptr null, !dbg !10\n%s!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())\n", debugHead)
		t.f("!11 = distinct !DIGlobalVariable(name: \"g\", scope: !0, file: !3, line: 1, type: !%d, isLocal: false, isDefinition: true)\n!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)\n", n+12)
		for i := 1; i <= n; i++ {
			t.f("!%d = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !%d, size: 64)\n", i+12, i+11)
		}
	}},
}

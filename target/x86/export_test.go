package x86

import (
	"fmt"
	"slices"
	"strings"
)

// TextSamples returns instructions in AT&T's syntax: every row with several operands.
func TextSamples(wide bool) (list []string) {
	k := 0
	if wide {
		k = 1
	}
	var names []string
	for name := range textTables[k]() {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		for _, r := range textTables[k]()[name] {
			if r.syntax == 'i' {
				continue
			}
			full := name
			if r.suffix != 0 {
				full += string(r.suffix)
			}
			for n := range 14 {
				var ops []string
				for i := range r.ops {
					ops = append(ops, sample(&r.ops[i], r, wide, n+5*i))
				}
				if !(len(r.ops) == 2 && r.ops[0].kind == 'i' && r.ops[1].kind == 'i') {
					slices.Reverse(ops)
				}
				s := strings.TrimSpace(full + " " + strings.Join(ops, ", "))
				if !slices.Contains(list[max(0, len(list)-20):], s) {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

func sample(o *textOp, r *textRow, wide bool, n int) string {
	star := ""
	if o.star {
		star = "*"
	}
	switch {
	case o.kind == '1':
		return fmt.Sprintf("$%d", o.n)
	case o.kind == 'a':
		return []string{"foo", "0x12345678", "foo+4"}[n%3]
	case o.kind == 'i':
		list := []string{"$0", "$1", "$-1", "$127", "$-128", "$100"}
		if o.width > 8 {
			list = append(list, "$128", "$300", "$-129", "$0x7fff")
		}
		if o.width > 16 {
			list = append(list, "$0x12345", "$-0x80000000", "$foo", "$foo+8")
		}
		if o.width == 64 {
			list = append(list, "$0x123456789abcdef0", "$0x80000000")
		}
		return list[n%len(list)]
	case o.mem && (n%2 == 1 || o.kind == 'm'):
		list := []string{"(%eax)", "8(%ebp)", "(%esp)", "4(%esp,%ecx,4)", "foo(%ebx)", "-128(%esi)", "128(%edi)", "(%ebp,%eax,1)", "foo(,%edx,8)", "%fs:16(%eax)", "%gs:0x28", "0x1000", "foo+4"}
		if wide {
			list = []string{"(%rax)", "8(%rbp)", "(%rsp)", "4(%rsp,%r9,4)", "foo(%rip)", "-128(%r13)", "128(%r12)", "(%rbp,%rax,1)", "foo(,%rdx,8)", "%fs:16(%rax)", "%fs:0x28", "foo+4(%rip)", "(%r8,%r15,2)", "(%eax)"}
		}
		return star + list[(n/2+n)%len(list)]
	}
	var regs []string
	for name, t := range textRegisters() {
		if t.class != o.class || o.class == 'g' && o.width != 0 && t.width != o.width || o.only && (t.n != o.n || t.high || t.width != o.width && o.class == 'g') {
			continue
		}
		if (t.width == 64 && t.class == 'g' || t.n >= 8 || t.rex) && !wide || o.class == 'x' && t.width != max(o.width, 128) || strings.HasPrefix(name, "db") {
			continue
		}
		if t.class == 's' && !o.only && t.n == 1 || t.class == 'c' && t.n != 0 && t.n != 4 || t.class == 't' && name == "st(0)" {
			continue
		}
		regs = append(regs, name)
	}
	slices.Sort(regs)
	return star + "%" + regs[(n*7)%len(regs)]
}

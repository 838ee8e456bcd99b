package simplify_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestDemand expects operations on bits that are not demanded to be removed.
func TestDemand(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for name, c := range map[string]struct{ body, want string }{
		"signed field of an odd width": {`%v = load i24, ptr %p
 %s = shl i24 %v, 19
 %a = ashr i24 %s, 19
 %r = sext i24 %a to i64`, "load zext shl ashr"},
		"upper field of an odd width": {`%v = load i24, ptr %p
 %a = ashr i24 %v, 13
 %r = sext i24 %a to i64`, "load zext load zext shl or zext shl ashr"},
		"mask above what is stored": {`%v = load i64, ptr %p
 %m = and i64 %v, 65535
 %o = or i64 %m, 16711680
 %t = trunc i64 %o to i16
 store i16 %t, ptr %p
 %r = add i64 0, 7`, "load store"},
		"extension of an extension": {`%v = load i8, ptr %p
 %a = sext i8 %v to i32
 %t = trunc i32 %a to i16
 %r = sext i16 %t to i64`, "load sext"},
		"mask of a mask": {`%v = load i64, ptr %p
 %a = and i64 %v, 4080
 %b = lshr i64 %a, 4
 %r = and i64 %b, 1023`, "load and lshr"},
		"sign that is not demanded": {`%v = load i64, ptr %p
 %a = ashr i64 %v, 8
 %b = and i64 %a, 1099511627520
 %r = xor i64 %b, 256`, "load lshr and xor"},
		"number of a shift, from the top": {`%n = load i64, ptr %p
 %k = sub i64 63, %n
 %m = and i64 %k, 63
 %r = shl i64 5, %m`, "load xor and shl"},
		"upper half of a field": {`%v = load i32, ptr %p
 %s = shl i32 %v, 16
 %a = ashr i32 %s, 23
 %r = sext i32 %a to i64`, "load sext ashr"},
		"one shift of two": {`%v = load i64, ptr %p
 %a = ashr i64 %v, 24
 %b = lshr i64 %a, 12
 %c = trunc i64 %b to i32
 %r = sext i32 %c to i64`, "load ashr"},
		"product subtracted": {`%v = load i64, ptr %p
 %n = sub i64 0, %v
 %m = mul i64 %n, 24
 %q = ptrtoint ptr %p to i64
 %r = add i64 %q, %m`, "load mul sub"},
		"index with a constant": {`%v = load i32, ptr %p
 %n = add nsw i32 %v, 3
 %i = sext i32 %n to i64
 %a = getelementptr i64, ptr %p, i64 %i
 %r = ptrtoint ptr %a to i64`, "load sext shl add add"},
		"index that may wrap": {`%v = load i32, ptr %p
 %n = add i32 %v, 3
 %i = sext i32 %n to i64
 %a = getelementptr i64, ptr %p, i64 %i
 %r = ptrtoint ptr %a to i64`, "load add sext shl"},
		"byte of a number extended for it": {`%v = load i64, ptr %p
 %q = getelementptr i32, ptr %p, i64 2
 %n = load volatile i32, ptr %q
 %z = zext i32 %n to i64
 %x = xor i64 %v, %z
 %a = and i64 %x, 255
 %s = lshr i64 %v, 8
 %r = sub i64 %s, %a`, "load load trunc xor zext and lshr sub"},
		"half of a sum of two extended numbers": {`%n = load volatile i32, ptr %p
 %m = load volatile i32, ptr %p
 %y = sext i32 %n to i64
 %z = zext i32 %m to i64
 %s = mul i64 %y, %z
 %r = and i64 %s, 65535`, "load load mul zext and"},
		"number extended for more than its byte": {`%v = load i64, ptr %p
 %n = load volatile i32, ptr %p
 %z = sext i32 %n to i64
 %x = xor i64 %v, %z
 %a = and i64 %x, 255
 %r = add i64 %a, %z`, "load load sext xor and add"},
		"sum that carries": {`%v = load i64, ptr %p
 %a = and i64 %v, 255
 %b = add i64 %a, %a
 %r = and i64 %b, 256`, "load zext add and"},
	} {
		m, lz := legal(t, "define i64 @f(ptr %p) {\n "+c.body+"\n ret i64 %r\n}", machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		var ops []string
		for _, v := range f.Blocks[0].Values {
			if v.Op != ir.OpRet && (v.Op != ir.OpAdd || v.Args[0].Name != "p") { // not the address of the upper part
				ops = append(ops, v.Op.String())
			}
		}
		if got := strings.Join(ops, " "); got != c.want {
			t.Errorf("%s: %s, not %s\n%s", name, got, c.want, f)
		}
	}
}

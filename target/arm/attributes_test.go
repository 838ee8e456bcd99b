package arm

import "testing"

// TestPassesFloats reads what sections of attributes say about arguments, also where they are cut off.
func TestPassesFloats(t *testing.T) {
	hard, soft := attributeSection(VFP|HardFloat), attributeSection(VFP|VFP4)
	if !passesFloats(hard) || passesFloats(soft) || object.Variant(hard) != hardObject || object.Variant(soft) != object {
		t.Error("the attributes of our own files say where floats are passed, not what is read of them")
	}
	named := section([]attribute{{5, 'v'}, {'7', 0}, {32, 1}, {'x', 0}, {67, '2'}, {'.', 0}, {argumentsTag, 1}}) // with texts before it
	if !passesFloats(named) {
		t.Error("a tag behind texts is not found")
	}
	for i := range hard {
		if passesFloats(hard[:i]) && i < len(hard)-1 {
			t.Errorf("%d of %d bytes say that floats are passed in registers", i, len(hard))
		}
	}
	if passesFloats([]byte{'A', 0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0x80, 0x80}) {
		t.Error("a number that is cut off says that floats are passed in registers")
	}
}

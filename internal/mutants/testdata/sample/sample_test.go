package sample

import "testing"

func TestClamp(t *testing.T) {
	if Clamp(1, 3, 5) != 3 || Clamp(7, 3, 5) != 5 || Clamp(4, 3, 5) != 4 {
		t.Fail()
	}
}

func TestCount(t *testing.T) {
	if Count([]int32{0, 2, 4, 6, 1}, func(x int32) bool { return x%2 == 0 }) != 4 {
		t.Fail()
	}
}

func TestSum(t *testing.T) {
	if Sum([]uint8{0}) != 0 || Sum(nil) != 0 {
		t.Fail()
	}
}

func TestHalvings(t *testing.T) {
	if Halvings(5) != 3 {
		t.Fail()
	}
}

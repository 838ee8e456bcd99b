package spillway

import (
	"spillway/target"
	"spillway/target/amd64"
)

// A FeatureInfo is an extension of a target that is off by default, an
// experiment: its code can be interpreted, but not assembled.
type FeatureInfo struct {
	Name   string
	Doc    string // one line
	Target string // name of the target
	New    func(target.Relocation) *target.Target
}

var features = []FeatureInfo{
	{"permi", "instructions that permute up to five registers", "amd64", amd64.TargetPermi},
}

// Features returns the features that targets can have beyond the default.
func Features() []FeatureInfo { return append([]FeatureInfo(nil), features...) }

// FeatureByName returns the feature of the given name; the error lists the names there are.
func FeatureByName(name string) (*FeatureInfo, error) {
	return byName("feature", features, name, func(f *FeatureInfo) string { return f.Name })
}

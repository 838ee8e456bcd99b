package arm64

import "spillway/target"

// Features of the machine that tiles may need.
const (
	LSE   target.Features = 1 << iota // atomic operations in one instruction (FEAT_LSE)
	RCpc                              // loads that acquire and may pass earlier releases (FEAT_LRCPC)
	PAuth                             // authentication of pointers other than by hints (FEAT_PAuth)
)

const (
	v81 = LSE
	v83 = v81 | RCpc | PAuth
)

// featureList returns the extensions, named as in LLVM's "target-features".
func featureList() []target.Extension {
	list := []target.Extension{
		{Name: "lse", Bit: LSE, With: LSE, Doc: "atomic operations in one instruction"},
		{Name: "rcpc", Bit: RCpc, With: RCpc, Doc: "loads that acquire and may pass earlier releases"},
		{Name: "pauth", Bit: PAuth, With: PAuth, Doc: "returns that authenticate their address"},
		{Name: "v8.1a", With: v81, Doc: "Armv8.1-A"},
		{Name: "v8.2a", With: v81, Doc: "Armv8.2-A"},
		{Name: "v8r", With: v83, Doc: "Armv8-R"},
	}
	for _, name := range []string{"v8.3a", "v8.4a", "v8.5a", "v8.6a", "v8.7a", "v8.8a", "v8.9a", "v9a", "v9.1a", "v9.2a", "v9.3a", "v9.4a", "v9.5a", "v9.6a"} {
		list = append(list, target.Extension{Name: name, With: v83, Doc: "Armv" + name[1:len(name)-1] + "-A"})
	}
	return list
}

// cpus returns the names of machines.
func cpus() (list []target.CPU) {
	for _, c := range []struct {
		set   target.Features
		names []string
	}{
		{0, []string{"generic", "cortex-a34", "cortex-a35", "cortex-a53", "cortex-a57", "cortex-a72", "cortex-a73", "cyclone", "apple-a7", "apple-a8", "apple-a9", "apple-a10",
			"exynos-m3", "falkor", "kryo", "thunderx"}},
		{v81, []string{"thunderx2t99", "a64fx", "exynos-m4", "exynos-m5", "apple-a11", "tsv110", "carmel"}},
		{v81 | RCpc, []string{"cortex-a55", "cortex-a65", "cortex-a65ae", "cortex-a75", "cortex-a76", "cortex-a76ae", "cortex-a77", "cortex-a78", "cortex-a78ae", "cortex-x1",
			"neoverse-e1", "neoverse-n1"}},
		{v83, []string{"apple-a12", "apple-a13", "apple-a14", "apple-a15", "apple-a16", "apple-a17", "apple-m1", "apple-m2", "apple-m3", "apple-m4", "apple-latest", "ampere1a", "ampere1b",
			"cortex-a78c", "cortex-a510", "cortex-a520", "cortex-a710", "cortex-a715", "cortex-a720", "cortex-a725", "cortex-x1c", "cortex-x2", "cortex-x3", "cortex-x4", "cortex-x925",
			"neoverse-512tvb", "neoverse-n2", "neoverse-n3", "neoverse-v1", "neoverse-v2", "neoverse-v3", "thunderx3t110", "oryon-1", "grace",
			"saphira", "ampere1", "cortex-r82"}},
	} {
		for _, name := range c.names {
			list = append(list, target.CPU{Name: name, Features: c.set})
		}
	}
	return list
}

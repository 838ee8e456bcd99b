package target

// Unnamed returns the name of a tile that was asked for by it and whose row does not say so (Row.Named), or "".
func (t *Target) Unnamed() string { return t.builder.unnamed }

package load

import "unsafe"

// DebugImages returns the objects registered with debuggers, the latest first.
func DebugImages() (images [][]byte) {
	for e := debugDescriptor.first; e != nil; e = e.next {
		images = append(images, unsafe.Slice(e.image, e.size))
	}
	return images
}

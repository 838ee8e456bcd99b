// Package atomicfile writes files atomically.
package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
)

// Write atomically replaces the contents and the mode of the named file. On error the old file is unchanged and no
// temporary file is left.
func Write(name string, data []byte, mode os.FileMode) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Chmod(mode), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name())
	}
	return err
}

// Package atomicfile writes files whole or not at all.
package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
)

// Write gives the file of a name new contents and the mode. Until they are complete what had the name stays, as it does where
// there is an error; nothing else is left then.
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

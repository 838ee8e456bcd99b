//go:build buckets

package store

import (
	_ "gocloud.dev/blob/azureblob" // azblob:
	_ "gocloud.dev/blob/gcsblob"   // gs:
	_ "gocloud.dev/blob/s3blob"    // s3:
)

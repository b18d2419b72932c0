include fs

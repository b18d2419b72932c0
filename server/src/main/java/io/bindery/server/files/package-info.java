/// File serving: mounts, metadata, content, the file bucket and files by code version.
@NullMarked
package io.bindery.server.files;

import org.jspecify.annotations.NullMarked;

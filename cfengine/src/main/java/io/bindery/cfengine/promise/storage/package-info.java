/// `storage` promises: volumes with enough space and plausible content, and remote file systems that are mounted.
@NullMarked
package io.bindery.cfengine.promise.storage;

import org.jspecify.annotations.NullMarked;

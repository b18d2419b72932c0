/// `storage` promises: volumes that have room and sensible content, and remote file systems that are mounted.
@NullMarked
package io.bindery.cfengine.promise.storage;

import org.jspecify.annotations.NullMarked;

/// Keepers of files, directories, links and copies.
@NullMarked
package io.bindery.enact.file;

import org.jspecify.annotations.NullMarked;

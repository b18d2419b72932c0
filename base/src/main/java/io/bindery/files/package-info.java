/// Safe replacement of files, and stamps that tell whether a file has changed.
@NullMarked
package io.bindery.files;

import org.jspecify.annotations.NullMarked;

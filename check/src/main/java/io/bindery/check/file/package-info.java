/// One inspection for each kind of file, each a class of its own, listed in [io.bindery.check.file.Inspections].
@NullMarked
package io.bindery.check.file;

import org.jspecify.annotations.NullMarked;

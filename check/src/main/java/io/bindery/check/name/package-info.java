/// The classes, types, functions and parameters that manifests mention, and whether they are there.
@NullMarked
package io.bindery.check.name;

import org.jspecify.annotations.NullMarked;

/// The classes, types, functions and parameters that manifests mention, and the check whether they exist.
@NullMarked
package io.bindery.check.name;

import org.jspecify.annotations.NullMarked;

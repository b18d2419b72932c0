/// Formats that policies read and write: mustache, YAML, CSV, environment files, arithmetic and times.
@NullMarked
package io.bindery.cfengine.data;

import org.jspecify.annotations.NullMarked;

/// Promises of type `files`: one class for each group of attributes.
@NullMarked
package io.bindery.cfengine.promise.file;

import org.jspecify.annotations.NullMarked;

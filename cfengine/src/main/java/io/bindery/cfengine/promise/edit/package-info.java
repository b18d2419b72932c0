/// Promises of `edit_line` bundles, and templates in the syntax of CFEngine.
@NullMarked
package io.bindery.cfengine.promise.edit;

import org.jspecify.annotations.NullMarked;

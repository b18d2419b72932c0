/// Promises of type `commands` and the meaning of exit codes.
@NullMarked
package io.bindery.cfengine.promise.command;

import org.jspecify.annotations.NullMarked;

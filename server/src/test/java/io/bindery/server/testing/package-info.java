/// Helpers of the server's tests.
@NullMarked
package io.bindery.server.testing;

import org.jspecify.annotations.NullMarked;

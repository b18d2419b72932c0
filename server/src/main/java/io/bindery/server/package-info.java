/// The server put together: configuration, routing, reload and stop.
@NullMarked
package io.bindery.server;

import org.jspecify.annotations.NullMarked;

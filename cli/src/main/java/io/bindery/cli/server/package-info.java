/// The command `bindery server`: flags, console log, start and stop of the server.
@NullMarked
package io.bindery.cli.server;

import org.jspecify.annotations.NullMarked;

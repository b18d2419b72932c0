/// The commands `bindery ca ...`: the certificate authority, with or without a running server.
@NullMarked
package io.bindery.cli.ca;

import org.jspecify.annotations.NullMarked;

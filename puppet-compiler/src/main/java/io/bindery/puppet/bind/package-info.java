/// Bindings written in the Puppet language: reads files into the model of `io.bindery.hiera.bind`, and evaluates their
/// expressions.
@NullMarked
package io.bindery.puppet.bind;

import org.jspecify.annotations.NullMarked;

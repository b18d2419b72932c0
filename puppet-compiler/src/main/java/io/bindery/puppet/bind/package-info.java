/// Bindings of the Puppet language: files to the model of `io.bindery.hiera.bind`, and what that asks of the language.
@NullMarked
package io.bindery.puppet.bind;

import org.jspecify.annotations.NullMarked;

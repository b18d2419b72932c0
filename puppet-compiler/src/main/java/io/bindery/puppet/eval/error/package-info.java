/// The error that ends an evaluation, with its place and the calls on the way to it.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval.error;

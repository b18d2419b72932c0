/// What a function is, how it is called, and the built-in ones, one a file.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.function;

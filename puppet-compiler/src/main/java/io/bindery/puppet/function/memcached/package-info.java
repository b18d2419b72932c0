/// The functions of saz-memcached, one a file, with the signatures, results and errors of the originals in Ruby.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.function.memcached;

/// From a request to a catalog: the one mutable [io.bindery.puppet.compile.Compilation] of a compile and its stages.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.compile;

/// Objects and type sets of Pcore: read from the hashes that define them, checked, instantiated and turned back into hashes.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.type.object;

/// Why a value, a type or a call does not fit, in Puppet's words.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.type.mismatch;

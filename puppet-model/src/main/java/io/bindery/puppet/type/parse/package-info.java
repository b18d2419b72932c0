/// Types from text and from the parameters in `Type[...]`.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.type.parse;

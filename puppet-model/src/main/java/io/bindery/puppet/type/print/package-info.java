/// Types and values as text, in the notation that the parser reads.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.type.print;

/// What holds between types and values: instances, assignability, inference, the common type, normal and general forms.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.type.calculus;

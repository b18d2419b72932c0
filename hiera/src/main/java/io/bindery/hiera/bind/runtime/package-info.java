/// Objects of Java as values of the language, and values as objects of Java.
@NullMarked
package io.bindery.hiera.bind.runtime;

import org.jspecify.annotations.NullMarked;

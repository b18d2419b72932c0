/// Forms of characters, names and regular expressions that reader, rules and printers share.
@NullMarked
package io.bindery.puppet.syntax.text;

import org.jspecify.annotations.NullMarked;

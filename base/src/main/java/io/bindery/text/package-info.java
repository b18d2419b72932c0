/// Sources, places in them and diagnostics about them.
@NullMarked
package io.bindery.text;

import org.jspecify.annotations.NullMarked;

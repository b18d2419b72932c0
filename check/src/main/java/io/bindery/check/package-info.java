/// `bindery check`: finds the files of a control repo or module, inspects them in parallel, and collects what is found.
@NullMarked
package io.bindery.check;

import org.jspecify.annotations.NullMarked;

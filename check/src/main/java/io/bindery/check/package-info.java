/// `bindery check`: finds the files of a control repo or module, inspects them in parallel, and collects the problems.
@NullMarked
package io.bindery.check;

import org.jspecify.annotations.NullMarked;

/// Evaluation: classes, variables, the expansion of text, lists and calls, and of one promise into its iterations.
@NullMarked
package io.bindery.cfengine.eval;

import org.jspecify.annotations.NullMarked;

/// A whole run: environment, loading, pre-evaluation, the passes over bundles in normal order, locks and state.
@NullMarked
package io.bindery.cfengine.run;

import org.jspecify.annotations.NullMarked;

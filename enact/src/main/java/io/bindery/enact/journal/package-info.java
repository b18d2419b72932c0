/// The journal on disk: which steps began and ended, and how the next run cleans up after one that was killed.
@NullMarked
package io.bindery.enact.journal;

import org.jspecify.annotations.NullMarked;

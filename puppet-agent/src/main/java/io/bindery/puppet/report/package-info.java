/// Log lines, the run report, the summary and the other files that a run leaves.
@NullMarked
package io.bindery.puppet.report;

import org.jspecify.annotations.NullMarked;

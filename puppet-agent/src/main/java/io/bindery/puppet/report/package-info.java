/// Log lines, the run report, the summary and the other files that a run writes.
@NullMarked
package io.bindery.puppet.report;

import org.jspecify.annotations.NullMarked;

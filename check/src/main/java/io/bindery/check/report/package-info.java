/// The forms in which findings are written: text, JSON, SARIF, JUnit XML, GitHub annotations.
@NullMarked
package io.bindery.check.report;

import org.jspecify.annotations.NullMarked;

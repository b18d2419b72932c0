/// Results for people and tools: text, JSON, Markdown, SARIF, annotations and a page, each from a `FleetResult`.
@NullMarked
package io.bindery.fleet.report;

import org.jspecify.annotations.NullMarked;

/// Hosts for tests: one in memory, one that fails or dies at a chosen call, and the laws that every keeper obeys on them.
@NullMarked
package io.bindery.testkit.host;

import org.jspecify.annotations.NullMarked;

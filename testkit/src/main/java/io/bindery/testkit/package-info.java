/// Parts of tests that several modules share: the corpus engine, a host in memory, injected faults and the laws of keepers.
@NullMarked
package io.bindery.testkit;

import org.jspecify.annotations.NullMarked;

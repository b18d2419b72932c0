/// Facter's structured facts, built from the inventory of the host, external facts and custom facts.
@NullMarked
package io.bindery.puppet.facts;

import org.jspecify.annotations.NullMarked;

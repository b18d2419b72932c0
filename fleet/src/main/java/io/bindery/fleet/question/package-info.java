/// Questions to a whole fleet: the values of a key, unused code, rules on catalogs, effects of an upgrade of Puppet, and the time
/// of compiles.
@NullMarked
package io.bindery.fleet.question;

import org.jspecify.annotations.NullMarked;

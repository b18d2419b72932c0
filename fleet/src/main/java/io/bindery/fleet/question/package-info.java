/// Questions to a whole fleet: the values of a key, what no node uses, rules on catalogs, what an upgrade of Puppet breaks, where compiles spend their time.
@NullMarked
package io.bindery.fleet.question;

import org.jspecify.annotations.NullMarked;

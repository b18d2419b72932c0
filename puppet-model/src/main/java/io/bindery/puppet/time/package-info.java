/// Texts of timestamps and timespans: Ruby's `strftime` and `strptime`, and Puppet's formats of `Timespan`. The package depends
/// on values only, because bounds of types are written in these texts, too.
@NullMarked
package io.bindery.puppet.time;

import org.jspecify.annotations.NullMarked;

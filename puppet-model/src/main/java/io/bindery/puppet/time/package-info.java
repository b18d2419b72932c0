/// Texts of times and of lengths of time: Ruby's `strftime` and `strptime`, and Puppet's formats of `Timespan`. It knows values and nothing
/// above them, as the bounds of types are written in these texts too.
@NullMarked
package io.bindery.puppet.time;

import org.jspecify.annotations.NullMarked;

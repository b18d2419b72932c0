/// The commands `bindery generate ...`: Puppet code made from what modules define in Ruby.
@NullMarked
package io.bindery.cli.generate;

import org.jspecify.annotations.NullMarked;

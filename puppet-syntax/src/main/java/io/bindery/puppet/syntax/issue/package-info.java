/// The errors and warnings about the text of a manifest, in the words of Puppet.
@NullMarked
package io.bindery.puppet.syntax.issue;

import org.jspecify.annotations.NullMarked;

/// puppet-lint's view of a manifest: its tokens with white space and comments, the rules that check them (package `rule`),
/// control comments, and the edits that fix problems. The tokens come from the parser's own lexer.
@NullMarked
package io.bindery.puppet.lint;

import org.jspecify.annotations.NullMarked;

/// puppet-lint's view of a manifest: its tokens with white space and comments, the rules that judge them (package `rule`), control
/// comments, and the edits that mend what a rule found. The tokens come from the parser's own lexer.
@NullMarked
package io.bindery.puppet.lint;

import org.jspecify.annotations.NullMarked;

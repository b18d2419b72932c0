/// Static checks of a tree that parsed: one class for each group of rules, run by `Validator`.
@NullMarked
package io.bindery.puppet.syntax.rules;

import org.jspecify.annotations.NullMarked;

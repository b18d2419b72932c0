/// The settings that change what an expression means, and the limits of one compile with the budget that counts against them.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval.setting;

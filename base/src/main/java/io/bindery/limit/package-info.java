/// Budgets: how much work an interpreter may do before it gives up.
@NullMarked
package io.bindery.limit;

import org.jspecify.annotations.NullMarked;

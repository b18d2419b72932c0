/// Laws: statements that hold for all values, tried on values that a seeded generator makes.
@NullMarked
package io.bindery.testkit.law;

import org.jspecify.annotations.NullMarked;

/// What a check finds: findings, their places, and the result of a run.
@NullMarked
package io.bindery.check.finding;

import org.jspecify.annotations.NullMarked;

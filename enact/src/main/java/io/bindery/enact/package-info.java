/// The enactment layer: one loop looks at a thing on a host, plans what to change, performs it step by step and looks again.
@NullMarked
package io.bindery.enact;

import org.jspecify.annotations.NullMarked;

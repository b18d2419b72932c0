/// The ports to one machine, and the machine that this process runs on.
@NullMarked
package io.bindery.enact.host;

import org.jspecify.annotations.NullMarked;

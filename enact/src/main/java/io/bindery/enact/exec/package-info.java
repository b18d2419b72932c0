/// Programs: how they are started on this machine, and the keeper that runs commands.
@NullMarked
package io.bindery.enact.exec;

import org.jspecify.annotations.NullMarked;

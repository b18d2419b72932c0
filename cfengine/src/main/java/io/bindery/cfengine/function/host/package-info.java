/// Functions of this host: users, processes, packages, kernel settings and commands; one file for each.
@NullMarked
package io.bindery.cfengine.function.host;

import org.jspecify.annotations.NullMarked;

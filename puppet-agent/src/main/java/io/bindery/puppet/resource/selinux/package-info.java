/// Resource types of SELinux, kept with its own commands: `selboolean` and `selmodule`.
@NullMarked
package io.bindery.puppet.resource.selinux;

import org.jspecify.annotations.NullMarked;

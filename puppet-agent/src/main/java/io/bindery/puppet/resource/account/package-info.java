/// The resource types `user` and `group`, kept by the `useradd` family of programs.
@NullMarked
package io.bindery.puppet.resource.account;

import org.jspecify.annotations.NullMarked;

/// `packages` promises: by package modules that speak a protocol of lines, and by `package_method` bodies that name commands and patterns.
@NullMarked
package io.bindery.cfengine.promise.packages;

import org.jspecify.annotations.NullMarked;

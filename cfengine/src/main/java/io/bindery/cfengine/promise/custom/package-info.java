/// Promise types that a policy declares (`promise agent name { ... }`) and that programs of their own, promise modules, keep.
@NullMarked
package io.bindery.cfengine.promise.custom;

import org.jspecify.annotations.NullMarked;

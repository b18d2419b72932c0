/// Promise types: what it means to keep a promise, one file a type.
@NullMarked
package io.bindery.cfengine.promise;

import org.jspecify.annotations.NullMarked;

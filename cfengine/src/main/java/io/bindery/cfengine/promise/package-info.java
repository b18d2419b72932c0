/// Promise types: how promises of each type are kept, one file a type.
@NullMarked
package io.bindery.cfengine.promise;

import org.jspecify.annotations.NullMarked;

/// The resource type `package` and its providers.
@NullMarked
package io.bindery.puppet.resource.packages;

import org.jspecify.annotations.NullMarked;

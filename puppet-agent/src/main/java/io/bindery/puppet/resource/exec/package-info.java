/// The resource type `exec`: commands with conditions.
@NullMarked
package io.bindery.puppet.resource.exec;

import org.jspecify.annotations.NullMarked;

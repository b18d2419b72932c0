/// The resource type `augeas`: changes of configuration files by the paths of their trees, made with `augtool`.
@NullMarked
package io.bindery.puppet.resource.augeas;

import org.jspecify.annotations.NullMarked;

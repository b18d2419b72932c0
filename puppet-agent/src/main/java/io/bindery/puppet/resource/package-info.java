/// Puppet's resource types: each turns the parameters of a catalog resource into goals for keepers.
@NullMarked
package io.bindery.puppet.resource;

import org.jspecify.annotations.NullMarked;

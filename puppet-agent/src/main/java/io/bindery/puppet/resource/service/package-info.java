/// The resource type `service` and its providers.
@NullMarked
package io.bindery.puppet.resource.service;

import org.jspecify.annotations.NullMarked;

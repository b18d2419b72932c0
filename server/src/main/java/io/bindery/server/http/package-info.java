/// The HTTPS listener: connections, limits, routing and error pages.
@NullMarked
package io.bindery.server.http;

import org.jspecify.annotations.NullMarked;

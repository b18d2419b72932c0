/// Access control of a server: the rules of `access` and `roles` promises and of the server's control body, and the decision
/// about one request. The package opens no sockets.
@NullMarked
package io.bindery.cfengine.access;

import org.jspecify.annotations.NullMarked;

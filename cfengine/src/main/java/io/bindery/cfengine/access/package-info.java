/// Who may have what of a server: the rules that `access` and `roles` promises and the server's control body make, and the decision
/// about one request. Nothing here opens a socket.
@NullMarked
package io.bindery.cfengine.access;

import org.jspecify.annotations.NullMarked;

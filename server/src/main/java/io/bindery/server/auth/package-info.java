/// Authorisation: the rules of `auth.conf`, and the decision whether a caller may send a request.
@NullMarked
package io.bindery.server.auth;

import org.jspecify.annotations.NullMarked;

/// `users` promises: accounts of this host, created and changed by the programs of the host.
@NullMarked
package io.bindery.cfengine.promise.user;

import org.jspecify.annotations.NullMarked;

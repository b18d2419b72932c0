/// The certificate authority: its directory, requests, signing, revocation and renewal.
@NullMarked
package io.bindery.server.ca;

import org.jspecify.annotations.NullMarked;

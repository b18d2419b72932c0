/// The encryption of hiera-eyaml (PKCS7): its keys, and what can be known of an encrypted block without them.
@NullMarked
package io.bindery.hiera.eyaml;

import org.jspecify.annotations.NullMarked;

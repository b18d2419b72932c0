/// The encryption of hiera-eyaml (PKCS7): its keys, and checks of encrypted blocks that need no keys.
@NullMarked
package io.bindery.hiera.eyaml;

import org.jspecify.annotations.NullMarked;

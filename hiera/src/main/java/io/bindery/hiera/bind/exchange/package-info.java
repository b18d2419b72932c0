/// Writes models as JSON and reads them back; `bindings.schema.json` describes the form.
@NullMarked
package io.bindery.hiera.bind.exchange;

import org.jspecify.annotations.NullMarked;

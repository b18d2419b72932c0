/// Models as JSON, out and in; `bindings.schema.json` describes the form.
@NullMarked
package io.bindery.hiera.bind.exchange;

import org.jspecify.annotations.NullMarked;

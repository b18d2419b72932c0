/// Reading YAML as Ruby's Psych reads it and JSON as Ruby's `json` reads it, into whatever data the caller builds.
@NullMarked
package io.bindery.data;

import org.jspecify.annotations.NullMarked;

/// The bridge to Ruby code of modules; JRuby is started when the first such code is needed.
@NullMarked
package io.bindery.ruby;

import org.jspecify.annotations.NullMarked;

/// The promise types of `edit_xml` bundles, for one XML document.
@NullMarked
package io.bindery.cfengine.promise.xml;

import org.jspecify.annotations.NullMarked;

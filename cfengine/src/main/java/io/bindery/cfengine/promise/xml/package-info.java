/// The promise types of `edit_xml` bundles, at work on one XML document.
@NullMarked
package io.bindery.cfengine.promise.xml;

import org.jspecify.annotations.NullMarked;

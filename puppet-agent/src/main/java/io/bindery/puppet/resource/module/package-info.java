/// Resource types of modules that most catalogs use: lines of files, and files assembled from fragments.
@NullMarked
package io.bindery.puppet.resource.module;

import org.jspecify.annotations.NullMarked;

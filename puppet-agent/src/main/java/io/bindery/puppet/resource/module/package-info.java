/// Resource types of modules that most catalogs hold: lines of files and files made of fragments.
@NullMarked
package io.bindery.puppet.resource.module;

import org.jspecify.annotations.NullMarked;

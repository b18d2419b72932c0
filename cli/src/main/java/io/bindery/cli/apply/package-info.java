/// `bindery apply`, `bindery resource` and `bindery filebucket`: catalogs and single resources on this machine.
@NullMarked
package io.bindery.cli.apply;

import org.jspecify.annotations.NullMarked;

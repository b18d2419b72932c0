/// Code at a ref: the files of a site in a commit, the working tree or a directory, with the modules of its Puppetfile. A
/// [io.bindery.fleet.code.CodeState] provides them as a `FileTree`, without a checkout.
@NullMarked
package io.bindery.fleet.code;

import org.jspecify.annotations.NullMarked;

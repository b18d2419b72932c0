/// Code at a ref: the files of a site as a commit, the working tree or a directory has them, with the modules its Puppetfile names. A
/// [io.bindery.fleet.code.CodeState] is such a state behind a `FileTree`; nothing is checked out.
@NullMarked
package io.bindery.fleet.code;

import org.jspecify.annotations.NullMarked;

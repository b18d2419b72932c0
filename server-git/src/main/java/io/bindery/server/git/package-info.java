/// Environments that are branches and tags of a git repository, read from its objects. The server sees only its own interfaces: a source of
/// environments, files and versions.
@NullMarked
package io.bindery.server.git;

import org.jspecify.annotations.NullMarked;

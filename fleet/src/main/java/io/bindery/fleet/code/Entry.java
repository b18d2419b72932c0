package io.bindery.fleet.code;

import org.eclipse.jgit.lib.ObjectId;

/// A name in a directory of the code.
///
/// @param executable whether it is a file that may be run
/// @param id git's id of the blob or tree; for a submodule its commit
record Entry(Kind kind, ObjectId id, boolean executable) {
    Entry(Kind kind, ObjectId id) {
        this(kind, id, false);
    }

    /// The kind of an entry.
    enum Kind {
        FILE,
        DIRECTORY,
        LINK,
        SUBMODULE;

        /// A letter for it, so that a listing changes when a file becomes a directory. A submodule is a directory once it is checked out.
        char letter() {
            return switch (this) {
                case FILE -> 'f';
                case DIRECTORY, SUBMODULE -> 'd';
                case LINK -> 'l';
            };
        }
    }
}

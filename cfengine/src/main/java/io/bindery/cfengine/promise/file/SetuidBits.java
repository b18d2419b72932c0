package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.function.Level;
import io.bindery.enact.host.FileState;

/// The messages about setuid-root programs.
record SetuidBits(FileWork work, String name, FileState state) {
    private static final int SETUID = 04000;
    private static final int SETGID = 02000;

    private boolean has(int bit) {
        return state.owner() == 0 && (state.mode() & bit) != 0;
    }

    /// @param wanted the mode that is promised
    void announceRemoval(int wanted) {
        announceRemoval(SETUID, "setuid", wanted);
        announceRemoval(SETGID, "setgid", wanted);
    }

    private void announceRemoval(int bit, String word, int wanted) {
        if (has(bit) && (wanted & bit) == 0 && work.mayChange("remove " + word + " (root) flag from '" + name + "'")) {
            work.log().info("Removed " + word + " (root) flag from '" + name + "'");
        }
    }

    /// Tells of a program that was not met before.
    void tell() {
        if ((has(SETUID) || has(SETGID)) && work.keeping().isNewSetuidProgram(name)) {
            work.log().log(Level.NOTICE, "NEW " + (has(SETUID) ? "SETUID" : "SETGID") + " root PROGRAM '" + name + "' ");
        }
    }
}

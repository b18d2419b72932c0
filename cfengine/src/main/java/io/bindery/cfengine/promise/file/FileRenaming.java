package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.Path;

/// `rename` of a files promise: another name, a disabling suffix, or rotation.
final class FileRenaming {
    private static final int DISABLED_MODE = 0600;

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final Attributes body;

    FileRenaming(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.body = promise.body("rename");
    }

    Outcome keep(String name) throws IOException {
        Path path = ByteText.path(name);
        FileState state = keeping.host().files().state(path);
        if (!state.exists()) {
            return Outcome.KEPT;
        }
        if (body.has("newname")) {
            return rename(name, body.text("newname", ""), state);
        }
        if (body.flag("disable", false)) {
            return disable(name, state);
        }
        return body.has("rotate") ? rotate(name, state) : Outcome.KEPT;
    }

    private Outcome rename(String name, String newName, FileState state) throws IOException {
        String target = newName.startsWith("/") ? newName : name.substring(0, name.lastIndexOf('/') + 1) + newName;
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should rename file '" + name + "' to '" + target + "'");
            return Outcome.WARNED;
        }
        HostFiles files = keeping.host().files();
        if (files.state(ByteText.path(target)).exists()) {
            keeping.log().error("Cannot rename file '" + name + "' to '" + target + "': target exists");
            return Outcome.FAILED;
        }
        files.rename(ByteText.path(name), ByteText.path(target));
        keeping.log().info("Renamed file '" + name + "' to '" + target + "'");
        applyMode(target, state, false);
        return Outcome.REPAIRED;
    }

    private Outcome disable(String name, FileState state) throws IOException {
        keeping.log().warning("File object '" + name + "' exists, contrary to promise");
        String target = name + body.text("disable_suffix", ".cfdisabled");
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should rename file '" + name + "' to '" + target + "'");
            return Outcome.WARNED;
        }
        int mode = applyMode(name, state, true);
        keeping.host().files().rename(ByteText.path(name), ByteText.path(target));
        keeping.log().info("Disabled file '" + name + "' by renaming to '" + target + "' with mode " + String.format("%04o", mode));
        return Outcome.REPAIRED;
    }

    private int applyMode(String name, FileState state, boolean disabling) throws IOException {
        if (state.kind() == FileKind.LINK) {
            return state.mode();
        }
        ModeGoal goal = body.has("disable_mode") ? ModeText.parse(body.text("disable_mode", "")) : null;
        int mode = goal == null ? state.mode() : goal.applied(state.mode());
        if (goal != null || disabling) {
            keeping.host().files().changeMode(ByteText.path(name), mode);
            keeping.log().info("Changed permissions of '" + name + "' to 'mode " + String.format("%04o", mode) + "'");
        }
        return mode;
    }

    private Outcome rotate(String name, FileState state) throws IOException {
        long copies = body.number("rotate", 0);
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should rotate file '" + name + "' in " + copies + " fifo");
            return Outcome.WARNED;
        }
        HostFiles files = keeping.host().files();
        for (long copy = copies - 1; copy > 0; copy--) {
            Path from = ByteText.path(name + "." + copy);
            if (files.state(from).exists()) {
                files.rename(from, ByteText.path(name + "." + (copy + 1)));
            }
        }
        Path path = ByteText.path(name);
        if (copies > 0) {
            files.replace(ByteText.path(name + ".1"), files.read(path, Long.MAX_VALUE), state.mode());
        }
        files.replace(path, new byte[0], DISABLED_MODE);
        keeping.log().info("Rotated file '" + name + "' in " + copies + " fifo");
        return Outcome.REPAIRED;
    }
}

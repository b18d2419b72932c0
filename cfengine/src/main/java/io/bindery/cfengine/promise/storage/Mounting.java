package io.bindery.cfengine.promise.storage;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.Enactor;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.Command;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A `mount` body: a remote file system is mounted at a directory, or unmounted.
final class Mounting {
    private static final Path TABLE = Path.of("/etc/fstab");
    private static final Path MOUNTED = Path.of("/proc/mounts");
    private static final int MOST_BYTES = 16 << 20;
    private static final int DIRECTORY_MODE = 0700;

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final Attributes body;
    private final String point;
    private final String source;
    private boolean changedTable;

    Mounting(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.body = promise.body("mount");
        this.point = promise.promiser();
        this.source = body.text("mount_server", "") + ":" + body.text("mount_source", "");
    }

    boolean changedTable() {
        return changedTable;
    }

    Outcome keep() {
        String mounted;
        try {
            mounted = mounted();
        } catch (IOException e) {
            keeping.log().error("Unable to read the table of mounted file systems: " + e.getMessage());
            return Outcome.FAILED;
        }
        if (body.flag("unmount", false)) {
            return mounted == null ? Outcome.SKIPPED : unmount();
        }
        if (mounted != null && mounted.equals(source)) {
            keeping.log().verbose("File system '" + point + "' seems to be mounted correctly");
            return Outcome.KEPT;
        }
        if (mounted != null) {
            keeping.log().error("A different file system '" + mounted + "' is mounted on '" + point + "' than what is promised");
            return Outcome.FAILED;
        }
        return mount();
    }

    /// What is mounted at the directory last, or null.
    private @Nullable String mounted() throws IOException {
        String found = null;
        for (String line : ByteText.lines(ByteText.of(keeping.host().files().read(MOUNTED, MOST_BYTES)))) {
            String[] fields = line.split(" ");
            if (fields.length > 1 && fields[1].replace("\\040", " ").equals(point)) {
                found = fields[0];
            }
        }
        return found;
    }

    private Outcome mount() {
        boolean edits = body.flag("edit_fstab", false);
        if (keeping.isRehearsal(promise)) {
            keeping.mayChange(promise, edits ? "add file system '" + source + "' to '" + TABLE + "'" : "mount '" + source + "' on '" + point + "'");
            return Outcome.WARNED;
        }
        Path directory = ByteText.path(point);
        Result made = enact(FileGoal.at(directory).existing(Existence.DIRECTORY).createdWith(DIRECTORY_MODE));
        if (made.reason().isPresent()) {
            keeping.log().error("Unable to make directory '" + point + "' for mounting: " + made.reason().get());
            return Outcome.FAILED;
        }
        return edits ? addToTable() : mountNow();
    }

    private Outcome mountNow() {
        List<String> words = new ArrayList<>(List.of("/bin/mount", "-t", body.text("mount_type", "nfs")));
        List<String> options = body.list("mount_options");
        if (!options.isEmpty()) {
            words.addAll(List.of("-o", String.join(",", options)));
        }
        words.addAll(List.of(source, point));
        return run(words, "Mounted '" + source + "' on '" + point + "'");
    }

    private Outcome unmount() {
        if (!keeping.mayChange(promise, "unmount '" + point + "'")) {
            return Outcome.WARNED;
        }
        Outcome outcome = run(List.of("/bin/umount", point), "Unmounted '" + point + "'");
        return outcome == Outcome.REPAIRED && body.flag("edit_fstab", false) ? outcome.and(removeFromTable()) : outcome;
    }

    private Outcome run(List<String> words, String did) {
        Optional<Integer> status = HostPrograms.act(did, Command.of(words.stream().map(ByteText::unicode).toList()), keeping, keeping.log()::error)
                .map(execution -> execution.status());
        if (status.orElse(-1) != 0) {
            keeping.log().error("The command '" + String.join(" ", words) + "' failed");
            return Outcome.FAILED;
        }
        keeping.log().info(did);
        return Outcome.REPAIRED;
    }

    private Outcome addToTable() {
        List<String> options = body.list("mount_options");
        String line = source + " \t " + point + " \t " + body.text("mount_type", "nfs") + " \t "
                + (options.isEmpty() ? "defaults" : String.join(",", options)) + "\n";
        Result result = enact(FileGoal.at(TABLE).edited(present -> {
            String text = ByteText.of(present);
            boolean listed = ByteText.lines(text).stream().anyMatch(this::isOurs);
            return listed ? present : ByteText.bytes(text + (text.isEmpty() || text.endsWith("\n") ? "" : "\n") + line);
        }));
        return edited(result, "Adding file system '" + source + "' to '" + TABLE + "'");
    }

    private Outcome removeFromTable() {
        Result result = enact(FileGoal.at(TABLE).edited(present -> {
            StringBuilder kept = new StringBuilder();
            ByteText.lines(ByteText.of(present)).stream().filter(line -> !isOurs(line)).forEach(line -> kept.append(line).append('\n'));
            return ByteText.bytes(kept.toString());
        }));
        return edited(result, "Removing file system mounted on '" + point + "' from '" + TABLE + "'");
    }

    private boolean isOurs(String line) {
        String[] fields = line.strip().split("\\s+");
        return fields.length > 1 && !fields[0].startsWith("#") && fields[1].equals(point);
    }

    private Outcome edited(Result result, String doing) {
        if (result.reason().isPresent()) {
            keeping.log().error("Could not change '" + TABLE + "': " + result.reason().get());
            return Outcome.FAILED;
        }
        keeping.log().info(doing);
        changedTable = true;
        return Outcome.REPAIRED;
    }

    private Result enact(FileGoal goal) {
        return new Enactor(keeping.host(), keeping.journal(), true).keep(new FileKeeper(), goal, Mode.REPAIR);
    }
}

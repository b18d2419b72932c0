package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Names;
import io.bindery.enact.Verdict;
import io.bindery.enact.file.CopyGoal;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.file.CopyKeeper;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Stores the old versions of files that are edited or replaced by copies.
final class FileBackup {
    private static final int DIRECTORY_MODE = 0700;

    private FileBackup() {}

    /// What the old version of a copy is called; null if none is kept.
    static @Nullable Path ofCopy(FileWork work, String name) throws IOException {
        Path backup = copyBackup(work, name);
        keepAside(work, backup);
        return backup;
    }

    private static void keepAside(FileWork work, @Nullable Path backup) {
        if (backup != null) {
            work.simulated(changes -> changes.omit(backup));
        }
    }

    private static @Nullable Path copyBackup(FileWork work, String name) {
        return switch (work.body("copy_from").text("copy_backup", "true")) {
            case "false", "off", "no" -> null;
            case "timestamp" -> FileWork.path(stamped(work, name) + ".cfsaved");
            default -> FileWork.path(name + ".cfsaved");
        };
    }

    /// What the old version of an edited file is called; null if none is kept. Older versions are moved on first where they rotate.
    static @Nullable Path ofEdit(FileWork work, String name) throws IOException {
        Path backup = editBackup(work, name);
        keepAside(work, backup);
        return backup;
    }

    private static @Nullable Path editBackup(FileWork work, String name) throws IOException {
        Attributes defaults = work.body("edit_defaults");
        return switch (defaults.text("edit_backup", "true")) {
            case "false", "off", "no" -> null;
            case "timestamp" -> FileWork.path(stamped(work, name) + ".cf-before-edit");
            case "rotate" -> {
                if (!work.keeping().rotations().add(name + ".cf-before-edit")) {
                    yield null;
                }
                rotate(work, name + ".cf-before-edit", defaults.number("rotate", 1));
                yield FileWork.path(name + ".cf-before-edit.1");
            }
            default -> FileWork.path(name + ".cf-before-edit");
        };
    }

    /// Moves an old version to the repository, where the promise or the agent names one.
    static void store(FileWork work, String name) throws IOException {
        String agents = work.keeping().control("agent").text("default_repository", "");
        String repository = work.attributes().text("repository", agents);
        // As CFEngine does: versions that rotate stay where they are.
        if (repository.isEmpty() || work.body("edit_defaults").text("edit_backup", "").equals("rotate")) {
            return;
        }
        if (!work.state(repository).exists()) {
            work.enact(new FileKeeper(), FileGoal.at(FileWork.path(repository)).existing(Existence.DIRECTORY).createdWith(DIRECTORY_MODE));
        }
        String place = repository + "/" + Names.canonify(name);
        FileState state = work.state(name);
        if (state.kind() == FileKind.DIRECTORY) {
            work.log().error("Unable to read source file while copying '" + name + "' to '" + place + "' (read: Is a directory)");
            work.log().info("Failed to move '" + name + "' to repository location '" + place + "'");
            return;
        }
        CopyGoal copy = new CopyGoal(FileWork.path(name), FileWork.path(place), Comparison.NOTHING, state.mode(), false, null);
        if (work.enact(new CopyKeeper(), copy).verdict() == Verdict.REPAIRED) {
            work.enact(new FileKeeper(), FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing());
            work.log().info("Moved '" + name + "' to repository location '" + place + "'");
        }
    }

    static String stamped(FileWork work, String name) {
        ZonedDateTime now = work.keeping().host().clock().instant().atZone(ZoneId.systemDefault());
        String day = String.format(Locale.ROOT, "%2d", now.getDayOfMonth()).replace(' ', '_');
        return name + "_" + now.toEpochSecond() + "_" + DateTimeFormatter.ofPattern("EEE_MMM_", Locale.ROOT).format(now) + day
                + DateTimeFormatter.ofPattern("_HH_mm_ss_yyyy", Locale.ROOT).format(now);
    }

    /// Moves `name.1` to `name.2` and so on, as far as `copies`.
    static void rotate(FileWork work, String name, long copies) throws IOException {
        for (long copy = copies - 1; copy > 0; copy--) {
            MoveGoal goal = new MoveGoal(FileWork.path(name + "." + copy), FileWork.path(name + "." + (copy + 1)));
            work.keep(new MoveKeeper(), goal, "rename '" + name + "." + copy + "'", List.of());
        }
    }
}

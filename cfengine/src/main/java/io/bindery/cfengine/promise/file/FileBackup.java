package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.MoveGoal;
import io.bindery.enact.file.MoveKeeper;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Old versions of files that are edited or replaced by copies.
final class FileBackup {
    private FileBackup() {}

    /// What the old version of a copy is called; null where none is kept.
    static @Nullable Path ofCopy(FileWork work, String name) throws IOException {
        return switch (work.body("copy_from").text("copy_backup", "true")) {
            case "false", "off", "no" -> null;
            case "timestamp" -> kept(work, stamped(work, name) + ".cfsaved");
            default -> kept(work, name + ".cfsaved");
        };
    }

    /// What the old version of an edited file is called; null where none is kept. Older versions are moved on first where they rotate.
    static @Nullable Path ofEdit(FileWork work, String name) throws IOException {
        Attributes defaults = work.body("edit_defaults");
        return switch (defaults.text("edit_backup", "true")) {
            case "false", "off", "no" -> null;
            case "timestamp" -> kept(work, stamped(work, name) + ".cf-before-edit");
            case "rotate" -> {
                rotate(work, name + ".cf-before-edit", defaults.number("rotate", 1));
                yield kept(work, name + ".cf-before-edit.1");
            }
            default -> kept(work, name + ".cf-before-edit");
        };
    }

    /// Where the promise or the agent names a repository, old versions go there.
    private static Path kept(FileWork work, String name) throws IOException {
        String agents = work.keeping().control("agent").text("default_repository", "");
        String repository = work.attributes().text("repository", agents);
        if (repository.isEmpty() || !work.isDirectory(repository)) {
            return FileWork.path(name);
        }
        return FileWork.path(repository + "/" + name.replaceAll("[^A-Za-z0-9.\\-]", "_"));
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

    /// Writes an old version's content under its new name.
    static void store(FileWork work, Path backup, String content, FileState state) {
        FileGoal goal = FileGoal.at(backup)
                .existing(Existence.FILE)
                .createdWith(state.mode())
                .with(_ -> ByteText.bytes(content));
        work.keep(goal, "back up to '" + ByteText.of(backup) + "'", List.of());
    }
}

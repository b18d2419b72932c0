package io.bindery.enact.file;

import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Compares and replaces the content of files. Content that is edited is held in memory; fixed content is compared by digest.
final class FileContents {
    /// Larger files are not edited.
    private static final long EDIT_LIMIT = 256L << 20;

    private static final byte[] NOTHING = {};

    private FileContents() {}

    static FileLook look(FileGoal goal, FileState state, HostFiles files) throws IOException {
        WantedContent wanted = goal.content();
        if (wanted == null || state.kind() != FileKind.FILE) {
            return new FileLook(state, NOTHING, Trait.ABSENT);
        }
        return switch (wanted) {
            case WantedContent.Edited _ -> new FileLook(state, files.read(goal.path(), EDIT_LIMIT), Trait.ABSENT);
            case WantedContent.Fixed fixed -> {
                String digest = files.digest(goal.path(), fixed.algorithm());
                yield new FileLook(state, NOTHING, fingerprint(fixed, digest, state.size()));
            }
        };
    }

    private static Trait fingerprint(WantedContent.Fixed fixed, String digest, long size) {
        String name = fixed.algorithm().replace("-", "").toLowerCase(Locale.ROOT);
        Trait fingerprint = new Trait.Fingerprint(name, digest, size);
        return fixed.secret() ? Trait.secret(fingerprint) : fingerprint;
    }

    /// The content of a file that is not there yet.
    static Content ofNew(FileGoal goal) throws RepairException {
        return switch (goal.content()) {
            case null -> Content.EMPTY;
            case WantedContent.Edited(Edit edit) -> Content.of(edit.wanted(NOTHING));
            case WantedContent.Fixed fixed -> fixed.content();
        };
    }

    /// At most one step.
    static void steps(FileGoal goal, FileLook found, FileSteps steps, List<Step> plan) throws RepairException {
        if (goal.content() == null || found.state().kind() != FileKind.FILE) {
            return;
        }
        switch (goal.content()) {
            case WantedContent.Edited(Edit edit) -> {
                byte[] wanted = edit.wanted(found.content());
                if (!Arrays.equals(wanted, found.content())) {
                    Trait before = Trait.Fingerprint.ofSize(found.content().length);
                    plan.add(step(goal, found, before, Trait.Fingerprint.ofSize(wanted.length), Content.of(wanted), steps));
                }
            }
            case WantedContent.Fixed fixed -> {
                Trait wanted = wanted(goal, fixed, found.state());
                if (!wanted.equals(found.fingerprint())) {
                    plan.add(step(goal, found, found.fingerprint(), wanted, fixed.content(), steps));
                }
            }
        }
    }

    private static Trait wanted(FileGoal goal, WantedContent.Fixed fixed, FileState present) throws RepairException {
        try {
            String digest = fixed.content().digest(fixed.algorithm());
            long size = fixed.content().size();
            return fingerprint(fixed, digest, size < 0 ? present.size() : size);
        } catch (IOException e) {
            throw FileSteps.failure("read the content for", goal.path(), e);
        }
    }

    private static Step step(FileGoal goal, FileLook found, Trait before, Trait after, Content content, FileSteps steps) {
        return steps.step("content", before, after, files -> {
            BackupStore backup = goal.manner().backup();
            if (backup != null) {
                backup.keep(goal.path(), found.state(), files);
            }
            FileDraft draft = FileDraft.replacing(content, goal.manner().createMode());
            files.write(goal.path(), draft.with(goal.manner().links()).insteadOf(found.state()));
        });
    }
}

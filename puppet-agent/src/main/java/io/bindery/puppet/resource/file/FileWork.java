package io.bindery.puppet.resource.file;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes the changes of a file, in the same steps as Puppet.
final class FileWork {
    private static final FileChangeKeeper KEEPER = new FileChangeKeeper();
    private static final int USUAL_DIRECTORY_MODE = 0755;
    private static final int USUAL_FILE_MODE = 0644;

    private final ManagedFile file;
    private final Surroundings around;
    private final Backups backups;

    FileWork(ManagedFile file, Surroundings around) {
        this.file = file;
        this.around = around;
        this.backups = new Backups(file, around);
    }

    Backups backups() {
        return backups;
    }

    /// Makes the path what `ensure` asks for.
    void make(String ensure) {
        removeExisting(ensure);
        switch (ensure) {
            case "absent" -> {}
            case "directory" -> directory();
            case "link" -> link();
            default -> located(ensure, this::write);
        }
    }

    private void keep(FileChange change) {
        file.forgetState();
        around.keep(KEEPER, change);
    }

    /// Rewords an error of the operating system so that it names the value of `ensure` that could not be set.
    private void located(String ensure, Runnable work) {
        try {
            work.run();
        } catch (ResourceError error) {
            if (!isOfSystem(error.message())) {
                throw error;
            }
            throw new ResourceError("Could not set '" + ensure + "' on ensure: " + error.message() + file.given().place(), error.message());
        }
    }

    private static boolean isOfSystem(String message) {
        return message.contains(" @ ") || message.contains(" - ") || message.startsWith("Could not find user ") || message.startsWith("Could not find group ");
    }

    /// Removes a file of another kind than the wanted one; directories only if that is forced.
    private void removeExisting(String wanted) {
        FileState state = file.state();
        if (!state.exists()) {
            return;
        }
        String kind = FileMetadata.kind(state.kind());
        backups.make(state);
        boolean same = wanted.equals(kind) || wanted.equals("present") && kind.equals("file");
        if (!wanted.equals("link") && same) {
            return;
        }
        if (state.kind() == FileKind.DIRECTORY && !file.attributes().forced()) {
            around.speaker().say(LogLevel.NOTICE, "Not removing directory; use 'force' to override");
            return;
        }
        keep(new FileChange.Remove(file.path()));
    }

    private void directory() {
        Path parent = file.path().getParent();
        if (parent != null && !exists(parent)) {
            throw new ResourceError("Cannot create " + file.path() + "; parent directory " + parent + " does not exist");
        }
        String mode = file.wantedMode();
        int bits = mode == null ? USUAL_DIRECTORY_MODE : SymbolicMode.applied(mode, USUAL_DIRECTORY_MODE, true);
        located("directory", () -> {
            keep(new FileChange.MakeDirectory(file.path(), bits));
            fixProperties();
        });
    }

    /// Whether something is at the end of a path, links followed.
    boolean exists(Path path) {
        try {
            return around.host().files().stateFollowingLinks(path).exists();
        } catch (IOException e) {
            return false;
        }
    }

    /// Creates the link, in place of the file that is there.
    void link() {
        String target = file.target();
        if (target == null) {
            throw new ResourceError("Cannot create a symlink without a target");
        }
        removeExisting("link");
        if (exists(file.path())) {
            throw new ResourceError("Could not remove existing file");
        }
        Path parent = file.path().getParent();
        if (parent != null && !exists(parent)) {
            located("link", () -> {
                throw new ResourceError("No such file or directory @ dir_chdir - " + parent);
            });
        }
        located("link", () -> {
            keep(new FileChange.MakeLink(file.path(), target));
            fixProperties();
        });
    }

    /// Writes the content, with owner, group and permissions.
    void write() {
        removeExisting("file");
        byte[] content = file.wantedContent();
        boolean draft = file.wantedChecksum() != null;
        if (draft) {
            checkPlaceOfDraft();
        }
        FileState state = file.state();
        if (state.kind() == FileKind.DIRECTORY) {
            throw new ResourceError("Is a directory - Is a directory: " + file.path());
        }
        validate(content);
        checkSum();
        keep(new FileChange.Write(file.path(), content, mode(state), id("owner"), id("group")));
        fixProperties();
    }

    // As Puppet does: content is drafted in a directory that must be there. Ours is made beside the file, where a rename cannot tear it.
    private void checkPlaceOfDraft() {
        Path place = file.attributes().draftPlace();
        if (!exists(place)) {
            throw new ResourceError("No such file or directory - A directory component in " + draft(place) + " does not exist or is a dangling symbolic link");
        }
        if (!isDirectory(place)) {
            throw new ResourceError("Not a directory @ dir_s_mkdir - " + draft(place));
        }
    }

    private String draft(Path place) {
        String date = DateTimeFormatter.BASIC_ISO_DATE.format(LocalDate.now(ZoneId.systemDefault()));
        return place.resolve(String.valueOf(file.path().getFileName())) + date + "-" + ProcessHandle.current().pid() + "-draft.lock";
    }

    private boolean isDirectory(Path path) {
        try {
            return around.host().files().stateFollowingLinks(path).kind() == FileKind.DIRECTORY;
        } catch (IOException e) {
            return false;
        }
    }

    /// Refuses content whose checksum differs from the given one.
    private void checkSum() {
        String given = file.attributes().checksumValue();
        String wanted = file.wantedChecksum();
        Checksum checksum = file.attributes().checksum();
        if (given == null || wanted == null || checksum.isTime() || checksum == Checksum.NONE) {
            return;
        }
        String expected = checksum.prefixed(given);
        if (!expected.equals(wanted)) {
            throw new ResourceError(
                    "File written to disk did not match desired checksum; discarding changes (" + wanted + " vs " + expected + ")");
        }
    }

    private int mode(FileState state) {
        String mode = file.wantedMode();
        if (mode == null) {
            return -1;
        }
        return SymbolicMode.applied(mode, state.exists() ? state.mode() : USUAL_FILE_MODE, false);
    }

    private int id(String property) {
        Value wanted = file.wanted(property);
        return wanted == null ? -1 : file.id(property, wanted).orElse(-1);
    }

    /// Sets the properties that are still out of sync after the file was made.
    // As Puppet does: an owner that is not known makes the change of content fail, after it was made.
    private void fixProperties() {
        for (String property : java.util.List.of("owner", "group")) {
            Value wanted = file.wanted(property);
            if (wanted == null) {
                continue;
            }
            Optional<Integer> id = file.id(property, wanted);
            if (id.isEmpty()) {
                throw new ResourceError("Could not find " + (property.equals("owner") ? "user" : "group") + " " + Attributes.text(wanted));
            }
            FileState state = file.state();
            if (id.get() != (property.equals("owner") ? state.owner() : state.group())) {
                own(property, id.get());
            }
        }
        permitIfNeeded();
    }

    private void permitIfNeeded() {
        String mode = file.wantedMode();
        FileState state = file.state();
        if (mode != null && state.kind() != FileKind.LINK
                && SymbolicMode.applied(mode, state.mode(), state.kind() == FileKind.DIRECTORY) != state.mode()) {
            permit();
        }
    }

    private void validate(byte[] content) {
        String command = file.attributes().validation();
        if (command == null) {
            return;
        }
        Path draft = Drafts.write(file.path(), content, around);
        try {
            String line = command.replace(file.attributes().validationPlace(), draft.toString());
            Execution execution = around.host().processes().ask(Command.of(io.bindery.puppet.resource.Lines.words(line)));
            if (execution.status() != 0) {
                throw new ResourceError("Execution of '" + line + "' returned " + execution.status() + ": " + execution.text().strip());
            }
            execution.text().lines().forEach(text -> around.speaker().say(LogLevel.DEBUG, text));
        } catch (CommandException e) {
            throw new ResourceError(String.valueOf(e.getMessage()));
        } finally {
            Drafts.remove(draft, around);
        }
    }

    /// Sets the permissions.
    void permit() {
        String mode = file.wantedMode();
        if (mode == null) {
            return;
        }
        FileState state = file.state();
        int current = state.exists() ? state.mode() : USUAL_FILE_MODE;
        int wanted = SymbolicMode.applied(mode, current, state.kind() == FileKind.DIRECTORY);
        tell("failed to set mode " + SymbolicMode.shown(Integer.toOctalString(current)) + " on " + file.path() + ": ",
                new FileChange.SetMode(file.path(), wanted, file.attributes().follows()));
    }

    /// Sets owner or group.
    void own(String property, int id) {
        boolean owner = property.equals("owner");
        tell("Failed to set " + property + " to '" + id + "': ",
                new FileChange.SetOwner(file.path(), owner ? id : -1, owner ? -1 : id, file.attributes().follows()));
    }

    private void tell(String failure, FileChange change) {
        try {
            keep(change);
        } catch (ResourceError error) {
            throw new ResourceError(failure + error.message());
        }
    }

    /// The directory that the file's backups go to, or null.
    @Nullable Path bucket() {
        return backups.bucket();
    }
}

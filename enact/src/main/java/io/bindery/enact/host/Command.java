package io.bindery.enact.host;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A program to run.
///
/// @param words       the program and its arguments; no shell is involved
/// @param directory   its working directory; null for ours
/// @param environment variables added to ours
/// @param user        the uid to run as, or -1
/// @param group       the gid to run as, or -1
/// @param chroot      its root directory; null for ours
/// @param umask       its file mode mask, or -1 for ours
/// @param timeout     the time after which it is killed; null for never
/// @param input       its standard input
/// @param mergeErrors whether standard error is merged into standard output
/// @param discardOutput whether output is thrown away unread
/// @param background  whether it is left running after its start
/// @param outputLimit the most bytes of output that are kept
public record Command(
        List<String> words,
        @Nullable Path directory,
        Map<String, String> environment,
        int user,
        int group,
        @Nullable Path chroot,
        int umask,
        @Nullable Duration timeout,
        byte[] input,
        boolean mergeErrors,
        boolean discardOutput,
        boolean background,
        int outputLimit) {

    public static final int DEFAULT_OUTPUT_LIMIT = 64 << 20;

    public Command {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    /// A program with our own surroundings, its errors merged into its output.
    public static Command of(List<String> words) {
        return new Command(words, null, Map.of(), -1, -1, null, -1, null, new byte[0], true, false, false, DEFAULT_OUTPUT_LIMIT);
    }

    /// A line for `/bin/sh`.
    public static Command shell(String line) {
        return of(List.of("/bin/sh", "-c", line));
    }

    public Command in(Path newDirectory) {
        return new Command(words, newDirectory, environment, user, group, chroot, umask, timeout, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command with(Map<String, String> more) {
        return new Command(words, directory, more, user, group, chroot, umask, timeout, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command as(int newUser, int newGroup) {
        return new Command(words, directory, environment, newUser, newGroup, chroot, umask, timeout, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command inRoot(Path root) {
        return new Command(words, directory, environment, user, group, root, umask, timeout, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command masked(int newUmask) {
        return new Command(words, directory, environment, user, group, chroot, newUmask, timeout, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command within(Duration limit) {
        return new Command(words, directory, environment, user, group, chroot, umask, limit, input, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command reading(byte[] newInput) {
        return new Command(words, directory, environment, user, group, chroot, umask, timeout, newInput, mergeErrors, discardOutput, background, outputLimit);
    }

    public Command separatingErrors() {
        return new Command(words, directory, environment, user, group, chroot, umask, timeout, input, false, discardOutput, background, outputLimit);
    }

    public Command discardingOutput() {
        return new Command(words, directory, environment, user, group, chroot, umask, timeout, input, mergeErrors, true, background, outputLimit);
    }

    public Command inBackground() {
        return new Command(words, directory, environment, user, group, chroot, umask, timeout, input, mergeErrors, discardOutput, true, outputLimit);
    }
}

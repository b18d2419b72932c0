package io.bindery.enact.host;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The accounts in `/etc/passwd` and `/etc/group`. They are read anew each time, because a repair may have changed them.
final class LocalAccounts implements Accounts {
    private static final Path PASSWD = Path.of("/etc/passwd");
    private static final Path GROUP = Path.of("/etc/group");

    @Override
    public Optional<User> user(String name) {
        return first(users(), user -> user.name().equals(name));
    }

    @Override
    public Optional<User> user(int uid) {
        return first(users(), user -> user.uid() == uid);
    }

    @Override
    public Optional<Group> group(String name) {
        return first(groups(), group -> group.name().equals(name));
    }

    @Override
    public Optional<Group> group(int gid) {
        return first(groups(), group -> group.gid() == gid);
    }

    private static <T> Optional<T> first(List<T> all, Predicate<T> wanted) {
        return all.stream().filter(wanted).findFirst();
    }

    @Override
    public List<User> users() {
        List<User> users = new ArrayList<>();
        for (String[] fields : lines(PASSWD, 7)) {
            users.add(new User(fields[0], number(fields[2]), number(fields[3]), fields[4], fields[5], fields[6]));
        }
        return users;
    }

    @Override
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (String[] fields : lines(GROUP, 4)) {
            List<String> members = fields[3].isEmpty() ? List.of() : List.of(fields[3].split(","));
            groups.add(new Group(fields[0], number(fields[2]), members));
        }
        return groups;
    }

    @Override
    public int effectiveUser() {
        try {
            return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid", LinkOption.NOFOLLOW_LINKS);
        } catch (IOException _) {
            return user(System.getProperty("user.name", "")).map(User::uid).orElse(-1);
        }
    }

    private static List<String[]> lines(Path file, int fields) {
        try {
            List<String[]> lines = new ArrayList<>();
            for (String line : FileReading.lines(file)) {
                String[] parts = line.split(":", -1);
                if (parts.length >= fields) {
                    lines.add(parts);
                }
            }
            return lines;
        } catch (IOException _) {
            return List.of();
        }
    }

    private static int number(String text) {
        try {
            return Integer.parseUnsignedInt(text);
        } catch (NumberFormatException _) {
            return -1;
        }
    }
}

package io.bindery.testkit.host;

import io.bindery.enact.host.Accounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The users and groups of a [MemoryHost]: root, and those that a test adds.
public final class MemoryAccounts implements Accounts {
    private final List<User> users = new ArrayList<>(List.of(new User("root", 0, 0, "root", "/root", "/bin/sh")));
    private final List<Group> groups = new ArrayList<>(List.of(new Group("root", 0, List.of())));
    private int effective;

    public MemoryAccounts add(User user) {
        users.add(user);
        return this;
    }

    public MemoryAccounts add(Group group) {
        groups.add(group);
        return this;
    }

    public void become(int uid) {
        effective = uid;
    }

    @Override
    public Optional<User> user(String name) {
        return users.stream().filter(user -> user.name().equals(name)).findFirst();
    }

    @Override
    public Optional<User> user(int uid) {
        return users.stream().filter(user -> user.uid() == uid).findFirst();
    }

    @Override
    public Optional<Group> group(String name) {
        return groups.stream().filter(group -> group.name().equals(name)).findFirst();
    }

    @Override
    public Optional<Group> group(int gid) {
        return groups.stream().filter(group -> group.gid() == gid).findFirst();
    }

    @Override
    public List<User> users() {
        return List.copyOf(users);
    }

    @Override
    public List<Group> groups() {
        return List.copyOf(groups);
    }

    @Override
    public int effectiveUser() {
        return effective;
    }
}

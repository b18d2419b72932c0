package io.bindery.enact.host;

import java.util.List;
import java.util.Optional;

/// The users and groups of a host.
public interface Accounts {
    /// One line of the user database.
    record User(String name, int uid, int gid, String comment, String home, String shell) {}

    /// One line of the group database.
    record Group(String name, int gid, List<String> members) {}

    Optional<User> user(String name);

    Optional<User> user(int uid);

    Optional<Group> group(String name);

    Optional<Group> group(int gid);

    List<User> users();

    List<Group> groups();

    /// Who this process acts as.
    int effectiveUser();
}

package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.Glance;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decides by a cheap look whether a found object has the promised permissions already, for promises about permissions only. Most
/// objects of most searches do, and the full look costs ten times as much.
final class SettledPermissions {
    private static final Set<String> BODIES = Set.of("perms", "depth_search", "action", "classes");
    private static final Set<String> ATTRIBUTES = Set.of("comment", "handle", "meta", "pathtype");
    private static final int SET_IDENTITY = 06000;

    private final @Nullable ModeGoal files;
    private final @Nullable ModeGoal directories;
    private final List<Integer> owners;
    private final List<Integer> groups;

    private SettledPermissions(@Nullable ModeGoal files, @Nullable ModeGoal directories, List<Integer> owners, List<Integer> groups) {
        this.files = files;
        this.directories = directories;
        this.owners = owners;
        this.groups = groups;
    }

    /// The permissions for a search; null if a cheap look cannot decide, or if each object needs a message.
    static @Nullable SettledPermissions of(FileWork work) {
        ExpandedPromise promise = work.promise();
        boolean alone = promise.hasBody("perms")
                && BODIES.containsAll(promise.bodies().keySet())
                && ATTRIBUTES.containsAll(promise.attributes().values().keySet())
                && promise.calls().isEmpty()
                && !work.keeping().expansion().isAboutPromiser(promise);
        FilePermissions permissions = new FilePermissions(work);
        if (!alone || !permissions.isPlain()) {
            return null;
        }
        permissions.find(false);
        return permissions.isKnown()
                ? new SettledPermissions(permissions.mode(false), permissions.mode(true), permissions.owners(), permissions.groups())
                : null;
    }

    boolean holds(Glance glance) {
        ModeGoal mode = glance.kind() == FileKind.DIRECTORY ? directories : files;
        boolean plain = glance.kind() == FileKind.FILE || glance.kind() == FileKind.DIRECTORY;
        return plain
                && (glance.mode() & SET_IDENTITY) == 0
                && (mode == null || mode.applied(glance.mode()) == glance.mode())
                && (owners.isEmpty() || owners.contains(glance.owner()))
                && (groups.isEmpty() || groups.contains(glance.group()));
    }
}

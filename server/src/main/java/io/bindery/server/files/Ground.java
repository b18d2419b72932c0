package io.bindery.server.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The paths that determine which directories a listing begins at.
///
/// A mount such as `plugins` begins at a directory in every module, if the module has it. Looking at each of these took half the
/// time of a request. Therefore the directories of the modules are watched, and so are the directories that hold them or links to
/// them. Only a few paths are looked at in each request: links above the watched directories, because a watch does not report
/// that such a link got another target.
///
/// @param looked  paths that are looked at in every request
/// @param watched directories whose entries are watched
record Ground(List<Path> looked, List<Path> watched) {
    private static final int MOST_LINKS = 8;

    /// @param candidates the paths that a listing may begin at
    static Ground of(ServedFiles files, List<Path> candidates) throws IOException {
        Set<Path> looked = new LinkedHashSet<>();
        Set<Path> watched = new LinkedHashSet<>();
        for (Path each : candidates) {
            Path module = each.getParent();
            // The directory above a single one is any directory of the system, and may be a busy one.
            boolean found = candidates.size() > 1 && module != null && !isLink(files, each) && follow(files, module, looked, watched);
            if (!found) {
                looked.add(each);
            }
        }
        return new Ground(List.copyOf(looked), List.copyOf(watched));
    }

    /// Follows the links of a module to its directory, as packages of modules have them.
    private static boolean follow(ServedFiles files, Path module, Set<Path> looked, Set<Path> watched) throws IOException {
        Path at = module;
        for (int links = 0; links <= MOST_LINKS; links++) {
            Path holder = at.getParent();
            FileLook look = files.look(at, false);
            if (holder == null || look == null) {
                return false;
            }
            looked.add(holder);
            watched.add(holder);
            if (look.isDirectory()) {
                watched.add(at);
                return true;
            }
            if (look.target() == null) {
                return false;
            }
            // Not normalised: what `..` means behind a link is the system's to tell.
            at = holder.resolve(look.target());
        }
        return false;
    }

    private static boolean isLink(ServedFiles files, Path path) throws IOException {
        FileLook look = files.look(path, false);
        return look != null && look.kind() == FileLook.Kind.LINK;
    }
}

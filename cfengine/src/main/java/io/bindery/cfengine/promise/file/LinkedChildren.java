package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.util.List;

/// `link_children`: a directory of links to each object in another directory. With `depth_search` the directories in it are made, too,
/// and their objects linked.
final class LinkedChildren {
    private static final int DIRECTORY_MODE = 0700;

    private final FileWork work;
    private final FileCreation creation;
    private final FileLinking linking;
    private final FileCopying copying;
    private final Attributes body;

    LinkedChildren(FileWork work, FilePermissions permissions, FileCreation creation) {
        this.work = work;
        this.creation = creation;
        this.linking = new FileLinking(work, creation);
        this.copying = new FileCopying(work, permissions, creation);
        this.body = work.body("link_from");
    }

    void keep(String name) throws IOException {
        keep(name, body.text("source", ""), new FileSearch(work).levels());
    }

    private void keep(String name, String source, long levels) throws IOException {
        String absolute = FileLinking.absolute(name, source);
        FileState children = work.followed(absolute);
        if (children.exists() && children.kind() != FileKind.DIRECTORY) {
            work.log().error("Cannot promise to link the children of '" + source + "' as it is not a directory!");
            work.note(Outcome.KEPT);
            return;
        }
        if (work.state(name).kind() == FileKind.LINK && work.attributes().flag("move_obstructions", false)) {
            FileGoal gone = FileGoal.at(FileWork.path(name)).existing(Existence.ABSENT).notFollowing();
            work.note(work.keep(gone, "remove obstructing link '" + name + "'", List.of("Removed obstructing link '" + name + "'")));
        }
        FileState state = work.state(name);
        if (state.exists() && state.kind() != FileKind.DIRECTORY) {
            work.note(work.failed("Cannot promise to link files to children of '" + name + "' as it is not a directory"));
            return;
        }
        if (!state.exists() && !made(name)) {
            return;
        }
        if (!children.exists()) {
            work.note(work.failed("Can't open source of children to link '" + source + "'. (opendir: No such file or directory)"));
            return;
        }
        for (String leaf : work.files().list(FileWork.path(absolute))) {
            child(name, source, ByteText.ofUnicode(leaf), levels);
        }
    }

    private boolean made(String name) throws IOException {
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.DIRECTORY).createdWith(DIRECTORY_MODE);
        if (!work.isRehearsal() && !creation.makeParents(name.endsWith("/.") ? name.substring(0, name.length() - 2) : name)) {
            work.note(Outcome.FAILED);
            return false;
        }
        Outcome outcome = work.keep(goal, "create directory '" + name + "/.'", List.of("Created directory '" + name + "/.'"));
        if (outcome != Outcome.REPAIRED) {
            outcome = work.failed("Failed to create directory '" + name + "' for linking files as its children");
        }
        work.note(outcome);
        return outcome == Outcome.REPAIRED;
    }

    private void child(String name, String source, String leaf, long levels) throws IOException {
        String from = FileWork.in(source, leaf);
        String to = FileWork.in(name, leaf);
        boolean overrides = body.text("when_linking_children", "if_no_such_file").equals("override_file");
        FileKind there = work.state(to).kind();
        boolean spared = !overrides && (there == FileKind.FILE || there.isSpecial());
        if (levels > 1 && !spared && work.state(FileLinking.absolute(to, from)).kind() == FileKind.DIRECTORY) {
            keep(to, from, levels - 1);
        } else if (FileSearch.matchesAny(body.list("copy_patterns"), leaf)) {
            copying.object(FileLinking.absolute(to, from), to);
        } else if (!spared) {
            work.note(linking.link(to, from, overrides || work.attributes().flag("move_obstructions", false)));
        }
    }
}

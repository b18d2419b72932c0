package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.data.Mustache;
import io.bindery.cfengine.data.MustacheError;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileGoal.Existence;
import io.bindery.enact.file.FileKeeper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.jspecify.annotations.Nullable;

/// Sets the whole content of a file: given by `content`, or rendered from a mustache template.
record FileContent(FileWork work, FileCreation creation) {
    private static final long TEMPLATE_LIMIT = 64L << 20;

    boolean isPromised() {
        return isLiteral() || isMustache();
    }

    boolean isLiteral() {
        return work.attributes().has("content");
    }

    boolean isMustache() {
        return work.attributes().text("template_method", "cfengine").endsWith("mustache")
                && (work.attributes().has("edit_template") || work.attributes().has("edit_template_string"));
    }

    void keep(String name) throws IOException {
        if (isLiteral() && work.promise().call("edit_line") != null) {
            work.note(work.failed("A file promise with content attribute cannot have edit operations"));
        } else if (isLiteral()) {
            boolean missing = !work.followed(name).exists() && !work.attributes().has("create");
            if (!missing || creation.made(name)) {
                Outcome outcome = literal(name, work.attributes().text("content", ""));
                work.note(missing && outcome == Outcome.KEPT ? Outcome.SKIPPED : outcome);
            }
        } else {
            mustache(name);
        }
    }

    private Outcome literal(String name, String content) throws IOException {
        String change = "update file '" + name + "' with content '" + content + "'";
        if (work.isDirectory(name) && content.isEmpty()) {
            return Outcome.KEPT;
        }
        if (work.isDirectory(name)) {
            return work.isRehearsal()
                    ? warned(change)
                    : work.failed("Cannot open file '" + name + "' for writing");
        }
        if (work.isSevered(name) && !work.isRehearsal()) {
            work.saySevered(name);
            work.log().info("Cannot open file for hashing '" + name + "'. (fopen: Link has been severed)");
            work.saySevered(name);
            return work.failed("Cannot open file '" + name + "' for writing");
        }
        FileGoal goal = FileGoal.at(FileWork.path(name)).edited(_ -> ByteText.bytes(content));
        return work.keep(goal, change, List.of("Updated file '" + name + "' with content '" + content + "'"));
    }

    private Outcome warned(String change) {
        work.mayChange(change);
        return Outcome.WARNED;
    }

    private void mustache(String name) throws IOException {
        String inline = work.attributes().text("edit_template_string");
        String template = work.attributes().text("edit_template", "");
        String source = inline != null ? "inline" : template;
        String rendered;
        try {
            String text = inline != null ? inline : ByteText.of(work.files().read(FileWork.path(template), TEMPLATE_LIMIT));
            rendered = Mustache.render(text, data());
        } catch (IOException e) {
            work.note(work.failed("Template file '" + source + "' could not be opened for reading"));
            return;
        } catch (MustacheError e) {
            work.log().error(e.getMessage());
            work.note(work.failed("Error rendering mustache template '" + (inline != null ? inline : source) + "'"));
            return;
        }
        write(name, rendered, "rendering of '" + name + "' from mustache template '" + source + "'");
    }

    private Data data() {
        Data data = data(work);
        return data == null ? work.keeping().state() : data;
    }

    /// The container that `template_data` gives; null if it gives none.
    static @Nullable Data data(FileWork work) {
        return work.attributes().value("template_data") instanceof Data data ? data : null;
    }

    private void write(String name, String rendered, String what) throws IOException {
        boolean missing = !work.followed(name).exists();
        if (missing && !work.attributes().flag("create", true)) {
            return;
        }
        if (missing && work.isRehearsal()) {
            work.note(warned("update " + what));
            return;
        }
        if (missing && !creation.made(name)) {
            return;
        }
        FileGoal goal = FileGoal.at(FileWork.path(name)).existing(Existence.FILE).edited(_ -> ByteText.bytes(rendered));
        boolean same = ByteText.of(work.files().read(FileWork.path(name), Long.MAX_VALUE)).equals(rendered);
        Path backup = same || work.isRehearsal() ? null : FileBackup.ofEdit(work, work.target(name));
        Outcome outcome = work.keep(new FileKeeper(), backup == null ? goal : goal.backedUpTo(BackupStore.at(backup)), "update " + what, List.of("Updated " + what));
        work.note(outcome);
        if (outcome == Outcome.REPAIRED) {
            if (backup != null) {
                FileBackup.store(work, ByteText.of(backup));
            }
            // As CFEngine does: rendering also counts as a promise kept.
            work.note(Outcome.KEPT);
        }
    }
}

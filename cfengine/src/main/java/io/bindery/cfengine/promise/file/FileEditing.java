package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.data.Mustache;
import io.bindery.cfengine.data.MustacheError;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.CfengineTemplate;
import io.bindery.cfengine.promise.edit.EditLine;
import io.bindery.cfengine.promise.edit.EditedFile;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What a files promise says about content: literal content, a template, or an `edit_line` bundle.
final class FileEditing {
    private static final long DEFAULT_LIMIT = 100_000;
    private static final long TEMPLATE_LIMIT = 64L << 20;

    private final ExpandedPromise promise;
    private final Keeping keeping;

    FileEditing(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
    }

    /// Whether the promise is about content at all.
    boolean isPromised() {
        return promise.attributes().has("content") || isTemplate() || promise.call("edit_line") != null;
    }

    /// Whether a missing file is made for its content, without `create` being said.
    boolean creates() {
        return promise.attributes().has("content") || isMustache();
    }

    private boolean isTemplate() {
        return promise.attributes().has("edit_template") || promise.attributes().has("edit_template_string");
    }

    private boolean isMustache() {
        return isTemplate() && promise.attributes().text("template_method", "cfengine").endsWith("mustache");
    }

    Outcome keep(String name) throws IOException {
        FileState state = keeping.host().files().stateFollowingLinks(ByteText.path(name));
        if (!state.exists()) {
            keeping.log().error("File '" + name + "' was marked for editing but could not be opened");
            return Outcome.FAILED;
        }
        String content = promise.attributes().text("content");
        if (content != null) {
            return literal(name, content, state);
        }
        if (isMustache()) {
            return mustache(name, state);
        }
        return isTemplate() ? cfengineTemplate(name, state) : edited(name, state, promise.call("edit_line"));
    }

    private String present(String name) throws IOException {
        return ByteText.of(keeping.host().files().read(ByteText.path(name), TEMPLATE_LIMIT));
    }

    private Outcome literal(String name, String content, FileState state) throws IOException {
        if (present(name).equals(content)) {
            return Outcome.KEPT;
        }
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should update file '" + name + "' with content '" + content + "'");
            return Outcome.WARNED;
        }
        keeping.host().files().replace(ByteText.path(name), ByteText.bytes(content), state.mode());
        keeping.log().info("Updated file '" + name + "' with content '" + content + "'");
        return Outcome.REPAIRED;
    }

    private Outcome mustache(String name, FileState state) throws IOException {
        String inline = promise.attributes().text("edit_template_string");
        String template = promise.attributes().text("edit_template");
        String source = inline != null ? "inline" : String.valueOf(template);
        String text;
        try {
            text = inline != null ? inline : template(String.valueOf(template));
        } catch (IOException e) {
            keeping.log().error("Could not read template file '" + source + "'");
            return Outcome.FAILED;
        }
        String rendered;
        try {
            rendered = Mustache.render(text, data());
        } catch (MustacheError e) {
            keeping.log().error(e.getMessage());
            keeping.log().error("Error rendering mustache template '" + source + "'");
            return Outcome.FAILED;
        }
        if (present(name).equals(rendered)) {
            return Outcome.KEPT;
        }
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Should update rendering of '" + name + "' from mustache template '" + source + "'");
            return Outcome.WARNED;
        }
        write(name, rendered, state);
        keeping.log().info("Updated rendering of '" + name + "' from mustache template '" + source + "'");
        return Outcome.REPAIRED;
    }

    private String template(String file) throws IOException {
        return ByteText.of(keeping.host().files().read(ByteText.path(file), TEMPLATE_LIMIT));
    }

    private Data data() {
        Value given = promise.attributes().value("template_data");
        return given instanceof Data data ? data : keeping.state();
    }

    private Outcome cfengineTemplate(String name, FileState state) throws IOException {
        String file = String.valueOf(promise.attributes().text("edit_template"));
        String text;
        try {
            text = promise.attributes().has("edit_template_string")
                    ? promise.attributes().text("edit_template_string", "")
                    : template(file);
        } catch (IOException e) {
            keeping.log().error("Failed to expand template '" + file + "'. (fopen: " + Failures.reason(e) + ")");
            return Outcome.FAILED;
        }
        Block.Bundle bundle = CfengineTemplate.bundle(text, promise.source().place(), promise.bundle().namespace());
        EditedFile edited = open(name);
        if (edited == null) {
            return Outcome.FAILED;
        }
        edited.empty();
        return run(name, state, edited, bundle, List.of(), true);
    }

    private Outcome edited(String name, FileState state, ExpandedPromise.@Nullable BundleCall call) throws IOException {
        if (call == null) {
            return Outcome.KEPT;
        }
        Block.Bundle bundle = keeping.evaluation().policy().bundle("edit_line", promise.bundle().namespace(), call.name());
        if (bundle == null) {
            keeping.log().error("Couldn't find the edit_line bundle '" + call.name() + "'");
            return Outcome.FAILED;
        }
        EditedFile edited = open(name);
        if (edited == null) {
            return Outcome.FAILED;
        }
        if (promise.body("edit_defaults").flag("empty_file_before_editing", false)) {
            edited.empty();
        }
        return run(name, state, edited, bundle, call.arguments(), promise.body("edit_defaults").flag("inherit", false));
    }

    private @Nullable EditedFile open(String name) throws IOException {
        Attributes defaults = promise.body("edit_defaults");
        long limit = defaults.number("max_file_size", keeping.control("agent").number("editfilesize", DEFAULT_LIMIT));
        long size = keeping.host().files().stateFollowingLinks(ByteText.path(name)).size();
        if (limit > 0 && size > limit) {
            keeping.log().info("File '" + name + "' is bigger than the edit limit. max_file_size = " + size + " > " + limit + " bytes");
            keeping.log().error("File '" + name + "' was marked for editing but could not be opened");
            return null;
        }
        String content = present(name);
        return new EditedFile(name, defaults.flag("recognize_join", false) ? content.replace("\\\n", "") : content);
    }

    private Outcome run(
            String name, FileState state, EditedFile edited, Block.Bundle bundle, List<Value> arguments, boolean inherits)
            throws IOException {
        String before = present(name);
        keeping.evaluation()
                .variables()
                .define(new VariableName("default", "edit", "filename", List.of()), VariableType.STRING, new Scalar(name), List.of());
        Outcome outcome = keeping.run(
                new Keeping.BundleRun(bundle, arguments, inherits, Keeping.EDIT_LINE_ORDER, EditLine.types(edited)));
        String after = edited.content();
        boolean rehearsal = keeping.isRehearsal(promise);
        if (rehearsal || after.equals(before) || !edited.isChanged() && !wasEmptied(before, after)) {
            return outcome == Outcome.REPAIRED && after.equals(before) ? Outcome.KEPT : outcome;
        }
        write(name, after, state);
        keeping.log().info("Edited file '" + name + "'");
        return outcome.and(Outcome.REPAIRED);
    }

    private static boolean wasEmptied(String before, String after) {
        return after.isEmpty() && !before.isEmpty();
    }

    private void write(String name, String content, FileState state) throws IOException {
        Path path = ByteText.path(name);
        backUp(name, state);
        keeping.host().files().replace(path, ByteText.bytes(content), state.mode());
    }

    private void backUp(String name, FileState state) throws IOException {
        String policy = promise.body("edit_defaults").text("edit_backup", "true");
        byte[] old = keeping.host().files().read(ByteText.path(name), Long.MAX_VALUE);
        switch (policy) {
            case "false" -> {}
            case "timestamp" -> store(name + "_" + stamp() + ".cf-before-edit", old, state);
            case "rotate" -> rotate(name, old, state);
            default -> store(name + ".cf-before-edit", old, state);
        }
    }

    private String stamp() {
        ZonedDateTime now = keeping.host().clock().instant().atZone(ZoneId.systemDefault());
        return now.toEpochSecond() + "_" + DateTimeFormatter.ofPattern("EEE_MMM_d_HH_mm_ss_yyyy", Locale.ROOT).format(now);
    }

    private void rotate(String name, byte[] old, FileState state) throws IOException {
        long copies = promise.body("edit_defaults").number("rotate", 1);
        for (long copy = copies - 1; copy > 0; copy--) {
            Path from = ByteText.path(name + ".cf-before-edit." + copy);
            if (keeping.host().files().state(from).exists()) {
                keeping.host().files().rename(from, ByteText.path(name + ".cf-before-edit." + (copy + 1)));
            }
        }
        store(name + ".cf-before-edit.1", old, state);
    }

    /// Where the promise or the agent names a repository, old versions go there.
    private void store(String copy, byte[] old, FileState state) throws IOException {
        String repository = promise.attributes().text("repository", keeping.control("agent").text("default_repository", ""));
        String target = repository.isEmpty() ? copy : repository + "/" + copy.substring(1).replaceAll("[^A-Za-z0-9.\\-]", "_");
        Path folder = ByteText.path(target).getParent();
        if (folder == null || !keeping.host().files().stateFollowingLinks(folder).exists()) {
            target = copy;
        }
        keeping.host().files().replace(ByteText.path(target), old, state.mode());
    }
}

package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.edit.CfengineTemplate;
import io.bindery.cfengine.promise.edit.EditLine;
import io.bindery.cfengine.promise.edit.EditedFile;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Edits lines for a files promise: by an `edit_line` bundle, or by a template in CFEngine's own notation, which is converted to
/// one.
record FileEditing(FileWork work, FileCreation creation) {
    private static final long DEFAULT_LIMIT = 100_000;
    private static final long TEMPLATE_LIMIT = 64L << 20;

    boolean isPromised() {
        return work.promise().call("edit_line") != null || isTemplate();
    }

    boolean isTemplate() {
        return work.attributes().has("edit_template") && work.attributes().text("template_method", "cfengine").equals("cfengine");
    }

    Outcome keep(String name) throws IOException {
        return isTemplate() ? template(name) : edited(name, work.promise().call("edit_line"));
    }

    private Outcome unopened(String name) {
        return work.failed("File '" + name + "' was marked for editing but could not be opened");
    }

    private @Nullable EditedFile open(String name) throws IOException {
        FileState found = work.followed(name);
        if (found.exists() && found.kind() != FileKind.FILE) {
            work.log().info(name + " is not a plain file");
        }
        if (found.kind() != FileKind.FILE) {
            return null;
        }
        Attributes defaults = work.body("edit_defaults");
        long limit = defaults.number("max_file_size", work.keeping().control("agent").number("editfilesize", DEFAULT_LIMIT));
        long size = found.size();
        if (limit > 0 && size > limit) {
            work.log().info("File '" + name + "' is bigger than the edit limit. max_file_size = " + size + " > " + limit + " bytes");
            return null;
        }
        if (work.isSevered(name)) {
            work.saySevered(name);
            work.log().info("Couldn't read file '" + name + "' for editing. (fopen: Link has been severed)");
            return null;
        }
        String content = content(name);
        // As CFEngine does: of lines joined by a backslash only the last part is left.
        return new EditedFile(name, defaults.flag("recognize_join", false) ? content.replaceAll("(?m)^.*\\\\\\n", "") : content);
    }

    private String content(String name) throws IOException {
        return ByteText.of(work.files().read(FileWork.path(name), Long.MAX_VALUE));
    }

    private Outcome template(String name) throws IOException {
        String file = work.attributes().text("edit_template", "");
        String text;
        try {
            text = ByteText.of(work.files().read(FileWork.path(file), TEMPLATE_LIMIT));
        } catch (IOException e) {
            return work.failed("Unable to open template file '" + file + "' to make '" + name + "'");
        }
        int broken = CfengineTemplate.unclosedLine(text);
        if (broken > 0) {
            return work.failed("Template file '" + file + "' syntax error, missing close \"%]\" at line " + broken);
        }
        boolean missing = !work.followed(name).exists();
        if (missing && !work.attributes().flag("create", true)) {
            return Outcome.KEPT;
        }
        if (missing && !creation.made(name)) {
            return work.failed("Failed to create file '" + name + "' for rendering cfengine template '" + file + "'");
        }
        EditedFile edited = open(name);
        if (edited == null) {
            return unopened(name);
        }
        Block.Bundle bundle = CfengineTemplate.bundle(new SourceFile(file, text), work.promise().bundle().namespace());
        edited.empty();
        return run(edited, bundle, List.of(), true, true);
    }

    private Outcome edited(String name, ExpandedPromise.@Nullable BundleCall call) throws IOException {
        if (!work.attributes().flag("create", true) && !work.followed(name).exists()) {
            return Outcome.KEPT;
        }
        EditedFile edited = open(name);
        if (edited == null) {
            return unopened(name);
        }
        if (call == null) {
            return Outcome.KEPT;
        }
        Block.Bundle bundle =
                work.keeping().evaluation().policy().bundle("edit_line", work.promise().bundle().namespace(), call.name());
        if (bundle == null) {
            work.log().error("Did not find bundle '" + call.name() + "' for edit operation");
            return Outcome.KEPT;
        }
        tally(bundle, call);
        Attributes defaults = work.body("edit_defaults");
        boolean empties = defaults.flag("empty_file_before_editing", false);
        if (empties) {
            edited.empty();
        }
        return run(edited, bundle, work.keeping().expansion().arguments(call, bundle), defaults.flag("inherit", false), empties);
    }

    // As CFEngine does: arguments that are too few or too many end the run, none at all leave the parameters undefined.
    private void tally(Block.Bundle bundle, ExpandedPromise.BundleCall call) {
        if (!call.arguments().isEmpty() && call.arguments().size() != bundle.parameters().size()) {
            work.log().error("While constructing scope '" + bundle.name() + "'\nFormal =  " + quoted(bundle.parameters()) + ", Actual =  "
                    + quoted(call.arguments().stream().map(FileEditing::text).toList()));
            throw new FatalError("Augment scope, formal and actual parameter mismatch is fatal");
        }
    }

    private static String quoted(List<String> texts) {
        return texts.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(",", "{", "}"));
    }

    private static String text(ExpandedPromise.Argument argument) {
        return switch (argument) {
            case ExpandedPromise.Given(Scalar(String text)) -> text;
            case ExpandedPromise.Given(Items(List<String> texts)) -> quoted(texts);
            case ExpandedPromise.Given(Data data) -> JsonWriter.compact(data);
            case ExpandedPromise.Pending(var call) -> call.name() + "()";
        };
    }

    private Outcome run(EditedFile edited, Block.Bundle bundle, List<Optional<Value>> arguments, boolean inherits, boolean empties)
            throws IOException {
        define(work, "filename", edited.name());
        define(work, "empty_before_use", String.valueOf(empties));
        work.keeping()
                .run(new Keeping.BundleRun(bundle, arguments, inherits, true, Keeping.EDIT_LINE_ORDER, EditLine.types(edited)));
        undefine(work);
        List<String> before = ByteText.lines(content(edited.name()));
        String after = edited.content();
        if (before.equals(edited.lines()) || !edited.isChanged()) {
            return Outcome.KEPT;
        }
        if (work.isRehearsal()) {
            EditDifferences.warn(before, edited.lines(), work.keeping().isDryRun(), work.log());
            work.mayChange("edit file '" + edited.name() + "'");
            return Outcome.WARNED;
        }
        edited.news().forEach(work.log()::info);
        FileGoal goal = FileGoal.at(FileWork.path(edited.name())).edited(_ -> ByteText.bytes(after));
        var backup = FileBackup.ofEdit(work, work.target(edited.name()));
        Result enacted = work.enact(new FileKeeper(), backup == null ? goal : goal.backedUpTo(BackupStore.at(backup)));
        if (enacted.verdict() != Verdict.REPAIRED) {
            return work.unsuccessful(enacted);
        }
        if (backup != null) {
            FileBackup.store(work, ByteText.of(backup));
        }
        work.log().info("Edited file '" + edited.name() + "'");
        return Outcome.REPAIRED;
    }

    /// Drops all variables under `edit` when a bundle is done.
    static void undefine(FileWork work) {
        work.keeping().evaluation().variables().undefineScope("default", "edit");
    }

    /// Sets a variable that edit bundles find under `edit`.
    static void define(FileWork work, String variable, String value) {
        work.keeping()
                .evaluation()
                .variables()
                .define(new VariableName("default", "edit", variable, List.of()), VariableType.STRING, new Scalar(value), List.of());
    }
}

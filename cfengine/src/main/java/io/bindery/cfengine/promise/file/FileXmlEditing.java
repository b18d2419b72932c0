package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.xml.EditXml;
import io.bindery.cfengine.promise.xml.EditedDocument;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.file.BackupStore;
import io.bindery.enact.file.FileGoal;
import io.bindery.enact.file.FileKeeper;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;

/// Edits an XML document for a files promise, by an `edit_xml` bundle.
record FileXmlEditing(FileWork work) {
    private static final long DEFAULT_LIMIT = 100_000;

    boolean isPromised() {
        return work.promise().call("edit_xml") != null;
    }

    Outcome keep(String name) throws IOException {
        BundleCall call = work.promise().call("edit_xml");
        FileState state = work.followed(name);
        if (state.kind() != FileKind.FILE) {
            work.log().error("The proposed file '" + name + "' could not be loaded. (stat: "
                    + (state.exists() ? "Is a directory" : "No such file or directory") + ")");
            return work.failed("File '" + name + "' was marked for editing but could not be opened");
        }
        Attributes defaults = work.body("edit_defaults");
        long limit = defaults.number("max_file_size", work.keeping().control("agent").number("editfilesize", DEFAULT_LIMIT));
        if (limit > 0 && state.size() > limit) {
            work.log().info("File '" + name + "' is bigger than the edit limit. max_file_size = " + state.size() + " > " + limit + " bytes");
            return work.failed("File '" + name + "' was marked for editing but could not be opened");
        }
        Block.Bundle bundle = call == null
                ? null
                : work.keeping().evaluation().policy().bundle("edit_xml", work.promise().bundle().namespace(), call.name());
        if (call == null || bundle == null) {
            work.log().error("Did not find bundle '" + (call == null ? "" : call.name()) + "' for edit operation");
            return Outcome.KEPT;
        }
        byte[] before = defaults.flag("empty_file_before_editing", false)
                ? new byte[0]
                : work.files().read(FileWork.path(name), Long.MAX_VALUE);
        EditedDocument document = EditedDocument.of(name, before);
        FileEditing.define(work, "filename", name);
        work.keeping().run(new Keeping.BundleRun(
                bundle,
                work.keeping().expansion().arguments(call, bundle),
                defaults.flag("inherit", false),
                true,
                Keeping.EDIT_XML_ORDER,
                EditXml.types(document)));
        FileEditing.undefine(work);
        return document.isChanged() ? save(document) : Outcome.KEPT;
    }

    private Outcome save(EditedDocument document) throws IOException {
        String name = document.name();
        if (work.isRehearsal()) {
            work.mayChange("edit file '" + name + "'");
            return Outcome.WARNED;
        }
        document.news().forEach(work.log()::info);
        byte[] after = document.content();
        FileGoal goal = FileGoal.at(FileWork.path(name)).edited(_ -> after);
        var backup = FileBackup.ofEdit(work, work.target(name));
        Result enacted = work.enact(new FileKeeper(), backup == null ? goal : goal.backedUpTo(BackupStore.at(backup)));
        if (enacted.verdict() != Verdict.REPAIRED) {
            return work.unsuccessful(enacted);
        }
        if (backup != null) {
            FileBackup.store(work, ByteText.of(backup));
        }
        work.log().info("Edited xml file '" + name + "'");
        return Outcome.REPAIRED;
    }
}

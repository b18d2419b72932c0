package io.bindery.enact.file;

import io.bindery.enact.Keeper;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Step;
import io.bindery.enact.Trait;
import io.bindery.enact.file.CopyGoal.Comparison;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Links;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Keeps copies of files. A reader of the copy sees either the old or the new content.
public final class CopyKeeper implements Keeper<CopyGoal, CopyLook> {
    @Override
    public CopyLook look(CopyGoal goal, Host host) throws RepairException {
        try {
            FileState source = host.files().stateFollowingLinks(goal.source());
            FileState target = host.files().state(goal.target());
            boolean byContent = goal.comparison() == Comparison.CONTENT || goal.comparison() == Comparison.ANY;
            boolean compares = byContent && source.kind() == FileKind.FILE && target.kind() == FileKind.FILE;
            boolean same = compares && source.size() == target.size() && host.files().sameContent(goal.source(), goal.target());
            return new CopyLook(source, target, same);
        } catch (IOException e) {
            throw FileSteps.failure("look at", goal.target(), e);
        }
    }

    /// By content only: a source from the future is newer than any copy.
    @Override
    public boolean settles(CopyGoal goal) {
        return goal.comparison() == Comparison.CONTENT || goal.comparison() == Comparison.EXISTENCE;
    }

    @Override
    public Plan plan(CopyGoal goal, CopyLook found, Host host) throws RepairException {
        if (found.source().kind() != FileKind.FILE) {
            throw new RepairException("there is no file at " + goal.source());
        }
        FileKind there = found.target().kind();
        if (there == FileKind.DIRECTORY || there.isSpecial()) {
            throw new RepairException("there is something else than a file at " + goal.target());
        }
        FileSteps steps = new FileSteps(goal.target(), host);
        List<Step> plan = new ArrayList<>();
        boolean copies = there != FileKind.FILE || isOutOfDate(goal, found);
        if (copies) {
            Trait before = there == FileKind.FILE ? Trait.Fingerprint.ofSize(found.target().size()) : FileSteps.kind(there);
            Trait after = Trait.Fingerprint.ofSize(found.source().size());
            plan.add(steps.step("content", before, after, files -> copy(goal, found, files)));
        }
        if (goal.preserves()) {
            preserve(goal, found, copies, steps, plan);
        }
        return new Plan(plan);
    }

    private static boolean isOutOfDate(CopyGoal goal, CopyLook found) {
        boolean modified = isAfter(found.source().modified(), found.target().modified());
        boolean changed = isAfter(found.source().changed(), found.target().changed());
        return switch (goal.comparison()) {
            case EXISTENCE -> false;
            case CONTENT -> !found.sameContent();
            case MODIFIED -> modified;
            case CHANGED -> modified || changed;
            case ANY -> modified || changed || !found.sameContent();
            case NOTHING -> true;
        };
    }

    /// Times count in whole seconds, as file systems and copies do not all keep the rest.
    private static boolean isAfter(Instant time, Instant other) {
        return time.getEpochSecond() > other.getEpochSecond();
    }

    private static void copy(CopyGoal goal, CopyLook found, HostFiles files) throws IOException {
        BackupStore backup = goal.backup();
        if (backup != null && found.target().kind() == FileKind.FILE) {
            backup.keep(goal.target(), found.target(), files);
        }
        files.write(goal.target(), FileDraft.fresh(files.content(goal.source()), mode(goal, found)));
    }

    private static void preserve(CopyGoal goal, CopyLook found, boolean copies, FileSteps steps, List<Step> plan) {
        FileState source = found.source();
        FileState target = found.target();
        Step[] needs = plan.toArray(Step[]::new);
        if (copies || source.owner() != target.owner() || source.group() != target.group()) {
            plan.add(steps.step("owner", owners(target), owners(source), files ->
                    files.changeOwner(goal.target(), source.owner(), source.group(), Links.STOP)).needing(needs));
        }
        int mode = copies ? mode(goal, found) : target.mode();
        if (copies || source.mode() != mode) {
            plan.add(steps.step("mode", Trait.mode(mode), Trait.mode(source.mode()), files ->
                    files.changeMode(goal.target(), source.mode(), Links.STOP)).needing(needs));
        }
        if (copies) {
            plan.add(steps.step("times", Trait.text(target.modified().toString()), Trait.text(source.modified().toString()), files ->
                    files.changeTimes(goal.target(), source.accessed(), source.modified(), Links.STOP)).needing(needs));
        }
    }

    /// The mode of a copy is that of the file it replaces.
    private static int mode(CopyGoal goal, CopyLook found) {
        return found.target().kind() == FileKind.FILE ? found.target().mode() : goal.createMode();
    }

    private static Trait owners(FileState state) {
        return state.exists() ? Trait.text(state.owner() + ":" + state.group()) : Trait.ABSENT;
    }
}

package io.bindery.cfengine.promise.storage;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.enact.host.Command;
import java.util.List;

/// `storage`: checks the promised properties of a volume, and mounts or unmounts a file system. New entries in the table of file
/// systems are mounted after all promises of the section.
public final class StorageType implements PromiseType {
    private boolean mountsAll;

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Outcome outcome = Outcome.SKIPPED;
        if (promise.hasBody("volume")) {
            outcome = outcome.and(new VolumeCheck(promise, keeping).keep());
        }
        if (promise.hasBody("mount")) {
            Mounting mounting = new Mounting(promise, keeping);
            outcome = outcome.and(mounting.keep());
            mountsAll |= mounting.changedTable();
        }
        return outcome;
    }

    @Override
    public List<Deferred> endSection(Keeping keeping) {
        if (mountsAll && !keeping.isDryRun()) {
            mountsAll = false;
            keeping.log().verbose("Mounting all filesystems");
            HostPrograms.act("mount -a", Command.of(List.of("/bin/mount", "-a", "-t", "nfs,nfs4,panfs,cifs")), keeping, keeping.log()::error)
                    .filter(execution -> execution.status() != 0)
                    .ifPresent(execution -> keeping.log().error("Mounting all file systems failed, with exit code " + execution.status()));
        }
        return List.of();
    }
}

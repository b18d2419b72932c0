package io.bindery.cfengine.promise.storage;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Numbers;
import io.bindery.enact.host.HostFiles;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A `volume` body: the free space that a volume must have, and the content that it must have to look sound.
final class VolumeCheck {
    private static final int PER_CENT = 100;
    private static final int KILO = 1024;

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final Attributes body;
    private final String name;

    VolumeCheck(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.body = promise.body("volume");
        this.name = promise.promiser();
    }

    Outcome keep() {
        Path path = ByteText.path(name);
        if (!Files.exists(path)) {
            keeping.log().error("Couldn't stat '" + name + "' while checking diskspace. (stat: No such file or directory)");
            return Outcome.SKIPPED;
        }
        try {
            Outcome outcome = concluded(sensible(path));
            Outcome free = body.has("freespace") ? freeSpace(path) : Outcome.KEPT;
            return free == Outcome.KEPT ? outcome : outcome.and(concluded(free));
        } catch (IOException e) {
            keeping.log().error("Couldn't look at the volume '" + name + "': " + Failures.reason(e));
            return Outcome.FAILED;
        }
    }

    private Outcome concluded(Outcome outcome) {
        keeping.conclude(promise, outcome);
        return outcome;
    }

    /// As CFEngine does: only the entries of the directory itself are counted.
    private Outcome sensible(Path path) throws IOException {
        HostFiles files = keeping.host().files();
        List<String> leaves = files.list(path);
        long bytes = 0;
        for (String leaf : leaves) {
            bytes += files.state(path.resolve(leaf)).size();
        }
        if (bytes < body.number("sensible_size", 0)) {
            return suspicious("small", bytes + " bytes");
        }
        if (leaves.size() < body.number("sensible_count", 0)) {
            return suspicious("empty", "only " + leaves.size() + " files");
        }
        keeping.log().info("Filesystem '" + name + "' content seems to be sensible as promised");
        return Outcome.KEPT;
    }

    private Outcome suspicious(String how, String measured) {
        keeping.log().error("File system '" + name + "' is suspiciously " + how + "! (" + measured + ")");
        return Outcome.FAILED;
    }

    private Outcome freeSpace(Path path) throws IOException {
        String wanted = body.text("freespace", "0");
        FileStore store = Files.getFileStore(path);
        if (wanted.endsWith("%")) {
            Long percent = Numbers.whole(wanted.substring(0, wanted.length() - 1));
            // As the system computes it for all users but root: the free part of used and free space.
            double used = store.getTotalSpace() - (double) store.getUnallocatedSpace();
            long free = Math.round(PER_CENT * (1 - used / Math.max(1, used + store.getUsableSpace())));
            if (percent != null && free < percent) {
                keeping.log().error("Free disk space is under " + percent + "% for volume containing '" + name + "', " + free + "% free");
                return Outcome.FAILED;
            }
            return Outcome.KEPT;
        }
        Long least = Numbers.whole(wanted);
        long free = store.getUsableSpace() / KILO;
        if (least != null && free < least / KILO) {
            keeping.log().error("Disk space under " + least / KILO + " kB for volume containing '" + name + "' (" + free + " kB free)");
            return Outcome.FAILED;
        }
        return Outcome.KEPT;
    }
}

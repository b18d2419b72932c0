package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/// Permission to act: once in a run for each distinct promise, and not again within `ifelapsed` minutes of the last time.
///
/// Two promises are the same if promiser, bundle, and every attribute as expanded are; place and promisee do not count.
final class PromiseLocks {
    private static final Set<String> IGNORED =
            Set.of("mtime", "atime", "ctime", "stime_range", "ttime_range", "log_string", "template_data");
    private final Set<String> taken = new HashSet<>();
    private final StateFile file;
    private final boolean ignored;
    private final long nowMinutes;
    private final Log log;

    PromiseLocks(Workspace workspace, Instant now, boolean ignored, Log log) {
        this.file = new StateFile(workspace.state().resolve("bindery_locks.state"));
        this.nowMinutes = now.getEpochSecond() / 60;
        this.ignored = ignored;
        this.log = log;
    }

    /// Takes the lock of a promise; false where it was taken before in this run, or too lately in another.
    ///
    /// @param subject what else tells it apart
    boolean take(ExpandedPromise promise, String subject, Attributes agentControl) {
        String key = digest(promise, subject);
        if (!taken.add(key)) {
            return false;
        }
        long ifElapsed = promise.body("action").number("ifelapsed", agentControl.number("ifelapsed", 1));
        List<String> last = file.records().get(key);
        if (!ignored && ifElapsed > 0 && last != null && !last.isEmpty() && nowMinutes - minutes(last.getFirst()) < ifElapsed) {
            log.verbose("XX Nothing promised here [" + promise.promiser() + "] (" + (nowMinutes - minutes(last.getFirst())) + "/"
                    + ifElapsed + " minutes elapsed)");
            return false;
        }
        file.put(key, List.of(Long.toString(nowMinutes)));
        return true;
    }

    private static long minutes(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    void save() {
        try {
            file.save();
        } catch (IOException e) {
            log.error("Could not keep locks: " + e.getMessage());
        }
    }

    private static String digest(ExpandedPromise promise, String subject) {
        try {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            add(digest, promise.promiseType());
            add(digest, subject);
            add(digest, promise.promiser());
            add(digest, promise.bundle().qualified());
            addAll(digest, promise.attributes());
            promise.calls().forEach((name, call) -> {
                add(digest, name);
                add(digest, call.name());
                call.arguments().forEach(argument -> add(digest, argument));
            });
            promise.bodies().forEach((name, body) -> {
                add(digest, name);
                addAll(digest, body);
            });
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void addAll(MessageDigest digest, Attributes attributes) {
        attributes.values().forEach((name, value) -> {
            if (!IGNORED.contains(name)) {
                add(digest, name);
                add(digest, value);
            }
        });
    }

    private static void add(MessageDigest digest, Value value) {
        switch (value) {
            case Scalar(String text) -> add(digest, text);
            case Items(List<String> texts) -> texts.forEach(text -> add(digest, text));
            case Data data -> add(digest, JsonWriter.compact(data));
        }
    }

    private static void add(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.ISO_8859_1));
        digest.update((byte) 0);
    }
}

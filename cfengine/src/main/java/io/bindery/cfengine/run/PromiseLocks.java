package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.ExpandedPromise.Argument;
import io.bindery.cfengine.eval.ExpandedPromise.Given;
import io.bindery.cfengine.eval.ExpandedPromise.Pending;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decides whether a promise may be kept now: once in a run for each distinct promise, not again within `ifelapsed` minutes of
/// the last time, and not while another agent is keeping it, unless that has taken longer than `expireafter` minutes.
///
/// Two promises are the same if promiser, bundle, and every expanded attribute are the same; place and promisee do not count.
final class PromiseLocks {
    private static final Set<String> IGNORED =
            Set.of("mtime", "atime", "ctime", "stime_range", "ttime_range", "log_string", "template_data");
    private static final int EXPIRE_AFTER_MINUTES = 120;
    private final Set<String> taken = new HashSet<>();
    private final LockStore store;

    /// A run without locks, and a dry run, leave no trace among them.
    private final boolean ignored;

    PromiseLocks(Options options, Log log) {
        this.store = new LockStore(options.workspace().state().resolve("bindery_locks.state"), options.started(), log);
        this.ignored = options.ignoreLocks() || options.dryRun();
    }

    /// Takes the lock of a promise; null if it was taken before in this run, too lately in another, or is held by another agent.
    ///
    /// @param subject what distinguishes it beside its own text
    @Nullable String take(ExpandedPromise promise, String subject, Attributes agentControl) {
        String key = digest(promise, subject);
        if (!taken.add(key)) {
            return null;
        }
        Attributes action = promise.body("action");
        LockStore.Terms terms = new LockStore.Terms(
                promise.promiser(),
                action.number("ifelapsed", agentControl.number("ifelapsed", 1)),
                action.number("expireafter", agentControl.number("expireafter", EXPIRE_AFTER_MINUTES)));
        return ignored || store.take(key, terms) ? key : null;
    }

    void release(String key) {
        if (!ignored) {
            store.release(key);
        }
    }

    void close() {
        store.close();
    }

    private static String digest(ExpandedPromise promise, String subject) {
        try {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            add(digest, promise.promiseType());
            add(digest, subject);
            add(digest, promise.promiser());
            add(digest, promise.bundle().qualified());
            addAll(digest, promise.attributes());
            // As CFEngine does: the value of a condition distinguishes promises, so a list in it makes the promise act for each item.
            promise.conditions().forEach((name, condition) -> {
                add(digest, name);
                add(digest, condition);
            });
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

    /// As CFEngine does: of a call that is not made yet nothing counts.
    private static void add(MessageDigest digest, Argument argument) {
        switch (argument) {
            case Given(Value value) -> add(digest, value);
            case Pending _ -> {}
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

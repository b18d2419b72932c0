package io.bindery.cfengine.eval;

import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.value.ByteText;
import io.bindery.text.Place;
import java.util.HashMap;
import java.util.Map;

/// A promise under expansion, and the values of its references in this iteration: one item for each list reference, and `this.*`.
public final class PromiseFrame {
    private final String promiseType;
    private final Promise promise;
    private final Map<String, String> bound = new HashMap<>();
    private String promiser;
    private boolean immediate;
    private String guard = "";

    PromiseFrame(String promiseType, Promise promise) {
        this.promiseType = promiseType;
        this.promise = promise;
        this.promiser = promise.promiser();
    }

    /// A frame in which `this.*` speaks of the promise as written.
    static PromiseFrame described(String promiseType, Promise promise, Block.Bundle bundle) {
        PromiseFrame frame = new PromiseFrame(promiseType, promise);
        Place place = promise.place();
        String file = absolute(place.file().name());
        int slash = file.lastIndexOf('/');
        frame.bound.put("this.promise_filename", file);
        frame.bound.put("this.promise_dirname", slash <= 0 ? "/" : file.substring(0, slash));
        frame.bound.put("this.promise_linenumber", Integer.toString(promise.line()));
        frame.bound.put("this.bundle", bundle.name());
        frame.bound.put("this.namespace", bundle.namespace());
        frame.bound.put("this.promiser_pid", Long.toString(ProcessHandle.current().pid()));
        return frame;
    }

    /// As CFEngine does: the path is not tidied, `./` and `../` stay in it.
    private static String absolute(String file) {
        return file.startsWith("/") ? file : ByteText.ofUnicode(System.getProperty("user.dir", "")) + "/" + file;
    }

    public String promiseType() {
        return promiseType;
    }

    public Promise promise() {
        return promise;
    }

    /// The expanded promiser, once known.
    public String promiser() {
        return promiser;
    }

    void promiser(String expanded) {
        promiser = expanded;
    }

    /// Whether the promise is to be kept afresh whenever it is met; then its calls are made afresh too.
    boolean isImmediate() {
        return immediate;
    }

    void immediate(boolean wanted) {
        immediate = wanted;
    }

    /// The expanded guard of this iteration where the guard as written has references; else empty. As CFEngine does: it tells promises
    /// apart that are otherwise the same.
    public String guard() {
        return guard;
    }

    void guard(String expanded) {
        guard = expanded;
    }

    public Map<String, String> bound() {
        return bound;
    }
}

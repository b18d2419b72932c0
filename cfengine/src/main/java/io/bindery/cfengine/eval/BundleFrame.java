package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Classes.ContextClass;
import io.bindery.cfengine.syntax.Block;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A bundle under evaluation: its own classes, and the current promise.
public final class BundleFrame {
    private final Block.Bundle bundle;
    private final @Nullable BundleFrame caller;
    private final boolean inherits;
    private final Map<String, ContextClass> classes = new LinkedHashMap<>();
    private @Nullable PromiseFrame promise;
    private boolean aborted;

    BundleFrame(Block.Bundle bundle, @Nullable BundleFrame caller, boolean inherits) {
        this.bundle = bundle;
        this.caller = caller;
        this.inherits = inherits;
    }

    public Block.Bundle bundle() {
        return bundle;
    }

    public @Nullable BundleFrame caller() {
        return caller;
    }

    public @Nullable PromiseFrame promise() {
        return promise;
    }

    void enter(@Nullable PromiseFrame frame) {
        promise = frame;
    }

    public void define(ContextClass defined) {
        classes.put(defined.name(), defined);
    }

    public void undefine(String name) {
        classes.remove(name);
    }

    /// A class of this bundle, or of a caller it inherits from.
    public @Nullable ContextClass find(String name) {
        ContextClass own = classes.get(name);
        return own != null || !inherits || caller == null ? own : caller.find(name);
    }

    public Map<String, ContextClass> classes() {
        return classes;
    }

    boolean inherits() {
        return inherits;
    }

    /// Stops the rest of this bundle.
    public void abort() {
        aborted = true;
    }

    public boolean isAborted() {
        return aborted;
    }
}

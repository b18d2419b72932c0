package io.bindery.puppet.eval.error;

import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One step of the call chain of an error: the name of the called definition and the place of the call, then the call around it.
public final class CallFrame {
    private final String name;
    private final @Nullable Place place;
    private @Nullable CallFrame outer;

    public CallFrame(String name, @Nullable Place place) {
        this.name = name;
        this.place = place;
    }

    public String name() {
        return name;
    }

    public @Nullable Place place() {
        return place;
    }

    /// This frame and those around it, innermost first.
    public List<CallFrame> chain() {
        List<CallFrame> chain = new ArrayList<>();
        for (CallFrame frame = this; frame != null; frame = frame.outer) {
            chain.add(frame);
        }
        return chain;
    }

    public void append(CallFrame frame) {
        CallFrame last = this;
        while (last.outer != null) {
            last = last.outer;
        }
        last.outer = frame;
    }
}

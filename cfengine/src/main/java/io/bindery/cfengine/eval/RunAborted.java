package io.bindery.cfengine.eval;

/// Ends the run because a class in `abortclasses` was defined.
public final class RunAborted extends RuntimeException {
    private final String className;

    RunAborted(String className) {
        super(className, null, false, false);
        this.className = className;
    }

    public String className() {
        return className;
    }
}

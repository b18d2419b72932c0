package io.bindery.cli.command;

import java.util.concurrent.ThreadFactory;

/// Threads with a stack for deeply nested code: an evaluator recurses as its program does.
public final class ThreadFactoryWithStack implements ThreadFactory {
    static final long STACK = 64L << 20;

    @Override
    public Thread newThread(Runnable work) {
        return new Thread(null, work, "compile", STACK);
    }
}

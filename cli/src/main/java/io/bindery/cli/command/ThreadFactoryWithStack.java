package io.bindery.cli.command;

import java.util.concurrent.ThreadFactory;

/// Makes threads with a stack for deeply nested code, because the evaluator recurses as deeply as its program.
public final class ThreadFactoryWithStack implements ThreadFactory {
    static final long STACK = 64L << 20;

    @Override
    public Thread newThread(Runnable work) {
        return new Thread(null, work, "compile", STACK);
    }
}

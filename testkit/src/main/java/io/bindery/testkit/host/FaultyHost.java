package io.bindery.testkit.host;

import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Conversation;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Processes;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.Set;

/// A host whose n-th change goes wrong: it fails, or the process dies right before or right after it.
public final class FaultyHost implements Host {
    static final Set<String> LOOKS =
            Set.of("state", "stateFollowingLinks", "read", "open", "list", "glance", "sameContent", "digest", "content");

    /// What goes wrong.
    public enum Fault {
        FAILS,
        DIES_BEFORE,
        DIES_AFTER
    }

    /// The process is gone. Nothing catches it but the test.
    public static final class Death extends Error {
        private static final long serialVersionUID = 1L;

        Death() {
            super("the process died");
        }
    }

    private final Host sound;
    private final Fault fault;
    private int left;

    /// @param which the number of the change that goes wrong, from 1
    public FaultyHost(Host sound, Fault fault, int which) {
        this.sound = sound;
        this.fault = fault;
        this.left = which;
    }

    /// Whether the fault has happened.
    public boolean hasStruck() {
        return left <= 0;
    }

    @Override
    public HostFiles files() {
        return (HostFiles) Proxy.newProxyInstance(
                HostFiles.class.getClassLoader(), new Class<?>[] {HostFiles.class}, (_, method, arguments) -> {
                    boolean changes = !LOOKS.contains(method.getName());
                    boolean strikes = changes && --left == 0;
                    strike(strikes);
                    Object result = invoke(method, sound.files(), arguments);
                    died(strikes);
                    return result;
                });
    }

    private void strike(boolean strikes) throws IOException {
        if (strikes && fault == Fault.FAILS) {
            throw new IOException("an injected failure");
        }
        if (strikes && fault == Fault.DIES_BEFORE) {
            throw new Death();
        }
    }

    private void died(boolean strikes) {
        if (strikes && fault == Fault.DIES_AFTER) {
            throw new Death();
        }
    }

    static Object invoke(Method method, Object target, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Override
    public Processes processes() {
        return new Processes() {
            @Override
            public Execution ask(Command command) throws CommandException {
                return sound.processes().ask(command);
            }

            @Override
            public Conversation converse(Command command) throws CommandException {
                return sound.processes().converse(command);
            }

            @Override
            public Execution act(Command command) throws CommandException {
                boolean strikes = --left == 0;
                try {
                    strike(strikes);
                } catch (IOException e) {
                    throw new CommandException(String.valueOf(e.getMessage()));
                }
                Execution execution = sound.processes().act(command);
                died(strikes);
                return execution;
            }
        };
    }

    @Override
    public Accounts accounts() {
        return sound.accounts();
    }

    @Override
    public InstantSource clock() {
        return sound.clock();
    }
}

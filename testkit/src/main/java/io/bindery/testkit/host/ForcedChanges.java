package io.bindery.testkit.host;

import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Processes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A host that notes which changes of its files are on the disk when they return. After a loss of power another host gets these and no others.
public final class ForcedChanges implements Host {
    /// The real host forces the names and contents it changes. Permissions, owners, times and added bytes get to the disk later.
    private static final Set<String> UNFORCED = Set.of("append", "changeMode", "changeOwner", "changeTimes");

    private record Change(Method method, Object[] arguments) {}

    private final Host sound;
    private final List<Change> forced = new ArrayList<>();

    public ForcedChanges(Host sound) {
        this.sound = sound;
    }

    /// Makes the changes that were forced on a machine as it was at the beginning. One that needs a change which was lost is lost too.
    public void replay(Host restarted) {
        for (Change change : forced) {
            try {
                FaultyHost.invoke(change.method, restarted.files(), change.arguments);
            } catch (IOException _) {
                // Its directory is not there.
            } catch (Throwable broken) {
                throw new AssertionError(broken);
            }
        }
    }

    @Override
    public HostFiles files() {
        return (HostFiles) Proxy.newProxyInstance(
                HostFiles.class.getClassLoader(), new Class<?>[] {HostFiles.class}, (_, method, arguments) -> {
                    Object[] kept = arguments.clone();
                    boolean notes = !FaultyHost.LOOKS.contains(method.getName()) && !UNFORCED.contains(method.getName());
                    if (notes && kept[kept.length - 1] instanceof FileDraft draft) {
                        kept[kept.length - 1] = read(draft);
                    }
                    Object result = FaultyHost.invoke(method, sound.files(), kept);
                    if (notes) {
                        forced.add(new Change(method, kept));
                    }
                    return result;
                });
    }

    /// The draft with its bytes, whose source may be gone when they are written again.
    private static FileDraft read(FileDraft draft) {
        try (InputStream stream = draft.content().open()) {
            return new FileDraft(
                    Content.of(stream.readAllBytes()), draft.mode(), draft.owner(), draft.group(), draft.inherits(), draft.carries(), draft.times(),
                    draft.links(), draft.force(), null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Processes processes() {
        return sound.processes();
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

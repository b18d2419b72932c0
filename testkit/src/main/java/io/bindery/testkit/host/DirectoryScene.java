package io.bindery.testkit.host;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/// A directory of this machine that the laws of a keeper are tried in.
public record DirectoryScene(Host host, Path root) implements KeeperLaws.Scene {
    /// The directory, emptied and made anew.
    public static KeeperLaws.Scene of(Path root, Consumer<Host> preparation) {
        LocalHost host = new LocalHost(new LocalProcesses());
        try {
            if (host.files().state(root).exists()) {
                host.files().deleteTree(root);
            }
            host.files().createDirectory(root, 0755, -1, -1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        preparation.accept(host);
        return new DirectoryScene(host, root);
    }

    @Override
    public String picture() {
        try {
            return DirectoryPicture.of(root);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

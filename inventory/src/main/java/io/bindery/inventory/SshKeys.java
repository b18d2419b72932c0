package io.bindery.inventory;

import java.util.ArrayList;
import java.util.List;

/// The public host keys of the SSH server.
public final class SshKeys {
    private static final List<String> DIRECTORIES = List.of("/etc/ssh", "/usr/local/etc/ssh", "/etc", "/usr/local/etc", "/etc/opt/ssh");
    private static final List<String> FILES =
            List.of("ssh_host_rsa_key.pub", "ssh_host_dsa_key.pub", "ssh_host_ecdsa_key.pub", "ssh_host_ed25519_key.pub");

    private SshKeys() {}

    /// @param type the algorithm in SSH's words, `ssh-rsa`
    /// @param key  the key in base 64
    public record Key(String type, String key) {}

    public static List<Key> probe(HostView host) {
        List<Key> keys = new ArrayList<>();
        for (String directory : DIRECTORIES) {
            for (String file : FILES) {
                List<String> words = ProbeFiles.words(host.textOrEmpty(directory + "/" + file));
                if (words.size() >= 2) {
                    keys.add(new Key(words.get(0), words.get(1)));
                }
            }
        }
        return keys;
    }
}

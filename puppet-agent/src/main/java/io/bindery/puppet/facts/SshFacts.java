package io.bindery.puppet.facts;

import io.bindery.inventory.SshKeys;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `ssh`: the host keys and their fingerprints.
final class SshFacts implements Resolver {
    private static final Map<String, String> NAMES =
            Map.of("ssh-dss", "dsa", "ecdsa-sha2-nistp256", "ecdsa", "ssh-ed25519", "ed25519", "ssh-rsa", "rsa");

    /// The numbers that records of the domain name system have for the algorithms, from 1.
    private static final List<String> ALGORITHMS = List.of("rsa", "dsa", "ecdsa", "ed25519");

    @Override
    public void resolve(Survey survey, FactSink sink) {
        HashBuilder all = new HashBuilder();
        for (SshKeys.Key key : SshKeys.probe(survey.host())) {
            String name = NAMES.get(key.type());
            byte[] decoded = name == null ? null : decoded(key.key());
            if (name == null || decoded == null) {
                continue;
            }
            String start = "SSHFP " + (ALGORITHMS.indexOf(name) + 1);
            String sha1 = start + " 1 " + digest("SHA-1", decoded);
            String sha256 = start + " 2 " + digest("SHA-256", decoded);
            all.put(name, new HashBuilder()
                    .put("fingerprints", new HashBuilder().put("sha1", sha1).put("sha256", sha256).build())
                    .put("key", key.key())
                    .put("type", key.type())
                    .build());
            sink.legacy("ssh" + name + "key", key.key());
            sink.legacy("sshfp_" + name, sha1 + "\n" + sha256);
        }
        sink.put("ssh", all.isEmpty() ? null : all.build());
    }

    private static byte @Nullable [] decoded(String key) {
        try {
            return Base64.getMimeDecoder().decode(key);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static String digest(String algorithm, byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

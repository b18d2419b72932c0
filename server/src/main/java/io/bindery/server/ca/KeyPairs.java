package io.bindery.server.ca;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;

/// Makes keys of the kind and length that the settings name.
final class KeyPairs {
    private KeyPairs() {}

    static KeyPair make(CaSettings settings) {
        return make(settings.keyKind(), settings.keyLength());
    }

    static KeyPair make(CaSettings.KeyKind kind, int length) {
        try {
            return switch (kind) {
                case RSA -> {
                    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
                    generator.initialize(length);
                    yield generator.generateKeyPair();
                }
                case EC -> {
                    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
                    generator.initialize(new ECGenParameterSpec("secp256r1"));
                    yield generator.generateKeyPair();
                }
            };
        } catch (GeneralSecurityException | IllegalArgumentException impossible) {
            throw new CaError(CaError.Kind.STATE, "Cannot make a key: " + impossible.getMessage());
        }
    }
}

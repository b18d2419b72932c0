package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.hiera.eyaml.EyamlKeys;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Decrypts the encrypted parts of one value, and interpolates the rest.
record EyamlValues(Hash options, Lookup lookup, String key, Path file, Manner manner) {
    private static final Pattern ENCRYPTED = Pattern.compile("ENC\\[(?:(\\w+),)?([a-zA-Z0-9+/ =\\s]+?)\\]");
    private static final Pattern CUT = Pattern.compile("ENC\\[(?:PKCS7|GPG|KMS|VAULT|GKMS),", Pattern.CASE_INSENSITIVE);
    private static final Pattern MENTIONED = Pattern.compile("ENC\\[.*?\\]", Pattern.DOTALL);

    private static final String PKCS7 = "PKCS7";

    Value decrypt(Value value) {
        return switch (value) {
            case Str text -> Interpolation.resolve(Str.of(decrypt(text.value())), manner);
            case Arr list -> decryptList(list);
            case Hash hash -> decryptHash(hash);
            default -> value;
        };
    }

    private Value decryptList(Arr list) {
        List<Value> elements = new ArrayList<>(list.size());
        for (Value element : list.elements()) {
            elements.add(decrypt(element));
        }
        return new Arr(elements);
    }

    private Value decryptHash(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        hash.entries().forEach((name, value) -> entries.put(Interpolation.resolve(name, manner), decrypt(value)));
        return Hash.owning(entries);
    }

    private String decrypt(String text) {
        if (!MENTIONED.matcher(text).find()) {
            return refusedIfCut(text);
        }
        Matcher encrypted = ENCRYPTED.matcher(text);
        StringBuilder plain = new StringBuilder();
        int end = 0;
        while (encrypted.find()) {
            plain.append(refusedIfCut(text.substring(end, encrypted.start())));
            plain.append(block(encrypted.group(1) == null ? PKCS7 : encrypted.group(1), encrypted.group(2)));
            end = encrypted.end();
        }
        plain.append(refusedIfCut(text.substring(end)));
        return chomp(plain.toString());
    }

    // hiera-eyaml hands such a value out as it stands. Whoever wrote it meant a secret.
    private String refusedIfCut(String text) {
        if (CUT.matcher(text).find()) {
            throw failed("the value starts like an encrypted one and is cut off or damaged");
        }
        return text;
    }

    // Never the ciphertext in the message: it may be shown to people who must not have it.
    private String block(String method, String base64) {
        String cipher = base64.replaceAll("\\s", "");
        if (lookup.surroundings().secrets() == Surroundings.Secrets.PLACEHOLDERS) {
            return EyamlKeys.placeholder(cipher);
        }
        if (!method.equalsIgnoreCase(PKCS7)) {
            throw failed("encryption method " + method + " is not supported, only PKCS7 is");
        }
        try {
            return lookup.hiera().eyamlKeys(options).decrypt(cipher);
        } catch (EyamlKeys.Refused refused) {
            throw failed(refused.reason());
        }
    }

    private LookupError failed(String reason) {
        return new LookupError("hiera-eyaml backend error decrypting ENC[...] when looking up " + key + " in " + file
                + ". Error was " + reason);
    }

    private static String chomp(String text) {
        if (text.endsWith("\r\n")) {
            return text.substring(0, text.length() - 2);
        }
        return text.endsWith("\n") || text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }
}

package io.bindery.hiera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.files.FileView;
import io.bindery.hiera.eyaml.EyamlKeys;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What becomes of encrypted values where the corpus has no golden: keys that do not fit, and no keys at all.
class EyamlTest {
    private static final Path SITE = Path.of("src/test/corpus/lookup/site").toAbsolutePath();
    private static final String RIGHT = SITE.resolve("keys/private_key.pkcs7.pem").toString();
    private static final String PUBLIC = SITE.resolve("keys/public_key.pkcs7.pem").toString();
    private static final String OTHER = SITE.resolve("keys/other_private_key.pkcs7.pem").toString();
    private static final String OTHER_PUBLIC = SITE.resolve("keys/other_public_key.pkcs7.pem").toString();

    @TempDir
    private Path folder;

    private String cipher = "";

    @BeforeEach
    void findCipher() throws IOException {
        cipher = Files.readString(SITE.resolve("data/secret.eyaml")).lines().filter(line -> line.startsWith("password: "))
                .findFirst().orElseThrow().substring("password: ".length());
    }

    private Value lookup(Map<String, String> options, String data, Map<String, String> settings) throws IOException {
        StringBuilder config = new StringBuilder("version: 5\nhierarchy:\n  - name: s\n    lookup_key: eyaml_lookup_key\n    path: s.eyaml\n");
        if (!options.isEmpty()) {
            config.append("    options:\n");
            options.forEach((name, value) -> config.append("      ").append(name).append(": ").append(value).append('\n'));
        }
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("hiera.yaml"), config);
        Files.writeString(folder.resolve("data/s.eyaml"), data);
        TestSite site = new TestSite(folder, settings);
        return new Lookup(new Hiera(FileView.DISK), site, site).answer(Lookup.Question.of("key"), site.scope(TestSite.FACTS, Map.of()), null);
    }

    private Value lookup(Map<String, String> options, String data) throws IOException {
        return lookup(options, data, Map.of());
    }

    private void refused(Map<String, String> options, String data, String reason) {
        assertThatThrownBy(() -> lookup(options, data))
                .isInstanceOfSatisfying(LookupError.class, error -> assertThat(error.text())
                        .isEqualTo("hiera-eyaml backend error decrypting ENC[...] when looking up key in " + folder
                                + "/data/s.eyaml. Error was " + reason)
                        .doesNotContain(cipher.substring(20, 60)));
    }

    private static Map<String, String> keys(String privateKey, String publicKey) {
        return Map.of("pkcs7_private_key", privateKey, "pkcs7_public_key", publicKey);
    }

    @Test
    void aLiteralBlockIsDecrypted() throws IOException {
        String block = "key: |\n  " + cipher.replaceAll("(.{60})", "$1\n  ") + "\n";
        assertThat(lookup(keys(RIGHT, PUBLIC), block)).isEqualTo(Str.of("hunter2"));
    }

    @Test
    void aWrongKeyIsAnError() {
        refused(keys(OTHER, PUBLIC), "key: " + cipher, "the private key does not fit, or the value is damaged");
    }

    @Test
    void aValueForSomebodyElseIsAnError() {
        refused(keys(OTHER, OTHER_PUBLIC), "key: " + cipher, "the value is not encrypted for this public key");
    }

    @Test
    void keysMustBeNamed() {
        refused(Map.of(), "key: " + cipher, "pkcs7_public_key is not defined");
        refused(Map.of("pkcs7_public_key", PUBLIC), "key: " + cipher, "pkcs7_private_key is not defined");
    }

    @Test
    void keysMustBeThere() {
        refused(keys("/nonexistent/key", PUBLIC), "key: " + cipher, "No such file or directory @ rb_sysopen - /nonexistent/key");
        refused(keys(RIGHT, "/nonexistent/key"), "key: " + cipher, "No such file or directory @ rb_sysopen - /nonexistent/key");
        refused(
                Map.of("pkcs7_private_key_env_var", "BINDERY_NO_SUCH_KEY", "pkcs7_public_key", PUBLIC),
                "key: " + cipher,
                "the environment variable BINDERY_NO_SUCH_KEY is not set");
    }

    @Test
    void keysMustBeKeys() {
        refused(keys(PUBLIC, PUBLIC), "key: " + cipher, "the private key is not a PEM private key");
        refused(keys(RIGHT, RIGHT), "key: " + cipher, "the public key is not a PEM certificate");
    }

    @Test
    void damagedValuesAreErrors() {
        refused(keys(RIGHT, PUBLIC), "key: " + cipher.replace("MII", "AII"), "the private key does not fit, or the value is damaged");
        refused(keys(RIGHT, PUBLIC), "key: ENC[PKCS7,AAAA]", "the private key does not fit, or the value is damaged");
        String cut = cipher.substring(0, cipher.length() - 1);
        refused(keys(RIGHT, PUBLIC), "key: " + cut, "the value starts like an encrypted one and is cut off or damaged");
        refused(keys(RIGHT, PUBLIC), "key: " + cipher.replace("MII", "M*I"), "the value starts like an encrypted one and is cut off or damaged");
    }

    @Test
    void otherMethodsAreNamed() {
        refused(keys(RIGHT, PUBLIC), "key: ENC[GPG,hQEMA0]", "encryption method GPG is not supported, only PKCS7 is");
    }

    @Test
    void withoutKeysPlaceholdersStandForValues() throws IOException {
        Map<String, String> noKeys = Map.of("placeholders", "true");
        Value first = lookup(Map.of(), "key: \"a " + cipher + " b\"", noKeys);
        assertThat(first.toString()).doesNotContain("hunter2").doesNotContain(cipher);
        assertThat(((Str) first).value()).matches("a <eyaml [0-9a-f]{16}> b");
        assertThat(lookup(Map.of(), "key: \"a " + cipher + " b\"", noKeys)).isEqualTo(first);
        assertThat(lookup(Map.of(), "key: \"a " + cipher.replace("MII", "MIJ") + " b\"", noKeys)).isNotEqualTo(first);
    }

    @Test
    void keysMayStandInTheEnvironment() throws Exception {
        String privateKey = Files.readString(Path.of(RIGHT));
        String publicKey = Files.readString(Path.of(PUBLIC));
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(Str.of("pkcs7_private_key_env_var"), Str.of("PRIVATE"));
        options.put(Str.of("pkcs7_public_key_env_var"), Str.of("PUBLIC"));
        EyamlKeys keys = EyamlKeys.of(Hash.owning(options), FileView.DISK, Map.of("PRIVATE", privateKey, "PUBLIC", publicKey)::get);
        assertThat(keys.decrypt(cipher.substring("ENC[PKCS7,".length(), cipher.length() - 1))).isEqualTo("hunter2");
    }

    @Test
    void aKeyFileThatChangesIsReadAgain() throws Exception {
        Path key = folder.resolve("key.pem");
        Path certificate = folder.resolve("certificate.pem");
        Files.copy(Path.of(OTHER), key);
        Files.copy(Path.of(OTHER_PUBLIC), certificate);
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(Str.of("pkcs7_private_key"), Str.of(key.toString()));
        options.put(Str.of("pkcs7_public_key"), Str.of(certificate.toString()));
        Hiera hiera = new Hiera(FileView.DISK);
        String block = cipher.substring("ENC[PKCS7,".length(), cipher.length() - 1);
        EyamlKeys before = hiera.eyamlKeys(Hash.owning(options));
        assertThatThrownBy(() -> before.decrypt(block)).isInstanceOf(EyamlKeys.Refused.class);
        assertThat(hiera.eyamlKeys(Hash.owning(options))).isSameAs(before);
        Files.copy(Path.of(RIGHT), key, StandardCopyOption.REPLACE_EXISTING);
        Files.copy(Path.of(PUBLIC), certificate, StandardCopyOption.REPLACE_EXISTING);
        assertThat(hiera.eyamlKeys(Hash.owning(options)).decrypt(block)).isEqualTo("hunter2");
    }

    @Test
    void aPrivateKeyThatChangesAloneIsReadAgain() throws Exception {
        Path key = Files.copy(Path.of(OTHER), folder.resolve("key.pem"));
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(Str.of("pkcs7_private_key"), Str.of(key.toString()));
        options.put(Str.of("pkcs7_public_key"), Str.of(PUBLIC));
        Hiera hiera = new Hiera(FileView.DISK);
        String block = cipher.substring("ENC[PKCS7,".length(), cipher.length() - 1);
        EyamlKeys before = hiera.eyamlKeys(Hash.owning(options));
        assertThatThrownBy(() -> before.decrypt(block)).isInstanceOf(EyamlKeys.Refused.class);
        Files.copy(Path.of(RIGHT), key, StandardCopyOption.REPLACE_EXISTING);
        assertThat(hiera.eyamlKeys(Hash.owning(options)).decrypt(block)).isEqualTo("hunter2");
    }

    @Test
    void aKeyFileThatCannotBeReadIsAnError() {
        refused(keys(folder.toString(), PUBLIC), "key: " + cipher, "the file cannot be read - " + folder);
    }
}

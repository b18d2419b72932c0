package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Encrypted data through the commands: with keys, without, and by way of a function written in Puppet.
class EncryptedDataTest {
    private static final Path KEPT = Path.of("../hiera/src/test/corpus/lookup/site").toAbsolutePath().normalize();

    @TempDir
    private Path environment;

    @BeforeEach
    void makeEnvironment() throws IOException {
        String cipher = Files.readString(KEPT.resolve("data/secret.eyaml")).lines().filter(line -> line.startsWith("password: "))
                .findFirst().orElseThrow().substring("password: ".length());
        Files.createDirectories(environment.resolve("data"));
        Files.createDirectories(environment.resolve("manifests"));
        Files.createDirectories(environment.resolve("functions"));
        Files.writeString(environment.resolve("data/secret.eyaml"), "password: " + cipher + "\n");
        Files.writeString(environment.resolve("facts.json"), """
                {"clientcert": "node.example.com", "fqdn": "node.example.com", "hostname": "node", "domain": "example.com"}""");
        Files.writeString(environment.resolve("manifests/site.pp"), "notify { 'told': message => lookup('password') }\n");
        Files.writeString(environment.resolve("functions/shouted.pp"), """
                function environment::shouted(String[1] $key, Hash $options, Puppet::LookupContext $context) {
                  upcase(eyaml_lookup_key($key, $options, $context))
                }
                """);
        useFunction("eyaml_lookup_key");
    }

    private void useFunction(String name) throws IOException {
        Files.writeString(environment.resolve("hiera.yaml"), """
                version: 5
                hierarchy:
                  - name: secret
                    lookup_key: %s
                    path: secret.eyaml
                    options:
                      pkcs7_private_key: %s/keys/private_key.pkcs7.pem
                      pkcs7_public_key: %s/keys/public_key.pkcs7.pem
                """.formatted(name, KEPT, KEPT));
    }

    private String onEnvironment(String command, String node, String... further) {
        String[] common = {
            command, node, "node.example.com", "--environment-dir", environment.toString(), "--facts", environment.resolve("facts.json").toString()
        };
        String[] all = java.util.Arrays.copyOf(common, common.length + further.length);
        System.arraycopy(further, 0, all, common.length, further.length);
        Ran ran = Ran.command(all);
        assertThat(ran.code()).describedAs(ran.err()).isZero();
        return ran.out();
    }

    @Test
    void keysOpenValues() {
        assertThat(onEnvironment("lookup", "--node", "password")).isEqualTo("--- hunter2\n");
        assertThat(onEnvironment("compile", "--certname")).contains("\"message\":\"hunter2\"");
    }

    @Test
    void withoutKeysPlaceholdersStandForThem() {
        assertThat(onEnvironment("lookup", "--node", "password", "--no-keys")).matches("--- \"?<eyaml [0-9a-f]{16}>\"?\n");
        assertThat(onEnvironment("compile", "--certname", "--no-keys")).containsPattern("\"message\":\"<eyaml [0-9a-f]{16}>\"");
    }

    @Test
    void aFunctionInPuppetMayDecrypt() throws IOException {
        useFunction("environment::shouted");
        assertThat(onEnvironment("compile", "--certname")).contains("\"message\":\"HUNTER2\"");
        assertThat(onEnvironment("compile", "--certname", "--no-keys")).containsPattern("\"message\":\"<EYAML [0-9A-F]{16}>\"");
    }
}

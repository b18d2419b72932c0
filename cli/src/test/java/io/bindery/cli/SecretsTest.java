package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Encrypted data is nowhere but in values that the code asks for: not in messages, not in lists of inputs, not in caches. Of keys nothing is shown at all.
class SecretsTest {
    private static final Path KEPT = Path.of("../hiera/src/test/corpus/lookup/site").toAbsolutePath().normalize();
    private static final String PLAIN = "hunter2";

    @TempDir
    Path folder;

    private Path environment = Path.of("/");
    private String keyLine = "";

    @BeforeEach
    void makeEnvironment() throws IOException {
        environment = folder.resolve("code");
        String cipher = Files.readString(KEPT.resolve("data/secret.eyaml")).lines().filter(line -> line.startsWith("password: ")).findFirst().orElseThrow();
        write("code/data/secret.eyaml", cipher + "\nlookup_options:\n  password:\n    convert_to: Sensitive\n");
        write("facts/node.example.com.json", "{\"clientcert\": \"node.example.com\"}");
        keyLine = Files.readAllLines(KEPT.resolve("keys/private_key.pkcs7.pem")).get(2);
        useKey(KEPT.resolve("keys/private_key.pkcs7.pem"));
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void useKey(Path key) throws IOException {
        write("code/hiera.yaml", """
                version: 5
                hierarchy:
                  - name: secret
                    lookup_key: eyaml_lookup_key
                    path: secret.eyaml
                    options: { pkcs7_private_key: %s, pkcs7_public_key: %s/keys/public_key.pkcs7.pem }
                """.formatted(key, KEPT));
    }

    private Ran compile(String manifest, String... more) throws IOException {
        write("code/manifests/site.pp", manifest);
        List<String> all = new ArrayList<>(List.of("compile", "--certname", "node.example.com", "--environment-dir", environment.toString(), "--facts",
                folder.resolve("facts/node.example.com.json").toString()));
        all.addAll(List.of(more));
        return Ran.command(all.toArray(String[]::new));
    }

    private void assertSilent(Ran ran) {
        assertThat(ran.out() + ran.err()).doesNotContainIgnoringCase(PLAIN).doesNotContain(keyLine).doesNotContain("BEGIN ");
    }

    @Test
    void messagesOfFailuresHoldNoPlainText() throws IOException {
        for (String code : List.of(
                "Integer(lookup('password'))", "lookup('password') + 1", "fail(lookup('password'))", "notice(lookup('password'))", "warning(\"${lookup('password')}\")",
                "lookup('password').unwrap.nothing()", "$x = lookup('password', Integer)", "if lookup('password') > 1 { }", "Enum['a'](lookup('password'))",
                "notify { 'x': message => lookup('password'), nothing => 1 }", "type Small = String[1,2]\nfunction f(Sensitive[Small] $x) { }\nf(lookup('password'))",
                "include(lookup('password'))", "$h = { 'a' => lookup('password') } notice($h) fail(\"${h}\")")) {
            Ran ran = compile(code);
            assertSilent(ran);
        }
    }

    @Test
    void keysThatDoNotFitAreNotShown() throws IOException {
        String text = Files.readString(KEPT.resolve("keys/private_key.pkcs7.pem"));
        List<Path> keys = List.of(
                KEPT.resolve("keys/public_key.pkcs7.pem"), write("cut.pem", text.substring(0, text.length() / 2)), write("swapped.pem", text.replace('a', 'b')),
                write("bare.pem", text.lines().filter(line -> !line.startsWith("-----")).reduce("", (a, b) -> a + b + "\n")), write("empty.pem", ""), folder.resolve("none.pem"), folder);
        for (Path key : keys) {
            useKey(key);
            Ran ran = compile("notify { 'x': message => lookup('password') }");
            assertThat(ran.code()).as(key.toString()).isNotZero();
            assertSilent(ran);
            assertThat(ran.err()).doesNotContain("\tat ").doesNotContain("internal error");
        }
    }

    @Test
    void damagedCipherTextIsRefusedAndNotShownInPart() throws IOException {
        String data = Files.readString(environment.resolve("data/secret.eyaml"));
        int begin = data.indexOf("PKCS7,") + 6;
        for (int at : new int[] {begin + 40, begin + 200, data.indexOf(']') - 8}) {
            String damaged = data.substring(0, at) + (data.charAt(at) == 'A' ? 'B' : 'A') + data.substring(at + 1);
            write("code/data/secret.eyaml", damaged);
            assertSilent(compile("notify { 'x': message => lookup('password') }", "--inputs"));
        }
    }

    @Test
    void listsOfInputsNameKeysAndShowNothing() throws IOException {
        Ran ran = compile("notify { 'x': message => lookup('password') }", "--inputs");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("secret.eyaml");
        assertSilent(ran);
        assertSilent(compile("notify { 'x': message => lookup('password') }", "--explain", "Notify[x]"));
    }

    @Test
    void cachesOfAFleetHoldDigestsOnly() throws IOException {
        write("code/manifests/site.pp", "notify { 'x': message => lookup('password').unwrap }");
        Path cache = folder.resolve("cache");
        Ran ran = Ran.command("fleet", "diff", "--from", environment.toString(), "--to", environment.toString(), "--nodes-from", folder.resolve("facts").toString(), "--cache-dir", cache.toString());
        assertThat(ran.err()).doesNotContain(PLAIN);
        if (!Files.exists(cache)) {
            return;
        }
        try (Stream<Path> all = Files.walk(cache)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)).as(file.toString()).doesNotContain(PLAIN).doesNotContain(keyLine);
            }
        }
    }
}

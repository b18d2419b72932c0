package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Names of nodes, facts and classifiers that try to be what they are not: code for a shell, another node, another environment.
class ForgedAuthorityTest {
    @TempDir
    Path folder;

    @BeforeEach
    void makeEnvironment() throws IOException {
        write("envs/production/manifests/site.pp", "notice(\"I am ${trusted['certname']}, ${trusted['authenticated']}\")");
        write("envs/other/manifests/site.pp", "notice('of the other environment')");
        write("outside/manifests/site.pp", "notice('from outside')");
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String classifier(String script) throws IOException {
        Path file = write("enc", "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file.toString();
    }

    private Ran compile(String node, String... more) {
        List<String> all = new ArrayList<>(List.of("compile", "--certname", node, "--environmentpath", folder.resolve("envs").toString()));
        all.addAll(List.of(more));
        return Ran.command(all.toArray(String[]::new));
    }

    @Test
    void aClassifierGetsTheNameAsOneWordThatNoShellReads() throws IOException {
        String script = classifier("printf '%s' \"$#:$1\" > '" + folder + "/told'\necho '{}'\n");
        Path canary = folder.resolve("canary");
        for (String name : List.of("$(touch canary)", "`touch canary`", ";touch canary", "a|touch canary", "a&&touch canary", "a b", "'a'", "\"a\"", "*", "~", "-rf", "--help", "$HOME", "a>canary")) {
            String node = name.replace("canary", canary.getFileName().toString());
            compile(node, "--enc", script);
            assertThat(Files.readString(folder.resolve("told"))).isEqualTo("1:" + node);
            assertThat(canary).doesNotExist();
            assertThat(Path.of("canary")).doesNotExist();
        }
    }

    @Test
    void namesThatAreNoneNeverReachTheClassifier() throws IOException {
        String script = classifier("touch '" + folder + "/called'\necho '{}'\n");
        for (String name : List.of("", "..", "../x", "a/b", "a\nb", "a\\b", "\u0007", "x".repeat(300))) {
            assertThat(compile(name, "--enc", script).code()).as(name).isNotZero();
            assertThat(folder.resolve("called")).doesNotExist();
        }
    }

    @Test
    void aClassifierCannotLeaveTheEnvironments() throws IOException {
        for (String name : List.of("../outside", "production/../../outside", folder + "/outside", "..", "", "a b", "production\\nx")) {
            Ran ran = compile("n", "--enc", classifier("printf '%b' 'environment: \"" + name.replace("\\", "\\\\") + "\"\\n'\n"));
            assertThat(ran.out() + ran.err()).doesNotContain("from outside").doesNotContain("\tat ").doesNotContain("internal error");
        }
    }

    @Test
    void aClassifierThatDoesNotStopTalkingIsStopped() throws IOException {
        Ran ran = compile("n", "--enc", classifier("exec yes 'a: b'\n"));
        assertThat(ran.code()).isNotZero();
        assertThat(ran.err()).doesNotContain("\tat ").doesNotContain("internal error");
    }

    @Test
    void whatIsTrustedComesFromTheNameAlone() throws IOException {
        Path facts = write("facts.json", """
                {"clientcert": "other.example.com", "certname": "other.example.com", "trusted": {"certname": "other.example.com", "authenticated": "remote"},
                 "environment": "other", "agent_specified_environment": "other", "servername": "x"}""");
        Ran ran = compile("n.example.com", "--facts", facts.toString());
        assertThat(ran.out() + ran.err()).doesNotContain("I am other").doesNotContain("of the other environment");
        for (String parameters : List.of("trusted: {certname: other.example.com}", "'::trusted': {certname: other.example.com}", "environment: other", "clientcert: other.example.com")) {
            Ran classified = compile("n.example.com", "--facts", facts.toString(), "--enc", classifier("printf 'parameters:\\n  "
                    + parameters.replace("'", "'\\''") + "\\n'\n"));
            assertThat(classified.out() + classified.err()).doesNotContain("I am other").doesNotContain("of the other environment").doesNotContain("internal error");
        }
    }
}

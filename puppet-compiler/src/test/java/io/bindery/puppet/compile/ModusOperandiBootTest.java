package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Environments;
import io.bindery.puppet.load.ExecClassifier;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requirements MO-1 to MO-18: how a compile is entered and what is ready before it starts.
final class ModusOperandiBootTest {

    private static Settings settings(String environmentpath) {
        return Settings.defaults("host").with("environmentpath", environmentpath);
    }

    @Test
    void mo1_aRequestWithNameFactsAndEnvironmentYieldsACatalog() {
        Site.Outcome outcome = Site.of("notify { $facts['role']: }").node("db.example.com").fact("role", "db").compile();
        assertThat(outcome.catalog().name()).isEqualTo("db.example.com");
        assertThat(outcome.catalog().environment()).isEqualTo("production");
        assertThat(outcome.resources()).contains("Notify[db]");
    }

    @Test
    void mo2_codeGivenAsTextIsAnEntryPoint() {
        assertThat(Site.of("").code("notice(1)").compile().log()).contains("notice: Scope(Class[main]): 1");
    }

    @Test
    void mo3_aFileIsAnEntryPoint() {
        Site site = Site.of("");
        MemoryTree files = site.files().with("/elsewhere/x.pp", "notify { 'x': }");
        Environment environment = site.environment().withManifest(Path.of("/elsewhere/x.pp"));
        assertThat(new Compiler(new Library(files)).compile(site.request().in(environment), (level, source, message) -> {}).resources())
                .anyMatch(resource -> resource.reference().toString().equals("Notify[x]"));
    }

    @Test
    void mo4_withNeitherTheEnvironmentsManifestsRun() {
        assertThat(Site.of("notify { 'from the environment': }").compile().resources()).contains("Notify[from the environment]");
    }

    @Test
    void mo5_aClassifierChangesTheEntry(@TempDir Path directory) throws IOException {
        Path script = script(directory, "echo 'classes: {a: {p: 1}, b: }'; echo 'parameters: {x: y}'; echo 'environment: test'");
        Classifier.Classification found = new ExecClassifier(new CommandRunner(), script.toString()).classify("n");
        assertThat(found.classes()).containsEntry("a", Hash.of(Str.of("p"), Int.of(1))).containsEntry("b", Hash.EMPTY);
        assertThat(found.parameters()).containsEntry("x", Str.of("y"));
        assertThat(found.environment()).isEqualTo("test");
    }

    @Test
    void mo5_aClassifierThatFailsIsTold(@TempDir Path directory) throws IOException {
        Path script = script(directory, "exit 3");
        assertThatThrownBy(() -> new ExecClassifier(new CommandRunner(), script.toString()).classify("n"))
                .isInstanceOf(LoadError.class)
                .hasMessageContaining("Failed to find n via exec: Execution of '" + script + " n' returned 3");
    }

    private static Path script(Path directory, String body) throws IOException {
        Path script = directory.resolve("enc");
        Files.writeString(script, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        return script;
    }

    @Test
    void mo6_theFirstDirectoryOfTheEnvironmentPathWins() {
        MemoryTree files = MemoryTree.EMPTY.with("/b/production/manifests/site.pp", "").with("/c/production/manifests/site.pp", "");
        Environment found = new Environments(files, settings("/a:/b:/c"), warning -> {}).find("production");
        assertThat(found.directory()).isEqualTo(Path.of("/b/production"));
    }

    @Test
    void mo7_codeReplacesManifestsButModulesStay() {
        Site.Outcome outcome = Site.of("notify { 'manifest': }")
                .file("modules/m/manifests/init.pp", "class m { notify { 'module': } }")
                .code("include m")
                .compile();
        assertThat(outcome.resources()).contains("Notify[module]").doesNotContain("Notify[manifest]");
    }

    @Test
    void mo8_aDirectoryOfManifestsIsReadWhole() {
        Site.Outcome outcome = Site.of("notify { 'one': }")
                .file("manifests/more/two.pp", "notify { 'two': }")
                .file("manifests/readme.txt", "notify { 'no': }")
                .compile();
        assertThat(outcome.resources()).contains("Notify[one]", "Notify[two]").doesNotContain("Notify[no]");
    }

    @Test
    void mo11_anUnknownEnvironmentIsAnError() {
        assertThatThrownBy(() -> new Environments(MemoryTree.EMPTY, settings("/a:/b"), warning -> {}).find("x"))
                .hasMessage("Could not find a directory environment named 'x' anywhere in the path: /a:/b. Does the directory exist?");
    }

    @Test
    void mo12_environmentsAreDirectoriesUnderThePath() {
        MemoryTree files = MemoryTree.EMPTY.with("/e/one/manifests/a.pp", "").with("/e/two/manifests/a.pp", "").with("/e/not-one/x", "");
        assertThat(new Environments(files, settings("/e"), warning -> {}).names()).containsExactly("one", "two");
    }

    @Test
    void mo13_environmentConfIsForItsEnvironmentOnly() {
        MemoryTree files = MemoryTree.EMPTY
                .with("/e/one/environment.conf", "modulepath = site:$basemodulepath\nmanifest = start.pp\nconfig_version = version.sh\n")
                .with("/e/two/manifests/a.pp", "");
        Environments environments = new Environments(files, settings("/e").with("basemodulepath", "/base"), warning -> {});
        assertThat(environments.find("one").modulepath()).containsExactly(Path.of("/e/one/site"), Path.of("/base"));
        assertThat(environments.find("one").manifest()).isEqualTo(Path.of("/e/one/start.pp"));
        assertThat(environments.find("one").configVersion()).isEqualTo("/e/one/version.sh");
        assertThat(environments.find("two").modulepath()).containsExactly(Path.of("/e/two/modules"), Path.of("/base"));
        assertThat(environments.find("two").manifest()).isEqualTo(Path.of("/e/two/manifests"));
    }

    @Test
    void mo13_unknownSettingsOfAnEnvironmentAreTold() {
        MemoryTree files = MemoryTree.EMPTY.with("/e/one/environment.conf", "nosuch = 1\n");
        List<String> warnings = new java.util.ArrayList<>();
        new Environments(files, settings("/e"), warnings::add).find("one");
        assertThat(warnings).containsExactly("Invalid settings in environment.conf at '/e/one/environment.conf'."
                + " The following unknown setting(s) are being ignored: nosuch");
    }

    @Test
    void mo14_dataIsReadyAtTheEndOfBoot() {
        List<Phase> phases = Site.of("").compile().phases();
        assertThat(phases.indexOf(Phase.INJECTOR)).isBetween(0, phases.indexOf(Phase.BOOT_END));
    }

    @Test
    // As Puppet does: what a module's metadata declares does not hide the functions of others from it.
    void mo15_modulesSeeTheFunctionsOfOthers() {
        Site.Outcome outcome = Site.of("include a")
                .file("modules/a/metadata.json", "{\"name\": \"x-a\", \"version\": \"1.0.0\", \"source\": \"s\", \"author\": \"a\", \"license\": \"l\", \"dependencies\": []}")
                .file("modules/a/manifests/init.pp", "class a { notify { b::f(): } }")
                .file("modules/b/functions/f.pp", "function b::f() { 'from b' }")
                .compile();
        assertThat(outcome.resources()).contains("Notify[from b]");
    }

    @Test
    void mo16_manifestsAreReadInTheOrderOfTheirNames() {
        Site inOrder = Site.of("").file("manifests/01.pp", "$a = 1").file("manifests/02.pp", "notice($a)");
        assertThat(inOrder.compile().notices()).containsExactly("1");
        Site reversed = Site.of("").file("manifests/02.pp", "$a = 1").file("manifests/01.pp", "notice($a)");
        assertThat(reversed.compile().message()).startsWith("Evaluation Error: Unknown variable: 'a'.");
    }

    @Test
    void mo17_theClassifierHasAnsweredBeforeManifestsAreEvaluated() {
        assertThat(Site.of("notice($role)").parameter("role", "web").compile().notices()).containsExactly("web");
    }

    @Test
    void mo18_bootEndsBeforeAnythingIsEvaluated() {
        List<Phase> phases = Site.of("notice(1)").compile().phases();
        assertThat(phases).startsWith(
                Phase.BOOT_START, Phase.ENVIRONMENT, Phase.IMPORT, Phase.SITE, Phase.INJECTOR, Phase.BOOT_END, Phase.PARAMETERS);
        List<Phase> broken = Site.of("}").compile().phases();
        assertThat(broken).doesNotContain(Phase.BOOT_END, Phase.MAIN);
    }
}

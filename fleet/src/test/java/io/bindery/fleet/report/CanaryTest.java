package io.bindery.fleet.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.fleet.SmallSite;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Secrets that change are differences, and no form of the result shows what they are.
class CanaryTest {
    private static final String CANARY = "canary";

    @TempDir
    Path folder;

    static Stream<Report> forms() {
        return Stream.of(
                new TextReport(false, true),
                new TextReport(true, true),
                new JsonReport(),
                new OctocatalogReport(false),
                new MarkdownReport(),
                new SarifReport("1"),
                new GithubReport(),
                new GitlabReport(),
                new PageReport());
    }

    @ParameterizedTest
    @MethodSource("forms")
    void noFormShowsASecret(Report form) {
        SmallSite site = new SmallSite(folder)
                .write("hiera.yaml", "version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n")
                .write("modules/keep/manifests/init.pp", """
                        class keep (Sensitive[String] $word, String $more) {
                          keep::inner { 'a': word => $word }
                          file { '/etc/text': content => Sensitive("one\\n${word.unwrap}\\nthree\\n") }
                          file { '/etc/epp': content => Sensitive(epp('keep/word.epp', { 'word' => $word })) }
                          file { '/etc/plain': content => $more }
                          user { 'me': password => $word }
                          exec { 'run': command => Sensitive("/bin/run ${word.unwrap}"), environment => ['A=1', Sensitive("B=${word.unwrap}")] }
                          @@file { '/etc/exported': content => $word }
                          File <<| |>>
                        }
                        """)
                .write("modules/keep/manifests/inner.pp", "define keep::inner (Sensitive $word) { file { \"/etc/${title}\": content => $word } }\n")
                .write("modules/keep/templates/word.epp", "<%- | Sensitive $word | -%>\nword <%= $word.unwrap %>\n")
                .write("manifests/site.pp", "include keep\n")
                .node("web1", Map.of());
        String from = site.write("data/common.yaml", data(1)).commit();
        String to = site.write("data/common.yaml", data(2)).commit();
        FleetResult result = site.diff(from, to, new Comparing(List.of(), List.of(), true, true, true, true, true, Set.of()), true);
        assertThat(result.failures()).isEmpty();
        assertThat(result.groups()).hasSizeGreaterThan(6);
        assertThat(form.write(result)).contains("/etc/plain").doesNotContain(CANARY);
    }

    private static String data(int number) {
        return "---\nkeep::word: " + CANARY + number + "\nkeep::more: plain" + number + "\nlookup_options:\n  keep::word:\n    convert_to: Sensitive\n";
    }
}

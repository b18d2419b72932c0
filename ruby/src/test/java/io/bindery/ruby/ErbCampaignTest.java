package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.ruby.erb.BeyondSubset;
import io.bindery.ruby.erb.Template;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Hundreds of small templates that Puppet rendered, or refused, with the same variables: our own reading of ERB either gives Puppet's
/// text or leaves the template to Ruby, and JRuby gives Puppet's text for all of them.
final class ErbCampaignTest {
    private static final Path FOLDER = Path.of("src/test/corpus/erb-campaign");

    /// @param text null where Puppet refused the template
    private record Case(String template, @Nullable String text) {}

    private static Value json(String text) {
        return JsonReader.read(new SourceFile("", text), ValueBuilder.VALUES);
    }

    private static List<Case> cases() throws IOException {
        try (Stream<String> lines = Files.lines(FOLDER.resolve("cases.jsonl"))) {
            return lines.map(line -> (Hash) json(line))
                    .map(row -> new Case(text(row, "template"), row.get("text") == null ? null : text(row, "text")))
                    .toList();
        }
    }

    private static String text(Hash row, String key) {
        return row.get(key) instanceof Str text ? text.value() : "";
    }

    private static PlainScope scope() throws IOException {
        return new PlainScope((Hash) json(Files.readString(FOLDER.resolve("variables.json"))));
    }

    @Test
    void whatIsRenderedWithoutRubyIsWhatPuppetRenders() throws IOException {
        List<String> wrong = new ArrayList<>();
        int rendered = 0;
        for (Case each : cases()) {
            String ours = natively(each.template());
            if (ours != null) {
                rendered++;
                if (!ours.equals(each.text())) {
                    wrong.add(each.template() + " gave " + ours + " and not " + each.text());
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(rendered).isGreaterThan(400);
    }

    private static @Nullable String natively(String template) throws IOException {
        try {
            return Template.parse(template).render(scope());
        } catch (BeyondSubset _) {
            return null;
        }
    }

    @Test
    void whatJRubyRendersIsWhatPuppetRenders() throws Exception {
        List<String> wrong = new ArrayList<>();
        try (RubyEngine engine = EngineLoader.start(RubyJars.folder())) {
            for (Case each : cases()) {
                String theirs = byRuby(engine, each.template());
                if (theirs == null ? each.text() != null : !theirs.equals(each.text())) {
                    wrong.add(each.template() + " gave " + theirs + " and not " + each.text());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static @Nullable String byRuby(RubyEngine engine, String template) throws IOException {
        try {
            return engine.render("(erb)", template, scope());
        } catch (RubyError _) {
            return null;
        }
    }
}
